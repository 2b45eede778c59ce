"""The course of a match: who is asked, what may be decided, and what follows from it."""

from palier.engine.chance import Chance
from palier.engine.events import Events
from palier.games.roomshare.frames import FRAMES
from palier.games.roomshare.state import RoomShareState


def asked(state: RoomShareState) -> int:
    """The seats that must decide now, as bits."""
    return 1 << state.frames[-1][1] if state.frames else 0


def legal(state: RoomShareState, seat: int) -> list[int]:
    if not state.frames:
        return []
    frame = state.frames[-1]
    return FRAMES[frame[0]].legal(state, seat, frame) if frame[1] == seat else []


def apply(state: RoomShareState, seat: int, code: int, chance: Chance, events: Events) -> None:
    frame = state.frames.pop()
    FRAMES[frame[0]].apply(state, seat, frame, code, chance, events)
