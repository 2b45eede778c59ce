"""How good a position is for a seat: what bots go by. Of hands it looks at the seat's own alone.

The weights are data (weights.toml), found by self-play with `palier lab tune roomshare`:

- `one`, `two`, `three`: the share of a flat's pay that a meeple counts already, by the flat's number of tenants, while
  the end is far; at the end three earn it all and others nothing, and `soon` says how early that begins to show;
- `two_late`: that share for two tenants at the end, when one more meeple can still make three of them;
- `haunted`: how much of what a flat takes counts;
- `upset`: how likely three tenants are to be evicted: each then lives where its arrow points;
- `reserve`: what a meeple placed is better than one in reserve, which breaks ties;
- `hurry`: how much more a lead counts when the end is near, so that who is behind rather lets others end the match;
- `events`: what a card that places nothing is worth in hand, for a turn on which placing would end the match.

A decision that is under way is settled first: a chain goes on by itself, the meeple that is chosen is put down, and
a card or a flat that is chosen counts as the best that can be done with it at a glance.
"""

from typing import Final

from palier.games.roomshare import chain
from palier.games.roomshare.actions import CARDS
from palier.games.roomshare.board import ARROWS, FLATS, NEIGHBOUR, SLOTS
from palier.games.roomshare.scoring import EACH, WITH_THREE, pays, score
from palier.games.roomshare.state import (
    ANY_TENANT,
    ASK_ARROW,
    ASK_CARD,
    ASK_CHAIN,
    ASK_COLOUR,
    ASK_DEPARTURE,
    ASK_EVICTION,
    ASK_EXCHANGE,
    ASK_EXCHANGE_WITH,
    ASK_LANDING,
    ASK_PLACE,
    ASK_STAYING,
    COLOURS,
    CONTRACT,
    EMPTY,
    LAST_CHANCE,
    OVER,
    SETUP,
    RoomShareState,
)

NAMES: Final = (
    "one", "two", "three", "two_late", "soon", "haunted", "upset", "reserve", "hurry", "events",
)
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
TWO_LATE: Final = 3
SOON: Final = 4
HAUNTED: Final = 5
UPSET: Final = 6
RESERVE: Final = 7
HURRY: Final = 8
EVENTS: Final = 9
WON: Final = 100.0
"""More than any lead that is not yet a win."""
KINDS: Final = 4
FIRST_EVENT: Final = 5
LAST_EVENT: Final = 9


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
    return standing(state, seat, weights)


def at_end(state: RoomShareState, seat: int) -> float:
    """The win, and by how much; whoever emptied their reserve wins ties, and in all that is left so does who is before."""
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
    if after.frames and after.frames[-1][0] == ASK_ARROW:
        _, seat, flat, colour = after.frames[-1]
        after.reserves[seat * COLOURS + colour] -= 1
        after.put(flat * ARROWS + chain.first_free(after, flat), colour)
    elif after.frames and after.frames[-1][0] == ASK_COLOUR:
        take_last_chance(after, after.active, after.frames[-1][2])
    else:
        take_last_chance(after, after.active, -1)
    seat = (after.active + 1) % after.players
    while seat != after.finisher:
        take_last_chance(after, seat, -1)
        seat = (seat + 1) % after.players
    after.stage = OVER
    return after


def take_last_chance(state: RoomShareState, seat: int, only: int) -> None:
    if state.in_reserve(seat) == 0:
        return
    best = -1000
    place = -1
    with_own = False
    own = state.reserves[seat * COLOURS + seat] > 0
    other = state.in_reserve(seat) > state.reserves[seat * COLOURS + seat]
    for flat in range(FLATS):
        if not state.here[seat * FLATS + flat] or state.count[flat] > 2 or (only >= 0 and flat != only):
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
    if place < 0 or (best < 0 and only < 0):
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
    players = state.players
    left = state.in_reserve(0)
    for other in range(1, players):
        left = min(left, state.in_reserve(other))
    far = left / (left + weights[SOON])
    # What a meeple is worth in a flat, by the flat's kind and number of tenants.
    one = weights[ONE] * far
    two = weights[TWO] * far + weights[TWO_LATE] * (1.0 - far)
    three = weights[THREE] * far + 1.0 - far
    worth: list[float] = []
    for kind in range(KINDS):
        each = EACH[kind] * (weights[HAUNTED] * far + 1.0 - far)
        pay = WITH_THREE[kind]
        worth.append(each)
        worth.append(each + pay * one)
        worth.append(each + pay * two)
        worth.append(each + pay * three)
        worth.append(each + pay * one)
    upset = weights[UPSET] * far
    slots = state.slots
    count = state.count
    kinds = state.kinds
    totals = [0.0, 0.0, 0.0, 0.0]
    for flat in range(FLATS):
        tenants = count[flat]
        if tenants == 0:
            continue
        here = worth[kinds[flat] * 5 + tenants]
        for slot in range(flat * ARROWS, flat * ARROWS + ARROWS):
            colour = slots[slot]
            if colour == EMPTY or colour >= players:
                continue
            if tenants == 3:
                there = NEIGHBOUR[slot]
                totals[colour] += here + upset * (worth[kinds[there] * 5 + min(4, count[there] + 1)] - here)
            else:
                totals[colour] += here
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, totals[other] - weights[RESERVE] * state.in_reserve(other))
    lead = totals[seat] - weights[RESERVE] * state.in_reserve(seat) - best
    lead *= 1.0 + weights[HURRY] / (1.0 + left)
    if not state.no_cards:
        hands = state.hands
        for card in range(FIRST_EVENT, LAST_EVENT):
            if card != 7 and hands[seat * CARDS + card]:
                lead += weights[EVENTS] * hands[seat * CARDS + card]
    return lead
