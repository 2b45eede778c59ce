"""HS-82 to HS-101: every special rule and every bonus, granted and withheld."""

import sys
from typing import Any

import pytest

from palier.games.home_staging.geometry import edge_text, parse_edge
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import best_windows
from palier.games.home_staging.validate import BONUSES, SPECIALS

from .sheets import close, enter, fits, house, look, mission, new_plan, put, rooms, score

SCENERY = [
    "________________",
    "____T______W____",
    "________________",
    "____........____",
    "____........____",
    "____........____",
    "____....#...____",
    "____.o......____",
    "____........____",
    "________________",
    "RRRRRRRRRRRRRRRR",
    "________________",
    "________________",
    "________________",
    "________________",
    "________________",
]
"""E4 to L9: a tree above E, a lake above L, a road below, a block on I7, a pole on F8."""
CARDS = rooms([[19, 2], [4, 2], [33, 1], [18, 1]], [[23, 3], [14, 1], [20, 1]])


def plan_with(*bonuses: dict[str, Any], special: tuple[dict[str, Any], ...] = ()) -> Plan:
    """Room 0 in the north-west: an armchair, a sofa, a rug. Room 1 in the north-east: plants and a television."""
    plan = new_plan(mission(map=SCENERY, rooms=CARDS, bonus=list(bonuses), special=list(special)))
    put(plan, "fauteuil E4 r0", "canape_deux_places F4 r0", "tapis_carre E5 r0")
    close(plan, "E4-G6", "S:G6")
    put(plan, "meuble_tele J4 r0", "petite_plante L4 r0", room=1)
    close(plan, "J4-L5", "S:J5", room=1)
    return enter(plan, "E:L9")


def worth(*bonuses: dict[str, Any], windows: tuple[str, ...] = ()) -> list[int]:
    return score(look(plan_with(*bonuses), *windows)).bonuses


def bonus(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "pts": 3, **fields}


# Special rules


def test_HS_82_special_entrance_scenery() -> None:
    plan = new_plan(mission(map=SCENERY, special=[{"type": "entrance_scenery", "scen": "R"}]))
    assert plan.may_have_entrance(parse_edge("S:E9"))
    assert not plan.may_have_entrance(parse_edge("N:E4"))
    assert all(edge_text(edge).startswith("N:") and edge_text(edge).endswith("10") for edge in score(plan).entrances)


def test_HS_83_special_max_windows() -> None:
    plan = look(new_plan(mission(special=[{"type": "max_windows", "n": 2}])), "N:E4", "N:F4")
    assert not plan.may_have_window(parse_edge("N:G4"))


def test_HS_84_special_windows_free_cell() -> None:
    view = bonus("view", room=0, scen="T")
    assert worth(view, windows=("N:E4",)) == [3]
    plan = look(plan_with(view, special=({"type": "windows_free_cell"},)), "N:E4")
    assert score(plan).bonuses == [0]  # the armchair stands there


def test_HS_85_special_must_touch_exterior() -> None:
    plan = new_plan(mission(rooms=CARDS, special=[{"type": "must_touch_exterior", "sel": {"nos": [23]}}]))
    assert fits(plan, "duo_de_plantes E6 r0")
    assert not fits(plan, "duo_de_plantes F6 r0")
    assert fits(plan, "fauteuil F6 r0")


def test_HS_86_special_obstacle_corridor() -> None:
    special = ({"type": "obstacle_corridor", "pen": 5},)
    plan = plan_with(special=special)
    assert score(plan).penalties == [0, 0, 0]
    shut = new_plan(mission(map=house("....", ".o..", "...."), rooms=rooms([[23, 2]]), special=list(special)))
    close(put(shut, "petite_plante G4 r0"), "E4-G4+E5+G5+E6-G6", "E:G5")
    assert score(shut).penalties == [0, 5]
    assert score(shut).total == 1 - 5


def test_HS_87_special_rug_under() -> None:
    plain = put(new_plan(mission(rooms=CARDS)), "tapis_carre E4 r0")
    assert not fits(plain, "petite_plante E4 r0")
    special = [{"type": "rug_under"}]
    assert fits(put(new_plan(mission(rooms=CARDS, special=special)), "tapis_carre E4 r0"), "petite_plante E4 r0")
    assert fits(put(new_plan(mission(rooms=CARDS, special=special)), "petite_plante E4 r0"), "tapis_carre E4 r0")


def test_HS_88_special_two_entrances() -> None:
    where = mission(
        map=house("...._...", "...._...", "........"), special=[{"type": "two_entrances"}], rooms=rooms([[23, 3]])
    )
    plan = put(new_plan(where), "petite_plante G6 r0", "petite_plante G5 r0", "petite_plante G4 r0")
    assert score(enter(plan, "W:E4")).reach.bit_count() == 6
    assert score(enter(plan, "E:L4")).reach.bit_count() == 6 + 13
    assert len(plan.entrances) == 2


def test_HS_78_special_no_corridor_is_tested_with_closing() -> None:
    assert "no_corridor" in SPECIALS


# Bonuses


def test_HS_89_bonus_each_room_min_items() -> None:
    assert worth(bonus("each_room_min_items", min=2)) == [3]
    assert worth(bonus("each_room_min_items", min=3)) == [0]


def test_HS_90_bonus_all_cards_takes_the_rug_too() -> None:
    assert worth(bonus("all_cards", room=0)) == [0]  # no table of card 4
    where = mission(rooms=rooms([[19, 1], [33, 1]]), bonus=[bonus("all_cards", room=0)])
    plan = put(new_plan(where), "fauteuil E4 r0", "tapis_carre E5 r0")
    assert score(close(plan, "E4-F6", "S:F6")).bonuses == [3]


def test_HS_91_bonus_per_item_counts_up_to_its_cap() -> None:
    assert worth(bonus("per_item", sel={"tag": "seat"}, cap=3)) == [6]
    assert worth(bonus("per_item", sel={"tag": "seat"}, cap=1)) == [3]
    assert worth(bonus("per_item", sel={"no": 19}, cap=2)) == [3]


def test_HS_91_bonus_per_room_with() -> None:
    assert worth(bonus("per_room_with", sel={"nos": [18, 20]}, cap=2)) == [6]
    assert worth(bonus("per_room_with", sel={"tag": "seat"}, cap=1)) == [3]


def test_HS_91_bonus_distinct() -> None:
    assert worth(bonus("distinct", sel={"tag": "seat"}, min=2)) == [3]
    assert worth(bonus("distinct", sel={"tag": "seat"}, min=3)) == [0]


def test_HS_91_bonus_count_cells() -> None:
    assert worth(bonus("count_cells", sel={"tag": "seat"}, min=3)) == [3]
    assert worth(bonus("count_cells", sel={"tag": "seat"}, min=4)) == [0]


def test_HS_92_bonus_view() -> None:
    assert worth(bonus("view", room=0, scen="T"), windows=("N:E4",)) == [3]
    assert worth(bonus("view", room=0, scen="T"), windows=("N:F4",)) == [0]
    assert worth(bonus("view", room=1, scen="W"), windows=("N:L4",)) == [3]


def test_HS_92_bonus_per_room_view() -> None:
    assert worth(bonus("per_room_view", scen="T", cap=2), windows=("N:E4", "N:L4")) == [3]


def test_HS_92_bonus_clear_view() -> None:
    assert worth(bonus("clear_view", room=0), windows=("N:F4",)) == [3]
    assert worth(bonus("clear_view", room=0), windows=("N:E4",)) == [0]
    patio = house("...", "._.", "...")
    plan = new_plan(mission(map=patio, rooms=rooms([[23, 1]]), bonus=[bonus("clear_view", room=0)]))
    close(put(plan, "petite_plante E4 r0"), "E4-E5", "S:E5")
    assert score(look(plan, "E:E5")).bonuses == [0]  # the building is in the way


def test_HS_93_bonus_per_window_item() -> None:
    chair = bonus("per_window_item", sel={"tag": "seat"}, scen="T", cap=2)
    assert worth(chair, windows=("N:E4",)) == [3]
    assert worth(chair, windows=("N:F4",)) == [0]


@pytest.mark.parametrize(("op", "n", "points"), [("<=", 4, 3), ("<=", 3, 0), (">=", 4, 3), (">=", 5, 0)])
def test_HS_94_bonus_distance(op: str, n: int, points: int) -> None:
    # From the front door at L9 to the door below J5: L9, K9, J9, … the free squares of the shortest walk.
    near = bonus("distance", a={"tag": "armchair"}, b={"door": 0}, op=op, n=n, mode="exists")
    assert worth(near) == [points]


def test_HS_94_bonus_distance_modes_entrance_and_obstacle() -> None:
    for mode in ("exists", "all"):
        entrance = bonus("distance", a={"entrance": True}, b={"door": 1}, op="<=", n=6, mode=mode)
        assert worth(entrance) == [3]
        pole = bonus("distance", a={"obstacle": True}, b={"door": 0}, op="<=", n=2, mode=mode)
        assert worth(pole) == [3]
    seats = {"a": {"tag": "seat"}, "b": {"tag": "tv"}, "op": "<=", "n": 9}
    assert worth(bonus("distance", **seats, mode="exists")) == [3]
    assert worth(bonus("distance", **seats, mode="all")) == [0]
    nobody = bonus("distance", a={"tag": "seat"}, b={"no": 4}, op=">=", n=0, mode="all")
    assert worth(nobody) == [0]


def test_HS_95_bonus_facing() -> None:
    where = mission(rooms=rooms([[18, 1], [20, 1]]), bonus=[bonus("facing", a={"tag": "sofa"}, b={"tag": "tv"}, max=2)])
    plan = put(new_plan(where), "meuble_tele E4 r0", "canape_deux_places E6 r2")
    assert score(close(plan, "E4-F7", "E:F5")).bonuses == [3]
    assert worth(bonus("facing", a={"tag": "sofa"}, b={"tag": "tv"}, max=9)) == [0]


def test_HS_96_bonus_same_points() -> None:
    assert worth(bonus("same_points", rooms=[0, 1])) == [3]  # 1 + 2 and 2 + 1
    plan = put(new_plan(mission(rooms=CARDS, bonus=[bonus("same_points", rooms=[0, 1])])), "fauteuil E4 r0")
    assert score(close(plan, "E4-E5", "S:E5")).bonuses == [0]


def test_HS_97_bonus_area() -> None:
    for n, op, points in ((9, ">=", 3), (10, ">=", 0), (9, "<=", 3), (8, "<=", 0)):
        assert worth(bonus("area", room=0, op=op, n=n)) == [points]


def test_HS_97_bonus_rectangle_each() -> None:
    assert worth(bonus("rectangle_each", cap=2)) == [6]
    assert worth(bonus("rectangle_each", cap=1)) == [3]


def test_HS_98_bonus_adjacent_and_not_adjacent() -> None:
    assert worth(bonus("adjacent", rooms=[0, 1])) == [0]
    assert worth(bonus("not_adjacent", rooms=[0, 1])) == [3]
    for kind, points in (("adjacent", 3), ("not_adjacent", 0)):
        plan = put(new_plan(mission(rooms=CARDS, bonus=[bonus(kind, rooms=[0, 1])])), "fauteuil E4 r0")
        put(close(plan, "E4-E5", "S:E5"), "petite_plante F4 r0", room=1)
        assert score(close(plan, "F4-F5", "S:F5", room=1)).bonuses == [points]


def test_HS_99_bonus_touch_block() -> None:
    assert worth(bonus("touch_block", room=0)) == [0]
    plan = put(new_plan(mission(map=SCENERY, rooms=CARDS, bonus=[bonus("touch_block", room=0)])), "fauteuil E4 r0")
    assert score(close(plan, "E4-E5+F5-H5+H6-H7", "S:H7")).bonuses == [3]


def test_HS_99_bonus_no_facing_wall() -> None:
    assert worth(bonus("no_facing_wall", room=0, scen="T")) == [0]
    assert worth(bonus("no_facing_wall", room=0, scen="R")) == [3]
    assert worth(bonus("no_facing_wall", room=1, scen="W")) == [0]


def test_HS_100_bonus_corridor_max() -> None:
    corridor = score(plan_with()).corridor.bit_count()
    assert worth(bonus("corridor_max", n=corridor, min_rooms=2)) == [3]
    assert worth(bonus("corridor_max", n=corridor - 1, min_rooms=2)) == [0]


def test_HS_100_bonus_corridor_around_obstacle() -> None:
    assert worth(bonus("corridor_around_obstacle", cap=8)) == [12]
    assert worth(bonus("corridor_around_obstacle", cap=2)) == [6]


def test_HS_101_bonus_rug_placed() -> None:
    assert worth(bonus("rug_placed", room=0)) == [3]
    shut = put(
        new_plan(mission(rooms=CARDS, bonus=[bonus("rug_placed", room=0)])), "fauteuil E4 r0", "tapis_carre G4 r0"
    )
    assert score(close(shut, "E4-E5", "S:E5")).bonuses == [0]  # left outside


def test_HS_101_bonus_rug_under_item() -> None:
    fields = {"rooms": CARDS, "special": [{"type": "rug_under"}]}
    for least, points in ((2, 3), (3, 0)):
        where = mission(**fields, bonus=[bonus("rug_under_item", sel={"tag": "table"}, min=least)])
        plan = put(new_plan(where), "tapis_carre F4 r0", "petite_table E4 r0")
        assert score(close(plan, "E4-H5", "S:H5")).bonuses == [points]


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 3)])
def test_HS_101_bonus_rug_near(n: int, points: int) -> None:
    where = mission(rooms=CARDS, bonus=[bonus("rug_near", sel={"tag": "armchair"}, n=n)])
    plan = put(new_plan(where), "tapis_carre E6 r0", "fauteuil E4 r0")
    assert score(close(plan, "E4-F7", "S:F7")).bonuses == [points]


def test_every_bonus_and_special_rule_has_a_test() -> None:
    names = " ".join(dir(sys.modules[__name__]))
    for kind in [*SPECIALS, *BONUSES]:
        assert kind in names, kind


def test_best_windows_bring_every_bonus_they_can() -> None:
    views = (bonus("view", room=0, scen="T"), bonus("view", room=1, scen="W"), bonus("clear_view", room=1))
    plan = plan_with(*views)
    plan.windows = best_windows(plan, False)
    assert score(plan).bonuses == [3, 3, 3]
    assert len(plan.windows) == 3
