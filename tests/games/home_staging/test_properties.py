"""Properties: slow and obviously right readings beside the boards, plans turned around, things put in the way."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palier import SeededChance
from palier.engine.playout import random_playout
from palier.games.home_staging.game import GAME
from palier.games.home_staging.geometry import (
    ALL,
    NUMBERS,
    SIZE,
    STRIDE,
    beside,
    edge_at,
    edge_text,
    flood,
    outline_text,
    parse_edge,
    parse_outline,
    squares_of,
)
from palier.games.home_staging.mission import MISSION_IDS, Mission, mission_from_data, mission_named
from palier.games.home_staging.pieces import PIECE_IDS, PIECES, PLAIN, SHAPE_OF, SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import Score, best_score
from palier.games.home_staging.state import HomeStagingState

from .sheets import close, enter, house, mission, new_plan, put, rooms
from .slow import slow_fits, slow_points, slow_reach

few = settings(max_examples=40, deadline=None, derandomize=True)

# Placements against a slow reading of the rules


SMALL = house("....", ".#..", "..o.", ".....", ".....")


def small_plans() -> list[Plan]:
    where = mission(map=SMALL, rooms=rooms([[23, 1], [19, 1]], [[33, 1], [4, 1]]), walls=["W:F7"])
    empty = new_plan(where)
    furnished = put(new_plan(where), "petite_plante H8 r0", "fauteuil E4 r0")
    closed = close(furnished.clone(), "E4-E6", "E:E6")
    rug = put(closed.clone(), "tapis_carre F7 r0", room=1)
    return [empty, furnished, closed, rug]


@pytest.mark.parametrize("number", range(4))
def test_all_placements_of_all_pieces_on_small_plans(number: int) -> None:
    plan = small_plans()[number]
    found = 0
    for piece in range(PIECES):
        for turn in range(4):
            spots = plan.spots(SHAPES[SHAPE_OF[piece * 8 + turn]])
            for anchor in NUMBERS.values():
                slow = slow_fits(plan, piece, turn, anchor)
                assert (spots >> anchor & 1 == 1) == slow, f"{PIECE_IDS[piece]} r{turn} {anchor}"
                found += slow
    assert found > 100


@pytest.mark.parametrize("name", MISSION_IDS)
def test_every_card_has_a_piece_that_fits_the_empty_house(name: str) -> None:
    plan = new_plan(mission_named(name))
    for number in set(plan.mission.card_number):
        for card in (0, 2):
            options = [(number - 1) * 4 + card, (number - 1) * 4 + card + 1]
            assert any(plan.spots(SHAPES[shape]) for piece in options for shape in PLAIN[piece])


# Turning everything around


def quarter(number: int) -> int:
    x, y = number % STRIDE, number // STRIDE
    return x * STRIDE + SIZE - 1 - y


def turned_board(board: int) -> int:
    return sum(1 << quarter(number) for number in squares_of(board))


def turned_edge(edge: int) -> int:
    """An edge is told by a square inside the paper and a side: both turn."""
    number, side = edge // 2, 0 if edge % 2 == 0 else 3
    if number % STRIDE == SIZE:
        number, side = number - 1, 1
    elif number // STRIDE == SIZE:
        number, side = number - STRIDE, 2
    return edge_at(quarter(number), (side + 1) % 4)


def turned_mission(where: Mission) -> Mission:
    data = {key: value for key, value in where.data.items() if key not in ("id", "medals")}
    rows = data["map"]
    data["map"] = ["".join(rows[SIZE - 1 - x][y] for x in range(SIZE)) for y in range(SIZE)]
    data["name"] = "turned"
    data["rooms"] = [{**room, "name": f"Room {number}"} for number, room in enumerate(data["rooms"])]
    data["walls"] = [edge_text(turned_edge(parse_edge(wall))) for wall in data.get("walls", [])]
    return mission_from_data(data)


def turned_plan(plan: Plan) -> Plan:
    where = turned_mission(plan.mission)
    new = new_plan(where)
    closed = 0
    for index, (shape_id, anchor, room) in enumerate(plan.pieces):
        shape = SHAPES[shape_id]
        cells = turned_board((shape.foot | shape.access) << anchor)
        numbers = squares_of(cells)
        corner = min(number % STRIDE for number in numbers) + min(number // STRIDE for number in numbers) * STRIDE
        other = SHAPE_OF[shape.piece * 8 + shape.mirror * 4 + (shape.turn + 1) % 4]
        assert (SHAPES[other].foot | SHAPES[other].access) << corner == cells
        new.put(other, corner, room)
        new.void[index] = plan.void[index]
        closed |= cells
    void = new.void[:]
    for room in range(where.rooms):
        if plan.cells[room]:
            new.close(
                room, turned_board(plan.cells[room]), -1 if plan.doors[room] < 0 else turned_edge(plan.doors[room])
            )
    assert new.void == void
    for edge in plan.entrances:
        new.set_entrance(turned_edge(edge))
    new.windows = [turned_edge(edge) for edge in plan.windows]
    return new


def finished(name: str, seed: int) -> HomeStagingState:
    chance = SeededChance(seed)
    state = GAME.setup(1, GAME.check_options(1, {"mission": name}), chance)
    random_playout(GAME, state, chance, SeededChance(seed, "properties"))
    return state


@pytest.mark.parametrize("name", MISSION_IDS)
def test_turning_a_whole_plan_keeps_its_score(name: str) -> None:
    for seed in range(4):
        plan = finished(name, seed).plans[0]
        one = best_score(plan, plan.windows, False)
        turned = turned_plan(plan)
        other = best_score(turned, turned.windows, False)
        assert other.rooms == one.rooms
        assert other.bonuses == one.bonuses
        assert other.total == one.total


@pytest.mark.parametrize(("most", "points"), [(5, 0), (6, 2)])
def test_turned_around_a_sofa_still_faces_the_television(most: int, points: int) -> None:
    """Random plans hardly ever have these two face each other, so here is one that has: six squares lie between."""
    facing = {"type": "facing", "a": {"tag": "sofa"}, "b": {"tag": "tv"}, "max": most, "pts": 2}
    plan = new_plan(mission(rooms=rooms([[18, 1], [20, 1]]), bonus=[facing]))
    put(plan, "canape E4 r3", "meuble_tele K4 r1")
    enter(close(plan, "E4-L6", "S:H6"), "S:H9")
    for _ in range(4):
        plan = turned_plan(plan)
        assert best_score(plan, plan.windows, False).bonuses == [points]


# What is in the way


@pytest.mark.parametrize("name", MISSION_IDS)
@few
@given(data=st.data())
def test_what_is_accessible_never_grows_when_something_is_put_in_its_way(name: str, data: st.DataObject) -> None:
    plan = finished(name, data.draw(st.integers(0, 3))).plans[0]
    before = best_score(plan, plan.windows, False)
    spots = squares_of(plan.mission.open & ~plan.foot)
    blocked = plan.clone()
    blocked.foot |= 1 << data.draw(st.sampled_from(spots))
    after = Score(blocked, before.entrances, before.windows, False)
    assert not after.reach & ~before.reach
    assert all(was or not now for was, now in zip(before.accessible, after.accessible, strict=True))
    walled = plan.clone()
    walled.set_wall(edge_at(data.draw(st.sampled_from(spots)), data.draw(st.integers(0, 3))), True)
    assert not Score(walled, before.entrances, before.windows, False).reach & ~before.reach


@few
@given(data=st.data())
def test_reach_is_what_a_slow_walk_finds(data: st.DataObject) -> None:
    plan = finished(data.draw(st.sampled_from(MISSION_IDS)), data.draw(st.integers(0, 3))).plans[0]
    free = squares_of(plan.free())
    if not free:
        return
    start = data.draw(st.sampled_from(free))
    reached = flood(1 << start, plan.free(), ALL & ~plan.wall_north, ALL & ~plan.wall_west)
    assert set(squares_of(reached)) == slow_reach(plan, [start])


@pytest.mark.parametrize("name", MISSION_IDS)
def test_rooms_score_what_a_slow_count_finds(name: str) -> None:
    counted = 0
    for seed in range(12):
        plan = finished(name, seed).plans[0]
        score = best_score(plan, plan.windows, False)
        assert score.rooms == slow_points(plan, score.entrances)
        counted += sum(score.rooms)
    assert counted > 0


# Writing


@few
@given(cells=st.sets(st.sampled_from(sorted(NUMBERS.values())), min_size=1))
def test_any_outline_is_written_and_read_back(cells: set[int]) -> None:
    board = sum(1 << number for number in cells)
    text = outline_text(board)
    assert parse_outline(text) == board
    assert parse_outline(text.lower()) == board


@given(number=st.sampled_from(sorted(NUMBERS.values())), side=st.integers(0, 3))
def test_any_edge_is_written_and_read_back(number: int, side: int) -> None:
    edge = edge_at(number, side)
    assert parse_edge(edge_text(edge)) == edge
    assert number in beside(edge)


def test_proposed_outlines_are_always_legal() -> None:
    chance = SeededChance(3)
    for name in MISSION_IDS:
        state = GAME.setup(1, GAME.check_options(1, {"mission": name}), chance)
        while GAME.to_act(state):
            codes = GAME.legal(state, 0)
            assert all(GAME.is_legal(state, 0, code) for code in codes)
            events: list[Any] = []
            GAME.apply(state, 0, codes[chance.below(len(codes))], chance, events)
