"""What an action is worth some turns later, where nobody is in one's way."""

import pytest

import palier
from palier.engine.chance import SeededChance
from palier.engine.foresight import OUT_OF_QUESTION, PROMISING, foresee, play_on
from palier.engine.lookahead import values
from palier.engine.match import Match
from tests.engine.test_alone import GAME, halfway


def test_a_plan_goes_as_far_as_the_outlook() -> None:
    """Only the actions that look best are looked at, by what is reached after the next card."""
    match = halfway(2)
    codes = [action.code for action in match.legal(0)]
    worth = foresee(match.game, match.state, 0, codes, SeededChance(5), 3, 2)
    assert len([one for one in worth if one > OUT_OF_QUESTION]) == min(3, len(codes))
    state = match.state.clone()
    before = match.game.horizon(state)
    play_on(match.game, state, 0, SeededChance(2), 1)
    assert match.game.horizon(state) != before
    assert match.game.to_act(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_is_thought_comes_to_its_end(seed: int) -> None:
    match = halfway(seed)
    state = match.state.clone()
    score = play_on(match.game, state, 0, SeededChance(seed))
    # At the end only the front door and windows are left, which the evaluation draws as they serve best.
    assert match.game.is_open(state) or not match.game.to_act(state)
    assert score == match.game.evaluate(state, 0)


def glance(match: Match, luck: SeededChance) -> float:
    """What is scored by whoever takes every decision by the evaluation alone."""
    game, state = match.game, match.state.clone()
    while game.to_act(state) and not game.is_open(state):
        codes = game.promising(state, 0, PROMISING)
        worth = values(game, state, 0, codes, luck, 0)
        game.apply(state, 0, codes[worth.index(max(worth))], luck, None)
    return game.evaluate(state, 0)


def test_thought_matches_look_further_where_there_are_few_actions() -> None:
    """In the house without corridor it shows most."""
    further = 0.0
    at_a_glance = 0.0
    for seed in range(12):
        match = palier.new_match(GAME, 1, seed, {"mission": "m07_sans_couloir"})
        further += play_on(match.game, match.state.clone(), 0, SeededChance(seed))
        at_a_glance += glance(match, SeededChance(seed))
    assert further > at_a_glance
