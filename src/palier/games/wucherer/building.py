"""Houses go up: building, basements, lofts, flat roofs. A house once built changes in no other way (W-28)."""

from palier.engine.events import Event, Events
from palier.games.wucherer.actions import (
    BASEMENT,
    CARD_NAMES,
    CARDS,
    DONE,
    FLAT_ROOF,
    HOUSE,
    HOUSE_NAMES,
    HOUSES,
    ROOF,
    STOREY,
)
from palier.games.wucherer.state import ASK_STOREY, EMPTY, NONE, PLAIN_ROOF, TERRACE, TERRACE_ON_ROOF, WuchererState


def may_build(state: WuchererState, seat: int, roof: int) -> bool:
    """A roof and at least one more card for a storey, all from the hand (W-23, W-25, W-31, W-151)."""
    if state.hands[seat * CARDS + roof] == 0 or state.hand_size(seat) < 2:
        return False
    return len(state.height) < HOUSES or 0 in state.height


def begin(state: WuchererState, seat: int, roof: int, events: Events) -> None:
    state.hands[seat * CARDS + roof] -= 1
    state.played = roof
    state.frames.append((ASK_STOREY, seat, 0, 0))
    if events is not None:
        events.append(Event("building", {"seat": seat, "card": CARD_NAMES[roof]}))


def storey_codes(state: WuchererState, seat: int) -> list[int]:
    """Any card of the hand will do, a roof too (W-19, W-24)."""
    base = seat * CARDS
    codes = [STOREY + card for card in range(CARDS) if state.hands[base + card]]
    if state.site:
        codes.append(DONE)
    return codes


def lay_storey(state: WuchererState, seat: int, card: int, events: Events) -> None:
    state.hands[seat * CARDS + card] -= 1
    state.site.append(card)
    if events is not None:
        told = {"seat": seat, "storeys": len(state.site)}
        events.append(Event("storey", told, {seat: {"card": CARD_NAMES[card]}}))
    if state.hand_size(seat):
        state.frames.append((ASK_STOREY, seat, 0, 0))
    else:
        finish(state, seat, events)


def finish(state: WuchererState, seat: int, events: Events) -> None:
    """One builds for oneself alone (W-26)."""
    kind = PLAIN_ROOF if state.played == ROOF else TERRACE
    house = state.new_house(seat, state.site, kind)
    if events is not None:
        told = {
            "seat": seat,
            "house": HOUSE_NAMES[house],
            "storeys": len(state.site),
            "card": CARD_NAMES[state.played],
        }
        events.append(Event("built", told))
    state.site = []
    state.played = NONE


def takes(state: WuchererState, house: int, card: int) -> bool:
    """Whether a basement, a loft, an attic fit-out or a flat roof can be added (W-32 to W-34, W-36, W-151 to W-153)."""
    if state.height[house] == 0:
        return False
    if card == BASEMENT:
        return state.faces[state.base[house]] == NONE
    return state.roof[house] == PLAIN_ROOF and state.faces[state.base[house] + state.height[house] + 1] == NONE


def house_codes(state: WuchererState, card: int) -> list[int]:
    """Any player's house, one's own too (W-27)."""
    return [HOUSE + house for house in range(len(state.height)) if takes(state, house, card)]


def any_takes(state: WuchererState, card: int) -> bool:
    for house in range(len(state.height)):
        if takes(state, house, card):
            return True
    return False


def add(state: WuchererState, seat: int, house: int, card: int, events: Events) -> None:
    state.played = NONE
    if card == FLAT_ROOF:
        state.roof[house] = TERRACE_ON_ROOF
    else:
        index = state.base[house]
        if card != BASEMENT:
            index += state.height[house] + 1
        state.faces[index] = card
        state.cells[index] = EMPTY
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card], "house": HOUSE_NAMES[house], "owner": state.owner[house]}
        events.append(Event("converted", told))
