"""Starting a coroutine at once instead of in a task that comes to its turn later: most have no reason to wait."""

from collections.abc import Coroutine, Generator
from typing import Any


def start(coroutine: Coroutine[Any, Any, None]) -> "Rest | None":
    """Runs it as far as it goes without waiting. None when that was all; else the rest, for a task to await."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return Rest(coroutine, waits_for)


class Rest:
    """A coroutine that waits for something. To the task that awaits it, it looks as if it had been its own."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self.waits_for
        while True:
            try:
                given = yield waits_for
            except BaseException as error:  # noqa: BLE001 - a cancellation, passed on to where it belongs
                waits_for = self.step_with(error)
            else:
                waits_for = self.step(given)
            if waits_for is DONE:
                return

    def step(self, given: Any) -> Any:
        try:
            return self.coroutine.send(given)
        except StopIteration:
            return DONE

    def step_with(self, error: BaseException) -> Any:
        try:
            return self.coroutine.throw(error)
        except StopIteration:
            return DONE


DONE = object()
