"""The turn: placing a meeple, the evictions that follow, drawing, and last chance once a reserve is empty."""

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.games.roomshare import chain
from palier.games.roomshare.actions import CARD_NAMES, CARDS, COLOUR_NAMES
from palier.games.roomshare.board import ARROW_NAMES, ARROWS, FLAT_NAMES
from palier.games.roomshare.effects import place_codes
from palier.games.roomshare.scoring import outcome
from palier.games.roomshare.setup import begin_play
from palier.games.roomshare.state import (
    ANY_TENANT,
    ASK_ARROW,
    ASK_CARD,
    ASK_COLOUR,
    ASK_PLACE,
    COLOURS,
    LAST,
    LAST_CHANCE,
    NONE,
    OVER,
    PLAY,
    RoomShareState,
)


def finish_setup(state: RoomShareState, chance: Chance, events: Events) -> None:
    if not state.frames:
        begin_play(state, chance, events)
        begin_turn(state, state.first, events)


def begin_turn(state: RoomShareState, seat: int, events: Events) -> None:
    """A card is asked (RS-23), or without cards a flat that somebody lives in (RS-79)."""
    state.stage = PLAY
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


# Placing


def place(state: RoomShareState, seat: int, flat: int, chance: Chance, events: Events) -> None:
    """The flat is chosen; the colour is asked only when the reserve holds several (RS-31, RS-51, RS-85)."""
    base = seat * COLOURS
    only = NONE
    for colour in range(COLOURS):
        if state.reserves[base + colour]:
            if only != NONE:
                state.frames.append((ASK_COLOUR, seat, flat, 0))
                return
            only = colour
    place_colour(state, seat, flat, only, chance, events)


def place_colour(state: RoomShareState, seat: int, flat: int, colour: int, chance: Chance, events: Events) -> None:
    """Which free arrow is up to the player (RS-26), who is asked when there are several (RS-85)."""
    if state.count[flat] == ARROWS - 1:
        put(state, seat, flat * ARROWS + chain.first_free(state, flat), colour, chance, events)
    else:
        state.frames.append((ASK_ARROW, seat, flat, colour))


def put(state: RoomShareState, seat: int, slot: int, colour: int, chance: Chance, events: Events) -> None:
    """A fourth meeple makes the flat full (RS-34); in last chance there is no eviction (RS-52)."""
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


# After the effect of the card


def go_on(state: RoomShareState, chance: Chance, events: Events) -> None:
    """Runs the chain as far as it goes by itself, without cards too (RS-80), and ends the turn when it is done."""
    if chain.run_chain(state, events):
        end_turn(state, chance, events)


def end_turn(state: RoomShareState, chance: Chance, events: Events) -> None:
    seat = state.active
    if not state.no_cards:
        draw(state, seat, chance, events)
    if state.in_reserve(seat) == 0:  # only the active player's reserve can have run out (RS-47, RS-48)
        state.stage = LAST_CHANCE
        state.finisher = seat
        if events is not None:
            events.append(Event("last_chance", {"seat": seat}))
        next_last_chance(state, seat, events)
    else:
        begin_turn(state, (seat + 1) % state.players, events)  # on the left (RS-22, RS-46)


def draw(state: RoomShareState, seat: int, chance: Chance, events: Events) -> None:
    """The played card is discarded first, so that a new deck may hold it (RS-44, RS-45, RS-88)."""
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


# Last chance


def next_last_chance(state: RoomShareState, seat: int, events: Events) -> None:
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


def pass_last_chance(state: RoomShareState, seat: int, events: Events) -> None:
    if events is not None:
        events.append(Event("passed", {"seat": seat, "forced": False}))
    next_last_chance(state, seat, events)
