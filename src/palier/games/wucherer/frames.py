"""What is asked and what goes on by itself, each kind of frame in one place; `FRAMES` has them by their numbers.

A place is house * UNITS + flat. A crime's target is a house (bomb) or a place (murder).
"""

from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame, FrameKind
from palier.engine.game import Window
from palier.games.wucherer import building, crimes, extension, rehousing, tenants, turn
from palier.games.wucherer.actions import (
    AS,
    BAIL,
    BOMB,
    BROKER,
    BUILD,
    CARD_NAMES,
    CARDS,
    DEMOLITION,
    DISMISS,
    DONE,
    FLAT,
    HOUSE,
    HOUSE_NAMES,
    JUSTICE,
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
    SQUATTER,
    STOREY,
    TAKE,
    TENANTS,
    UNITS,
    place_name,
)
from palier.games.wucherer.effects import house_codes, occupant_codes, settle_codes, turn_codes
from palier.games.wucherer.houses import RENT, card_at, flats_for, lift, put
from palier.games.wucherer.state import (
    ASK_DESTINATION,
    ASK_FLAT,
    ASK_HOUSE,
    ASK_MODE,
    ASK_OCCUPANT,
    NONE,
    REHOUSING,
    UNDER_PILE,
    WHY_NAMES,
    WuchererState,
)

# Questions of one's own turn


class Turn(FrameKind[WuchererState]):
    """A card to play, as many as one likes, or to be done (W-17). It stays below whatever a card asks for (W-18)."""

    stays = True

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return turn_codes(state, seat)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code == DONE:
            state.frames.pop()
            turn.collect(state, seat, chance, events)
        elif code >= DISMISS:
            dismiss(state, seat, code - DISMISS, events)
        elif code >= BUILD:
            building.begin(state, seat, code - BUILD, events)
        else:
            play(state, seat, code - PLAY, events)


def play(state: WuchererState, seat: int, card: int, events: Events) -> None:
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


def dismiss(state: WuchererState, seat: int, place: int, events: Events) -> None:
    """The Woman with child is put out of her flat (W-75)."""
    owner = state.owner[place // UNITS]
    card = tenants.throw_out(state, place)
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[card], "flat": place_name(place), "owner": owner}
        events.append(Event("dismissed", told))


class Bail(FrameKind[WuchererState]):
    """Whether to buy oneself out of prison (W-135, W-136)."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return [BAIL, PASS]

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code == BAIL:
            turn.pay_bail(state, seat, events)


class Storey(FrameKind[WuchererState]):
    """A card to lay face down, or to stop building (W-189)."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return building.storey_codes(state, seat)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code == DONE:
            building.finish(state, seat, events)
        else:
            building.lay_storey(state, seat, code - STOREY, events)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[state.played], "storeys": len(state.site)}


class Rent(FrameKind[WuchererState]):
    """How many cards to take (W-82). About: the rent."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return turn.rent_codes(state, seat, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        turn.take(state, seat, frame[2], code - TAKE, chance, events)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"rent": frame[2], "most": turn.most_cards(state, frame[1], frame[2])}


# Choices: with one answer they are made without asking, as that tells nothing about a hand (W-190)


class Choice(FrameKind[WuchererState]):
    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        codes = self.legal(state, frame[1], frame)
        if len(codes) > 1:
            return False
        state.frames.pop()
        self.apply(state, frame[1], frame, codes[0], chance, events)
        return True


class Flat(Choice):
    """A flat for a tenant or a squatter (W-38, W-93). About: the card."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return [FLAT + place for place in flats_for(state, frame[2])]

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        card, place = frame[2], code - FLAT
        if card == SQUATTER:
            crimes.squat(state, seat, place, events)
            return
        state.played = NONE
        if events is not None:
            told = {"seat": seat, "card": CARD_NAMES[card], "flat": place_name(place)}
            events.append(Event("moved_in", {**told, "owner": state.owner[place // UNITS]}))
        tenants.enter(state, seat, place, card, NONE)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[frame[2]]}


class House(Choice):
    """A house for the card. About: the card, or what politics is played as."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return house_codes(state, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        card, house = frame[2], code - HOUSE
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

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[frame[2]]}


class Occupant(Choice):
    """A tenant or squatter for the card. About: the card."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return occupant_codes(state, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        card, place = frame[2], code - FLAT
        if card == REMOVAL:
            state.frames.append((ASK_DESTINATION, seat, place, 0))
        elif card == MURDER:
            crimes.declare(state, seat, MURDER, place, events)
        elif card == POLICE:
            crimes.clear(state, seat, place, events)
        else:
            extension.refuse(state, seat, place, events)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[frame[2]]}


class Destination(Choice):
    """Where a removal goes (W-89). About: the place of who is moved."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return tenants.destinations(state, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        tenants.declare_removal(state, seat, frame[2], code, events)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[card_at(state, frame[2])], "flat": place_name(frame[2])}


class Mode(Choice):
    """What politics is played as (W-162); it stays on the table until it has its house."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return extension.political_codes(state, seat)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code == RELEASE:
            extension.release(state, seat, events)
        else:
            state.frames.append((ASK_HOUSE, seat, code - AS, 0))


# Who must leave, and where to


class Flight(Choice):
    """Which tenant flees from squatters (W-98, W-99). About: bits of the houses still to check."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return tenants.flight_codes(state, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        tenants.flee(state, seat, frame[2], code - FLAT, events)


class Evicted(Choice):
    """Who leaves the musicians' house next (W-51). About: the house."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return tenants.evicted_codes(state, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        tenants.choose_evicted(state, seat, frame[2], code - FLAT)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"house": HOUSE_NAMES[frame[2]]}


class Rehoused(Choice):
    """Who leaves the house to be demolished next (W-172). About: the house, detail: as of DoRehouse."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return [FLAT + place for place in rehousing.tenant_places(state, frame[2])]

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        rehousing.choose_rehoused(state, seat, frame[2], frame[3], code - FLAT)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"house": HOUSE_NAMES[frame[2]]}


class Settle(Choice):
    """Where an occupant goes. About: its place, detail: why it leaves."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return settle_codes(state, seat, frame[2], frame[3])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        _, _, place, why = frame
        flat = code - FLAT
        if events is not None:
            told = {"seat": seat, "card": CARD_NAMES[card_at(state, place)], "flat": place_name(place)}
            events.append(Event("settled", {**told, "to": place_name(flat), "why": WHY_NAMES[why]}))
        cell = lift(state, place)
        if why == REHOUSING:
            rehousing.note_musicians(state, flat, cell)
            put(state, flat, cell)
        else:
            tenants.enter(state, seat, flat, cell, place // UNITS)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        _, _, place, why = frame
        return {"card": CARD_NAMES[card_at(state, place)], "flat": place_name(place), "why": WHY_NAMES[why]}


# Windows: everybody is asked whatever they hold, so that a window tells nothing about a hand (W-192)


class Squat(FrameKind[WuchererState]):
    """Police against a squatter just played (W-106)? About: its place."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return crimes.answer_codes(state, seat, POLICE, NONE)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        crimes.answer_squat(state, seat, frame[2], code, events)

    def window(self, state: WuchererState, seat: int, frame: Frame) -> Window | None:
        return window_of(state, crimes.SQUATTERS_CAME, state.owner[frame[2] // UNITS] == seat)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        place = frame[2]
        return {"by": state.active, "flat": place_name(place), "owner": state.owner[place // UNITS]}


class Madman(FrameKind[WuchererState]):
    """The gunman (W-118)? About: the crime, detail: its target."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return crimes.answer_codes(state, seat, MADMAN, NONE)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        crimes.answer_madman(state, seat, frame[2], code, events)

    def window(self, state: WuchererState, seat: int, frame: Frame) -> Window | None:
        return window_of_crime(state, seat, frame[2])

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return describe_crime(state, frame[2], frame[3])


class Police(FrameKind[WuchererState]):
    """Police against a crime (W-115)? About: the crime, detail: its target."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return crimes.answer_codes(state, seat, POLICE, NONE)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        crimes.answer_police(state, seat, code, events)

    def window(self, state: WuchererState, seat: int, frame: Frame) -> Window | None:
        return window_of_crime(state, seat, frame[2])

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return describe_crime(state, frame[2], frame[3])


class Redirect(Choice):
    """The gunman's target, which has to be taken (W-117, W-121). About: the crime."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return crimes.redirect_codes(state, frame[2])

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        crime = frame[2]
        target = code - HOUSE if crime == BOMB else code - FLAT
        if events is not None:
            events.append(Event("redirected", {"seat": seat, "owner": state.active}))
        crimes.carry_out(state, crime, target, events)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"by": state.active, "card": CARD_NAMES[frame[2]]}


class Alibi(FrameKind[WuchererState]):
    """An alibi (W-125)?"""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return crimes.alibi_codes(state, seat)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        crimes.answer_alibi(state, seat, code, events)

    def window(self, state: WuchererState, seat: int, frame: Frame) -> Window | None:
        return window_of(state, crimes.ARRESTED, True)


class Broker(FrameKind[WuchererState]):
    """A broker (W-159)? About: the place of the tenant, detail: the destination."""

    def legal(self, state: WuchererState, seat: int, frame: Frame) -> list[int]:
        return crimes.answer_codes(state, seat, BROKER, NONE)

    def apply(self, state: WuchererState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        extension.answer_broker(state, seat, frame[2], code, events)

    def window(self, state: WuchererState, seat: int, frame: Frame) -> Window | None:
        return window_of(state, crimes.MOVED_OUT, True)

    def describe(self, state: WuchererState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        _, _, place, destination = frame
        card = card_at(state, place)
        details = {
            "by": state.active,
            "card": CARD_NAMES[card],
            "flat": place_name(place),
            "amount": min(state.money[state.active], RENT[card]),
        }
        if destination != UNDER_PILE:
            details["to"] = place_name(destination)
        return details


def window_of(state: WuchererState, kind: str, concerns: bool) -> Window:
    return Window(kind, PASS, concerns, state.turns + state.turn)


def window_of_crime(state: WuchererState, seat: int, crime: int) -> Window | None:
    """To call the police on one's own crime is part of one's own turn."""
    if seat == state.active:
        return None
    return window_of(state, crimes.BOMBED if crime == BOMB else crimes.MURDERED, True)


def describe_crime(state: WuchererState, crime: int, target: int) -> dict[str, Any]:
    details: dict[str, Any] = {"by": state.active, "card": CARD_NAMES[crime]}
    if crime == BOMB:
        details["house"] = HOUSE_NAMES[target]
    else:
        details["flat"] = place_name(target)
        details["target"] = CARD_NAMES[card_at(state, target)]
    return details


# Steps that go by themselves, once what lies above them is decided


class DoFlights(FrameKind[WuchererState]):
    """The check for squatters goes on. About: bits of the houses still to check."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        tenants.go_on_fleeing(state, frame[1], frame[2])
        return True


class DoSuspect(FrameKind[WuchererState]):
    """Family or police (W-124). About: the crime, detail: its target."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        crimes.suspect(state, frame[1], frame[2], frame[3], events)
        return True


class DoCrime(FrameKind[WuchererState]):
    """The crime is carried out (W-116). About: the crime, detail: its target."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        crimes.carry_out(state, frame[2], frame[3], events)
        return True


class DoArrest(FrameKind[WuchererState]):
    """The seat is suspected."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        crimes.arrest(state, frame[1], events)
        return True


class DoMove(FrameKind[WuchererState]):
    """The removal is carried out (W-92). About: the place, detail: the destination."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        tenants.carry_out_removal(state, frame[1], frame[2], frame[3], events)
        return True


class DoEvict(FrameKind[WuchererState]):
    """The musicians drive somebody else out (W-48). About: the house."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        tenants.go_on_evicting(state, frame[1], frame[2])
        return True


class DoRehouse(FrameKind[WuchererState]):
    """The rehousing goes on. About: the house, detail: bits of the houses that got their first musicians."""

    runs = True

    def run(self, state: WuchererState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        rehousing.go_on(state, frame[1], frame[2], frame[3], events)
        return True


FRAMES: Final[list[FrameKind[WuchererState]]] = [
    Turn(),
    Bail(),
    Flight(),
    Settle(),
    Flat(),
    House(),
    Occupant(),
    Destination(),
    Storey(),
    Mode(),
    Evicted(),
    Rehoused(),
    Redirect(),
    Rent(),
    Squat(),
    Madman(),
    Police(),
    Alibi(),
    Broker(),
    DoFlights(),
    DoSuspect(),
    DoCrime(),
    DoArrest(),
    DoMove(),
    DoEvict(),
    DoRehouse(),
]
