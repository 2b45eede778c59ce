"""What is to be played: all that a worker needs to play match number n, wherever it is."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Literal

import palier
from palier.bots import Bot, is_own, make
from palier.engine.chance import SeededChance
from palier.engine.match import Match
from palier.engine.options import OptionValue

Purpose = Literal["simulate", "tournament", "balance"]
"""Matches for different purposes have different luck, whatever their seeds."""


@dataclass(frozen=True)
class Plan:
    """Deals, each with the next set of options, and each played in all orders of the seats with the same luck.

    Of one deal, the matches go alike until the players part ways.
    """

    purpose: Purpose
    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    orders: tuple[tuple[int, ...], ...]
    """Who sits where: numbers of bots."""
    option_sets: tuple[dict[str, OptionValue], ...]
    each: str = ""
    """The option in which the sets differ, where all its values go in turn."""

    def deal(self, number: int) -> int:
        return number // len(self.orders)

    def seats(self, number: int) -> tuple[int, ...]:
        return self.orders[number % len(self.orders)]

    def options(self, number: int) -> dict[str, OptionValue]:
        return self.option_sets[self.deal(number) % len(self.option_sets)]

    def luck(self, number: int, whose: str = "") -> SeededChance:
        return SeededChance(self.seed, f"{self.purpose}/{self.deal(number)}{whose}")

    def match(self, number: int) -> Match:
        """Ready for its first decision."""
        return Match.new(palier.games[self.game], self.players, self.options(number), self.luck(number))

    def seated(self, number: int) -> list[Bot]:
        """The bots of its seats, new for this match."""
        made: list[Bot] = []
        for seat, bot in enumerate(self.seats(number)):
            # In one order the seat says who it is.
            whose = f"{bot}/{seat}" if len(self.orders) > 1 else str(seat)
            made.append(make(self.bots[bot], self.luck(number, f"/bot/{whose}").word()))
        return made

    def key(self) -> str:
        """Names what is played, whatever the number of matches: a changed rule or bot is another tournament."""
        digest = sha256(json.dumps(asdict(replace(self, games=0)), sort_keys=True).encode())
        for path in self.sources():
            # Beside a bot may lie what is none of ours to read, and none of its own.
            with suppress(OSError):
                digest.update(path.read_bytes())
        return digest.hexdigest()[:24]

    def sources(self) -> list[Path]:
        """All files by which matches go: code, weights and contents."""
        package = Path(palier.__file__).parent
        # With a bot of one's own goes what lies beside it: modules that it needs, and weights.
        folders = [Path(name.rpartition(":")[0]).parent for name in self.bots if is_own(name)]
        whole = [package / folder for folder in ("engine", "thinking", "bots", f"games/{self.game}")]
        return [
            path
            for kind in ("py", "toml")
            for files in (
                *[folder.glob(f"*.{kind}") for folder in (*folders, package / "games")],
                *[folder.rglob(f"*.{kind}") for folder in whole],
            )
            for path in sorted(files)
        ]


def common_options(plan: Plan) -> dict[str, OptionValue]:
    """The options that all matches of a plan share."""
    return {name: value for name, value in plan.option_sets[0].items() if name != plan.each}


def in_one_order(seats: int) -> tuple[tuple[int, ...], ...]:
    return (tuple(range(seats)),)


def values_of(plan: Plan) -> Sequence[OptionValue]:
    """The values that go in turn."""
    return [options[plan.each] for options in plan.option_sets] if plan.each else []
