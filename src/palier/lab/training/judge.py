"""Learns from self-play what a position between two turns says about who will win: a game's `judgement`.

A logistic regression of who won on the traits that a game names: how far somebody is, what lies where, who is next.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

import palier
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import Game, State
from palier.lab.training.fit import Turn, regress
from palier.lab.training.selfplay import chosen

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
        """A judgement.toml; traits that never came up are left out."""
        told = [f"{name} = {worth:g}\n" for name, worth in zip(self.names, self.judgement, strict=True) if worth]
        return f"# What a position between turns says about who wins. Learned by self-play: {command}\n" + "".join(told)


def learn(game: str, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Learned:
    """Watches so many matches between equals, with every number of players in turn."""
    found = palier.games[game]
    if not found.trait_names:
        raise BadOptions(f"{game} names no traits to judge a position by")
    seen: list[Turn] = []
    kept: list[Turn] = []
    for number in range(games):
        (kept if number % CHECKED == 0 else seen).extend(turns_of(found, seed, number))
        if progress is not None:
            progress(1)
    sizes = [SIZE] * len(found.trait_names)
    moved = regress(seen, sizes, games, seed)
    worth = tuple(round(one * SIZE, 4) for one in moved)
    shares = [surprise_of(turn, worth) for turn in kept]
    blind = [turn.counts * log(len(turn.worth)) for turn in kept]
    matches = sum(turn.counts for turn in kept)
    return Learned(found.trait_names, worth, sum(shares) / matches, sum(blind) / matches)


def surprise_of(turn: Turn, judgement: tuple[float, ...]) -> float:
    worth = [sum(judgement[trait] * count for trait, count in traits) for traits in turn.slopes]
    parts = [exp(one - max(worth)) for one in worth]
    return -turn.counts * log(max(UNLIKELY, sum(parts[seat] for seat in turn.winners) / sum(parts)))


def turns_of(game: Game[Any], seed: int, number: int) -> list[Turn]:
    """The positions between the turns of one match, as whoever has just had a turn sees them."""
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
                found.append(tuple(slopes_of(game, state, one, owner) for one in range(players)))
            owner = seat
        codes = game.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            code = chosen(game, state, seat, codes, choice, 0)
        game.apply(state, seat, code, luck, None)
        seats = game.to_act(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return [Turn((0.0,) * players, slopes, outcome.winners, 1.0 / len(found)) for slopes in found]


def slopes_of(game: Game[Any], state: State, seat: int, viewer: int) -> tuple[tuple[int, float], ...]:
    traits = game.traits(state, seat)
    if seat == viewer:
        traits = traits + game.own_traits(state, seat)
    return tuple((trait, float(traits.count(trait))) for trait in dict.fromkeys(traits))
