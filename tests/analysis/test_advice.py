"""Hints and reviews."""

import pytest

import palier
from palier import Match, NotYourTurn, SeededChance
from palier.analysis import hint, review
from palier.engine.record import Record
from tests.kit.driver import play_on


@pytest.fixture(scope="module")
def match() -> Match:
    played = palier.new_match("roomshare", 2, seed=4)
    for _ in play_on(played, SeededChance(4), most=14):
        pass
    return played


def test_a_hint_orders_all_actions(match: Match) -> None:
    seat = match.to_act[0]
    told = hint(match, seat, iterations=30)
    assert {choice.action for choice in told} == {action.text for action in match.legal(seat)}
    assert all(0 <= choice.promise <= 1 for choice in told)
    assert sum(choice.tried for choice in told) == 30
    assert told == hint(match, seat, iterations=30)


def test_a_hint_sees_what_its_seat_sees(match: Match) -> None:
    seat = match.to_act[0]
    twin = match.clone()
    twin.state = match.game.determinize(match.state, seat, SeededChance(3))
    assert twin.state.to_json() != match.state.to_json()
    assert hint(twin, seat, iterations=20) == hint(match, seat, iterations=20)


def test_whoever_has_nothing_to_decide_gets_no_hint(match: Match) -> None:
    with pytest.raises(NotYourTurn):
        hint(match, 1 - match.to_act[0])


def test_a_review_judges_every_real_decision(match: Match) -> None:
    record = match.record
    judged = review(record, iterations=4)
    expected = [
        number for number, step in enumerate(record.steps) if len(palier.replay(record, number).legal(step.seat)) > 1
    ]
    assert [one.step for one in judged] == expected
    for one in judged:
        assert one.loss >= 0
        assert one.played == record.steps[one.step].text
        if one.played == one.best:
            assert one.loss == 0


def test_a_review_of_one_seat(match: Match) -> None:
    record = Record.from_json(match.record.to_json())
    assert {one.seat for one in review(record, iterations=2, seat=1)} == {1}
