"""What flats pay, and who wins."""

from typing import Final

from palier.engine.outcome import Outcome
from palier.games.content import load
from palier.games.roomshare.board import FLATS
from palier.games.roomshare.state import KIND_NAMES, NONE, OVER, RoomShareState

CONTENT: Final = load("roomshare")
WITH_THREE: Final[list[int]] = [CONTENT["flats"][kind].get("with_three", 0) for kind in KIND_NAMES]
EACH: Final[list[int]] = [CONTENT["flats"][kind].get("each", 0) for kind in KIND_NAMES]

# Reasons of an outcome: which rule decided the first place.
POINTS: Final = "points"
RESERVE: Final = "reserve"
ORDER: Final = "order"
FIRST_TURN: Final = "first_turn"


def pays(state: RoomShareState, flat: int) -> int:
    """Points for each meeple of one's colour in this flat as it stands (RS-53 to RS-57)."""
    kind = state.kinds[flat]
    return EACH[kind] + (WITH_THREE[kind] if state.count[flat] == 3 else 0)


def score(state: RoomShareState, seat: int) -> int:
    """Seat s owns colour s; other colours score for nobody (RS-2, RS-12, RS-58). It may be negative (RS-59)."""
    base = seat * FLATS
    here = state.here
    total = 0
    for flat in range(FLATS):
        if here[base + flat]:
            total += here[base + flat] * pays(state, flat)
    return total


def last_chance_order(state: RoomShareState, seat: int) -> int:
    """The finisher counts as first, then clockwise (RS-61, RS-62)."""
    return (seat - state.finisher) % state.players


def outcome(state: RoomShareState) -> Outcome | None:
    """Points, then the smaller reserve, then the order of last chance (RS-60 to RS-63); without cards RS-81."""
    if state.stage != OVER:
        return None
    seats = range(state.players)
    scores = [score(state, seat) for seat in seats]
    if state.no_cards:
        keys = [(-scores[seat], (seat - state.first) % state.players, 0) for seat in seats]
    else:
        keys = [(-scores[seat], state.in_reserve(seat), last_chance_order(state, seat)) for seat in seats]
    order = sorted(keys)
    if order[0][0] != order[1][0]:
        reason = POINTS
    elif state.no_cards:
        reason = FIRST_TURN
    elif order[0][1] != order[1][1]:
        reason = RESERVE
    else:
        reason = ORDER
    return Outcome(scores, [order.index(keys[seat]) + 1 for seat in seats], reason)


def owner(state: RoomShareState, colour: int) -> int:
    """The seat whose colour this is, or NONE for a neutral or second colour."""
    return colour if colour < state.players else NONE
