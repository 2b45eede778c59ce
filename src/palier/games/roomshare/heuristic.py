"""How good a position is for a seat: what bots go by. It looks only at what everybody sees."""

from typing import Final

from palier.games.roomshare.board import FLATS
from palier.games.roomshare.scoring import EACH, WITH_THREE
from palier.games.roomshare.state import RoomShareState

PROMISE: Final = [0.0, 0.15, 0.45, 0.9, 0.0]
"""The share of a flat's pay that counts already, by its number of tenants: three are worth much but can be upset."""
RESERVE: Final = 0.05
"""A meeple placed is a little better than one in reserve: it brings the end nearer and breaks ties."""


def prospects(state: RoomShareState, seat: int) -> float:
    base = seat * FLATS
    total = 0.0
    for flat in range(FLATS):
        mine = state.here[base + flat]
        if mine:
            kind = state.kinds[flat]
            total += mine * (EACH[kind] + WITH_THREE[kind] * PROMISE[state.count[flat]])
    return total - RESERVE * state.in_reserve(seat)


def evaluate(state: RoomShareState, seat: int) -> float:
    """One's own prospects less those of the best opponent."""
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            best = max(best, prospects(state, other))
    return prospects(state, seat) - best
