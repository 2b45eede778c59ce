"""How good a position is for a seat: what bots go by. Of hands it looks at the seat's own alone.

Everything is told in turns still needed to reach the goal; whoever needs fewest is most likely to win. What is pending
on the table is carried out on a copy first, as if everybody passed and every die fell in the middle.

The weights are data (weights.toml), in points of Glandouille but for the first three:

- `sharpness`: how much one turn less counts: the larger, the surer the one who is ahead is to win;
- `risk`: what can still be done this turn counts a little less than what is done;
- `rounds`: a match takes about so many;
- `calling`: what a guest in hand is worth while guests can be called;
- `foreign`: what a card in somebody else's hand is worth;
- `meal`: what an eater takes from a room where it finds something;
- `nuisance`: what a nuisance costs at least whoever has it in the room, whatever the weight of its card says;
- `income`: what one income more brings in a turn;
- `turn`: what each free time of a turn still to come brings, where the cards for it are not known;
- `hand_...`: what a card in hand is worth once this turn is over, against the one drawn in its place;
- `room_...`: what a card in a room promises or threatens beside what it counts.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from palier.engine.chance import Chance, MiddlingChance
from palier.games.les_colocs import activities, rules
from palier.games.les_colocs.actions import PASS
from palier.games.les_colocs.cards import (
    ACTIVITY,
    ANYTIME,
    CANAPE_GRATUIT,
    CARD_NAMES,
    COST,
    FREE_HIGH,
    FREE_LOW,
    FUT_DE_BIERE,
    GOAL,
    INCOME_HIGH,
    INCOME_LOW,
    JOB_BATTEUR,
    KINDS,
    MENU,
    PERSON,
    SLACK,
    TAG_CASSE_PIEDS,
    TAG_COHABITATION,
    TAG_INVITE,
    TAG_PLAN_CUL,
    TAGS,
    TATOUAGE,
    THING,
    TYPE,
)
from palier.games.les_colocs.jobs import TATTOO_CAP
from palier.games.les_colocs.scoring import bonus
from palier.games.les_colocs.shopping import may_play
from palier.games.les_colocs.state import (
    ASK_WINDOW,
    CALL,
    FREE,
    ITEM_PERSON,
    LAST_OPEN,
    NONE,
    OVER,
    SETUP,
    LesColocsState,
)
from palier.games.les_colocs.transfers import has_tag, markers
from palier.thinking.evaluation import Evaluation
from palier.thinking.weights import load_scale, load_weights

PACKAGE: Final = "palier.games.les_colocs.thinking"
NAMES: Final[tuple[str, ...]] = (
    "sharpness",
    "risk",
    "rounds",
    "calling",
    "foreign",
    "meal",
    "nuisance",
    "income",
    "turn",
    *(f"hand_{name}" for name in CARD_NAMES),
    *(f"room_{name}" for name in CARD_NAMES),
)
SHARPNESS: Final = 0
RISK: Final = 1
ROUNDS: Final = 2
CALLING: Final = 3
FOREIGN: Final = 4
MEAL: Final = 5
NUISANCE: Final = 6
INCOME: Final = 7
TURN: Final = 8
HAND: Final = 9
ROOM: Final = HAND + KINDS
IS_NUISANCE: Final[list[bool]] = [TAGS[kind] & TAG_CASSE_PIEDS != 0 for kind in range(KINDS)]
WON: Final = 1000.0
STOPPABLE: Final = 1.0
"""So much less counts a win that a card in answer or a die can still take away."""
USELESS: Final = -0.5
"""What a thing is worth at most to whoever can never buy it."""
UNWANTED: Final = -0.3
"""What a nuisance in hand is worth at least: it can be thrown away at the end of the turn."""
STEPS: Final = 60
"""A pending card is carried out in fewer steps than this."""


class LesColocsEvaluation(Evaluation[LesColocsState]):
    def __init__(self, weights: Sequence[float], scale: float) -> None:
        super().__init__(NAMES, weights, scale, WON - 2.0 * STOPPABLE)

    def value(self, state: LesColocsState, seat: int) -> float:
        return evaluate(state, seat, self.weights)

    def with_weights(self, weights: Sequence[float]) -> "LesColocsEvaluation":
        return LesColocsEvaluation(weights, self.scale)


def evaluate(state: LesColocsState, seat: int, weights: list[float]) -> float:
    """The logarithm of the likelihood to win, as a crude guess."""
    if state.stage == SETUP:
        # A previous winner is choosing a job.
        return 0.0 if state.jobs[seat] == NONE else -turns_left(state, seat, 0.0, weights)
    won = WON
    if state.frames and state.frames[-1][0] > LAST_OPEN:
        if not walks_in(state):
            won -= STOPPABLE
        state = settled(state)
    if state.stage == OVER:
        return 0.0 if state.winner == NONE else won if state.winner == seat else -won
    in_hand = hand_value(state, seat, weights) + at_hand(state, seat, weights)
    mine = turns_left(state, seat, in_hand, weights)
    total = 1.0
    for other in range(state.players):
        if other != seat:
            in_hand = weights[FOREIGN] * len(state.hands[other]) + to_come(state, other, weights)
            theirs = turns_left(state, other, in_hand, weights)
            total += exp(weights[SHARPNESS] * (mine - theirs))
    return -log(total) - 0.2 * mine


def walks_in(state: LesColocsState) -> bool:
    """Whether what is pending is somebody at the door who comes in without a die, whom no card can stop."""
    if len(state.frames) < 2 or state.frames[-1][0] != ASK_WINDOW:
        return False
    item = state.frames[-2]
    return item[0] == ITEM_PERSON and not TAGS[item[2]] & TAG_INVITE


def settled(state: LesColocsState) -> LesColocsState:
    """The position once nobody answers any more and every forced choice is made."""
    after = state.clone()
    settle(after, MiddlingChance())
    return after


def settle(state: LesColocsState, chance: Chance) -> None:
    """The same on the state itself."""
    for _ in range(STEPS):
        if not state.frames or state.frames[-1][0] <= LAST_OPEN:
            break
        frame = state.frames[-1]
        if frame[0] != ASK_WINDOW:
            rules.apply(state, frame[1], rules.answers(state)[-1], chance, None)
            continue
        for seat in range(state.players):
            if state.waiting >> seat & 1:
                rules.apply(state, seat, PASS, chance, None)
                break


def speed(state: LesColocsState, seat: int, weights: list[float]) -> float:
    """About how many points somebody gains in a turn. Jobs are made to win equally often: who needs more gains more."""
    job = state.jobs[seat]
    pace = GOAL[job] / weights[ROUNDS]
    income = 0.5 * (INCOME_LOW[job] + INCOME_HIGH[job]) + state.raises[seat]
    if income > TATTOO_CAP and TATOUAGE in state.rooms[seat]:
        return pace + weights[INCOME] * (TATTOO_CAP - income)
    return pace + weights[INCOME] * state.raises[seat]


def turns_left(state: LesColocsState, seat: int, extra: float, weights: list[float]) -> float:
    points = state.slack[seat] + extra
    for kind in state.rooms[seat]:
        points += min(weights[ROOM + kind], -weights[NUISANCE]) if IS_NUISANCE[kind] else weights[ROOM + kind]
        if MENU[kind] and has_tag(state, seat, MENU[kind]):
            points -= weights[MEAL]
    points += 0.3 * state.noted_income[seat] + state.noted_free[seat]
    return max(0.15, GOAL[state.jobs[seat]] - points) / speed(state, seat, weights)


def hand_value(state: LesColocsState, seat: int, weights: list[float]) -> float:
    """What the cards in hand are worth for later, against those that would be drawn in their place."""
    total = 0.0
    affordable = INCOME_HIGH[state.jobs[seat]] + state.raises[seat] + 1
    for kind in state.hands[seat]:
        worth = weights[HAND + kind]
        if IS_NUISANCE[kind]:
            worth = max(worth, UNWANTED)
        elif TYPE[kind] == THING and (COST[kind] > affordable or not may_play(state, seat, kind)):
            worth = min(worth, USELESS)
        total += worth
    return total


def to_come(state: LesColocsState, seat: int, weights: list[float]) -> float:
    """What somebody whose hand is not known will still gain by the turn that is theirs."""
    if seat != state.active or state.stage > FREE:
        return 0.0
    job = state.jobs[seat]
    time = float(state.free) if state.stage >= CALL else 0.5 * (FREE_LOW[job] + FREE_HIGH[job])
    return weights[TURN] * time


def at_hand(state: LesColocsState, seat: int, weights: list[float]) -> float:
    """What can still be had this turn with the free time, the income and the cards left, beyond holding them."""
    if seat != state.active or state.stage > FREE:
        return 0.0
    if state.stage < CALL:
        return to_come(state, seat, weights)
    total = 0.0
    things: list[int] = []
    gains: list[float] = []
    for kind in state.hands[seat]:
        if TYPE[kind] == ACTIVITY:
            if activities.cost_of(state, seat, kind) <= state.income and not activities.is_banned(state, seat, kind):
                gains.append(expected(state, seat, kind) - weights[HAND + kind])
        elif TYPE[kind] == THING:
            if COST[kind] <= state.income and may_play(state, seat, kind):
                things.append(kind)
        elif TYPE[kind] == PERSON and state.stage == CALL:
            total += weights[CALLING]
        elif TYPE[kind] == ANYTIME and (kind == CANAPE_GRATUIT or kind == FUT_DE_BIERE):
            total += 0.1
    if things:
        gains.append(basket(state, seat, things, weights))
    gains.sort(reverse=True)
    for at in range(min(state.free, len(gains))):
        if gains[at] > 0.0:
            total += weights[RISK] * gains[at]
    return total


def expected(state: LesColocsState, seat: int, kind: int) -> float:
    tags = TAGS[kind]
    if tags & TAG_PLAN_CUL:
        if state.jobs[seat] == JOB_BATTEUR:
            return 3.5
        return 3.2 if has_tag(state, seat, TAG_COHABITATION) else 2.5
    worth = float(SLACK[kind] + markers(state.jobs[seat], kind))
    for giver in state.rooms[seat]:
        worth += bonus(giver, tags)
    return worth


def basket(state: LesColocsState, seat: int, things: list[int], weights: list[float]) -> float:
    """A good basket: the most valuable first, as far as the income goes."""
    left = state.income
    total = 0.0
    taken = 0
    while True:
        best = -1
        for at in range(len(things)):
            if taken >> at & 1 or COST[things[at]] > left:
                continue
            if best < 0 or SLACK[things[at]] > SLACK[things[best]]:
                best = at
        if best < 0:
            return total
        kind = things[best]
        taken |= 1 << best
        left -= COST[kind]
        total += SLACK[kind] + markers(state.jobs[seat], kind) - weights[HAND + kind]


STANDARD: Final = LesColocsEvaluation(load_weights(PACKAGE, NAMES), load_scale(PACKAGE))
