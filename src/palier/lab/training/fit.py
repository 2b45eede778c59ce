"""Fits the weights of an evaluation to who won: a logistic regression over self-play, for games with many weights.

The evaluation need not be linear: how it answers to each weight is measured in the positions that matches went through.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any, Final

from palier.engine.chance import SeededChance
from palier.engine.game import Game, State
from palier.engine.options import OptionValue
from palier.lab.training.selfplay import watch
from palier.thinking.evaluation import Evaluation
from palier.thinking.strategy import Strategy

NUDGE: Final = 0.01
"""How far a weight is moved to see what the evaluation makes of it."""
SMALL: Final = 0.3
"""Weights near zero may move as if they had this size."""
DOUBT: Final = 2.0
"""How far from where it starts a weight is thought to lie, as a share of its size, before any match is seen."""
PASSES: Final = 12
BATCH: Final = 400
STEPS: Final = 800
"""Few positions are passed through more often, so that weights have the time to move."""
RATE: Final = 0.02
"""How far a weight moves at first in a step, as a share of its size; less and less towards the end."""
EARLY: Final = 0.9
LATE: Final = 0.999
"""What is remembered of slopes and of their squares from step to step (Adam)."""


@dataclass(frozen=True)
class Turn:
    """The beginning of a turn: its worth to each seat over the swing, how that answers to each weight, and who won."""

    worth: tuple[float, ...]
    slopes: tuple[tuple[tuple[int, float], ...], ...]
    winners: tuple[int, ...]
    counts: float
    """All positions of a match together count as one: they have the same end."""


def fit(
    strategy: Strategy[Any],
    start: Sequence[float],
    free: Sequence[int],
    swing: float,
    games: int,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> list[float]:
    """Weights that foretell better who wins: those that are `free` move as far as the matches say so."""
    seen: list[Turn] = []
    for number in range(games):
        seen += turns_of(strategy, start, free, swing, players, options, seed, number)
        if progress is not None:
            progress(1)
    sizes = [max(SMALL, abs(one)) for one in start]
    return [
        one + moved * size for one, moved, size in zip(start, regress(seen, sizes, games, seed), sizes, strict=True)
    ]


def turns_of(
    strategy: Strategy[Any],
    weights: Sequence[float],
    free: Sequence[int],
    swing: float,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
    number: int,
) -> list[Turn]:
    """The beginnings of turns in one match between equals."""
    evaluation = strategy.evaluation.with_weights(weights)
    nudged = [(index, evaluation.with_weights(moved(weights, index))) for index in free]
    states, winners = watch(strategy, evaluation, players, options, seed, "fit", number)
    chosen = beginnings(strategy.rules, states)
    found: list[Turn] = []
    for one in chosen:
        worth = [evaluation.value(one, seat) / swing for seat in range(players)]
        slopes = [slopes_of(evaluation, nudged, one, seat, swing) for seat in range(players)]
        found.append(Turn(tuple(worth), tuple(slopes), winners, 1.0 / len(chosen)))
    return found


def beginnings(game: Game[Any], states: Sequence[State]) -> list[State]:
    """The positions in which somebody's turn begins: in between, who is about to gain something looks like a winner."""
    found: list[State] = []
    owner = -1
    for state in states:
        actor = game.to_act(state)[0]
        if actor != owner and game.window(state, actor) is None:
            found.append(state)
            owner = actor
    return found


def moved(weights: Sequence[float], index: int) -> list[float]:
    """The same with one weight nudged."""
    return [weight + NUDGE if place == index else weight for place, weight in enumerate(weights)]


def slopes_of(
    evaluation: Evaluation[Any],
    nudged: Sequence[tuple[int, Evaluation[Any]]],
    state: State,
    seat: int,
    swing: float,
) -> tuple[tuple[int, float], ...]:
    """How much the value of a position to a seat rises with each weight; only those that matter."""
    value = evaluation.value(state, seat)
    found: list[tuple[int, float]] = []
    for index, other in nudged:
        rise = other.value(state, seat) - value
        if rise:
            found.append((index, rise / NUDGE / swing))
    return tuple(found)


def regress(seen: Sequence[Turn], sizes: Sequence[float], games: int, seed: int) -> list[float]:
    """How far each weight should move, as a share of its size."""
    moved = [0.0] * len(sizes)
    first = [0.0] * len(sizes)
    second = [0.0] * len(sizes)
    chance = SeededChance(seed, "fit order")
    order = list(range(len(seen)))
    batches = (len(seen) + BATCH - 1) // BATCH
    passes = max(PASSES, STEPS // batches)
    step = 0
    for _ in range(passes):
        chance.shuffle(order)
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            step += 1
            # The slope of the surprise over all matches, as far as this batch tells, and of the doubt.
            slope = [one / DOUBT**2 / games for one in moved]
            share = len(seen) / len(batch) / games
            for index in batch:
                add_slope(slope, seen[index], moved, sizes, share)
            rate = RATE * (1.0 - (step - 1) / (passes * batches))
            for index in range(len(moved)):
                first[index] = EARLY * first[index] + (1 - EARLY) * slope[index]
                second[index] = LATE * second[index] + (1 - LATE) * slope[index] ** 2
                if second[index]:
                    mean, square = first[index] / (1 - EARLY**step), second[index] / (1 - LATE**step)
                    moved[index] -= rate * mean / sqrt(square)
    return moved


def add_slope(slope: list[float], one: Turn, moved: Sequence[float], sizes: Sequence[float], share: float) -> None:
    """Adds by how much the surprise at who won rises with each weight."""
    worth = [
        base + sum(moved[index] * sizes[index] * rise for index, rise in rises)
        for base, rises in zip(one.worth, one.slopes, strict=True)
    ]
    most = max(worth)
    parts = [exp(each - most) for each in worth]
    total = sum(parts)
    for seat in range(len(worth)):
        won = 1.0 / len(one.winners) if seat in one.winners else 0.0
        error = (parts[seat] / total - won) * one.counts * share
        for index, rise in one.slopes[seat]:
            slope[index] += error * rise * sizes[index]
