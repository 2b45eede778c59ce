"""How good a position is for a seat: what bots go by. It looks only at what everybody sees.

The weights are data (weights.toml), found by self-play with `palier lab tune roomshare`:

- `one`, `two`, `three`, `four`: the share of a flat's pay that a meeple counts already, by the number of tenants, while
  the end is far; at the end three earn it all and others nothing, and `soon` says how early that begins to show;
- `two_late`: that share for two tenants at the end, when one more meeple can still make three of them;
- `haunted`: how much of what a flat takes counts while the end is far;
- `upset_one`, `upset_two`, `upset_three`: how far a meeple counts as if it lived where its arrow points already, by the
  number of tenants; it does when they are evicted. Of all weights these decide most: a good arrow outlasts a good flat;
- `reserve`: what a meeple placed is better than one in reserve, which breaks ties;
- `hurry`: how much more a lead counts when the end is near, so that who is behind does not end the match.

A decision that is under way is settled first: the meeple that is chosen is put down, and a chain goes on by itself.
"""

from collections.abc import Sequence
from typing import Final

from palier.games.roomshare import chain
from palier.games.roomshare.board import ARROWS, FLATS, NEIGHBOUR
from palier.games.roomshare.scoring import EACH, WITH_THREE, score
from palier.games.roomshare.state import (
    ASK_ARROW,
    ASK_CHAIN,
    ASK_COLOUR,
    ASK_LANDING,
    ASK_STAYING,
    COLOURS,
    LAST_CHANCE,
    OVER,
    SETUP,
    RoomShareState,
)
from palier.thinking.evaluation import Evaluation
from palier.thinking.weights import load_scale, load_weights

PACKAGE: Final = "palier.games.roomshare.thinking"
NAMES: Final = (
    "one",
    "two",
    "three",
    "four",
    "two_late",
    "soon",
    "haunted",
    "upset_one",
    "upset_two",
    "upset_three",
    "reserve",
    "hurry",
)
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
TWO_LATE: Final = 4
SOON: Final = 5
HAUNTED: Final = 6
UPSET_ONE: Final = 7
UPSET_TWO: Final = 8
UPSET_THREE: Final = 9
RESERVE: Final = 10
HURRY: Final = 11
WON: Final = 100.0
"""More than any lead that is not yet a win."""
ANYWHERE: Final = -1


class RoomShareEvaluation(Evaluation[RoomShareState]):
    def __init__(self, weights: Sequence[float], scale: float) -> None:
        super().__init__(NAMES, weights, scale, WON - 0.5)

    def value(self, state: RoomShareState, seat: int) -> float:
        return evaluate(state, seat, self.weights)

    def with_weights(self, weights: Sequence[float]) -> "RoomShareEvaluation":
        return RoomShareEvaluation(weights, self.scale)


def evaluate(state: RoomShareState, seat: int, weights: list[float]) -> float:
    """One's own prospects less those of the best opponent; at the end, the win."""
    if state.stage == OVER:
        return at_end(state, seat)
    if state.stage == LAST_CHANCE:
        return at_end(last_chance_taken(state), seat)
    if state.stage == SETUP:
        return 0.0
    ask = state.frames[-1][0]
    if ask == ASK_LANDING or ask == ASK_CHAIN or ask == ASK_STAYING or ask == ASK_ARROW:
        state = settled(state)
        if state.in_reserve(state.active) == 0:
            state.finisher = state.active
            return at_end(last_chance_taken(state), seat)
    return standing(state, seat, weights)


def at_end(state: RoomShareState, seat: int) -> float:
    """The win, and by how much."""
    mine = score(state, seat)
    lead = 1000
    won = True
    for other in range(state.players):
        if other != seat:
            ahead = mine - score(state, other)
            lead = min(lead, ahead)
            if ahead < 0 or (ahead == 0 and not before(state, seat, other)):
                won = False
    return (WON if won else -WON) + lead


def before(state: RoomShareState, one: int, other: int) -> bool:
    """Whether a tie of points goes to one rather than to the other."""
    if state.no_cards:
        return one == state.first
    left = state.in_reserve(one) - state.in_reserve(other)
    if left:
        return left < 0
    return (one - state.finisher) % state.players < (other - state.finisher) % state.players


def last_chance_taken(state: RoomShareState) -> RoomShareState:
    """The position once everybody who still may has placed where it helps most against the others."""
    after = state.clone()
    if after.frames:
        ask, seat, flat, colour = after.frames.pop()
        if ask == ASK_ARROW:
            after.reserves[seat * COLOURS + colour] -= 1
            after.put(flat * ARROWS + chain.first_free(after, flat), colour)
        else:
            take_last_chance(after, seat, flat if ask == ASK_COLOUR else ANYWHERE)
    seat = (after.active + 1) % after.players
    while seat != after.finisher:
        take_last_chance(after, seat, ANYWHERE)
        seat = (seat + 1) % after.players
    after.stage = OVER
    return after


def take_last_chance(state: RoomShareState, seat: int, only: int) -> None:
    """Places where one's own points gain most against the average of the others, or not at all (RS-50)."""
    if state.in_reserve(seat) == 0:
        return
    best = -1000
    place = -1
    with_own = False
    own = state.reserves[seat * COLOURS + seat] > 0
    other = state.in_reserve(seat) > state.reserves[seat * COLOURS + seat]
    for flat in range(FLATS):
        if not state.here[seat * FLATS + flat] or state.count[flat] > 2 or (only != ANYWHERE and flat != only):
            continue
        kind = state.kinds[flat]
        gain = 0
        if state.count[flat] == 2:
            for one in range(state.players):
                here = state.here[one * FLATS + flat] * WITH_THREE[kind]
                gain += here * (state.players - 1) if one == seat else -here
        if other and gain > best:
            best = gain
            place = flat
            with_own = False
        if own:
            gain += (state.players - 1) * (EACH[kind] + (WITH_THREE[kind] if state.count[flat] == 2 else 0))
            if gain > best:
                best = gain
                place = flat
                with_own = True
    if place < 0 or (best < 0 and only == ANYWHERE):
        return
    colour = seat
    if not with_own:
        for one in range(COLOURS):
            if one != seat and state.reserves[seat * COLOURS + one]:
                colour = one
    state.reserves[seat * COLOURS + colour] -= 1
    state.put(place * ARROWS + chain.first_free(state, place), colour)


def settled(state: RoomShareState) -> RoomShareState:
    """The position once the meeple that is chosen is put down, and the chain has run by itself; before the draw."""
    after = state.clone()
    ask, seat, about, detail = after.frames.pop()
    after.auto = True
    if ask == ASK_ARROW:
        slot = about * ARROWS + chain.first_free(after, about)
        after.reserves[seat * COLOURS + detail] -= 1
        after.put(slot, detail)
        if after.count[about] == ARROWS:
            after.full.append(about)
    elif ask == ASK_LANDING:
        chain.evict_from(after, about, detail, None)
    elif ask == ASK_STAYING:
        chain.settle_stayers(after, about, detail, None)
    chain.run_chain(after, None)
    return after


def standing(state: RoomShareState, seat: int, weights: list[float]) -> float:
    """What the meeples of a seat promise where they stand, less what the best opponent's do."""
    players = state.players
    left = state.in_reserve(0)
    for other in range(1, players):
        left = min(left, state.in_reserve(other))
    far = left / (left + abs(weights[SOON]) + 0.01)
    late = 1.0 - far
    shares = [
        0.0,
        weights[ONE] * far,
        weights[TWO] * far + weights[TWO_LATE] * late,
        weights[THREE] * far + late,
        weights[FOUR] * far,
    ]
    upsets = [0.0, weights[UPSET_ONE] * far, weights[UPSET_TWO] * far, weights[UPSET_THREE] * far, 0.0]
    fear = weights[HAUNTED] * far + late
    slots = state.slots
    count = state.count
    kinds = state.kinds
    totals = [0.0] * players
    for flat in range(FLATS):
        tenants = count[flat]
        if tenants == 0:
            continue
        kind = kinds[flat]
        worth = EACH[kind] * fear + WITH_THREE[kind] * shares[tenants]
        upset = upsets[tenants]
        base = flat * ARROWS
        for arrow in range(ARROWS):
            colour = slots[base + arrow]
            if 0 <= colour < players:
                there = NEIGHBOUR[base + arrow]
                kind = kinds[there]
                later = EACH[kind] * fear + WITH_THREE[kind] * shares[min(ARROWS, count[there] + 1)]
                totals[colour] += worth + upset * (later - worth)
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, totals[other] - weights[RESERVE] * state.in_reserve(other))
    lead = totals[seat] - weights[RESERVE] * state.in_reserve(seat) - best
    return lead * (1.0 + weights[HURRY] / (1.0 + left))


STANDARD: Final = RoomShareEvaluation(load_weights(PACKAGE, NAMES), load_scale(PACKAGE))
