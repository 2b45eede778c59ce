"""Which entry of its log answered a message of a seat, so that the same message again gets the same answer."""

from dataclasses import dataclass, field
from typing import Final

PART_MOST: Final = 8192


@dataclass(slots=True)
class Answered:
    """By seat and id. In parts, since a single dictionary of all holds the loop up for milliseconds when it grows."""

    last: dict[tuple[int, str], int] = field(default_factory=dict)
    full: list[dict[tuple[int, str], int]] = field(default_factory=list)

    def note(self, seat: int, client: str, number: int) -> None:
        if len(self.last) >= PART_MOST:
            self.full.append(self.last)
            self.last = {}
        self.last[seat, client] = number

    def number(self, seat: int, client: str) -> int | None:
        number = self.last.get((seat, client))
        if number is None:
            for part in self.full:
                number = part.get((seat, client), number)
        return number
