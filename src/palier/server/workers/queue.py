"""Who is next in a lane, and how long a search may think while others wait. No clock and no process in here."""

from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from math import ceil
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First come, first served between those who ask; whoever asks for much at once waits behind themselves.

    `turn` names who asks: a table, or an address.
    """

    def __init__(self) -> None:
        self.turns: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for items in self.turns.values())

    def __bool__(self) -> bool:
        return bool(self.turns)

    def put(self, turn: str, item: T) -> None:
        self.turns.setdefault(turn, deque()).append(item)

    def pop(self) -> T:
        turn, items = next(iter(self.turns.items()))
        item = items.popleft()
        if items:
            self.turns.move_to_end(turn)
        else:
            del self.turns[turn]
        return item

    def remove(self, turn: str, item: T) -> None:
        items = self.turns[turn]
        items.remove(item)
        if not items:
            del self.turns[turn]

    def __iter__(self) -> Iterator[T]:
        """In the order in which they would be served."""
        left = [deque(items) for items in self.turns.values()]
        while left:
            for items in left:
                yield items.popleft()
            left = [items for items in left if items]


def granted_seconds(
    usual: float, line_seconds: float, left: Sequence[float], workers: int, overhead: float = 0.0
) -> float:
    """How long the first of a line may think, so that everybody in it still has an answer in time.

    If all think equally long, whoever is at place n is answered after ceil(n / workers) thoughts. A line longer than
    there are workers is to be answered within `line_seconds`, and each in it, the first one too, within what is `left`
    to it. `overhead`: what a thought takes besides. Never less than 0, and `usual` when nobody is hurried.
    """
    granted = usual
    if len(left) > workers:
        granted = min(granted, line_seconds / ceil(len(left) / workers) - overhead)
    for place, seconds in enumerate(left, start=1):
        granted = min(granted, seconds / ceil(place / workers) - overhead)
    return max(0.0, granted)
