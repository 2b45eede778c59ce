"""What a seat of two knows whenever nothing is pending, as features of a net (`net.toml`)."""

from typing import Final

from palier.engine.chance import Chance
from palier.games.les_colocs import activities
from palier.games.les_colocs.cards import (
    ACTIVITY,
    CARD_NAMES,
    COST,
    GOAL,
    JOB_NAMES,
    JOBS,
    KINDS,
    MENU,
    PERSON,
    THING,
    TYPE,
)
from palier.games.les_colocs.shopping import may_play
from palier.games.les_colocs.state import CALL, FREE, LAST_OPEN, NONE, SETUP, STAGE_NAMES, LesColocsState
from palier.games.les_colocs.thinking import evaluation
from palier.games.les_colocs.thinking.turn_features import MOST_LACKING, add_noted
from palier.games.les_colocs.transfers import has_tag
from palier.thinking.evaluation import Evaluation
from palier.thinking.net import RolloutModel

MOST_CARDS: Final = 9
MOST_TIME: Final = 7
MOST_INCOME: Final = 9
MOST_AT_HAND: Final = 19
"""More of something than this counts as this."""
STAGES: Final = len(STAGE_NAMES)
WHOSE: Final = ("mine", "theirs")
OF_A_SIDE: Final = (
    *(f"job_{name}" for name in JOB_NAMES),
    *(f"lacks_{points}" for points in range(MOST_LACKING + 1)),
    *(f"room_{name}" for name in CARD_NAMES),
    "raise",
    "more_income",
    "less_income",
    "more_time",
    "less_time",
    "meal",
)
NET_FEATURES: Final[tuple[str, ...]] = (
    *(f"{whose}_{name}" for whose in WHOSE for name in OF_A_SIDE),
    *(f"hand_{name}" for name in CARD_NAMES),
    *(f"now_{name}" for name in CARD_NAMES),
    *(f"{whose}_cards_{count}" for whose in WHOSE for count in range(MOST_CARDS + 1)),
    *(f"{whose}_turn_{name}" for whose in WHOSE for name in STAGE_NAMES),
    *(f"{whose}_time_{left}" for whose in WHOSE for left in range(MOST_TIME + 1)),
    *(f"{whose}_income_{left}" for whose in WHOSE for left in range(MOST_INCOME + 1)),
    *(f"at_hand_{halves}" for halves in range(MOST_AT_HAND + 1)),
)
"""Each side, the own hand and what of it can be played now, and how far the turn is; `at_hand` in half points."""
SIDE: Final = len(OF_A_SIDE)
IN_HAND: Final = 2 * SIDE
NOW: Final = IN_HAND + KINDS
CARDS: Final = NOW + KINDS
TURN: Final = CARDS + 2 * (MOST_CARDS + 1)
TIME: Final = TURN + 2 * STAGES
INCOME: Final = TIME + 2 * (MOST_TIME + 1)
AT_HAND: Final = INCOME + 2 * (MOST_INCOME + 1)


class LesColocsModel(RolloutModel[LesColocsState]):
    def __init__(self, evaluation: Evaluation[LesColocsState]) -> None:
        super().__init__(NET_FEATURES)
        self.evaluation = evaluation
        """Its weights say what can still be had this turn (`at_hand`)."""

    def features(self, state: LesColocsState, seat: int) -> list[int]:
        return net_features(state, seat, self.evaluation.weights)

    def turn_owner(self, state: LesColocsState) -> int:
        return state.active

    def is_settled(self, state: LesColocsState) -> bool:
        return state.stage != SETUP and len(state.frames) > 0 and state.frames[-1][0] <= LAST_OPEN

    def settle(self, state: LesColocsState, chance: Chance) -> None:
        evaluation.settle(state, chance)


def net_features(state: LesColocsState, seat: int, weights: list[float]) -> list[int]:
    """As indices into `NET_FEATURES`; what counts twice is listed twice."""
    features: list[int] = []
    other = 1 - seat
    add_side(state, seat, 0, features)
    add_side(state, other, SIDE, features)
    whose = 0 if state.active == seat else 1
    features.append(CARDS + min(MOST_CARDS, len(state.hands[seat])))
    features.append(CARDS + MOST_CARDS + 1 + min(MOST_CARDS, len(state.hands[other])))
    features.append(TURN + state.stage + whose * STAGES)
    under_way = CALL <= state.stage <= FREE
    if under_way:
        features.append(TIME + min(MOST_TIME, state.free) + whose * (MOST_TIME + 1))
        features.append(INCOME + min(MOST_INCOME, state.income) + whose * (MOST_INCOME + 1))
    for kind in state.hands[seat]:
        features.append(IN_HAND + kind)
        if under_way and whose == 0 and is_playable(state, seat, kind):
            features.append(NOW + kind)
    if under_way and whose == 0:
        features.append(AT_HAND + max(0, min(MOST_AT_HAND, int(2.0 * evaluation.at_hand(state, seat, weights)))))
    return features


def is_playable(state: LesColocsState, seat: int, kind: int) -> bool:
    """Whether a card could be played in what is left of the turn, as far as it is known."""
    if TYPE[kind] == PERSON:
        return state.stage == CALL
    if state.free == 0:
        return False
    if TYPE[kind] == ACTIVITY:
        return activities.cost_of(state, seat, kind) <= state.income and not activities.is_banned(state, seat, kind)
    return TYPE[kind] == THING and COST[kind] <= state.income and may_play(state, seat, kind)


def add_side(state: LesColocsState, seat: int, start: int, features: list[int]) -> None:
    job = state.jobs[seat]
    if job == NONE:
        # A previous winner is still choosing.
        return
    features.append(start + job)
    start += JOBS
    features.append(start + min(MOST_LACKING, max(0, GOAL[job] - state.slack[seat])))
    start += MOST_LACKING + 1
    meal = False
    for kind in state.rooms[seat]:
        features.append(start + kind)
        if MENU[kind] and has_tag(state, seat, MENU[kind]):
            meal = True
    start += KINDS
    for _ in range(state.raises[seat]):
        features.append(start)
    add_noted(features, start + 1, state.noted_income[seat])
    add_noted(features, start + 3, state.noted_free[seat])
    if meal:
        features.append(start + 5)
