"""Placements that are good at first sight."""

import pytest

import palier
from palier import SeededChance
from palier.games.home_staging.actions import NOTATION, PLACE, verb_of
from palier.games.home_staging.mission import MISSION_IDS
from palier.games.home_staging.state import ASK_CLOSE, ASK_DRAW, HomeStagingState
from palier.games.home_staging.thinking.shortlist import Snugness
from tests.games.home_staging.sheets import mission, new_plan, put
from tests.kit.driver import play_on


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_few_of_the_actions_are_promising(mission: str) -> None:
    match = palier.new_match("home_staging", 1, 4, {"mission": mission})
    seen = set()
    for _ in play_on(match, SeededChance(4)):
        if not match.to_act:
            break
        codes = [action.code for action in match.legal(0)]
        found = palier.strategies["home_staging"].model.shortlist(match.state, 0, 12)
        assert found
        assert set(found) <= set(codes)
        assert len(set(found)) == len(found)
        assert isinstance(match.state, HomeStagingState)
        ask = match.state.asks()
        seen.add(ask)
        if ask == ASK_CLOSE:
            assert len(found) == 1
        elif ask == ASK_DRAW:
            places = [code for code in found if verb_of(code) == PLACE]
            assert len(places) == min(12, sum(verb_of(code) == PLACE for code in codes))
            assert len(found) - len(places) == sum(verb_of(code) != PLACE for code in codes)
        else:
            assert found == codes
    assert {ASK_CLOSE, ASK_DRAW} <= seen


def test_a_place_in_the_corner_beats_one_in_the_open() -> None:
    snug = Snugness(new_plan(mission()), 0)
    assert snug.of(NOTATION.parse("place frigo_simple E4 r0")) > snug.of(NOTATION.parse("place frigo_simple H6 r0"))


def test_a_place_near_the_room_beats_one_far_away() -> None:
    snug = Snugness(put(new_plan(mission()), "place frigo_simple E4 r0"), 0)
    assert snug.of(NOTATION.parse("place frigo_simple G4 r0")) > snug.of(NOTATION.parse("place frigo_simple L4 r0"))
