"""What is asked, each kind of question in one place; `FRAMES` has them by their numbers."""

from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame, FrameKind
from palier.games.roomshare import chain
from palier.games.roomshare.actions import (
    ARROW,
    AUTO,
    CARD_NAMES,
    CARDS,
    COLOUR,
    COLOUR_NAMES,
    DISCARD,
    FLAT,
    MEEPLE,
    PASS,
    PLAY,
)
from palier.games.roomshare.board import ARROW_NAMES, ARROWS, CORNERS, FLAT_NAMES, FLATS, NEIGHBOUR, SLOTS
from palier.games.roomshare.effects import (
    DEPARTURE,
    EVICTION,
    EXCHANGE,
    RENOVATION,
    depart,
    exchange,
    legal_cards,
    may_depart,
    place_codes,
    place_reason,
)
from palier.games.roomshare.setup import choose_second, place_corner
from palier.games.roomshare.state import (
    ASK_DEPARTURE,
    ASK_EVICTION,
    ASK_EXCHANGE,
    ASK_EXCHANGE_WITH,
    ASK_PLACE,
    ASK_RENOVATION,
    ASK_RENOVATION_WITH,
    COLOURS,
    EMPTY,
    NONE,
    PLACE_NAMES,
    RoomShareState,
)
from palier.games.roomshare.turn import end_turn, finish_setup, go_on, pass_last_chance, place, place_colour, put

# Setting up, where players choose (RS-94)


class Second(FrameKind[RoomShareState]):
    """The second colour of a seat, with two players."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        return [COLOUR + colour for colour in range(state.players, COLOURS) if colour not in state.second]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        choose_second(state, seat, code - COLOUR, events)
        finish_setup(state, chance, events)


class Corner(FrameKind[RoomShareState]):
    """A corner of the core. About: the colour that goes there, or NONE for the second colour of the seat."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        return [FLAT + flat for flat in CORNERS if state.count[flat] == 0]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        place_corner(state, seat, frame[2], code - FLAT, events)
        finish_setup(state, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"colour": COLOUR_NAMES[state.second[frame[1]] if frame[2] == NONE else frame[2]]}


# Cards and placing


class Card(FrameKind[RoomShareState]):
    """A card of the hand."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        return legal_cards(state, seat)

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        card = code - PLAY if code < DISCARD else code - DISCARD
        state.hands[seat * CARDS + card] -= 1
        state.played = card
        if events is not None:
            kind = "played" if code < DISCARD else "discarded"
            events.append(Event(kind, {"seat": seat, "card": CARD_NAMES[card]}))
        if code >= DISCARD:
            end_turn(state, chance, events)
        elif card == DEPARTURE:
            state.frames.append((ASK_DEPARTURE, seat, 0, 0))
        elif card == EVICTION:
            state.frames.append((ASK_EVICTION, seat, 0, 0))
        elif card == EXCHANGE:
            state.frames.append((ASK_EXCHANGE, seat, 0, 0))
        elif card == RENOVATION:
            state.frames.append((ASK_RENOVATION, seat, 0, 0))
        else:
            state.frames.append((ASK_PLACE, seat, place_reason(card), 0))


class Place(FrameKind[RoomShareState]):
    """A flat to place a meeple in. About: which flats, a Key's colour or what else PLACE_NAMES has."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        return place_codes(state, seat, frame[2])

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code == PASS:
            pass_last_chance(state, seat, events)
        else:
            place(state, seat, code - FLAT, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"where": PLACE_NAMES[frame[2]]}


class Colour(FrameKind[RoomShareState]):
    """Which meeple of the reserve. About: the flat."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        base = seat * COLOURS
        return [COLOUR + colour for colour in range(COLOURS) if state.reserves[base + colour]]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        place_colour(state, seat, frame[2], code - COLOUR, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"flat": FLAT_NAMES[frame[2]]}


class Arrow(FrameKind[RoomShareState]):
    """The arrow that a meeple is placed on. About: the flat, detail: the colour."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        return [ARROW + arrow for arrow in chain.free_arrows(state, frame[2])]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        put(state, seat, frame[2] * ARROWS + code - ARROW, frame[3], chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"flat": FLAT_NAMES[frame[2]], "colour": COLOUR_NAMES[frame[3]]}


# Events


class Departure(FrameKind[RoomShareState]):
    """A meeple to send home."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        slots = state.slots
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY and may_depart(state, seat, slots[slot])]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        depart(state, seat, code - MEEPLE, events)
        go_on(state, chance, events)


class Eviction(FrameKind[RoomShareState]):
    """A flat to empty by force, however many live there (RS-68)."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        return [FLAT + flat for flat in range(FLATS) if state.count[flat]]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if chain.evict(state, code - FLAT, events):
            go_on(state, chance, events)


class Exchange(FrameKind[RoomShareState]):
    """The first of two meeples of different flats to exchange (RS-73)."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        slots = state.slots
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        state.frames.append((ASK_EXCHANGE_WITH, seat, code - MEEPLE, 0))


class ExchangeWith(FrameKind[RoomShareState]):
    """The second meeple of an exchange. About: the slot of the first."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        slots = state.slots
        flat = frame[2] // ARROWS
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY and slot // ARROWS != flat]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        exchange(state, seat, frame[2], code - MEEPLE, "exchanged", events)
        go_on(state, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return describe_slot(state, frame[2])


class Renovation(FrameKind[RoomShareState]):
    """The first of two meeples of one flat that change arrows (RS-74)."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        slots = state.slots
        count = state.count
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY and count[slot // ARROWS] >= 2]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        state.frames.append((ASK_RENOVATION_WITH, seat, code - MEEPLE, 0))


class RenovationWith(FrameKind[RoomShareState]):
    """The second meeple of a renovation. About: the slot of the first."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        slots = state.slots
        first = frame[2]
        base = first // ARROWS * ARROWS
        return [MEEPLE + slot for slot in range(base, base + ARROWS) if slots[slot] != EMPTY and slot != first]

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        exchange(state, seat, frame[2], code - MEEPLE, "renovated", events)
        go_on(state, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return describe_slot(state, frame[2])


# Chains, in which the rest may always be left to the program (RS-89)


class Chain(FrameKind[RoomShareState]):
    """Which full flat is evicted next (RS-37)."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        codes = [FLAT + flat for flat in chain.movable(state)]
        codes.append(AUTO)
        return codes

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        settled = True
        if code == AUTO:
            chain.leave_the_rest(state, events)
        else:
            settled = chain.evict(state, code - FLAT, events)
        if settled:
            go_on(state, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"flats": [FLAT_NAMES[flat] for flat in state.full]}


class Landing(FrameKind[RoomShareState]):
    """The arrow that a meeple lands on (RS-36). About: the flat left, detail: the arrow left from."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        target = NEIGHBOUR[frame[2] * ARROWS + frame[3]]
        codes = [ARROW + arrow for arrow in chain.free_arrows(state, target)]
        codes.append(AUTO)
        return codes

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        _, _, flat, start = frame
        if code == AUTO:
            chain.leave_the_rest(state, events)
        else:
            chain.move(state, flat, start, code - ARROW, events)
            start += 1
        if chain.evict_from(state, flat, start, events):
            go_on(state, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        _, _, flat, arrow = frame
        return {
            "flat": FLAT_NAMES[flat],
            "arrow": ARROW_NAMES[arrow],
            "to": FLAT_NAMES[NEIGHBOUR[flat * ARROWS + arrow]],
            "colour": COLOUR_NAMES[state.slots[flat * ARROWS + arrow]],
        }


class Staying(FrameKind[RoomShareState]):
    """The arrow of a blocked meeple (RS-41). About: the flat, detail: who waits and what is taken, see `chain`."""

    def legal(self, state: RoomShareState, seat: int, frame: Frame) -> list[int]:
        detail = frame[3]
        codes = [ARROW + arrow for arrow in range(ARROWS) if not detail >> arrow & 1]
        codes.append(AUTO)
        return codes

    def apply(self, state: RoomShareState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        _, _, flat, detail = frame
        if code == AUTO:
            chain.leave_the_rest(state, events)
        else:
            detail = chain.stay(state, flat, detail, code - ARROW, events)
        if chain.settle_stayers(state, flat, detail, events):
            go_on(state, chance, events)

    def describe(self, state: RoomShareState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return describe_slot(state, frame[2] * ARROWS + chain.next_stayer(frame[3]))


def describe_slot(state: RoomShareState, slot: int) -> dict[str, Any]:
    return {
        "flat": FLAT_NAMES[slot // ARROWS],
        "arrow": ARROW_NAMES[slot % ARROWS],
        "colour": COLOUR_NAMES[state.slots[slot]],
    }


FRAMES: Final[list[FrameKind[RoomShareState]]] = [
    Second(),
    Corner(),
    Card(),
    Place(),
    Colour(),
    Arrow(),
    Departure(),
    Eviction(),
    Exchange(),
    ExchangeWith(),
    Renovation(),
    RenovationWith(),
    Chain(),
    Landing(),
    Staying(),
]
