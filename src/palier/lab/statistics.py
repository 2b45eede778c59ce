"""Intervals and times: the small mathematics of the lab."""

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

Z: Final = 1.959964
"""95 %."""
RATIO: Final = log(1.05)
"""Times are counted in classes 5 % apart: a long tournament needs no list of every decision."""


def interval(wins: float, games: int, deals: Sequence[tuple[float, int]] = ()) -> tuple[float, float]:
    """Wilson's 95 % interval for a share.

    With what was won in how many matches of each of `deals`, matches that go alike because they were dealt alike count
    for as many independent ones as they are worth; never for more than they are.
    """
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    count = independent(share, games, deals)
    middle = share + Z * Z / (2 * count)
    width = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    below = 1 + Z * Z / count
    return (max(0.0, (middle - width) / below), min(1.0, (middle + width) / below))


def independent(share: float, games: int, deals: Sequence[tuple[float, int]]) -> float:
    """How many independent matches would leave as much in doubt, by how far the deals lie apart."""
    apart = sum((won - share * count) ** 2 for won, count in deals)
    if len(deals) < 2 or apart == 0:
        return games
    doubt = apart / games**2 * len(deals) / (len(deals) - 1)
    return min(float(games), max(1.0, share * (1 - share) / doubt))


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
