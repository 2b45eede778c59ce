"""Reading what callers give: whatever it is, the answer is a value of the right type or an error with a code.

Compiled code checks the types of arguments by itself, but raises TypeError. So what the public calls take is declared
as widely as it can be read: `SupportsIndex` is any whole number, that of another library too.
"""

from collections.abc import Iterable
from operator import index
from typing import SupportsIndex

from palier.engine.errors import BadArgument, BadScript, UnknownSeat, shown


def whole_number(value: object) -> int | None:
    """None for what is no whole number; True and False are none either."""
    if isinstance(value, int):
        return None if isinstance(value, bool) else value
    if not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def seat_number(seat: object, players: int) -> int:
    """The number of a seat, or UnknownSeat."""
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise UnknownSeat(f"there is no seat {shown(seat)} (seats: 0 to {players - 1})")
    return number


def seed_text(seed: object, stream: object) -> bytes:
    """What a seeded chance starts from, or BadArgument."""
    number = whole_number(seed)
    if number is None:
        raise BadArgument(f"a seed is a whole number, not {shown(seed)}")
    name = stream if isinstance(stream, str) else whole_number(stream)
    if name is None:
        raise BadArgument(f"a stream is a text or a whole number, not {shown(stream)}")
    try:
        return f"{number}/{name}".encode()
    except ValueError as error:
        # Python writes no number of more than some thousand figures, and encodes no half characters.
        raise BadArgument(f"{shown(seed)} and {shown(stream)} cannot be written as a seed and its stream") from error


def outcomes_of(outcomes: object) -> list[int]:
    """Chance outcomes as a list of its own, or BadScript."""
    if not isinstance(outcomes, Iterable):
        raise BadScript(f"chance outcomes are a list of whole numbers, not {shown(outcomes)}")
    numbers: list[int] = []
    for outcome in outcomes:
        number = whole_number(outcome)
        if number is None:
            raise BadScript(f"the noted outcome {shown(outcome)} is not a whole number")
        numbers.append(number)
    return numbers
