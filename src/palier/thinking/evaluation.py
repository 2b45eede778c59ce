"""How good a position is: the one function that a game writes for its bots."""

from collections.abc import Sequence
from math import inf
from typing import Generic, TypeVar

from palier.engine.game import State
from palier.native import mypyc_attr

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """The value of a position to a seat, in points of the game's own choosing: only differences count."""

    def __init__(
        self,
        weight_names: tuple[str, ...] = (),
        weights: Sequence[float] = (),
        scale: float = 1.0,
        won: float = inf,
    ) -> None:
        self.weight_names = weight_names
        """Names of the weights, where they can be tuned (`palier lab tune`)."""
        self.weights: list[float] = list(weights)
        self.scale = scale
        """Points per unit of log-odds to win; alone, the points that make a clear gain."""
        self.won = won
        """Any value above this one says that the seat has won: searches then prefer the shortest win."""

    def value(self, state: S, seat: int) -> float:
        """How good the position is for the seat. It must not look at what the seat cannot know."""
        raise NotImplementedError

    def with_weights(self, weights: Sequence[float]) -> "Evaluation[S]":
        """The same evaluation with other weights; this one stays as it is."""
        raise NotImplementedError
