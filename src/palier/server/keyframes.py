"""Moments of a table that its log need not be gone through for again: "what did I miss" begins at the nearest one."""

from bisect import bisect_right, insort
from operator import attrgetter
from typing import Final, Literal, NamedTuple

from palier.engine.game import State
from palier.engine.record import Step

KEYFRAME_ENTRIES: Final = 250
"""After every so many entries of a log comes a keyframe."""
KEYFRAMES_MOST: Final = 64
"""Of more than these every other one is forgotten: a log may be as long as it likes."""

Cause = Literal["absent", "asked", "left"]
"""Why a bot stands in: it ends when an absent player or one who left is back, or when who asked for it says so."""


class Keyframe(NamedTuple):
    """A table as it was after `number` entries.

    `base` is the state before the last `open` of its `steps`, which may still be taken back: they are played again.
    """

    number: int
    base: State
    open: int
    steps: list[Step]
    hashes: dict[int, str]
    standins: list[tuple[str | None, Cause | None]]
    settled: int
    taken_back: dict[int, int]
    digest: str


class Keyframes:
    """A table's keyframes by their numbers."""

    def __init__(self) -> None:
        self.kept: list[Keyframe] = []

    def keep(self, keyframe: Keyframe) -> None:
        before = self.before(keyframe.number)
        if before is not None and before.number == keyframe.number:
            return
        insort(self.kept, keyframe, key=attrgetter("number"))
        if len(self.kept) > KEYFRAMES_MOST:
            # The last one stays.
            del self.kept[-2::-2]

    def before(self, number: int) -> Keyframe | None:
        """The last one at or before a version."""
        index = bisect_right(self.kept, number, key=attrgetter("number"))
        return self.kept[index - 1] if index else None

    @property
    def last(self) -> Keyframe | None:
        return self.kept[-1] if self.kept else None
