"""How good a position is for a seat: what bots go by. It looks only at what everybody sees.

The weights are data (weights.toml), found by self-play with `palier lab tune roomshare`:

- `one`, `two`, `three`: the share of a flat's pay that counts already, by its number of tenants; three earn it now but
  can be upset, four are about to be evicted;
- `haunted`: how much of what a flat takes counts;
- `reserve`: what a meeple placed is better than one in reserve, which brings the end nearer and breaks ties;
- `end`: how much a point counts when the last chance has begun, and nearly nothing can be upset any more.
"""

from typing import Final

from palier.games.roomshare.board import FLATS
from palier.games.roomshare.scoring import EACH, WITH_THREE, outcome, score
from palier.games.roomshare.state import LAST_CHANCE, OVER, RoomShareState

NAMES: Final = ("one", "two", "three", "haunted", "reserve", "end")
HAUNTED: Final = 3
RESERVE: Final = 4
END: Final = 5
WON: Final = 20.0
"""More than any lead that is not yet a win."""


def prospects(state: RoomShareState, seat: int, weights: list[float]) -> float:
    if state.stage == LAST_CHANCE:
        return weights[END] * score(state, seat)
    base = seat * FLATS
    here = state.here
    total = 0.0
    for flat in range(FLATS):
        mine = here[base + flat]
        if mine:
            kind = state.kinds[flat]
            tenants = state.count[flat]
            share = weights[tenants - 1] if tenants < 4 else 0.0
            total += mine * (EACH[kind] * weights[HAUNTED] + WITH_THREE[kind] * share)
    return total - weights[RESERVE] * state.in_reserve(seat)


def evaluate(state: RoomShareState, seat: int, weights: list[float]) -> float:
    """One's own prospects less those of the best opponent; at the end, the win."""
    if state.stage == OVER:
        result = outcome(state)
        if result is not None:
            return WON if seat in result.winners else -WON
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            best = max(best, prospects(state, other, weights))
    return prospects(state, seat, weights) - best
