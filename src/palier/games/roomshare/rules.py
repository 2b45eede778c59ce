"""The course of a match: what may be decided, and what follows from it."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event
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
from palier.games.roomshare.scoring import outcome, owner
from palier.games.roomshare.setup import begin_play, choose_second, place_corner
from palier.games.roomshare.state import (
    ANY_TENANT,
    ASK_ARROW,
    ASK_CARD,
    ASK_CHAIN,
    ASK_COLOUR,
    ASK_CORNER,
    ASK_DEPARTURE,
    ASK_EVICTION,
    ASK_EXCHANGE,
    ASK_EXCHANGE_WITH,
    ASK_LANDING,
    ASK_PLACE,
    ASK_RENOVATION,
    ASK_RENOVATION_WITH,
    ASK_SECOND,
    ASK_STAYING,
    COLOURS,
    CONTRACT,
    EMPTY,
    LAST,
    LAST_CHANCE,
    NONE,
    OVER,
    RoomShareState,
)
from palier.games.roomshare.state import PLAY as STAGE_PLAY

KEYS: Final = 4
COMMUNICATION: Final = 4
DEPARTURE: Final = 5
EVICTION: Final = 6
NEW_CONTRACT: Final = 7
EXCHANGE: Final = 8
RENOVATION: Final = 9


# What may be decided


def legal(state: RoomShareState, seat: int) -> list[int]:
    if not state.frames:
        return []
    ask, who, about, detail = state.frames[-1]
    if who != seat:
        return []
    if ask == ASK_CARD:
        return legal_cards(state, seat)
    if ask == ASK_PLACE:
        return place_codes(state, seat, about)
    if ask == ASK_ARROW:
        return [ARROW + arrow for arrow in chain.free_arrows(state, about)]
    if ask == ASK_LANDING:
        target = NEIGHBOUR[about * ARROWS + detail]
        codes = [ARROW + arrow for arrow in chain.free_arrows(state, target)]
        codes.append(AUTO)
        return codes
    if ask == ASK_CHAIN:
        codes = [FLAT + flat for flat in chain.movable(state)]
        codes.append(AUTO)
        return codes
    if ask == ASK_STAYING:
        codes = [ARROW + arrow for arrow in range(ARROWS) if not detail >> arrow & 1]
        codes.append(AUTO)
        return codes
    if ask == ASK_COLOUR:
        base = seat * COLOURS
        return [COLOUR + colour for colour in range(COLOURS) if state.reserves[base + colour]]
    if ask == ASK_EVICTION:
        return [FLAT + flat for flat in range(FLATS) if state.count[flat]]
    if ask == ASK_SECOND:
        return [COLOUR + colour for colour in range(state.players, COLOURS) if colour not in state.second]
    if ask == ASK_CORNER:
        return [FLAT + flat for flat in CORNERS if state.count[flat] == 0]
    return legal_meeples(state, seat, ask, about)


def legal_cards(state: RoomShareState, seat: int) -> list[int]:
    """Cards with an effect; only when there is none, cards to discard without one (RS-23, RS-24)."""
    base = seat * CARDS
    hands = state.hands
    codes = [PLAY + card for card in range(CARDS) if hands[base + card] and has_effect(state, seat, card)]
    if not codes:
        codes = [DISCARD + card for card in range(CARDS) if hands[base + card]]
    return codes


def legal_meeples(state: RoomShareState, seat: int, ask: int, about: int) -> list[int]:
    slots = state.slots
    if ask == ASK_DEPARTURE:
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY and may_depart(state, seat, slots[slot])]
    if ask == ASK_EXCHANGE:
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY]
    if ask == ASK_EXCHANGE_WITH:
        flat = about // ARROWS
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY and slot // ARROWS != flat]
    if ask == ASK_RENOVATION:
        count = state.count
        return [MEEPLE + slot for slot in range(SLOTS) if slots[slot] != EMPTY and count[slot // ARROWS] >= 2]
    base = about // ARROWS * ARROWS
    return [MEEPLE + slot for slot in range(base, base + ARROWS) if slots[slot] != EMPTY and slot != about]


def place_codes(state: RoomShareState, seat: int, about: int) -> list[int]:
    """Where one may place for this reason; three tenants are no obstacle (RS-32) but in last chance (RS-50)."""
    count = state.count
    here = state.here
    if about < COLOURS:
        base = about * FLATS
        return [FLAT + flat for flat in range(FLATS) if here[base + flat] and count[flat] < ARROWS]
    if about == ANY_TENANT:
        return [FLAT + flat for flat in range(FLATS) if 0 < count[flat] < ARROWS]
    base = seat * FLATS
    if about == CONTRACT:
        return [
            FLAT + flat for flat in range(FLATS) if count[flat] == 0 or (here[base + flat] and count[flat] < ARROWS)
        ]
    codes = [FLAT + flat for flat in range(FLATS) if here[base + flat] and count[flat] < ARROWS - 1]
    codes.append(PASS)
    return codes


def may_depart(state: RoomShareState, seat: int, colour: int) -> bool:
    """Not one's own colour (RS-65), nor the last of any (RS-66)."""
    return colour != seat and state.on_board[colour] > 1


def has_effect(state: RoomShareState, seat: int, card: int) -> bool:
    if card == DEPARTURE:
        for colour in range(COLOURS):
            if may_depart(state, seat, colour):
                return True
        return False
    if card == EVICTION:
        return max(state.count) > 0
    if card == EXCHANGE:
        return sum(state.on_board) > max(state.count)
    if card == RENOVATION:
        return max(state.count) > 1
    if state.in_reserve(seat) == 0:
        return False
    if card < KEYS and not state.full:
        # No flat is full, so one with this colour has room: what the list below would find, without making it.
        return state.on_board[card] > 0
    return len(place_codes(state, seat, place_reason(card))) > 0


def place_reason(card: int) -> int:
    if card < KEYS:
        return card
    return ANY_TENANT if card == COMMUNICATION else CONTRACT


# What follows


def apply(state: RoomShareState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
    ask, _, about, detail = state.frames.pop()
    if ask == ASK_CARD:
        take_card(state, seat, code, chance, events)
    elif ask == ASK_PLACE:
        if code == PASS:
            pass_last_chance(state, seat, events)
        else:
            place(state, seat, code - FLAT, chance, events)
    elif ask == ASK_COLOUR:
        place_colour(state, seat, about, code - COLOUR, chance, events)
    elif ask == ASK_ARROW:
        put(state, seat, about * ARROWS + code - ARROW, detail, chance, events)
    elif ask == ASK_SECOND:
        choose_second(state, seat, code - COLOUR, events)
        finish_setup(state, chance, events)
    elif ask == ASK_CORNER:
        place_corner(state, seat, about, code - FLAT, events)
        finish_setup(state, chance, events)
    elif ask == ASK_LANDING or ask == ASK_CHAIN or ask == ASK_STAYING:
        apply_chain(state, ask, about, detail, code, chance, events)
    else:
        apply_event(state, seat, ask, about, code, chance, events)


def take_card(state: RoomShareState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
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


def place(state: RoomShareState, seat: int, flat: int, chance: Chance, events: list[Event] | None) -> None:
    """The flat is chosen; the colour is asked only when the reserve holds several (RS-31, RS-85)."""
    base = seat * COLOURS
    only = NONE
    for colour in range(COLOURS):
        if state.reserves[base + colour]:
            if only != NONE:
                state.frames.append((ASK_COLOUR, seat, flat, 0))
                return
            only = colour
    place_colour(state, seat, flat, only, chance, events)


def place_colour(
    state: RoomShareState, seat: int, flat: int, colour: int, chance: Chance, events: list[Event] | None
) -> None:
    if state.count[flat] == ARROWS - 1:
        put(state, seat, flat * ARROWS + chain.first_free(state, flat), colour, chance, events)
    else:
        state.frames.append((ASK_ARROW, seat, flat, colour))


def put(state: RoomShareState, seat: int, slot: int, colour: int, chance: Chance, events: list[Event] | None) -> None:
    flat = slot // ARROWS
    state.reserves[seat * COLOURS + colour] -= 1
    state.put(slot, colour)
    if events is not None:
        told = {"seat": seat, "colour": COLOUR_NAMES[colour], "flat": FLAT_NAMES[flat]}
        events.append(Event("placed", {**told, "arrow": ARROW_NAMES[slot % ARROWS]}))
    if state.stage == LAST_CHANCE:
        next_last_chance(state, seat, events)
        return
    if state.count[flat] == ARROWS:
        state.full.append(flat)
    go_on(state, chance, events)


def go_on(state: RoomShareState, chance: Chance, events: list[Event] | None) -> None:
    """Runs the chain as far as it goes by itself, and ends the turn when it is done."""
    if chain.run_chain(state, events):
        end_turn(state, chance, events)


def apply_chain(
    state: RoomShareState,
    ask: int,
    about: int,
    detail: int,
    code: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    if code == AUTO:
        state.auto = True
        if events is not None:
            events.append(Event("auto", {"seat": state.active}))
    settled = True
    if ask == ASK_LANDING:
        start = detail
        if code != AUTO:
            chain.move(state, about, detail, code - ARROW, events)
            start += 1
        settled = chain.evict_from(state, about, start, events)
    elif ask == ASK_STAYING:
        if code != AUTO:
            detail = chain.stay(state, about, detail, code - ARROW, events)
        settled = chain.settle_stayers(state, about, detail, events)
    elif code != AUTO:
        settled = evict(state, code - FLAT, events)
    if settled:
        go_on(state, chance, events)


def evict(state: RoomShareState, flat: int, events: list[Event] | None) -> bool:
    chain.begin_eviction(state, flat, events)
    return chain.evict_from(state, flat, 0, events)


def apply_event(
    state: RoomShareState,
    seat: int,
    ask: int,
    about: int,
    code: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    if ask == ASK_EVICTION:
        if evict(state, code - FLAT, events):
            go_on(state, chance, events)
        return
    slot = code - MEEPLE
    if ask == ASK_EXCHANGE:
        state.frames.append((ASK_EXCHANGE_WITH, seat, slot, 0))
        return
    if ask == ASK_RENOVATION:
        state.frames.append((ASK_RENOVATION_WITH, seat, slot, 0))
        return
    if ask == ASK_DEPARTURE:
        depart(state, seat, slot, events)
    else:
        exchange(state, seat, about, slot, "exchanged" if ask == ASK_EXCHANGE_WITH else "renovated", events)
    go_on(state, chance, events)


def depart(state: RoomShareState, seat: int, slot: int, events: list[Event] | None) -> None:
    """An opponent's meeple goes back to that opponent, one that is nobody's to whoever played the card (RS-67)."""
    colour = state.lift(slot)
    if slot // ARROWS in state.full:  # only a hand-made board has a full flat before the chain
        state.full.remove(slot // ARROWS)
    home = owner(state, colour)
    if home == NONE:
        home = seat
    state.reserves[home * COLOURS + colour] += 1
    if events is not None:
        told = {"seat": seat, "colour": COLOUR_NAMES[colour], "flat": FLAT_NAMES[slot // ARROWS]}
        events.append(Event("departed", {**told, "arrow": ARROW_NAMES[slot % ARROWS], "reserve": home}))


def exchange(state: RoomShareState, seat: int, one: int, other: int, kind: str, events: list[Event] | None) -> None:
    if events is not None:
        events.append(
            Event(
                kind,
                {
                    "seat": seat,
                    "colour": COLOUR_NAMES[state.slots[one]],
                    "flat": FLAT_NAMES[one // ARROWS],
                    "arrow": ARROW_NAMES[one % ARROWS],
                    "other_colour": COLOUR_NAMES[state.slots[other]],
                    "to": FLAT_NAMES[other // ARROWS],
                    "landing": ARROW_NAMES[other % ARROWS],
                },
            )
        )
    state.swap(one, other)


# Turns, last chance, end


def finish_setup(state: RoomShareState, chance: Chance, events: list[Event] | None) -> None:
    if not state.frames:
        begin_play(state, chance, events)
        begin_turn(state, state.first, events)


def begin_turn(state: RoomShareState, seat: int, events: list[Event] | None) -> None:
    state.stage = STAGE_PLAY
    state.active = seat
    state.turn += 1
    state.evictions = 0
    state.auto = False
    if events is not None:
        events.append(Event("turn", {"seat": seat, "number": state.turn}))
    if state.no_cards:
        state.frames.append((ASK_PLACE, seat, ANY_TENANT, 0))
    else:
        state.frames.append((ASK_CARD, seat, 0, 0))


def end_turn(state: RoomShareState, chance: Chance, events: list[Event] | None) -> None:
    seat = state.active
    if not state.no_cards:
        draw(state, seat, chance, events)
    if state.in_reserve(seat) == 0:  # RS-47: only the active player's reserve can have run out
        state.stage = LAST_CHANCE
        state.finisher = seat
        if events is not None:
            events.append(Event("last_chance", {"seat": seat}))
        next_last_chance(state, seat, events)
    else:
        begin_turn(state, (seat + 1) % state.players, events)


def draw(state: RoomShareState, seat: int, chance: Chance, events: list[Event] | None) -> None:
    """The played card is discarded first, so that a new deck may hold it (RS-44, RS-45)."""
    if state.played != NONE:
        state.discard[state.played] += 1
        state.played = NONE
    if sum(state.deck) == 0:
        if sum(state.discard) == 0:
            return
        state.deck = state.discard
        state.discard = [0] * CARDS
        if events is not None:
            events.append(Event("reshuffled", {"cards": sum(state.deck)}))
    card = chance.draw(state.deck)
    state.deck[card] -= 1
    state.hands[seat * CARDS + card] += 1
    if events is not None:
        events.append(Event("drew", {"seat": seat}, {seat: {"card": CARD_NAMES[card]}}))


def next_last_chance(state: RoomShareState, seat: int, events: list[Event] | None) -> None:
    """Asks the next player clockwise who has a flat for it (RS-49, RS-92); back at the finisher the match is over."""
    seat = (seat + 1) % state.players
    while seat != state.finisher:
        state.active = seat
        if state.in_reserve(seat) and len(place_codes(state, seat, LAST)) > 1:
            state.frames.append((ASK_PLACE, seat, LAST, 0))
            return
        if events is not None:
            events.append(Event("passed", {"seat": seat, "forced": True}))
        seat = (seat + 1) % state.players
    state.stage = OVER
    if events is not None:
        result = outcome(state)
        if result is not None:
            events.append(Event("ended", result.to_json()))


def pass_last_chance(state: RoomShareState, seat: int, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event("passed", {"seat": seat, "forced": False}))
    next_last_chance(state, seat, events)
