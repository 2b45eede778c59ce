"""What stacks of frames can be: for reading positions, so that whatever is read can be played on."""

from typing import Final

from palier.engine.errors import BadPosition
from palier.engine.frames import Frame
from palier.engine.reading import Refusals, not_over
from palier.games.les_colocs import anytime, rules, shopping, windows
from palier.games.les_colocs.actions import NOTATION, NOWHERE, PASS, PLAY, card_of, room_of, target_of
from palier.games.les_colocs.cards import (
    ACTIVITY,
    ANYTIME,
    COST,
    FOUILLE_POUBELLES,
    IS_GENERAL,
    JOBS,
    KINDS,
    LUNETTES_DE_BIERE,
    MENU,
    NARCOLEPSIE,
    PERSON,
    TAG_ANNULATION,
    TAG_CHAT,
    TAG_PLAN_CUL,
    TAG_TELE,
    TAGS,
    TES_VIRE,
    THING,
    TYPE,
)
from palier.games.les_colocs.cards import AUGMENTATION as RAISE
from palier.games.les_colocs.state import (
    ASK_BASKET,
    ASK_BEGIN,
    ASK_BURGLED,
    ASK_CALL,
    ASK_DISCARD,
    ASK_EAT,
    ASK_EVICT,
    ASK_FREE,
    ASK_JOB,
    ASK_ROOM,
    ASK_SIESTE,
    ASK_THREE,
    ASK_TRIM,
    ASK_WINDOW,
    CALL,
    DISCARD,
    DRAW,
    FRAME_NAMES,
    FREE,
    ITEM_ACTIVITY,
    ITEM_ANSWER,
    ITEM_ANYTIME,
    ITEM_DIE,
    ITEM_NAP,
    ITEM_PERSON,
    ITEM_SHOPPING,
    ITEM_TV,
    LAST_OPEN,
    NONE,
    OVER,
    ROLL,
    RUN_ROLL,
    SETUP,
    STAGE_NAMES,
    WEED,
    LesColocsState,
)
from palier.games.les_colocs.transfers import hand_limit

OPEN_BY_STAGE: Final = {DRAW: ASK_BEGIN, ROLL: ASK_EVICT, CALL: ASK_CALL, FREE: ASK_FREE, DISCARD: ASK_DISCARD}
EVICTING: Final = 4
FIXING: Final = 5
DEAREST: Final = 200

bad: Final = Refusals("les_colocs")


def plain(state: LesColocsState) -> list[Frame]:
    """The stack of a position that names none: the open decision of its stage."""
    if state.stage == OVER:
        return []
    if state.stage == SETUP:
        return [(ASK_JOB, max(0, state.previous_winner), NONE, NONE)]
    frames: list[Frame] = [(OPEN_BY_STAGE[state.stage], state.active, 0, 0)]
    if state.stage == ROLL:
        frames.insert(0, (RUN_ROLL, state.active, EVICTING, 0))
    return frames


def ask_again(state: LesColocsState) -> None:
    """A window whose waiting seats are not named asks everybody afresh."""
    top = state.frames[-1] if state.frames else (NONE, NONE, 0, 0)
    if top[0] == ASK_WINDOW:
        for seat in range(state.players):
            if seat != top[1] and state.hands[seat] and state.answers[seat] == NONE:
                state.waiting |= 1 << seat


# One frame


def fits(state: LesColocsState, frame: Frame) -> bool:
    """Whether the numbers of a frame mean something by themselves."""
    kind, seat, about, detail = frame
    if seat == NONE:
        return kind == ASK_WINDOW
    if kind == ITEM_PERSON or kind == ASK_EAT or kind == ASK_ROOM:
        return fits_person(state, kind, about, detail)
    if kind == ITEM_ACTIVITY:
        return 0 <= about < KINDS and TYPE[about] == ACTIVITY and is_cost(detail)
    if kind == ITEM_SHOPPING:
        return about == 0 and is_cost(detail)
    if kind == ITEM_ANYTIME:
        return fits_anytime(state, about, detail)
    if kind == ITEM_ANSWER:
        return 0 <= about < KINDS and (TAGS[about] & TAG_ANNULATION != 0 or about == LUNETTES_DE_BIERE) and detail == 0
    if kind == ITEM_TV:
        return 0 <= about < KINDS and TAGS[about] & TAG_TELE != 0 and detail == 0
    if kind == ITEM_NAP:
        return about == NARCOLEPSIE and detail == 0
    if kind == ITEM_DIE:
        return 0 <= about < KINDS and TAGS[about] & TAG_PLAN_CUL != 0 and 1 <= detail <= 6
    if kind == ASK_THREE:
        return 0 <= about < KINDS and TAGS[about] & TAG_PLAN_CUL != 0 and detail == 0
    if kind == ASK_JOB:
        return about == detail == NONE or 0 <= about < detail < JOBS
    if kind == RUN_ROLL:
        return (about == EVICTING or about == FIXING) and detail == 0
    return kind <= ASK_WINDOW and about == 0 and detail == 0


def is_cost(detail: int) -> bool:
    return detail >= 0 and detail & ~WEED <= DEAREST


def fits_person(state: LesColocsState, kind: int, about: int, detail: int) -> bool:
    if not 0 <= about < KINDS or TYPE[about] != PERSON:
        return False
    if kind == ITEM_PERSON:
        return 0 <= detail < state.players
    if kind == ASK_EAT:
        return MENU[about] != 0 and detail == 0
    return not TAGS[about] & TAG_CHAT and detail == 0


def fits_anytime(state: LesColocsState, about: int, detail: int) -> bool:
    """A code of a `play` action of that very card, with targets that exist."""
    if not 0 <= about < KINDS or TYPE[about] != ANYTIME or detail < PLAY or not NOTATION.has(detail):
        return False
    if TAGS[about] & TAG_ANNULATION or about == LUNETTES_DE_BIERE or card_of(detail) != about:
        return False
    room = room_of(detail)
    return room == NOWHERE or room < state.players


# The whole stack


def check(state: LesColocsState) -> None:
    """Raises BadPosition unless the stack can stand on a table and its top asks somebody something."""
    frames = state.frames
    if (state.stage == OVER) != (not frames):
        raise not_over()
    if not frames:
        check_over(state)
        return
    if state.winner != NONE:
        raise bad("winner", "there is a winner only when the match is over")
    at = check_bottom(state)
    while at < len(frames):
        at = check_above(state, at)
    check_basket(state)
    check_top(state)


def check_over(state: LesColocsState) -> None:
    if state.waiting or any(code != NONE for code in state.answers) or state.basket:
        raise bad("over", "when the match is over nobody is asked and nothing lies on the table")


def check_bottom(state: LesColocsState) -> int:
    """The decision or step of the turn itself; returns where what lies above begins."""
    frames = state.frames
    first = frames[0]
    if state.stage == SETUP:
        if len(frames) != 1 or first != (ASK_JOB, state.previous_winner, NONE, NONE):
            raise bad("setup_choice", "while setting up a previous winner chooses a job, and nothing else")
        return 1
    if first[1] != state.active:
        raise bad("not_active", "seat {seat} is not the active one", seat=first[1])
    if state.stage == ROLL:
        return check_roll(state)
    if first[0] != OPEN_BY_STAGE[state.stage]:
        sentence = "'{frame}' is not what stage '{stage}' asks"
        raise bad("stage", sentence, frame=FRAME_NAMES[first[0]], stage=STAGE_NAMES[state.stage])
    return 1


def check_roll(state: LesColocsState) -> int:
    frames = state.frames
    if frames[0][0] != RUN_ROLL or len(frames) < 2:
        raise bad("roll_step", "in the roll phase something is asked before the next step")
    if frames[0][2] == FIXING:
        for frame in frames[1:]:
            if frame[0] != ASK_EAT or frame[1] != state.active:
                raise bad("roll_guests", "at the end of the roll phase only guests eat")
        return len(frames)
    if frames[1][0] == ASK_EVICT:
        if frames[1][1] != state.active:
            raise bad("roll_evict", "only the active seat throws people out")
        return 2
    if len(frames) != 2 or (frames[1][0] != ASK_ROOM and frames[1][0] != ASK_EAT):
        raise bad("roll_other", "nothing of the kind happens in the roll phase")
    return 1


def check_above(state: LesColocsState, at: int) -> int:
    """A pending card with its window, or a forced choice, on what lies below; returns where it ends."""
    frames = state.frames
    frame, below = frames[at], frames[at - 1]
    kind = frame[0]
    if kind == RUN_ROLL or kind <= LAST_OPEN:
        raise no_place_above(frame, below)
    if kind < ASK_WINDOW:
        check_forced(state, at)
        return at + 1
    if kind == ASK_WINDOW or at + 1 >= len(frames) or frames[at + 1][0] != ASK_WINDOW:
        raise bad("window", "a pending card has its window directly above it")
    besides = NONE if kind == ITEM_DIE else frame[1]
    if frames[at + 1][1] != besides:
        raise bad("window_owner", "the owner of a pending card is not asked about it")
    if below[0] <= LAST_OPEN:
        check_announced(state, frame, below)
    elif below[0] == ASK_WINDOW:
        check_answer(frames[at - 2], frame)
    else:
        raise no_place_above(frame, below)
    return at + 2


def no_place_above(frame: Frame, below: Frame) -> BadPosition:
    sentence = "'{frame}' has no place above '{below}'"
    return bad("above", sentence, frame=FRAME_NAMES[frame[0]], below=FRAME_NAMES[below[0]])


def check_announced(state: LesColocsState, frame: Frame, below: Frame) -> None:
    """What may lie directly on an open decision."""
    kind = frame[0]
    own = frame[1] == state.active
    if kind == ITEM_ANYTIME:
        # Some cards belong to one’s own turn, and to a phase of it (LC-65, LC-120).
        card = frame[2]
        if IS_GENERAL[card] or card == TES_VIRE:
            return
        if own and (card != FOUILLE_POUBELLES or state.stage == FREE):
            if not (card == RAISE and state.raises[frame[1]]):
                return
    elif own and below[0] == (ASK_CALL if kind == ITEM_PERSON else ASK_FREE):
        if kind in (ITEM_PERSON, ITEM_ACTIVITY, ITEM_SHOPPING, ITEM_DIE):
            return
    raise bad("announced", "'{frame}' cannot be announced here", frame=FRAME_NAMES[kind])


def check_answer(item: Frame, frame: Frame) -> None:
    """What may lie on the window of another card."""
    kind, seat, card = frame[0], frame[1], frame[2]
    fitting = seat != item[1] or item[0] == ITEM_DIE
    if kind == ITEM_ANYTIME:
        fitting = fitting and IS_GENERAL[card] and windows.is_first_level(item)
    elif kind == ITEM_ANSWER or kind == ITEM_TV or kind == ITEM_NAP:
        fitting = fitting and windows.can_answer(item, card) and not (kind == ITEM_ANSWER and card == NARCOLEPSIE)
    else:
        fitting = False
    if not fitting:
        sentence = "'{frame}' is no answer to '{below}'"
        raise bad("answer_to", sentence, frame=FRAME_NAMES[kind], below=FRAME_NAMES[item[0]])


def check_forced(state: LesColocsState, at: int) -> None:
    """A forced choice is made before anything else, so that only another of its kind may lie above it."""
    frames = state.frames
    frame, below = frames[at], frames[at - 1]
    kind = frame[0]
    last = at == len(frames) - 1
    fitting = last
    if kind == ASK_BASKET or kind == ASK_THREE:
        fitting = last and below[0] == ASK_FREE and frame[1] == state.active
    elif kind == ASK_ROOM:
        fitting = last and frame[1] == state.active and state.stage == ROLL and below[0] in (RUN_ROLL, ASK_EVICT)
    elif kind == ASK_JOB:
        fitting = last and below[0] <= LAST_OPEN and frame[2] != NONE
    elif kind == ASK_TRIM:
        fitting = last and below[0] <= LAST_OPEN
    elif kind == ASK_SIESTE:
        neighbours = below[0] == ASK_SIESTE and below[1] != frame[1] and frames[at - 2][0] == ASK_FREE
        fitting = below[0] == ASK_FREE or neighbours
        fitting = fitting and (last or (below[0] == ASK_FREE and frames[at + 1][0] == ASK_SIESTE))
    elif kind == ASK_EAT or kind == ASK_BURGLED:
        fitting = last and (below[0] <= LAST_OPEN or below[0] == ASK_WINDOW or below[0] == RUN_ROLL)
    if not fitting:
        raise bad("not_here", "'{frame}' is not asked here", frame=FRAME_NAMES[kind])


def check_basket(state: LesColocsState) -> None:
    """A basket is there exactly while one is filled or announced, and can be paid for."""
    baskets = [frame for frame in state.frames if frame[0] == ITEM_SHOPPING or frame[0] == ASK_BASKET]
    if not baskets:
        if state.basket:
            raise bad("basket_idle", "there is a basket, but nobody is shopping")
        return
    if not state.basket:
        raise bad("basket_empty", "nobody goes shopping with an empty basket")
    cost = 0
    for kind in state.basket:
        if TYPE[kind] != THING:
            raise bad("basket_things", "there are only Trucs in a basket")
        cost += COST[kind]
    if baskets[0][0] == ASK_BASKET:
        affordable = cost <= state.income and state.free > 0
        if not affordable or not all(shopping.may_play(state, state.active, kind) for kind in state.basket):
            raise bad("basket_dear", "this basket cannot be announced")
    elif cost != baskets[0][3] & ~WEED:
        raise bad("basket_cost", "this basket costs {cost}, not what is set aside for it", cost=cost)


def check_top(state: LesColocsState) -> None:
    """Whoever is asked has something to choose from."""
    top = state.frames[-1]
    kind = top[0]
    if kind == ASK_WINDOW:
        check_window(state)
        return
    if state.waiting or any(code != NONE for code in state.answers):
        raise bad("answers", "answers are given only in a window")
    if kind in (ASK_EAT, ASK_SIESTE, ASK_BURGLED, ASK_ROOM):
        if kind == ASK_ROOM and top[2] not in state.rooms[top[1]]:
            raise bad("nobody", "nobody of that name is in the room")
        if len(rules.answers(state)) < 2:
            raise bad("no_choice", "this position asks something that leaves no choice")
    elif kind == ASK_TRIM:
        if len(state.hands[top[1]]) <= hand_limit(state, top[1]):
            raise bad("no_surplus", "seat {seat} has no card too many", seat=top[1])
    elif kind == ASK_JOB and top[2] != NONE:
        if top[2] in state.jobs or top[3] in state.jobs:
            raise bad("job_taken", "a job to choose from belongs to somebody already")
    for frame in state.frames[:-1]:
        # What waits below must still make sense when its turn comes.
        if frame[0] == ITEM_ANYTIME:
            check_targets(state, frame)


def check_window(state: LesColocsState) -> None:
    item, top = state.frames[-2], state.frames[-1]
    if not state.waiting:
        raise bad("window_idle", "a window waits for nobody")
    if not windows.may_be_answered(state, item):
        raise bad("window_needless", "a window stands open that nothing could answer")
    for frame in state.frames:
        if frame[0] == ITEM_ANYTIME:
            check_targets(state, frame)
    for seat in range(state.players):
        is_asked = seat != top[1] and len(state.hands[seat]) > 0
        waits = state.waiting >> seat & 1 != 0
        answered = state.answers[seat] != NONE
        if is_asked != (waits or answered) or (waits and answered):
            raise bad("answered", "seat {seat} has answered or is waited for exactly when it is asked", seat=seat)
        if answered and state.answers[seat] != PASS:
            if state.answers[seat] not in windows.answer_codes(state, seat):
                raise bad("answer", "seat {seat} cannot have answered that", seat=seat)


def check_targets(state: LesColocsState, frame: Frame) -> None:
    """The targets named with a card must be there when it resolves (LC-61)."""
    seat, card, code = frame[1], frame[2], frame[3]
    codes: list[int] = []
    if IS_GENERAL[card]:
        anytime.general_codes(state, seat, card, codes)
    elif card == FOUILLE_POUBELLES:
        codes = [code] if target_of(code) in state.discard else []
    else:
        codes = [code]
        if room_of(code) == seat:
            codes = []
    if code not in codes:
        raise bad("target", "the card on the table has lost its target")
