"""Chance for real tables, from the system's entropy."""

import secrets
from collections.abc import Callable
from typing import Final

from palier.engine.chance import Chance, SeededChance

SEED_BYTES: Final = 32

ChanceSource = Callable[[], Chance]
"""Gives the chance for one action."""


class Pool:
    """Asks the system for entropy in larger helpings: most actions draw nothing, and asking costs more than playing."""

    def __init__(self) -> None:
        self.helping = b""
        self.used = 0

    def take(self) -> bytes:
        if self.used == len(self.helping):
            self.helping = secrets.token_bytes(SEED_BYTES * 128)
            self.used = 0
        start = self.used
        self.used += SEED_BYTES
        return self.helping[start : self.used]


POOL: Final = Pool()


def entropy_chance() -> Chance:
    """Chance for one action, and never for another.

    A compiled `Chance` has no subclasses outside the engine, so the entropy comes in as a seed: 256 new bits for every
    action, of which the generator keeps 128. What one action draws tells nothing about any other, and the few outcomes
    of one action that people see are far fewer bits than the seed that they would have to find.
    """
    return SeededChance(int.from_bytes(POOL.take(), "big"), "table")
