"""The worked example of the French rule book, 9 + 7 + 8 + 3 = 27, on our learning mission."""

from palier.games.home_staging.mission import mission_named
from palier.games.home_staging.plan import Plan

from .sheets import close, enter, fits, new_plan, put, score

KITCHEN, BATHROOM, LIVING_ROOM = 0, 1, 2


def example() -> Plan:
    plan = new_plan(mission_named("m00_odette"))
    put(plan, "comptoir_droit_de_cuisine E7 r3", "frigo_americain E5 r3", "petite_table_carree F5 r1", room=KITCHEN)
    close(plan, "E5-I7+E8-F9", "W:G8", room=KITCHEN)
    put(plan, "wc_lave_mains E10 r3", "baignoire F10 r2", "lavabo_large I10 r2", room=BATHROOM)
    close(plan, "E10-J11", "N:G10", room=BATHROOM)
    put(plan, "canape_d_angle J5 r0", "meuble_tele K7 r1", "duo_de_plantes L9 r1", room=LIVING_ROOM)
    close(plan, "J5-L6+K7-L8+L9-L10", "N:K9", room=LIVING_ROOM)
    return enter(plan, "E:L11")


def test_worked_example_9_7_8_3_makes_27() -> None:
    plan = example()
    counted = score(plan)
    assert counted.rooms == [9, 7, 8]
    assert counted.bonuses == [3]
    assert sum(counted.penalties) == 0
    assert counted.total == 27
    assert all(counted.accessible)
    assert plan.drawn() == 9


def test_worked_example_leaves_no_room_for_another_large_piece() -> None:
    assert not any(fits(example(), f"lit_double {column}{row} r0") for column in "EFGHIJKL" for row in range(4, 12))
