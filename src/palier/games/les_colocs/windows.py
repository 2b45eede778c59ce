"""Windows and answers: who is asked, what may stop what, last in first out (LC-67, LC-70)."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs import activities, anytime
from palier.games.les_colocs.actions import PASS, PLAY, card_of, room_of
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    DE_QUOI_ON_PARLAIT,
    GENERAL,
    IS_GENERAL,
    IS_NAP_BREAKER,
    JOUR_DE_LESSIVE,
    KINDS,
    LUNETTES_DE_BIERE,
    NARCOLEPSIE,
    PAS_DE_BOL,
    SERVEUR_SATURE,
    TAG_ANNULATION,
    TAG_INTERNET,
    TAG_PLAN_CUL,
    TAG_SIESTE,
    TAG_TELE,
    TAGS,
    TELECOMMANDE_PERDUE,
    TROU_DE_MEMOIRE,
    VOISIN_DU_DESSUS,
)
from palier.games.les_colocs.state import (
    ASK_WINDOW,
    ITEM_ACTIVITY,
    ITEM_ANSWER,
    ITEM_ANYTIME,
    ITEM_DIE,
    ITEM_NAP,
    ITEM_PERSON,
    ITEM_SHOPPING,
    ITEM_TV,
    NONE,
    WEED,
    LesColocsState,
)
from palier.games.les_colocs.transfers import back_to_hand, check, enter, take_from_hand

ANSWERS: Final[list[int]] = [
    kind for kind in range(KINDS) if TAGS[kind] & (TAG_ANNULATION | TAG_TELE) or kind == LUNETTES_DE_BIERE
]
"""Every card that can answer something in its own right."""


WINDOWS: Final = ("guest", "activity", "shopping", "anytime", "answer", "die")
"""What may be answered, as people would put it."""
KIND_OF: Final[dict[int, str]] = {
    ITEM_PERSON: "guest",
    ITEM_ACTIVITY: "activity",
    ITEM_SHOPPING: "shopping",
    ITEM_ANYTIME: "anytime",
    ITEM_ANSWER: "answer",
    ITEM_TV: "answer",
    ITEM_NAP: "answer",
    ITEM_DIE: "die",
}


def kind_of(state: LesColocsState) -> str:
    """What the window on top is about."""
    return KIND_OF[state.frames[-2][0]]


def concerns(state: LesColocsState, seat: int) -> bool:
    """Whether the pending card is aimed at this seat, its room or its own pending card: all of it lies on the table."""
    item = state.frames[-2]
    kind = item[0]
    if kind == ITEM_PERSON:
        return item[3] == seat
    if kind == ITEM_ANYTIME:
        return room_of(item[3]) == seat
    if kind == ITEM_DIE:
        return item[1] == seat
    if kind == ITEM_ANSWER or kind == ITEM_TV or kind == ITEM_NAP:
        # Below: the window that it was played in, and the card that it answers.
        return state.frames[-4][1] == seat
    return False


def is_first_level(item: Frame) -> bool:
    """Announced persons, activities and shopping: general cards fit in their windows (LC-59)."""
    return item[0] == ITEM_PERSON or item[0] == ITEM_ACTIVITY or item[0] == ITEM_SHOPPING


def can_answer(item: Frame, kind: int) -> bool:
    """Whether a card may stop a pending one (LC-37, LC-66, LC-72, LC-74, LC-76, LC-78)."""
    on_table = item[0]
    if on_table == ITEM_ACTIVITY:
        return can_answer_activity(item, kind)
    if on_table == ITEM_SHOPPING:
        if kind == DE_QUOI_ON_PARLAIT:
            return item[3] & WEED != 0
        return TAGS[kind] & TAG_TELE != 0 or kind == NARCOLEPSIE or kind == JOUR_DE_LESSIVE
    if on_table == ITEM_DIE:
        return kind == LUNETTES_DE_BIERE
    if on_table == ITEM_TV:
        return kind == TELECOMMANDE_PERDUE or (IS_NAP_BREAKER[kind] and TAGS[item[2]] & TAG_SIESTE != 0)
    if on_table == ITEM_NAP:
        return kind == PAS_DE_BOL or IS_NAP_BREAKER[kind]
    if on_table == ITEM_ANYTIME or on_table == ITEM_ANSWER:
        return kind == PAS_DE_BOL and item[2] != PAS_DE_BOL
    return False


def can_answer_activity(item: Frame, kind: int) -> bool:
    tags = TAGS[item[2]]
    if TAGS[kind] & TAG_TELE or kind == NARCOLEPSIE or kind == TROU_DE_MEMOIRE:
        return True
    if kind == DE_QUOI_ON_PARLAIT:
        return item[3] & WEED != 0
    if kind == VOISIN_DU_DESSUS:
        return tags & (TAG_SIESTE | TAG_PLAN_CUL) != 0
    if IS_NAP_BREAKER[kind]:
        return tags & TAG_SIESTE != 0
    if kind == SERVEUR_SATURE:
        return tags & TAG_INTERNET != 0
    return kind == TELECOMMANDE_PERDUE and tags & TAG_TELE != 0


def open_window(state: LesColocsState) -> bool:
    """Asks everybody who holds a card but the owner of the pending one. False when public facts leave it out.

    Only what all can see decides: whether some card that could answer is still out of sight, and who has cards at all
    (LC-69, LC-71). Never what is in a hand.
    """
    item = state.frames[-2]
    if not may_be_answered(state, item):
        return False
    besides = state.frames[-1][1]
    waiting = 0
    for seat in range(state.players):
        if seat != besides and state.hands[seat]:
            waiting |= 1 << seat
    state.waiting = waiting
    return waiting != 0


def may_be_answered(state: LesColocsState, item: Frame) -> bool:
    unseen = state.unseen
    if is_first_level(item):
        for kind in GENERAL:
            if unseen[kind]:
                return True
    for kind in ANSWERS:
        if unseen[kind] and can_answer(item, kind):
            return True
    return False


def answer_codes(state: LesColocsState, seat: int) -> list[int]:
    item = state.frames[-2]
    codes = [PASS]
    general = is_first_level(item)
    last = -1
    for kind in state.hands[seat]:
        if kind == last:
            continue
        last = kind
        if can_answer(item, kind):
            codes.append(PLAY + kind)
        elif general and IS_GENERAL[kind]:
            anytime.general_codes(state, seat, kind, codes)
    return codes


def answer(state: LesColocsState, seat: int, code: int, events: Events) -> None:
    """Answers are secret until all are in; then the first clockwise from the active seat counts (LC-69)."""
    state.answers[seat] = code
    state.waiting &= ~(1 << seat)
    if state.waiting:
        return
    chosen = NONE
    played = PASS
    for step in range(state.players):
        who = (state.active + step) % state.players
        if chosen == NONE and state.answers[who] > PASS:
            chosen = who
            played = state.answers[who]
        state.answers[who] = NONE
    if chosen == NONE:
        state.frames.pop()
    else:
        play_answer(state, chosen, played, events)


def play_answer(state: LesColocsState, seat: int, code: int, events: Events) -> None:
    kind = card_of(code)
    item = state.frames[-2]
    if IS_GENERAL[kind]:
        anytime.announce(state, seat, code, events)
        return
    take_from_hand(state, seat, kind)
    on_table = ITEM_ANSWER
    if TAGS[kind] & TAG_TELE:
        on_table = ITEM_TV
    elif kind == NARCOLEPSIE:
        on_table = ITEM_NAP
    if events is not None:
        told = {"seat": seat, "card": CARD_NAMES[kind], "target": item[1]}
        if item[0] != ITEM_SHOPPING:
            told["other"] = CARD_NAMES[item[2]]
        events.append(Event("answered" if on_table == ITEM_ANSWER else "attacked", told))
    state.frames.append((on_table, seat, kind, 0))
    state.frames.append((ASK_WINDOW, seat, 0, 0))


# What an answer does once nobody stops it


def resolve_answer(state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> None:
    """The answering card is discarded before the one it answered (LC-73), television with no effect (LC-77)."""
    state.frames.pop()
    item = state.frames.pop()
    state.discard.append(frame[2])
    if item[0] == ITEM_DIE:
        # The second result stands: this die gets no window (LC-51).
        die = activities.roll_die(item[1], item[2], chance, events)
        state.frames.append((ITEM_DIE, item[1], item[2], die))
    else:
        cancel(state, item, events)


def resolve_attack(state: LesColocsState, frame: Frame, events: Events) -> None:
    """Television or a sudden nap takes the place of what was announced (LC-75, LC-78)."""
    state.frames.pop()
    item = state.frames.pop()
    state.attacks += 1
    cancel(state, item, events)
    enter(state, item[1], frame[2], 0, events)
    check(state, item[1], events)


def cancel(state: LesColocsState, item: Frame, events: Events) -> None:
    """What was set aside comes back, the free time does not (LC-39, LC-68); Trucs return to the hand (LC-44)."""
    state.cancelled += 1
    if item[0] == ITEM_ACTIVITY or item[0] == ITEM_SHOPPING:
        state.income += item[3] & ~WEED
    if item[0] == ITEM_SHOPPING:
        for kind in state.basket:
            back_to_hand(state, item[1], kind)
        state.basket = []
        if events is not None:
            events.append(Event("shopping_cancelled", {"seat": item[1]}))
        return
    state.discard.append(item[2])
    if events is not None:
        events.append(Event("cancelled", {"seat": item[1], "card": CARD_NAMES[item[2]]}))
