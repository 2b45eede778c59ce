"""A small net: from the signs that a position shows to the odds to win, and how it learns them.

One layer of units between the signs and the answer, and a straight way beside it. Plain loops over the few signs that
are there, so that compiled it takes microseconds, and the same seed learns the same numbers again.
"""

from math import exp
from typing import Final

from palier.engine.chance import Chance

SMALL: Final = 0.1
GRAINS: Final = 1000
"""Weights start as any of so many steps up or down to `SMALL`."""
AWAKE: Final = 0.1
"""Units start a little above zero: below it they say nothing, and learn nothing."""
CERTAIN: Final = 30.0


class Net:
    """A unit adds up its weights of the signs that are there, and counts where the sum is above zero."""

    def __init__(self, signs: int, units: int) -> None:
        self.units = units
        self.weights: list[float] = [0.0] * (signs * units)
        """Sign by sign, one for each unit."""
        self.floors: list[float] = [0.0] * units
        self.voices: list[float] = [0.0] * units
        """What each unit adds to the answer for one that it has."""
        self.plain: list[float] = [0.0] * signs
        """What each sign adds by itself."""

    def scatter(self, chance: Chance) -> None:
        """Small weights by chance, where learning starts."""
        for index in range(len(self.weights)):
            self.weights[index] = small(chance)
        for unit in range(self.units):
            self.voices[unit] = small(chance)
            self.floors[unit] = AWAKE

    def sums(self, signs: list[int]) -> list[float]:
        """What the units add up to."""
        units = self.units
        weights = self.weights
        starts: list[int] = [sign * units for sign in signs]
        found: list[float] = []
        for unit in range(units):
            total = self.floors[unit]
            for start in starts:
                total += weights[start + unit]
            found.append(total)
        return found

    def answer(self, signs: list[int], sums: list[float]) -> float:
        total = 0.0
        for sign in signs:
            total += self.plain[sign]
        for unit in range(self.units):
            if sums[unit] > 0.0:
                total += sums[unit] * self.voices[unit]
        return total

    def odds(self, signs: list[int]) -> float:
        """The logarithm of the odds to win."""
        return self.answer(signs, self.sums(signs))

    def learn(self, signs: list[int], target: float, rate: float) -> float:
        """Moves a little towards this share of the win; what it thought before."""
        units = self.units
        weights = self.weights
        sums = self.sums(signs)
        share = share_of(self.answer(signs, sums))
        step = rate * (target - share)
        for sign in signs:
            self.plain[sign] += step
        for unit in range(units):
            total = sums[unit]
            if total > 0.0:
                back = step * self.voices[unit]
                self.voices[unit] += step * total
                self.floors[unit] += back
                for sign in signs:
                    weights[sign * units + unit] += back
        return share


def small(chance: Chance) -> float:
    return SMALL * (chance.below(2 * GRAINS + 1) - GRAINS) / GRAINS


def share_of(odds: float) -> float:
    if odds > CERTAIN:
        return 1.0
    if odds < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-odds))
