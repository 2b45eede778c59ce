"""When to stop thinking: one action is surely better than another, or always exactly as good."""

from math import sqrt
from typing import Final

SURE_ERRORS: Final = 3.0
"""Standard errors by which one action must beat another to be surely better."""
EQUAL_ERROR: Final = 1e-9
"""A smaller standard error than this says that the difference is always the same."""
DECIDED: Final = 1 << 30
"""The lead of an action that is surely best: more visits than any budget has left."""


def is_decided(differences: list[float]) -> bool:
    """Whether paired differences between two actions tell which is better, or that there is nothing to tell."""
    count = len(differences)
    total = 0.0
    squares = 0.0
    for difference in differences:
        total += difference
        squares += difference * difference
    mean = total / count
    error = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return error <= EQUAL_ERROR or mean >= SURE_ERRORS * error
