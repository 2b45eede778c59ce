"""Tournaments: seats permuted, deals mirrored, honest intervals. The same seed gives the same results anywhere."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Any, NamedTuple

import palier
from palier.bots import is_own, label, lost_by
from palier.engine.game import Action, Game
from palier.engine.match import Match
from palier.engine.options import OptionValue
from palier.lab.checks import (
    InTurnAndGiven,
    NobodyToMeet,
    NotInTurn,
    TableNotFull,
    TableOfOne,
    check_bots,
    check_least,
    options_of,
    players_of,
)
from palier.lab.journal import Journal, MatchResult
from palier.lab.plan import Plan, common_options, values_of
from palier.lab.playing import Watch, play
from palier.lab.rating import Rating, Table, rate, without
from palier.lab.running import run
from palier.lab.seating import are_turned, seatings
from palier.lab.statistics import interval, quantile_ms, time_class

# What is played


def meeting(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    each: str = "",
) -> Plan:
    """Who meets, or BadPlan. A bot named several times sits so often at every table; the names must then fill it.

    With `each` the deals take every value of that option in turn.
    """
    named = tuple(dict.fromkeys(bots))
    if len(named) < 2:
        raise NobodyToMeet
    check_bots(named)
    rules = palier.games[game]
    seats = players_of(game, players, min(max(len(bots), rules.fewest), rules.most))
    if seats < 2:
        raise TableOfOne
    if len(named) < len(bots) != seats:
        raise TableNotFull(len(bots), seats)
    sets = sets_of(rules, seats, options or {}, each)
    check_least("games", games, 1)
    table = tuple(named.index(bot) for bot in bots) if len(named) < len(bots) else ()
    orders = seatings(len(named), seats, table)
    return Plan("tournament", game, seats, games, seed, named, tuple(orders), sets, each)


def sets_of(
    game: Game[Any], players: int, options: Mapping[str, object], each: str
) -> tuple[dict[str, OptionValue], ...]:
    """The options of one deal after the other."""
    if not each:
        return (options_of(game.name, players, options),)
    known = in_turn(game)
    if each not in known:
        raise NotInTurn(game, each, list(known))
    if each in options:
        raise InTurnAndGiven(each)
    return tuple(options_of(game.name, players, {**options, each: value}) for value in known[each])


def in_turn(game: Game[Any]) -> dict[str, list[OptionValue]]:
    """The options whose values may go in turn: those with a few of them, each worth playing."""
    return {
        option.name: option.values() for option in game.options if option.choices or isinstance(option.default, bool)
    }


class Times(Watch):
    """How long each bot took for its decisions, and how many moves it was asked for."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = seats
        self.classes: dict[int, Counter[int]] = {bot: Counter() for bot in sorted(set(seats))}
        self.asked: Counter[int] = Counter()

    def chosen(self, match: Match, seat: int, actions: Sequence[Action], action: Action, seconds: float) -> None:
        bot = self.seats[seat]
        self.asked[bot] += 1
        if len(actions) > 1:
            # Where there is nothing to choose there is nothing to think about.
            self.classes[bot][time_class(seconds)] += 1


def play_match(plan: Plan, number: int) -> MatchResult:
    seats = plan.seats(number)
    match = plan.match(number)
    bots = plan.seated(number)
    times = Times(seats)
    outcome = play(match, bots, times)
    lost: Counter[int] = Counter()
    for bot, player in zip(seats, bots, strict=True):
        lost[bot] += lost_by(player)
    return MatchResult(
        number,
        seats,
        outcome.ranking,
        outcome.scores,
        outcome.reason,
        len(match.log.steps),
        {bot: dict(classes) for bot, classes in times.classes.items() if classes},
        {bot: moves for bot, moves in lost.items() if moves},
        {bot: moves for bot, moves in times.asked.items() if is_own(plan.bots[bot])},
    )


# What came of it


class Share(NamedTuple):
    """What a bot won of some matches, as far as that can be told."""

    rate: float
    low: float
    high: float
    games: int

    def to_json(self) -> dict[str, Any]:
        return {
            "win_rate": round(self.rate, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "games": self.games,
        }


class BotFigures(NamedTuple):
    name: str
    share: Share
    wins: float
    score_mean: float
    rating: Rating | None
    """None where it gave none of its moves: what was played for it says nothing about it."""
    median_ms: float
    p99_ms: float
    lost: int

    def to_json(self) -> dict[str, Any]:
        result = {
            **self.share.to_json(),
            "wins": round(self.wins, 4),
            "score_mean": round(self.score_mean, 4),
            "rating": None if self.rating is None else round(self.rating.value, 3),
            "rating_doubt": None if self.rating is None else round(self.rating.doubt, 3),
            "median_ms": round(self.median_ms, 3),
            "p99_ms": round(self.p99_ms, 3),
            "lost": self.lost,
        }
        return result if self.rating is not None else {**result, "no_moves": True}


class ValueFigures(NamedTuple):
    """How the bots did with one value of the option that went in turn."""

    value: str
    games: int
    shares: dict[str, Share]


@dataclass(frozen=True)
class TournamentFigures:
    """What came of a tournament; only seconds and milliseconds differ between runs of the same seed.

    `games` counts for each bot the seats that it took: one that sits twice at a table counts twice.
    """

    plan: Plan
    bots: tuple[BotFigures, ...]
    """By rating, best first; those that gave no moves stand below."""
    by_value: tuple[ValueFigures, ...]
    endings: dict[str, int]
    decisions: int
    seconds: float

    @property
    def ranked(self) -> tuple[BotFigures, ...]:
        return tuple(bot for bot in self.bots if bot.rating is not None)

    @property
    def mirrored(self) -> bool:
        """Whether every deal was played in all its orders."""
        return self.plan.games % len(self.plan.orders) == 0

    @property
    def turned(self) -> bool:
        """Whether the seats only turned round the table."""
        return are_turned(self.plan.orders)

    def to_json(self) -> dict[str, Any]:
        """One object."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": common_options(self.plan),
            "seed": self.plan.seed,
            "games": self.plan.games,
            "mirrored": self.mirrored,
            "turned": self.turned,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "compiled": palier.compiled,
            "bots": {bot.name: bot.to_json() for bot in self.bots},
            "each": self.plan.each or None,
            "by_value": {
                part.value: {
                    "games": part.games,
                    "bots": {name: share.to_json() for name, share in part.shares.items()},
                }
                for part in self.by_value
            },
            "endings": self.endings,
        }


@dataclass
class Tally:
    """What one bot has to show."""

    games: int = 0
    wins: float = 0.0
    score: int = 0
    lost: int = 0
    asked: int = 0
    times: Counter[int] = field(default_factory=Counter)
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)
    """What it won in how many seats of each deal."""

    @property
    def share(self) -> Share:
        low, high = interval(self.wins, self.games, list(self.deals.values()))
        return Share(self.wins / self.games if self.games else 0.0, low, high, self.games)

    @property
    def gave_no_moves(self) -> bool:
        return self.asked == self.lost > 0

    def figures(self, name: str, rating: Rating) -> BotFigures:
        return BotFigures(
            name,
            self.share,
            self.wins,
            self.score / self.games if self.games else 0.0,
            None if self.gave_no_moves else rating,
            quantile_ms(self.times, 0.5),
            quantile_ms(self.times, 0.99),
            self.lost,
        )


def tallies(plan: Plan, matches: Sequence[MatchResult]) -> list[Tally]:
    """By bot, as the plan numbers them."""
    table = [Tally() for _ in plan.bots]
    for match in matches:
        firsts = match.ranking.count(1)
        deal = plan.deal(match.number)
        for seat, bot in enumerate(match.seats):
            tally = table[bot]
            won = 1 / firsts if match.ranking[seat] == 1 else 0.0
            wins, games = tally.deals.get(deal, (0.0, 0))
            tally.deals[deal] = (wins + won, games + 1)
            tally.wins += won
            tally.games += 1
            tally.score += match.scores[seat]
        for bot, classes in match.times.items():
            table[bot].times.update(classes)
        for bot, moves in match.lost.items():
            table[bot].lost += moves
        for bot, moves in match.asked.items():
            table[bot].asked += moves
    return table


def figures_of(plan: Plan, matches: Sequence[MatchResult], seconds: float = 0.0) -> TournamentFigures:
    """Of matches in the order of their numbers, whoever finished first: the order matters to ratings."""
    table = tallies(plan, matches)
    silent = frozenset(bot for bot, tally in enumerate(table) if tally.gave_no_moves)
    ratings = rate(len(table), without(silent, [Table(match.seats, match.ranking) for match in matches]))
    bots = [table[bot].figures(name, ratings[bot]) for bot, name in enumerate(names(plan.bots))]
    bots.sort(key=lambda bot: inf if bot.rating is None else -bot.rating.value)
    return TournamentFigures(
        plan,
        tuple(bots),
        tuple(value_figures(plan, matches, value) for value in values_of(plan)),
        dict(sorted(Counter(match.reason for match in matches).items())),
        sum(match.decisions for match in matches),
        seconds,
    )


def value_figures(plan: Plan, matches: Sequence[MatchResult], value: OptionValue) -> ValueFigures:
    played = [match for match in matches if plan.options(match.number)[plan.each] == value]
    shares = {name: tally.share for name, tally in zip(names(plan.bots), tallies(plan, played), strict=True)}
    return ValueFigures(str(value).lower() if isinstance(value, bool) else str(value), len(played), shares)


def names(bots: Sequence[str]) -> list[str]:
    """What the bots are called in reports; two classes of the same name keep their files."""
    short = [label(bot) for bot in bots]
    return [bot if short.count(name) > 1 else name for bot, name in zip(bots, short, strict=True)]


def play_all(
    plan: Plan,
    workers: int = 1,
    ray: str | None = None,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[MatchResult]:
    """All matches of a plan. With a `journal` an interrupted run goes on where it stood; the file goes at the end.

    It stays where it holds matches of a longer run: those are still to be gone on with.
    """
    kept = {match.number: match for match in (journal.read() if journal is not None else [])}
    played = {number: match for number, match in kept.items() if number < plan.games}
    if progress is not None and played:
        progress(len(played))
    left = [number for number in range(plan.games) if number not in played]
    for match in run(partial(play_match, plan), left, workers, ray):
        played[match.number] = match
        if journal is not None:
            journal.add(match)
        if progress is not None:
            progress(1)
    if journal is not None and max(kept, default=0) < plan.games:
        journal.remove()
    return [played[number] for number in range(plan.games)]


def tournament(
    plan: Plan,
    workers: int = 1,
    ray: str | None = None,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
) -> TournamentFigures:
    """Plays all matches of a plan and tells their figures."""
    began = time.perf_counter()
    matches = play_all(plan, workers, ray, journal, progress)
    return figures_of(plan, matches, time.perf_counter() - began)
