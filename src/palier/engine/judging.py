"""What a position between two turns promises, by a judgement learned from who won (`palier lab judge`)."""

from math import exp
from typing import Any

from palier.engine.game import Game, State


def judged(game: Game[Any], state: State, viewer: int) -> list[float]:
    """Each seat's share of the win as one of them sees it: it counts its own hand and nobody else's."""
    judgement = game.judgement
    worth: list[float] = []
    for seat in range(game.players_of(state)):
        worth.append(weighed(judgement, game.traits(state, seat)))
    worth[viewer] += weighed(judgement, game.own_traits(state, viewer))
    most = max(worth)
    parts = [exp(one - most) for one in worth]
    total = sum(parts)
    return [part / total for part in parts]


def weighed(judgement: list[float], traits: list[int]) -> float:
    total = 0.0
    for trait in traits:
        total += judgement[trait]
    return total
