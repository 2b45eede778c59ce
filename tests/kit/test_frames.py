"""Every kind of frame is described once, at its number, and views name it as positions do."""

import re
from importlib import import_module
from typing import Any

import pytest

from palier.engine.frames import FrameKind
from tests.kit.cases import IN_THE_KIT

A_CAPITAL_INSIDE = re.compile(r"(?<!^)(?=[A-Z])")


def kinds_of(name: str) -> list[FrameKind[Any]]:
    kinds: list[FrameKind[Any]] = import_module(f"palier.games.{name}.frames").FRAMES
    return kinds


def names_of(name: str) -> tuple[str, ...]:
    names: tuple[str, ...] = import_module(f"palier.games.{name}.state").FRAME_NAMES
    return names


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_each_kind_stands_at_the_number_of_its_name(name: str) -> None:
    words = [A_CAPITAL_INSIDE.sub("_", type(kind).__name__).lower() for kind in kinds_of(name)]
    assert tuple(words) == names_of(name)


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_the_numbers_in_the_state_are_those_of_the_names(name: str) -> None:
    names = names_of(name)
    numbers: dict[str, int] = {}
    for constant, value in vars(import_module(f"palier.games.{name}.state")).items():
        kind, _, word = constant.lower().partition("_")
        if type(value) is int and kind in ("ask", "do", "item", "run"):
            numbers[f"do_{word}" if kind == "do" else word] = value
    assert sorted(numbers, key=numbers.__getitem__) == list(names)
    assert sorted(numbers.values()) == list(range(len(names)))
