"""What a seat of two knows at any moment, as the net counts it."""

from collections import Counter
from typing import Any

import pytest

import palier
from palier import Match
from palier.games.les_colocs.cards import GOAL, JOB_JOB_CAMPUS
from palier.games.les_colocs.state import CALL, DISCARD, FREE
from palier.games.les_colocs.thinking.net_features import NET_FEATURES
from palier.games.les_colocs.thinking.strategy import STRATEGY
from palier.thinking.net import NetEvaluation, RolloutModel
from tests.games.les_colocs.flat import GAME, table


def model_of_the_net() -> RolloutModel[Any]:
    return STRATEGY.own


def net_evaluation() -> NetEvaluation:
    net = STRATEGY.net_for(2)
    assert net is not None
    return NetEvaluation(GAME, STRATEGY.own, net)


def told(match: Match, seat: int) -> Counter[str]:
    return Counter(NET_FEATURES[feature] for feature in model_of_the_net().features(match.state, seat))


def test_each_side_is_told_as_mine_or_theirs() -> None:
    match = table(rooms={0: [["sieste", 3], ["sieste", 3]]}, hands={0: ["pizza", "biere", "biere"], 1: ["sieste"]})
    mine, theirs = told(match, 0), told(match, 1)
    lacking = GOAL[JOB_JOB_CAMPUS] - 6
    assert mine["mine_room_sieste"] == theirs["theirs_room_sieste"] == 2
    assert mine[f"mine_lacks_{lacking}"] == theirs[f"theirs_lacks_{lacking}"] == 1
    assert mine["mine_cards_3"] == mine["theirs_cards_1"] == theirs["mine_cards_1"] == theirs["theirs_cards_3"] == 1


def test_of_hands_only_the_own_is_told() -> None:
    match = table(hands={0: ["pizza", "biere", "biere"], 1: ["sieste"]})
    assert {name: count for name, count in told(match, 0).items() if name.startswith("hand_")} == {
        "hand_pizza": 1,
        "hand_biere": 2,
    }
    assert [name for name in told(match, 1) if name.startswith("hand_")] == ["hand_sieste"]


@pytest.mark.parametrize(
    ("stage", "free", "income", "playable"),
    [
        (CALL, 1, 9, {"now_pizza", "now_sieste", "now_feliz"}),
        (FREE, 1, 9, {"now_pizza", "now_sieste"}),
        (FREE, 1, 0, {"now_sieste"}),
        (FREE, 0, 9, set()),
        (DISCARD, 1, 9, set()),
    ],
)
def test_what_can_be_played_in_the_rest_of_the_turn(stage: int, free: int, income: int, playable: set[str]) -> None:
    match = table(active=0, hands={0: ["pizza", "sieste", "feliz"], 1: ["sieste"]})
    state: Any = match.state
    state.stage, state.free, state.income = stage, free, income
    found = told(match, 0)
    assert {name for name in found if name.startswith("now_")} == playable
    assert any(name.startswith("at_hand_") for name in found) == (stage in (CALL, FREE))
    assert not [name for name in told(match, 1) if name.startswith(("now_", "at_hand_"))]


def test_what_waits_for_the_next_turn_is_told() -> None:
    match = table()
    state: Any = match.state
    state.noted_income[1] = -2
    state.noted_free[1] = 1
    state.raises[1] = 1
    found = told(match, 0)
    assert (found["theirs_less_income"], found["theirs_more_time"], found["theirs_raise"]) == (2, 1, 1)
    assert not [name for name in found if name.startswith(("mine_less", "mine_more", "mine_raise"))]


def test_more_of_something_than_there_are_features_for_counts_as_the_most() -> None:
    match = table(active=0, hands={0: ["biere"] * 30, 1: ["biere"] * 30})
    state: Any = match.state
    state.stage, state.free, state.income = FREE, 200, 200
    found = told(match, 0)
    assert {"mine_time_7", "mine_income_9", "mine_cards_9", "theirs_cards_9", "at_hand_19"} <= set(found)
    assert {"theirs_time_7", "theirs_income_9"} <= set(told(match, 1))


def test_while_a_previous_winner_chooses_a_job_the_choices_differ() -> None:
    match = GAME.match_from(palier.new_match("les_colocs", 2, options={"previous_winner": 1}).state.to_json())
    assert not [name for name in told(match, 0) if name.startswith("mine_job")]
    codes = GAME.legal(match.state, 0)
    shares = [net_evaluation().action_share(match.state, 0, code) for code in codes]
    assert len(codes) > 1
    assert len(set(shares)) == len(codes)


def test_a_job_drawn_by_lot_is_no_sure_win() -> None:
    """Both cards draw a job once everybody has passed: the first of the pile, which suits best here, is only one."""
    hands = {0: ["nouveau_job", "verrou"], 1: ["verrou"]}
    rooms = {0: [["sieste", 17]], 1: [["sieste", 18]]}
    match = table(players=2, jobs={0: "serveur", 1: "job_campus"}, rooms=rooms, hands=hands, free_time=1)
    shares = {
        GAME.text(code): net_evaluation().action_share(match.state, 0, code) for code in GAME.legal(match.state, 0)
    }
    assert 0.05 < shares["play nouveau_job"] < 0.7
