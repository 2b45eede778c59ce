"""What a seat cannot know makes no difference to anything that it sees.

Twins of a state for a viewer are states that look the same to it: the state itself and others drawn with `determinize`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from palier import Event, RecordedChance, SeededChance, State
from tests.kit.cases import EVERY, FEW, IN_THE_KIT, Case, few_cases, hooks
from tests.kit.driver import Moment, moments_of, plain, played, print_of, spread, states_of, viewers

View = Callable[[State, int | None], dict[str, Any]]


def twins(case: Case, state: State, viewer: int | None) -> list[State]:
    return [state, *(case.game.determinize(state, viewer, SeededChance(draw, "twins")) for draw in range(3))]


def leaks(case: Case, state: State, viewer: int | None, view: View) -> list[str]:
    """What tells twins apart for a viewer who must not be able to."""
    game = case.game
    one, *others = twins(case, state, viewer)
    found: list[str] = []
    for other in others:
        if view(other, viewer) != view(one, viewer):
            found.append("view")
        if viewer is not None and game.legal(other, viewer) != game.legal(one, viewer):
            found.append("legal")
        if game.to_act(other) != game.to_act(one) or game.may_act(other) != game.may_act(one):
            found.append("who acts")
        if game.outcome(other) != game.outcome(one):
            found.append("outcome")
        drawn = [game.determinize(twin, viewer, SeededChance(9, "again")).to_json() for twin in (one, other)]
        if drawn[0] != drawn[1]:
            found.append("determinize")
    return found


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_nothing_that_a_viewer_sees_depends_on_what_it_cannot_know(case: Case) -> None:
    states = states_of(case)
    for index in spread(len(states), 4):
        for viewer in viewers(case):
            assert leaks(case, states[index], viewer, case.game.view) == []


@pytest.mark.parametrize("case", FEW, ids=str)
def test_nobody_sees_more_at_many_moments_of_another_match(case: Case) -> None:
    states = played(case, 1).states
    for index in spread(len(states), 30):
        for viewer in viewers(case):
            assert leaks(case, states[index], viewer, case.game.view) == []


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_twins_really_differ_in_what_is_hidden(name: str) -> None:
    """Otherwise the tests above would hold for any view. For each viewer, some moment of some match must have twins."""
    for case in few_cases(name)[-1:]:
        for viewer in viewers(case):
            prints = [len({print_of(twin) for twin in twins(case, state, viewer)}) for state in states_of(case)]
            # The smallest secret is which of two things is so.
            assert max(prints) > 1


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_a_view_that_tells_everything_would_be_caught(name: str) -> None:
    case = few_cases(name)[-1]

    def leaky(state: State, viewer: int | None) -> dict[str, Any]:
        return {**case.game.view(state, viewer), "all": state.to_json()}

    for viewer in viewers(case):
        caught = [leaks(case, state, viewer, leaky) for state in states_of(case)]
        assert any("view" in found for found in caught)
        assert all(set(found) <= {"view"} for found in caught)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_spectator_sees_nothing_that_some_seat_does_not(case: Case) -> None:
    """Twins for any seat that agree for it are not told apart by the spectator, who knows less."""
    for state in states_of(case)[::5]:
        for seat in range(case.players):
            for twin in twins(case, state, seat):
                assert case.game.view(twin, None) == case.game.view(state, None)


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_a_determinized_state_is_strictly_valid_and_the_source_untouched(case: Case) -> None:
    states = states_of(case)
    for index in spread(len(states), 5):
        before = print_of(states[index])
        for viewer in viewers(case):
            drawn = case.game.determinize(states[index], viewer, SeededChance(index))
            position = drawn.to_json()
            assert case.game.position(plain(position), strict=True).to_json() == position
            conserved = hooks(case).conserved
            if conserved is not None:
                counted, expected = conserved(case, position)
                assert counted == expected
        assert print_of(states[index]) == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_determinized_state_shares_nothing_with_its_source(case: Case) -> None:
    for moment in moments_of(case)[::4]:
        before = print_of(moment.state)
        for viewer in viewers(case):
            drawn = case.game.determinize(moment.state, viewer, SeededChance(1))
            for seat in case.game.to_act(drawn):
                code = case.game.legal(drawn, seat)[0]
                case.game.apply(drawn, seat, code, SeededChance(2), [])
            assert print_of(moment.state) == before


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_private_fields_of_an_event_reach_only_their_seat(case: Case) -> None:
    for moment in moments_of(case):
        for event in moment.events:
            assert set(event.private) <= set(range(case.players))
            for viewer in viewers(case):
                told = event.seen_by(viewer)
                mine = event.private.get(viewer, {}) if viewer is not None else {}
                assert told == {"event": event.kind, **event.public, **mine}
                # A private field that is public under the same name would be lost on everybody else.
                assert not set(mine) & ({"event"} | set(event.public))


def many_moments(case: Case) -> list[Moment]:
    """All of a short match; of a long one, enough to meet everything."""
    moments = moments_of(case)
    return [moments[index] for index in spread(len(moments), 150)]


def told_to(case: Case, events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    told_chance = hooks(case).told_chance
    return [event.seen_by(viewer) for event in events if event.kind not in told_chance]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_events_tell_a_viewer_nothing_that_its_view_then_hides(case: Case) -> None:
    """The same action on twins, with other luck: where a viewer's view is equal afterwards, so is what it was told."""
    game = case.game
    for moment in many_moments(case):
        code = moment.action.code
        for viewer in viewers(case):
            ends: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
            for luck, twin in enumerate(twins(case, moment.state, viewer)):
                if not game.is_legal(twin, moment.seat, code):
                    continue
                after = twin.clone()
                events: list[Event] = []
                game.apply(after, moment.seat, code, SeededChance(luck, "events"), events)
                ends.append((game.view(after, viewer), told_to(case, events, viewer)))
            for view, told in ends[1:]:
                if view == ends[0][0]:
                    assert told == ends[0][1]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_whoever_acts_without_luck_tells_everybody_the_same(case: Case) -> None:
    """An action that drew on no chance and revealed nothing: a viewer's view after it, and its events, follow from
    what it could know."""
    game = case.game
    for moment in many_moments(case):
        if moment.outcomes or any(event.reveals for event in moment.events):
            continue
        code = moment.action.code
        for viewer in viewers(case):
            seen: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
            for twin in twins(case, moment.state, viewer):
                if game.is_legal(twin, moment.seat, code):
                    after = twin.clone()
                    events: list[Event] = []
                    game.apply(after, moment.seat, code, RecordedChance(()), events)
                    if not any(event.reveals for event in events):
                        seen.append((game.view(after, viewer), told_to(case, events, viewer)))
            assert all(one == seen[0] for one in seen)
