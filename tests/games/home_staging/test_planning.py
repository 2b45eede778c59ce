"""What plans go by, beside the evaluation of single actions."""

import pytest

import palier
from palier import SeededChance
from palier.games.home_staging import prospects
from palier.games.home_staging.game import GAME
from palier.games.home_staging.state import NONE, HomeStagingState
from palier.games.home_staging.thinking.evaluation import PLANNING, STANDARD, known_layout
from tests.kit.driver import play_on


@pytest.mark.parametrize("mission", ["m00_odette", "m05_botanistes", "m07_sans_couloir"])
def test_every_square_left_over_counts_until_all_is_drawn(mission: str) -> None:
    match = palier.new_match("home_staging", 1, 6, {"mission": mission})
    weights = list(PLANNING.weights)
    weights[prospects.LEFT] += 0.5
    tidy = PLANNING.with_weights(weights)
    ended = 0
    for _ in play_on(match, SeededChance(6)):
        state = match.state
        assert isinstance(state, HomeStagingState)
        more = tidy.value(state, 0) - PLANNING.value(state, 0)
        if GAME.is_open(state) or not GAME.to_act(state):
            ended += 1
            assert more == 0
        elif NONE in state.variants:
            assert more == pytest.approx(0.5 * known_layout(state, state.plans[0]).closed.left)
    assert ended


def test_at_the_end_both_agree() -> None:
    match = palier.new_match("home_staging", 1, 6)
    for _ in play_on(match, SeededChance(6)):
        state = match.state
        assert isinstance(state, HomeStagingState)
        if GAME.is_open(state) or not GAME.to_act(state):
            assert PLANNING.value(state, 0) == STANDARD.value(state, 0)
    assert match.outcome is not None


def test_a_plan_parts_with_the_joker_more_easily() -> None:
    match = palier.new_match("home_staging", 1, 6, {"mission": "m05_botanistes"})
    state = match.state
    assert isinstance(state, HomeStagingState)
    spent = state.clone()
    spent.plans[0].joker = False
    at_a_glance = STANDARD.value(state, 0) - STANDARD.value(spent, 0)
    planned = PLANNING.value(state, 0) - PLANNING.value(spent, 0)
    assert at_a_glance > planned > 0
