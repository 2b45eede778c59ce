"""Bots at tables: they think in worker processes, so that the server's loop never waits for them."""

import asyncio
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from palier.bots import resolve
from palier.engine.game import Game, State
from palier.server.chance import ChanceSource
from palier.server.metrics import Metrics
from palier.server.settings import Settings
from palier.server.thinking import prepare_worker, think

TRIES: Final = 2
"""A worker that dies takes with it what waited in line; those are asked once more."""

LOG: Final = structlog.get_logger("palier.bots")

Think = Callable[[str, str, dict[str, Any], int, int, float], str]


class Thinkers:
    def __init__(self, settings: Settings, metrics: Metrics, chance: ChanceSource, function: Think = think) -> None:
        self.settings = settings
        self.metrics = metrics
        self.chance = chance
        self.function = function
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int) -> str | None:
        """The bot's action, or None when it crashed or took too long: then any legal action will do."""
        position = game.determinize(state, seat, self.chance()).to_json()
        began = time.perf_counter()
        for _ in range(TRIES):
            pool = self.running_pool()
            work = asyncio.get_running_loop().run_in_executor(
                pool,
                self.function,
                game.name,
                resolve(bot),
                position,
                seat,
                secrets.randbits(32),
                self.settings.bot_seconds,
            )
            try:
                # The worker ends itself in time; this is for bots that never had their turn.
                action = await asyncio.wait_for(work, self.settings.bot_seconds * (TRIES + 1))
            except BrokenProcessPool:
                self.fail("crash", bot)
                self.drop(pool)
                continue
            except TimeoutError:
                self.fail("time", bot)
                return None
            except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
                self.fail(type(error).__name__, bot)
                return None
            self.metrics.thinking_seconds.observe(time.perf_counter() - began)
            return action
        return None

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
