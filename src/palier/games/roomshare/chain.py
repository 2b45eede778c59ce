"""Evictions and the chains that follow: the heart of the game.

Nothing here recurses. `run_chain` goes on by itself while there is no choice, pushes a frame when there is one, and is
called again with the answer. Meeples stay on the board all the time, so that 36 of them are always somewhere.
"""

from typing import Final

from palier.engine.events import Event, Events
from palier.games.roomshare.actions import COLOUR_NAMES
from palier.games.roomshare.board import ARROW_NAMES, ARROWS, FLAT_NAMES, NEIGHBOUR
from palier.games.roomshare.state import ASK_CHAIN, ASK_LANDING, ASK_STAYING, EMPTY, RoomShareState

VALVE: Final = 100
"""After so many evictions in one turn the rest resolves by itself (RS-91); longest chain ever constructed: 33."""


def free_arrows(state: RoomShareState, flat: int) -> list[int]:
    slots = state.slots
    base = flat * ARROWS
    return [arrow for arrow in range(ARROWS) if slots[base + arrow] == EMPTY]


def first_free(state: RoomShareState, flat: int) -> int:
    base = flat * ARROWS
    for arrow in range(ARROWS):
        if state.slots[base + arrow] == EMPTY:
            return arrow
    # At the start of a turn no flat is full (RS-33), and a full one is never moved into (RS-40).
    raise AssertionError("no free arrow on a flat that was found open")


def can_move(state: RoomShareState, flat: int) -> bool:
    """Whether at least one neighbour has room: otherwise the flat may not be chosen (RS-42)."""
    base = flat * ARROWS
    count = state.count
    for arrow in range(ARROWS):
        if count[NEIGHBOUR[base + arrow]] < ARROWS:
            return True
    return False


def movable(state: RoomShareState) -> list[int]:
    """The full flats that may be evicted now, oldest first (RS-37, RS-42)."""
    return [flat for flat in state.full if can_move(state, flat)]


def begin_eviction(state: RoomShareState, flat: int, events: Events) -> None:
    if flat in state.full:
        state.full.remove(flat)
    state.evictions += 1
    if state.evictions > state.longest:
        state.longest = state.evictions
    if events is not None:
        events.append(Event("evicted", {"seat": state.active, "flat": FLAT_NAMES[flat]}))
    if state.evictions >= VALVE and not state.auto:
        state.auto = True
        if events is not None:
            events.append(Event("valve", {"seat": state.active}))


def evict(state: RoomShareState, flat: int, events: Events) -> bool:
    """Empties a flat from its first arrow on (RS-68, RS-69); False when something is to be chosen first."""
    begin_eviction(state, flat, events)
    return evict_from(state, flat, 0, events)


def leave_the_rest(state: RoomShareState, events: Events) -> None:
    """From here on the turn resolves by itself (RS-89)."""
    state.auto = True
    if events is not None:
        events.append(Event("auto", {"seat": state.active}))


def move(state: RoomShareState, flat: int, arrow: int, landing: int, events: Events) -> None:
    target = NEIGHBOUR[flat * ARROWS + arrow]
    colour = state.lift(flat * ARROWS + arrow)
    state.put(target * ARROWS + landing, colour)
    if events is not None:
        events.append(
            Event(
                "moved",
                {
                    "seat": state.active,
                    "colour": COLOUR_NAMES[colour],
                    "flat": FLAT_NAMES[flat],
                    "arrow": ARROW_NAMES[arrow],
                    "to": FLAT_NAMES[target],
                    "landing": ARROW_NAMES[landing],
                },
            )
        )


# Blocked meeples are asked for in the order of the arrows that they stood on (RS-43), and one that is given an arrow
# may push a waiting one to its own. So the detail of an ASK_STAYING frame is: in the lowest four bits the arrows that
# have been given, and above them, three bits each, where those that still wait stand now (arrow + 1), the next first.


def stayers(state: RoomShareState, flat: int) -> int:
    """That number when nobody has been given an arrow yet."""
    base = flat * ARROWS
    waiting = 0
    for arrow in range(ARROWS - 1, -1, -1):
        if state.slots[base + arrow] != EMPTY:
            waiting = waiting << 3 | arrow + 1
    return waiting << 4


def next_stayer(detail: int) -> int:
    """The arrow of the next blocked meeple that has not been given its place, or -1."""
    return (detail >> 4 & 7) - 1


def stay(state: RoomShareState, flat: int, detail: int, arrow: int, events: Events) -> int:
    """Gives the next blocked meeple its arrow, changing places with one that waits there; returns the new detail."""
    old = next_stayer(detail)
    base = flat * ARROWS
    colour = state.slots[base + old]
    if old != arrow:
        state.swap(base + old, base + arrow)
    if events is not None:
        events.append(
            Event(
                "stayed",
                {
                    "seat": state.active,
                    "colour": COLOUR_NAMES[colour],
                    "flat": FLAT_NAMES[flat],
                    "arrow": ARROW_NAMES[old],
                    "landing": ARROW_NAMES[arrow],
                },
            )
        )
    left = detail >> 7
    waiting = 0
    shift = 0
    while left:
        here = (left & 7) - 1
        waiting |= (old if here == arrow else here) + 1 << shift
        shift += 3
        left >>= 3
    return waiting << 4 | detail & 15 | 1 << arrow


def evict_from(state: RoomShareState, flat: int, start: int, events: Events) -> bool:
    """Moves the meeples of a flat out, from one arrow on (RS-35, RS-43). False when a landing is to be chosen first."""
    base = flat * ARROWS
    for arrow in range(start, ARROWS):
        if state.slots[base + arrow] == EMPTY:
            continue
        target = NEIGHBOUR[base + arrow]
        here = state.count[target]
        if here == ARROWS:
            continue
        if here == ARROWS - 1 or state.auto:
            move(state, flat, arrow, first_free(state, target), events)
        else:
            state.frames.append((ASK_LANDING, state.active, flat, arrow))
            return False
    return settle_stayers(state, flat, stayers(state, flat), events)


def settle_stayers(state: RoomShareState, flat: int, detail: int, events: Events) -> bool:
    """Gives blocked meeples their arrows (RS-40, RS-41, RS-90). False when one has to be chosen first."""
    arrow = next_stayer(detail)
    while arrow >= 0:
        if not state.auto:
            state.frames.append((ASK_STAYING, state.active, flat, detail))
            return False
        detail = stay(state, flat, detail, arrow, events)
        arrow = next_stayer(detail)
    note_full(state, flat)
    return True


def note_full(state: RoomShareState, flat: int) -> None:
    """After an eviction: which neighbours it filled."""
    base = flat * ARROWS
    for arrow in range(ARROWS):
        target = NEIGHBOUR[base + arrow]
        if state.count[target] == ARROWS and target not in state.full:
            state.full.append(target)


def run_chain(state: RoomShareState, events: Events) -> bool:
    """Evicts full flats until none is left (RS-38). False when the active player has something to choose."""
    while state.full:
        flats = movable(state)
        if not flats:
            # Only a hand-made board can be full everywhere.
            state.full = []
            break
        if len(flats) > 1 and not state.auto:
            state.frames.append((ASK_CHAIN, state.active, 0, 0))
            return False
        if not evict(state, flats[0], events):
            return False
    return True
