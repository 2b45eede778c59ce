"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.errors import shown
from palier.engine.options import OptionValue
from palier.engine.reading import (
    Refusals,
    counts,
    distinct,
    each_number,
    each_seat,
    exactly,
    fields,
    flag,
    items,
    miscounted,
    misfit,
    name,
    names_in,
    number,
    number_or_none,
    read_frame,
    whole,
)
from palier.games.les_colocs import stack
from palier.games.les_colocs.cards import (
    AUGMENTATION,
    CARD_NAMES,
    COPIES,
    GOAL,
    JOB_NAMES,
    KINDS,
    PERSON,
    SLACK,
    TYPE,
)
from palier.games.les_colocs.scoring import recount
from palier.games.les_colocs.setup import first_jobs
from palier.games.les_colocs.state import (
    ASK_BASKET,
    ASK_TRIM,
    FRAME_NAMES,
    NONE,
    OVER,
    SETUP,
    STAGE_NAMES,
    LesColocsState,
    job_pile,
    jobs_in_game,
)
from palier.games.les_colocs.transfers import hand_limit, pending_card

FIELDS: Final = [
    "game",
    "players",
    "options",
    "stage",
    "turn",
    "active",
    "winner",
    "figures",
    "capped",
    "income",
    "free_time",
    "jobs",
    "raises",
    "bonus",
    "noted_income",
    "noted_free_time",
    "rooms",
    "hands",
    "basket",
    "deck",
    "discard",
    "job_pile",
    "evictable",
    "evicted",
    "arrived",
    "cancelled",
    "attacks",
    "answers",
    "waiting",
    "frames",
]
MANY: Final = 100_000
POINTS: Final = 200
"""No figure on a table comes near these."""
PLAIN_JOBS: Final = (3, 4, 7, 8, 5)
"""The jobs of seats whose jobs are not given."""
MOST_CARDS: Final = 300
MOST_IN_HAND: Final = 30
MOST_FRAMES: Final = 40


bad: Final = Refusals("les_colocs")


def read(data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> LesColocsState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    fields(data, FIELDS)
    state = LesColocsState(players)
    state.lay_out()
    state.set_options(options)
    state.dealer = max(0, int(options["dealer"]) - 1) if options["dealer"] else players - 1
    state.stage = name(data.get("stage", "free"), STAGE_NAMES, "stage")
    state.turn = number(data, "turn", 0, MANY, 1)
    state.active = number(data, "active", 0, players - 1, 0)
    state.winner = number_or_none(data, "winner", 0, players - 1, NONE)
    read_turn(state, data)
    read_seats(state, data)
    read_cards(state, data)
    read_frames(state, data)
    read_deck(state, data)
    read_window(state, data)
    state.unseen = state.deck[:]
    for hand in state.hands:
        for kind in hand:
            state.unseen[kind] += 1
    if state.frames and state.frames[-1][0] == ASK_BASKET:
        for kind in state.basket:
            state.unseen[kind] += 1
    read_job_pile(state, data)
    if (state.stage == SETUP) == (NONE not in state.jobs):
        raise bad("jobs", "every seat has a job, but for those still to be dealt while setting up")
    if state.stage != SETUP:
        for seat in range(players):
            recount(state, seat)
    stack.check(state)
    if strict:
        check(state)
    return state


# Reading


def cards(value: object, where: str, most: int = MOST_CARDS) -> list[int]:
    return names_in(value, CARD_NAMES, where, most)


def read_turn(state: LesColocsState, data: Mapping[str, Any]) -> None:
    figures = exactly(data.get("figures", [0, 0]), "figures", 2)
    state.figure = whole(figures[0], "figures", 0, POINTS)
    state.time = whole(figures[1], "figures", 0, POINTS)
    state.capped = flag(data.get("capped", False), "capped")
    state.income = number(data, "income", 0, POINTS, 0)
    state.free = number(data, "free_time", 0, POINTS, 0)
    state.cancelled = number(data, "cancelled", 0, MANY, 0)
    state.attacks = number(data, "attacks", 0, MANY, 0)
    state.evictable = persons(cards(data.get("evictable", []), "evictable"), "evictable")
    state.evicted = persons(cards(data.get("evicted", []), "evicted"), "evicted")
    for item in items(data.get("arrived", []), "arrived", MOST_CARDS):
        if not isinstance(item, list) or len(item) != 2:
            raise bad("arrived", "{given} in 'arrived' is no pair of a seat and a card", given=shown(item))
        seat = whole(item[0], "arrived", 0, state.players - 1)
        kind = persons([name(item[1], CARD_NAMES, "arrived")], "arrived")[0]
        state.arrived.append(seat * KINDS + kind)


def persons(kinds: list[int], where: str) -> list[int]:
    for kind in kinds:
        if TYPE[kind] != PERSON:
            raise bad("no_person", "{card} in '{where}' is no person", card=CARD_NAMES[kind], where=where)
    return kinds


def read_seats(state: LesColocsState, data: Mapping[str, Any]) -> None:
    players = state.players
    for seat, job in enumerate(each_seat(data, "jobs", players, "")):
        if job == "":
            state.jobs[seat] = PLAIN_JOBS[seat]
        elif job is not None:
            state.jobs[seat] = name(job, JOB_NAMES, "jobs")
    state.raises = each_number(data, "raises", players, 0, 1, 0)
    state.bonus = each_number(data, "bonus", players, 0, POINTS, 0)
    state.noted_income = each_number(data, "noted_income", players, -POINTS, POINTS, 0)
    state.noted_free = each_number(data, "noted_free_time", players, 0, POINTS, 0)


def read_cards(state: LesColocsState, data: Mapping[str, Any]) -> None:
    for seat, room in enumerate(each_seat(data, "rooms", state.players, [])):
        for item in items(room, "rooms", MOST_CARDS):
            read_card_in_room(state, seat, item)
    for seat, hand in enumerate(each_seat(data, "hands", state.players, [])):
        state.hands[seat] = sorted(cards(hand, "hands", MOST_IN_HAND))
    state.basket = cards(data.get("basket", []), "basket")
    state.discard = cards(data.get("discard", []), "discard")


def read_card_in_room(state: LesColocsState, seat: int, item: object) -> None:
    """Its name, or its name and its value with markers."""
    if not isinstance(item, list):
        kind = name(item, CARD_NAMES, "rooms")
        worth = SLACK[kind]
    elif len(item) == 2:
        kind = name(item[0], CARD_NAMES, "rooms")
        worth = whole(item[1], "rooms", -POINTS, POINTS)
    else:
        raise bad("card_in_room", "{given} is no card in a room: its name and its value", given=shown(item))
    state.rooms[seat].append(kind)
    state.worths[seat].append(worth)


def read_deck(state: LesColocsState, data: Mapping[str, Any]) -> None:
    """The cards that are nowhere else, where none is given; it has to wait until the table is read."""
    given = data.get("deck")
    if given is not None:
        state.deck = counts(given, CARD_NAMES, "deck", MOST_CARDS)
    elif state.stage != SETUP:
        state.deck = [max(0, left) for left in cards_left(state)]


def cards_left(state: LesColocsState) -> list[int]:
    """Of each kind, how many of the box lie in no hand, in no room, not on the table and not on the discard pile."""
    left = COPIES[:]
    for kinds in (*state.hands, *state.rooms, state.basket, state.discard):
        for kind in kinds:
            left[kind] -= 1
    for frame in state.frames:
        kind = pending_card(frame)
        if kind >= 0:
            left[kind] -= 1
    left[AUGMENTATION] -= sum(state.raises)
    return left


def read_frames(state: LesColocsState, data: Mapping[str, Any]) -> None:
    given = data.get("frames")
    if given is None:
        state.frames = stack.plain(state)
        return
    for item in items(given, "frames", MOST_FRAMES):
        read = read_frame(item, "frames", FRAME_NAMES, (NONE, state.players - 1), (NONE, MANY))
        if not stack.fits(state, read):
            raise misfit([read], FRAME_NAMES)
        state.frames.append(read)


def read_window(state: LesColocsState, data: Mapping[str, Any]) -> None:
    for seat, code in enumerate(each_seat(data, "answers", state.players, None)):
        if code is not None:
            state.answers[seat] = whole(code, "answers", 0, MANY)
    if "waiting" not in data:
        stack.ask_again(state)
        return
    asked = items(data["waiting"], "waiting", state.players)
    seats = [whole(seat, "waiting", 0, state.players - 1) for seat in asked]
    distinct(seats, "waiting")
    for seat in seats:
        state.waiting |= 1 << seat


def read_job_pile(state: LesColocsState, data: Mapping[str, Any]) -> None:
    """The pile is what is left of the jobs; a position that tells another one is refused."""
    if "job_pile" in data:
        if names_in(data["job_pile"], JOB_NAMES, "job_pile", len(JOB_NAMES)) != job_pile(state):
            raise bad("job_pile", "'job_pile' does not hold the jobs that are left over, in their order")


# Strict: the position could stand on a real table


def check(state: LesColocsState) -> None:
    """Raises BadPosition with the first thing that does not add up."""
    check_jobs(state)
    if state.stage == SETUP:
        check_setup(state)
        return
    left = cards_left(state)
    for kind in range(KINDS):
        if state.deck[kind] != left[kind]:
            raise miscounted(CARD_NAMES[kind], COPIES[kind] - left[kind] + state.deck[kind], COPIES[kind])
    top = state.frames[-1] if state.frames else (NONE, NONE, 0, 0)
    for seat in range(state.players):
        # A basket may come back to the hand of its owner.
        held = len(state.hands[seat]) + (len(state.basket) if seat == state.active else 0)
        trimming = top[0] == ASK_TRIM and top[1] == seat
        if held > hand_limit(state, seat) and not trimming:
            raise bad("hand", "seat {seat} holds {found} cards, more than allowed", seat=seat, found=held)
        if state.stage != OVER and state.slack[seat] >= GOAL[state.jobs[seat]]:
            raise bad("goal", "seat {seat} has reached its goal, and yet the match goes on", seat=seat)
    if state.stage == OVER and state.winner != NONE and state.slack[state.winner] < GOAL[state.jobs[state.winner]]:
        sentence = "seat {seat} is named as the winner but has not reached its goal"
        raise bad("no_goal", sentence, seat=state.winner)
    if state.stage == OVER and state.winner == NONE and not state.max_turns:
        raise bad("no_winner", "a match without a limit of turns ends only when somebody has won")


def check_jobs(state: LesColocsState) -> None:
    held = [job for job in state.jobs if job != NONE]
    known = jobs_in_game(state)
    for job in held:
        if job not in known:
            raise bad("job_out", "the job {job} is not in the game", job=JOB_NAMES[job])
        if held.count(job) > 1:
            raise bad("job_twice", "there is only one job {job}", job=JOB_NAMES[job])


def check_setup(state: LesColocsState) -> None:
    dealt = sum(state.deck) + len(state.discard) + len(state.basket)
    for seat in range(state.players):
        dealt += len(state.hands[seat]) + len(state.rooms[seat])
    if dealt or sum(state.raises) or sum(state.bonus):
        raise bad("setup_dealt", "nothing is dealt before a previous winner has chosen a job")
    if state.turn or any(state.noted_income) or any(state.noted_free):
        raise bad("setup_turn", "the first turn has not begun before a previous winner has chosen a job")
    if not first_jobs(state):
        raise bad("setup_jobs", "there is no job to choose from")
