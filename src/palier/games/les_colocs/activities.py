"""Activities: announcing, what they bring, the die of a Plan-cul, and discretion."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs.actions import ACT, THREE
from palier.games.les_colocs.cards import (
    ACTIVITY,
    CARD_NAMES,
    COST,
    INTERNAUTE_SQUATTEUR,
    JOB_BATTEUR,
    JOB_CONCEPTEUR_WEB,
    TAG_CAFE,
    TAG_COHABITATION,
    TAG_HERBE,
    TAG_INTERNET,
    TAG_JEU_VIDEO,
    TAG_PLAN_CUL,
    TAG_SIESTE,
    TAGS,
    TYPE,
    TYPE_SUR_LE_CANAPE,
)
from palier.games.les_colocs.scoring import recount
from palier.games.les_colocs.state import (
    ASK_SIESTE,
    ASK_THREE,
    ASK_WINDOW,
    ITEM_ACTIVITY,
    ITEM_DIE,
    NONE,
    WEED,
    LesColocsState,
)
from palier.games.les_colocs.transfers import check, enter, has_tag, take_from_hand

AUTOMATIC: Final = 3
"""What a live-in partner makes of a Plan-cul without a roll."""
LOUD: Final = 5
"""From this many points on a Plan-cul wakes the neighbours (LC-52, LC-54)."""
WEB_BONUS: Final = 2


def cost_of(state: LesColocsState, seat: int, kind: int) -> int:
    """The second coffee is free: read when it is announced (LC-48, LC-106)."""
    if TAGS[kind] & TAG_CAFE and has_tag(state, seat, TAG_CAFE):
        return 0
    return COST[kind]


def is_banned(state: LesColocsState, seat: int, kind: int) -> bool:
    """Who sits on the computer or on the couch stands in the way of these (LC-109)."""
    tags = TAGS[kind]
    if tags & (TAG_INTERNET | TAG_JEU_VIDEO) and INTERNAUTE_SQUATTEUR in state.rooms[seat]:
        return True
    return tags & TAG_SIESTE != 0 and TYPE_SUR_LE_CANAPE in state.rooms[seat]


def activity_codes(state: LesColocsState, seat: int, codes: list[int]) -> None:
    """What one can pay for (LC-45)."""
    last = -1
    for kind in state.hands[seat]:
        if kind != last and TYPE[kind] == ACTIVITY:
            if cost_of(state, seat, kind) <= state.income and not is_banned(state, seat, kind):
                codes.append(ACT + kind)
        last = kind


def announce(state: LesColocsState, seat: int, kind: int, events: Events) -> None:
    """Free time is spent and the cost set aside (LC-39)."""
    cost = cost_of(state, seat, kind)
    take_from_hand(state, seat, kind)
    state.free -= 1
    state.income -= cost
    if events is not None:
        events.append(Event("announced", {"seat": seat, "card": CARD_NAMES[kind], "cost": cost}))
    weed = WEED if has_tag(state, seat, TAG_HERBE) else 0
    state.frames.append((ITEM_ACTIVITY, seat, kind, cost | weed))
    state.frames.append((ASK_WINDOW, seat, 0, 0))


def resolve(state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> None:
    """Nobody stopped it: the cost set aside is now paid (LC-46)."""
    seat, kind = frame[1], frame[2]
    tags = TAGS[kind]
    if tags & TAG_PLAN_CUL:
        if has_tag(state, seat, TAG_COHABITATION):
            state.frames.append((ASK_THREE, seat, kind, 0))
        else:
            roll(state, seat, kind, chance, events)
        return
    enter(state, seat, kind, 0, events)
    if check(state, seat, events):
        return
    if tags & TAG_INTERNET:
        pay_web_designers(state, seat, events)


def pay_web_designers(state: LesColocsState, seat: int, events: Events) -> None:
    """Whoever designs web sites gains, the surfer too, after the card has counted (LC-102)."""
    for step in range(state.players):
        who = (seat + step) % state.players
        if state.jobs[who] == JOB_CONCEPTEUR_WEB:
            state.bonus[who] += WEB_BONUS
            recount(state, who)
            if events is not None:
                events.append(Event("bonus", {"seat": who, "points": WEB_BONUS}))
            if check(state, who, events):
                return


# Plan-cul


def roll(state: LesColocsState, seat: int, kind: int, chance: Chance, events: Events) -> None:
    """The die lies open for one re-roll, by anybody, the roller too (LC-49, LC-51)."""
    state.frames.append((ITEM_DIE, seat, kind, roll_die(seat, kind, chance, events)))
    state.frames.append((ASK_WINDOW, NONE, 0, 0))


def roll_die(seat: int, kind: int, chance: Chance, events: Events) -> int:
    die = chance.die(6)
    if events is not None:
        events.append(Event("rolled", {"seat": seat, "die": die, "roll": "plan_cul", "card": CARD_NAMES[kind]}))
    return die


def choose_three(state: LesColocsState, frame: Frame, code: int, chance: Chance, events: Events) -> None:
    """Exactly three points, or the die: decided after the window, before the roll (LC-50)."""
    seat, kind = frame[1], frame[2]
    if code == THREE:
        enter(state, seat, kind, AUTOMATIC, events)
        check(state, seat, events)
    else:
        roll(state, seat, kind, chance, events)


def score_die(state: LesColocsState, frame: Frame, events: Events) -> None:
    """The die less one, one more for a Drummer; nothing is a failure (LC-47, LC-49, LC-97)."""
    seat, kind, die = frame[1], frame[2], frame[3]
    points = die - 1 + (1 if state.jobs[seat] == JOB_BATTEUR else 0)
    if points <= 0:
        state.discard.append(kind)
        if events is not None:
            events.append(Event("failed", {"seat": seat, "card": CARD_NAMES[kind]}))
        return
    enter(state, seat, kind, points, events)
    if check(state, seat, events):
        return
    if points >= LOUD:
        wake_neighbours(state, seat)


def wake_neighbours(state: LesColocsState, seat: int) -> None:
    """Both neighbours lose a Sieste, the left one first; with two players there is but one (LC-52, LC-53)."""
    left = (seat + 1) % state.players
    right = (seat - 1) % state.players
    if right != left:
        state.frames.append((ASK_SIESTE, right, 0, 0))
    state.frames.append((ASK_SIESTE, left, 0, 0))
