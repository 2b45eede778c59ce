"""What an action is worth some turns later, where nobody is in one's way."""

import pytest

import palier
from palier.engine.chance import SeededChance
from palier.engine.match import Match
from palier.thinking.lookahead import LOWEST, Lookahead
from palier.thinking.solo import OUTLOOK_WIDTH, Outlook
from tests.thinking.test_solo import GAME, MODEL, STRATEGY, halfway

EVALUATION = STRATEGY.evaluation
OUTLOOK = Outlook(palier.games[GAME], EVALUATION, MODEL, 0)


def test_a_rollout_goes_as_far_as_it_is_told() -> None:
    """Only the actions that look best are looked at, by what is reached after the next card."""
    match = halfway(2)
    codes = [action.code for action in match.legal(0)]
    values = OUTLOOK.values(match.state, codes, SeededChance(5), 3, 2, 1)
    assert len([value for value in values if value > LOWEST]) == min(3, len(codes))
    state = match.state.clone()
    before = MODEL.horizon(state)
    OUTLOOK.rollout(state, SeededChance(2), 1)
    assert MODEL.horizon(state) != before
    assert match.game.to_act(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_rollout_comes_to_the_end_of_the_match(seed: int) -> None:
    match = halfway(seed)
    state = match.state.clone()
    score = OUTLOOK.rollout(state, SeededChance(seed))
    # At the end only the front door and windows are left, which the evaluation draws as they serve best.
    assert match.game.is_open(state) or not match.game.to_act(state)
    assert score == EVALUATION.value(state, 0)


def glance(match: Match, luck: SeededChance) -> float:
    """What is scored by whoever takes every decision by the evaluation alone."""
    game, state = match.game, match.state.clone()
    while game.to_act(state) and not game.is_open(state):
        codes = MODEL.shortlist(state, 0, OUTLOOK_WIDTH)
        values = Lookahead(game, EVALUATION, 0, MODEL).values(state, codes, luck, 0)
        game.apply(state, 0, codes[values.index(max(values))], luck, None)
    return EVALUATION.value(state, 0)


def test_rollouts_look_further_where_there_are_few_actions() -> None:
    """In the house without corridor it shows most."""
    further = 0.0
    at_a_glance = 0.0
    for seed in range(12):
        match = palier.new_match(GAME, 1, seed, {"mission": "m07_sans_couloir"})
        further += OUTLOOK.rollout(match.state.clone(), SeededChance(seed))
        at_a_glance += glance(match, SeededChance(seed))
    assert further > at_a_glance
