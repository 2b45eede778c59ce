"""Changing jobs: the draw, the Temp's choice of two, and what a new job brings with it (LC-90 to LC-95, LC-104)."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.games.les_colocs.cards import (
    AUGMENTATION,
    GOAL,
    INCOME_HIGH,
    INCOME_LOW,
    JOB_GLANDEUR,
    JOB_INTERIMAIRE,
    JOB_NAMES,
    JOBS,
    PIERCING,
    TATOUAGE,
)
from palier.games.les_colocs.state import ASK_JOB, ASK_TRIM, CALL, DISCARD, NONE, LesColocsState, job_pile
from palier.games.les_colocs.transfers import check, hand_limit, throw_away

TATTOO_CAP: Final = 4


def capped(figure: int, has_tattoo: bool) -> int:
    return TATTOO_CAP if has_tattoo and figure > TATTOO_CAP else figure


def permanent_income(state: LesColocsState, seat: int, job: int, raises: int) -> int:
    """Low plus high figure, each with the raise and cut to 4 under a tattoo: only good to compare (LC-107)."""
    tattoo = TATOUAGE in state.rooms[seat]
    return capped(INCOME_LOW[job] + raises, tattoo) + capped(INCOME_HIGH[job] + raises, tattoo)


def can_be_raised(state: LesColocsState, seat: int) -> bool:
    """No boss, no raise; and none that a tattoo makes useless (LC-96, LC-116)."""
    job = state.jobs[seat]
    if job == JOB_GLANDEUR or state.raises[seat]:
        return False
    return permanent_income(state, seat, job, 1) > permanent_income(state, seat, job, 0)


def raise_income(state: LesColocsState, seat: int, events: Events) -> None:
    """The card stays at the job; +1 at once where this turn's income is fixed already (LC-116)."""
    state.raises[seat] = 1
    if CALL <= state.stage <= DISCARD and not (state.capped and state.figure >= TATTOO_CAP):
        state.income += 1
    if events is not None:
        events.append(Event("raised", {"seat": seat}))
    lose_piercing(state, seat, events)
    check(state, seat, events)


def lose_piercing(state: LesColocsState, seat: int, events: Events) -> None:
    """Once the permanent income has gone up (LC-107)."""
    room = state.rooms[seat]
    while PIERCING in room:
        throw_away(state, seat, room.index(PIERCING), events)


def draw_job(state: LesColocsState, chance: Chance) -> int:
    """At random from those that lie face down (LC-90)."""
    counts = [0] * JOBS
    for job in job_pile(state):
        counts[job] = 1
    return chance.draw(counts)


def change_job(state: LesColocsState, seat: int, chance: Chance, events: Events) -> None:
    """One new job, or two to choose from for a Temp; the old one goes back only afterwards (LC-90, LC-104)."""
    pile = len(job_pile(state))
    if pile == 0:
        return
    first = draw_job(state, chance)
    if state.jobs[seat] != JOB_INTERIMAIRE or pile == 1:
        take_job(state, seat, first, events)
        return
    state.frames.append((ASK_JOB, seat, first, NONE))
    second = draw_job(state, chance)
    state.frames[-1] = (ASK_JOB, seat, min(first, second), max(first, second))
    if events is not None:
        events.append(
            Event("jobs_drawn", {"seat": seat, "jobs": [JOB_NAMES[min(first, second)], JOB_NAMES[max(first, second)]]})
        )


def take_job(state: LesColocsState, seat: int, job: int, events: Events) -> None:
    """In this order: raise and old job away, a win perhaps, piercing, hand limit (LC-91 to LC-94)."""
    before = permanent_income(state, seat, state.jobs[seat], state.raises[seat])
    if state.raises[seat]:
        state.raises[seat] = 0
        state.discard.append(AUGMENTATION)
    state.jobs[seat] = job
    if events is not None:
        events.append(Event("job", {"seat": seat, "job": JOB_NAMES[job], "goal": GOAL[job]}))
    if check(state, seat, events):
        return
    if permanent_income(state, seat, job, 0) > before and PIERCING in state.rooms[seat]:
        lose_piercing(state, seat, events)
        if check(state, seat, events):
            return
    if len(state.hands[seat]) > hand_limit(state, seat):
        state.frames.append((ASK_TRIM, seat, 0, 0))
