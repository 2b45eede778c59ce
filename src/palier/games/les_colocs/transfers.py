"""Cards on the move: from hand to table, into rooms, out of them, onto the discard pile; and the check for a win."""

from typing import Final

from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    GOAL,
    JOB_GLANDEUR,
    JOB_JOB_CAMPUS,
    JOB_SERVEUR,
    JOB_TECHNICIEN_HOTLINE,
    JOB_YUPPIE,
    KINDS,
    PERSON,
    SLACK,
    TAG_INTERNET,
    TAG_JEU_VIDEO,
    TAG_LIVRE,
    TAG_SIESTE,
    TAG_TELE,
    TAGS,
    TYPE,
)
from palier.games.les_colocs.scoring import outcome, recount
from palier.games.les_colocs.state import (
    ASK_THREE,
    FRAME_NAMES,
    ITEM_ACTIVITY,
    ITEM_ANSWER,
    ITEM_ANYTIME,
    ITEM_DIE,
    ITEM_NAP,
    ITEM_PERSON,
    ITEM_TV,
    NONE,
    OVER,
    LesColocsState,
    put_in_hand,
)

HAND_LIMIT: Final = 6  # LC-12
YUPPIE_LIMIT: Final = 7  # LC-98
CARD_FRAMES: Final = (
    ASK_THREE,
    ITEM_PERSON,
    ITEM_ACTIVITY,
    ITEM_ANYTIME,
    ITEM_ANSWER,
    ITEM_TV,
    ITEM_NAP,
    ITEM_DIE,
)
HOLDS_A_CARD: Final[list[bool]] = [kind in CARD_FRAMES for kind in range(len(FRAME_NAMES))]
"""By kind of frame: whether a card lies on the table with it."""


def hand_limit(state: LesColocsState, seat: int) -> int:
    return YUPPIE_LIMIT if state.jobs[seat] == JOB_YUPPIE else HAND_LIMIT


def check(state: LesColocsState, first: int, events: Events) -> bool:
    """Whether somebody has reached a goal (LC-2, LC-87): who made the change comes first, then clockwise (LC-85).

    The match is then over at once, and whatever was pending is dropped (LC-86).
    """
    for step in range(state.players):
        seat = (first + step) % state.players
        if state.slack[seat] >= GOAL[state.jobs[seat]]:
            state.winner = seat
            end_match(state, events)
            return True
    return False


def end_match(state: LesColocsState, events: Events) -> None:
    leave_the_table(state)
    state.stage = OVER
    state.waiting = 0
    for seat in range(state.players):
        state.answers[seat] = NONE
    if events is not None:
        result = outcome(state)
        if result is not None:
            events.append(Event("ended", result.to_json()))


def leave_the_table(state: LesColocsState) -> None:
    """Pending cards go to the discard pile, so that every card still has a place; none of them resolves."""
    for frame in reversed(state.frames):
        kind = pending_card(frame)
        if kind >= 0:
            state.discard.append(kind)
    state.discard += state.basket
    state.basket = []
    state.frames = []


def pending_card(frame: Frame) -> int:
    """The card that a frame holds on the table, or NONE; a basket lies in the state itself."""
    return frame[2] if HOLDS_A_CARD[frame[0]] else NONE


def take_from_hand(state: LesColocsState, seat: int, kind: int) -> None:
    """A card is laid on the table, for all to see."""
    state.hands[seat].remove(kind)
    state.unseen[kind] -= 1


def back_to_hand(state: LesColocsState, seat: int, kind: int) -> None:
    put_in_hand(state.hands[seat], kind)
    state.unseen[kind] += 1


def markers(job: int, kind: int) -> int:
    """What the job of a room's owner adds for good to a card that enters (LC-82, LC-96, LC-99, LC-100, LC-103)."""
    tags = TAGS[kind]
    if job == JOB_GLANDEUR:
        return 1 if tags & TAG_TELE else 0
    if job == JOB_SERVEUR:
        return 1 if tags & TAG_SIESTE else 0
    if job == JOB_JOB_CAMPUS:
        return 1 if tags & TAG_LIVRE else 0
    if job == JOB_TECHNICIEN_HOTLINE:
        return 1 if tags & (TAG_INTERNET | TAG_JEU_VIDEO) else 0
    return 0


def enter(state: LesColocsState, room: int, kind: int, rolled: int, events: Events) -> None:
    """A card comes into a room; `rolled` counts instead of its printed value when it is not 0."""
    worth = (rolled if rolled else SLACK[kind]) + markers(state.jobs[room], kind)
    put_down(state, room, kind, worth)
    if events is not None:
        events.append(Event("entered", {"seat": room, "card": CARD_NAMES[kind], "value": worth}))


def put_down(state: LesColocsState, room: int, kind: int, worth: int) -> None:
    state.rooms[room].append(kind)
    state.worths[room].append(worth)
    if TYPE[kind] == PERSON:
        state.arrived.append(room * KINDS + kind)
    recount(state, room)


def pick_up(state: LesColocsState, room: int, at: int) -> int:
    """Takes a card out of a room and returns its value with markers."""
    kind = state.rooms[room].pop(at)
    worth = state.worths[room].pop(at)
    if TYPE[kind] == PERSON and room * KINDS + kind in state.arrived:
        state.arrived.remove(room * KINDS + kind)
    recount(state, room)
    return worth


def throw_away(state: LesColocsState, room: int, at: int, events: Events) -> None:
    """A card of a room goes to the discard pile, without its markers (LC-83)."""
    kind = state.rooms[room][at]
    pick_up(state, room, at)
    state.discard.append(kind)
    if events is not None:
        events.append(Event("left", {"seat": room, "card": CARD_NAMES[kind]}))


def has_tag(state: LesColocsState, room: int, tags: int) -> bool:
    for kind in state.rooms[room]:
        if TAGS[kind] & tags:
            return True
    return False
