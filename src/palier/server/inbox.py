"""Things that come in for one task, one after the other: a fraction of what asyncio.Queue, made for many, costs."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    __slots__ = ("things", "waiting")

    def __init__(self) -> None:
        self.things: deque[T] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self.things)

    def put(self, thing: T) -> None:
        self.things.append(thing)
        if self.waiting is not None:
            self.wake()

    def wake(self) -> None:
        """Lets whoever waits look again."""
        waiting = self.waiting
        if waiting is not None:
            self.waiting = None
            if not waiting.done():
                waiting.set_result(None)

    def wait(self) -> "asyncio.Future[None]":
        """Done when something is put, or `wake` is called. For one task only."""
        self.waiting = asyncio.get_running_loop().create_future()
        return self.waiting
