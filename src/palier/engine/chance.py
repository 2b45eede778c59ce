"""Chance: the only source of randomness. It stands outside the state, so that no planner can reach the real future.

Each call has one outcome, a small int: `below(n)` gives 0..n-1, `die(n)` gives 1..n, `draw(counts)` gives the index of
what was drawn. Scripts and records hold these outcomes as they are.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from palier.engine.errors import BadScript

WORD: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF


class Chance:
    """What rules ask for luck."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def die(self, sides: int) -> int:
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

    def __init__(self, seed: int, stream: str = "", twin: "SeededChance | None" = None) -> None:
        if twin is not None:
            self.a: int = twin.a
            self.b: int = twin.b
            self.c: int = twin.c
            self.counter: int = twin.counter
            return
        digest = sha256(f"{seed}/{stream}".encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.counter = int.from_bytes(digest[12:16], "big")

    def twin(self) -> "SeededChance":
        """Another one that gives the same outcomes from here on."""
        return SeededChance(0, "", self)

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
    """Passes on another chance and remembers the outcomes, for the record."""

    __slots__ = ("inner", "log")

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.log: list[int] = []

    def below(self, n: int) -> int:
        outcome = self.inner.below(n)
        self.log.append(outcome)
        return outcome

    def die(self, sides: int) -> int:
        outcome = self.inner.die(sides)
        self.log.append(outcome)
        return outcome

    def draw(self, counts: list[int]) -> int:
        outcome = self.inner.draw(counts)
        self.log.append(outcome)
        return outcome


class RecordedChance(Chance):
    """Gives back outcomes in the order in which they were noted, and refuses any that cannot happen."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes: list[int] = list(outcomes)
        self.position: int = 0

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
            raise BadScript(f"the noted outcome {outcome} is not one of 0 to {n - 1}")
        return outcome

    def die(self, sides: int) -> int:
        outcome = self.take()
        if not 1 <= outcome <= sides:
            raise BadScript(f"the noted roll {outcome} is not one of 1 to {sides}")
        return outcome

    def draw(self, counts: list[int]) -> int:
        outcome = self.take()
        if not 0 <= outcome < len(counts) or counts[outcome] == 0:
            raise BadScript(f"the noted draw {outcome} is not in the pile")
        return outcome


class ScriptedChance(RecordedChance):
    """For tests: the next outcomes are these ("the next die is 6"), and then chance goes on by itself."""

    __slots__ = ("then",)

    def __init__(self, outcomes: Sequence[int], then: Chance | None = None) -> None:
        super().__init__(outcomes)
        self.then: Chance = SeededChance(0) if then is None else then

    def below(self, n: int) -> int:
        return super().below(n) if self.left else self.then.below(n)

    def die(self, sides: int) -> int:
        return super().die(sides) if self.left else self.then.die(sides)

    def draw(self, counts: list[int]) -> int:
        return super().draw(counts) if self.left else self.then.draw(counts)
