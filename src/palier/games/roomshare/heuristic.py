"""How good a position is for a seat: what bots go by. It looks only at what everybody sees.

The weights are data (weights.toml), found by self-play with `palier lab tune roomshare`:

- `one`, `two`, `three`: the share of a flat's pay that counts already, by its number of tenants; three earn it now but
  can be upset, four are about to be evicted;
- `alone`: what is added when nobody else lives there;
- `late_…`: what is added to those shares as the end comes near;
- `haunted`: how much of what a flat takes counts;
- `reserve`: what a meeple placed is better than one in reserve, which brings the end nearer and breaks ties.
"""

from typing import Final

from palier.games.roomshare.board import FLATS
from palier.games.roomshare.scoring import EACH, WITH_THREE
from palier.games.roomshare.state import RoomShareState

NAMES: Final = ("one", "two", "three", "alone", "late_one", "late_two", "late_three", "haunted", "reserve")
ALONE: Final = 3
LATE: Final = 4
HAUNTED: Final = 7
RESERVE: Final = 8
FAR: Final = 4.0
"""With so many meeples in the smallest reserve the end is half near."""


def nearness(state: RoomShareState) -> float:
    """From near 0 at the start to 1 when somebody's reserve is empty."""
    least = state.in_reserve(0)
    for seat in range(1, state.players):
        least = min(least, state.in_reserve(seat))
    return FAR / (FAR + least)


def prospects(state: RoomShareState, seat: int, near: float, weights: list[float]) -> float:
    base = seat * FLATS
    here = state.here
    total = 0.0
    for flat in range(FLATS):
        mine = here[base + flat]
        if mine:
            kind = state.kinds[flat]
            share = 0.0
            tenants = state.count[flat]
            if tenants < 4:
                share = weights[tenants - 1] + near * weights[LATE + tenants - 1]
                if tenants == mine:
                    share += weights[ALONE]
            total += mine * (EACH[kind] * weights[HAUNTED] + WITH_THREE[kind] * share)
    return total - weights[RESERVE] * state.in_reserve(seat)


def evaluate(state: RoomShareState, seat: int, weights: list[float]) -> float:
    """One's own prospects less those of the best opponent."""
    near = nearness(state)
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            best = max(best, prospects(state, other, near, weights))
    return prospects(state, seat, near, weights) - best
