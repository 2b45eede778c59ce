"""Finds better weights for what thought matches go by, where nobody touches another's: a game's `thought.toml`.

A climb that tries one set of weights after the other needs many matches to see what a single one is worth. Here every
match is played with weights of its own, all of them a little off at once, each by chance: of some thousand matches a
regression tells for each weight whether more or less of it scores more. All weights move that way, and again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from statistics import mean, stdev
from typing import Any, Final

import palier
from palier.engine.alone import Alone
from palier.engine.chance import Chance, SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import Game
from palier.games.content import THOUGHT, load_start
from palier.lab.tune import boards, lines

SPREAD: Final = 0.3
"""How far off weights are, as the standard deviation of their logarithm."""
SETS: Final = 4
"""So many sets of weights play each deal: what luck gives them all is no difference between them."""
FAR: Final = 0.5
"""A weight moves by what that scores, both for its logarithm, but no further in one round."""
GRAINS: Final = 1 << 20


@dataclass(frozen=True)
class Honed:
    """The weights found, and how many points more they score than those at the start, on fresh deals."""

    names: tuple[str, ...]
    start: tuple[float, ...]
    weights: tuple[float, ...]
    gain: float
    doubt: float
    """The standard error of the gain."""
    games: int

    def to_toml(self, command: str) -> str:
        return (
            f"# What thought matches go by. Found by self-play: {command}\n"
            + lines(self.names, self.weights)
            + "\n# Set by hand: where honing starts.\n[start]\n"
            + lines(self.names, self.start)
        )


def hone(game: str, rounds: int, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Honed:
    """Moves the weights `rounds` times, each by what `games` deals tell, and compares both ends on as many more."""
    found = palier.games[game]
    if not found.thought:
        raise BadOptions(f"{game} has no weights of its own for thought matches")
    before = found.thought
    start = load_start(game, found.weight_names, THOUGHT)
    weights = list(start)
    try:
        for number in range(rounds):
            slopes = Slopes(len(weights))
            for deal in range(games):
                watch(found, weights, slopes, seed, f"{number}/{deal}", deal)
                if progress is not None:
                    progress(1)
            weights = [one * exp(step) for one, step in zip(weights, slopes.steps(), strict=True)]
        weights = [float(f"{one:.3g}") for one in weights]
        gains: list[float] = []
        for deal in range(games):
            better, worse = (thought_match(found, one, seed, f"check/{deal}", deal) for one in (weights, start))
            gains.append(better - worse)
            if progress is not None:
                progress(1)
    finally:
        found.thought = before
    return Honed(
        found.weight_names, tuple(start), tuple(weights), mean(gains), stdev(gains) / sqrt(len(gains)), len(gains)
    )


class Slopes:
    """What the score has to do with each weight: a regression on one at a time, since they vary independently."""

    def __init__(self, weights: int) -> None:
        self.matches = 0
        self.square = 0.0
        self.squares = [0.0] * weights
        self.products = [0.0] * weights

    def add(self, offs: list[list[float]], scores: list[float]) -> None:
        """The matches of one deal, each told beside their mean."""
        middle = mean(scores)
        centre = [mean(one) for one in zip(*offs, strict=True)]
        self.matches += len(scores) - 1
        for off, score in zip(offs, scores, strict=True):
            self.square += (score - middle) ** 2
            for index, each in enumerate(off):
                self.squares[index] += (each - centre[index]) ** 2
                self.products[index] += (each - centre[index]) * (score - middle)

    def steps(self) -> list[float]:
        """How far each weight moves, less where the slope may well be luck."""
        found: list[float] = []
        for square, product in zip(self.squares, self.products, strict=True):
            slope = product / square
            doubt = self.square / self.matches / square
            step = slope * slope * slope / (slope * slope + doubt) if slope else 0.0
            found.append(max(-FAR, min(FAR, step)))
        return found


def watch(game: Game[Any], weights: list[float], slopes: Slopes, seed: int, name: str, deal: int) -> None:
    offs: list[list[float]] = []
    scores: list[float] = []
    for number in range(SETS):
        chance = SeededChance(seed, f"weights/{name}/{number}")
        offs.append([SPREAD * normal(chance) for _ in weights])
        tried = [one * exp(off) for one, off in zip(weights, offs[-1], strict=True)]
        scores.append(thought_match(game, tried, seed, name, deal))
    slopes.add(offs, scores)


def thought_match(game: Game[Any], weights: list[float], seed: int, name: str, deal: int) -> float:
    """What a match comes to that is thought through from its start, on every board of the game in turn."""
    game.thought = weights
    options = game.check_options(1, boards(game, deal))
    state = game.setup(1, options, SeededChance(seed, f"deal/{name}"))
    search = Alone(game, state, 0, SeededChance(seed, f"search/{name}"))
    return search.play_on(state, SeededChance(seed, f"luck/{name}"))[1]


def normal(chance: Chance) -> float:
    """Box and Muller's way to a normal variable."""
    first = (chance.below(GRAINS) + 1) / GRAINS
    return sqrt(-2.0 * log(first)) * cos(2.0 * pi * chance.below(GRAINS) / GRAINS)
