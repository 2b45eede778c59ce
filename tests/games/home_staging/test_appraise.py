"""What thought matches go by, beside what a glance does."""

import pytest

import palier
from palier import SeededChance
from palier.games.home_staging import prospects
from palier.games.home_staging.game import GAME
from palier.games.home_staging.heuristic import evaluate, known_layout
from palier.games.home_staging.state import NONE, HomeStagingState
from tests.kit.driver import play_on


@pytest.mark.parametrize("mission", ["m00_odette", "m05_botanistes", "m07_sans_couloir"])
def test_every_square_left_over_counts_until_all_is_drawn(mission: str) -> None:
    match = palier.new_match("home_staging", 1, 6, {"mission": mission})
    weights = list(GAME.thought)
    weights[prospects.LEFT] += 0.5
    ended = 0
    for _ in play_on(match, SeededChance(6)):
        state = match.state
        assert isinstance(state, HomeStagingState)
        more = evaluate(state, 0, weights) - GAME.appraise(state, 0)
        if GAME.is_open(state) or not GAME.to_act(state):
            ended += 1
            assert more == 0
        elif NONE in state.variants:
            assert more == pytest.approx(0.5 * known_layout(state, state.plans[0]).closed.left)
    assert ended


def test_at_the_end_thought_and_glance_agree() -> None:
    match = palier.new_match("home_staging", 1, 6)
    for _ in play_on(match, SeededChance(6)):
        state = match.state
        assert isinstance(state, HomeStagingState)
        if GAME.is_open(state) or not GAME.to_act(state):
            assert GAME.appraise(state, 0) == GAME.evaluate(state, 0)
    assert match.outcome is not None


def test_a_thought_match_parts_with_the_joker_more_easily() -> None:
    match = palier.new_match("home_staging", 1, 6, {"mission": "m05_botanistes"})
    state = match.state
    assert isinstance(state, HomeStagingState)
    spent = state.clone()
    spent.plans[0].joker = False
    at_a_glance = GAME.evaluate(state, 0) - GAME.evaluate(spent, 0)
    planned = GAME.appraise(state, 0) - GAME.appraise(spent, 0)
    assert at_a_glance > planned > 0
