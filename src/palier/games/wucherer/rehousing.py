"""Demolition: whether all tenants of a house can live elsewhere, and their move (W-168 to W-173)."""

from palier.engine.events import Event, Events
from palier.games.wucherer.actions import (
    CARD_NAMES,
    CARDS,
    FLAT,
    HOUSE_NAMES,
    MUSICIANS,
    SQUATTER,
    UNITS,
)
from palier.games.wucherer.houses import (
    admits,
    card_at,
    count_in,
    fits,
    flats_elsewhere,
    lift,
    occupants,
    put,
    squatted,
    wide,
)
from palier.games.wucherer.state import (
    ASK_REHOUSED,
    ASK_SETTLE,
    CARD,
    DO_EVICT,
    DO_REHOUSE,
    NONE,
    REHOUSING,
    WuchererState,
)


def tenant_places(state: WuchererState, house: int) -> list[int]:
    return [place for place in occupants(state, house) if card_at(state, place) != SQUATTER]


def can_rehouse(state: WuchererState, house: int) -> bool:
    """Whether every tenant of the house can have a legal flat elsewhere, all at once (W-169).

    Evictions by musicians are left aside. Whoever takes two flats is tried in every place, the others are then
    matched to what is left; no arrival changes what a house admits but for musicians among squatters.
    """
    narrow: list[int] = []
    double: list[int] = []
    for place in tenant_places(state, house):
        card = card_at(state, place)
        if wide(card):
            double.append(card)
        else:
            narrow.append(card)
    double.sort()
    return place_double(state, house, double, 0, 0, narrow)


def place_double(
    state: WuchererState, house: int, double: list[int], index: int, least: int, narrow: list[int]
) -> bool:
    if index == len(double):
        return match_narrow(state, house, narrow)
    card = double[index]
    for place in flats_elsewhere(state, card, house, NONE):
        if place < least:
            continue
        put(state, place, card)
        # Two of a kind need not be tried the other way round.
        same = index + 1 < len(double) and double[index + 1] == card
        found = place_double(state, house, double, index + 1, place if same else 0, narrow)
        lift(state, place)
        if found:
            return True
    return False


def match_narrow(state: WuchererState, house: int, narrow: list[int]) -> bool:
    """Kuhn's matching of tenants to flats."""
    if not narrow:
        return True
    choices: list[list[int]] = []
    for card in narrow:
        places: list[int] = []
        for other in range(len(state.height)):
            if state.height[other] == 0 or other == house or not admits(state, card, other, NONE):
                continue
            once = card == MUSICIANS and squatted(state, other)
            for unit in range(state.height[other] + 2):
                if fits(state, card, other, unit, NONE):
                    places.append(other * UNITS + unit)
                    if once:
                        # With the first musicians in, squatters keep the next ones out (W-54).
                        break
        if not places:
            return False
        choices.append(places)
    taken: dict[int, int] = {}
    for tenant in range(len(narrow)):
        if not find_flat(tenant, choices, taken, set()):
            return False
    return True


def find_flat(tenant: int, choices: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    for place in choices[tenant]:
        if place in tried:
            continue
        tried.add(place)
        if place not in taken or find_flat(taken[place], choices, taken, tried):
            taken[place] = tenant
            return True
    return False


def begin(state: WuchererState, house: int, events: Events) -> None:
    """The card is on the discard pile; the owner of the house rehouses its tenants."""
    if events is not None:
        events.append(Event("condemned", {"house": HOUSE_NAMES[house], "owner": state.owner[house]}))
    state.frames.append((DO_REHOUSE, state.owner[house], house, 0))


def go_on(state: WuchererState, seat: int, house: int, bits: int, events: Events) -> None:
    """The owner takes the house back once all are gone (W-170), and squatters are discarded (W-171).

    `bits` marks the houses whose first musicians came from here: they drive the others out at the end (W-173).
    """
    if tenant_places(state, house):
        state.frames.append((ASK_REHOUSED, seat, house, bits))
        return
    for _ in range(count_in(state, house, SQUATTER)):
        state.throw(SQUATTER)
    cards = state.building_cards(house)
    for card in cards:
        state.hands[seat * CARDS + card] += 1
    state.remove_house(house)
    if events is not None:
        names = sorted(CARD_NAMES[card] for card in cards)
        told = {"seat": seat, "house": HOUSE_NAMES[house], "cards": len(cards)}
        events.append(Event("demolished", told, {seat: {"hand": names}}))
    for other in range(len(state.height) - 1, -1, -1):
        if bits >> other & 1 and state.height[other]:
            state.frames.append((DO_EVICT, seat, other, 0))


def choose_rehoused(state: WuchererState, seat: int, house: int, bits: int, place: int) -> None:
    state.frames.append((DO_REHOUSE, seat, house, bits))
    state.frames.append((ASK_SETTLE, seat, place, REHOUSING))


def rehousing_codes(state: WuchererState, place: int) -> list[int]:
    """Legal flats that leave one for everybody else of the house (W-172)."""
    house = place // UNITS
    card = card_at(state, place)
    codes: list[int] = []
    for flat in flats_elsewhere(state, card, house, NONE):
        cell = lift(state, place)
        put(state, flat, cell)
        fine = can_rehouse(state, house)
        lift(state, flat)
        put(state, place, cell)
        if fine:
            codes.append(FLAT + flat)
    return codes


def note_musicians(state: WuchererState, place: int, cell: int) -> None:
    """Before somebody moves in: if these are the first musicians there, the frame below remembers the house."""
    house = place // UNITS
    if cell & CARD == MUSICIANS and count_in(state, house, MUSICIANS) == 0:
        what, seat, about, bits = state.frames.pop()
        state.frames.append((what, seat, about, bits | 1 << house))
