"""What people are told when bots are short of time.

It follows how many wait in line and what was given up on the whole server, never what one bot holds or how long it
thought.
"""

import time
from collections.abc import Callable
from typing import Final

from palier.server.protocol import PressureLevel

LONG_LINE: Final = 2.0
"""Searches in line for each worker, from which on bots think noticeably less."""


class Pressure:
    def __init__(self, lasting_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.lasting_seconds = lasting_seconds
        self.clock = clock
        self.hurried_until = 0.0
        self.greedy_until = 0.0

    def note_line(self, waiting_for_each: float) -> None:
        if waiting_for_each >= LONG_LINE:
            self.hurried_until = self.clock() + self.lasting_seconds

    def note_fallback(self) -> None:
        self.greedy_until = self.clock() + self.lasting_seconds

    @property
    def level(self) -> PressureLevel:
        now = self.clock()
        return "greedy" if now < self.greedy_until else "hurried" if now < self.hurried_until else "none"
