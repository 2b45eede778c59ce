"""Balance: who wins more often than a fair share, by seat, by what they were given or played, and by option."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Any, Final

import palier
from palier.bots import choose, lost_by, make
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import Game
from palier.engine.match import Match
from palier.engine.options import OptionValue
from palier.lab.running import run
from palier.lab.statistics import interval

TOLD: Final = ("card", "job", "mission")
"""What events tell of a seat that is worth a table: a seat that was told of it once belongs to that group."""
ORDER: Final = {"seat": 0, "option": 2}
SETS_MOST: Final = 512
"""Of more option sets than that, so many drawn by lot are played."""


@dataclass(frozen=True)
class Plan:
    """Match n is played with option set n, turning round."""

    game: str
    players: int
    seed: int
    bot: str
    sets: tuple[dict[str, OptionValue], ...]


@dataclass(frozen=True)
class Seen:
    """One match: each seat's share of the win, its score, and the groups that it belongs to."""

    number: int
    shares: list[float]
    scores: list[int]
    groups: list[list[tuple[str, str]]]
    lost: int


@dataclass
class Group:
    """Seats that have something in common. Fair is one in so many players."""

    games: int = 0
    wins: float = 0.0
    score: int = 0

    def to_json(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.games)
        return {
            "win_rate": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "games": self.games,
            "score_mean": round(self.score / self.games, 4),
        }


@dataclass
class Balance:
    plan: Plan
    games: int = 0
    lost: int = 0
    """Moves that a bot of one's own did not give in time, or not at all."""
    groups: dict[str, dict[str, Group]] = field(default_factory=dict)

    def note(self, seen: Seen) -> None:
        self.games += 1
        self.lost += seen.lost
        for seat, groups in enumerate(seen.groups):
            for kind, name in groups:
                group = self.groups.setdefault(kind, {}).setdefault(name, Group())
                group.games += 1
                group.wins += seen.shares[seat]
                group.score += seen.scores[seat]

    def to_json(self) -> dict[str, Any]:
        told = {
            kind: {name: groups[name].to_json() for name in sorted(groups)}
            for kind, groups in sorted(self.groups.items(), key=lambda item: (ORDER.get(item[0], 1), item[0]))
        }
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bot": self.plan.bot,
            "seed": self.plan.seed,
            "games": self.games,
            "lost": self.lost,
            "fair": round(1 / self.plan.players, 4),
            "groups": told,
        }


def option_sets(game: Game[Any], players: int, given: Mapping[str, object]) -> Iterator[dict[str, OptionValue]]:
    """Every allowed set in which the given options have their values and the others any."""
    names = [option.name for option in game.options]
    every = [[given[option.name]] if option.name in given else option.values() for option in game.options]
    for values in product(*every):
        try:
            yield game.check_options(players, dict(zip(names, values, strict=True)))
        except BadOptions:
            continue


def play_match(plan: Plan, number: int) -> Seen:
    game = palier.games[plan.game]
    options = plan.sets[number % len(plan.sets)]
    match = Match.new(game, plan.players, options, SeededChance(plan.seed, f"balance/{number}"))
    seats = range(plan.players)
    bots = [make(plan.bot, SeededChance(plan.seed, f"balance/{number}/bot/{seat}").word()) for seat in seats]
    first = match.to_act[0]
    groups: list[dict[tuple[str, str], None]] = [
        {("seat", str((seat - first) % plan.players + 1)): None} for seat in seats
    ]
    for seat, name in enumerate(game.groups(match.state)):
        kind, _, value = name.partition("-")
        groups[seat][kind, value] = None
    while match.to_act:
        seat = match.to_act[0]
        for event in match.play(seat, choose(bots[seat], match, seat)):
            who = event.public.get("seat")
            for kind in TOLD:
                if isinstance(who, int) and isinstance(event.public.get(kind), str):
                    groups[who][kind, event.public[kind]] = None
    outcome = match.outcome
    assert outcome is not None
    # Of an option, what it does for whoever begins.
    groups[first].update({("option", f"{name}={str(value).lower()}"): None for name, value in options.items()})
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats]
    return Seen(number, shares, list(outcome.scores), [list(one) for one in groups], sum(map(lost_by, bots)))


def balance(
    game: str,
    games: int,
    seed: int = 0,
    players: int | None = None,
    bot: str = "planner",
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Plays `games` matches among equals; options that are not given take all their values in turn."""
    found = palier.games[game]
    seats = found.most if players is None else players
    sets = list(option_sets(found, seats, options or {}))
    if not sets:
        # Says which of them do not go together.
        found.check_options(seats, options or {})
    if games < 1 or workers < 1:
        raise BadOptions("at least one match and one worker are needed")
    make(bot, 0)
    # In any order, so that few matches already meet many values, and what is cut off is no option's last value.
    order = list(range(len(sets)))
    SeededChance(seed, "balance/sets").shuffle(order)
    plan = Plan(game, seats, seed, bot, tuple(sets[number] for number in order[:SETS_MOST]))
    seen: dict[int, Seen] = {}
    for one in run(partial(play_match, plan), range(games), workers, ray):
        seen[one.number] = one
        if progress is not None:
            progress(1)
    result = Balance(plan)
    for number in range(games):
        result.note(seen[number])
    return result
