"""Whatever a file holds: a record is replayed as told or BadRecord, a position is playable or BadPosition."""

import json
import sys
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

import palier
from palier import BadPosition, BadRecord, Match, Record, SeededChance
from tests.kit.cases import FEW, IN_THE_KIT, Case, few_cases
from tests.kit.driver import assert_says, plain, play_on, played, spread, states_of
from tests.kit.tampering import damaged, junk, replay_or_refuse

SLOWLY = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
many = settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=SLOWLY)

names = pytest.mark.parametrize("name", IN_THE_KIT)


@cache
def some_records(name: str) -> list[Any]:
    """Finished ones, one cut short, and one that begins with a position."""
    cases = few_cases(name)
    texts = [played(case).match.record.to_json() for case in (cases[0], cases[-1])]
    for case in (cases[0], cases[-1]):
        moments = played(case).moments
        texts.append(palier.replay(played(case).match.record, min(9, len(moments))).record.to_json())
        late = case.game.match_from(plain(moments[-min(9, len(moments))].state.to_json()))
        for _ in play_on(late, SeededChance(5)):
            pass
        texts.append(late.record.to_json())
    return [json.loads(text) for text in texts]


@names
@many
@given(data=st.data())
def test_a_damaged_record_is_refused_or_replayed_as_told(name: str, data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(some_records(name)))
    replay_or_refuse(json.dumps(data.draw(damaged(record))))


@names
@many
@given(data=st.data())
def test_a_damaged_head_of_a_record_is_refused_or_replayed_as_told(name: str, data: st.DataObject) -> None:
    """Actions are most of a record, so that damage seldom hits the rest: here they stay whole."""
    record = data.draw(st.sampled_from(some_records(name)))
    head = {key: value for key, value in record.items() if key != "actions"}
    hurt = data.draw(damaged(head))
    assume(isinstance(hurt, dict))
    replay_or_refuse(json.dumps({**hurt, "actions": record["actions"]}))


@names
@many
@given(data=st.data())
def test_a_record_with_damaged_text_is_refused_or_replayed_as_told(name: str, data: st.DataObject) -> None:
    text = json.dumps(data.draw(st.sampled_from(some_records(name))))
    at = data.draw(st.integers(0, len(text)))
    hurt = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 4)) :]
    replay_or_refuse(hurt)


@names
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_record_cut_off_anywhere_is_refused(name: str, data: st.DataObject) -> None:
    text = played(few_cases(name)[0]).match.record.to_json()
    with pytest.raises(BadRecord):
        Record.from_json(text[: data.draw(st.integers(0, len(text) - 1))])


@many
@given(data=junk)
def test_any_other_json_is_no_record(data: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(data))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(text=st.text())
@example(text="")
@example(text="[" * 100_000)
@example(text='{"palier":' * 100_000)
@example(text="9" * 10_000)
@example(text='{"palier":' + "9" * 10_000 + "}")
@example(text='"\\ud800"')
@example(text="NaN")
@example(text="\ufeff{}")
def test_any_other_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize("format_", [0, 2, -1, "1", None, True, 1.0, [], {}])
def test_another_format_of_records_is_refused(format_: object) -> None:
    """Also what merely equals 1 in Python: true and 1.0 are not the number 1 of the format."""
    data = json.loads(played(FEW[0]).match.record.to_json())
    data["palier"] = format_
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(data))


def near_the_limit() -> range:
    """Depths around the one at which reading JSON begins to fail: the frames of the test runner take their part."""
    return range(sys.getrecursionlimit() - 120, sys.getrecursionlimit() - 20)


@names
@pytest.mark.parametrize("field", ["palier", "game", "rules", "players", "options", "setup", "actions", "hashes"])
@pytest.mark.parametrize("opening", ["[", '{"deep":'])
def test_deep_nesting_in_any_field_is_refused_at_any_depth(name: str, field: str, opening: str) -> None:
    """Near the limit of recursion JSON is still read, but what then looks at it (even to complain) has no room left."""
    data = json.loads(played(few_cases(name)[0]).match.record.to_json())
    data[field] = "DEEP"
    shell = json.dumps(data)
    closing = "]" if opening == "[" else "}"
    for depth in (*near_the_limit(), 100_000):
        deep = opening * depth + ("" if opening == "[" else "0") + closing * depth
        assert replay_or_refuse(shell.replace('"DEEP"', deep)) is None


@names
@pytest.mark.parametrize("field", ["options", "hashes", "outcome", "start"])
def test_deep_nesting_inside_an_object_is_refused_at_any_depth(name: str, field: str) -> None:
    case = few_cases(name)[0]
    match = case.game.match_from(plain(played(case).match.state.to_json()))
    data = json.loads(match.record.to_json())
    option = case.game.options[0].name if case.game.options else "option"
    inner = {"options": option, "hashes": "1", "outcome": "scores", "start": "board"}[field]
    data[field] = {**data.get(field, {}), inner: "DEEP"}
    shell = json.dumps(data)
    for depth in (*near_the_limit(), 100_000):
        assert replay_or_refuse(shell.replace('"DEEP"', "[" * depth + "]" * depth)) is None


# Positions


@cache
def some_positions(case: Case) -> list[Any]:
    return [state.to_json() for state in states_of(case)]


def assert_playable(case: Case, position: Any, strict: bool, most: int = 60) -> None:
    """BadPosition, or a match that can be played on and whose every state reads back."""
    game = case.game
    try:
        match = Match.from_position(game, position, strict=strict, seed=3)
    except BadPosition as error:
        assert_says(error, "bad_position")
        return
    players = game.players_of(match.state)
    for _ in play_on(match, SeededChance(4), most=most):
        assert game.position(plain(match.state.to_json()), strict=strict).to_json() == match.state.to_json()
        for seat in match.to_act:
            assert match.legal(seat)
        for viewer in (*range(players), None):
            json.dumps(match.view(viewer), allow_nan=False)
    assert palier.replay(match.record).state.to_json() == match.state.to_json()


@names
@pytest.mark.parametrize("strict", [True, False])
def test_a_position_without_one_of_its_fields_is_refused_or_playable(name: str, strict: bool) -> None:
    """What is left out gets a default; one that does not go with the rest must not lead astray."""
    for case in (few_cases(name)[0], few_cases(name)[-1]):
        positions = some_positions(case)
        for index in spread(len(positions), 5):
            for field in positions[index]:
                less = {key: value for key, value in positions[index].items() if key != field}
                assert_playable(case, less, strict, most=8)


@names
@many
@given(data=st.data())
def test_a_damaged_position_is_refused_or_playable(name: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(few_cases(name)))
    position = data.draw(damaged(data.draw(st.sampled_from(some_positions(case)))))
    assume(isinstance(position, dict))
    assert_playable(case, position, strict=False)


@names
@many
@given(data=st.data())
def test_a_damaged_position_is_strictly_refused_or_playable(name: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(few_cases(name)))
    position = data.draw(damaged(data.draw(st.sampled_from(some_positions(case)))))
    assume(isinstance(position, dict))
    assert_playable(case, position, strict=True)
