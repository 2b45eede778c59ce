"""The cards of the extension: rent refusal, broker, own use, politics, recycling. Demolition is in rehousing.py."""

from palier.engine.events import Event, Events
from palier.games.wucherer.actions import (
    AS,
    BROKER,
    CARD_NAMES,
    CARDS,
    DEMOLITION,
    FLAT,
    HOUSE,
    HOUSE_NAMES,
    OWN_USE,
    PASS,
    RECYCLING,
    RELEASE,
    RENT_REFUSAL,
    SQUATTER,
    UNITS,
    place_name,
)
from palier.games.wucherer.crimes import answer, let_pass
from palier.games.wucherer.houses import RENT, card_at, lift, occupants, tenants_in
from palier.games.wucherer.rehousing import can_rehouse, tenant_places
from palier.games.wucherer.state import CARD, NONE, REFUSES, WuchererState

# Rent refusal


def refusal_codes(state: WuchererState) -> list[int]:
    """Any tenant without one, squatters left aside (W-154 to W-156)."""
    codes: list[int] = []
    for house in range(len(state.height)):
        if state.height[house]:
            start = state.base[house]
            for place in occupants(state, house):
                cell = state.cells[start + place % UNITS]
                if cell & CARD != SQUATTER and not cell & REFUSES:
                    codes.append(FLAT + place)
    return codes


def refuse(state: WuchererState, seat: int, place: int, events: Events) -> None:
    state.played = NONE
    state.cells[state.base[place // UNITS] + place % UNITS] |= REFUSES
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card_at(state, place)], "flat": place_name(place)}
        events.append(Event("refused", told))


# The broker's window


def answer_broker(state: WuchererState, seat: int, place: int, code: int, events: Events) -> None:
    """The mover pays the printed rent of the tenant, as far as he can (W-159, W-161)."""
    if code == PASS:
        let_pass(seat, events)
        return
    answer(state, seat, BROKER, events)
    state.throw(BROKER)
    amount = min(state.money[state.active], RENT[card_at(state, place)])
    state.money[state.active] -= amount
    state.money[seat] += amount
    if events is not None:
        events.append(Event("brokered", {"seat": seat, "payer": state.active, "amount": amount}))


# Own use


def own_use_codes(state: WuchererState) -> list[int]:
    """Any house with a tenant (W-163 to W-165)."""
    return [HOUSE + house for house in range(len(state.height)) if state.height[house] and tenants_in(state, house)]


def use(state: WuchererState, seat: int, house: int, events: Events) -> None:
    """All tenants but squatters go back to their landlord's hand (W-163), refusals to the discard pile (W-157)."""
    state.throw(state.played)
    state.played = NONE
    owner = state.owner[house]
    names: list[str] = []
    for place in tenant_places(state, house):
        cell = lift(state, place)
        state.hands[owner * CARDS + (cell & CARD)] += 1
        names.append(CARD_NAMES[cell & CARD])
        if cell & REFUSES:
            state.throw(RENT_REFUSAL)
    if events is not None:
        told = {"seat": seat, "house": HOUSE_NAMES[house], "owner": owner, "tenants": names}
        events.append(Event("taken_back", told))


# Demolition


def demolition_codes(state: WuchererState) -> list[int]:
    """Any house whose tenants have somewhere to go (W-168, W-169)."""
    return [HOUSE + house for house in range(len(state.height)) if state.height[house] and can_rehouse(state, house)]


# Politics


def political_codes(state: WuchererState, seat: int) -> list[int]:
    """Own use, a demolition, or the way out of prison (W-162)."""
    codes: list[int] = []
    if own_use_codes(state):
        codes.append(AS + OWN_USE)
    if demolition_codes(state):
        codes.append(AS + DEMOLITION)
    if state.prisoner == seat:
        codes.append(RELEASE)
    return codes


# Prison, by politics or justice


def release(state: WuchererState, seat: int, events: Events) -> None:
    """A Court or Politics opens the prison (W-126, W-135)."""
    card = state.played
    state.throw(card)
    state.played = NONE
    state.prisoner = NONE
    if events is not None:
        events.append(Event("freed", {"seat": seat, "way": CARD_NAMES[card]}))


# Recycling


def may_recycle(state: WuchererState) -> bool:
    """Not on an empty discard pile, and not for another Recycling (W-167)."""
    return state.top != NONE and state.top != RECYCLING


def recycle(state: WuchererState, seat: int, events: Events) -> None:
    """It takes the place of the card that it brings back (W-166, W-174)."""
    card = state.top
    state.discard[card] -= 1
    state.hands[seat * CARDS + card] += 1
    state.played = NONE
    state.throw(RECYCLING)
    if events is not None:
        events.append(Event("recycled", {"seat": seat, "card": CARD_NAMES[card]}))
