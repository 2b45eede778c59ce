"""The one door to the workers."""

import asyncio
from collections.abc import Callable, Mapping
from math import ceil
from typing import TypeVar

from palier.server.metrics import Metrics
from palier.server.settings import Settings
from palier.server.workers.lanes import Lane, plans
from palier.server.workers.line import Crashed, GivenUp, Line
from palier.server.workers.process import First

__all__ = ["Crashed", "GivenUp", "Lane", "Workers"]

T = TypeVar("T")


class Workers:
    def __init__(self, settings: Settings, metrics: Metrics, first: Mapping[Lane, First] | None = None) -> None:
        """`first`: what the workers of a lane do before anything else."""
        before = {} if first is None else first
        self.lines = {lane: Line(lane, plan, metrics, before.get(lane)) for lane, plan in plans(settings).items()}

    async def run(
        self,
        lane: Lane,
        function: Callable[..., T],
        *arguments: object,
        seconds: float,
        turn: str = "",
        usual_seconds: float | None = None,
        line_seconds: float | None = None,
        due_seconds: float | None = None,
        secret: bool = False,
    ) -> T:
        """What a function of some module makes of this in a worker; what it raises is raised here.

        `seconds`: for so long the caller waits in all; after that, GivenUp, and the worker is ended if it was at it.
        Crashed when the worker died or had too little memory. Neither costs anybody else anything.
        `turn`: who asks, so that one who asks for much keeps nobody waiting.
        `usual_seconds`: the function takes as its last argument how long it may think, and this is the most; when
        others wait it is less, so that the line is served within `line_seconds`, and each after `due_seconds` at most.
        `secret`: no metric tells of it.
        """
        line = self.lines[lane]
        task = line.put(function, arguments, turn, seconds, usual_seconds, line_seconds, due_seconds, secret)
        try:
            answer: T = await task.answer
        except asyncio.CancelledError:
            line.drop(task)
            raise
        return answer

    def waiting(self, lane: Lane) -> int:
        return len(self.lines[lane].queue)

    def rounds(self, lane: Lane, tasks: int) -> int:
        """How often all workers of a lane must be at it for so many tasks."""
        return max(1, ceil(tasks / self.lines[lane].plan.workers))

    def warm_up(self, *lanes: Lane) -> None:
        for lane in lanes:
            if not self.lines[lane].workers:
                self.lines[lane].start()

    def close(self) -> None:
        """Ends all at once: the server does not wait for a thought that nobody will play."""
        for line in self.lines.values():
            line.close()
