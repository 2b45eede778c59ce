"""Whatever a caller gives, what is raised is an error of ours with a code, never one from inside the engine."""

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from decimal import Decimal
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import palier
from palier import PalierError, Record, RecordedChance, ScriptedChance, SeededChance
from palier.engine.record import Step

GAME = "roomshare"


class Index:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Broken:
    """Says it is a whole number, and is none."""

    def __index__(self) -> int:
        raise TypeError("no")

    def __repr__(self) -> str:
        raise ValueError("no")


def match() -> Any:
    """Anew each time; not typed, as these calls are wrong."""
    return palier.new_match(GAME, 2, seed=3)


@cache
def text() -> str:
    one = match()
    for _ in range(3):
        one.play(one.to_act[0], one.legal(one.to_act[0])[0])
    return str(one.record.to_json())


def record() -> Any:
    return Record.from_json(text())


def position() -> Any:
    return match().state.to_json()


def position_with(value: Any) -> Any:
    """A position in each of whose fields stands that value."""
    game: Any = palier.games[GAME]
    error: PalierError | None = None
    for field in position():
        try:
            game.match_from({**position(), field: value})
        except PalierError as refused:
            error = refused
    if error is not None:
        raise error


new: Any = palier.new_match
replay: Any = palier.replay
seeded: Any = SeededChance
recorded: Any = RecordedChance
scripted: Any = ScriptedChance
from_json: Any = Record.from_json
games: Any = palier.games

CALLS: dict[str, Callable[[Any], Any]] = {
    "new_match game": lambda value: new(value, 2),
    "new_match players": lambda value: new(GAME, value),
    "new_match seed": lambda value: new(GAME, 2, seed=value),
    "new_match options": lambda value: new(GAME, 2, options=value),
    "new_match option": lambda value: new(GAME, 2, options={"royal_suite": value}),
    "new_match chance": lambda value: new(GAME, 2, chance=value),
    "legal": lambda value: match().legal(value),
    "view": lambda value: match().view(value),
    "play seat": lambda value: match().play(value, "auto"),
    "play action": lambda value: match().play(match().to_act[0], value),
    "play anything": lambda value: match().play(value, value),
    "clone": lambda value: match().clone(value),
    "replay": replay,
    "replay steps": lambda value: replay(record(), value),
    "replay game": lambda value: replay(record(), game=value),
    "from_json": from_json,
    "seed": seeded,
    "stream": lambda value: seeded(1, value),
    "recorded": recorded,
    "recorded outcome": lambda value: recorded([value]).below(6),
    "scripted": scripted,
    "games": lambda value: games[value],
    "match_from": games[GAME].match_from,
    "match_from field": position_with,
    "match_from strict": lambda value: games[GAME].match_from(position(), value),
    "match_from seed": lambda value: games[GAME].match_from(position(), seed=value),
}

hashables = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=-3, max_value=400),
    st.floats(),
    st.complex_numbers(),
    st.text(max_size=20),
    st.binary(max_size=20),
    st.sampled_from([Decimal(3), datetime(2026, 1, 31, tzinfo=UTC), int, object(), "\ud800", GAME, Ellipsis]),
    # More figures than Python writes.
    st.integers(5000, 5001).map(lambda figures: 10**figures),
    st.builds(Index, st.integers(-1, 3)),
    st.builds(Broken),
)
anything = st.recursive(
    hashables,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.tuples(inner, inner),
        st.dictionaries(hashables, inner, max_size=3),
        st.builds(palier.Action, inner, inner),
        st.sets(hashables, max_size=2),
    ),
    max_leaves=4,
)


def refusal(call: Callable[[Any], Any], value: object) -> PalierError | None:
    """What a call is refused with; any other error is a failure."""
    try:
        call(value)
    except PalierError as error:
        return error
    return None


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@settings(max_examples=60, deadline=None)
@given(value=anything)
@example("2")
@example(None)
@example(True)
@example(-1)
@example(9)
@example(2.0)
@example("abc")
@example("x")
@example(b"x")
@example([])
@example({})
@example({"a": 1})
@example(palier.Action(0, "auto"))
@example(palier.Event("x", {}))
def test_any_value_in_any_call_works_or_is_refused_in_a_sentence(call: Callable[[Any], Any], value: object) -> None:
    error = refusal(call, value)
    if error is not None:
        assert error.code != "error"
        assert str(error)
        assert "\n" not in str(error)
        assert len(str(error)) < 400


@pytest.mark.parametrize(
    ("call", "value", "code", "sentence"),
    [
        ("new_match game", "chess", "unknown_game", "there is no game 'chess'"),
        ("new_match game", None, "unknown_game", "there is no game None"),
        ("new_match players", "2", "bad_options", "roomshare takes 2 to 4 players, not '2'"),
        ("new_match players", 2.0, "bad_options", "roomshare takes 2 to 4 players, not 2.0"),
        ("new_match players", True, "bad_options", "roomshare takes 2 to 4 players, not True"),
        ("new_match seed", "abc", "bad_argument", "a seed is a whole number, not 'abc'"),
        ("new_match seed", None, "bad_argument", "a seed is a whole number, not None"),
        ("new_match options", ["royal_suite"], "bad_options", "options are names and their values"),
        ("new_match chance", 7, "bad_argument", "chance is a Chance, such as SeededChance"),
        ("legal", 9, "unknown_seat", "there is no seat 9 .seats: 0 to 1."),
        ("legal", "0", "unknown_seat", "there is no seat '0'"),
        ("legal", None, "unknown_seat", "there is no seat None"),
        ("view", 9, "unknown_seat", "there is no seat 9"),
        ("view", "0", "unknown_seat", "there is no seat '0'"),
        ("play seat", None, "unknown_seat", "there is no seat None"),
        ("play action", None, "bad_text", "an action of roomshare is a text such as people write, not None"),
        ("play action", 10**9, "bad_text", "no action of roomshare has the code 1000000000"),
        ("play action", -1, "bad_text", "no action of roomshare has the code -1"),
        ("clone", "abc", "bad_argument", "a seed is a whole number"),
        ("replay", "x", "bad_record", "a record is what match.record or Record.from_json gives, not 'x'"),
        ("replay steps", "x", "bad_record", "this record has 3 actions, so there is no action 'x'"),
        ("replay game", "roomshare", "bad_argument", "a game is a Game"),
        ("from_json", None, "bad_record", "it is not JSON"),
        ("seed", "abc", "bad_argument", "a seed is a whole number"),
        ("stream", None, "bad_argument", "a stream is a text or a whole number, not None"),
        ("recorded", 3, "bad_script", "chance outcomes are a list of whole numbers, not 3"),
        ("recorded", "35", "bad_script", "the noted outcome '3' is not a whole number"),
        ("match_from", "x", "bad_position", "'position' must be an object"),
        ("match_from strict", 7, "bad_argument", "strict is True or False, not 7"),
        ("match_from seed", "x", "bad_argument", "a seed is a whole number"),
    ],
)
def test_wrong_calls_say_what_is_wrong(call: str, value: object, code: str, sentence: str) -> None:
    with pytest.raises(PalierError, match=sentence) as refused:
        CALLS[call](value)
    assert refused.value.code == code


def test_a_seed_that_nobody_can_write_is_refused() -> None:
    with pytest.raises(palier.BadArgument, match="cannot be written"):
        seeded(10**5000)


def test_whole_numbers_of_other_libraries_are_welcome() -> None:
    one = new(GAME, Index(2), seed=Index(3))
    assert one == match()
    seat = one.to_act[0]
    assert one.legal(Index(seat)) == one.legal(seat)
    assert one.view(Index(seat)) == one.view(seat)
    action = one.legal(seat)[0]
    one.play(Index(seat), Index(action.code))
    assert one.record.steps == [Step(seat, action.text, ())]
    assert seeded(Index(5)) == SeededChance(5)
    assert seeded(5, 7) == SeededChance(5, "7")
    assert replay(one.record, Index(1)).state == one.state


def test_an_action_is_played_as_a_value_as_its_text_or_as_its_code() -> None:
    ends = []
    forms: list[Callable[[palier.Action], object]] = [
        lambda action: action,
        lambda action: action.text,
        lambda action: action.code,
    ]
    for form in forms:
        one = match()
        for turn in range(40):
            seat = one.to_act[0]
            legal = one.legal(seat)
            one.play(seat, form(legal[turn % len(legal)]))
        ends.append(one)
    assert ends[0] == ends[1] == ends[2]


def test_an_action_whose_code_and_text_differ_goes_by_its_text() -> None:
    one, other = match(), match()
    seat = one.to_act[0]
    first, second = one.legal(seat)[:2]
    one.play(seat, palier.Action(first.code, second.text))
    other.play(seat, second)
    assert one == other


def test_a_record_is_read_from_text_bytes_or_what_json_made_of_it() -> None:
    data: Mapping[str, Any] = json.loads(text())
    assert from_json(text()) == from_json(text().encode()) == from_json(data) == record()
    again = from_json(data)
    again.options.clear()
    assert data["options"]


def test_wrong_calls_change_nothing() -> None:
    one = match()
    before = match()
    for value in ("x", None, 9, -1, 2.5, [], {}, b"", object()):
        for call in (one.legal, one.view, lambda seat: one.play(seat, "auto"), lambda action: one.play(0, action)):
            refusal(call, value)
    assert one == before
