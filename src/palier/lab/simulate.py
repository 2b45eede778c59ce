"""Simulates many matches and tells their figures. These do not depend on how many workers ran."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

import palier
from palier.bots import lost_by
from palier.engine.options import OptionValue
from palier.engine.outcome import Outcome
from palier.engine.playout import random_playout
from palier.lab.checks import bots_of, check_least, options_of, players_of
from palier.lab.plan import Plan, in_one_order
from palier.lab.playing import play
from palier.lab.running import run

MATCHES_A_TASK: Final = 25


class SeatFigures(NamedTuple):
    bot: str
    wins: float
    score_mean: float
    score_spread: float
    """The standard deviation of its score."""
    lost: int
    """The moves that a bot of one's own did not give in time, or not at all."""


class GroupFigures(NamedTuple):
    """How often something that seats begin as was played, and won alone."""

    seats: int
    wins: int
    fair: float
    """1 when it wins as often as its seats would by lot."""


class Statistic(NamedTuple):
    most: int
    mean: float


@dataclass(frozen=True)
class SimulationFigures:
    """What came of a simulation; only `seconds` differs between runs of the same seed."""

    plan: Plan
    decisions: int
    seconds: float
    seats: tuple[SeatFigures, ...]
    wins_in_order: tuple[float, ...]
    """Wins by place in the order of the match: of whoever began, of the next, and so on."""
    endings: dict[str, int]
    groups: dict[str, GroupFigures]
    statistics: dict[str, Statistic]

    @property
    def games(self) -> int:
        return self.plan.games

    @property
    def options(self) -> dict[str, OptionValue]:
        return self.plan.options(0)

    @property
    def wins(self) -> tuple[float, ...]:
        return tuple(seat.wins for seat in self.seats)

    @property
    def decisions_per_second(self) -> int:
        return round(self.decisions / self.seconds) if self.seconds else 0

    def to_json(self) -> dict[str, Any]:
        """One object."""
        result: dict[str, Any] = {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.options,
            "bots": [seat.bot for seat in self.seats],
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": self.decisions_per_second,
            "compiled": palier.compiled,
            "wins": [round(seat.wins, 4) for seat in self.seats],
            "wins_in_order": [round(wins, 4) for wins in self.wins_in_order],
            "score_mean": [round(seat.score_mean, 4) for seat in self.seats],
            "score_spread": [round(seat.score_spread, 4) for seat in self.seats],
            "lost": [seat.lost for seat in self.seats],
            "endings": self.endings,
        }
        if self.groups:
            result["groups"] = {
                name: {"seats": group.seats, "wins": group.wins, "fair": round(group.fair, 4)}
                for name, group in self.groups.items()
            }
        for name, statistic in self.statistics.items():
            result[name] = statistic.most
            result[f"{name}_mean"] = round(statistic.mean, 4)
        return result


@dataclass
class Sums:
    """What matches add up to. Parts are added in the order of their matches: sums of shares depend on it."""

    players: int
    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    in_order: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    most: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    group_seats: Counter[str] = field(default_factory=Counter)
    group_wins: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.in_order = self.in_order or [0.0] * self.players
        self.scores = self.scores or [0] * self.players
        self.squares = self.squares or [0] * self.players
        self.lost = self.lost or [0] * self.players

    def note(
        self, outcome: Outcome, first: int, decisions: int, statistics: Mapping[str, int], groups: Sequence[str]
    ) -> None:
        self.games += 1
        self.decisions += decisions
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
            self.in_order[(seat - first) % self.players] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.squares[seat] += score * score
        self.endings[outcome.reason] += 1
        self.group_seats.update(groups)
        if groups and len(outcome.winners) == 1:
            self.group_wins[groups[outcome.winners[0]]] += 1
        for name, number in statistics.items():
            self.sums[name] += number
            self.most[name] = max(self.most[name], number)

    def add(self, part: "Sums") -> None:
        self.games += part.games
        self.decisions += part.decisions
        for seat in range(self.players):
            self.wins[seat] += part.wins[seat]
            self.in_order[seat] += part.in_order[seat]
            self.scores[seat] += part.scores[seat]
            self.squares[seat] += part.squares[seat]
            self.lost[seat] += part.lost[seat]
        self.endings.update(part.endings)
        self.sums.update(part.sums)
        self.group_seats.update(part.group_seats)
        self.group_wins.update(part.group_wins)
        for name, number in part.most.items():
            self.most[name] = max(self.most[name], number)

    def seat(self, seat: int, bot: str) -> SeatFigures:
        mean = self.scores[seat] / self.games
        spread = sqrt(max(0.0, self.squares[seat] / self.games - mean * mean))
        return SeatFigures(bot, self.wins[seat], mean, spread, self.lost[seat])

    def group(self, name: str) -> GroupFigures:
        seats, wins = self.group_seats[name], self.group_wins[name]
        return GroupFigures(seats, wins, wins * self.players / seats)

    def figures(self, plan: Plan, seconds: float) -> SimulationFigures:
        return SimulationFigures(
            plan,
            self.decisions,
            seconds,
            tuple(self.seat(seat, plan.bots[seat]) for seat in range(self.players)),
            tuple(self.in_order),
            dict(sorted(self.endings.items())),
            {name: self.group(name) for name in sorted(self.group_seats)},
            {name: Statistic(self.most[name], self.sums[name] / self.games) for name in sorted(self.most)},
        )


def simulation(
    game: str,
    players: int | None,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
) -> Plan:
    """What is to be simulated, or BadPlan. One bot's name stands for all seats."""
    seats = players_of(game, players)
    complete = options_of(game, seats, options or {})
    names = bots_of(bots, seats)
    check_least("games", games, 1)
    return Plan("simulate", game, seats, games, seed, names, in_one_order(seats), (complete,))


def simulate(
    plan: Plan, workers: int = 1, ray: str | None = None, progress: Callable[[int], None] | None = None
) -> SimulationFigures:
    """Plays all matches of a plan; `progress` is told how many more are finished."""
    total = Sums(plan.players)
    start = time.perf_counter()
    for part in in_order(run(partial(play_some, plan), range(0, plan.games, MATCHES_A_TASK), workers, ray)):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total.figures(plan, time.perf_counter() - start)


def in_order(parts: Iterator[tuple[int, Sums]]) -> Iterator[Sums]:
    """The parts in the order of their matches, whichever was ready first."""
    early: dict[int, Sums] = {}
    wanted = 0
    for first, part in parts:
        early[first] = part
        while wanted in early:
            ready = early.pop(wanted)
            wanted += ready.games
            yield ready


def play_some(plan: Plan, first: int) -> tuple[int, Sums]:
    """The sums of one task, with the number of its first match."""
    sums = Sums(plan.players)
    for number in range(first, min(plan.games, first + MATCHES_A_TASK)):
        play_one(plan, number, sums)
    return first, sums


def play_one(plan: Plan, number: int, sums: Sums) -> None:
    """Match `number` of a plan; its chance and its bots' come from the seed and the number alone."""
    game = palier.games[plan.game]
    if all(name == "random" for name in plan.bots):
        # Bots that look at nothing need no views: the whole match stays in one compiled loop.
        chance = plan.luck(number)
        state = game.setup(plan.players, plan.options(number), chance)
        groups = game.groups(state)
        decisions = random_playout(game, state, chance, plan.luck(number, "/bots"))
        outcome = game.outcome(state)
        assert outcome is not None
    else:
        match = plan.match(number)
        groups = game.groups(match.state)
        bots = plan.seated(number)
        outcome = play(match, bots)
        for seat, bot in enumerate(bots):
            sums.lost[seat] += lost_by(bot)
        state = match.state
        decisions = len(match.log.steps)
    sums.note(outcome, game.first(state), decisions, game.statistics(state), groups)
