"""The course of a match: what may be decided, and what follows from it. The phases are in modules of their own."""

from palier.engine.chance import Chance
from palier.engine.events import Event
from palier.games.wucherer import building, crimes, extension, rehousing, tenants, turn
from palier.games.wucherer.actions import (
    AS,
    ATTIC_FITOUT,
    BAIL,
    BASEMENT,
    BOMB,
    BROKER,
    BUILD,
    CARD_NAMES,
    CARDS,
    DEMOLITION,
    DISMISS,
    DONE,
    FLAT,
    FLAT_ROOF,
    HOUSE,
    JUSTICE,
    LOFT,
    MADMAN,
    MURDER,
    OWN_USE,
    PASS,
    PLAY,
    POLICE,
    POLITICS,
    RECYCLING,
    RELEASE,
    REMOVAL,
    RENT_REFUSAL,
    ROOF,
    SINGLE,
    SQUATTER,
    STOREY,
    TAKE,
    TENANTS,
    UNITS,
    WOMAN_CHILD,
    place_name,
)
from palier.games.wucherer.houses import (
    card_at,
    flats_elsewhere,
    flats_for,
    has_flat,
    lift,
    put,
)
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
    CARD,
    DO_ARREST,
    DO_CRIME,
    DO_EVICT,
    DO_FLIGHTS,
    DO_MOVE,
    DO_SUSPECT,
    EVICTION,
    FIRST_TASK,
    FLIGHT,
    NONE,
    REHOUSING,
    UPPER,
    WHY_NAMES,
    WuchererState,
)

# What may be decided


def legal(state: WuchererState, seat: int) -> list[int]:
    if not state.frames or state.frames[-1][1] != seat:
        return []
    return answers(state)


def answers(state: WuchererState) -> list[int]:
    """The answers to what the top frame asks."""
    ask, seat, about, detail = state.frames[-1]
    if ask == ASK_TURN:
        return turn_codes(state, seat)
    if ask == ASK_STOREY:
        return building.storey_codes(state, seat)
    if ask == ASK_RENT:
        return turn.rent_codes(state, seat, about)
    if ask == ASK_FLAT:
        return [FLAT + place for place in flats_for(state, about)]
    if ask == ASK_HOUSE:
        return house_codes(state, about)
    if ask == ASK_OCCUPANT:
        return occupant_codes(state, about)
    if ask == ASK_DESTINATION:
        return tenants.destinations(state, about)
    if ask == ASK_SETTLE:
        return settle_codes(state, seat, about, detail)
    if ask == ASK_SQUAT or ask == ASK_POLICE:
        return crimes.answer_codes(state, seat, POLICE, NONE)
    if ask == ASK_MADMAN:
        return crimes.answer_codes(state, seat, MADMAN, NONE)
    if ask == ASK_ALIBI:
        return crimes.alibi_codes(state, seat)
    if ask == ASK_BROKER:
        return crimes.answer_codes(state, seat, BROKER, NONE)
    if ask == ASK_FLIGHT:
        return tenants.flight_codes(state, about)
    if ask == ASK_EVICTED:
        return tenants.evicted_codes(state, about)
    if ask == ASK_REHOUSED:
        return [FLAT + place for place in rehousing.tenant_places(state, about)]
    if ask == ASK_REDIRECT:
        return crimes.redirect_codes(state, about)
    if ask == ASK_MODE:
        return extension.political_codes(state, seat)
    return [BAIL, PASS]


def turn_codes(state: WuchererState, seat: int) -> list[int]:
    """H34: no card without a legal target; every card can still be a storey."""
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
    if card < TENANTS or card == SQUATTER:
        return has_flat(state, card)
    if card == REMOVAL or card == MURDER or card == POLICE:
        return any_occupant(state, card)
    if card == LOFT or card == BASEMENT or card == ATTIC_FITOUT or card == FLAT_ROOF:
        return building.any_takes(state, card)
    if card == BOMB:
        return len(state.height) > 0
    if card == JUSTICE:
        return state.prisoner == seat
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
    """Whether the card can be played against such an occupant."""
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
    if why == FLIGHT:
        return [FLAT + flat for flat in tenants.flight_places(state, seat, place)]
    if why == EVICTION:
        flats = flats_elsewhere(state, card_at(state, place), place // UNITS, NONE)
        return [FLAT + flat for flat in flats]
    return rehousing.rehousing_codes(state, place)


def add_dismissals(state: WuchererState, seat: int, codes: list[int]) -> None:
    """B11: whoever's turn it is may put the woman with child out, of any house or only of his own."""
    for house in range(len(state.height)):
        if state.height[house] and (not state.woman_owner or state.owner[house] == seat):
            start = state.base[house]
            for unit in range(state.height[house] + 2):
                cell = state.cells[start + unit]
                if cell >= 0 and cell & CARD == WOMAN_CHILD:
                    codes.append(DISMISS + house * UNITS + unit)


# What follows


def begin(state: WuchererState, events: list[Event] | None) -> None:
    """The first turn, once everything is dealt."""
    turn.start_turn(state, events)


def apply(state: WuchererState, code: int, chance: Chance, events: list[Event] | None) -> None:
    decide(state, code, chance, events)
    advance(state, chance, events)


def advance(state: WuchererState, chance: Chance, events: list[Event] | None) -> None:
    """Does what needs no answer, and answers what has only one, as long as that tells nothing about a hand."""
    while state.frames:
        ask, seat, about, detail = state.frames[-1]
        if ask >= FIRST_TASK:
            state.frames.pop()
            do(state, ask, seat, about, detail, events)
        elif ask == ASK_TURN or ask == ASK_RENT or ask == ASK_STOREY or ask == ASK_BAIL or ask >= ASK_SQUAT:
            return
        else:
            codes = answers(state)
            if len(codes) > 1:
                return
            decide(state, codes[0], chance, events)


def do(state: WuchererState, task: int, seat: int, about: int, detail: int, events: list[Event] | None) -> None:
    if task == DO_FLIGHTS:
        tenants.go_on_fleeing(state, seat, about)
    elif task == DO_SUSPECT:
        crimes.suspect(state, seat, about, detail, events)
    elif task == DO_CRIME:
        crimes.carry_out(state, about, detail, events)
    elif task == DO_ARREST:
        crimes.arrest(state, seat, events)
    elif task == DO_MOVE:
        tenants.carry_out_removal(state, seat, about, detail, events)
    elif task == DO_EVICT:
        tenants.go_on_evicting(state, seat, about)
    else:
        rehousing.go_on(state, seat, about, detail, events)


def decide(state: WuchererState, code: int, chance: Chance, events: list[Event] | None) -> None:
    """One answer to the top frame."""
    ask, seat, about, detail = state.frames[-1]
    if ask == ASK_TURN:
        decide_turn(state, seat, code, chance, events)
        return
    state.frames.pop()
    if ask == ASK_STOREY:
        if code == DONE:
            building.finish(state, seat, events)
        else:
            building.lay_storey(state, seat, code - STOREY, events)
    elif ask == ASK_RENT:
        turn.take(state, seat, about, code - TAKE, chance, events)
    elif ask == ASK_FLAT:
        move_in(state, seat, about, code - FLAT, events)
    elif ask == ASK_HOUSE:
        choose_house(state, seat, about, code - HOUSE, events)
    elif ask == ASK_OCCUPANT:
        choose_occupant(state, seat, about, code - FLAT, events)
    elif ask == ASK_DESTINATION:
        tenants.declare_removal(state, seat, about, code, events)
    elif ask == ASK_SETTLE:
        settle(state, seat, about, detail, code - FLAT, events)
    elif ask == ASK_SQUAT:
        crimes.answer_squat(state, seat, about, code, events)
    elif ask == ASK_MADMAN:
        crimes.answer_madman(state, seat, about, code, events)
    elif ask == ASK_POLICE:
        crimes.answer_police(state, seat, code, events)
    elif ask == ASK_ALIBI:
        crimes.answer_alibi(state, seat, code, events)
    elif ask == ASK_BROKER:
        extension.answer_broker(state, seat, about, code, events)
    elif ask == ASK_FLIGHT:
        tenants.flee(state, seat, about, code - FLAT, events)
    elif ask == ASK_EVICTED:
        tenants.choose_evicted(state, seat, about, code - FLAT)
    elif ask == ASK_REHOUSED:
        rehousing.choose_rehoused(state, seat, about, detail, code - FLAT)
    elif ask == ASK_REDIRECT:
        redirect(state, seat, about, code, events)
    elif ask == ASK_MODE:
        choose_mode(state, seat, code, events)
    elif code == BAIL:
        turn.pay_bail(state, seat, events)


def decide_turn(state: WuchererState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
    """The frame of the turn stays below whatever a card asks for, until the player is done."""
    if code == DONE:
        state.frames.pop()
        turn.collect(state, seat, chance, events)
    elif code >= DISMISS:
        dismiss(state, seat, code - DISMISS, events)
    elif code >= BUILD:
        building.begin(state, seat, code - BUILD, events)
    else:
        play(state, seat, code - PLAY, events)


def play(state: WuchererState, seat: int, card: int, events: list[Event] | None) -> None:
    state.hands[seat * CARDS + card] -= 1
    state.played = card
    if events is not None:
        events.append(Event("played", {"seat": seat, "card": CARD_NAMES[card]}))
    if card < TENANTS or card == SQUATTER:
        state.frames.append((ASK_FLAT, seat, card, 0))
    elif card == REMOVAL or card == MURDER or card == POLICE or card == RENT_REFUSAL:
        state.frames.append((ASK_OCCUPANT, seat, card, 0))
    elif card == JUSTICE:
        extension.release(state, seat, events)
    elif card == RECYCLING:
        extension.recycle(state, seat, events)
    elif card == POLITICS:
        state.frames.append((ASK_MODE, seat, 0, 0))
    else:
        state.frames.append((ASK_HOUSE, seat, card, 0))


def move_in(state: WuchererState, seat: int, card: int, place: int, events: list[Event] | None) -> None:
    if card == SQUATTER:
        crimes.squat(state, seat, place, events)
        return
    state.played = NONE
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card], "flat": place_name(place), "owner": state.owner[place // UNITS]}
        events.append(Event("moved_in", told))
    tenants.enter(state, seat, place, card, NONE)


def choose_house(state: WuchererState, seat: int, card: int, house: int, events: list[Event] | None) -> None:
    if card == BOMB:
        crimes.declare(state, seat, BOMB, house, events)
    elif card == OWN_USE:
        extension.use(state, seat, house, events)
    elif card == DEMOLITION:
        state.throw(state.played)
        state.played = NONE
        rehousing.begin(state, house, events)
    else:
        building.add(state, seat, house, card, events)


def choose_occupant(state: WuchererState, seat: int, card: int, place: int, events: list[Event] | None) -> None:
    if card == REMOVAL:
        state.frames.append((ASK_DESTINATION, seat, place, 0))
    elif card == MURDER:
        crimes.declare(state, seat, MURDER, place, events)
    elif card == POLICE:
        crimes.clear(state, seat, place, events)
    else:
        extension.refuse(state, seat, place, events)


def choose_mode(state: WuchererState, seat: int, code: int, events: list[Event] | None) -> None:
    """Politics stays on the table until it has its house (G4, G5), or frees its player at once."""
    if code == RELEASE:
        extension.release(state, seat, events)
    else:
        state.frames.append((ASK_HOUSE, seat, code - AS, 0))


def settle(state: WuchererState, seat: int, place: int, why: int, flat: int, events: list[Event] | None) -> None:
    house = place // UNITS
    if events is not None:
        told = {
            "seat": seat,
            "card": CARD_NAMES[card_at(state, place)],
            "flat": place_name(place),
            "to": place_name(flat),
            "why": WHY_NAMES[why],
        }
        events.append(Event("settled", told))
    cell = lift(state, place)
    if why == REHOUSING:
        rehousing.note_musicians(state, flat, cell)
        put(state, flat, cell)
    else:
        tenants.enter(state, seat, flat, cell, house)


def redirect(state: WuchererState, seat: int, crime: int, code: int, events: list[Event] | None) -> None:
    target = code - HOUSE if crime == BOMB else code - FLAT
    if events is not None:
        events.append(Event("redirected", {"seat": seat, "owner": state.active}))
    crimes.carry_out(state, crime, target, events)


def dismiss(state: WuchererState, seat: int, place: int, events: list[Event] | None) -> None:
    owner = state.owner[place // UNITS]
    card = tenants.throw_out(state, place)
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card], "flat": place_name(place), "owner": owner}
        events.append(Event("dismissed", told))
