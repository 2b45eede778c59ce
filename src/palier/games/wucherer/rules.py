"""The course of a match: who is asked, what may be decided, and what follows from it."""

from palier.engine.chance import Chance
from palier.engine.events import Events
from palier.engine.game import Window
from palier.games.wucherer import turn
from palier.games.wucherer.frames import FRAMES
from palier.games.wucherer.state import WuchererState


def asked(state: WuchererState) -> int:
    """The seats that must decide now, as bits."""
    return 1 << state.frames[-1][1] if state.frames else 0


def legal(state: WuchererState, seat: int) -> list[int]:
    if not state.frames or state.frames[-1][1] != seat:
        return []
    return answers(state)


def answers(state: WuchererState) -> list[int]:
    """The answers to what the top frame asks."""
    frame = state.frames[-1]
    return FRAMES[frame[0]].legal(state, frame[1], frame)


def window(state: WuchererState, seat: int) -> Window | None:
    if not state.frames or state.frames[-1][1] != seat:
        return None
    frame = state.frames[-1]
    return FRAMES[frame[0]].window(state, seat, frame)


def begin(state: WuchererState, events: Events) -> None:
    """The first turn, once everything is dealt."""
    turn.start_turn(state, events)


def apply(state: WuchererState, seat: int, code: int, chance: Chance, events: Events) -> None:
    frame = state.frames[-1]
    kind = FRAMES[frame[0]]
    if not kind.stays:
        state.frames.pop()
    kind.apply(state, seat, frame, code, chance, events)
    run(state, chance, events)


def run(state: WuchererState, chance: Chance, events: Events) -> None:
    """Does what needs no answer, until somebody has something to decide or the match is over."""
    while state.frames:
        frame = state.frames[-1]
        kind = FRAMES[frame[0]]
        if not kind.runs or not kind.run(state, frame, chance, events):
            return
