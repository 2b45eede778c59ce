"""Outcome: how a match ended, and by which rule."""

from collections.abc import Sequence
from typing import Any


class Outcome:
    """`scores` and `ranking` by seat (1 is the best place, places may be shared); `reason` names the deciding rule."""

    __slots__ = ("ranking", "reason", "scores", "winners")

    def __init__(self, scores: Sequence[int], ranking: Sequence[int], reason: str) -> None:
        self.scores: tuple[int, ...] = tuple(scores)
        self.ranking: tuple[int, ...] = tuple(ranking)
        self.winners: tuple[int, ...] = tuple(seat for seat, place in enumerate(ranking) if place == 1)
        self.reason = reason

    def share(self, seat: int) -> float:
        """What a seat has of the win, which all winners share."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "ranking": list(self.ranking),
            "winners": list(self.winners),
            "reason": self.reason,
        }

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.scores, self.ranking, self.reason)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.scores, self.ranking, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, ranking={self.ranking}, winners={self.winners}, reason={self.reason!r})"
