"""What a seat looks like between turns, as features of a linear model (`turn_value.toml`)."""

from typing import Final

from palier.games.les_colocs.cards import CARD_NAMES, GOAL, JOB_NAMES, KINDS
from palier.games.les_colocs.state import LesColocsState
from palier.thinking.linear import TurnFeatures

MOST_LACKING: Final = 26
"""More points than this nobody lacks but by a bad joke; it counts as this."""
TURN_FEATURES: Final[tuple[str, ...]] = (
    *(f"job_{name}" for name in JOB_NAMES),
    *(f"lacks_{points}" for points in range(MOST_LACKING + 1)),
    *(f"room_{name}" for name in CARD_NAMES),
    *(f"hand_{name}" for name in CARD_NAMES),
    *(f"turn_in_{distance}_of_{players}" for players in range(2, 6) for distance in range(players)),
    "cards",
    "raise",
    "more_income",
    "less_income",
    "more_time",
    "less_time",
)
"""The job, the points still lacking, the cards, and when their turn comes."""
LACKS: Final = len(JOB_NAMES)
IN_ROOM: Final = LACKS + MOST_LACKING + 1
IN_HAND: Final = IN_ROOM + KINDS
TURN_IN: Final = IN_HAND + KINDS
IN_HANDS: Final = TURN_IN + 2 + 3 + 4 + 5
RAISE: Final = IN_HANDS + 1
MORE_INCOME: Final = IN_HANDS + 2
MORE_TIME: Final = IN_HANDS + 4


class LesColocsTurnFeatures(TurnFeatures[LesColocsState]):
    def __init__(self) -> None:
        super().__init__(TURN_FEATURES)

    def public(self, state: LesColocsState, seat: int) -> list[int]:
        players = state.players
        job = state.jobs[seat]
        features = [job, LACKS + min(MOST_LACKING, max(0, GOAL[job] - state.slack[seat]))]
        features.append(TURN_IN + players * (players - 1) // 2 - 1 + (seat - state.active) % players)
        for kind in state.rooms[seat]:
            features.append(IN_ROOM + kind)
        for _ in range(len(state.hands[seat])):
            features.append(IN_HANDS)
        for _ in range(state.raises[seat]):
            features.append(RAISE)
        add_noted(features, MORE_INCOME, state.noted_income[seat])
        add_noted(features, MORE_TIME, state.noted_free[seat])
        return features

    def private(self, state: LesColocsState, seat: int) -> list[int]:
        return [IN_HAND + kind for kind in state.hands[seat]]


def add_noted(features: list[int], more: int, noted: int) -> None:
    """What waits for somebody's turn, for better or (the next feature) for worse."""
    for _ in range(abs(noted)):
        features.append(more if noted > 0 else more + 1)
