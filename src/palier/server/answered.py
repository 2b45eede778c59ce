"""Which entry of its log answered a message of a seat, so that the same message again gets the same answer."""

from dataclasses import dataclass, field
from typing import Final

PART_MOST: Final = 8192


@dataclass(slots=True)
class Answered:
    """By seat and id. In parts, since a single dictionary of all holds the loop up for milliseconds when it grows."""

    parts: list[dict[tuple[int, str], int]] = field(default_factory=lambda: [{}])

    def note(self, seat: int, client: str, number: int) -> None:
        if len(self.parts[-1]) >= PART_MOST:
            self.parts.append({})
        self.parts[-1][seat, client] = number

    def number(self, seat: int, client: str) -> int | None:
        for part in reversed(self.parts):
            number = part.get((seat, client))
            if number is not None:
                return number
        return None
