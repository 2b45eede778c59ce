"""How a process ended."""

import os
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

PATIENCE = 60.0


def exit_code(worker: BaseProcess) -> int | None:
    """A pool's own thread waits for its workers too; whoever asks while it learns of their end is told nothing."""
    end = time.monotonic() + PATIENCE
    while worker.exitcode is None and time.monotonic() < end:
        time.sleep(0.01)
    return worker.exitcode


def is_running(number: int) -> bool:
    """Whether a process of that number runs; one that has ended and waits to be looked at does not."""
    try:
        os.kill(number, 0)
        return " Z " not in Path(f"/proc/{number}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
