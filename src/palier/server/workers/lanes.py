"""The lanes: what is quick never stands behind what is slow, and has the processor first."""

from dataclasses import dataclass
from typing import Literal

from palier.server.settings import Settings

Lane = Literal["quick", "short", "check", "search", "idle"]
"""`quick`: milliseconds, as `greedy` needs. `short`: bots that take a part of a second whatever time they have.
`check`: reading what strangers send. `search`: bots that think for as long as they may. `idle`: hints and reviews."""


@dataclass(frozen=True)
class LanePlan:
    """`niceness` as in `nice`: with two processors and many tables, that is what lets the quick lanes win."""

    workers: int
    niceness: int
    memory_bytes: int


def plans(settings: Settings) -> dict[Lane, LanePlan]:
    memory = settings.worker_memory_bytes
    return {
        "quick": LanePlan(1, 0, memory),
        "short": LanePlan(1, 2, memory),
        "check": LanePlan(1, 5, settings.check_memory_bytes),
        "search": LanePlan(settings.bot_workers, 5, memory),
        "idle": LanePlan(settings.idle_workers, 10, memory),
    }
