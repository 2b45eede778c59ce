"""Reviews of finished matches: decision by decision in the bots' workers, for as long as somebody asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from palier.server.bots import Thinkers
from palier.server.logs import Log
from palier.server.protocol import Marked, Review, ReviewState
from palier.server.replays import Positions, Replays, finished_record
from palier.server.settings import Settings
from palier.server.table import Table
from palier.server.workers.run import GivenUp

LOG: Final = Log("palier.reviews")

KEPT: Final = 256
"""Reviews that are remembered: a second look at one is free."""
SHORTEST: Final = 0.05
FAILURES: Final = 3
"""After so many decisions in a row that could not be looked at, a review is given up."""

Key = tuple[str, int]


class Work:
    """The review of one seat's decisions: how far it is, and what it has found."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game = table.game
        self.steps = [
            (number, step.text) for number, step in enumerate(finished_record(table).steps) if step.seat == seat
        ]
        self.seat = seat
        self.done = 0
        self.failures = 0
        self.marked: list[Marked] = []
        self.asked = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        return self.done >= len(self.steps) or self.failures >= FAILURES

    @property
    def state(self) -> ReviewState:
        if self.failures >= FAILURES:
            return "failed"
        if self.finished:
            return "done"
        return "waiting" if self.task is None else "working"


class Reviews:
    def __init__(self, settings: Settings, thinkers: Thinkers, replays: Replays, clock: Callable[[], int]) -> None:
        self.settings = settings
        self.thinkers = thinkers
        self.replays = replays
        self.clock = clock
        self.most = settings.idle_workers
        self.kept: OrderedDict[Key, Work] = OrderedDict()
        self.running: dict[str, Work] = {}

    def ask(self, table: Table, seat: int) -> Review:
        """Begins a review, goes on with it, or tells what it found; each question keeps it going for a while."""
        table.seat(seat)
        key = (table.id, seat)
        work = self.kept.get(key)
        if work is None:
            work = self.kept[key] = Work(table, seat)
            self.forget_old()
        self.kept.move_to_end(key)
        work.asked = self.clock()
        if not work.finished and work.task is None and table.id not in self.running and len(self.running) < self.most:
            self.running[table.id] = work
            work.task = asyncio.get_running_loop().create_task(self.run(table, work))
        return Review(table.id, seat, work.state, work.done, len(work.steps), list(work.marked))

    def forget_old(self) -> None:
        for key in [key for key, work in self.kept.items() if work.task is None][: max(0, len(self.kept) - KEPT)]:
            del self.kept[key]

    async def run(self, table: Table, work: Work) -> None:
        settings = self.settings
        each = settings.review_seconds / max(1, len(work.steps))
        seconds = max(SHORTEST, min(settings.review_decision_seconds, each))
        try:
            positions = await self.replays.positions(table)
            while not work.finished and self.clock() - work.asked < settings.review_patience_ms:
                await self.look_at(table.id, work, positions, seconds)
        except Exception as error:
            # Whatever went wrong with one match, the server goes on.
            LOG.error("review_failed", table=table.id, error=repr(error), exc_info=error)
            work.failures = FAILURES
        finally:
            work.task = None
            self.running.pop(table.id, None)

    async def look_at(self, table: str, work: Work, positions: Positions, seconds: float) -> None:
        number, played = work.steps[work.done]
        state, _ = await self.replays.slices.do(positions.after(number))
        if len(work.game.legal(state, work.seat)) > 1:
            try:
                marked = await self.thinkers.judge(work.game, state, work.seat, number, played, seconds, table)
            except GivenUp:
                work.failures += 1
            else:
                work.failures = 0
                if marked is not None:
                    work.marked.append(marked)
        work.done += 1

    def close(self) -> None:
        for work in self.running.values():
            if work.task is not None:
                work.task.cancel()
