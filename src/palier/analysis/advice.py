"""Analysis for people: what a seat could do now, and which decisions of a match cost most.

Both see with the eyes of the seat: what it could not know makes no difference.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Literal

import palier
from palier.bots import Thinking
from palier.engine.chance import SeededChance
from palier.engine.errors import NotYourTurn
from palier.engine.game import Action
from palier.engine.match import Match, play_step
from palier.engine.preview import ChanceNeeded, NoChance
from palier.engine.record import Record
from palier.thinking.search import Search

ITERATIONS: Final = 400
FEWEST: Final = 3
"""What was tried less often than this has nothing worth telling but its first opinion."""
CLEAR: Final = 0.05
SLIGHT: Final = 0.02
"""Shares of the win by which one action is clearly, or just, better than another; less than that is luck."""
LINE: Final = 3
LINE_ITERATIONS: Final = 40
"""How far a line of play is told, and the tries for each of its actions."""

Verdict = Literal["only", "clear", "slight", "even"]
"""How the best action stands beside the next best."""


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

    @property
    def clear(self) -> bool:
        return self.loss >= CLEAR


# Hints


def hint(
    match: Match, seat: int, iterations: int = ITERATIONS, seed: int = 0, seconds: float | None = None
) -> list[Choice]:
    """The actions open to a seat, best first; NotYourTurn when there is nothing to decide.

    With `seconds` the search ends when they are over, whatever is left of its iterations.
    """
    actions = match.legal(seat)
    if not actions:
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    return choices(match, seat, actions, (), iterations, seed, seconds)


def next_best(found: Sequence[Choice]) -> Choice | None:
    """Of the others, the one that promises most, as far as it was tried at all."""
    others = [choice for choice in found[1:] if choice.tried >= FEWEST] or found[1:2]
    return max(others, key=lambda choice: choice.promise, default=None)


def verdict(found: Sequence[Choice]) -> Verdict:
    other = next_best(found)
    if other is None:
        return "only"
    ahead = found[0].promise - other.promise
    return "clear" if ahead >= CLEAR else "slight" if ahead >= SLIGHT else "even"


def about(match: Match, seat: int, action: str) -> dict[str, Any]:
    """What the seat's view tells about an action, so that it can be said in words."""
    told: dict[str, Any] = import_module(f"palier.games.{match.game.name}.picture").about(match.view(seat), action)
    return told


def choices(
    match: Match,
    seat: int,
    actions: list[Action],
    also: tuple[int, ...],
    iterations: int,
    seed: int,
    seconds: float | None = None,
) -> list[Choice]:
    if len(actions) == 1:
        return [Choice(actions[0].text, 1.0, 0)]
    end = None if seconds is None else time.monotonic() + seconds
    chance = SeededChance(seed, "hint")
    thinking = Thinking(match.game, match.state, seat, chance)
    search = thinking.strategy.search(thinking.sample(), seat, chance)
    done = run(search, iterations, end)
    codes = [action.code for action in actions]
    for code in also:
        search.visit(code, max(FEWEST, done // 10))
    told = [Choice(match.game.text(code), value, visits) for code, visits, value in search.action_values(codes)]
    best = match.game.text(search.best(codes))
    return sorted(told, key=lambda choice: (choice.action != best, -choice.tried, -choice.promise))


def run(search: Search, iterations: int, end: float | None) -> int:
    """How many iterations the budget, and the time, were enough for; at least one."""
    most = search.affordable(iterations)
    done = 0
    while done < most and (done == 0 or end is None or time.monotonic() < end):
        search.run(1)
        done += 1
    return done


def line(match: Match, seat: int, action: str, seed: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """How the seat may go on after an action, until somebody else decides or chance does; with what `about` tells."""
    chance = SeededChance(seed, "line")
    twin = match.clone()
    twin.state = match.game.determinize(match.state, seat, chance)
    twin.chance = NoChance()
    told: list[tuple[str, dict[str, Any]]] = []
    while len(told) < LINE:
        try:
            twin.play(seat, action)
        except ChanceNeeded:
            break
        actions = twin.legal(seat) if twin.to_act == (seat,) else []
        if not actions:
            break
        action = actions[0].text
        if len(actions) > 1:
            search = palier.strategies[twin.game.name].search(twin.state, seat, chance)
            run(search, LINE_ITERATIONS, None)
            action = twin.game.text(search.best([one.code for one in actions]))
        told.append((action, about(twin, seat, action)))
    return told


# Reviews


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
    match = palier.replay(record, 0)
    for number, step in enumerate(record.steps):
        if progress is not None:
            progress(1)
        if seat is None or step.seat == seat:
            judged = judge_step(match, number, step.seat, step.text, iterations, seed)
            if judged is not None:
                yield judged
        play_step(match, record, number)


def judge_step(
    match: Match,
    number: int,
    seat: int,
    played: str,
    iterations: int = ITERATIONS,
    seed: int = 0,
    seconds: float | None = None,
) -> Judged | None:
    """One decision, from the match as it stood before; None when there was nothing to choose, or nothing to compare."""
    actions = match.legal(seat)
    mine = next((action for action in actions if action.text == played), None)
    if mine is None or len(actions) < 2:
        return None
    found = choices(match, seat, actions, (mine.code,), iterations, seed + number, seconds)
    own = next(choice for choice in found if choice.action == played)
    return Judged(number, seat, played, found[0].action, own.promise, found[0].promise, len(found))
