"""What cards do: which of a hand may be played, and on which houses, flats and occupants (W-19, W-22)."""

from palier.games.wucherer import building, crimes, extension, rehousing, tenants
from palier.games.wucherer.actions import (
    ATTIC_FITOUT,
    BASEMENT,
    BOMB,
    BUILD,
    CARDS,
    DEMOLITION,
    DISMISS,
    DONE,
    FLAT,
    FLAT_ROOF,
    JUSTICE,
    LOFT,
    MURDER,
    OWN_USE,
    PLAY,
    POLICE,
    POLITICS,
    RECYCLING,
    REMOVAL,
    RENT_REFUSAL,
    ROOF,
    SINGLE,
    SQUATTER,
    TENANTS,
    UNITS,
    WOMAN_CHILD,
)
from palier.games.wucherer.houses import card_at, flats_elsewhere, has_flat
from palier.games.wucherer.state import CARD, EVICTION, FLIGHT, NONE, UPPER, WuchererState


def turn_codes(state: WuchererState, seat: int) -> list[int]:
    """No card without a legal target; every card can still be a storey (W-19, W-21)."""
    base = seat * CARDS
    hands = state.hands
    codes: list[int] = []
    for card in range(CARDS):
        if hands[base + card] and is_playable(state, seat, card):
            codes.append(PLAY + card)
    if building.may_build(state, seat, ROOF):
        codes.append(BUILD + ROOF)
    if building.may_build(state, seat, FLAT_ROOF):
        codes.append(BUILD + FLAT_ROOF)
    add_dismissals(state, seat, codes)
    codes.append(DONE)
    return codes


def is_playable(state: WuchererState, seat: int, card: int) -> bool:
    """Cards that answer another player are not played like this (W-22), nor is a Roof."""
    if card < TENANTS or card == SQUATTER:
        return has_flat(state, card)
    if card == REMOVAL or card == MURDER or card == POLICE:
        return any_occupant(state, card)
    if card == LOFT or card == BASEMENT or card == ATTIC_FITOUT or card == FLAT_ROOF:
        return building.any_takes(state, card)
    if card == BOMB:
        return len(state.height) > 0
    if card == JUSTICE:
        return state.prisoner == seat  # W-126
    if card == RENT_REFUSAL:
        return len(extension.refusal_codes(state)) > 0
    if card == OWN_USE:
        return len(extension.own_use_codes(state)) > 0
    if card == DEMOLITION:
        return len(extension.demolition_codes(state)) > 0
    if card == POLITICS:
        return len(extension.political_codes(state, seat)) > 0
    if card == RECYCLING:
        return extension.may_recycle(state)
    return False


def targets(card: int, occupant: int) -> bool:
    """Police is for squatters (W-114), a Removal for anybody (W-89), a Murder for all but Singles (W-62, W-109)."""
    if card == POLICE:
        return occupant == SQUATTER
    return card == REMOVAL or occupant != SINGLE


def any_occupant(state: WuchererState, card: int) -> bool:
    for cell in state.cells:
        if cell >= 0 and targets(card, cell & CARD):
            return True
    return False


def occupant_codes(state: WuchererState, card: int) -> list[int]:
    if card == RENT_REFUSAL:
        return extension.refusal_codes(state)
    codes: list[int] = []
    for house in range(len(state.height)):
        if state.height[house]:
            start = state.base[house]
            for unit in range(state.height[house] + 2):
                cell = state.cells[start + unit]
                if cell >= 0 and not cell & UPPER and targets(card, cell & CARD):
                    codes.append(FLAT + house * UNITS + unit)
    return codes


def house_codes(state: WuchererState, card: int) -> list[int]:
    if card == BOMB:
        return crimes.bomb_codes(state, NONE)
    if card == OWN_USE:
        return extension.own_use_codes(state)
    if card == DEMOLITION:
        return extension.demolition_codes(state)
    return building.house_codes(state, card)


def settle_codes(state: WuchererState, seat: int, place: int, why: int) -> list[int]:
    """Where an occupant who leaves may go: in a flight, an eviction (W-48, W-49) or a demolition."""
    if why == FLIGHT:
        return [FLAT + flat for flat in tenants.flight_places(state, seat, place)]
    if why == EVICTION:
        flats = flats_elsewhere(state, card_at(state, place), place // UNITS, NONE)
        return [FLAT + flat for flat in flats]
    return rehousing.rehousing_codes(state, place)


def add_dismissals(state: WuchererState, seat: int, codes: list[int]) -> None:
    """Whoever's turn it is may put the woman with child out, of any house or only of his own (W-75, W-76, W-178)."""
    for house in range(len(state.height)):
        if state.height[house] and (not state.woman_owner or state.owner[house] == seat):
            start = state.base[house]
            for unit in range(state.height[house] + 2):
                cell = state.cells[start + unit]
                if cell >= 0 and cell & CARD == WOMAN_CHILD:
                    codes.append(DISMISS + house * UNITS + unit)
