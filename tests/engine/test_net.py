"""The small net: what it adds up, and that it learns."""

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palier import SeededChance
from palier.engine.net import Net, share_of

SIGNS = 6


def scattered(seed: int, units: int) -> Net:
    net = Net(SIGNS, units)
    net.scatter(SeededChance(seed))
    net.plain = [0.1 * sign for sign in range(SIGNS)]
    return net


def plainly(net: Net, signs: list[int]) -> float:
    """The same sum, written down in another way."""
    total = sum(net.plain[sign] for sign in signs)
    for unit in range(net.units):
        heard = net.floors[unit] + sum(net.weights[sign * net.units + unit] for sign in signs)
        total += net.voices[unit] * max(0.0, heard)
    return total


@given(seed=st.integers(0, 1000), units=st.integers(1, 5), signs=st.lists(st.integers(0, SIGNS - 1), max_size=9))
def test_odds_are_what_signs_add_by_themselves_and_through_the_units(seed: int, units: int, signs: list[int]) -> None:
    net = scattered(seed, units)
    assert net.odds(signs) == pytest.approx(plainly(net, signs))


@given(
    seed=st.integers(0, 1000),
    signs=st.lists(st.integers(0, SIGNS - 1), min_size=1, max_size=9),
    target=st.sampled_from([0.0, 0.3, 1.0]),
)
def test_learning_tells_what_it_thought_and_comes_closer(seed: int, signs: list[int], target: float) -> None:
    net = scattered(seed, 4)
    before = share_of(net.odds(signs))
    assert net.learn(signs, target, 0.01) == pytest.approx(before)
    after = share_of(net.odds(signs))
    assert abs(after - target) < abs(before - target) or before == pytest.approx(target)


def test_it_learns_what_no_sum_of_signs_can_tell() -> None:
    """One of two wins, both or none lose."""
    net = Net(3, 8)
    net.scatter(SeededChance(2))
    cases = [([2], 0.0), ([0, 2], 1.0), ([1, 2], 1.0), ([0, 1, 2], 0.0)]
    for _ in range(3000):
        for signs, target in cases:
            net.learn(signs, target, 0.1)
    for signs, target in cases:
        assert share_of(net.odds(signs)) == pytest.approx(target, abs=0.1)


def test_the_same_chance_scatters_the_same_and_another_does_not() -> None:
    assert scattered(1, 4).weights == scattered(1, 4).weights != scattered(2, 4).weights


@pytest.mark.parametrize(("odds", "share"), [(0.0, 0.5), (1.0, 1 / (1 + exp(-1))), (1000.0, 1.0), (-1000.0, 0.0)])
def test_a_share_is_told_from_odds_however_large(odds: float, share: float) -> None:
    assert share_of(odds) == pytest.approx(share)
