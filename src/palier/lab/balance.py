"""Balance: who wins more often than a fair share, by seat, by what they were given or played, and by option."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any, Final, NamedTuple

import palier
from palier.bots import lost_by
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions
from palier.engine.events import Event
from palier.engine.game import Action, Game
from palier.engine.match import Match
from palier.engine.options import OptionValue
from palier.lab.checks import check_bots, check_least, check_options, options_of, players_of
from palier.lab.plan import Plan
from palier.lab.playing import Watch, play
from palier.lab.running import run
from palier.lab.statistics import interval

TOLD: Final = ("card", "job", "mission")
"""What events tell of a seat that is worth a table: a seat that was told of it once belongs to that group."""
ORDER: Final = {"seat": 0, "option": 2}
SETS_MOST: Final = 512
"""Of more option sets than that, so many drawn by lot are played."""


class GroupFigures(NamedTuple):
    """Seats that have something in common. Fair is one in so many players."""

    rate: float
    low: float
    high: float
    games: int
    score_mean: float

    def to_json(self) -> dict[str, Any]:
        return {
            "win_rate": round(self.rate, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "games": self.games,
            "score_mean": round(self.score_mean, 4),
        }


@dataclass(frozen=True)
class BalanceFigures:
    plan: Plan
    groups: dict[str, dict[str, GroupFigures]]
    """By kind and name."""
    lost: int
    """Moves that a bot of one's own did not give in time, or not at all."""

    @property
    def bot(self) -> str:
        return self.plan.bots[0]

    @property
    def fair(self) -> float:
        return 1 / self.plan.players

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bot": self.bot,
            "seed": self.plan.seed,
            "games": self.plan.games,
            "lost": self.lost,
            "fair": round(self.fair, 4),
            "groups": {
                kind: {name: group.to_json() for name, group in groups.items()} for kind, groups in self.groups.items()
            },
        }


# What is played


def among_equals(
    game: str,
    games: int,
    seed: int = 0,
    players: int | None = None,
    bot: str = "planner",
    options: Mapping[str, object] | None = None,
) -> Plan:
    """Matches of one bot against itself, or BadPlan; options that are not given take all their values in turn."""
    seats = players_of(game, players)
    check_bots([bot])
    check_options(game, options or {})
    sets = list(option_sets(palier.games[game], seats, options or {}))
    if not sets:
        # Says which of them do not go together.
        options_of(game, seats, options or {})
    check_least("games", games, 1)
    # In any order, so that few matches already meet many values, and what is cut off is no option's last value.
    order = list(range(len(sets)))
    SeededChance(seed, "balance/sets").shuffle(order)
    chosen = tuple(sets[number] for number in order[:SETS_MOST])
    return Plan("balance", game, seats, games, seed, (bot,), ((0,) * seats,), chosen)


def option_sets(game: Game[Any], players: int, given: Mapping[str, object]) -> Iterator[dict[str, OptionValue]]:
    """Every allowed set in which the given options have their values and the others any."""
    names = [option.name for option in game.options]
    every = [[given[option.name]] if option.name in given else option.values() for option in game.options]
    for values in product(*every):
        try:
            yield game.check_options(players, dict(zip(names, values, strict=True)))
        except BadOptions:
            continue


# What is noted


@dataclass(frozen=True)
class Seen:
    """One match: each seat's share of the win, its score, and the groups that it belongs to."""

    number: int
    shares: list[float]
    scores: list[int]
    groups: list[list[tuple[str, str]]]
    lost: int


class Groups(Watch):
    """What each seat belongs to, each once, in the order in which it came to light."""

    def __init__(self, match: Match) -> None:
        first = match.to_act[0]
        self.first = first
        self.of_seats: list[dict[tuple[str, str], None]] = [
            {("seat", str((seat - first) % match.players + 1)): None} for seat in range(match.players)
        ]
        for seat, name in enumerate(match.game.groups(match.state)):
            kind, _, value = name.partition("-")
            self.of_seats[seat][kind, value] = None

    def played(self, match: Match, seat: int, action: Action, events: Sequence[Event]) -> None:
        for event in events:
            who = event.public.get("seat")
            for kind in TOLD:
                if isinstance(who, int) and isinstance(event.public.get(kind), str):
                    self.of_seats[who][kind, event.public[kind]] = None


def play_match(plan: Plan, number: int) -> Seen:
    match = plan.match(number)
    bots = plan.seated(number)
    groups = Groups(match)
    outcome = play(match, bots, groups)
    # Of an option, what it does for whoever begins.
    options = plan.options(number)
    groups.of_seats[groups.first].update(
        {("option", f"{name}={str(value).lower()}"): None for name, value in options.items()}
    )
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(plan.players)]
    of_seats = [list(named) for named in groups.of_seats]
    return Seen(number, shares, list(outcome.scores), of_seats, sum(map(lost_by, bots)))


@dataclass
class Tally:
    games: int = 0
    wins: float = 0.0
    score: int = 0

    def figures(self) -> GroupFigures:
        low, high = interval(self.wins, self.games)
        return GroupFigures(self.wins / self.games, low, high, self.games, self.score / self.games)


def figures_of(plan: Plan, matches: Sequence[Seen]) -> BalanceFigures:
    """Of matches in the order of their numbers: sums of shares depend on it."""
    kinds: dict[str, dict[str, Tally]] = {}
    for seen in matches:
        for seat, groups in enumerate(seen.groups):
            for kind, name in groups:
                tally = kinds.setdefault(kind, {}).setdefault(name, Tally())
                tally.games += 1
                tally.wins += seen.shares[seat]
                tally.score += seen.scores[seat]
    figures = {
        kind: {name: tallies[name].figures() for name in sorted(tallies)}
        for kind, tallies in sorted(kinds.items(), key=lambda item: (ORDER.get(item[0], 1), item[0]))
    }
    return BalanceFigures(plan, figures, sum(seen.lost for seen in matches))


def balance(
    plan: Plan, workers: int = 1, ray: str | None = None, progress: Callable[[int], None] | None = None
) -> BalanceFigures:
    """Plays all matches of a plan among equals; `progress` is told of each."""
    seen: dict[int, Seen] = {}
    for match in run(partial(play_match, plan), range(plan.games), workers, ray):
        seen[match.number] = match
        if progress is not None:
            progress(1)
    return figures_of(plan, [seen[number] for number in range(plan.games)])
