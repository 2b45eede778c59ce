"""Analysis for people: what a seat could do now, and which decisions of a match cost most.

Both see with the eyes of the seat: what it could not know makes no difference.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import palier
from palier.bots import Thinking
from palier.engine.chance import SeededChance
from palier.engine.errors import NotYourTurn
from palier.engine.game import Action
from palier.engine.match import Match
from palier.engine.record import Record
from palier.engine.search import Search

ITERATIONS: Final = 400
FEWEST: Final = 3
"""What was tried less often than this has nothing worth telling but its first opinion."""


@dataclass(frozen=True)
class Choice:
    """An action, the share of wins that it promises (0 to 1), and how often the search tried it."""

    action: str
    promise: float
    tried: int


@dataclass(frozen=True)
class Judged:
    """A decision of a match: `step` counts from 0; `loss` is what the best action promised more than the one played."""

    step: int
    seat: int
    played: str
    best: str
    promise: float
    best_promise: float
    choices: int

    @property
    def loss(self) -> float:
        return max(0.0, self.best_promise - self.promise)


def hint(match: Match, seat: int, iterations: int = ITERATIONS, seed: int = 0) -> list[Choice]:
    """The actions open to a seat, best first; NotYourTurn when there is nothing to decide."""
    actions = match.legal(seat)
    if not actions:
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    return choices(match, seat, actions, (), iterations, seed)


def choices(
    match: Match, seat: int, actions: list[Action], also: tuple[int, ...], iterations: int, seed: int
) -> list[Choice]:
    chance = SeededChance(seed, "hint")
    thinking = Thinking(match.game, match.state, seat, chance)
    search = Search(match.game, thinking.sample(), seat, chance)
    search.run(iterations)
    codes = [action.code for action in actions]
    for code in also:
        search.insist(code, max(FEWEST, iterations // 10))
    told = [Choice(match.game.text(code), promise, tried) for code, tried, promise in search.actions(codes)]
    best = match.game.text(search.best(codes))
    return sorted(told, key=lambda choice: (choice.action != best, -choice.tried, -choice.promise))


def review(
    record: Record,
    iterations: int = ITERATIONS,
    seat: int | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> list[Judged]:
    """Every decision of a match, or of one seat, in which there was something to choose. BadRecord as for a replay."""
    palier.replay(record)
    return list(judge(record, iterations, seat, seed, progress))


def judge(
    record: Record, iterations: int, seat: int | None, seed: int, progress: Callable[[int], None] | None
) -> Iterator[Judged]:
    for number, step in enumerate(record.steps):
        if progress is not None:
            progress(1)
        if seat is not None and step.seat != seat:
            continue
        match = palier.replay(record, number)
        actions = match.legal(step.seat)
        if len(actions) < 2:
            continue
        played = match.game.parse(step.text)
        found = choices(match, step.seat, actions, (played,), iterations, seed + number)
        best = found[0]
        mine = next((choice for choice in found if choice.action == step.text), None)
        if mine is not None:
            yield Judged(number, step.seat, step.text, best.action, mine.promise, best.promise, len(found))
