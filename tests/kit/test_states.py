"""A state's clone is written out by hand, field by field (docs/dependencies.md says why): none may be forgotten."""

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest

from tests.kit.cases import IN_THE_KIT, every_case
from tests.kit.driver import played


def fields_of(state: Any) -> list[str]:
    """The attributes of a state, compiled or plain."""
    kinds = (GetSetDescriptorType, MemberDescriptorType)
    return sorted(name for name, value in vars(type(state)).items() if isinstance(value, kinds) and name[0] != "_")


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_a_clone_has_every_field_and_shares_no_list(name: str) -> None:
    states = played(every_case(name)[0]).states
    state: Any = states[len(states) // 2].clone()
    fields = fields_of(state)
    assert len(fields) > 15
    for number, field in enumerate(fields):
        value = getattr(state, field)
        if type(value) is int:
            setattr(state, field, value + number + 1)
        elif type(value) is bool:
            setattr(state, field, not value)
        elif type(value) is str:
            setattr(state, field, field)
        elif type(value) is list and not value:
            # Nobody plays on with these: it is enough that a list is not the empty one of every new state.
            value.append(field)
    clone: Any = state.clone()
    for field in fields:
        value, copied = getattr(state, field), getattr(clone, field)
        assert type(copied) is type(value), field
        if type(value) is list:
            assert copied is not value, field
            assert len(copied) == len(value), field
        elif type(value) in (int, bool, str):
            assert copied == value, field
        else:
            assert copied is value, field
