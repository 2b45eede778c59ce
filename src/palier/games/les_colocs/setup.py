"""Setting up: the dealer, the jobs, five cards each."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.options import OptionValue
from palier.games.les_colocs.actions import JOB
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    COPIES,
    GOAL,
    JOB_BATTEUR,
    JOB_GLANDEUR,
    JOB_NAMES,
    JOBS,
)
from palier.games.les_colocs.state import (
    ASK_JOB,
    NONE,
    ONE_EACH,
    SETUP,
    LesColocsState,
    job_pile,
)
from palier.games.les_colocs.turn import draw_cards

HAND: Final = 5


def set_up(players: int, options: dict[str, OptionValue], chance: Chance) -> LesColocsState:
    """A state ready for its first turn, or for a previous winner who chooses a job first."""
    state = LesColocsState(players)
    state.lay_out()
    state.set_options(options)
    # The first dealer is drawn by lot (LC-5). Chance is asked even when the dealer is known: then a position that
    # names its dealer sets up the same match.
    drawn = chance.below(players)
    state.dealer = int(options["dealer"]) - 1 if options["dealer"] else drawn
    state.active = state.first()
    if state.previous_winner != NONE:
        state.frames.append((ASK_JOB, state.previous_winner, NONE, NONE))
    else:
        deal(state, chance, None)
    return state


def job_codes(state: LesColocsState) -> list[int]:
    """What a previous winner may choose from: every job in the game, or the two that two players share (LC-8, LC-9)."""
    return [JOB + job for job in first_jobs(state)]


def first_jobs(state: LesColocsState) -> list[int]:
    pile = job_pile(state)
    if state.players == 2 and state.two_player_jobs == ONE_EACH:
        return [job for job in pile if job == JOB_GLANDEUR or job == JOB_BATTEUR]
    return pile


def winner_takes(state: LesColocsState, seat: int, job: int, chance: Chance, events: Events) -> None:
    state.jobs[seat] = job
    if events is not None:
        events.append(Event("job", {"seat": seat, "job": JOB_NAMES[job], "goal": GOAL[job]}))
    deal(state, chance, events)


def deal(state: LesColocsState, chance: Chance, events: Events) -> None:
    """Jobs face up (LC-6), then five Life cards each, face down (LC-7)."""
    state.stage = SETUP
    for step in range(state.players):
        seat = (state.first() + step) % state.players
        if state.jobs[seat] != NONE:
            continue
        counts = [0] * JOBS
        for job in first_jobs(state):
            counts[job] = 1
        state.jobs[seat] = chance.draw(counts)
        if events is not None:
            job = state.jobs[seat]
            events.append(Event("job", {"seat": seat, "job": JOB_NAMES[job], "goal": GOAL[job]}))
    state.deck = COPIES[:]
    state.unseen = COPIES[:]
    for step in range(state.players):
        seat = (state.first() + step) % state.players
        dealt = draw_cards(state, seat, HAND, chance, None)
        if events is not None:
            told = [CARD_NAMES[kind] for kind in dealt]
            events.append(Event("dealt", {"seat": seat, "cards": HAND}, {seat: {"hand": told}}))
