"""Moments of a clock that only goes forward, whatever the wall clock is set to."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Timers(Protocol):
    def now(self) -> float:
        """In seconds since some moment."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class LoopTimers:
    """The event loop's own."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(when, callback)
