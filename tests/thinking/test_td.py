"""How a net learns from matches against itself."""

import pytest

import palier
from palier.thinking.shares import share_of
from palier.thinking.td import END_SHARE, FIRST_RATE, LAST_RATE, TemporalDifferences
from tests.thinking.test_net_evaluation import WITH_NET, model_of, net_evaluation_of


def learner_of(game: str, units: int, matches: int, seed: int) -> TemporalDifferences:
    strategy = palier.strategies[game]
    return TemporalDifferences(strategy.rules, strategy.evaluation, model_of(game), units, matches, seed)


@pytest.mark.parametrize("game", WITH_NET)
def test_learning_is_reproducible_and_begins_boldly(game: str) -> None:
    learners = [learner_of(game, 4, 8, seed) for seed in (1, 1, 2)]
    fresh = list(learners[0].net.weights)
    for learner in learners:
        for number in range(3):
            learner.learn_match(number)
    assert learners[0].net.weights == learners[1].net.weights != fresh
    assert learners[0].net.weights != learners[2].net.weights
    long = learner_of(game, 4, 50_000, 1)
    rates = [long.rate(number) for number in range(0, 50_000, 1000)]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == FIRST_RATE
    assert rates[-1] == pytest.approx(LAST_RATE, rel=0.1)


@pytest.mark.parametrize("game", WITH_NET)
def test_a_position_moves_towards_the_end_and_towards_what_followed(game: str) -> None:
    learner = learner_of(game, 4, 1000, 1)
    twin = learner_of(game, 4, 1000, 1)
    seen = [[0, 1], [2, 3], [4]]
    learner.back_up(seen, 1.0, 0.01)
    last = twin.net.learn([4], 1.0, 0.01)
    middle = twin.net.learn([2, 3], (1 - END_SHARE) * last + END_SHARE, 0.01)
    twin.net.learn([0, 1], (1 - END_SHARE) * middle + END_SHARE * ((1 - END_SHARE) * last + END_SHARE), 0.01)
    assert learner.net.weights == pytest.approx(twin.net.weights)
    assert share_of(learner.net.log_odds([4])) > last


@pytest.mark.parametrize("game", WITH_NET)
def test_what_is_stored_beats_the_evaluation_at_a_glance(game: str) -> None:
    """Deals of this test's own."""
    learner = learner_of(game, 1, 1, seed=77)
    learner.net_evaluation = net_evaluation_of(game)
    assert sum(learner.compete(number) for number in range(40)) > 20
