"""Who may live where: one test for every arrival, whatever brought it about (W-42)."""

from typing import Final

from palier.games.content import load
from palier.games.wucherer.actions import (
    CARD_NAMES,
    FREAKS,
    MUSICIANS,
    RETIREE,
    SQUATTER,
    TENANTS,
    UNITS,
)
from palier.games.wucherer.state import CARD, EMPTY, NONE, UPPER, WuchererState

CONTENT: Final = load("wucherer")
# The figures of the tenants (W-5, W-6, W-45, W-56, W-59, W-61, W-63, W-66, W-68, W-71, W-74, W-77).
RENT: Final[list[int]] = [CONTENT["cards"][CARD_NAMES[card]]["rent"] for card in range(TENANTS)]
MOST: Final[list[int]] = [CONTENT["cards"][CARD_NAMES[card]]["most"] for card in range(TENANTS)]
WIDE: Final[list[bool]] = [CONTENT["cards"][CARD_NAMES[card]]["flats"] == 2 for card in range(TENANTS)]


def wide(card: int) -> bool:
    """Whether the card takes two flats (W-6)."""
    return card < TENANTS and WIDE[card]


def count_in(state: WuchererState, house: int, card: int) -> int:
    """How many cards of a kind live in a house."""
    start = state.base[house]
    cells = state.cells
    total = 0
    for index in range(start, start + state.height[house] + 2):
        cell = cells[index]
        if cell >= 0 and cell & CARD == card and not cell & UPPER:
            total += 1
    return total


def tenants_in(state: WuchererState, house: int) -> int:
    """Tenants without the squatters."""
    start = state.base[house]
    cells = state.cells
    total = 0
    for index in range(start, start + state.height[house] + 2):
        cell = cells[index]
        if cell >= 0 and cell & CARD != SQUATTER and not cell & UPPER:
            total += 1
    return total


def squatted(state: WuchererState, house: int) -> bool:
    """Until the last of its squatters is gone (W-104, W-105)."""
    start = state.base[house]
    cells = state.cells
    for index in range(start, start + state.height[house] + 2):
        if cells[index] == SQUATTER:
            return True
    return False


def card_at(state: WuchererState, place: int) -> int:
    return state.cells[state.base[place // UNITS] + place % UNITS] & CARD


def admits(state: WuchererState, card: int, house: int, lifted: int) -> bool:
    """Whether the house as a whole takes this card, when the card at flat `lifted` of it (or NONE) is not counted.

    Squatters go anywhere (W-93, W-95), tenants where it is not too high for them (W-39), nor squatted (W-41, W-97).
    """
    if card == SQUATTER:
        return True
    if state.height[house] > MOST[card]:
        return False
    start = state.base[house]
    cells = state.cells
    freaks = 0
    musicians = 0
    others = 0
    squatters = 0
    for unit in range(state.height[house] + 2):
        cell = cells[start + unit]
        if cell < 0 or cell & UPPER or unit == lifted:
            continue
        kind = cell & CARD
        if kind == FREAKS:
            freaks += 1
        elif kind == SQUATTER:
            squatters += 1
        elif kind == MUSICIANS:
            musicians += 1
        else:
            others += 1
    if squatters:
        # Only the musicians come, and only where none live yet (W-41, W-54, W-103).
        return card == MUSICIANS and musicians == 0 and freaks == 0
    # Freaks want an empty house or freaks, and nobody lives with them (W-55, W-72, W-73).
    if card == FREAKS:
        return freaks > 0 or musicians + others == 0
    return freaks == 0


def free(state: WuchererState, index: int, start: int, lifted: int, double: bool) -> bool:
    """Whether nobody lives in this cell, the lifted card set aside."""
    if state.cells[index] == EMPTY:
        return True
    return lifted != NONE and (index == start + lifted or (double and index == start + lifted + 1))


def fits(state: WuchererState, card: int, house: int, unit: int, lifted: int) -> bool:
    """Whether the flat is free (W-37) and right for the card, and the one above too if it takes two (W-40, W-78)."""
    start = state.base[house]
    double = wide(card)
    if card == RETIREE and unit > 1:  # the stairs (W-64)
        return False
    if not free(state, start + unit, start, lifted, double):
        return False
    return not double or (
        unit <= state.height[house] and free(state, start + unit + 1, start, lifted, double) and unit != lifted
    )


def add_flats(state: WuchererState, card: int, house: int, lifted: int, places: list[int]) -> None:
    """The flats of one house that the card may take; a move inside a house must change something (W-44, W-90)."""
    if not admits(state, card, house, lifted):
        return
    for unit in range(state.height[house] + 2):
        if unit != lifted and fits(state, card, house, unit, lifted):
            places.append(house * UNITS + unit)


def flats_for(state: WuchererState, card: int) -> list[int]:
    """Every legal flat for a card that comes from a hand (W-38)."""
    places: list[int] = []
    for house in range(len(state.height)):
        if state.height[house]:
            add_flats(state, card, house, NONE, places)
    return places


def has_flat(state: WuchererState, card: int) -> bool:
    for house in range(len(state.height)):
        storeys = state.height[house]
        if storeys and (card >= TENANTS or storeys <= MOST[card]) and has_flat_in(state, card, house):
            return True
    return False


def has_flat_in(state: WuchererState, card: int, house: int) -> bool:
    """Whether a card from elsewhere has a legal flat in this house."""
    if not admits(state, card, house, NONE):
        return False
    for unit in range(state.height[house] + 2):
        if fits(state, card, house, unit, NONE):
            return True
    return False


def has_flat_elsewhere(state: WuchererState, card: int, house: int) -> bool:
    for other in range(len(state.height)):
        if state.height[other] and other != house and has_flat_in(state, card, other):
            return True
    return False


def flats_elsewhere(state: WuchererState, card: int, house: int, seat: int) -> list[int]:
    """Legal flats in other houses than this one: those of a seat, or everybody's (NONE)."""
    places: list[int] = []
    for other in range(len(state.height)):
        if state.height[other] and other != house and (seat == NONE or state.owner[other] == seat):
            add_flats(state, card, other, NONE, places)
    return places


def empty_flat_elsewhere(state: WuchererState, house: int) -> bool:
    """Whether any flat of any other house is empty, legal or not (W-101, W-102)."""
    for other in range(len(state.height)):
        if state.height[other] and other != house:
            start = state.base[other]
            if EMPTY in state.cells[start : start + state.height[other] + 2]:
                return True
    return False


def put(state: WuchererState, place: int, cell: int) -> None:
    """Sets a card down in its flat or flats."""
    index = state.base[place // UNITS] + place % UNITS
    state.cells[index] = cell
    if wide(cell & CARD):
        state.cells[index + 1] = cell & CARD | UPPER


def lift(state: WuchererState, place: int) -> int:
    """Takes a card out of its flat or flats and returns it with its marks."""
    index = state.base[place // UNITS] + place % UNITS
    cell = state.cells[index]
    state.cells[index] = EMPTY
    if wide(cell & CARD):
        state.cells[index + 1] = EMPTY
    return cell


def occupants(state: WuchererState, house: int) -> list[int]:
    """The places of everybody who lives in a house, squatters included."""
    start = state.base[house]
    places: list[int] = []
    for unit in range(state.height[house] + 2):
        cell = state.cells[start + unit]
        if cell >= 0 and not cell & UPPER:
            places.append(house * UNITS + unit)
    return places
