"""A linear model of who wins, from positions between two turns (`palier lab judge` learns it from self-play)."""

from collections.abc import Sequence
from math import exp
from typing import Any, Generic, TypeVar

from palier.engine.game import Game, State
from palier.native import mypyc_attr

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnFeatures(Generic[S]):
    """What a seat looks like between turns, as indices into `names`; a feature that counts twice is listed twice."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def public(self, state: S, seat: int) -> list[int]:
        """What everybody sees of the seat."""
        raise NotImplementedError

    def private(self, state: S, seat: int) -> list[int]:
        """What only the seat itself knows, such as its hand."""
        raise NotImplementedError


class LinearValue:
    """Each feature adds its weight to a seat's log-odds to win."""

    def __init__(self, rules: Game[Any], features: TurnFeatures[Any], weights: Sequence[float]) -> None:
        self.rules = rules
        self.features = features
        self.weights: list[float] = list(weights)

    def shares(self, state: State, viewer: int) -> list[float]:
        """Each seat's share of the win as the viewer sees it, who counts their own hand and nobody else's."""
        odds: list[float] = []
        for seat in range(self.rules.players_of(state)):
            odds.append(weighted_sum(self.weights, self.features.public(state, seat)))
        odds[viewer] += weighted_sum(self.weights, self.features.private(state, viewer))
        highest = max(odds)
        parts = [exp(each - highest) for each in odds]
        total = sum(parts)
        return [part / total for part in parts]


def weighted_sum(weights: list[float], features: list[int]) -> float:
    total = 0.0
    for feature in features:
        total += weights[feature]
    return total
