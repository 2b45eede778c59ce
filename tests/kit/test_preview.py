"""A preview shows what an action will do as far as that is certain, and not a card more."""

import pytest

from palier import Event, SeededChance
from palier.engine.preview import preview
from tests.kit.cases import FEW, Case
from tests.kit.driver import moments_of, print_of, spread, states_of
from tests.kit.test_secrecy import twins

few = pytest.mark.parametrize("case", FEW, ids=str)


def told(events: list[Event], seat: int) -> list[dict[str, object]]:
    return [event.seen_by(seat) for event in events]


@few
def test_what_a_preview_shows_is_what_then_happens(case: Case) -> None:
    """The events of a preview come first when the action is played, the rest of it left to the rules, with any luck."""
    game = case.game
    for moment in moments_of(case):
        shown = told(preview(game, moment.state, moment.seat, moment.action.code), moment.seat)
        for luck in range(2):
            after, events = moment.state.clone(), list[Event]()
            game.apply(after, moment.seat, moment.action.code, SeededChance(luck), events)
            rest = game.hand_over(after, moment.seat)
            while rest is not None:
                game.apply(after, moment.seat, rest, SeededChance(luck), events)
                rest = game.hand_over(after, moment.seat)
            assert shown == told(events, moment.seat)[: len(shown)]
        if not moment.outcomes and not any(event.reveals for event in moment.events):
            assert shown[: len(moment.events)] == told(moment.events, moment.seat)


@few
def test_a_preview_changes_nothing(case: Case) -> None:
    for moment in moments_of(case):
        before = print_of(moment.state)
        preview(case.game, moment.state, moment.seat, moment.action.code)
        assert print_of(moment.state) == before


@few
def test_a_preview_does_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    moments = moments_of(case)
    for index in spread(len(moments), 40):
        moment = moments[index]
        shown = [
            told(preview(case.game, twin, moment.seat, moment.action.code), moment.seat)
            for twin in twins(case, moment.state, moment.seat)
        ]
        assert all(one == shown[0] for one in shown)


@few
def test_handing_over_is_a_legal_action_of_whoever_is_asked(case: Case) -> None:
    game = case.game
    for state in states_of(case):
        for seat in range(case.players):
            code = game.hand_over(state, seat)
            assert code is None or code in game.legal(state, seat)
