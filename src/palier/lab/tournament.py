"""Tournaments: seats permuted, deals mirrored, honest intervals. The same seed gives the same results anywhere."""

import json
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final

import palier
from palier.bots import choose, is_own, label, lost_by, make
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import Game
from palier.engine.match import Match
from palier.engine.options import OptionValue
from palier.lab.journal import Journal, Played
from palier.lab.running import run
from palier.lab.seating import are_turned, seatings
from palier.lab.statistics import interval, quantile_ms, time_class

ORDERS: Final = 16
MOST_RATED: Final = 20_000
"""In how many orders matches are rated, as long as that makes no more ratings of a match in all."""


@dataclass(frozen=True)
class Plan:
    """Everything that a worker needs to play match number n."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    table: tuple[int, ...] = ()
    """Who sits at every table, where that was asked for: numbers of bots, some several times."""
    each: str = ""
    """An option of which one deal after the other takes the next value, where that was asked for."""

    def orders(self) -> list[tuple[int, ...]]:
        return seatings(len(self.bots), self.players, self.table)

    def seats(self, number: int) -> tuple[int, ...]:
        orders = self.orders()
        return orders[number % len(orders)]

    def deal(self, number: int) -> int:
        """Matches of one deal have the same set-up and the same luck, until the players part ways."""
        return number // len(self.orders())

    def values(self) -> list[OptionValue]:
        """What that option may be."""
        return in_turn(palier.games[self.game]).get(self.each, [])

    def options_of(self, number: int) -> dict[str, OptionValue]:
        values = self.values()
        return {**self.options, self.each: values[self.deal(number) % len(values)]} if values else self.options

    def key(self) -> str:
        """Names what is played, whatever the number of matches: a changed rule or bot is another tournament."""
        package = Path(palier.__file__).parent
        # With a bot of one's own goes what lies beside it: modules that it needs, and weights.
        folders = [Path(name.rpartition(":")[0]).parent for name in self.bots if is_own(name)]
        game = f"games/{self.game}"
        folders += [package / folder for folder in ("engine", "thinking", "bots", "games", game, f"{game}/thinking")]
        files = [path for one in folders for kind in ("py", "toml") for path in sorted(one.glob(f"*.{kind}"))]
        told = sha256(json.dumps(asdict(self), sort_keys=True).encode())
        for path in files:
            # Beside a bot may lie what is none of ours to read, and none of its own.
            with suppress(OSError):
                told.update(path.read_bytes())
        return told.hexdigest()[:24]


def play_match(plan: Plan, number: int) -> Played:
    seats = plan.seats(number)
    deal = plan.deal(number)
    chance = SeededChance(plan.seed, f"tournament/{deal}")
    match = Match.new(palier.games[plan.game], plan.players, plan.options_of(number), chance)
    bots = [
        make(plan.bots[bot], SeededChance(plan.seed, f"tournament/{deal}/bot/{bot}/{seat}").word())
        for seat, bot in enumerate(seats)
    ]
    times: list[Counter[str]] = [Counter() for _ in plan.bots]
    while match.to_act:
        seat = match.to_act[0]
        began = time.perf_counter()
        action = choose(bots[seat], match, seat)
        took = time.perf_counter() - began
        if len(match.legal(seat)) > 1:
            # Where there is nothing to choose there is nothing to think about.
            times[seats[seat]][str(time_class(took))] += 1
        match.play(seat, action)
    outcome = match.outcome
    assert outcome is not None
    told = {str(bot): dict(one) for bot, one in enumerate(times) if one}
    lost: Counter[str] = Counter()
    for bot, player in zip(seats, bots, strict=True):
        if lost_by(player):
            lost[str(bot)] += lost_by(player)
    decisions = len(match.log.steps)
    return Played(number, seats, outcome.ranking, outcome.scores, outcome.reason, decisions, told, dict(lost))


@dataclass
class Standing:
    """How one bot did."""

    name: str
    games: int = 0
    wins: float = 0.0
    score: int = 0
    rating: float = 0.0
    doubt: float = 0.0
    times: Counter[int] = field(default_factory=Counter)
    lost: int = 0
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)
    """What it won in how many seats of each deal."""

    def share(self) -> dict[str, Any]:
        """What it won, as far as that can be told."""
        low, high = interval(self.wins, self.games, list(self.deals.values()))
        return {
            "win_rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "interval": [round(low, 4), round(high, 4)],
            "games": self.games,
        }

    def to_json(self) -> dict[str, Any]:
        return {
            **self.share(),
            "wins": round(self.wins, 4),
            "score_mean": round(self.score / self.games, 4) if self.games else 0.0,
            "rating": round(self.rating, 3),
            "rating_doubt": round(self.doubt, 3),
            "median_ms": round(quantile_ms(self.times, 0.5), 3),
            "p99_ms": round(quantile_ms(self.times, 0.99), 3),
            "lost": self.lost,
        }


@dataclass
class Results:
    """`games` counts for each bot the seats that it took: one that sits twice at a table counts twice."""

    plan: Plan
    matches: list[Played]
    seconds: float = 0.0

    def standings(self) -> list[Standing]:
        """By rating, best first; matches are rated in the order of their numbers, whoever finished first."""
        table = counted(self.plan, self.matches)
        rate(table, self.matches)
        return sorted(table, key=lambda one: -one.rating)

    def by_value(self) -> dict[str, Any]:
        """How the bots did with each value of the option that went in turn."""
        told: dict[str, Any] = {}
        for value in self.plan.values():
            matches = [one for one in self.matches if self.plan.options_of(one.number)[self.plan.each] == value]
            bots = {one.name: one.share() for one in counted(self.plan, matches)}
            name = str(value).lower() if isinstance(value, bool) else str(value)
            told[name] = {"games": len(matches), "bots": bots}
        return told

    def to_json(self) -> dict[str, Any]:
        """One object; only what is told in seconds and milliseconds differs between runs of the same seed."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": {name: value for name, value in self.plan.options.items() if name != self.plan.each},
            "seed": self.plan.seed,
            "games": len(self.matches),
            "mirrored": len(self.matches) % len(self.plan.orders()) == 0,
            "turned": are_turned(len(self.plan.bots), self.plan.players, self.plan.table),
            "decisions": sum(match.decisions for match in self.matches),
            "seconds": round(self.seconds, 3),
            "compiled": palier.compiled,
            "bots": {one.name: one.to_json() for one in self.standings()},
            "each": self.plan.each or None,
            "by_value": self.by_value(),
            "endings": dict(sorted(Counter(match.reason for match in self.matches).items())),
        }


def counted(plan: Plan, matches: Sequence[Played]) -> list[Standing]:
    """What each bot of a plan has to show for these matches, but for its rating."""
    table = [Standing(name) for name in names(plan.bots)]
    for match in matches:
        firsts = match.ranking.count(1)
        deal = plan.deal(match.number)
        for seat, bot in enumerate(match.seats):
            one = table[bot]
            won = 1 / firsts if match.ranking[seat] == 1 else 0.0
            wins, games = one.deals.get(deal, (0.0, 0))
            one.deals[deal] = (wins + won, games + 1)
            one.wins += won
            one.games += 1
            one.score += match.scores[seat]
        for who, classes in match.times.items():
            table[int(who)].times.update({int(one): count for one, count in classes.items()})
        for who, moves in match.lost.items():
            table[int(who)].lost += moves
    return table


def names(bots: Sequence[str]) -> list[str]:
    """What the bots are called in reports; two classes of the same name keep their files."""
    short = [label(bot) for bot in bots]
    return [bot if short.count(name) > 1 else name for bot, name in zip(bots, short, strict=True)]


def rate(table: list[Standing], matches: Sequence[Played]) -> None:
    """OpenSkill's Plackett-Luce, the mean over several orders: a rating leans towards the matches rated last."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load, and not needed where matches are played

    model = PlackettLuce()
    orders = max(1, min(ORDERS, MOST_RATED // max(1, len(matches))))
    found: list[list[Any]] = [[] for _ in table]
    for number in range(orders):
        order = list(matches)
        Random(number).shuffle(order)
        for ratings, rating in zip(found, rate_in_order(model, len(table), order), strict=True):
            ratings.append(rating)
    for one, ratings in zip(table, found, strict=True):
        one.rating = mean(rating.mu for rating in ratings)
        one.doubt = mean(rating.sigma for rating in ratings)


def rate_in_order(model: Any, bots: int, matches: Sequence[Played]) -> list[Any]:
    """A bot that sits several times at a table takes the mean of what its seats learned."""
    ratings = [model.rating() for _ in range(bots)]
    for match in matches:
        seats = [[ratings[bot]] for bot in match.seats]
        learned: dict[int, list[Any]] = {}
        rated = model.rate(seats, ranks=[float(place) for place in match.ranking])
        for bot, (rating,) in zip(match.seats, rated, strict=True):
            learned.setdefault(bot, []).append(rating)
        if len(learned) > 1:
            for bot, found in learned.items():
                ratings[bot] = model.rating(mu=mean(one.mu for one in found), sigma=mean(one.sigma for one in found))
    return ratings


def in_turn(game: Game[Any]) -> dict[str, list[OptionValue]]:
    """The options whose values may go in turn: those with a few of them, each worth playing."""
    return {one.name: one.values() for one in game.options if one.choices or isinstance(one.default, bool)}


def plan_of(
    game: str,
    bots: Sequence[str],
    seed: int,
    players: int | None,
    options: Mapping[str, object] | None,
    each: str = "",
) -> Plan:
    """Who meets. A bot named several times sits so often at every table; the names must then fill the table.

    With `each` the deals take every value of that option in turn.
    """
    found = palier.games[game]
    seats = players if players is not None else min(max(len(bots), found.fewest), found.most)
    complete = found.check_options(seats, options or {})
    if each:
        if each not in in_turn(found) or each in (options or {}):
            raise BadOptions(f"{game} has no option {each!r} whose values could go in turn")
        for value in in_turn(found)[each]:
            found.check_options(seats, {**(options or {}), each: value})
    if seats < 2:
        raise BadOptions("nobody meets at a table of one")
    named = tuple(dict.fromkeys(bots))
    if len(named) < 2:
        raise BadOptions("a tournament needs at least two bots")
    if len(named) < len(bots) != seats:
        raise BadOptions(f"{len(bots)} bots, some named several times, do not fill a table of {seats}")
    for name in named:
        make(name, 0)
    table = tuple(named.index(bot) for bot in bots) if len(named) < len(bots) else ()
    return Plan(game, seats, seed, named, complete, table, each)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
    each: str = "",
) -> Results:
    """Plays `games` matches. With a `journal` an interrupted run goes on where it stood; the file goes at the end.

    It stays where it holds matches of a longer run: those are still to be gone on with.
    """
    if games < 1 or workers < 1:
        raise BadOptions("at least one match and one worker are needed")
    plan = plan_of(game, bots, seed, players, options, each)
    began = time.perf_counter()
    kept = {match.number: match for match in (journal.read() if journal is not None else [])}
    played = {number: match for number, match in kept.items() if number < games}
    if progress is not None and played:
        progress(len(played))
    left = [number for number in range(games) if number not in played]
    for match in run(partial(play_match, plan), left, workers, ray):
        played[match.number] = match
        if journal is not None:
            journal.add(match)
        if progress is not None:
            progress(1)
    if journal is not None and max(kept, default=0) < games:
        journal.remove()
    return Results(plan, [played[number] for number in range(games)], time.perf_counter() - began)
