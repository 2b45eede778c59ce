"""The course of a match: who is asked, what may be decided, and what follows from it."""

from palier.engine.chance import Chance
from palier.engine.events import Events
from palier.engine.game import Window
from palier.games.les_colocs.frames import FRAMES
from palier.games.les_colocs.state import ASK_WINDOW, NONE, LesColocsState


def asked(state: LesColocsState) -> int:
    """The seats that must decide now, as bits."""
    if not state.frames:
        return 0
    frame = state.frames[-1]
    return state.waiting if FRAMES[frame[0]].everyone else 1 << frame[1]


def allowed(state: LesColocsState) -> int:
    """The seats that may play a card between two steps, as bits: whoever else holds any card at all (LC-59, LC-64)."""
    bits = 0
    if state.frames and FRAMES[state.frames[-1][0]].open:
        for seat in range(state.players):
            if seat != state.active and state.hands[seat]:
                bits |= 1 << seat
    return bits


def legal(state: LesColocsState, seat: int) -> list[int]:
    if not state.frames:
        return []
    frame = state.frames[-1]
    kind = FRAMES[frame[0]]
    if kind.open or (state.waiting >> seat & 1 if kind.everyone else frame[1] == seat):
        return kind.legal(state, seat, frame)
    return []


def answers(state: LesColocsState) -> list[int]:
    """The answers to what the top frame asks of its seat."""
    frame = state.frames[-1]
    return FRAMES[frame[0]].legal(state, frame[1], frame)


def window(state: LesColocsState, seat: int) -> Window | None:
    if not asked(state) >> seat & 1:
        return None
    frame = state.frames[-1]
    return FRAMES[frame[0]].window(state, seat, frame)


def apply(state: LesColocsState, seat: int, code: int, chance: Chance, events: Events) -> None:
    frame = state.frames[-1]
    kind = FRAMES[frame[0]]
    if not kind.stays:
        state.frames.pop()
    if events is None or frame[0] != ASK_WINDOW:
        kind.apply(state, seat, frame, code, chance, events)
        run(state, chance, events)
        return
    # What the last answer brings also shows what the others had answered in secret: nobody could foretell it.
    known = len(events)
    secrets = max(state.answers) != NONE
    kind.apply(state, seat, frame, code, chance, events)
    run(state, chance, events)
    if secrets and len(events) > known:
        events[known].reveals = True


def run(state: LesColocsState, chance: Chance, events: Events) -> None:
    """Does what needs no answer, until somebody has something to decide or the match is over."""
    while state.frames:
        frame = state.frames[-1]
        kind = FRAMES[frame[0]]
        if not kind.runs or not kind.run(state, frame, chance, events):
            return
