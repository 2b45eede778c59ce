"""The course of a match: what may be decided, what follows, and the loop that runs what runs by itself (5.2)."""

from palier.engine.chance import Chance
from palier.engine.events import Event
from palier.games.les_colocs import activities, anytime, jobs, people, setup, shopping, turn, windows
from palier.games.les_colocs.actions import (
    ACT,
    ADD,
    BUY,
    DISCARD,
    DRAW,
    END,
    EVICT,
    JOB,
    PAY,
    PLAY,
    ROLL,
    ROOM,
    SHOP,
    STAY,
    THREE,
)
from palier.games.les_colocs.cards import FRAIS_DE_SCOLARITE, MENU, TAG_SIESTE
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
    ITEM_ACTIVITY,
    ITEM_ANSWER,
    ITEM_ANYTIME,
    ITEM_DIE,
    ITEM_PERSON,
    ITEM_SHOPPING,
    LAST_FORCED,
    LAST_OPEN,
    NONE,
    RUN_BUY,
    RUN_NEXT,
    RUN_ROLL,
    Frame,
    LesColocsState,
)
from palier.games.les_colocs.table import hand_limit

# Who decides, and what


def asked(state: LesColocsState) -> int:
    """The seats that must decide now, as bits."""
    if not state.frames:
        return 0
    frame = state.frames[-1]
    return state.waiting if frame[0] == ASK_WINDOW else 1 << frame[1]


def allowed(state: LesColocsState) -> int:
    """The seats that may play a card between two steps, as bits: whoever else holds any card at all."""
    if not state.frames or state.frames[-1][0] > LAST_OPEN:
        return 0
    bits = 0
    for seat in range(state.players):
        if seat != state.active and state.hands[seat]:
            bits |= 1 << seat
    return bits


def legal(state: LesColocsState, seat: int) -> list[int]:
    codes: list[int] = []
    if not state.frames:
        return codes
    frame = state.frames[-1]
    ask = frame[0]
    if ask == ASK_WINDOW:
        return windows.answer_codes(state, seat) if state.waiting >> seat & 1 else codes
    if ask <= LAST_OPEN:
        if seat == state.active:
            open_choices(state, seat, ask, codes)
        anytime.open_codes(state, seat, codes)
        return codes
    return forced_choices(state, frame) if seat == frame[1] else codes


def open_choices(state: LesColocsState, seat: int, ask: int, codes: list[int]) -> None:
    if ask == ASK_BEGIN:
        codes.append(DRAW)
    elif ask == ASK_EVICT:
        codes += people.evict_codes(state, seat)
    elif ask == ASK_CALL:
        people.call_codes(state, seat, codes)
        codes.append(END)
    elif ask == ASK_FREE:
        if state.free > 0:
            activities.activity_codes(state, seat, codes)
            shopping.thing_codes(state, seat, SHOP, codes)
        if state.income >= turn.TUITION and FRAIS_DE_SCOLARITE in state.rooms[seat]:
            codes.append(PAY)
        codes.append(END)
    else:
        turn.discard_codes(state, seat, codes)


def forced_choices(state: LesColocsState, frame: Frame) -> list[int]:
    """The answers to a question that must be answered before anything else."""
    ask, seat, about = frame[0], frame[1], frame[2]
    codes: list[int] = []
    if ask == ASK_BASKET:
        shopping.thing_codes(state, seat, ADD, codes)
        codes.append(BUY)
    elif ask == ASK_EAT:
        codes = people.choices(state, seat, MENU[about])
    elif ask == ASK_SIESTE:
        codes = people.choices(state, seat, TAG_SIESTE)
    elif ask == ASK_BURGLED:
        codes = anytime.burgled_codes(state, seat)
    elif ask == ASK_ROOM:
        codes = people.room_codes(state, seat, about)
    elif ask == ASK_JOB:
        codes = setup.job_codes(state) if about < 0 else [JOB + about, JOB + frame[3]]
    elif ask == ASK_TRIM:
        last = -1
        for kind in state.hands[seat]:
            if kind != last:
                codes.append(DISCARD + kind)
            last = kind
    elif ask == ASK_THREE:
        codes = [THREE, ROLL]
    return codes


# What follows


def apply(state: LesColocsState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
    frame = state.frames[-1]
    ask = frame[0]
    if ask == ASK_WINDOW:
        answer(state, seat, code, chance, events)
        return
    if ask <= LAST_OPEN:
        if code >= PLAY:
            anytime.announce(state, seat, code, events)
        else:
            decide(state, seat, ask, code, chance, events)
    else:
        force(state, frame, code, chance, events)
    run(state, chance, events)


def answer(state: LesColocsState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
    """What the last answer brings also shows what the others had answered in secret: nobody could foretell it."""
    if events is None:
        windows.answer(state, seat, code, None)
        run(state, chance, None)
        return
    known = len(events)
    secrets = max(state.answers) != NONE
    windows.answer(state, seat, code, events)
    run(state, chance, events)
    if secrets and len(events) > known:
        events[known].reveals = True


def decide(state: LesColocsState, seat: int, ask: int, code: int, chance: Chance, events: list[Event] | None) -> None:
    """A choice of the active seat at one of its open decisions."""
    if ask == ASK_BEGIN:
        turn.draw(state, seat, chance, events)
    elif ask == ASK_EVICT:
        state.frames.pop()
        if code != STAY:
            people.evict(state, seat, code - EVICT, chance, events)
    elif code == END:
        turn.end_phase(state, seat)
    elif ask == ASK_CALL:
        people.announce_person(state, seat, code, events)
    elif ask == ASK_DISCARD:
        turn.discard(state, seat, code - DISCARD, events)
    elif code == PAY:
        turn.pay(state, seat, events)
    elif code >= SHOP:
        shopping.begin(state, seat, code - SHOP)
    else:
        activities.announce(state, seat, code - ACT, events)


def force(state: LesColocsState, frame: Frame, code: int, chance: Chance, events: list[Event] | None) -> None:
    """The answer to a forced choice."""
    ask, seat = frame[0], frame[1]
    if ask == ASK_BASKET:
        if code == BUY:
            shopping.announce(state, seat, events)
        else:
            shopping.add(state, seat, code - ADD)
        return
    state.frames.pop()
    if ask == ASK_ROOM:
        people.send(state, seat, frame[2], code - ROOM, events)
    elif ask == ASK_JOB:
        if frame[2] < 0:
            setup.winner_takes(state, seat, code - JOB, chance, events)
            turn.begin(state, state.first(), events)
        else:
            jobs.take_job(state, seat, code - JOB, events)
    elif ask == ASK_TRIM:
        turn.discard(state, seat, code - DISCARD, events)
        if len(state.hands[seat]) > hand_limit(state, seat):
            state.frames.append(frame)
    elif ask == ASK_THREE:
        activities.choose_three(state, frame, code, chance, events)
    else:
        people.lose(state, seat, code, events)


def run(state: LesColocsState, chance: Chance, events: list[Event] | None) -> None:
    """Runs whatever runs by itself, until somebody has something to decide or the match is over."""
    while state.frames:
        frame = state.frames[-1]
        ask = frame[0]
        if ask <= LAST_OPEN:
            return
        if ask == ASK_WINDOW:
            if state.waiting or windows.open_window(state):
                return
            state.frames.pop()
        elif ask <= LAST_FORCED:
            if not settle(state, frame, events):
                return
        else:
            state.frames.pop()
            run_frame(state, frame, chance, events)


def settle(state: LesColocsState, frame: Frame, events: list[Event] | None) -> bool:
    """A choice with one answer is carried out, one with none is skipped (ruling 86). False: it has to be asked.

    What concerns a hand is always asked: not asking would tell something about it.
    """
    ask, seat = frame[0], frame[1]
    if ask == ASK_EAT or ask == ASK_SIESTE or ask == ASK_BURGLED:
        codes = forced_choices(state, frame)
        if len(codes) > 1:
            return False
        state.frames.pop()
        if codes:
            people.lose(state, seat, codes[0], events)
        return True
    if ask == ASK_ROOM:
        rooms = people.rooms_for(state, seat, frame[2])
        if len(rooms) > 1:
            return False
        state.frames.pop()
        people.send(state, seat, frame[2], rooms[0] if rooms else -1, events)
        return True
    return False


def run_frame(state: LesColocsState, frame: Frame, chance: Chance, events: list[Event] | None) -> None:
    """A pending card that nobody stopped, or the next step of a turn."""
    kind = frame[0]
    if kind == RUN_ROLL:
        turn.roll_step(state, frame, chance, events)
    elif kind == ITEM_ACTIVITY:
        activities.resolve(state, frame, chance, events)
    elif kind == ITEM_SHOPPING:
        state.frames.append((RUN_BUY, frame[1], 0, 0))
    elif kind == RUN_BUY:
        shopping.buy_next(state, frame, events)
    elif kind == ITEM_PERSON:
        people.resolve_person(state, frame, chance, events)
    elif kind == ITEM_ANYTIME:
        anytime.carry_out(state, frame, chance, events)
    elif kind == ITEM_ANSWER:
        windows.resolve_answer(state, frame, chance, events)
    elif kind == ITEM_DIE:
        activities.score_die(state, frame, events)
    elif kind == RUN_NEXT:
        turn.next_turn(state, frame, events)
    else:
        windows.resolve_attack(state, frame, events)
