"""One lane at work: its queue, its workers, and what becomes of a task."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Any, Final

from palier.server.logs import Log
from palier.server.metrics import Metrics
from palier.server.workers.lanes import Lane, LanePlan
from palier.server.workers.process import First, Worker
from palier.server.workers.queue import FairQueue, granted_seconds

LOG: Final = Log("palier.workers")

GRACE_SECONDS: Final = 1.0
"""What a task that is begun has at least, though nobody waits for it any more: another worker would cost more."""
OVERHEAD_SHARE: Final = 0.1
"""Of the average, what the newest thought counts."""
OVERHEAD_MOST_SECONDS: Final = 0.05
"""What is longer was some other trouble, and must not make all the others think less."""
RESTART_SECONDS: Final = 1.0
"""Between two attempts to start a worker that does not come up."""


class GivenUp(Exception):
    """What was asked for took too long, the waiting included."""


class Crashed(GivenUp):
    """The worker process died over it, or ran out of memory."""


@dataclass(eq=False)
class Task:
    """`due`: by when it should be answered, `deadline`: when it is given up; both on the loop's clock.

    `usual_seconds`: for what thinks as long as it is granted, how long that is at most; its last argument.
    `line_seconds`: within which all who wait in line are to be answered.
    `secret`: no metric tells of it.
    """

    turn: str
    function: Callable[..., Any]
    arguments: tuple[object, ...]
    asked: float
    due: float
    deadline: float
    usual_seconds: float | None
    line_seconds: float
    answer: "asyncio.Future[Any]"
    secret: bool = False
    begun: float = 0.0
    granted: float = inf
    worker: Worker | None = None
    timer: asyncio.TimerHandle | None = field(default=None, repr=False)


class Line:
    def __init__(self, lane: Lane, plan: LanePlan, metrics: Metrics, first: First | None = None) -> None:
        self.lane = lane
        self.plan = plan
        self.metrics = metrics
        self.first = first
        self.queue: FairQueue[Task] = FairQueue()
        self.starting: set[Worker] = set()
        self.idle: list[Worker] = []
        self.working: dict[Worker, Task] = {}
        self.closed = False
        self.overhead = 0.0
        """What thoughts take on average beyond what they were granted."""

    def put(
        self,
        function: Callable[..., Any],
        arguments: tuple[object, ...],
        turn: str,
        seconds: float,
        usual_seconds: float | None,
        line_seconds: float | None,
        due_seconds: float | None,
        secret: bool = False,
    ) -> Task:
        if self.closed:
            raise GivenUp("closed")
        loop = asyncio.get_running_loop()
        now = loop.time()
        due = inf if due_seconds is None else now + due_seconds
        line = inf if line_seconds is None else line_seconds
        answer: asyncio.Future[Any] = loop.create_future()
        task = Task(turn, function, arguments, now, due, now + seconds, usual_seconds, line, answer, secret)
        task.timer = loop.call_at(task.deadline, self.expire, task)
        self.queue.put(turn, task)
        self.dispatch()
        return task

    # The workers

    @property
    def workers(self) -> list[Worker]:
        return [*self.starting, *self.idle, *self.working]

    def start(self) -> None:
        """One worker more."""
        worker = Worker(self.plan, self.first)
        loop = asyncio.get_running_loop()
        self.starting.add(worker)
        worker.start().add_done_callback(partial(self.call_in_loop, loop, self.welcome, worker))

    def call_in_loop(
        self,
        loop: asyncio.AbstractEventLoop,
        function: Callable[[Worker, "Future[Any]"], None],
        worker: Worker,
        future: "Future[Any]",
    ) -> None:
        """The pool tells in a thread of its own, even after the loop has ended."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(function, worker, future)

    def welcome(self, worker: Worker, ready: "Future[int]") -> None:
        if self.closed:
            return
        error = ready.exception()
        if error is not None:
            LOG.error("worker_not_started", lane=self.lane, error=repr(error))
            worker.end()
            asyncio.get_running_loop().call_later(RESTART_SECONDS, self.retry, worker)
        else:
            self.starting.remove(worker)
            worker.pid = ready.result()
            self.idle.append(worker)
            self.dispatch()

    def retry(self, worker: Worker) -> None:
        self.starting.remove(worker)
        if not self.closed:
            self.dispatch()

    def replace(self, worker: Worker) -> None:
        """Ends one and starts another, so that the next need not wait for it."""
        worker.end()
        if not self.closed:
            self.start()

    # The tasks

    def dispatch(self) -> None:
        while self.queue and self.idle:
            self.begin(self.idle.pop())
        wanted = min(len(self.queue), self.plan.workers - len(self.working) - len(self.idle))
        for _ in range(wanted - len(self.starting)):
            self.start()

    def begin(self, worker: Worker) -> None:
        now = asyncio.get_running_loop().time()
        line = [task.due - now for task in self.queue]
        task = self.queue.pop()
        arguments = task.arguments
        if task.usual_seconds is not None:
            workers = self.plan.workers
            task.granted = granted_seconds(task.usual_seconds, task.line_seconds, line, workers, self.overhead)
            arguments = (*arguments, task.granted)
            if not task.secret:
                self.metrics.granted_share.labels(self.lane).observe(task.granted / task.usual_seconds)
        task.begun = now
        task.worker = worker
        self.working[worker] = task
        if not task.secret:
            self.metrics.lane_wait_seconds.labels(self.lane).observe(now - task.asked)
        try:
            future = worker.begin(task.function, arguments, task.deadline - now)
        except (BrokenProcessPool, OSError, RuntimeError):
            # It died while it had nothing to do: the task goes to the next one.
            del self.working[worker]
            task.worker = None
            self.queue.put(task.turn, task)
            self.replace(worker)
            return
        loop = asyncio.get_running_loop()
        future.add_done_callback(partial(self.call_in_loop, loop, self.finish, worker))

    def finish(self, worker: Worker, future: "Future[Any]") -> None:
        task = self.working.pop(worker, None)
        if task is None:
            # It was ended.
            return
        self.cancel_timer(task)
        now = asyncio.get_running_loop().time()
        if now - task.begun > task.granted:
            extra = min(now - task.begun - task.granted, OVERHEAD_MOST_SECONDS)
            self.overhead += OVERHEAD_SHARE * (extra - self.overhead)
        if not task.secret:
            self.metrics.lane_work_seconds.labels(self.lane).observe(now - task.begun)
        error = future.exception()
        if isinstance(error, (BrokenProcessPool, MemoryError)):
            self.tell(task, Crashed(type(error).__name__))
            self.replace(worker)
        else:
            self.idle.append(worker)
            if error is not None:
                self.tell(task, error)
            elif not task.answer.done():
                task.answer.set_result(future.result())
        self.dispatch()

    def expire(self, task: Task) -> None:
        if task.worker is None:
            self.queue.remove(task.turn, task)
        else:
            loop = asyncio.get_running_loop()
            task.timer = loop.call_at(max(loop.time(), task.begun + GRACE_SECONDS), self.end, task.worker)
        self.tell(task, GivenUp("time"))

    def end(self, worker: Worker) -> None:
        """Whatever it is at has taken too long."""
        del self.working[worker]
        self.replace(worker)

    def drop(self, task: Task) -> None:
        """Nobody waits for it any more. One that is under way may go on until its time is over."""
        if task.worker is None and not self.closed:
            self.cancel_timer(task)
            self.queue.remove(task.turn, task)

    def cancel_timer(self, task: Task) -> None:
        if task.timer is not None:
            task.timer.cancel()

    def tell(self, task: Task, error: BaseException) -> None:
        if not task.answer.done():
            task.answer.set_exception(error)

    def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            worker.end()
        for task in [*self.queue, *self.working.values()]:
            self.cancel_timer(task)
            self.tell(task, GivenUp("closed"))
        self.queue = FairQueue()
        self.starting.clear()
        self.idle.clear()
        self.working.clear()
