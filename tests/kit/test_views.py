"""Views are plain JSON that shares nothing with the state, and tell the outcome at the end."""

import math
from typing import Any

import pytest

from palier import Event, RecordedChance
from tests.kit.cases import EVERY, FEW, Case
from tests.kit.driver import moments_of, plain, played, print_of, scribble, spread, states_of, viewers


def assert_plain(data: Any, where: str) -> None:
    """Only what JSON knows, in JSON's own types: a tuple or an int key would come back as something else."""
    if type(data) is dict:
        for key, value in data.items():
            assert type(key) is str, f"{where} has the key {key!r}"
            assert_plain(value, f"{where}.{key}")
    elif type(data) is list:
        for index, value in enumerate(data):
            assert_plain(value, f"{where}[{index}]")
    else:
        assert data is None or type(data) in (bool, int, float, str), f"{where} is a {type(data).__name__}"
        assert type(data) is not float or math.isfinite(data), f"{where} is {data}"


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_views_are_plain_json(case: Case) -> None:
    states = states_of(case)
    for index in spread(len(states), 6):
        for seat in viewers(case):
            view = case.game.view(states[index], seat)
            assert_plain(view, f"view of {seat}")
            assert plain(view) == view


@pytest.mark.parametrize("case", FEW, ids=str)
def test_views_share_nothing_with_the_state(case: Case) -> None:
    for state in states_of(case):
        before = print_of(state)
        for seat in viewers(case):
            scribble(case.game.view(state, seat))
        assert print_of(state) == before


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_view_tells_the_outcome_at_the_end_and_none_before(case: Case) -> None:
    one = played(case)
    outcome = one.match.outcome
    assert outcome is not None
    for seat in viewers(case):
        assert one.match.view(seat)["outcome"] == outcome.to_json()
        for index in spread(len(one.moments), 10):
            assert case.game.view(one.moments[index].state, seat)["outcome"] is None


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_view_names_the_game_and_whose_it_is(case: Case) -> None:
    for seat in viewers(case):
        view = played(case).match.view(seat)
        assert view["game"] == case.name
        assert view["seat"] == seat
        assert view["players"] == case.players


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_what_is_private_and_what_all_see_make_a_view(case: Case) -> None:
    """In the same order too, where a game makes the two apart."""
    for state in states_of(case):
        for seat in range(case.players):
            private = case.game.private(state, seat)
            if private is not None:
                whole = case.game.view(state, seat)
                assert list({**case.game.view(state, None), **private}.items()) == list(whole.items())


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_events_are_plain_json_for_everybody(case: Case) -> None:
    for moment in moments_of(case):
        for event in moment.events:
            for seat in viewers(case):
                told = event.seen_by(seat)
                assert_plain(told, f"{event.kind} for {seat}")
                assert told["event"] == event.kind


@pytest.mark.parametrize("case", FEW, ids=str)
def test_events_share_nothing_with_the_state(case: Case) -> None:
    for moment in moments_of(case):
        state = moment.state.clone()
        events: list[Event] = []
        case.game.apply(state, moment.seat, moment.action.code, RecordedChance(moment.outcomes), events)
        before = print_of(state)
        for event in events:
            scribble(event.public)
            for private in event.private.values():
                scribble(private)
        assert print_of(state) == before
