"""Frames: small tuples on a stack in the state, each kind of them described by one object.

A frame is (number of its kind, seat, about, detail); what the last two hold, the kind's docstring says. The top of the
stack is what is asked now, or a step that goes by itself. A game lists its kinds by their numbers.
"""

from typing import Any, Final, Generic, TypeVar

from palier.engine.chance import Chance
from palier.engine.events import Events
from palier.engine.state import State, Window

Frame = tuple[int, int, int, int]

MOST_SEATS: Final = 8
SEATS: Final = [tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)]
"""The seats that a set of bits stands for."""

S = TypeVar("S", bound=State)


class FrameKind(Generic[S]):
    """All there is to know of one kind of frame."""

    everyone: bool = False
    """Whether the seats that the state waits for must answer, and not the frame's own."""
    open: bool = False
    """Whether other seats may interject."""
    stays: bool = False
    """Whether the frame still lies on the stack when an answer is carried out."""
    runs: bool = False
    """Whether it may go by itself. These four are no methods: a compiled call costs more than what they tell."""

    def legal(self, state: S, seat: int, frame: Frame) -> list[int]:
        """The answers of a seat that is asked or may interject."""
        raise NotImplementedError

    def is_legal(self, state: S, seat: int, frame: Frame, code: int) -> bool:
        """Whether a seat that is asked may answer so; more than `legal` lists, where not all can be listed."""
        return code in self.legal(state, seat, frame)

    def why_not(self, state: S, seat: int, frame: Frame, code: int) -> str:
        """The id of the text that says why an answer is refused, or nothing."""
        return ""

    def window(self, state: S, seat: int, frame: Frame) -> Window | None:
        """Where a seat that is asked may answer what another did."""
        return None

    def apply(self, state: S, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        """Carries out one answer."""
        raise NotImplementedError

    def run(self, state: S, frame: Frame, chance: Chance, events: Events) -> bool:
        """Where it `runs`: does what needs no answer; False when somebody has to decide first."""
        raise NotImplementedError

    def describe(self, state: S, frame: Frame, viewer: int | None) -> dict[str, Any]:
        """What a view tells of the question beside its kind and its seat."""
        return {}
