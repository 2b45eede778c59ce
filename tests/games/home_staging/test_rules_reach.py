"""HS-64 to HS-77: walking, what is accessible, distances, facing."""

import pytest

from palier.games.home_staging.geometry import parse_outline
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import FAR, Score, Thing

from .sheets import close, enter, house, mission, new_plan, put, rooms, score

TWO = rooms([[19, 3], [4, 2]], [[23, 3]])


def body(counted: Score, index: int) -> Thing:
    return counted.thing(counted.foot_of(index))


def test_HS_64_one_walks_over_free_squares_and_through_doors_only() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0", "tapis_carre F5 r0")
    close(enter(plan, "E:L9"), "E4-G6", "E:G5")
    reach = score(plan).reach
    assert reach & parse_outline("E5-G6") == parse_outline("E5-G6")  # rug and all
    assert not reach & parse_outline("E4")
    plant = put(new_plan(mission(map=house("....."), rooms=rooms([[23, 2]]))), "petite_plante F4 r0")
    enter(plant, "E:I4")
    assert score(plant).reach == parse_outline("G4-I4")  # plants bar the way, there is no diagonal


def test_HS_65_empty_squares_may_be_walked_on() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    close(enter(plan, "E:L9"), "E4-G7", "S:G7")
    assert score(plan).accessible == [True]


def test_HS_66_strict_paths_need_dots_rugs_or_doors() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    close(enter(plan, "E:L9"), "E4-G7", "S:G7")
    assert score(plan, strict_paths=True).accessible == [False]
    close_by = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    close(enter(close_by, "E:L9"), "E4-F5", "S:F5")
    assert score(close_by, strict_paths=True).accessible == [True]
    rug = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0", "tapis_carre F5 r0")
    close(enter(rug, "E:L9"), "E4-G7", "S:G7")
    assert score(rug, strict_paths=True).accessible == [True, True]


def test_HS_67_all_access_squares_or_nothing() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "petite_table E4 r0", "petite_plante H5 r0")
    close(enter(plan, "E:L9"), "E4-H5", "S:E5")
    # The plant leaves the table's right access H4 without a way.
    assert score(plan).reach & parse_outline("E4+H4") == parse_outline("E4")
    assert score(plan).accessible == [False, True]
    assert score(plan).rooms[0] == 1


def test_HS_68_a_rug_or_small_plant_needs_its_room_reached_and_no_more() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "tapis_carre E4 r0", "fauteuil G4 r0")
    put(plan, "petite_plante L4 r0", room=1)
    close(enter(plan, "E:L9"), "E4-G5", "S:G5")
    close(plan, "L4-L5", "W:L5", room=1)
    assert score(plan).accessible == [True, True, True]


def test_HS_69_split_access_each_by_its_own_way() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "petite_table E4 r0")
    assert plan.pieces  # apart when drawn: nothing forbids it
    around = plan.clone()
    close(enter(around, "E:L9"), "E4-H5", "S:H5")
    assert score(around).accessible == [True]
    blocked = plan.clone()
    close(enter(blocked, "E:L9"), "E4-H4", "S:H4")
    assert score(blocked).accessible == [False]


def test_HS_70_a_room_is_reached_by_its_door_alone() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    close(plan, "E4-E5", "S:E5")
    put(plan, "petite_plante G4 r0", room=1)
    close(enter(plan, "E:L9"), "F4-G7+E7", "E:G5", room=1)
    # E6 lies between the two rooms: nobody can get there.
    assert score(plan).reached == [False, True]


def test_HS_71_lost_pieces_bar_the_way_and_their_access_does_not() -> None:
    plan = put(new_plan(mission(map=house("......"), rooms=rooms([[19, 2]]))), "fauteuil E4 r3", "fauteuil H4 r3")
    close(plan, "E4-F4", "E:F4")
    assert plan.void == [False, True]
    enter(plan, "E:J4")
    assert score(plan).reached == [False]
    assert score(plan).reach == parse_outline("I4-J4")


def two_tables(*walls: str) -> Plan:
    return put(
        new_plan(mission(rooms=rooms([[4, 3]]), walls=list(walls))), "table_bistrot E4 r1", "table_bistrot I4 r1"
    )


def test_HS_72_distance_counts_free_squares_between() -> None:
    counted = score(two_tables())
    assert counted.distance(body(counted, 0), body(counted, 1)) == 3
    close_by = score(put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0", "fauteuil F4 r0"))
    assert close_by.distance(body(close_by, 0), body(close_by, 1)) == 0


def test_HS_73_detours_count_doors_pass_and_no_walk_is_endless() -> None:
    counted = score(two_tables("W:G4", "W:G5", "W:G6", "W:G7"))
    assert counted.distance(body(counted, 0), body(counted, 1)) == 3 + 2 * 3
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    put(close(plan, "E4-E5", "E:E5"), "petite_plante H5 r0", room=1)
    through = score(plan)
    assert through.distance(body(through, 0), body(through, 1)) == 3  # E5, F5, G5
    apart = score(two_tables(*[f"W:G{row}" for row in range(4, 10)]))
    assert apart.distance(body(apart, 0), body(apart, 1)) == FAR


def test_HS_74_standing_in_the_doorway_is_1() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    close(enter(plan, "W:E9"), "E4-E5", "S:E5")
    counted = score(plan)
    door = Thing(0, parse_outline("E5-E6"))
    entrance = Thing(0, parse_outline("E9"))
    assert counted.distance(entrance, door) == 4  # E9, E8, E7, E6
    assert counted.distance(body(counted, 0), door) == 1
    at_door = Thing(0, parse_outline("E6"))
    assert counted.distance(at_door, Thing(0, parse_outline("E6"))) == 1
    assert counted.distance(Thing(0, parse_outline("E4")), body(counted, 0)) == 0


def test_HS_75_a_rugs_own_squares_do_not_count() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "tapis_de_couloir E5 r0", "fauteuil K5 r1")
    counted = score(plan)
    assert counted.distance(body(counted, 0), body(counted, 1)) == 3  # I5, J5, K5 (access) before the seat on L5
    where = mission(map=house("........", ".oo.....", "........"), rooms=TWO)
    pole = score(put(new_plan(where), "petite_plante K5 r0"))
    obstacle = Thing(where.obstacle, parse_outline("F4-G4+F6-G6+E5+H5"))
    assert pole.distance(obstacle, body(pole, 0)) == 3


def test_HS_76_bonuses_look_at_what_is_accessible_and_never_at_rugs() -> None:
    bonus = [{"type": "per_item", "sel": {"room": 0}, "pts": 1, "cap": 3}]
    plan = put(new_plan(mission(rooms=TWO, bonus=bonus)), "fauteuil E4 r0", "tapis_carre G4 r0", "fauteuil E7 r0")
    close(enter(plan, "E:L9"), "E4-H5", "S:H5")
    assert score(plan).bonuses == [1]


@pytest.mark.parametrize(("far", "faces"), [(3, True), (2, False)])
def test_HS_77_facing_needs_a_free_line_no_longer_than_stated(far: int, faces: bool) -> None:
    counted = score(two_tables())
    assert counted.is_facing(counted.foot_of(0), counted.foot_of(1), far) is faces
    walled = score(two_tables("W:G5"))
    assert not walled.is_facing(walled.foot_of(0), walled.foot_of(1), 3)
    between = put(two_tables(), "petite_plante G5 r0")
    assert not score(between).is_facing(counted.foot_of(0), counted.foot_of(1), 3)
