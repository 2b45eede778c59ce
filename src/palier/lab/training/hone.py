"""Finds better weights for plans of whole matches, where nobody touches another's: a game's `planning.toml`.

A climb that tries one set of weights after the other needs many matches to see what a single one is worth. Here every
match is played with weights of its own, all of them a little off at once, each by chance: of some thousand matches a
regression tells for each weight whether more or less of it scores more, and how soon that is too much. All weights move
that way at once, and again. What was found must surely score more on fresh deals, or the weights stay as they were.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from statistics import mean, stdev
from typing import Any, Final

import palier
from palier.engine.chance import Chance, SeededChance
from palier.engine.errors import BadOptions
from palier.lab.training.tune import SURE, boards, lines
from palier.registry import door_of
from palier.thinking.solo import SoloSearch
from palier.thinking.strategy import Strategy
from palier.thinking.weights import PLANNING, load_start

SPREAD: Final = 0.3
"""How far off weights are, as the standard deviation of their logarithm."""
SETS: Final = 4
"""So many sets of weights play each deal: what luck gives them all is no difference between them."""
FAR: Final = 0.5
"""No weight moves further in one round, in its logarithm."""
GRAINS: Final = 1 << 20


@dataclass(frozen=True)
class Honed:
    """The weights found, and how many points more they scored than those at the start, on fresh deals.

    Where that may well be luck, the weights are those at the start.
    """

    names: tuple[str, ...]
    start: tuple[float, ...]
    weights: tuple[float, ...]
    gain: float
    doubt: float
    """The standard error of the gain."""
    games: int

    def to_toml(self, command: str) -> str:
        return (
            f"# What plans go by. Found by self-play: {command}\n"
            + lines(self.names, self.weights)
            + "\n# Set by hand: where honing starts.\n[start]\n"
            + lines(self.names, self.start)
        )


def hone(game: str, rounds: int, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Honed:
    """Moves the weights `rounds` times, each by what `games` deals tell, and compares both ends on as many more."""
    strategy = palier.strategies[game]
    if strategy.solo_model is None:
        raise BadOptions(f"{game} has no separate weights for plans")
    names = strategy.planning.weight_names
    start = load_start(door_of(game).figures, names, PLANNING)
    weights = list(start)
    for number in range(rounds):
        slopes = Slopes(len(weights))
        for deal in range(games):
            watch(strategy, weights, slopes, seed, f"{number}/{deal}", deal)
            if progress is not None:
                progress(1)
        weights = [one * exp(step) for one, step in zip(weights, slopes.steps(), strict=True)]
    weights = [float(f"{one:.3g}") for one in weights]
    gains: list[float] = []
    for deal in range(games):
        better, worse = (thought_match(strategy, one, seed, f"check/{deal}", deal) for one in (weights, start))
        gains.append(better - worse)
        if progress is not None:
            progress(1)
    kept = surely(gains, weights, start)
    return Honed(names, tuple(start), tuple(kept), mean(gains), error_of(gains), len(gains))


def surely(gains: list[float], weights: list[float], start: list[float]) -> list[float]:
    """The weights that gained so much, unless that may well be luck."""
    return weights if mean(gains) > SURE * error_of(gains) else start


def error_of(gains: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(gains) / sqrt(len(gains))


class Slopes:
    """What the score has to do with each weight: a regression on one at a time, since they vary independently."""

    def __init__(self, weights: int) -> None:
        self.slopes = [Slope() for _ in range(weights)]
        self.bends = [Slope() for _ in range(weights)]
        """The same for the squares of how far off a weight is: too little and too much both score less."""

    def add(self, offs: list[list[float]], scores: list[float]) -> None:
        """The matches of one deal."""
        for index, column in enumerate(zip(*offs, strict=True)):
            self.slopes[index].add(column, scores)
            self.bends[index].add([off * off for off in column], scores)

    def steps(self) -> list[float]:
        """How far each weight moves: to the top of its parabola, less where the slope may well be luck."""
        found: list[float] = []
        for slope, bend in zip(self.slopes, self.bends, strict=True):
            rise = slope.value()
            sure = rise * rise / (rise * rise + slope.doubt()) if rise else 0.0
            # Where it does not seem to bend, it bends by as much as could not be told from none.
            falls = 2.0 * max(-bend.value(), sqrt(bend.doubt()))
            found.append(max(-FAR, min(FAR, sure * rise / falls)) if falls else 0.0)
        return found


class Slope:
    """A regression of scores on one number, deal by deal: what all matches of a deal share is left out."""

    def __init__(self) -> None:
        self.matches = 0
        self.apart = 0.0
        self.square = 0.0
        self.product = 0.0

    def add(self, numbers: Sequence[float], scores: Sequence[float]) -> None:
        middle, usual = mean(numbers), mean(scores)
        self.matches += len(scores) - 1
        for number, score in zip(numbers, scores, strict=True):
            self.apart += (score - usual) ** 2
            self.square += (number - middle) ** 2
            self.product += (number - middle) * (score - usual)

    def value(self) -> float:
        return self.product / self.square

    def doubt(self) -> float:
        """The square of its standard error."""
        return self.apart / self.matches / self.square


def watch(strategy: Strategy[Any], weights: list[float], slopes: Slopes, seed: int, name: str, deal: int) -> None:
    offs: list[list[float]] = []
    scores: list[float] = []
    for number in range(SETS):
        chance = SeededChance(seed, f"weights/{name}/{number}")
        offs.append([SPREAD * normal(chance) for _ in weights])
        tried = [one * exp(off) for one, off in zip(weights, offs[-1], strict=True)]
        scores.append(thought_match(strategy, tried, seed, name, deal))
    slopes.add(offs, scores)


def thought_match(strategy: Strategy[Any], weights: list[float], seed: int, name: str, deal: int) -> float:
    """What a match comes to that is thought through from its start, on every board of the game in turn."""
    game = strategy.rules
    model = strategy.solo_model
    assert model is not None
    options = game.check_options(1, boards(game, deal))
    state = game.setup(1, options, SeededChance(seed, f"deal/{name}"))
    evaluation = strategy.planning.with_weights(weights)
    search = SoloSearch(game, evaluation, model, state, 0, SeededChance(seed, f"search/{name}"))
    return search.rollout(state, SeededChance(seed, f"luck/{name}"))[1]


def normal(chance: Chance) -> float:
    """Box and Muller's way to a normal variable."""
    first = (chance.below(GRAINS) + 1) / GRAINS
    return sqrt(-2.0 * log(first)) * cos(2.0 * pi * chance.below(GRAINS) / GRAINS)
