"""The course of a match: who is asked, what may be decided, and what follows from it."""

from palier.engine.chance import Chance
from palier.engine.events import Events
from palier.games.home_staging.frames import FRAMES
from palier.games.home_staging.state import HomeStagingState


def asked(state: HomeStagingState) -> int:
    """The seats that must decide now, as bits."""
    if not state.frames:
        return 0
    frame = state.frames[-1]
    return state.waiting if FRAMES[frame[0]].everyone else 1 << frame[1]


def is_asked(state: HomeStagingState, seat: int) -> bool:
    return 0 <= seat < state.players and asked(state) >> seat & 1 != 0


def legal(state: HomeStagingState, seat: int) -> list[int]:
    if not is_asked(state, seat):
        return []
    frame = state.frames[-1]
    return FRAMES[frame[0]].legal(state, seat, frame)


def is_legal(state: HomeStagingState, seat: int, code: int) -> bool:
    """Also what `legal` does not list: any outline, rubbing out, and entrance and windows at any step."""
    if not is_asked(state, seat) or code < 0:
        return False
    frame = state.frames[-1]
    return FRAMES[frame[0]].is_legal(state, seat, frame, code)


def why_not(state: HomeStagingState, seat: int, code: int) -> str:
    """Which of our texts says why an outline or a placement is refused."""
    if not is_asked(state, seat) or code < 0:
        return ""
    frame = state.frames[-1]
    return FRAMES[frame[0]].why_not(state, seat, frame, code)


def apply(state: HomeStagingState, seat: int, code: int, chance: Chance, events: Events) -> None:
    frame = state.frames[-1]
    kind = FRAMES[frame[0]]
    if not kind.stays:
        state.frames.pop()
    kind.apply(state, seat, frame, code, chance, events)
