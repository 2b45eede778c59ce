"""Bots at tables, hints and reviews: all think in worker processes, so that the server's loop never waits for them."""

import asyncio
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import structlog

from palier.bots import resolve
from palier.engine.game import Game, State
from palier.lab.running import prepare_worker
from palier.server.chance import ChanceSource
from palier.server.metrics import Metrics
from palier.server.protocol import HintFound, Marked
from palier.server.settings import Settings
from palier.server.thinking import advise, judge, think

TRIES: Final = 2
"""A worker that dies takes with it what waited in line; those are asked once more."""

LOG: Final = structlog.get_logger("palier.bots")

Think = Callable[[str, str, dict[str, Any], int, int, float], list[str]]
T = TypeVar("T")


def basis(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """What the choice of a seat that is to act rests on: what it sees, or its own match if nobody else touches it."""
    alone = game.solo(state, seat)
    return game.view(state, seat) if alone is None else game.view(alone, 0)


class GivenUp(Exception):
    """A thought that came to nothing: its worker crashed, took too long, or made a mistake."""


class Thinkers:
    def __init__(self, settings: Settings, metrics: Metrics, chance: ChanceSource, function: Think = think) -> None:
        self.settings = settings
        self.metrics = metrics
        self.chance = chance
        self.function = function
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int) -> list[str]:
        """The bot's action and the way that it begins; none when it crashed or took too long: then any will do."""
        began = time.perf_counter()
        seed = secrets.randbits(32)
        guess = self.guess(game, state, seat)
        try:
            actions = await self.work(
                bot, self.function, game.name, resolve(bot), guess, seat, seed, self.settings.bot_seconds
            )
        except GivenUp:
            return []
        self.metrics.thinking_seconds.observe(time.perf_counter() - began)
        return actions

    async def advise(self, game: Game[Any], guess: dict[str, Any], seat: int) -> HintFound:
        """What the seat could do, from a guess that fits what it knows; GivenUp when nothing came of it."""
        settings = self.settings
        seed = secrets.randbits(32)
        return await self.work(
            "hint", advise, game.name, guess, seat, seed, settings.bot_seconds, settings.hint_seconds
        )

    async def judge(
        self, game: Game[Any], state: State, seat: int, step: int, played: str, seconds: float
    ) -> Marked | None:
        """Whether the seat could have done clearly better, from what it knew; GivenUp as above."""
        guess = self.guess(game, state, seat)
        return await self.work(
            "review", judge, game.name, guess, seat, step, played, self.settings.bot_seconds, seconds
        )

    def guess(self, game: Game[Any], state: State, seat: int) -> dict[str, Any]:
        """What a worker is sent: never the true state."""
        position: dict[str, Any] = game.determinize(state, seat, self.chance()).to_json()
        return position

    async def work(self, name: str, function: Callable[..., T], *given: object) -> T:
        """What a function makes of this in a worker. `name` is for the log."""
        for _ in range(TRIES):
            pool = self.running_pool()
            work = asyncio.get_running_loop().run_in_executor(pool, function, *given)
            try:
                # The worker ends itself in time; this is for those who never had their turn.
                return await asyncio.wait_for(work, self.settings.bot_seconds * (TRIES + 1))
            except BrokenProcessPool:
                self.fail("crash", name)
                self.drop(pool)
            except TimeoutError as error:
                self.fail("time", name)
                raise GivenUp from error
            except Exception as error:
                # Whatever a bot does, the table goes on.
                self.fail(type(error).__name__, name)
                raise GivenUp from error
        raise GivenUp

    def warm_up(self) -> None:
        self.running_pool().submit(os.getpid)

    def running_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.settings.bot_workers, multiprocessing.get_context("spawn"), prepare_worker
            )
        return self.pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """The next who asks gets new workers; several may find the same pool broken."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def fail(self, why: str, bot: str) -> None:
        self.metrics.bot_failures.labels(why).inc()
        LOG.warning("bot_failed", bot=bot, why=why)

    def close(self) -> None:
        """Ends the workers whatever they are at: the server does not wait for a thought that nobody will play."""
        if self.pool is not None:
            workers = dict(getattr(self.pool, "_processes", None) or {})
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
            for worker in workers.values():
                worker.kill()
