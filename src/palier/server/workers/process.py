"""One worker process. It may hang or die, and costs nobody but whoever it works for."""

import faulthandler
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import wait
from typing import Any, Final

from loky import ProcessPoolExecutor

from palier.server.workers.lanes import LanePlan

CONTEXT: Final = multiprocessing.get_context("spawn")
ORPHAN_SECONDS: Final = 5.0
"""Beyond its time, a worker that nobody ends, because the server was killed, ends itself."""

QUIET: Final = open(os.devnull, "w")  # noqa: PTH123, SIM115 - kept open for faulthandler as long as the process lives


First = Callable[[], None]
"""What a worker does before it is ready."""


class Worker:
    """A pool of one: what ends it, ends nothing else."""

    def __init__(self, plan: LanePlan, first: First | None = None) -> None:
        self.plan = plan
        self.first = first
        self.executor: Any = None
        self.pid: int | None = None

    def start(self) -> "Future[int]":
        """Ready once the future tells its process number."""
        self.executor = ProcessPoolExecutor(1, context=CONTEXT, initializer=prepare, initargs=(self.plan, self.first))
        ready: Future[int] = self.executor.submit(os.getpid)
        return ready

    def begin(self, function: Callable[..., Any], arguments: tuple[object, ...], seconds: float) -> "Future[Any]":
        future: Future[Any] = self.executor.submit(run_guarded, function, arguments, seconds + ORPHAN_SECONDS)
        return future

    def end(self) -> None:
        """At once, whatever it is at."""
        if self.executor is not None:
            self.executor.shutdown(wait=False, kill_workers=True)
            self.executor = None
            self.pid = None


# What runs in the process itself


def prepare(plan: LanePlan, first: First | None) -> None:
    # Ctrl-C is for the server, which ends its workers; one whose server was killed ends by itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(plan.niceness)
    limit_memory(plan.memory_bytes)
    if first is not None:
        first()


def limit_memory(most: int) -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most if soft < 0 else min(soft, most), hard))


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


def run_guarded(function: Callable[..., Any], arguments: tuple[object, ...], seconds: float) -> Any:
    """Ended after so many seconds, compiled loop or not."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=QUIET)
    try:
        return function(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()
