"""What is known of a player between turns, as the linear model counts it."""

from collections import Counter
from typing import Any

import pytest

from palier import Match
from palier.games.les_colocs.cards import GOAL, JOB_JOB_CAMPUS
from palier.games.les_colocs.thinking.turn_features import TURN_FEATURES, LesColocsTurnFeatures
from palier.thinking.linear import TurnFeatures
from tests.games.les_colocs.flat import table

FEATURES: TurnFeatures[Any] = LesColocsTurnFeatures()


def told(match: Match, seat: int) -> Counter[str]:
    return Counter(TURN_FEATURES[feature] for feature in FEATURES.public(match.state, seat))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_when_the_turn_comes_is_told_by_its_own_name(players: int) -> None:
    match = table(players=players, active=1)
    for seat in range(players):
        distance = (seat - 1) % players
        names = [name for name in told(match, seat) if name.startswith("turn_in")]
        assert names == [f"turn_in_{distance}_of_{players}"]


def test_what_is_lacking_and_lies_in_the_room_is_told_and_the_hand_only_by_its_size() -> None:
    match = table(rooms={0: [["sieste", 3], ["sieste", 3]]}, hands={0: ["pizza", "biere", "biere"]})
    found = told(match, 0)
    assert found["job_job_campus"] == 1
    assert found[f"lacks_{GOAL[JOB_JOB_CAMPUS] - 6}"] == 1
    assert found["room_sieste"] == 2
    assert found["cards"] == 3
    assert not [name for name in found if name.startswith("hand_")]
    own = Counter(TURN_FEATURES[feature] for feature in FEATURES.private(match.state, 0))
    assert own == {"hand_pizza": 1, "hand_biere": 2}


def test_what_waits_for_the_next_turn_is_told() -> None:
    match = table()
    state: Any = match.state
    state.noted_income[1] = -2
    state.noted_free[1] = 1
    state.raises[1] = 1
    found = told(match, 1)
    assert (found["less_income"], found["more_income"], found["more_time"], found["raise"]) == (2, 0, 1, 1)
