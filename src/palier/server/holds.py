"""How long the loop is held at a stretch, and by what; counted only where a setting asks for it.

What counts is the processor time of the thread: by the clock, whatever else the machine does meanwhile would count too.
The store's threads are counted as well: compiled code and the JSON library keep the interpreter to themselves, so a
thread that works for long holds the loop up all the same.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily, Metric

BOUNDS_SECONDS: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 1.0)
NAMES_MOST: Final = 200
"""So many different names are told apart; addresses that people make up must not fill the memory."""

T = TypeVar("T")


class Spans:
    """The stretches of one name: how many fell below each bound, their sum, the longest."""

    __slots__ = ("counts", "longest", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS_SECONDS) + 1)
        self.total = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS_SECONDS, seconds)] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


class Holds:
    """A collector for Prometheus. While nobody counts, it costs nothing on the way of a move."""

    def __init__(self) -> None:
        self.counting = False
        self.spans: dict[str, Spans] = {}
        self.step: CountedCoroutine[Any] | None = None

    def count_in(self, loop: asyncio.AbstractEventLoop) -> None:
        """Counts every step of every task that this loop begins from now on."""
        self.counting = True

        def new_task(
            in_loop: asyncio.AbstractEventLoop,
            coroutine: Coroutine[Any, Any, T] | Generator[Any, None, T],
            **more: Any,
        ) -> "asyncio.Task[T]":
            return asyncio.Task(CountedCoroutine(self, coroutine), loop=in_loop, **more)

        loop.set_task_factory(new_task)

    def name(self, what: str) -> None:
        """Says what the task under way does from here on."""
        if self.step is not None:
            self.step.what = what

    @contextmanager
    def span(self, what: str) -> Iterator[None]:
        """Counts a callback, or what a thread does."""
        if not self.counting:
            yield
            return
        began = time.thread_time()
        try:
            yield
        finally:
            self.add(what, time.thread_time() - began)

    def add(self, what: str, seconds: float) -> None:
        spans = self.spans.get(what)
        if spans is None:
            spans = self.spans.setdefault(what if len(self.spans) < NAMES_MOST else "other", Spans())
        spans.add(seconds)

    def collect(self) -> Iterable[Metric]:
        holds = HistogramMetricFamily(
            "palier_loop_hold_seconds", "Processor time without giving way, by what was done", labels=["what"]
        )
        longest = GaugeMetricFamily("palier_loop_hold_longest_seconds", "The longest of those", labels=["what"])
        for what, spans in list(self.spans.items()):
            below = 0
            buckets: list[tuple[str, float]] = []
            for bound, count in zip([*map(str, BOUNDS_SECONDS), "+Inf"], spans.counts, strict=True):
                below += count
                buckets.append((bound, below))
            holds.add_metric([what], buckets, spans.total)
            longest.add_metric([what], spans.longest)
        return [holds, longest]


class CountedCoroutine(Coroutine[Any, Any, T]):
    """A coroutine whose every step, from one wait to the next, is counted."""

    def __init__(self, holds: Holds, inner: Coroutine[Any, Any, T] | Generator[Any, None, T]) -> None:
        self.holds = holds
        self.inner = inner
        self.what = self.__qualname__ = str(getattr(inner, "__qualname__", "task"))
        self.__name__ = str(getattr(inner, "__name__", "task"))

    def send(self, value: Any) -> Any:
        return self.counted(self.inner.send, value)

    def throw(self, *error: Any) -> Any:
        return self.counted(self.inner.throw, *error)

    def counted(self, go_on: Callable[..., Any], *given: Any) -> Any:
        holds = self.holds
        outer, holds.step = holds.step, self
        began = time.thread_time()
        try:
            return go_on(*given)
        finally:
            holds.add(self.what, time.thread_time() - began)
            holds.step = outer

    def close(self) -> None:
        self.inner.close()

    def __await__(self) -> Generator[Any, Any, T]:
        return (yield from self.inner.__await__() if isinstance(self.inner, Coroutine) else self.inner)
