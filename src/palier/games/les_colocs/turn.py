"""The turn: drawing, the steps of the roll phase, discarding, and on to the next player."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs.actions import DISCARD as DISCARD_CODE
from palier.games.les_colocs.actions import END
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    FRAIS_DE_SCOLARITE,
    FREE_HIGH,
    FREE_LOW,
    INCOME_HIGH,
    INCOME_LOW,
    KINDS,
    MENU,
    MISTER_MOTIVE,
    TACOT,
    TATOUAGE,
)
from palier.games.les_colocs.jobs import capped
from palier.games.les_colocs.people import is_guest
from palier.games.les_colocs.state import (
    ASK_BEGIN,
    ASK_CALL,
    ASK_DISCARD,
    ASK_EAT,
    ASK_EVICT,
    ASK_FREE,
    CALL,
    DISCARD,
    DRAW,
    FREE,
    ROLL,
    RUN_NEXT,
    RUN_ROLL,
    LesColocsState,
    put_in_hand,
)
from palier.games.les_colocs.transfers import check, end_match, hand_limit, take_from_hand, throw_away

KEEP: Final = 5
"""With more cards than this in hand one must discard (LC-56)."""
LUCKY: Final = 4
"""From this roll on the higher figure counts, and whatever else needs a good roll (LC-16, LC-112)."""
TUITION: Final = 3


def begin(state: LesColocsState, seat: int, events: Events) -> None:
    state.active = seat
    state.turn += 1
    state.stage = DRAW
    state.frames.append((ASK_BEGIN, seat, 0, 0))
    if events is not None:
        events.append(Event("turn", {"seat": seat, "number": state.turn}))


def draw(state: LesColocsState, seat: int, chance: Chance, events: Events) -> None:
    """Up to the limit, as far as there are cards (LC-12 to LC-14), each at random from those left (LC-128)."""
    state.frames.pop()
    drawn = draw_cards(state, seat, hand_limit(state, seat) - len(state.hands[seat]), chance, events)
    if events is not None:
        told = [CARD_NAMES[kind] for kind in drawn]
        events.append(Event("drew", {"seat": seat, "cards": len(drawn)}, {seat: {"hand": told}}))
    state.stage = ROLL
    state.frames.append((RUN_ROLL, seat, 1, 0))


def draw_cards(state: LesColocsState, seat: int, wanted: int, chance: Chance, events: Events) -> list[int]:
    drawn: list[int] = []
    left = 0
    for count in state.deck:
        left += count
    for _ in range(wanted):
        if left == 0:
            left = reshuffle(state, events)
            if left == 0:
                break
        kind = chance.draw(state.deck)
        state.deck[kind] -= 1
        left -= 1
        put_in_hand(state.hands[seat], kind)
        drawn.append(kind)
    return drawn


def reshuffle(state: LesColocsState, events: Events) -> int:
    """The discard pile, and nothing else, becomes the deck (LC-14)."""
    cards = len(state.discard)
    for kind in state.discard:
        state.deck[kind] += 1
        state.unseen[kind] += 1
    state.discard = []
    if cards and events is not None:
        events.append(Event("reshuffled", {"cards": cards}))
    return cards


# The roll phase, in the order of LC-15


def roll_step(state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> None:
    seat, step = frame[1], frame[2]
    if step == 1:
        roll_job(state, seat, chance, events)
        state.frames.append((RUN_ROLL, seat, 2, 0))
    elif step == 2:
        roll_cards(state, seat, chance, events)
        state.frames.append((RUN_ROLL, seat, 3, 0))
    elif step == 3:
        state.frames.append((RUN_ROLL, seat, 4, 0))
        state.evictable = [kind for kind in state.rooms[seat] if is_guest(kind)]
        if state.evictable:
            state.frames.append((ASK_EVICT, seat, 0, 0))
    elif step == 4:
        state.frames.append((RUN_ROLL, seat, 5, 0))
        for kind in reversed(state.rooms[seat]):
            # Whoever entered this turn has eaten already (LC-29); the others eat in order of entry (LC-27, LC-28).
            if MENU[kind] and seat * KINDS + kind not in state.arrived:
                state.frames.append((ASK_EAT, seat, kind, 0))
    else:
        fix(state, seat, events)


def roll_job(state: LesColocsState, seat: int, chance: Chance, events: Events) -> None:
    """One die for each variable figure, income before free time (LC-15, LC-16)."""
    job = state.jobs[seat]
    state.figure = INCOME_LOW[job]
    state.time = FREE_LOW[job]
    if INCOME_HIGH[job] != INCOME_LOW[job] and roll_die(seat, "income", chance, events) >= LUCKY:
        state.figure = INCOME_HIGH[job]
    if FREE_HIGH[job] != FREE_LOW[job] and roll_die(seat, "free_time", chance, events) >= LUCKY:
        state.time = FREE_HIGH[job]


def roll_die(seat: int, purpose: str, chance: Chance, events: Events) -> int:
    die = chance.die(6)
    if events is not None:
        events.append(Event("rolled", {"seat": seat, "die": die, "roll": purpose}))
    return die


def roll_cards(state: LesColocsState, seat: int, chance: Chance, events: Events) -> None:
    """In the order in which they entered (LC-17, LC-112)."""
    for kind in state.rooms[seat]:
        if kind == TACOT:
            if roll_die(seat, "tacot", chance, events) >= LUCKY:
                state.noted_free[seat] += 1
            else:
                state.noted_income[seat] -= 1
        elif kind == MISTER_MOTIVE and roll_die(seat, "mister_motive", chance, events) >= LUCKY:
            state.noted_free[seat] += 1


def fix(state: LesColocsState, seat: int, events: Events) -> None:
    """Income and free time exist from here on: the capped permanent part and all that was noted (LC-18, LC-108)."""
    state.capped = TATOUAGE in state.rooms[seat]
    income = capped(state.figure + state.raises[seat], state.capped) + state.noted_income[seat]
    state.income = max(0, income)
    state.free = max(0, state.time + state.noted_free[seat])
    state.noted_income[seat] = 0
    state.noted_free[seat] = 0
    state.evictable = []
    state.stage = CALL
    state.frames.append((ASK_CALL, seat, 0, 0))
    if events is not None:
        events.append(Event("fixed", {"seat": seat, "income": state.income, "free_time": state.free}))


# The end of phases and turns


def end_phase(state: LesColocsState, seat: int) -> None:
    """Calling people, Free Time, Discard (LC-10), the last only for more than one card (LC-57)."""
    state.frames.pop()
    if state.stage == CALL:
        state.stage = FREE
        state.frames.append((ASK_FREE, seat, 0, 0))
    elif state.stage == FREE and len(state.hands[seat]) > 1:
        state.stage = DISCARD
        state.frames.append((ASK_DISCARD, seat, 0, 0))
    else:
        state.frames.append((RUN_NEXT, seat, 0, 0))


def discard_codes(state: LesColocsState, seat: int, codes: list[int]) -> None:
    """Down to five one must, down to one one may; the last card stays (LC-56, LC-57)."""
    hand = state.hands[seat]
    if len(hand) > 1:
        last = -1
        for kind in hand:
            if kind != last:
                codes.append(DISCARD_CODE + kind)
            last = kind
    if len(hand) <= KEEP:
        codes.append(END)


def discard(state: LesColocsState, seat: int, kind: int, events: Events) -> None:
    take_from_hand(state, seat, kind)
    state.discard.append(kind)
    if events is not None:
        events.append(Event("discarded", {"seat": seat, "card": CARD_NAMES[kind]}))


def pay(state: LesColocsState, seat: int, events: Events) -> None:
    """Tuition is paid off with income, without free time and without a window (LC-117)."""
    state.income -= TUITION
    throw_away(state, seat, state.rooms[seat].index(FRAIS_DE_SCOLARITE), events)
    check(state, seat, events)


def next_turn(state: LesColocsState, frame: Frame, events: Events) -> None:
    """What was not spent is lost (LC-19); what was noted for somebody's turn waits in the state."""
    state.income = 0
    state.free = 0
    state.figure = 0
    state.time = 0
    state.capped = False
    state.evicted = []
    state.arrived = []
    if state.max_turns and state.turn >= state.max_turns:  # LC-89
        end_match(state, events)
        return
    begin(state, (frame[1] + 1) % state.players, events)
