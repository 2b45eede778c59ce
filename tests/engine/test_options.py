"""Options: declared variants, checked in one place; texts of a command line are understood."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palier import BadOptions
from palier.engine.options import Option, complete

YES_NO = Option("royal", False)
CHOICE = Option("replaces", "classic", choices=("classic", "suite"))
NUMBER = Option("rounds", 3, low=-2, high=8)
ALL = (YES_NO, CHOICE, NUMBER)


@pytest.mark.parametrize("text", ["true", "True", "TRUE", "yes", "on", "1"])
def test_yes_can_be_written_in_several_ways(text: str) -> None:
    assert YES_NO.check(text) is True


@pytest.mark.parametrize("text", ["false", "False", "FALSE", "no", "off", "0"])
def test_no_can_be_written_in_several_ways(text: str) -> None:
    assert YES_NO.check(text) is False


@pytest.mark.parametrize("value", [0, 1, 1.0, None, "", "oui", "2", [], {}, b"true"])
def test_anything_else_is_neither_yes_nor_no(value: object) -> None:
    with pytest.raises(BadOptions, match="royal takes true or false"):
        YES_NO.check(value)


def test_a_choice_is_one_of_its_texts_exactly() -> None:
    assert CHOICE.check("suite") == "suite"
    for value in ("Suite", "", None, 0, True, ["suite"], "suite "):
        with pytest.raises(BadOptions, match="replaces takes classic, suite"):
            CHOICE.check(value)


@pytest.mark.parametrize(("value", "number"), [(-2, -2), (0, 0), (8, 8), ("5", 5), ("-1", -1), ("-2", -2)])
def test_a_number_may_be_written_as_text(value: object, number: int) -> None:
    checked = NUMBER.check(value)
    assert checked == number
    assert type(checked) is int


@pytest.mark.parametrize(
    "value",
    [
        9,
        -3,
        2**70,
        3.0,
        True,
        None,
        "",
        "nine",
        "9",
        "3.0",
        "1e0",
        " 3 4",
        [],
        "--1",
        "-",
        "--",
        pytest.param("9" * 5000, id="long"),
    ],
)
def test_anything_else_is_no_number_of_the_range(value: object) -> None:
    with pytest.raises(BadOptions, match="rounds takes a whole number from -2 to 8"):
        NUMBER.check(value)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(value=st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.text("-0123456789")))
def test_any_value_is_understood_or_bad_options(value: object) -> None:
    for option in ALL:
        try:
            checked = option.check(value)
        except BadOptions:
            continue
        assert type(checked) is type(option.default)
        assert option.check(checked) == checked


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_every_value_worth_trying_is_accepted_and_the_default_is_one(option: Option) -> None:
    values = option.values()
    assert option.default in values
    assert len(set(values)) == len(values)
    assert [option.check(value) for value in values] == values
    assert [option.check(str(value)) for value in values] == values


def test_values_are_all_of_a_choice_and_the_ends_of_a_range() -> None:
    assert YES_NO.values() == [False, True]
    assert CHOICE.values() == ["classic", "suite"]
    assert NUMBER.values() == [-2, 3, 8]
    assert Option("few", 1, low=1, high=2).values() == [1, 2]


def test_what_is_not_given_gets_its_default_in_the_declared_order() -> None:
    assert complete(ALL, {}) == {"royal": False, "replaces": "classic", "rounds": 3}
    done = complete(ALL, {"rounds": "8", "royal": "yes"})
    assert done == {"royal": True, "replaces": "classic", "rounds": 8}
    assert list(done) == ["royal", "replaces", "rounds"]


def test_an_unknown_option_is_named_with_those_that_there_are() -> None:
    with pytest.raises(BadOptions, match=r"no option 'roial' \(options: royal, replaces, rounds\)"):
        complete(ALL, {"roial": True})
    with pytest.raises(BadOptions, match=r"options: none"):
        complete((), {"royal": True})


def test_an_option_tells_itself_as_json() -> None:
    assert YES_NO.to_json() == {"name": "royal", "default": False}
    assert CHOICE.to_json() == {"name": "replaces", "default": "classic", "choices": ["classic", "suite"]}
    assert NUMBER.to_json() == {"name": "rounds", "default": 3, "low": -2, "high": 8}
