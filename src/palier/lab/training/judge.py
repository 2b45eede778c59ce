"""Learns from self-play what a position between two turns says about who will win: a game's `turn_value`.

A logistic regression of who won on the features that a game names: how far somebody is, what lies where, who is next.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

import palier
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import State
from palier.lab.training.fit import Turn, regress
from palier.lab.training.selfplay import chosen
from palier.thinking.linear import TurnFeatures
from palier.thinking.strategy import Strategy

SIZE: Final = 0.5
"""Traits are thought to be worth about as much before any match is seen."""
CHECKED: Final = 10
"""One match of so many is not learned from, but foretold afterwards."""
UNLIKELY: Final = 1e-6


@dataclass(frozen=True)
class Learned:
    """What each trait is worth, and the surprise at who won matches that were not learned from."""

    names: tuple[str, ...]
    judgement: tuple[float, ...]
    surprise: float
    blind: float
    """The surprise of somebody who takes all seats for equal."""

    def to_toml(self, command: str) -> str:
        """A turn_value.toml; features that never came up are left out."""
        told = [f"{name} = {worth:g}\n" for name, worth in zip(self.names, self.judgement, strict=True) if worth]
        return f"# What a position between turns says about who wins. Learned by self-play: {command}\n" + "".join(told)


def learn(game: str, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Learned:
    """Watches so many matches between equals, with every number of players in turn."""
    strategy = palier.strategies[game]
    features = strategy.turn_features
    if features is None:
        raise BadOptions(f"{game} has no features for positions between turns")
    seen: list[Turn] = []
    kept: list[Turn] = []
    for number in range(games):
        (kept if number % CHECKED == 0 else seen).extend(turns_of(strategy, features, seed, number))
        if progress is not None:
            progress(1)
    sizes = [SIZE] * len(features.names)
    moved = regress(seen, sizes, games, seed)
    worth = tuple(round(one * SIZE, 4) for one in moved)
    shares = [surprise_of(turn, worth) for turn in kept]
    blind = [turn.counts * log(len(turn.worth)) for turn in kept]
    matches = sum(turn.counts for turn in kept)
    return Learned(features.names, worth, sum(shares) / matches, sum(blind) / matches)


def surprise_of(turn: Turn, judgement: tuple[float, ...]) -> float:
    worth = [sum(judgement[trait] * count for trait, count in traits) for traits in turn.slopes]
    parts = [exp(one - max(worth)) for one in worth]
    return -turn.counts * log(max(UNLIKELY, sum(parts[seat] for seat in turn.winners) / sum(parts)))


def turns_of(strategy: Strategy[Any], features: TurnFeatures[Any], seed: int, number: int) -> list[Turn]:
    """The positions between the turns of one match, as whoever has just had a turn sees them."""
    game = strategy.rules
    players = max(2, game.fewest) + number % (game.most - max(2, game.fewest) + 1)
    state = game.setup(players, game.check_options(players, {}), SeededChance(seed, f"judge deal/{number}"))
    luck = SeededChance(seed, f"judge luck/{number}")
    choice = SeededChance(seed, f"judge choice/{number}")
    found: list[tuple[tuple[tuple[int, float], ...], ...]] = []
    owner = -1
    seats = game.to_act(state)
    while seats:
        seat = seats[0]
        if seat != owner and game.window(state, seat) is None:
            if owner >= 0:
                found.append(tuple(slopes_of(features, state, one, owner) for one in range(players)))
            owner = seat
        codes = game.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            code = chosen(strategy, strategy.evaluation, state, seat, codes, choice, 0)
        game.apply(state, seat, code, luck, None)
        seats = game.to_act(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return [Turn((0.0,) * players, slopes, outcome.winners, 1.0 / len(found)) for slopes in found]


def slopes_of(features: TurnFeatures[Any], state: State, seat: int, viewer: int) -> tuple[tuple[int, float], ...]:
    active = features.public(state, seat)
    if seat == viewer:
        active = active + features.private(state, seat)
    return tuple((feature, float(active.count(feature))) for feature in dict.fromkeys(active))
