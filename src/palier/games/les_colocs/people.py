"""People: who may come in, calling, arriving, eating, and being thrown out."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs.actions import CALL, EVICT, LOSE, LOSE_MARKED, ROOM, SEATS, STAY
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    MENU,
    PERSONS,
    SLACK,
    TAG_CASSE_PIEDS,
    TAG_CHAT,
    TAG_INVITE,
    TAG_SIESTE,
    TAGS,
    VERROU,
)
from palier.games.les_colocs.state import (
    ASK_EAT,
    ASK_EVICT,
    ASK_ROOM,
    ASK_WINDOW,
    ITEM_PERSON,
    LesColocsState,
)
from palier.games.les_colocs.transfers import check, enter, pick_up, put_down, take_from_hand, throw_away

NOT_AT_HOME: Final = 2
"""A call fails up to this roll (LC-34)."""
STAYS_ON: Final = 3
"""An eviction fails up to this roll (LC-21)."""


def may_enter(state: LesColocsState, kind: int, room: int) -> bool:
    """A lock keeps nuisances out, and nobody else (LC-35)."""
    return not (TAGS[kind] & TAG_CASSE_PIEDS and VERROU in state.rooms[room])


def is_guest(kind: int) -> bool:
    """A person who can be thrown out: any but a cat (LC-20, LC-36)."""
    return kind < PERSONS and not TAGS[kind] & TAG_CHAT


# Calling


def call_codes(state: LesColocsState, seat: int, codes: list[int]) -> None:
    """The room is named first, anybody's (LC-33)."""
    last = -1
    for kind in state.hands[seat]:
        if kind >= PERSONS:
            break
        if kind == last:
            continue
        last = kind
        if TAGS[kind] & TAG_CHAT:  # one's own room, not named (LC-36)
            codes.append(CALL + kind * SEATS)
            continue
        for room in range(state.players):
            if may_enter(state, kind, room):
                codes.append(CALL + kind * SEATS + room)


def announce_person(state: LesColocsState, seat: int, code: int, events: Events) -> None:
    kind = (code - CALL) // SEATS
    room = seat if TAGS[kind] & TAG_CHAT else (code - CALL) % SEATS
    take_from_hand(state, seat, kind)
    if events is not None:
        events.append(Event("called", {"seat": seat, "card": CARD_NAMES[kind], "to": room}))
    state.frames.append((ITEM_PERSON, seat, kind, room))
    state.frames.append((ASK_WINDOW, seat, 0, 0))


def resolve_person(state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> None:
    """Guests are called with a die; nuisances and cats walk in (LC-34, LC-35, LC-36)."""
    seat, kind, room = frame[1], frame[2], frame[3]
    if TAGS[kind] & TAG_INVITE:
        die = chance.die(6)
        if events is not None:
            events.append(Event("rolled", {"seat": seat, "die": die, "roll": "call", "card": CARD_NAMES[kind]}))
        if die <= NOT_AT_HOME:
            state.discard.append(kind)
            if events is not None:
                events.append(Event("not_home", {"seat": seat, "card": CARD_NAMES[kind]}))
            return
    enter(state, room, kind, 0, events)
    if not check(state, seat, events):
        arrive(state, room, kind)


def arrive(state: LesColocsState, room: int, kind: int) -> None:
    """An eater eats on arrival, even out of turn (LC-25, LC-26), but not when it was thrown out this turn (LC-24)."""
    if MENU[kind] and not (room == state.active and kind in state.evicted):
        state.frames.append((ASK_EAT, room, kind, 0))


# Losing a card of one's room


def choices(state: LesColocsState, room: int, tags: int) -> list[int]:
    """The answers to "which of these do you lose"; equal cards are one answer (LC-126)."""
    codes: list[int] = []
    cards = state.rooms[room]
    for at in range(len(cards)):
        kind = cards[at]
        if TAGS[kind] & tags:
            code = LOSE + kind
            if tags == TAG_SIESTE and state.worths[room][at] > SLACK[kind]:
                code = LOSE_MARKED + kind
            if code not in codes:
                codes.append(code)
    return codes


def lose(state: LesColocsState, room: int, code: int, events: Events) -> None:
    """The card of a `lose` action goes; `check` is for whoever chose (LC-55, LC-85)."""
    marked = code >= LOSE_MARKED
    kind = code - (LOSE_MARKED if marked else LOSE)
    cards = state.rooms[room]
    found = cards.index(kind)
    for at in range(len(cards)):
        if cards[at] == kind and (state.worths[room][at] > SLACK[kind]) == marked:
            found = at
            break
    throw_away(state, room, found, events)
    check(state, room, events)


# Throwing people out


def evict_codes(state: LesColocsState, seat: int) -> list[int]:
    codes = [EVICT + kind for kind in guests_to_try(state, seat)]
    codes.append(STAY)
    return codes


def guests_to_try(state: LesColocsState, seat: int) -> list[int]:
    """One attempt on anybody there, or one on each who was there when the roll phase began (LC-20, LC-23)."""
    kinds: list[int] = []
    for kind in state.rooms[seat]:
        if is_guest(kind) and kind not in kinds and (not state.each or kind in state.evictable):
            kinds.append(kind)
    return kinds


def evict(state: LesColocsState, seat: int, kind: int, chance: Chance, events: Events) -> None:
    """The die says whether they go; nobody may answer, and nothing follows when they stay (LC-21, LC-22)."""
    if state.each:
        state.evictable.remove(kind)
        if guests_to_try(state, seat):
            state.frames.append((ASK_EVICT, seat, 0, 0))
    die = chance.die(6)
    if events is not None:
        events.append(Event("rolled", {"seat": seat, "die": die, "roll": "evict", "card": CARD_NAMES[kind]}))
    if die <= STAYS_ON:
        if events is not None:
            events.append(Event("stayed", {"seat": seat, "card": CARD_NAMES[kind]}))
        return
    state.evicted.append(kind)
    state.frames.append((ASK_ROOM, seat, kind, 0))


def rooms_for(state: LesColocsState, seat: int, kind: int) -> list[int]:
    """Where somebody thrown out of a room can go: any other room that lets them in (LC-21, LC-35)."""
    return [room for room in range(state.players) if room != seat and may_enter(state, kind, room)]


def room_codes(state: LesColocsState, seat: int, kind: int) -> list[int]:
    return [ROOM + room for room in rooms_for(state, seat, kind)]


def send(state: LesColocsState, seat: int, kind: int, room: int, events: Events) -> None:
    """A guest goes to another room, one single change, markers and all (LC-83, LC-86), or away if there is none."""
    at = state.rooms[seat].index(kind)
    if room < 0:
        throw_away(state, seat, at, events)
        check(state, seat, events)
        return
    worth = pick_up(state, seat, at)
    put_down(state, room, kind, worth)
    if events is not None:
        events.append(Event("moved", {"seat": seat, "card": CARD_NAMES[kind], "to": room}))
    if not check(state, seat, events):
        arrive(state, room, kind)
