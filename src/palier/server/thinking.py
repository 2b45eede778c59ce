"""What runs in a bot's worker process. It is sent a guess that fits what the bot's seat knows, never the true state."""

import faulthandler
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Any, Final

import palier
from palier.bots import choose, make

QUIET: Final = open(os.devnull, "w")  # noqa: PTH123, SIM115 - kept open for faulthandler as long as the process lives

PATIENCE: Final = 2.0
"""Seconds that a bot may think at a table where people wait, if it can tell; a file of one's own is cut off then."""


def prepare_worker() -> None:
    """Ctrl-C is for the server, which ends its workers; one whose server was killed ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def think(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> str:
    """The text of the action that a bot chooses. A worker that thinks for too long is ended, compiled loop or not."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=QUIET)
    try:
        match = palier.games[game].match_from(position, strict=False, seed=seed)
        return choose(make(bot, seed, min(PATIENCE, seconds / 2)), match, seat).text
    finally:
        faulthandler.cancel_dump_traceback_later()
