"""What a seat or a spectator may know of a state (LC-7). Nothing is visible unless it is put in here."""

from typing import Any, Final, Literal, NotRequired, TypedDict

from palier.engine.chance import Chance
from palier.games.les_colocs.actions import NOTATION, PASS
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    COST,
    FREE_HIGH,
    FREE_LOW,
    GOAL,
    INCOME_HIGH,
    INCOME_LOW,
    JOB_NAMES,
    KINDS,
    SLACK,
    TAG_PLAN_CUL,
    TAGS,
    THING,
    TYPE,
)
from palier.games.les_colocs.frames import FRAMES
from palier.games.les_colocs.rules import allowed, asked
from palier.games.les_colocs.scoring import outcome, value
from palier.games.les_colocs.shopping import may_play
from palier.games.les_colocs.state import (
    ASK_BASKET,
    FRAME_NAMES,
    ITEM_ACTIVITY,
    ITEM_SHOPPING,
    NONE,
    STAGE_NAMES,
    WEED,
    LesColocsState,
    job_pile,
    names,
    put_in_hand,
)
from palier.games.les_colocs.windows import answer_codes

ANSWERS_ONE_IN: Final = 4
"""How often a guess makes somebody who has answered in secret play a card, where one could be played."""

Stage = Literal["setup", "draw", "roll", "call", "free", "discard", "over"]


class CardSeen(TypedDict):
    """A card in a room: `value` is what it counts now, `markers` what differs for good from the printed value."""

    card: str
    value: int
    markers: int


class SeatSeen(TypedDict):
    """A player's side of the table. `income` and `free_time` are the job's figures: one, or low and high."""

    job: str | None
    income: list[int]
    free_time: list[int]
    goal: int | None
    raised: bool
    slack: int
    bonus: int
    room: list[CardSeen]
    hand_size: int
    noted_income: int
    noted_free_time: int


class ItemSeen(TypedDict):
    """A card or a basket on the table that has not had its effect yet."""

    item: Literal["person", "activity", "shopping", "anytime", "answer", "tv", "nap", "die", "three", "basket"]
    seat: int
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    cost: NotRequired[int]
    target: NotRequired[int]
    other: NotRequired[str]
    die: NotRequired[int]


class Asked(TypedDict):
    """What is asked now; in a window `seat` is the player whose card may be answered."""

    ask: str
    seat: int
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    jobs: NotRequired[list[str]]
    die: NotRequired[int]


class View(TypedDict):
    """The shape of a view; `hand`, `basket` and `answer` are there for a seat, not for a spectator."""

    game: Literal["les_colocs"]
    seat: int | None
    players: int
    stage: Stage
    turn: int
    dealer: int
    active: int
    income: int
    set_aside: int
    free_time: int
    seats: list[SeatSeen]
    deck_size: int
    discard: list[str]
    job_pile: list[str]
    evicted: list[str]
    stack: list[ItemSeen]
    asked: Asked | None
    waiting: list[int]
    may_play: list[int]
    outcome: dict[str, Any] | None
    hand: NotRequired[list[str]]
    basket: NotRequired[list[str]]
    answer: NotRequired[str | None]


def view(state: LesColocsState, seat: int | None) -> dict[str, Any]:
    seen = shared(state)
    if seat is not None:
        seen.update(private(state, seat))
    return seen


def private(state: LesColocsState, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "hand": names(state.hands[seat]),
        "basket": names(state.basket) if hidden_basket(state) == seat else [],
        "answer": None if state.answers[seat] == NONE else NOTATION.text(state.answers[seat]),
    }


def shared(state: LesColocsState) -> dict[str, Any]:
    result = outcome(state)
    return {
        "game": "les_colocs",
        "seat": None,
        "players": state.players,
        "stage": STAGE_NAMES[state.stage],
        "turn": state.turn,
        "dealer": state.dealer,
        "active": state.active,
        "income": state.income,
        "set_aside": set_aside(state),
        "free_time": state.free,
        "seats": [seat_seen(state, who) for who in range(state.players)],
        "deck_size": sum(state.deck),
        "discard": names(state.discard),
        "job_pile": [JOB_NAMES[job] for job in job_pile(state)],
        "evicted": names(state.evicted),
        "stack": stack_seen(state),
        "asked": asked_now(state),
        "waiting": seats_of(asked(state)),
        "may_play": seats_of(allowed(state)),
        "outcome": None if result is None else result.to_json(),
    }


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(5) if bits >> seat & 1]


def set_aside(state: LesColocsState) -> int:
    """The cost of the activity or shopping that is announced and not settled (LC-39)."""
    for frame in state.frames:
        if frame[0] == ITEM_ACTIVITY or frame[0] == ITEM_SHOPPING:
            return frame[3] & ~WEED
    return 0


def hidden_basket(state: LesColocsState) -> int:
    """The seat that fills a basket which nobody else sees yet, or NONE."""
    if state.frames and state.frames[-1][0] == ASK_BASKET:
        return state.frames[-1][1]
    return NONE


def hand_size(state: LesColocsState, seat: int) -> int:
    """Picks of a basket that is not announced yet still count as held."""
    return len(state.hands[seat]) + (len(state.basket) if hidden_basket(state) == seat else 0)


def seat_seen(state: LesColocsState, seat: int) -> dict[str, Any]:
    job = state.jobs[seat]
    room = state.rooms[seat]
    return {
        "job": None if job == NONE else JOB_NAMES[job],
        "income": [] if job == NONE else figures(INCOME_LOW[job], INCOME_HIGH[job]),
        "free_time": [] if job == NONE else figures(FREE_LOW[job], FREE_HIGH[job]),
        "goal": None if job == NONE else GOAL[job],
        "raised": state.raises[seat] > 0,
        "slack": state.slack[seat],
        "bonus": state.bonus[seat],
        "room": [card_seen(state, seat, at) for at in range(len(room))],
        "hand_size": hand_size(state, seat),
        "noted_income": state.noted_income[seat],
        "noted_free_time": state.noted_free[seat],
    }


def figures(low: int, high: int) -> list[int]:
    return [low] if low == high else [low, high]


def card_seen(state: LesColocsState, seat: int, at: int) -> dict[str, Any]:
    kind = state.rooms[seat][at]
    printed = state.worths[seat][at] if TAGS[kind] & TAG_PLAN_CUL else SLACK[kind]
    return {
        "card": CARD_NAMES[kind],
        "value": value(state, seat, at),
        "markers": state.worths[seat][at] - printed,
    }


def asked_now(state: LesColocsState) -> dict[str, Any] | None:
    if not state.frames:
        return None
    frame = state.frames[-1]
    return {"ask": FRAME_NAMES[frame[0]], "seat": frame[1], **FRAMES[frame[0]].describe(state, frame, None)}


def stack_seen(state: LesColocsState) -> list[dict[str, Any]]:
    """All of it is public, for the cards lie on the table."""
    items = [FRAMES[frame[0]].lies(state, frame) for frame in state.frames]
    return [item for item in items if item is not None]


# Guessing what a seat cannot know


def determinize(state: LesColocsState, seat: int | None, chance: Chance) -> LesColocsState:
    """Deals what this seat cannot see anew: other hands, the deck, a basket being filled, answers given in secret."""
    new = state.clone()
    counts = new.unseen[:]
    if seat is not None:
        for kind in new.hands[seat]:
            counts[kind] -= 1
    owner = hidden_basket(new)
    sizes = [len(hand) for hand in new.hands]
    if owner != NONE and owner == seat:
        for kind in new.basket:
            counts[kind] -= 1
    elif owner != NONE:
        # Whoever fills a basket has put something in it that can be paid for; how much is nobody else's business.
        sizes[owner] += len(new.basket) - 1
        new.basket = [draw_thing(new, owner, counts, chance)]
    for who in range(new.players):
        if who != seat:
            hand: list[int] = []
            for _ in range(sizes[who]):
                kind = chance.draw(counts)
                counts[kind] -= 1
                put_in_hand(hand, kind)
            new.hands[who] = hand
    new.deck = counts
    for who in range(new.players):
        if who != seat and new.answers[who] != NONE:
            new.answers[who] = guess_answer(new, who, chance)
    return new


def draw_thing(state: LesColocsState, seat: int, counts: list[int], chance: Chance) -> int:
    fitting = [
        counts[kind] if TYPE[kind] == THING and COST[kind] <= state.income and may_play(state, seat, kind) else 0
        for kind in range(KINDS)
    ]
    kind = chance.draw(fitting)
    counts[kind] -= 1
    return kind


def guess_answer(state: LesColocsState, seat: int, chance: Chance) -> int:
    """Most answers are passes."""
    codes = answer_codes(state, seat)
    return codes[chance.below(len(codes))] if chance.below(ANSWERS_ONE_IN) == 0 else PASS
