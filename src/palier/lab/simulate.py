"""Simulates many matches and reports on them. The numbers do not depend on how many workers ran."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

import palier
from palier.bots import choose, lost_by, make
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions
from palier.engine.match import Match
from palier.engine.options import OptionValue
from palier.engine.outcome import Outcome
from palier.engine.playout import random_playout
from palier.lab.running import end as end_pool
from palier.lab.running import pool_of

MATCHES_A_TASK: Final = 25


@dataclass(frozen=True)
class Plan:
    """What is simulated: everything that a worker needs to play match number n."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue]


@dataclass
class Report:
    """Sums over matches; whole numbers only, so that adding parts in any order gives the same."""

    plan: Plan
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    in_order: list[float] = field(default_factory=list)
    """Wins again, by place in the order of the match: of whoever began, of the next, and so on."""
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    """By seat, the moves that a bot of one's own did not give in time, or not at all."""
    endings: Counter[str] = field(default_factory=Counter)
    most: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    group_seats: Counter[str] = field(default_factory=Counter)
    group_wins: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        seats = self.plan.players
        self.wins = self.wins or [0.0] * seats
        self.in_order = self.in_order or [0.0] * seats
        self.scores = self.scores or [0] * seats
        self.squares = self.squares or [0] * seats
        self.lost = self.lost or [0] * seats

    def note(
        self, outcome: Outcome, first: int, decisions: int, statistics: Mapping[str, int], groups: Sequence[str]
    ) -> None:
        self.games += 1
        self.decisions += decisions
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
            self.in_order[(seat - first) % self.plan.players] += 1 / len(outcome.winners)
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

    def add(self, part: "Report") -> None:
        self.games += part.games
        self.decisions += part.decisions
        for seat in range(self.plan.players):
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

    def spread(self, seat: int) -> float:
        """The standard deviation of a seat's score."""
        mean = self.scores[seat] / self.games
        return sqrt(max(0.0, self.squares[seat] / self.games - mean * mean))

    def group(self, name: str) -> dict[str, Any]:
        """How often a group was played, and won alone; `fair` is 1 when it wins as often as its seats would by lot."""
        seats, wins = self.group_seats[name], self.group_wins[name]
        return {"seats": seats, "wins": wins, "fair": round(wins * self.plan.players / seats, 4)}

    def to_json(self) -> dict[str, Any]:
        """One object; only `seconds` and `decisions_per_second` differ between runs of the same seed."""
        result: dict[str, Any] = {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "compiled": palier.compiled,
            "wins": [round(number, 4) for number in self.wins],
            "wins_in_order": [round(number, 4) for number in self.in_order],
            "score_mean": [round(total / self.games, 4) for total in self.scores],
            "score_spread": [round(self.spread(seat), 4) for seat in range(self.plan.players)],
            "lost": self.lost,
            "endings": dict(sorted(self.endings.items())),
        }
        if self.group_seats:
            result["groups"] = {name: self.group(name) for name in sorted(self.group_seats)}
        for name in sorted(self.most):
            result[name] = self.most[name]
            result[f"{name}_mean"] = round(self.sums[name] / self.games, 4)
        return result


def play_one(plan: Plan, number: int, report: Report) -> None:
    """Match `number` of a plan; its chance and its bots' come from the seed and the number alone."""
    game = palier.games[plan.game]
    chance = SeededChance(plan.seed, f"simulate/{number}")
    if all(name == "random" for name in plan.bots):
        # Bots that look at nothing need no views: the whole match stays in one compiled loop.
        state = game.setup(plan.players, plan.options, chance)
        groups = game.groups(state)
        decisions = random_playout(game, state, chance, SeededChance(plan.seed, f"simulate/{number}/bots"))
    else:
        match = Match.new(game, plan.players, plan.options, chance)
        groups = game.groups(match.state)
        bots = [make(name, seed_of(plan.seed, number, seat)) for seat, name in enumerate(plan.bots)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, choose(bots[seat], match, seat))
        for seat, bot in enumerate(bots):
            report.lost[seat] += lost_by(bot)
        state = match.state
        decisions = len(match.log.steps)
    outcome = game.outcome(state)
    assert outcome is not None
    report.note(outcome, game.first(state), decisions, game.statistics(state), groups)


def seed_of(seed: int, number: int, seat: int) -> int:
    return SeededChance(seed, f"simulate/{number}/bot/{seat}").word()


def play_some(plan: Plan, first: int, end: int) -> Report:
    report = Report(plan)
    for number in range(first, end):
        play_one(plan, number, report)
    return report


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays `games` matches. One bot's name stands for all seats; `progress` is told how many more are finished."""
    complete = palier.games[game].check_options(players, options or {})
    if games < 1 or workers < 1:
        raise BadOptions("at least one match and one worker are needed")
    names = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(names) != players:
        raise BadOptions(f"{len(names)} bots were named for {players} seats")
    for name in names:
        make(name, 0)
    plan = Plan(game, players, seed, names, complete)
    total = Report(plan)
    start = time.perf_counter()
    for part in parts(plan, games, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    total.seconds = time.perf_counter() - start
    return total


def parts(plan: Plan, games: int, workers: int) -> Iterator[Report]:
    """Parts in the order of their matches, whoever played them."""
    starts = range(0, games, MATCHES_A_TASK)
    ends = [min(games, start + MATCHES_A_TASK) for start in starts]
    if workers == 1:
        for start, end in zip(starts, ends, strict=True):
            yield play_some(plan, start, end)
        return
    with pool_of(workers) as pool:
        try:
            yield from pool.map(play_some, [plan] * len(ends), starts, ends)
        except BaseException:
            end_pool(pool)
            raise
