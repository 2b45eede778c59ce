"""Moving in, moving out: entries, musicians' evictions, flight from squatters, removals."""

from typing import Final

from palier.engine.events import Event, Events
from palier.games.wucherer.actions import (
    CARD_NAMES,
    FLAT,
    HOUSE_NAMES,
    MOVER,
    MUSICIANS,
    REMOVAL,
    RENT_REFUSAL,
    TENANTS,
    UNDER,
    UNITS,
    place_name,
)
from palier.games.wucherer.houses import (
    CONTENT,
    add_flats,
    card_at,
    count_in,
    empty_flat_elsewhere,
    flats_elsewhere,
    has_flat_elsewhere,
    lift,
    occupants,
    put,
    squatted,
)
from palier.games.wucherer.scoring import best_payers
from palier.games.wucherer.state import (
    ASK_BROKER,
    ASK_EVICTED,
    ASK_FLIGHT,
    ASK_SETTLE,
    CARD,
    DO_EVICT,
    DO_FLIGHTS,
    DO_MOVE,
    EVICTION,
    FLIGHT,
    NONE,
    REFUSES,
    UNDER_PILE,
    WuchererState,
)

MOVER_BONUS: Final[int] = CONTENT["play"]["mover_bonus"]


def enter(state: WuchererState, seat: int, place: int, cell: int, left: int) -> None:
    """A card arrives in its flat from a hand (left: NONE) or from a house.

    Musicians who come into a house without any drive the others out (W-46, W-52, W-53), where the seat says (W-47).
    """
    house = place // UNITS
    evicts = cell & CARD == MUSICIANS and left != house and count_in(state, house, MUSICIANS) == 0
    put(state, place, cell)
    if evicts:
        state.frames.append((DO_EVICT, seat, house, 0))


def throw_out(state: WuchererState, place: int) -> int:
    """An occupant goes to the discard pile, a refusal on it after it (W-157); returns the card."""
    cell = lift(state, place)
    state.throw(cell & CARD)
    if cell & REFUSES:
        state.throw(RENT_REFUSAL)
    return cell & CARD


def put_under(state: WuchererState, cards: list[int]) -> None:
    """A layer under the pile; its cards are in no order (W-141, W-197)."""
    cards.sort()
    state.under += cards
    state.under_sizes.append(len(cards))


# Musicians' evictions


def evicted_codes(state: WuchererState, house: int) -> list[int]:
    """Everybody but the musicians who has somewhere to go in another house (W-48 to W-50)."""
    codes: list[int] = []
    for place in occupants(state, house):
        card = card_at(state, place)
        if card != MUSICIANS and has_flat_elsewhere(state, card, house):
            codes.append(FLAT + place)
    return codes


def go_on_evicting(state: WuchererState, seat: int, house: int) -> None:
    if evicted_codes(state, house):
        state.frames.append((ASK_EVICTED, seat, house, 0))


def choose_evicted(state: WuchererState, seat: int, house: int, place: int) -> None:
    state.frames.append((DO_EVICT, seat, house, 0))
    state.frames.append((ASK_SETTLE, seat, place, EVICTION))


# Flight from squatters


def houses_to_check(state: WuchererState, seat: int) -> int:
    """Bits of the seat's squatted houses (W-98)."""
    bits = 0
    for house in range(len(state.height)):
        if state.height[house] and state.owner[house] == seat and squatted(state, house):
            bits |= 1 << house
    return bits


def flight_codes(state: WuchererState, bits: int) -> list[int]:
    """The best payers of each house that is still to check and still squatted."""
    codes: list[int] = []
    for house in range(len(state.height)):
        if bits >> house & 1 and state.height[house] and squatted(state, house):
            for unit in best_payers(state, house):
                codes.append(FLAT + house * UNITS + unit)
    return codes


def go_on_fleeing(state: WuchererState, seat: int, bits: int) -> None:
    if flight_codes(state, bits):
        state.frames.append((ASK_FLIGHT, seat, bits, 0))


def flight_places(state: WuchererState, seat: int, place: int) -> list[int]:
    """A house of one's own if there is room, else anybody's (W-100)."""
    house = place // UNITS
    card = card_at(state, place)
    places = flats_elsewhere(state, card, house, seat)
    return places if places else flats_elsewhere(state, card, house, NONE)


def flee(state: WuchererState, seat: int, bits: int, place: int, events: Events) -> None:
    house = place // UNITS
    state.frames.append((DO_FLIGHTS, seat, bits & ~(1 << house), 0))
    if flight_places(state, seat, place):
        state.frames.append((ASK_SETTLE, seat, place, FLIGHT))
        return
    # No legal flat but an empty one somewhere means the street; no empty one anywhere means staying (W-101, W-179).
    told = {"seat": seat, "card": CARD_NAMES[card_at(state, place)], "flat": place_name(place)}
    if state.noplace_discard or empty_flat_elsewhere(state, house):
        throw_out(state, place)
        if events is not None:
            events.append(Event("driven_out", told))
    elif events is not None:
        events.append(Event("stayed", told))


# Removals


def destinations(state: WuchererState, place: int) -> list[int]:
    """Legal flats anywhere, the same house included (W-90, W-91), and under the pile (W-65, W-89)."""
    house = place // UNITS
    card = card_at(state, place)
    places: list[int] = []
    for other in range(len(state.height)):
        if state.height[other]:
            add_flats(state, card, other, place % UNITS if other == house else NONE, places)
    codes = [FLAT + flat for flat in places]
    codes.append(UNDER)
    return codes


def declare_removal(state: WuchererState, seat: int, place: int, code: int, events: Events) -> None:
    """Who is moved and where to is said (W-92); then the landlord may send a broker, if the tenant leaves (W-160)."""
    house = place // UNITS
    destination = UNDER_PILE if code == UNDER else code - FLAT
    card = card_at(state, place)
    victim = state.owner[house]
    state.played = NONE
    state.throw(REMOVAL)
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card], "flat": place_name(place), "owner": victim}
        if destination != UNDER_PILE:
            told["to"] = place_name(destination)
        events.append(Event("removal", told))
    state.frames.append((DO_MOVE, seat, place, destination))
    leaves = destination == UNDER_PILE or destination // UNITS != house
    if state.extension and victim != seat and card < TENANTS and leaves:
        state.frames.append((ASK_BROKER, victim, place, destination))


def carry_out_removal(state: WuchererState, seat: int, place: int, destination: int, events: Events) -> None:
    pay_movers(state, events)
    cell = lift(state, place)
    card = cell & CARD
    if destination == UNDER_PILE:
        put_under(state, [card])
        if cell & REFUSES:
            state.throw(RENT_REFUSAL)
    else:
        enter(state, seat, destination, cell, place // UNITS)
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card], "flat": place_name(place)}
        if destination == UNDER_PILE:
            events.append(Event("sent_under", told))
        else:
            told["to"] = place_name(destination)
            events.append(Event("moved", told))


def pay_movers(state: WuchererState, events: Events) -> None:
    """Each removal man in a house without squatters earns its owner two, once for each Removal card (W-57, W-58)."""
    for house in range(len(state.height)):
        if state.height[house]:
            movers = count_in(state, house, MOVER)
            if movers and not squatted(state, house):
                amount = movers * MOVER_BONUS
                owner = state.owner[house]
                state.pay(owner, amount)
                if events is not None:
                    told = {"seat": owner, "house": HOUSE_NAMES[house], "amount": amount}
                    events.append(Event("mover_paid", told))
