"""When thinking on is of no use: one action is certainly better than another, or always as good."""

from math import sqrt
from typing import Final

CERTAIN: Final = 3.0
"""Standard errors by which an action must be ahead of another to be the better one."""
SAME: Final = 1e-9
SURE: Final = 1 << 30
"""More tries than there are ever left: so far is an action ahead that is certainly best."""


def is_settled(ahead: list[float]) -> bool:
    """Whether this tells two actions apart: by how much one was ahead of the other, whenever both met the same luck."""
    count = len(ahead)
    total = 0.0
    squares = 0.0
    for one in ahead:
        total += one
        squares += one * one
    mean = total / count
    error = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return error <= SAME or mean >= CERTAIN * error
