"""Bots at tables, hints and reviews: all think in worker processes, so that the server's loop never waits for them."""

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import palier
from palier.bots import resolve
from palier.bots.offered import OWN
from palier.engine.game import Game, State
from palier.server.chance import ChanceSource
from palier.server.logs import Log
from palier.server.metrics import Metrics
from palier.server.pressure import Pressure
from palier.server.protocol import HintFound, Marked
from palier.server.settings import Settings
from palier.server.thinking import FALLBACK, Think, advise, glance, judge, load, think, think_in_time
from palier.server.workers.run import Crashed, GivenUp, Lane, Workers

OWN_SHARE: Final = 0.88
"""Of the time that a bot has, what it may use itself; the rest is for its fallback."""
LINE_SHARE: Final = 0.8
"""Of that time, what all searches in line use together."""
DUE_SHARE: Final = 0.95
"""Of that time, by when a search must end: it looks at the clock now and then only, and its answer has a way to go."""

LANES: Final[dict[str, Lane]] = {"random": "quick", "greedy": "quick", "planner": "short"}
"""All others think for as long as they may."""

CRASHES_MOST: Final = 6
"""So many workers that died one after the other, and none lives."""

WHYS: Final[dict[type[Exception], str]] = {GivenUp: "time", Crashed: "crash"}

LOG: Final = Log("palier.bots")

T = TypeVar("T")


def basis(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """What the choice of a seat that is to act rests on: what it sees, or its own match if nobody else touches it."""
    model = palier.strategies[game.name].solo_model
    return game.view(state, seat) if model is None else game.view(model.solo(state, seat), 0)


class Thinkers:
    def __init__(self, settings: Settings, metrics: Metrics, chance: ChanceSource, function: Think = think) -> None:
        self.settings = settings
        self.metrics = metrics
        self.chance = chance
        self.function = function
        self.crashes = 0
        self.pressure = Pressure(settings.pressure_seconds)
        bare = partial(load, ())
        self.workers = Workers(
            settings,
            metrics,
            {"quick": bare, "short": bare, "search": partial(load, tuple(OWN.values())), "idle": bare},
        )

    async def choose(
        self,
        game: Game[Any],
        bot: str,
        state: State,
        seat: int,
        table: str = "",
        seconds: float | None = None,
        among: int = 1,
    ) -> list[str]:
        """The bot's action and the way that it begins, after so many seconds at most.

        What it has not found by then, or at all, is left to `greedy`. With `seconds` it thinks in a window, `among` so
        many who do so at once; then nothing is counted, for every figure would tell of a hand.
        """
        began = time.monotonic()
        total = self.settings.bot_seconds if seconds is None else min(seconds, self.settings.bot_seconds)
        secret = seconds is not None
        guess = self.guess(game, state, seat)
        try:
            actions, left_to_greedy = await self.think(game, bot, guess, seat, table, total * OWN_SHARE, among, secret)
        except GivenUp:
            left_to_greedy = True
            actions = await self.fall_back(game, guess, seat, table, began + total - time.monotonic(), secret)
        if not secret:
            self.metrics.thinking_seconds.observe(time.monotonic() - began)
            if left_to_greedy:
                self.pressure.note_fallback()
        return actions

    async def think(
        self,
        game: Game[Any],
        bot: str,
        guess: dict[str, Any],
        seat: int,
        table: str,
        seconds: float,
        among: int,
        secret: bool,
    ) -> tuple[list[str], bool]:
        """The actions, and whether they are those of `greedy` for want of time; GivenUp when nothing came of it."""
        lane = LANES.get(bot, "search")
        given = (game.name, resolve(bot), guess, seat, secrets.randbits(32))
        if lane != "search":
            actions = await self.work(
                bot, lane, self.function, *given, seconds, seconds=seconds, turn=table, secret=secret
            )
            return actions, False
        if not secret:
            self.pressure.note_line(self.workers.waiting("search") / self.settings.bot_workers)
        line = seconds * LINE_SHARE
        actions, left_to_greedy = await self.work(
            bot,
            lane,
            think_in_time,
            *(self.function, *given),
            seconds=seconds,
            turn=table,
            usual_seconds=min(self.settings.search_seconds, line / self.workers.rounds(lane, among)),
            line_seconds=line,
            due_seconds=seconds * DUE_SHARE,
            secret=secret,
        )
        if left_to_greedy:
            self.fail(bot, "line", secret=secret)
        return actions, left_to_greedy

    async def fall_back(
        self, game: Game[Any], guess: dict[str, Any], seat: int, table: str, seconds: float, secret: bool
    ) -> list[str]:
        """By a worker if there is one free in time, else here: it takes a few milliseconds."""
        given = (game.name, guess, seat, secrets.randbits(32))
        try:
            return await self.work(FALLBACK, "short", glance, *given, seconds=seconds / 2, turn=table, secret=secret)
        except GivenUp:
            return glance(*given)

    def glance(self, game: Game[Any], state: State, seat: int) -> list[str]:
        """What `greedy` would play, found in this process."""
        return glance(game.name, self.guess(game, state, seat), seat, secrets.randbits(32))

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
            line_seconds=settings.idle_seconds / 2,
            due_seconds=settings.idle_seconds * DUE_SHARE,
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

    async def work(
        self, name: str, lane: Lane, function: Callable[..., T], *given: object, secret: bool = False, **limits: Any
    ) -> T:
        """What a function makes of this in a worker; GivenUp whatever it raises. `name` is for the log."""
        try:
            result = await self.workers.run(lane, function, *given, secret=secret, **limits)
            self.crashes = 0
            return result
        except Exception as error:
            # Whatever a bot does, the table goes on.
            self.crashes += isinstance(error, Crashed)
            self.fail(name, WHYS.get(type(error), "error"), repr(error), secret)
            if isinstance(error, GivenUp):
                raise
            raise GivenUp from error

    def fail(self, name: str, why: str, error: str = "", secret: bool = False) -> None:
        if not secret:
            self.metrics.bot_failures.labels(why).inc()
        LOG.warning("bot_failed", bot=name, why=why, error=error)

    @property
    def alive(self) -> bool:
        """Whether workers can be had: the last thoughts did not all end with a crash."""
        return self.crashes < CRASHES_MOST

    def warm_up(self) -> None:
        self.workers.warm_up("quick", "search")

    def close(self) -> None:
        self.workers.close()
