"""Whether the decisions that a position asks make sense on its table, so that the rules can run from there."""

from typing import Final

from palier.engine.frames import Frame
from palier.engine.reading import Refusals, misfit, no_answer, not_over
from palier.games.wucherer.actions import (
    ATTIC_FITOUT,
    BASEMENT,
    BOMB,
    DEMOLITION,
    FLAT,
    FLAT_ROOF,
    HOUSES,
    LOFT,
    MURDER,
    MUSICIANS,
    OWN_USE,
    POLICE,
    POLITICS,
    REMOVAL,
    RENT_REFUSAL,
    ROOFS,
    SQUATTER,
    TENANTS,
    UNDER,
    UNITS,
)
from palier.games.wucherer.crimes import victim_of
from palier.games.wucherer.houses import card_at
from palier.games.wucherer.rehousing import can_rehouse
from palier.games.wucherer.rules import answers
from palier.games.wucherer.scoring import income
from palier.games.wucherer.state import (
    ASK_ALIBI,
    ASK_BAIL,
    ASK_BROKER,
    ASK_DESTINATION,
    ASK_EVICTED,
    ASK_FLAT,
    ASK_FLIGHT,
    ASK_HOUSE,
    ASK_MADMAN,
    ASK_MODE,
    ASK_OCCUPANT,
    ASK_POLICE,
    ASK_REDIRECT,
    ASK_REHOUSED,
    ASK_RENT,
    ASK_SETTLE,
    ASK_SQUAT,
    ASK_STOREY,
    ASK_TURN,
    DO_CRIME,
    DO_EVICT,
    DO_FLIGHTS,
    DO_MOVE,
    DO_REHOUSE,
    DO_SUSPECT,
    EVICTION,
    FIRST_TASK,
    FLIGHT,
    FRAME_NAMES,
    NONE,
    OVER,
    REHOUSING,
    UNDER_PILE,
    UPPER,
    WuchererState,
)
from palier.games.wucherer.tenants import destinations
from palier.games.wucherer.turn import BAIL, most_cards

NAME_A_HOUSE = (LOFT, BASEMENT, ATTIC_FITOUT, FLAT_ROOF, BOMB, OWN_USE, DEMOLITION)
FROM_THE_HAND = (ASK_FLAT, ASK_HOUSE, ASK_OCCUPANT, ASK_DESTINATION, ASK_STOREY, ASK_MODE)

bad: Final = Refusals("wucherer")


def check_frames(state: WuchererState) -> None:
    """A position asks one thing; below it lie the turn and what is still to be done in it."""
    frames = state.frames
    if (state.stage == OVER) != (not frames):
        raise not_over()
    if not frames:
        if state.played != NONE or state.site:
            raise bad("card_over", "a card is on the table, but the match is over")
        return
    top = frames[-1]
    if top[0] >= FIRST_TASK:
        raise bad("no_question", "'{ask}' asks nothing", ask=FRAME_NAMES[top[0]])
    table = top[0] in FROM_THE_HAND
    if table != (state.played != NONE) or (state.site and top[0] != ASK_STOREY):
        raise bad("details", "a card lies on the table exactly while its details are asked")
    if not stack_fits(state, frames):
        raise misfit(frames, FRAME_NAMES)
    if not answers(state):
        raise no_answer()


def is_house(state: WuchererState, house: int) -> bool:
    return 0 <= house < len(state.height) and state.height[house] > 0


def is_occupied(state: WuchererState, place: int) -> bool:
    """Whether somebody lives there, named by the lower flat."""
    if place < 0 or not is_house(state, place // UNITS) or place % UNITS > state.height[place // UNITS] + 1:
        return False
    cell = state.cells[state.base[place // UNITS] + place % UNITS]
    return cell >= 0 and not cell & UPPER


def is_tenant(state: WuchererState, place: int) -> bool:
    return is_occupied(state, place) and card_at(state, place) != SQUATTER


def is_bits(bits: int) -> bool:
    return 0 <= bits < 1 << HOUSES


def is_flights(state: WuchererState, body: list[Frame]) -> bool:
    """The check for squatters waits below."""
    return len(body) == 1 and body[0] == (DO_FLIGHTS, state.active, body[0][2], 0) and is_bits(body[0][2])


def stack_fits(state: WuchererState, frames: list[Frame]) -> bool:
    ask, seat, about, detail = frames[-1]
    if ask == ASK_RENT:
        fits = len(frames) == 1 and seat == state.active and detail == 0 and about >= 0
        return fits and about <= income(state, seat) and most_cards(state, seat, about) > 0
    if frames[0] != (ASK_TURN, state.active, 0, 0):
        return False
    if len(frames) == 1:
        return True
    body = frames[1:-1]
    if ask in FROM_THE_HAND:
        return seat == state.active and not body and detail == 0 and card_fits(state, ask, about)
    if ask in (ASK_BAIL, ASK_FLIGHT, ASK_SETTLE, ASK_EVICTED, ASK_REHOUSED):
        return forced_fits(state, frames[-1], body)
    return reaction_fits(state, frames[-1], body)


def card_fits(state: WuchererState, ask: int, about: int) -> bool:
    """The card on the table asks for what is asked."""
    card = state.played
    if ask == ASK_FLAT:
        return about == card and (card < TENANTS or card == SQUATTER)
    if ask == ASK_OCCUPANT:
        return about == card and card in (REMOVAL, MURDER, POLICE, RENT_REFUSAL)
    if ask == ASK_HOUSE:
        if card == POLITICS:
            return about in (OWN_USE, DEMOLITION)
        return about == card and card in NAME_A_HOUSE
    if ask == ASK_DESTINATION:
        return card == REMOVAL and is_occupied(state, about)
    return about == 0 and (card in ROOFS if ask == ASK_STOREY else card == POLITICS)


def forced_fits(state: WuchererState, frame: Frame, body: list[Frame]) -> bool:
    ask, seat, about, detail = frame
    if ask == ASK_BAIL:
        asked = seat == state.active and seat == state.prisoner and state.money[seat] >= BAIL
        return asked and about == detail == 0 and (not body or is_flights(state, body))
    if ask == ASK_FLIGHT:
        return seat == state.active and not body and is_bits(about) and detail == 0
    if ask == ASK_EVICTED:
        return is_house(state, about) and detail == 0 and eviction_fits(state, seat, body)
    if ask == ASK_REHOUSED:
        fits = is_house(state, about) and seat == state.owner[about] and is_bits(detail) and not body
        return fits and can_rehouse(state, about)
    if not is_occupied(state, about):
        return False
    house = about // UNITS
    if detail == FLIGHT:
        return seat == state.active and is_tenant(state, about) and is_flights(state, body)
    if detail == EVICTION:
        fits = len(body) > 0 and body[-1] == (DO_EVICT, seat, house, 0) and card_at(state, about) != MUSICIANS
        return fits and eviction_fits(state, seat, body[:-1])
    if detail != REHOUSING or not is_tenant(state, about) or seat != state.owner[house] or len(body) != 1:
        return False
    return body[0] == (DO_REHOUSE, seat, house, body[0][3]) and is_bits(body[0][3])


def eviction_fits(state: WuchererState, seat: int, body: list[Frame]) -> bool:
    """Below an eviction lie the check for squatters, or after a demolition other evictions by the same seat."""
    if is_flights(state, body):
        return seat == state.active
    for frame in body:
        if frame != (DO_EVICT, seat, frame[2], 0) or not is_house(state, frame[2]):
            return False
    return True


def reaction_fits(state: WuchererState, frame: Frame, body: list[Frame]) -> bool:
    ask, seat, about, detail = frame
    active = state.active
    if ask == ASK_SQUAT:
        fits = seat != active and not body and detail == 0 and is_occupied(state, about)
        return fits and card_at(state, about) == SQUATTER
    if ask == ASK_REDIRECT:
        return seat != active and not body and about in (BOMB, MURDER) and detail == 0
    if ask == ASK_BROKER:
        if body != [(DO_MOVE, active, about, detail)] or seat == active or not is_tenant(state, about):
            return False
        wanted = UNDER if detail == UNDER_PILE else FLAT + detail
        leaves = detail == UNDER_PILE or detail // UNITS != about // UNITS
        fits = state.extension and leaves and seat == state.owner[about // UNITS]
        return fits and wanted in destinations(state, about)
    if not body or body[0][0] != DO_CRIME or body[0][1] != active:
        return False
    _, _, crime, target = body[0]
    if not (is_house(state, target) if crime == BOMB else crime == MURDER and is_occupied(state, target)):
        return False
    victim = victim_of(state, crime, target)
    if ask == ASK_ALIBI:
        return len(body) == 1 and seat != state.prisoner and about == detail == 0
    if (about, detail) != (crime, target) or seat != victim:
        return False
    if ask == ASK_POLICE:
        return len(body) == 1
    return ask == ASK_MADMAN and seat != active and body[1:] == [(DO_SUSPECT, active, crime, target)]
