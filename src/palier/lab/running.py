"""Runs numbered pieces of work on one process, several, or a Ray cluster. What they give does not depend on where.

A worker that dies takes nothing with it: what it had not given is done again by another.
"""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing.connection import wait as wait_for
from typing import Any, ClassVar, Final, TypeVar

from palier.engine.errors import PalierError
from palier.lab.checks import check_least

DEATHS: Final = 5
"""So many pools in a row may break without giving anything before it is the work's own fault."""

R = TypeVar("R")


class NoRay(PalierError):
    code: ClassVar[str] = "no_ray"


class NoCluster(PalierError):
    code: ClassVar[str] = "no_cluster"


class WorkersDie(PalierError):
    code: ClassVar[str] = "workers_die"


def processes(workers: int) -> int:
    """How many processes that are; 0 stands for all that the machine has cores for."""
    check_least("workers", workers, 0)
    return workers or os.cpu_count() or 1


def run(work: Callable[[int], R], numbers: Sequence[int], workers: int = 1, ray: str | None = None) -> Iterator[R]:
    """What `work` gives for each number, in the order in which it is ready."""
    if ray is not None:
        return run_on_ray(work, numbers, ray)
    count = processes(workers)
    if count == 1:
        return (work(number) for number in numbers)
    return run_in_processes(work, numbers, count)


def run_in_processes(work: Callable[[int], R], numbers: Sequence[int], workers: int) -> Iterator[R]:
    left = dict.fromkeys(numbers)
    deaths = 0
    while left:
        try:
            with pool_of(min(workers, len(left))) as pool:
                for number, result in finished(pool, work, list(left), workers):
                    del left[number]
                    deaths = 0
                    yield result
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == DEATHS:
                raise WorkersDie(f"{DEATHS} times in a row a worker died before it gave anything") from error


@contextmanager
def pool_of(workers: int) -> Iterator[Any]:
    """loky's: it can end its workers whatever they are at, so that nobody waits for them where something is wrong."""
    from loky import ProcessPoolExecutor  # noqa: PLC0415 - a single process needs none

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context=context, initializer=prepare_worker)
    try:
        yield pool
    except BaseException:
        pool.shutdown(kill_workers=True)
        raise
    pool.shutdown()


def prepare_worker() -> None:
    """Ctrl-C is for the parent, which ends its workers; one whose parent was killed ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def finished(pool: Any, work: Callable[[int], R], numbers: Sequence[int], workers: int) -> Iterator[tuple[int, R]]:
    """Keeps only so much in line that stopping is quick."""
    waiting = iter(numbers)
    running: dict[Future[R], int] = {}
    while True:
        for number in waiting:
            running[pool.submit(work, number)] = number
            if len(running) >= workers * 2:
                break
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            result = future.result()
            yield running.pop(future), result


def run_on_ray(work: Callable[[int], R], numbers: Sequence[int], address: str) -> Iterator[R]:
    """`address` is what ray.init takes: "local" starts a cluster on this machine, "auto" finds a running one."""
    if find_spec("ray") is None:
        raise NoRay("pip install 'palier[ray]'")
    import ray  # noqa: PLC0415 - an extra, and slow to load

    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(address) from error

    # A task whose worker or node dies is done again elsewhere; Ray takes plain functions only.
    def do(number: int) -> R:
        return work(number)

    task: Any = ray.remote(max_retries=DEATHS)(do)
    waiting = [task.remote(number) for number in numbers]
    while waiting:
        done, waiting = ray.wait(waiting)
        for finished_task in done:
            yield ray.get(finished_task)
