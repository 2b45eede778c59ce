"""Murder and bombs, police and prison, and the answers to them. An answer opens no other, but for an arrest (W-194)."""

from typing import Final

from palier.engine.events import Event, Events
from palier.games.wucherer.actions import (
    ALIBI,
    ANSWER,
    BOMB,
    CARD_NAMES,
    CARDS,
    FAMILY,
    FLAT,
    HOUSE,
    HOUSE_NAMES,
    JUSTICE,
    MADMAN,
    PASS,
    POLICE,
    RENT_REFUSAL,
    SINGLE,
    SQUATTER,
    UNITS,
    place_name,
)
from palier.games.wucherer.houses import card_at, lift, occupants, put
from palier.games.wucherer.scoring import owns_house_with
from palier.games.wucherer.state import (
    ASK_ALIBI,
    ASK_MADMAN,
    ASK_POLICE,
    ASK_REDIRECT,
    ASK_SQUAT,
    CARD,
    DO_ARREST,
    DO_CRIME,
    DO_SUSPECT,
    NONE,
    REFUSES,
    WuchererState,
)
from palier.games.wucherer.tenants import put_under, throw_out

# Windows: what one may answer, as people set standing orders by it.
SQUATTERS_CAME: Final = "squatters"
MURDERED: Final = "murder"
BOMBED: Final = "bomb"
ARRESTED: Final = "arrest"
MOVED_OUT: Final = "removal"
WINDOWS: Final = (SQUATTERS_CAME, MURDERED, BOMBED, ARRESTED, MOVED_OUT)


def answer_codes(state: WuchererState, seat: int, first: int, second: int) -> list[int]:
    """The cards of the hand that answer here, and to pass: whoever is asked may always do that (W-192)."""
    codes: list[int] = []
    if state.hands[seat * CARDS + first]:
        codes.append(ANSWER + first)
    if second != NONE and state.hands[seat * CARDS + second]:
        codes.append(ANSWER + second)
    codes.append(PASS)
    return codes


def answer(state: WuchererState, seat: int, card: int, events: Events) -> None:
    """A card played out of turn leaves the hand; it is thrown by whoever knows the order of the discards (W-196)."""
    state.hands[seat * CARDS + card] -= 1
    if events is not None:
        events.append(Event("answered", {"seat": seat, "card": CARD_NAMES[card]}))


def let_pass(seat: int, events: Events) -> None:
    if events is not None:
        events.append(Event("passed", {"seat": seat}))


# A squatter just played


def squat(state: WuchererState, seat: int, place: int, events: Events) -> None:
    """Into any empty flat (W-93, W-94); squatters whom a card moves are not answered (W-107)."""
    put(state, place, SQUATTER)
    state.played = NONE
    if events is not None:
        told = {"seat": seat, "flat": place_name(place), "owner": state.owner[place // UNITS]}
        events.append(Event("squatted", told))
    state.frames.append((ASK_SQUAT, (seat + 1) % state.players, place, 0))


def answer_squat(state: WuchererState, seat: int, place: int, code: int, events: Events) -> None:
    """Everybody but the one who played it is asked in turn, until somebody calls the police (W-106, W-193)."""
    if code == PASS:
        let_pass(seat, events)
        after = (seat + 1) % state.players
        if after != state.active:
            state.frames.append((ASK_SQUAT, after, place, 0))
        return
    answer(state, seat, POLICE, events)
    lift(state, place)
    state.throw(SQUATTER)
    state.throw(POLICE)
    if events is not None:
        events.append(Event("cleared", {"seat": seat, "flat": place_name(place)}))


def clear(state: WuchererState, seat: int, place: int, events: Events) -> None:
    """Police in one's own turn, against any squatter; nobody is arrested (W-104, W-113, W-114)."""
    state.played = NONE
    state.throw(POLICE)
    throw_out(state, place)
    if events is not None:
        events.append(Event("cleared", {"seat": seat, "flat": place_name(place)}))


# A crime, in the order of W-124


def victim_of(state: WuchererState, crime: int, target: int) -> int:
    """Whoever owns the house aimed at, or where somebody is aimed at (W-108, W-110)."""
    return state.owner[target if crime == BOMB else target // UNITS]


def murder_codes(state: WuchererState, owner: int) -> list[int]:
    """Everybody but a Single, in the houses of one seat or in all, NONE (W-109, W-119)."""
    codes: list[int] = []
    for house in range(len(state.height)):
        if state.height[house] and (owner == NONE or state.owner[house] == owner):
            for place in occupants(state, house):
                if card_at(state, place) != SINGLE:
                    codes.append(FLAT + place)
    return codes


def bomb_codes(state: WuchererState, owner: int) -> list[int]:
    """Any house, in all or among those of one seat (W-111)."""
    codes: list[int] = []
    for house in range(len(state.height)):
        if state.height[house] and (owner == NONE or state.owner[house] == owner):
            codes.append(HOUSE + house)
    return codes


def declare(state: WuchererState, seat: int, crime: int, target: int, events: Events) -> None:
    """The victim is asked first, unless it is a crime against oneself (W-118, W-124)."""
    victim = victim_of(state, crime, target)
    state.played = NONE
    state.throw(crime)
    state.crimes += 1
    if events is not None:
        if crime == BOMB:
            events.append(Event("bomb", {"seat": seat, "house": HOUSE_NAMES[target], "owner": victim}))
        else:
            told = {"seat": seat, "flat": place_name(target), "target": CARD_NAMES[card_at(state, target)]}
            events.append(Event("murder", {**told, "owner": victim}))
    state.frames.append((DO_CRIME, seat, crime, target))
    state.frames.append((DO_SUSPECT, seat, crime, target))
    if victim != seat:
        state.frames.append((ASK_MADMAN, victim, crime, target))


def answer_madman(state: WuchererState, seat: int, crime: int, code: int, events: Events) -> None:
    """The gunman turns the crime on its author; police and family stay out of it (W-117, W-118, W-121)."""
    if code == PASS:
        let_pass(seat, events)
        return
    answer(state, seat, MADMAN, events)
    state.throw(MADMAN)
    state.frames.pop()
    state.frames.pop()
    if redirect_codes(state, crime):
        state.frames.append((ASK_REDIRECT, seat, crime, 0))
    elif events is not None:
        events.append(Event("fizzled", {"seat": state.active}))


def redirect_codes(state: WuchererState, crime: int) -> list[int]:
    """Houses of the attacker, or their occupants but for Singles (W-119, W-120)."""
    return bomb_codes(state, state.active) if crime == BOMB else murder_codes(state, state.active)


def suspect(state: WuchererState, seat: int, crime: int, target: int, events: Events) -> None:
    """A family in any house of the attacker denounces him; else the victim may call the police.

    There is one arrest at most (W-67, W-115, W-122, W-123, W-137).
    """
    if owns_house_with(state, seat, FAMILY):
        if events is not None:
            events.append(Event("denounced", {"seat": seat}))
        state.frames.append((DO_ARREST, seat, 0, 0))
    else:
        state.frames.append((ASK_POLICE, victim_of(state, crime, target), crime, target))


def answer_police(state: WuchererState, seat: int, code: int, events: Events) -> None:
    if code == PASS:
        let_pass(seat, events)
        return
    answer(state, seat, POLICE, events)
    state.throw(POLICE)
    state.frames.append((DO_ARREST, state.active, 0, 0))


def carry_out(state: WuchererState, crime: int, target: int, events: Events) -> None:
    """Whatever became of its author, the crime takes place (W-116)."""
    if crime == BOMB:
        blow_up(state, target, events)
        return
    card = throw_out(state, target)
    if events is not None:
        events.append(Event("murdered", {"card": CARD_NAMES[card], "flat": place_name(target)}))


def blow_up(state: WuchererState, house: int, events: Events) -> None:
    """House, occupants and what lies on them, shuffled, under the pile (W-111, W-112, W-157)."""
    cards = state.building_cards(house)
    for place in occupants(state, house):
        cell = lift(state, place)
        cards.append(cell & CARD)
        if cell & REFUSES:
            cards.append(RENT_REFUSAL)
    if events is not None:
        told = {"house": HOUSE_NAMES[house], "owner": state.owner[house], "cards": len(cards)}
        events.append(Event("bombed", told))
    put_under(state, cards)
    state.remove_house(house)
    if state.bomb_reopens and state.final != NONE:
        # What lies under the pile is a new pile, and this is no longer the final round (W-175 to W-177).
        state.final = NONE
        state.quiet = 0
        if events is not None:
            events.append(Event("reopened", {"cards": state.pile_size()}))


# An arrest


def arrest(state: WuchererState, seat: int, events: Events) -> None:
    """The prisoner has an alibi without a card, so the next in turn is suspected (W-128, W-129, W-133)."""
    if seat == state.prisoner:
        if events is not None:
            events.append(Event("prison_alibi", {"seat": seat}))
        seat = (seat + 1) % state.players
    state.frames.append((ASK_ALIBI, seat, 0, 0))


def answer_alibi(state: WuchererState, seat: int, code: int, events: Events) -> None:
    """With an alibi the left neighbour is suspected (W-125, W-127); without, it is prison.

    An earlier prisoner is free (W-130); whoever is arrested in his own turn goes on with it (W-134).
    """
    if code == PASS:
        let_pass(seat, events)
        freed = state.prisoner
        state.prisoner = seat
        state.arrests += 1
        if events is not None:
            events.append(Event("jailed", {"seat": seat}))
            if freed != NONE:
                events.append(Event("freed", {"seat": freed, "way": "arrest"}))
        return
    answer(state, seat, code - ANSWER, events)
    state.throw(code - ANSWER)
    state.frames.append((DO_ARREST, (seat + 1) % state.players, 0, 0))


def alibi_codes(state: WuchererState, seat: int) -> list[int]:
    """A Court serves as well (W-126)."""
    return answer_codes(state, seat, ALIBI, JUSTICE)
