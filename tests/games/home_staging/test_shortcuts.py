"""What is remembered or left out for speed says the same as the long way."""

from collections.abc import Iterator
from typing import Any

import pytest

import palier
from palier import SeededChance
from palier.games.home_staging import closing
from palier.games.home_staging.game import GAME
from palier.games.home_staging.geometry import squares_of
from palier.games.home_staging.mission import MISSION_IDS, NO_ROOM
from palier.games.home_staging.pieces import PIECES, PLAIN, SHAPES
from palier.games.home_staging.places import Places
from palier.games.home_staging.scoring import Score, best_score, entrance_edges
from palier.games.home_staging.state import ASK_FINISH, HomeStagingState
from palier.games.home_staging.thinking import evaluation
from palier.games.home_staging.thinking.evaluation import STANDARD
from palier.games.home_staging.thinking.strategy import HomeStagingModel
from tests.kit.driver import play_on


def states(mission: str, seed: int, players: int = 1) -> Iterator[HomeStagingState]:
    """Moments of a match in which rooms are furnished at random."""
    match = palier.new_match("home_staging", players, seed, {"mission": mission})
    for moment in play_on(match, SeededChance(seed)):
        assert isinstance(moment.state, HomeStagingState)
        yield moment.state


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_piece_lies_somewhere_when_it_has_a_spot(mission: str) -> None:
    seen = set()
    for state in states(mission, 3):
        plan = state.plans[0]
        kept = plan.outer | 0b111 << squares_of(plan.mission.open)[0]
        for squares in (0, kept):
            places = Places(plan, squares)
            for piece in range(state.turn % 5, PIECES, 5):
                slow = any(plan.spots(SHAPES[shape], squares) for shape in PLAIN[piece])
                assert places.lies(piece) == slow
                seen.add(slow)
    assert seen == {True, False}


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_kept_squares_are_left_free_by_furniture(mission: str) -> None:
    for state in states(mission, 5):
        plan = state.plans[0]
        kept = plan.mission.open & plan.mission.open << 2
        for piece in range(0, PIECES, 7):
            shape = SHAPES[PLAIN[piece][0]]
            left = 0
            for anchor in squares_of(plan.spots(shape)):
                if shape.is_rug or not shape.foot << anchor & kept:
                    left |= 1 << anchor
            assert plan.spots(shape, kept) == left


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_the_best_entrance_is_the_first_of_those_that_score_most(mission: str) -> None:
    compared = 0
    for state in states(mission, 2):
        plan = state.plans[0]
        edges = entrance_edges(plan)
        if state.turn < 2 or plan.entrances or plan.windows or not edges:
            continue
        scores = [Score(plan, [edge], [], False) for edge in edges]
        best = best_score(plan, [], False)
        most = max(score.total for score in scores)
        assert best.total == most
        assert best.entrances == next(score.entrances for score in scores if score.total == most)
        compared += 1
    assert compared > 0


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_position_is_worth_the_same_however_often_it_is_judged(mission: str) -> None:
    found: list[tuple[HomeStagingState, float]] = [
        (state.clone(), STANDARD.value(state, 0)) for state in states(mission, 4) if state.asks() != ASK_FINISH
    ]
    evaluation.LAYOUTS.clear()
    evaluation.CLOSED.clear()
    for state, worth in reversed(found):
        assert STANDARD.value(state, 0) == worth


def test_layouts_are_not_kept_without_end() -> None:
    kept: tuple[dict[Any, Any], ...] = (evaluation.LAYOUTS, evaluation.CLOSED)
    for layouts in kept:
        layouts.clear()
    found = [state for seed in range(3) for state in states("m00_odette", seed)]
    STANDARD.value(found[0], 0)
    for layouts in kept:
        # Full but for a few, with what will never be asked for again.
        one = next(iter(layouts.values()))
        layouts.update(dict.fromkeys(range(len(layouts), evaluation.MANY - 3), one))
    for state in found:
        STANDARD.value(state, 0)
        assert all(len(layouts) <= evaluation.MANY for layouts in kept)
    assert all(0 < len(layouts) < evaluation.MANY // 2 for layouts in kept)


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_room_can_be_closed_when_there_is_a_proposal(mission: str) -> None:
    for state in states(mission, 6):
        plan = state.plans[0]
        if state.room != NO_ROOM and not plan.cells[state.room] and plan.has_furniture(state.room):
            assert closing.can_close(plan, state.room) == bool(closing.proposals(plan, state.room))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_who_sits_with_others_thinks_of_the_same_plan_alone(players: int) -> None:
    for state in states("m03_horloger", 7, players):
        for seat in GAME.to_act(state):
            solo = HomeStagingModel(GAME).solo(state, seat)
            assert GAME.players_of(solo) == 1
            assert GAME.to_act(solo) == (0,)
            assert GAME.legal(solo, 0) == GAME.legal(state, seat)
            assert STANDARD.value(solo, 0) == STANDARD.value(state, seat)


def test_a_match_of_ones_own_leaves_the_table_as_it_was() -> None:
    match = palier.new_match("home_staging", 3, 5)
    before = match.state.to_json()
    assert isinstance(match.state, HomeStagingState)
    (seat,) = match.to_act
    solo = HomeStagingModel(GAME).solo(match.state, seat)
    chance = SeededChance(1)
    for _ in range(40):
        if not GAME.to_act(solo):
            break
        codes = GAME.legal(solo, 0)
        GAME.apply(solo, 0, codes[chance.below(len(codes))], chance, None)
    assert solo.turn > 0
    assert match.state.to_json() == before
