"""What a match is made of pickles, copies and compares, at any moment, and then goes on exactly alike."""

import copy
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palier import BadText, IllegalAction, Match, SeededChance
from palier.engine.playout import random_playout
from tests.kit.cases import EVERY, FEW, Case
from tests.kit.driver import match_at, new_match, play_on, played, print_of, print_of_match, spread

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
every = pytest.mark.parametrize("case", EVERY, ids=str)
few = pytest.mark.parametrize("case", FEW, ids=str)
copies = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)


def end_of(case: Case, state: Any) -> str:
    """How a state ends when it is played on in place, always with the same luck."""
    random_playout(case.game, state, SeededChance(1), SeededChance(2))
    return print_of(state)


@few
@copies
def test_copies_of_states_are_equal_and_go_on_alike_by_themselves(case: Case, again: Callable[[Any], Any]) -> None:
    states = played(case).states
    for index in spread(len(states), 8):
        state = states[index].clone()
        other = again(state)
        assert type(other) is type(state)
        assert other == state
        assert other.to_json() == state.to_json()
        before = print_of(state)
        end = end_of(case, other)
        assert print_of(state) == before
        assert end == end_of(case, state)


@few
def test_copies_of_guesses_go_on_as_the_guess_does(case: Case) -> None:
    """A guess may hold more than its JSON tells, such as what will turn up."""
    one = played(case)
    for index in spread(len(one.moments), 6):
        for seat in (0, None):
            guess = case.game.determinize(one.moments[index].state, seat, SeededChance(index))
            other = COPIES["pickle"](guess)
            assert other == guess
            assert end_of(case, other) == end_of(case, guess)


@few
def test_states_are_equal_when_their_json_is(case: Case) -> None:
    one = played(case)
    states = [one.states[index] for index in spread(len(one.states), 12)]
    for state in states:
        for other in states:
            assert (state == other) is (state.to_json() == other.to_json())
            assert (state != other) is not (state == other)
    assert states[0] != states[0].to_json()
    with pytest.raises(TypeError, match="unhashable"):
        hash(states[0])


@few
@copies
def test_copies_of_matches_are_equal_and_go_on_alike_by_themselves(case: Case, again: Callable[[Any], Any]) -> None:
    for most in (0, 7, 60):
        match = new_match(case, 1)
        for _ in play_on(match, SeededChance(1, "kit"), most):
            pass
        other = again(match)
        assert other == match
        assert repr(other) == repr(match)
        before = print_of_match(match)
        for _ in play_on(other, SeededChance(2, "kit"), 25):
            pass
        assert print_of_match(match) == before
        if most < len(other.log.steps):
            assert other != match
        for _ in play_on(match, SeededChance(2, "kit"), 25):
            pass
        assert other == match
        assert print_of_match(match) == print_of_match(other)


@every
def test_all_that_a_match_gives_is_pickled_and_equal(case: Case) -> None:
    one = played(case)
    again = COPIES["pickle"]
    match = one.match
    for thing in (match, match.state, match.record, match.outcome, match.game.options, case.game):
        assert again(thing) == thing
    assert again(match.game) is match.game
    for index in spread(len(one.moments), 20):
        moment = one.moments[index]
        assert again(moment.events) == moment.events
        assert again(moment.action) == moment.action
    assert match_at(one, len(one.moments)).state == match.state


@few
def test_everything_says_shortly_what_it_is(case: Case) -> None:
    one = played(case)
    name = case.name
    assert repr(one.match.game) == f"<Game {name}, version {case.game.version} of its rules>"
    assert repr(one.match).startswith(f"<Match of {name}: {case.players} players, {len(one.moments)} actions, won by (")
    assert repr(one.match.record) == f"<Record of {name}: {case.players} players, {len(one.moments)} actions, over>"
    for index in spread(len(one.states), 5):
        state = one.states[index]
        assert repr(state) == f"<State of {name}: {case.players} players, {print_of(state)}>"
    begun = new_match(case, 0)
    seats = ", ".join(str(seat) for seat in begun.to_act)
    assert repr(begun) == f"<Match of {name}: {case.players} players, 0 actions, seats {seats} to act>"


@few
def test_actions_are_played_by_their_codes_too(case: Case) -> None:
    one = played(case)
    match = new_match(case, 0)
    for moment in one.moments:
        match.play(moment.seat, moment.action.code)
    assert match == one.match


@cache
def quarters(case: Case) -> list[Match]:
    """The match of a case at four moments; none may be played on."""
    one = played(case)
    return [match_at(one, len(one.moments) * quarter // 4) for quarter in range(4)]


@few
@settings(max_examples=100, deadline=None)
@given(code=st.one_of(st.integers(-2, 5000), st.integers(), st.integers(0, 2**62)), quarter=st.integers(0, 3))
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(case: Case, code: int, quarter: int) -> None:
    match = quarters(case)[quarter].clone()
    before = print_of_match(match)
    seat = match.to_act[0]
    try:
        step = match.play(seat, code).step
    except (BadText, IllegalAction):
        assert print_of_match(match) == before
    else:
        assert case.game.parse(step.text) == code
