"""Reading positions: what is refused has a code, an English sentence and a reason in both languages, and no more."""

import ast
import copy
import json
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import palier
from palier import BadPosition, BadRecord, Record
from palier.engine import reading
from palier.text import LANGUAGES, Texts
from tests.kit.cases import IN_THE_KIT, Case, few_cases
from tests.kit.driver import assert_says, plain, played
from tests.kit.tampering import damaged

SOURCE = Path(__file__).parents[2] / "src" / "palier"
names = pytest.mark.parametrize("name", IN_THE_KIT)


def assert_refused_well(error: BadPosition) -> None:
    assert_says(error, "bad_position")
    assert error.why is not None, str(error)
    french, english = [Texts(lang, strict=True).error(error) for lang in LANGUAGES]
    assert french != english


# Any position


@cache
def positions(case: Case) -> list[Any]:
    return [plain(state.to_json()) for state in played(case).states]


@names
@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused_in_both_languages(name: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(few_cases(name)[::3]))
    position = data.draw(damaged(data.draw(st.sampled_from(positions(case)))))
    assume(isinstance(position, dict))
    try:
        case.game.position(position, data.draw(st.booleans()))
    except BadPosition as error:
        assert_refused_well(error)


def with_numbers_for_keys(value: Any, path: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], Any]]:
    """Each object of a position in turn with a key that JSON cannot have, though a program can."""
    if isinstance(value, dict):
        yield path, {**value, 7: 1}
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        for where, changed in with_numbers_for_keys(inner, (*path, key)):
            whole = copy.copy(value)
            whole[key] = changed
            yield where, whole


@names
def test_keys_that_json_cannot_have_are_refused(name: str) -> None:
    for case in few_cases(name)[:2]:
        for where, position in with_numbers_for_keys(positions(case)[-3]):
            with pytest.raises(BadPosition) as refused:
                case.game.position(position, False)
            assert_refused_well(refused.value)
            assert "7" in str(refused.value), where


@names
@pytest.mark.parametrize(
    ("head", "message", "sentence"),
    [
        ({"game": "chess"}, "reading-game", "this is a position of 'chess', not of "),
        ({"game": 3}, "reading-game", "this is a position of 3, not of "),
        ({"players": 99}, "reading-number", "'players' must be a whole number from "),
        ({"players": None}, "reading-number", "'players' must be a whole number from "),
        ({"players": True}, "reading-number", "'players' must be a whole number from "),
        ({"options": None}, "reading-table", "'options' must be an object, not None"),
        ({"options": {"taxes": True}}, "reading-option", "there is no option 'taxes'"),
        ({"options": {7: True}}, "reading-option", "there is no option 7"),
        ({"colour": 1}, "reading-field", "'position' has no field 'colour'"),
        ({"frmaes": []}, "reading-field-close", "'position' has no field 'frmaes' (did you mean 'frames'?)"),
    ],
)
def test_the_head_of_a_position(name: str, head: dict[str, Any], message: str, sentence: str) -> None:
    case = few_cases(name)[0]
    with pytest.raises(BadPosition) as refused:
        case.game.position({**positions(case)[0], **head}, True)
    assert refused.value.why is not None
    assert refused.value.why.message == message
    assert sentence in str(refused.value)
    assert_refused_well(refused.value)


@pytest.mark.parametrize(
    ("name", "players", "options", "said"),
    [
        ("roomshare", 2, {"royal_suite": 3}, "true, false"),
        ("roomshare", 2, {"royal_suite_replaces": "castle"}, "classic, suite, haunted"),
        ("wucherer", 2, {"games": 10}, "1–9"),
        ("home_staging", 1, {"custom": 7}, "20000"),
        ("roomshare", 3, {"no_cards": True}, "no_cards"),
        ("home_staging", 1, {"daily": "yesterday"}, "2026-01-31"),
    ],
)
def test_options_that_a_position_cannot_have(name: str, players: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        palier.games[name].position({"players": players, "options": options}, False)
    assert_refused_well(refused.value)
    for lang in LANGUAGES:
        assert said in Texts(lang, strict=True).error(refused.value)


def test_a_record_that_starts_from_a_bad_position_says_what_is_wrong_with_it() -> None:
    case = few_cases("roomshare")[0]
    record = case.game.match_from(positions(case)[0]).record
    start = {**positions(case)[0], "turn": -1}
    data = {**json.loads(record.to_json()), "start": start}
    with pytest.raises(BadRecord) as refused:
        palier.replay(Record.from_json(json.dumps(data)))
    assert refused.value.why is not None
    assert refused.value.why.message == "reading-number"


@pytest.mark.parametrize("position", [None, [], "board", 3])
def test_only_an_object_is_a_position(position: Any) -> None:
    with pytest.raises(BadPosition, match="'position' must be an object") as refused:
        palier.games["roomshare"].match_from(position)
    assert_refused_well(refused.value)


# The parts

NAMES = ("red", "blue")
Read = Callable[[Any], Any]
READ: dict[str, tuple[Read, list[tuple[Any, Any]], dict[str, Any]]] = {
    "whole": (
        lambda value: reading.whole(value, "turn", 1, 9),
        [(1, 1), (9, 9)],
        {
            "'turn' must be a whole number from 1 to 9, not 0": 0,
            "'turn' must be a whole number from 1 to 9, not '5'": "5",
            "'turn' must be a whole number from 1 to 9, not True": True,
            "'turn' must be a whole number from 1 to 9, not 5.0": 5.0,
            "'turn' must be a whole number from 1 to 9, not None": None,
            "a number that is far too large": 10**9999,
        },
    ),
    "flag": (
        lambda value: reading.flag(value, "open"),
        [(True, True), (False, False)],
        {"'open' must be true or false, not 1": 1, "'open' must be true or false, not None": None},
    ),
    "name": (
        lambda value: reading.name(value, NAMES, "colour"),
        [("red", 0), ("blue", 1)],
        {
            "'colour' cannot be 'green' (it is one of red, blue)": "green",
            "'colour' cannot be 'bleu' (did you mean 'blue'?)": "bleu",
            "'colour' cannot be ['red'] (it is one of red, blue)": ["red"],
            "'colour' cannot be None (it is one of red, blue)": None,
        },
    ),
    "table": (lambda value: reading.table(value, "deck"), [({}, {})], {"'deck' must be an object, not []": []}),
    "items": (
        lambda value: reading.items(value, "done", 2),
        [([], []), ([1, 2], [1, 2])],
        {"'done' must be a list of at most 2, not [1, 2, 3]": [1, 2, 3], "list of at most 2, not {}": {}},
    ),
    "exactly": (
        lambda value: reading.exactly(value, "tokens", 2),
        [([1, 2], [1, 2])],
        {"'tokens' must be a list of 2, not [1]": [1], "'tokens' must be a list of 2, not None": None},
    ),
    "seats": (
        lambda value: reading.seats(value, "hands", 2),
        [([None, 2], [None, 2])],
        {"'hands' must be a list of 2, one entry for each seat, not [1]": [1]},
    ),
    "grid": (
        lambda value: reading.grid(value, "board", 2, 2),
        [([["a", "b"], ["c", "d"]], ["a", "b", "c", "d"])],
        {
            "'board' must have 2 rows of 2": [["a"], ["b", "c", "d"]],
            "'board' must have 2 rows of 2 ": [["a", "b"]],
            "'board' must have 2 rows of 2  ": None,
        },
    ),
    "names_in": (
        lambda value: reading.names_in(value, NAMES, "pile", 2),
        [(["blue", "red"], [1, 0])],
        {"'pile' cannot be 7 (it is one of red, blue)": [7], "'pile' must be a list of at most 2": ["red"] * 3},
    ),
    "counts": (
        lambda value: reading.counts(value, NAMES, "hands[1]", 5),
        [({}, [0, 0]), ({"blue": 5}, [0, 5])],
        {
            "'hands[1]' cannot be 'green' (it is one of red, blue)": {"green": 1},
            "'hands[1].red' must be a whole number from 0 to 5, not 6": {"red": 6},
            "'hands[1].blue' must be a whole number from 0 to 5, not True": {"blue": True},
            "'hands[1]' must be an object, not ['red']": ["red"],
        },
    ),
    "distinct": (
        lambda value: reading.distinct(value, "waiting"),
        [([], None), ([1, 2], None)],
        {"'waiting' names something twice": [1, 2, 1]},
    ),
    "read_frame": (
        lambda value: reading.read_frame(value, "frames", ("card", "place"), (-1, 3), (-9, 9)),
        [(["place", -1, 9, -9], (1, -1, 9, -9))],
        {
            "'frames' holds ['card', 0, 0], which is not what is asked, a seat and two numbers": ["card", 0, 0],
            "'frames' cannot be 'tea' (it is one of card, place)": ["tea", 0, 0, 0],
            "'frames: seat' must be a whole number from -1 to 3, not 4": ["card", 4, 0, 0],
            "'frames' holds 10 for a number of ['card', 0, 10, 0]": ["card", 0, 10, 0],
            "'frames' holds None for a number of ['card', 0, 0, None]": ["card", 0, 0, None],
        },
    ),
    "fields": (
        lambda value: reading.fields(value, ["roof", "owner"], "houses[0]"),
        [({}, None), ({"owner": 1}, None)],
        {
            "'houses[0]' has no field 'garden' (its fields: roof, owner)": {"garden": 1},
            "'houses[0]' has no field 'rooof' (did you mean 'roof'?)": {"rooof": 1},
        },
    ),
    "needed": (
        lambda value: reading.needed(value, "board"),
        [({"board": None}, None)],
        {"a position needs a 'board'": {}},
    ),
    "number_or_none": (
        lambda value: reading.number_or_none(value, "winner", 0, 3, -1),
        [({}, -1), ({"winner": None}, -1), ({"winner": 2}, 2)],
        {"'winner' must be a whole number from 0 to 3, not -1": {"winner": -1}},
    ),
    "each_number": (
        lambda value: reading.each_number(value, "money", 2, 0, 9, 3),
        [({}, [3, 3]), ({"money": None}, [3, 3]), ({"money": [0, 9]}, [0, 9])],
        {"'money' must be a whole number from 0 to 9, not 10": {"money": [0, 10]}, "one entry": {"money": [1]}},
    ),
}


@pytest.mark.parametrize("what", READ)
def test_a_value_is_read_or_refused_with_its_sentence(what: str) -> None:
    read, good, bad = READ[what]
    for value, expected in good:
        assert read(value) == expected
    for sentence, value in bad.items():
        with pytest.raises(BadPosition, match=re.escape(sentence.strip())) as refused:
            read(value)
        assert_refused_well(refused.value)


def test_frames_without_bounds_take_any_whole_numbers() -> None:
    read = partial(reading.read_frame, where="frames", names=("card",), seats=(0, 0))
    assert read(["card", 0, 10**30, -(10**30)]) == (0, 0, 10**30, -(10**30))
    with pytest.raises(BadPosition):
        read(["card", 0, 1.0, 0])


# Every reason in the code has its texts, told with just what they take


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, lang: str, start: str) -> dict[str, set[str]]:
    """The messages of a folder's texts that begin so, and the arguments that they take."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"text.{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(start):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name.removeprefix(start)] = visitor.names
    return found


def reasons(paths: list[Path], function: str) -> dict[str, set[str]]:
    """The reasons that these modules give by calling a function, and what they tell each with."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for scope in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(scope, ast.FunctionDef):
                assigned = {
                    node.lineno: node.value.value
                    for node in ast.walk(scope)
                    if isinstance(node, ast.Assign)
                    and isinstance(node.value, ast.Constant)
                    and isinstance(node.targets[0], ast.Name)
                    and node.targets[0].id == "sentence"
                }
                for call in ast.walk(scope):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == function:
                        message, sentence = call.args
                        assert isinstance(message, ast.Constant)
                        if isinstance(sentence, ast.Name):
                            said = assigned[max(line for line in assigned if line < call.lineno)]
                        else:
                            said = ast.literal_eval(sentence)
                        told = {str(keyword.arg) for keyword in call.keywords}
                        placeholders = {name for _, name, _, _ in Formatter().parse(str(said)) if name is not None}
                        assert placeholders == told, said
                        assert found.setdefault(str(message.value), told) == told, message.value
    return found


@names
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_game_has_its_text_and_every_text_its_reason(name: str, lang: str) -> None:
    given = reasons(sorted((SOURCE / "games" / name).glob("*.py")), "bad")
    assert given
    assert messages(SOURCE / "games" / name, lang, "position-") == given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shared_reason_has_its_text_and_every_text_its_reason(lang: str) -> None:
    given = reasons([SOURCE / "engine" / "reading.py"], "misshapen")
    told = messages(SOURCE / "text", lang, "reading-")
    options = {reason: taken for reason, taken in told.items() if reason.startswith("option")}
    assert {reason: taken for reason, taken in told.items() if reason not in options} == given
    assert options.keys() == {"option", "option-text", "option-value", "options"}
