"""Long work in small slices, so that none of it holds the loop up: whoever has a move to make comes in between.

Work is a generator that yields wherever it may rest, and returns what came of it.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Final, TypeVar

SLICE_SECONDS: Final = 0.0005
"""After so long, work rests at the next place where it may; the last step of a slice goes on top of it."""

T = TypeVar("T")
Work = Generator[None, None, T]


class Slices:
    """However much work there is, the loop does one slice of it a round."""

    def __init__(self, seconds: Callable[[], float] = time.perf_counter) -> None:
        self.seconds = seconds
        self.line: deque[asyncio.Future[None]] = deque()
        self.calling = False

    async def do(self, work: Work[T]) -> T:
        """All of it, waiting for one's turn before every slice."""
        await self.turn()
        return await self.go_through(work, self.turn)

    async def do_soon(self, work: Work[T]) -> T:
        """The same for what a table waits for: it gives way, but not to other such work."""
        return await self.go_through(work, round_of_the_loop)

    async def go_through(self, work: Work[T], give_way: Callable[[], Awaitable[None]]) -> T:
        began = self.seconds()
        while True:
            try:
                next(work)
            except StopIteration as end:
                result: T = end.value
                return result
            if self.seconds() - began >= SLICE_SECONDS:
                await give_way()
                began = self.seconds()

    def turn(self) -> "asyncio.Future[None]":
        """Done when it is the turn of whoever asks."""
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        self.line.append(mine)
        if not self.calling:
            self.calling = True
            loop.call_soon(self.call_next)
        return mine

    def call_next(self) -> None:
        while self.line:
            turn = self.line.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        if self.line:
            asyncio.get_running_loop().call_soon(self.call_next)
        else:
            self.calling = False


async def round_of_the_loop() -> None:
    await asyncio.sleep(0)


def at_once(work: Work[T]) -> T:
    """All of it without a rest, where no loop waits."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
