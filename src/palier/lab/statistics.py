"""Intervals and times: the small mathematics of the lab."""

from collections import Counter
from math import exp, log, sqrt
from typing import Final

Z: Final = 1.959964
"""95 %."""
RATIO: Final = log(1.05)
"""Times are counted in classes 5 % apart: a long tournament needs no list of every decision."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return (max(0.0, (middle - width) / below), min(1.0, (middle + width) / below))


def time_class(seconds: float) -> int:
    return round(log(max(seconds, 1e-7) * 1e6) / RATIO)


def quantile_ms(classes: Counter[int], share: float) -> float:
    """The time below which that share of the decisions lies, in milliseconds."""
    left = share * classes.total()
    for number in sorted(classes):
        left -= classes[number]
        if left <= 0:
            return exp(number * RATIO) / 1000
    return 0.0
