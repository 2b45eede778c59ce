"""How a process ended."""

import time
from multiprocessing.process import BaseProcess

PATIENCE = 60.0


def exit_code(worker: BaseProcess) -> int | None:
    """A pool's own thread waits for its workers too; whoever asks while it learns of their end is told nothing."""
    end = time.monotonic() + PATIENCE
    while worker.exitcode is None and time.monotonic() < end:
        time.sleep(0.01)
    return worker.exitcode
