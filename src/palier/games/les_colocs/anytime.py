"""N'importe quand cards: who may play which when, and what each does. Answers to other cards are in `windows`."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs import jobs, people
from palier.games.les_colocs.actions import CHEAP, LOSE, NOWHERE, PLAY, card_of, play_at, play_on, room_of, target_of
from palier.games.les_colocs.cards import (
    ANYTIME,
    AUGMENTATION,
    CAMBRIOLEUR,
    CANAPE_GRATUIT,
    CARD_NAMES,
    CHEQUE_DES_PARENTS,
    COST,
    DEHORS,
    FACTURE_DE_TELEPHONE,
    FIN_DE_LA_FETE,
    FOUILLE_POUBELLES,
    FRAIS_DE_SCOLARITE,
    FUT_DE_BIERE,
    HOMICIDE_JUSTIFIE,
    IS_GENERAL,
    JOB_GLANDEUR,
    NETTOYAGE_DE_CANAPE,
    NOUVEAU_JOB,
    PAS_SUR_LE_LIT,
    RESQUILLEUR,
    RUPTURE,
    SE_FAIRE_PORTER_PALE,
    TAG_BIBINE,
    TAG_CHAT,
    TAG_CLOPES,
    TAG_COHABITATION,
    TAG_HERBE,
    TAG_INVITE,
    TAGS,
    TES_VIRE,
    THING,
    TYPE,
    VISITE_DES_PARENTS,
)
from palier.games.les_colocs.scoring import recount, value
from palier.games.les_colocs.shopping import may_play
from palier.games.les_colocs.state import (
    ASK_BURGLED,
    ASK_WINDOW,
    CALL,
    FREE,
    ITEM_ANYTIME,
    LesColocsState,
)
from palier.games.les_colocs.transfers import check, enter, has_tag, pick_up, put_down, take_from_hand, throw_away

BILL: Final = 2
CHEQUE: Final = 3


# Who may play what


def open_codes(state: LesColocsState, seat: int, codes: list[int]) -> None:
    """The cards that a seat may play at an open decision of anybody's turn (LC-58, LC-59, LC-120)."""
    last = -1
    for kind in state.hands[seat]:
        if kind != last and TYPE[kind] == ANYTIME:
            if IS_GENERAL[kind]:
                general_codes(state, seat, kind, codes)
            elif kind == TES_VIRE:
                for other in range(state.players):
                    if other != seat and state.jobs[other] != JOB_GLANDEUR:
                        codes.append(play_at(kind, other))
            elif seat == state.active:
                own_turn_codes(state, seat, kind, codes)
        last = kind


def own_turn_codes(state: LesColocsState, seat: int, kind: int, codes: list[int]) -> None:
    """Some cards belong to one's own turn, and to a phase of it (LC-65); what the bins hold, LC-118 says."""
    if kind == NOUVEAU_JOB or (kind == AUGMENTATION and jobs.can_be_raised(state, seat)):
        codes.append(PLAY + kind)
    elif kind == SE_FAIRE_PORTER_PALE or kind == NETTOYAGE_DE_CANAPE or kind == CHEQUE_DES_PARENTS:
        if state.stage <= FREE:
            codes.append(PLAY + kind)
    elif kind == FOUILLE_POUBELLES and state.stage == FREE:
        found: list[int] = []
        for thing in state.discard:
            if TYPE[thing] == THING and COST[thing] <= CHEAP and thing not in found and may_play(state, seat, thing):
                found.append(thing)
        found.sort()
        for thing in found:
            codes.append(play_on(kind, NOWHERE, thing))


def general_codes(state: LesColocsState, seat: int, kind: int, codes: list[int]) -> None:
    """A card needs something to change (LC-60); "a player" may be oneself, "another" may not (LC-62)."""
    if kind == CANAPE_GRATUIT or (kind == FUT_DE_BIERE and may_play(state, seat, kind)):
        codes.append(PLAY + kind)
    elif kind == DEHORS:
        done: list[int] = []
        for guest in state.rooms[seat]:
            if people.is_guest(guest) and guest not in done:
                done.append(guest)
                rooms = people.rooms_for(state, seat, guest)
                for room in rooms:
                    codes.append(play_on(kind, room, guest))
                if not rooms:
                    codes.append(play_on(kind, NOWHERE, guest))
    elif kind == RESQUILLEUR or kind == HOMICIDE_JUSTIFIE or kind == PAS_SUR_LE_LIT:
        for room in range(state.players):
            card_codes(state, seat, kind, room, codes)
    else:
        for other in range(state.players):
            if can_target(state, seat, kind, other):
                codes.append(play_at(kind, other))


def card_codes(state: LesColocsState, seat: int, kind: int, room: int, codes: list[int]) -> None:
    """The cards of a room that this one can be played on (LC-114, LC-121)."""
    if kind == RESQUILLEUR and room == seat:
        return
    done: list[int] = []
    for card in state.rooms[room]:
        if card in done:
            continue
        done.append(card)
        tags = TAGS[card]
        if (
            (kind == RESQUILLEUR and tags & TAG_CLOPES)
            or (kind == PAS_SUR_LE_LIT and tags & TAG_CHAT)
            or (kind == HOMICIDE_JUSTIFIE and people.is_guest(card))
        ):
            codes.append(play_on(kind, room, card))


def can_target(state: LesColocsState, seat: int, kind: int, other: int) -> bool:
    if kind == RUPTURE:
        return has_tag(state, other, TAG_COHABITATION)
    if kind == CAMBRIOLEUR:
        return has_thing(state, other)
    if kind == FIN_DE_LA_FETE:
        return has_party(state, other)
    if kind == VISITE_DES_PARENTS:
        return has_tag(state, other, TAG_BIBINE | TAG_HERBE)
    if kind == FACTURE_DE_TELEPHONE:
        return other != seat and not (is_spending(state, other) and state.income < 1)
    return kind == FRAIS_DE_SCOLARITE and other != seat


def has_thing(state: LesColocsState, room: int) -> bool:
    for kind in state.rooms[room]:
        if TYPE[kind] == THING:
            return True
    return False


def has_party(state: LesColocsState, room: int) -> bool:
    for kind in state.rooms[room]:
        if leaves_party(kind):
            return True
    return False


def leaves_party(kind: int) -> bool:
    return TAGS[kind] & TAG_INVITE != 0 and not TAGS[kind] & TAG_COHABITATION


def is_spending(state: LesColocsState, seat: int) -> bool:
    """Whether a seat's income of this turn is fixed and can still be spent."""
    return seat == state.active and CALL <= state.stage <= FREE


# Playing


def announce(state: LesColocsState, seat: int, code: int, events: Events) -> None:
    """Targets are named with the card, before its window (LC-61)."""
    kind = card_of(code)
    take_from_hand(state, seat, kind)
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[kind]}
        room, target = room_of(code), target_of(code)
        more = {} if target < 0 else {"other": CARD_NAMES[target]}
        if room != NOWHERE:
            events.append(Event("played_at", {**told, "target": room, **more}))
        else:
            events.append(Event("played", {**told, **more}))
    state.frames.append((ITEM_ANYTIME, seat, kind, code))
    state.frames.append((ASK_WINDOW, seat, 0, 0))


def carry_out(state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> None:
    """The card is discarded, unless it stays in a room or beside a job (LC-63, LC-116, LC-117, LC-123)."""
    seat, kind, code = frame[1], frame[2], frame[3]
    room = room_of(code)
    if kind == CANAPE_GRATUIT or kind == FUT_DE_BIERE:
        enter(state, seat, kind, 0, events)
        check(state, seat, events)
        return
    if kind == FRAIS_DE_SCOLARITE:
        enter(state, room, kind, 0, events)
        return
    if kind == AUGMENTATION:
        jobs.raise_income(state, seat, events)
        return
    state.discard.append(kind)
    if kind == NOUVEAU_JOB:
        jobs.change_job(state, seat, chance, events)
    elif kind == TES_VIRE:
        jobs.change_job(state, room, chance, events)
    elif kind == DEHORS:
        people.send(state, seat, target_of(code), -1 if room == NOWHERE else room, events)
    elif kind == CAMBRIOLEUR:
        state.frames.append((ASK_BURGLED, room, 0, 0))
    elif kind == SE_FAIRE_PORTER_PALE or kind == NETTOYAGE_DE_CANAPE or kind == CHEQUE_DES_PARENTS:
        help_turn(state, seat, kind, events)
    elif kind == FACTURE_DE_TELEPHONE:
        bill(state, room, events)
    elif kind == FIN_DE_LA_FETE or kind == VISITE_DES_PARENTS:
        clear_out(state, seat, room, kind, events)
    else:
        act_on_card(state, seat, kind, room, target_of(code), events)


def act_on_card(state: LesColocsState, seat: int, kind: int, room: int, target: int, events: Events) -> None:
    if kind == FOUILLE_POUBELLES:
        state.discard.remove(target)
        enter(state, seat, target, 0, events)
    elif kind == RESQUILLEUR:
        at = state.rooms[room].index(target)
        worth = pick_up(state, room, at)
        put_down(state, seat, target, worth)
        if events is not None:
            events.append(Event("taken", {"seat": seat, "card": CARD_NAMES[target], "from": room}))
    elif kind == PAS_SUR_LE_LIT:
        at = state.rooms[room].index(target)
        state.worths[room][at] -= 1
        recount(state, room)
        if events is not None:
            events.append(Event("marked", {"seat": room, "card": CARD_NAMES[target]}))
    elif kind == HOMICIDE_JUSTIFIE:
        throw_away(state, room, state.rooms[room].index(target), events)
    else:
        for at in range(len(state.rooms[room])):
            if TAGS[state.rooms[room][at]] & TAG_COHABITATION:
                throw_away(state, room, at, events)
                break
    check(state, seat, events)


def help_turn(state: LesColocsState, seat: int, kind: int, events: Events) -> None:
    """Before income and free time are fixed it is noted, afterwards added at once (LC-18, LC-122)."""
    income = 0
    free = 0
    if kind == SE_FAIRE_PORTER_PALE:
        free = 1
    else:
        income = 1 if kind == NETTOYAGE_DE_CANAPE else CHEQUE
    if is_spending(state, seat):
        state.income += income
        state.free += free
    else:
        state.noted_income[seat] += income
        state.noted_free[seat] += free
    if events is not None:
        events.append(Event("helped", {"seat": seat, "income": income, "free_time": free}))


def bill(state: LesColocsState, seat: int, events: Events) -> None:
    """What is set aside is out of reach; out of one's turn it waits for the next one (LC-115)."""
    if is_spending(state, seat):
        taken = min(BILL, state.income)
        state.income -= taken
    else:
        taken = BILL
        state.noted_income[seat] -= BILL
    if events is not None:
        events.append(Event("billed", {"seat": seat, "income": taken, "now": is_spending(state, seat)}))


def clear_out(state: LesColocsState, seat: int, room: int, kind: int, events: Events) -> None:
    """All at once, one single change, no choice (LC-119)."""
    at = 0
    while at < len(state.rooms[room]):
        card = state.rooms[room][at]
        gone = leaves_party(card) if kind == FIN_DE_LA_FETE else TAGS[card] & (TAG_BIBINE | TAG_HERBE) != 0
        if gone:
            throw_away(state, room, at, events)
        else:
            at += 1
    check(state, seat, events)


# Burgled


def burgled_codes(state: LesColocsState, room: int) -> list[int]:
    """The Trucs of the highest value, every bonus and malus counted; the victim chooses among equals (LC-113)."""
    best = -1000
    codes: list[int] = []
    cards = state.rooms[room]
    for at in range(len(cards)):
        if TYPE[cards[at]] != THING:
            continue
        worth = value(state, room, at)
        if worth > best:
            best = worth
            codes = []
        if worth == best and LOSE + cards[at] not in codes:
            codes.append(LOSE + cards[at])
    return codes
