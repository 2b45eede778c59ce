"""The small net: what it adds up, and that it learns."""

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palier import SeededChance
from palier.thinking.net import Net
from palier.thinking.shares import share_of

FEATURES = 6


def initialized(seed: int, units: int) -> Net:
    net = Net(FEATURES, units)
    net.initialize(SeededChance(seed))
    net.direct_weights = [0.1 * feature for feature in range(FEATURES)]
    return net


def plainly(net: Net, features: list[int]) -> float:
    """The same sum, written down in another way."""
    total = sum(net.direct_weights[feature] for feature in features)
    for unit in range(net.units):
        total_of_unit = net.biases[unit] + sum(net.weights[feature * net.units + unit] for feature in features)
        total += net.output_weights[unit] * max(0.0, total_of_unit)
    return total


@given(seed=st.integers(0, 1000), units=st.integers(1, 5), features=st.lists(st.integers(0, FEATURES - 1), max_size=9))
def test_odds_are_what_features_add_directly_and_through_the_units(seed: int, units: int, features: list[int]) -> None:
    net = initialized(seed, units)
    assert net.log_odds(features) == pytest.approx(plainly(net, features))


@given(
    seed=st.integers(0, 1000),
    features=st.lists(st.integers(0, FEATURES - 1), min_size=1, max_size=9),
    target=st.sampled_from([0.0, 0.3, 1.0]),
)
def test_learning_tells_what_it_thought_and_comes_closer(seed: int, features: list[int], target: float) -> None:
    net = initialized(seed, 4)
    before = share_of(net.log_odds(features))
    assert net.learn(features, target, 0.01) == pytest.approx(before)
    after = share_of(net.log_odds(features))
    assert abs(after - target) < abs(before - target) or before == pytest.approx(target)


def test_it_learns_what_no_sum_of_features_can_tell() -> None:
    """One of two wins, both or none lose."""
    net = Net(3, 8)
    net.initialize(SeededChance(2))
    cases = [([2], 0.0), ([0, 2], 1.0), ([1, 2], 1.0), ([0, 1, 2], 0.0)]
    for _ in range(3000):
        for features, target in cases:
            net.learn(features, target, 0.1)
    for features, target in cases:
        assert share_of(net.log_odds(features)) == pytest.approx(target, abs=0.1)


def test_the_same_chance_scatters_the_same_and_another_does_not() -> None:
    assert initialized(1, 4).weights == initialized(1, 4).weights != initialized(2, 4).weights


@pytest.mark.parametrize(("odds", "share"), [(0.0, 0.5), (1.0, 1 / (1 + exp(-1))), (1000.0, 1.0), (-1000.0, 0.0)])
def test_a_share_is_told_from_odds_however_large(odds: float, share: float) -> None:
    assert share_of(odds) == pytest.approx(share)
