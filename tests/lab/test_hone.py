"""Weights for thought matches, found by varying all of them at once."""

from math import sqrt
from statistics import fmean, pstdev

import pytest

import palier
from palier import BadOptions, SeededChance
from palier.lab.training.hone import FAR, SETS, SPREAD, Slopes, hone, normal, surely, thought_match
from palier.registry import door_of
from palier.thinking.weights import PLANNING, load_start

STRATEGY = palier.strategies["home_staging"]


def test_honing_is_reproducible_and_leaves_the_strategy_as_it_was() -> None:
    before = list(STRATEGY.planning.weights)
    one, two = (hone("home_staging", rounds=1, games=3, seed=5) for _ in range(2))
    assert one == two
    assert STRATEGY.planning.weights == before
    assert list(one.start) == load_start(door_of("home_staging").figures, one.names, PLANNING)


def test_what_was_not_changed_gains_nothing() -> None:
    """Both ends are checked on the same deals with the same luck, or there would be some difference."""
    stayed = hone("home_staging", rounds=0, games=3, seed=5)
    assert stayed.weights == stayed.start
    assert (stayed.gain, stayed.doubt, stayed.games) == (0.0, 0.0, 3)


def test_a_weight_moves_the_way_that_scores_more_and_not_where_luck_alone_speaks() -> None:
    chance = SeededChance(1)
    slopes = Slopes(4)
    for _ in range(500):
        offs = [[SPREAD * normal(chance) for _ in range(4)] for _ in range(SETS)]
        # The deal is the same luck for all; the matches have some of their own.
        deal = 20 * normal(chance)
        scores = [deal + 0.5 * a - 0.4 * b - b * b + 0.2 * normal(chance) for a, b, _, _ in offs]
        slopes.add(offs, scores)
    more, less, *idle = slopes.steps()
    assert more == FAR
    # The top of the parabola.
    assert less == pytest.approx(-0.2, abs=0.05)
    assert all(abs(step) < 0.1 for step in idle)


def test_what_may_be_luck_alone_is_not_kept() -> None:
    start, found = [1.0], [2.0]
    assert surely([3.0, 4.0, 5.0, 4.0], found, start) == found
    assert surely([9.0, -8.0, 5.0, -4.0], found, start) == start
    assert surely([-3.0, -4.0, -5.0, -4.0], found, start) == start


def test_deals_on_which_all_score_the_same_move_nothing() -> None:
    slopes = Slopes(2)
    slopes.add([[0.1, 0.2], [-0.3, 0.1]], [30.0, 30.0])
    assert slopes.steps() == [0.0, 0.0]


def test_weights_are_off_as_a_normal_variable_is() -> None:
    chance = SeededChance(3)
    found = [normal(chance) for _ in range(4000)]
    assert fmean(found) == pytest.approx(0.0, abs=4 / sqrt(4000))
    assert pstdev(found) == pytest.approx(1.0, abs=0.05)
    assert fmean(abs(one) < 1.96 for one in found) == pytest.approx(0.95, abs=0.015)


def test_a_thought_match_goes_by_the_weights_that_it_is_given() -> None:
    careless = [0.0 for _ in STRATEGY.planning.weights]
    stored = [thought_match(STRATEGY, STRATEGY.planning.weights, 1, str(deal), deal) for deal in range(6)]
    blind = [thought_match(STRATEGY, careless, 1, str(deal), deal) for deal in range(6)]
    assert sum(stored) > sum(blind)


def test_a_game_without_thought_matches_has_nothing_to_hone() -> None:
    with pytest.raises(BadOptions, match="plans"):
        hone("roomshare", rounds=1, games=2)
