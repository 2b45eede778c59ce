"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from palier.engine.errors import BadPosition, shown
from palier.engine.frames import Frame
from palier.engine.options import OptionValue
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


def read(data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> LesColocsState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    for field in data:
        if field not in FIELDS:
            raise BadPosition(f"a position of Les Colocs has no field {shown(field)}")
    state = LesColocsState(players)
    state.lay_out()
    state.set_options(options)
    state.dealer = max(0, int(options["dealer"]) - 1) if options["dealer"] else players - 1
    state.stage = name(data.get("stage", "free"), STAGE_NAMES, "stage")
    state.turn = number(data, "turn", 0, MANY, 1)
    state.active = number(data, "active", 0, players - 1, 0)
    if data.get("winner") is not None:
        state.winner = number(data, "winner", 0, players - 1, 0)
    read_turn(state, data)
    read_seats(state, data)
    read_cards(state, data)
    read_frames(state, data)
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
        raise BadPosition("every seat has a job, but for those still to be dealt while setting up")
    if state.stage != SETUP:
        for seat in range(players):
            recount(state, seat)
    stack.check(state)
    if strict:
        check(state)
    return state


# Reading


def number(data: Mapping[str, Any], field: str, low: int, high: int, default: int) -> int:
    return whole(data.get(field, default), field, low, high)


def whole(value: object, what: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"'{what}' must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def name(value: object, known: Sequence[str], what: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{shown(value)} is no {what}")
    return known.index(value)


def items(value: object, what: str, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise BadPosition(f"'{what}' must be a list of at most {most}")
    return value


def each_seat(state: LesColocsState, data: Mapping[str, Any], field: str, default: object) -> list[Any]:
    given = data.get(field)
    if given is None:
        return [default] * state.players
    if not isinstance(given, list) or len(given) != state.players:
        raise BadPosition(f"'{field}' must hold one entry for each seat")
    return given


def cards(value: object, what: str, most: int = 300) -> list[int]:
    return [name(item, CARD_NAMES, "card") for item in items(value, what, most)]


def read_turn(state: LesColocsState, data: Mapping[str, Any]) -> None:
    figures = items(data.get("figures", [0, 0]), "figures", 2)
    if len(figures) != 2:
        raise BadPosition("'figures' must hold the income and the free time that the job gives this turn")
    state.figure = whole(figures[0], "figures", 0, POINTS)
    state.time = whole(figures[1], "figures", 0, POINTS)
    if not isinstance(data.get("capped", False), bool):
        raise BadPosition("'capped' must be true or false")
    state.capped = bool(data.get("capped", False))
    state.income = number(data, "income", 0, POINTS, 0)
    state.free = number(data, "free_time", 0, POINTS, 0)
    state.cancelled = number(data, "cancelled", 0, MANY, 0)
    state.attacks = number(data, "attacks", 0, MANY, 0)
    state.evictable = persons(cards(data.get("evictable", []), "evictable"), "evictable")
    state.evicted = persons(cards(data.get("evicted", []), "evicted"), "evicted")
    for item in items(data.get("arrived", []), "arrived", 300):
        if not isinstance(item, list) or len(item) != 2:
            raise BadPosition("'arrived' must list pairs of a seat and a card")
        seat = whole(item[0], "arrived", 0, state.players - 1)
        kind = persons([name(item[1], CARD_NAMES, "card")], "arrived")[0]
        state.arrived.append(seat * KINDS + kind)


def persons(kinds: list[int], what: str) -> list[int]:
    for kind in kinds:
        if TYPE[kind] != PERSON:
            raise BadPosition(f"{CARD_NAMES[kind]} in '{what}' is no person")
    return kinds


def read_seats(state: LesColocsState, data: Mapping[str, Any]) -> None:
    plain = list(PLAIN_JOBS)
    for seat, job in enumerate(each_seat(state, data, "jobs", "")):
        if job == "":
            state.jobs[seat] = plain[seat]
        elif job is not None:
            state.jobs[seat] = name(job, JOB_NAMES, "job")
    for seat, raised in enumerate(each_seat(state, data, "raises", 0)):
        state.raises[seat] = whole(raised, "raises", 0, 1)
    for seat, points in enumerate(each_seat(state, data, "bonus", 0)):
        state.bonus[seat] = whole(points, "bonus", 0, POINTS)
    for seat, income in enumerate(each_seat(state, data, "noted_income", 0)):
        state.noted_income[seat] = whole(income, "noted_income", -POINTS, POINTS)
    for seat, free in enumerate(each_seat(state, data, "noted_free_time", 0)):
        state.noted_free[seat] = whole(free, "noted_free_time", 0, POINTS)


def read_cards(state: LesColocsState, data: Mapping[str, Any]) -> None:
    """A card in a room is its name, or its name and its value with markers."""
    for seat, room in enumerate(each_seat(state, data, "rooms", [])):
        for item in items(room, "rooms", 300):
            if isinstance(item, list):
                if len(item) != 2:
                    raise BadPosition(f"{shown(item)} is no card in a room: its name and its value")
                kind = name(item[0], CARD_NAMES, "card")
                worth = whole(item[1], "rooms", -POINTS, POINTS)
            else:
                kind = name(item, CARD_NAMES, "card")
                worth = SLACK[kind]
            state.rooms[seat].append(kind)
            state.worths[seat].append(worth)
    for seat, hand in enumerate(each_seat(state, data, "hands", [])):
        state.hands[seat] = sorted(cards(hand, "hands", 30))
    state.basket = cards(data.get("basket", []), "basket")
    state.discard = cards(data.get("discard", []), "discard")


def read_deck(state: LesColocsState, data: Mapping[str, Any]) -> None:
    """The cards that are nowhere else, where none is given; it has to wait until the table is read."""
    given = data.get("deck")
    if given is None:
        if state.stage != SETUP:
            state.deck = [max(0, left) for left in cards_left(state)]
        return
    if not isinstance(given, dict):
        raise BadPosition("'deck' must be an object of cards and numbers")
    for card, count in given.items():
        state.deck[name(card, CARD_NAMES, "card")] = whole(count, "deck", 0, 300)


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
    else:
        state.frames = [read_frame(state, item) for item in items(given, "frames", 40)]
    read_deck(state, data)


def read_frame(state: LesColocsState, item: object) -> Frame:
    if not isinstance(item, list) or len(item) != 4:
        raise BadPosition(f"{shown(item)} is no frame: what it is, seat, and two numbers")
    kind = name(item[0], FRAME_NAMES, "frame")
    seat = whole(item[1], "frames", NONE, state.players - 1)
    frame = (kind, seat, whole(item[2], "frames", NONE, MANY), whole(item[3], "frames", NONE, MANY))
    if not stack.fits(state, frame):
        raise BadPosition(f"{shown(item)} is a frame that means nothing here")
    return frame


def read_window(state: LesColocsState, data: Mapping[str, Any]) -> None:
    for seat, code in enumerate(each_seat(state, data, "answers", None)):
        if code is not None:
            state.answers[seat] = whole(code, "answers", 0, MANY)
    if "waiting" not in data:
        stack.ask_again(state)
        return
    for asked in items(data["waiting"], "waiting", state.players):
        bit = 1 << whole(asked, "waiting", 0, state.players - 1)
        if state.waiting & bit:
            raise BadPosition(f"'waiting' names seat {asked} twice")
        state.waiting |= bit


def read_job_pile(state: LesColocsState, data: Mapping[str, Any]) -> None:
    """The pile is what is left of the jobs; a position that tells another one is refused."""
    if "job_pile" in data:
        given = [name(job, JOB_NAMES, "job") for job in items(data["job_pile"], "job_pile", len(JOB_NAMES))]
        if given != job_pile(state):
            raise BadPosition("'job_pile' does not hold the jobs that are left over, in their order")


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
            total = COPIES[kind] - left[kind] + state.deck[kind]
            raise BadPosition(f"there are {total} cards {CARD_NAMES[kind]}, not {COPIES[kind]}")
    top = state.frames[-1] if state.frames else (NONE, NONE, 0, 0)
    for seat in range(state.players):
        # A basket may come back to the hand of its owner.
        held = len(state.hands[seat]) + (len(state.basket) if seat == state.active else 0)
        trimming = top[0] == ASK_TRIM and top[1] == seat
        if held > hand_limit(state, seat) and not trimming:
            raise BadPosition(f"seat {seat} holds {held} cards, more than allowed")
        if state.stage != OVER and state.slack[seat] >= GOAL[state.jobs[seat]]:
            raise BadPosition(f"seat {seat} has reached its goal, and yet the match goes on")
    if state.stage == OVER and state.winner != NONE and state.slack[state.winner] < GOAL[state.jobs[state.winner]]:
        raise BadPosition(f"seat {state.winner} is named as the winner but has not reached its goal")
    if state.stage == OVER and state.winner == NONE and not state.max_turns:
        raise BadPosition("a match without a limit of turns ends only when somebody has won")


def check_jobs(state: LesColocsState) -> None:
    held = [job for job in state.jobs if job != NONE]
    known = jobs_in_game(state)
    for job in held:
        if job not in known:
            raise BadPosition(f"the job {JOB_NAMES[job]} is not in the game")
        if held.count(job) > 1:
            raise BadPosition(f"there is only one job {JOB_NAMES[job]}")


def check_setup(state: LesColocsState) -> None:
    dealt = sum(state.deck) + len(state.discard) + len(state.basket)
    for seat in range(state.players):
        dealt += len(state.hands[seat]) + len(state.rooms[seat])
    if dealt or sum(state.raises) or sum(state.bonus):
        raise BadPosition("nothing is dealt before a previous winner has chosen a job")
    if state.turn or any(state.noted_income) or any(state.noted_free):
        raise BadPosition("the first turn has not begun before a previous winner has chosen a job")
    if not first_jobs(state):
        raise BadPosition("there is no job to choose from")
