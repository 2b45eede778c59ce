"""Bots at tables, hints and reviews: all think in worker processes, so that the server's loop never waits for them."""

import secrets
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import structlog

from palier.bots import resolve
from palier.engine.game import Game, State
from palier.server.chance import ChanceSource
from palier.server.metrics import Metrics
from palier.server.protocol import HintFound, Marked
from palier.server.settings import Settings
from palier.server.thinking import advise, judge, think
from palier.server.workers.run import Crashed, GivenUp, Lane, Workers

FALLBACK: Final = "greedy"
"""Plays what another bot has not found in time."""
OWN_SHARE: Final = 0.88
"""Of the time that a bot has, what it may use itself; the rest is for its fallback."""
SEARCH_SHARE: Final = 0.85
"""Of that time, what a search may use: it ends only between two looks at the clock, and its answer has a way to go."""

LANES: Final[dict[str, Lane]] = {"random": "quick", "greedy": "quick", "planner": "short"}
"""All others think for as long as they may."""

CRASHES_MOST: Final = 6
"""So many workers that died one after the other, and none lives."""

LOG: Final = structlog.get_logger("palier.bots")

T = TypeVar("T")
Think = Callable[[str, str, dict[str, Any], int, int, float], list[str]]


def basis(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """What the choice of a seat that is to act rests on: what it sees, or its own match if nobody else touches it."""
    alone = game.solo(state, seat)
    return game.view(state, seat) if alone is None else game.view(alone, 0)


class Thinkers:
    def __init__(self, settings: Settings, metrics: Metrics, chance: ChanceSource, function: Think = think) -> None:
        self.settings = settings
        self.metrics = metrics
        self.chance = chance
        self.function = function
        self.workers = Workers(settings, metrics)
        self.crashes = 0

    async def choose(
        self, game: Game[Any], bot: str, state: State, seat: int, table: str = "", seconds: float | None = None
    ) -> list[str]:
        """The bot's action and the way that it begins, after so many seconds at most.

        What it has not found by then, or at all, is left to `greedy`.
        """
        began = time.monotonic()
        total = self.settings.bot_seconds if seconds is None else min(seconds, self.settings.bot_seconds)
        guess = self.guess(game, state, seat)
        try:
            actions = await self.think(game, bot, guess, seat, table, total * OWN_SHARE)
        except GivenUp:
            left = began + total - time.monotonic()
            actions = await self.fall_back(game, guess, seat, table, left)
        if seconds is None:
            # In a window that would tell of a hand.
            self.metrics.thinking_seconds.observe(time.monotonic() - began)
        return actions

    async def think(
        self, game: Game[Any], bot: str, guess: dict[str, Any], seat: int, table: str, seconds: float
    ) -> list[str]:
        """GivenUp when nothing came of it."""
        due = seconds * SEARCH_SHARE
        return await self.work(
            bot,
            LANES.get(bot, "search"),
            self.function,
            *(game.name, resolve(bot), guess, seat, secrets.randbits(32)),
            seconds=seconds,
            turn=table,
            usual_seconds=min(self.settings.search_seconds, due),
            due_seconds=due,
        )

    async def fall_back(
        self, game: Game[Any], guess: dict[str, Any], seat: int, table: str, seconds: float
    ) -> list[str]:
        """In the quick lane if there is time, else here: it takes a few milliseconds."""
        try:
            return await self.think(game, FALLBACK, guess, seat, table, seconds / 2)
        except GivenUp:
            return think(game.name, FALLBACK, guess, seat, secrets.randbits(32), 0.0)

    def glance(self, game: Game[Any], state: State, seat: int) -> list[str]:
        """What `greedy` would play, found in this process."""
        return think(game.name, FALLBACK, self.guess(game, state, seat), seat, secrets.randbits(32), 0.0)

    async def advise(self, game: Game[Any], guess: dict[str, Any], seat: int, table: str = "") -> HintFound:
        """What the seat could do, from a guess that fits what it knows; GivenUp when nothing came of it."""
        settings = self.settings
        return await self.work(
            "hint",
            "idle",
            advise,
            *(game.name, guess, seat, secrets.randbits(32)),
            seconds=settings.idle_seconds,
            turn=table,
            usual_seconds=settings.hint_seconds,
            due_seconds=settings.idle_seconds / 2,
        )

    async def judge(
        self, game: Game[Any], state: State, seat: int, step: int, played: str, seconds: float, table: str = ""
    ) -> Marked | None:
        """Whether the seat could have done clearly better, from what it knew; GivenUp as above."""
        guess = self.guess(game, state, seat)
        return await self.work(
            "review",
            "idle",
            judge,
            *(game.name, guess, seat, step, played, seconds),
            seconds=self.settings.idle_seconds,
            turn=table,
        )

    def guess(self, game: Game[Any], state: State, seat: int) -> dict[str, Any]:
        """What a worker is sent: never the true state."""
        position: dict[str, Any] = game.determinize(state, seat, self.chance()).to_json()
        return position

    async def work(self, name: str, lane: Lane, function: Callable[..., T], *given: object, **limits: Any) -> T:
        """What a function makes of this in a worker; GivenUp whatever it raises. `name` is for the log."""
        try:
            result = await self.workers.run(lane, function, *given, **limits)
            self.crashes = 0
            return result
        except Exception as error:
            # Whatever a bot does, the table goes on.
            self.crashes += isinstance(error, Crashed)
            why = "crash" if isinstance(error, Crashed) else "time" if isinstance(error, GivenUp) else "error"
            self.metrics.bot_failures.labels(why).inc()
            LOG.warning("bot_failed", bot=name, why=why, error=repr(error))
            if isinstance(error, GivenUp):
                raise
            raise GivenUp(why) from error

    @property
    def alive(self) -> bool:
        """Whether workers can be had: the last thoughts did not all end with a crash."""
        return self.crashes < CRASHES_MOST

    def warm_up(self) -> None:
        self.workers.warm_up("quick", "search")

    def close(self) -> None:
        self.workers.close()
