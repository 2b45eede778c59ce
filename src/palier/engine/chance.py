"""Chance: the only source of randomness. It stands outside the state, so that no planner can reach the real future.

Each call has one outcome, a small int: `below(n)` gives 0..n-1, `die(n)` gives 1..n, `draw(counts)` gives the index of
what was drawn. Scripts and records hold these outcomes as they are.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, SupportsIndex

from palier.engine.arguments import outcomes_of, seed_text
from palier.engine.copying import parts_with_own
from palier.engine.errors import BadScript, shown
from palier.native import mypyc_attr

WORD: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What rules ask for luck. Who writes another needs `below` alone; a match notes what comes of it."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return parts_with_own(self, super().__reduce_ex__(protocol))

    def die(self, sides: int) -> int:
        """A roll, from 1 to the number of sides."""
        return self.below(sides) + 1

    def draw(self, counts: list[int]) -> int:
        """The index of one thing drawn from a bag that holds counts[i] things of kind i."""
        total = 0
        for count in counts:
            total += count
        left = self.below(total)
        for index in range(len(counts)):
            left -= counts[index]
            if left < 0:
                return index
        raise BadScript("nothing is left to draw from")

    def shuffle(self, things: list[int]) -> None:
        """Puts things into any order, all equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            held = things[last]
            things[last] = things[other]
            things[other] = held


class MiddlingChance(Chance):
    """Every die falls in the middle; a draw takes the first that there is, and `drew` tells that it did."""

    __slots__ = ("drew",)

    def __init__(self) -> None:
        self.drew: bool = False

    def below(self, n: int) -> int:
        return n // 2

    def draw(self, counts: list[int]) -> int:
        self.drew = True
        for index in range(len(counts)):
            if counts[index]:
                return index
        return 0


class SeededChance(Chance):
    """The same seed and stream give the same outcomes on every machine and in every build.

    The generator is sfc32 (Chris Doty-Humphrey, public domain design): four 32-bit words, and products in halves, so
    that compiled code never leaves machine integers. It keeps no secrets: a table uses the system's entropy.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(
        self, seed: SupportsIndex, stream: str | SupportsIndex = "", twin: "SeededChance | None" = None
    ) -> None:
        if twin is not None:
            self.a: int = twin.a
            self.b: int = twin.b
            self.c: int = twin.c
            self.counter: int = twin.counter
            return
        digest = sha256(seed_text(seed, stream)).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.counter = int.from_bytes(digest[12:16], "big")

    def twin(self) -> "SeededChance":
        """Another one that gives the same outcomes from here on."""
        return SeededChance(0, "", self)

    def __getnewargs__(self) -> tuple[int]:
        return (0,)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SeededChance)
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.counter == other.counter
        )

    def __repr__(self) -> str:
        return f"<SeededChance at {self.a:08x} {self.b:08x} {self.c:08x} {self.counter:08x}>"

    def word(self) -> int:
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + result) & WORD
        return result

    def below(self, n: int) -> int:
        # Lemire's method: exact, and the slow branch is taken once in 2**32 / n.
        if n <= 0 or n > WORD:
            raise BadScript(f"chance cannot choose below {n}")
        product = times(self.word(), n)
        if product & WORD < n:
            floor = (WORD + 1 - n) % n
            while product & WORD < floor:
                product = times(self.word(), n)
        return product >> 32


def times(word: int, n: int) -> int:
    """`word * n` in halves: compiled, a factor of 2**30 or more is slow, and Ctrl-C in the middle ends the process."""
    high = word >> 16
    low = word & HALF
    if n <= HALF:
        return (high * n << 16) + low * n
    above = n >> 16
    below = n & HALF
    return (high * above << 32) + (high * below + low * above << 16) + low * below


class LoggedChance(Chance):
    """Passes on another chance and remembers the outcomes, for the record. None is taken that cannot happen."""

    __slots__ = ("inner", "log")

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.log: list[int] = []

    def __getnewargs__(self) -> tuple[Chance]:
        return (self.inner,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoggedChance) and self.log == other.log and self.inner == other.inner

    def __repr__(self) -> str:
        return f"<LoggedChance of {self.inner!r}, {len(self.log)} outcomes>"

    def below(self, n: int) -> int:
        outcome = self.inner.below(n)
        if not 0 <= outcome < n:
            raise BadScript(f"chance gave {shown(outcome)}, which is not one of 0 to {n - 1}")
        self.log.append(outcome)
        return outcome

    def die(self, sides: int) -> int:
        outcome = self.inner.die(sides)
        if not 1 <= outcome <= sides:
            raise BadScript(f"chance gave {shown(outcome)}, which is not one of 1 to {sides}")
        self.log.append(outcome)
        return outcome

    def draw(self, counts: list[int]) -> int:
        outcome = self.inner.draw(counts)
        if not 0 <= outcome < len(counts) or counts[outcome] <= 0:
            raise BadScript(f"chance gave {shown(outcome)}, which is not in the pile")
        self.log.append(outcome)
        return outcome


class RecordedChance(Chance):
    """Gives back outcomes in the order in which they were noted, and refuses any that cannot happen."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: Iterable[SupportsIndex]) -> None:
        self.outcomes: list[int] = outcomes_of(outcomes)
        self.position: int = 0

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.outcomes,)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RecordedChance)
            and type(self) is type(other)
            and self.outcomes == other.outcomes
            and self.position == other.position
        )

    def __repr__(self) -> str:
        return f"<RecordedChance {shown(self.outcomes)}, {self.left} left>"

    @property
    def left(self) -> int:
        return len(self.outcomes) - self.position

    def take(self) -> int:
        if self.position >= len(self.outcomes):
            raise BadScript("the noted chance outcomes end too early")
        outcome = self.outcomes[self.position]
        self.position += 1
        return outcome

    def below(self, n: int) -> int:
        outcome = self.take()
        if not 0 <= outcome < n:
            raise BadScript(f"the noted outcome {shown(outcome)} is not one of 0 to {n - 1}")
        return outcome

    def die(self, sides: int) -> int:
        outcome = self.take()
        if not 1 <= outcome <= sides:
            raise BadScript(f"the noted roll {shown(outcome)} is not one of 1 to {sides}")
        return outcome

    def draw(self, counts: list[int]) -> int:
        outcome = self.take()
        if not 0 <= outcome < len(counts) or counts[outcome] == 0:
            raise BadScript(f"the noted draw {shown(outcome)} is not in the pile")
        return outcome


class ScriptedChance(RecordedChance):
    """For tests: the next outcomes are these ("the next die is 6"), and then chance goes on by itself."""

    __slots__ = ("then",)

    def __init__(self, outcomes: Iterable[SupportsIndex], then: Chance | None = None) -> None:
        super().__init__(outcomes)
        self.then: Chance = SeededChance(0) if then is None else then

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.outcomes, self.then)

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and isinstance(other, ScriptedChance) and self.then == other.then

    def __repr__(self) -> str:
        return f"<ScriptedChance {shown(self.outcomes)}, {self.left} left, then {self.then!r}>"

    def below(self, n: int) -> int:
        return super().below(n) if self.left else self.then.below(n)

    def die(self, sides: int) -> int:
        return super().die(sides) if self.left else self.then.die(sides)

    def draw(self, counts: list[int]) -> int:
        return super().draw(counts) if self.left else self.then.draw(counts)
