"""Looking ahead against a plain search of everything that a seat can still decide by itself."""

from typing import Any

import pytest

import palier
from palier import Game, Match, SeededChance, State
from palier.games.les_colocs.state import OVER
from palier.thinking.lookahead import CERTAINTY_BONUS, STEP_COST, Lookahead
from tests.games.les_colocs.flat import table
from tests.kit.driver import play_on, print_of

GAME: Game[Any] = palier.games["roomshare"]
STRATEGY = palier.strategies["roomshare"]
EVALUATION = STRATEGY.evaluation
PLENTY = 10**12


def moments(seed: int) -> list[State]:
    match = palier.new_match("roomshare", 4, seed)
    return [moment.state for moment in play_on(match, SeededChance(seed), most=40)]


def best(state: State, seat: int) -> float:
    """RoomShare's evaluation looks at the board alone, so the luck of the draw at the end of a turn changes nothing."""
    if GAME.to_act(state) != (seat,):
        return EVALUATION.value(state, seat)
    found = []
    for code in GAME.legal(state, seat):
        after = state.clone()
        GAME.apply(after, seat, code, SeededChance(99), None)
        found.append(best(after, seat))
    return max(found)


@pytest.mark.parametrize("seed", range(3))
def test_with_budget_enough_it_finds_the_best_end_of_ones_own_turn(seed: int) -> None:
    # From a choice of the flat or later: a whole turn from the card on is too much for a plain search.
    for state in [state for state in moments(seed) if state.to_json()["frames"][0][0] != "card"][:6]:
        (seat,) = GAME.to_act(state)
        before = print_of(state)
        assert STRATEGY.lookahead(seat).value(state, SeededChance(1), PLENTY, 0) == best(state, seat)
        assert print_of(state) == before


def test_without_budget_it_is_the_evaluation_after_each_action() -> None:
    for state in moments(5):
        (seat,) = GAME.to_act(state)
        codes = GAME.legal(state, seat)
        expected = []
        for code in codes:
            after = state.clone()
            GAME.apply(after, seat, code, SeededChance(99), None)
            expected.append(EVALUATION.value(after, seat))
        assert STRATEGY.lookahead(seat).values(state, codes, SeededChance(1), 0) == expected


def test_when_others_decide_it_is_the_evaluation() -> None:
    for state in moments(6):
        (seat,) = GAME.to_act(state)
        for other in set(range(4)) - {seat}:
            assert STRATEGY.lookahead(other).value(state, SeededChance(1), PLENTY, 0) == EVALUATION.value(state, other)


def test_equals_stay_equal_where_nothing_is_won() -> None:
    """To leave a landing to the rules is a step, to choose the arrow and what it brings are more."""
    equal = 0
    for state in moments(1):
        (seat,) = GAME.to_act(state)
        rest = GAME.hand_over(state, seat)
        if rest is not None:
            codes = GAME.legal(state, seat)
            found = STRATEGY.lookahead(seat).values(state, codes, SeededChance(1), PLENTY)
            equal += found.count(found[codes.index(rest)]) > 1
    assert equal > 0


def test_past_the_horizon_it_is_the_evaluation() -> None:
    for state in moments(6):
        (seat,) = GAME.to_act(state)
        ahead = STRATEGY.lookahead(seat)
        assert ahead.value(state, SeededChance(1), PLENTY, 1) == EVALUATION.value(state, seat)
        assert ahead.positions == 0


def a_point_from_the_goal(hand: list[str], others: list[str]) -> Match:
    """Seat 0 may call people now, and has free time for something afterwards."""
    return table(players=2, stage="call", rooms={0: [["cd", 18]]}, hands={0: hand, 1: others})


def lookahead_of(match: Match, seat: int) -> Lookahead:
    return palier.strategies[match.game.name].lookahead(seat)


def worth(match: Match, seed: int = 1) -> dict[str, float]:
    actions = match.legal(0)
    codes = [action.code for action in actions]
    found = lookahead_of(match, 0).values(match.state, codes, SeededChance(seed), 200)
    return {action.text: one for action, one in zip(actions, found, strict=True)}


def test_of_two_certain_wins_the_nearer_is_better_by_its_steps() -> None:
    told = worth(a_point_from_the_goal(["lottie", "sieste"], []))
    assert told["call lottie"] - told["end"] == pytest.approx(STEP_COST, rel=1e-3)


def test_of_two_wins_that_can_still_be_stopped_the_nearer_is_better() -> None:
    """Whoever pays the tuition first wins by the nap as well."""
    room = [["cd", 17], ["frais_de_scolarite", 0]]
    told = worth(table(players=2, free_time=1, rooms={0: room}, hands={0: ["sieste"], 1: ["cd"]}))
    assert told["act sieste"] > told["pay"] > told["end"]
    assert told["act sieste"] - told["pay"] == pytest.approx(STEP_COST, rel=1e-3)


def test_a_win_by_luck_is_worth_less_than_a_certain_one() -> None:
    """Whoever calls the guest needs a good die: this guess has one, another may not."""
    match = a_point_from_the_goal(["lottie", "ubergeek"], [])
    gains = {seed: told["call lottie"] - told["call ubergeek A"] for seed in range(8) if (told := worth(match, seed))}
    assert all(gain > CERTAINTY_BONUS / 2 for gain in gains.values())
    assert any(gain == pytest.approx(CERTAINTY_BONUS, rel=1e-3) for gain in gains.values())


def test_an_end_that_is_lost_is_worth_no_less_than_one_that_is_pending() -> None:
    """Where an action may be taken again and again, the match would never end."""
    match = a_point_from_the_goal([], [])
    seat, won = 0, match.clone()
    won.state.winner = 1 - seat  # type: ignore[attr-defined]
    won.state.stage = OVER  # type: ignore[attr-defined]
    won.state.frames = []  # type: ignore[attr-defined]
    ahead = lookahead_of(match, seat)
    horizon = ahead.model.horizon(won.state)
    certain = ahead.value(won.state, SeededChance(1), 0, horizon)
    assert certain == ahead.value(won.state, SeededChance(1), 0, horizon, certain=False)


def test_no_actions_have_no_values() -> None:
    state = moments(7)[0]
    assert STRATEGY.lookahead(GAME.to_act(state)[0]).values(state, [], SeededChance(1), 100) == []


def test_it_counts_the_positions_that_it_tries_and_keeps_to_its_budget() -> None:
    for state in moments(8):
        (seat,) = GAME.to_act(state)
        codes = GAME.legal(state, seat)
        ahead = STRATEGY.lookahead(seat)
        ahead.values(state, codes, SeededChance(1), 0)
        assert ahead.positions == len(codes)
        ahead.values(state, codes, SeededChance(1), 1000)
        assert len(codes) <= ahead.positions - len(codes) <= 2 * max(1000, len(codes))


@pytest.mark.parametrize(("budget", "several"), [(10, False), (1000, True)])
def test_what_a_short_turn_leaves_of_the_budget_goes_to_other_determinizations(budget: int, several: bool) -> None:
    match = palier.new_match("les_colocs", 2, seed=3)
    seat = match.to_act[0]
    while len(match.legal(seat)) < 3:
        match.play(seat, match.legal(seat)[0])
        seat = match.to_act[0]
    codes = [action.code for action in match.legal(seat)]
    found = lookahead_of(match, seat).sampled(match.state, codes, SeededChance(1), budget, 4)
    assert {len(one) for one in found} == {len(codes)}
    assert (len(found) > 1) == several
    assert len(found) <= 4
