"""HS-44 to HS-63 and HS-78 to HS-81: closing rooms, doors, corridor, front door, windows, missions without corridor."""

import pytest

from palier import IllegalAction, SeededChance
from palier.games.home_staging.closing import proposals
from palier.games.home_staging.geometry import edge_text, parse_edge, parse_outline
from palier.games.home_staging.mission import MISSION_IDS
from palier.games.home_staging.scoring import entrance_edges

from .sheets import close, enter, house, look, match_of, mission, new_plan, play, put, refused, rooms, score, scripted

TWO = rooms([[19, 2]], [[23, 2], [4, 1]])


def test_HS_44_after_the_last_card_everyone_closes_at_once_with_one_door() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[19, 1]]))
    play(match, "tokens 1 0", "place fauteuil E4 r0", "ready")
    play(match, "place fauteuil H4 r0", "ready", seat=1)
    assert match.to_act == (0, 1)
    assert match.view(0)["asked"]["ask"] == "close"
    play(match, "close H4-H5 W:H5", seat=1)
    assert match.view(0)["plans"][1]["rooms"] == [None]
    with pytest.raises(IllegalAction):
        play(match, "close E4-E5")
    play(match, "close E4-E5 E:E5")
    assert match.view(0)["plans"][1]["rooms"] == [{"cells": "H4-H5", "door": "W:H5"}]


def test_HS_45_any_outline_that_hangs_together() -> None:
    plan = put(new_plan(mission(rooms=TWO, walls=["N:G5", "N:H5", "W:G4", "W:I4"])), "fauteuil E4 r0")
    assert refused(plan, "E4-F9+G9-L9", "N:L9") == ""
    assert refused(plan, "E4-E5+G5", "E:G5") == "apart"
    assert refused(plan, "D4-E5", "E:E5") == "outside"
    assert refused(plan, "E4-H4+E5", "S:E5") == "apart"  # the inner walls shut G4-H4 off
    close(plan, "E4-E5", "S:E5")
    put(plan, "petite_plante F4 r0", room=1)
    assert refused(plan, "E5-F5+F4", "S:F5", room=1) == "taken"


def test_HS_46_a_block_may_be_enclosed_but_is_no_part() -> None:
    plan = put(
        new_plan(mission(map=house("....", ".#..", "....", "....", "...."), rooms=rooms([[23, 1]]))),
        "petite_plante E4 r0",
    )
    assert refused(plan, "E4-G6", "S:G6") == "outside"
    close(plan, "E4-G4+E5+G5+E6-G6", "S:G6")
    assert plan.cells[0].bit_count() == 8


def test_HS_47_squares_of_lost_pieces_may_be_part() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0", "fauteuil G4 r0")
    close(plan, "E4-E5", "S:E5")
    assert plan.void == [False, True]
    put(plan, "petite_plante H4 r0", room=1)
    close(plan, "G4-H6", "S:H6", room=1)
    assert plan.cells[1].bit_count() == 6


def test_HS_48_not_the_square_in_front_of_another_rooms_door() -> None:
    plan = close(put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0"), "E4-E5", "S:E5")
    put(plan, "petite_plante F6 r0", room=1)
    assert refused(plan, "E6-F7", "S:F7", room=1) == "blocks_door"
    assert refused(plan, "F6-F7", "S:F7", room=1) == ""


def test_HS_49_a_piece_is_kept_only_with_all_its_access() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0", "fauteuil F4 r0")
    close(plan, "E4-E5+F4", "S:E5")
    assert plan.void == [False, True]
    assert score(plan).rooms[0] == 1
    assert plan.foot == parse_outline("E4-F4")


def test_HS_50_nothing_drawn_or_a_rug_alone_leaves_no_room() -> None:
    match = scripted([0, 0], rooms=rooms([[19, 1], [33, 1]], [[3, 1]]))
    play(match, "room 1", "card 33", "tokens 1 0", "place tapis_carre E4 r0", "ready", "tokens 1 0", "ready")
    assert match.view(0)["asked"]["ask"] == "tokens"  # straight on to the next room
    plan = match.view(0)["plans"][0]
    assert plan["rooms"][0] is None
    assert plan["pieces"][0]["void"] is True


def test_HS_51_when_no_outline_keeps_a_piece_nothing_is_closed() -> None:
    match = scripted([1, 0], rooms=rooms([[19, 1]], [[3, 1]]), map=house(".....", "_____"))
    play(match, "room 1", "tokens 1 0", "place duo_de_fauteuils E4 r0", "ready")
    assert match.view(0)["plans"][0]["rooms"][0] is None or match.view(0)["asked"]["ask"] == "close"
    narrow = put(new_plan(mission(map=house("..."), rooms=rooms([[19, 1]]))), "duo_de_fauteuils E4 r0")
    assert proposals(narrow, 0) == []
    narrow.give_up(0)
    assert narrow.void == [True]
    assert score(narrow).total == 0


def test_HS_52_whoever_can_close_must_and_keeps_a_piece() -> None:
    plan = put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0")
    assert refused(plan, "G4-G5", "S:G5") == "empty"
    assert proposals(plan, 0) != []
    match = scripted([0], rooms=rooms([[19, 1]]))
    play(match, "tokens 1 0", "place fauteuil E4 r0", "ready")
    with pytest.raises(IllegalAction):
        play(match, "ready")


def test_HS_53_where_a_door_may_be() -> None:
    plan = put(new_plan(mission(rooms=rooms([[3, 2]], [[23, 2]]))), "frigo_simple E4 r0", "frigo_simple E6 r3")
    assert refused(plan, "E4-F6", "W:E5") == "door_place"  # an outer wall
    assert refused(plan, "E4-F6", "W:F5") == "door_place"  # not at the border
    assert refused(plan, "E4-F6") == "no_door"
    assert refused(plan, "E4-F6", "S:E6") == "door_blocked"  # furniture inside
    assert refused(plan, "E4-F6", "S:F6") == ""
    put(plan, "petite_plante F7 r0", room=1)
    assert refused(plan, "E4-F6", "S:F6") == "door_blocked"  # furniture outside
    close(plan, "E4-F6", "E:F5")
    put(plan, "petite_plante G7 r0", room=1)
    assert refused(plan, "F7-G7+G6", "W:G6", room=1) == "door_room"


def test_HS_53_no_door_behind_a_piece_that_leans_there() -> None:
    plan = put(new_plan(mission(rooms=rooms([[3, 1]]), walls=["N:F6"])), "frigo_simple F6 r0")
    assert refused(plan, "F5-F7", "S:F7") == "apart"
    assert plan.door_refusal(parse_outline("F6-F7"), parse_edge("N:F6")) == "door_wall"


def test_HS_54_two_doors_may_open_onto_one_square() -> None:
    plan = close(put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0"), "E4-E5", "E:E5")
    put(plan, "petite_plante G4 r0", room=1)
    close(plan, "G4-G5", "W:G5", room=1)
    assert score(plan).reached == [True, True]


def test_HS_55_only_the_part_at_the_front_door_is_corridor() -> None:
    plan = put(
        new_plan(mission(map=house("......", "......", "......"), rooms=rooms([[23, 2]]))), "petite_plante G4 r0"
    )
    close(enter(plan, "W:E4"), "G4-H6", "W:G5")
    assert score(plan).corridor == parse_outline("E4-F6")
    one = close(
        put(new_plan(mission(map=house("..."), rooms=rooms([[23, 2]]))), "petite_plante E4 r0"), "E4-F4", "E:F4"
    )
    assert score(one).corridor.bit_count() == 1
    assert score(one).rooms == [1]


def test_HS_56_a_window_sees_all_scenery_up_to_the_building_or_the_border() -> None:
    rows = ["_" * 16] * 16
    rows[1] = "____T___________"
    rows[2] = "____R___________"
    rows[5] = "____.TWWT.______"
    rows[6] = "____......______"
    where = mission(map=rows)
    sees = {edge_text(edge): where.edge_sees[index] for index, edge in enumerate(where.edges)}
    building = {edge_text(edge): where.edge_meets_building[index] for index, edge in enumerate(where.edges)}
    assert sees["N:E6"] == 1 | 4  # the road does not hide the tree
    assert sees["W:F6"] == 1 | 2
    assert building["W:F6"] is True
    assert building["N:E6"] is False
    assert sees["W:E6"] == 0


def test_HS_57_windows_in_any_outer_wall_even_behind_a_piece() -> None:
    plan = put(new_plan(mission()), "fauteuil E4 r0")
    look(plan, "N:E4", "W:E4", "S:L9", "E:L9")
    assert not plan.may_have_window(parse_edge("N:G6"))
    assert not plan.may_have_window(parse_edge("N:E4"))


def test_HS_58_one_front_door_in_an_outer_wall() -> None:
    plan = enter(new_plan(mission()), "N:E4")
    enter(plan, "W:E9")
    assert [edge_text(edge) for edge in plan.entrances] == ["W:E9"]
    assert not plan.may_have_entrance(parse_edge("N:F6"))
    put(plan, "frigo_simple F4 r0")
    assert not plan.may_have_entrance(parse_edge("N:F4"))


def test_HS_59_the_front_door_at_any_time_and_no_wall_there() -> None:
    match = scripted([0, 0], rooms=rooms([[3, 2]]))
    play(match, "tokens 2 0", "entrance N:E4")
    with pytest.raises(IllegalAction):
        play(match, "place frigo_simple E4 r0")
    play(match, "entrance N:F4", "place frigo_simple E4 r0", "ready", "entrance W:E8", "close E4-E5 E:E5")
    assert match.view(0)["plans"][0]["entrances"] == ["W:E8"]


def test_HS_60_at_the_end_it_must_open_onto_the_corridor() -> None:
    plan = close(put(new_plan(mission(rooms=TWO)), "fauteuil E4 r0"), "E4-F6", "E:F5")
    enter(plan, "W:E6")
    assert not plan.leads_in(parse_edge("W:E6"))
    assert score(plan).entrances != [parse_edge("W:E6")]
    enter(plan, "W:E7")
    assert score(plan).entrances == [parse_edge("W:E7")]


def test_HS_61_without_one_the_best_is_drawn_the_first_of_equals() -> None:
    match = scripted([0], rooms=rooms([[19, 1]]))
    play(match, "tokens 1 0", "place fauteuil E4 r0", "ready", "close E4-E9 E:E9", "ready")
    assert match.view(0)["plans"][0]["entrances"] == ["N:F4"]
    full = close(
        put(new_plan(mission(map=house("....."), rooms=rooms([[23, 2]]))), "petite_plante E4 r0"), "E4-G4", "E:G4"
    )
    put(full, "petite_plante H4 r0", room=0)
    full.foot |= parse_outline("I4")
    assert entrance_edges(full) == []
    assert score(full).total == 0


def test_HS_62_no_window_where_the_front_door_is() -> None:
    plan = look(enter(new_plan(mission()), "N:E4"), "N:F4")
    assert not plan.may_have_window(parse_edge("N:E4"))
    assert not plan.may_have_entrance(parse_edge("N:F4"))


def test_HS_63_after_the_last_room_front_door_and_windows_are_settled() -> None:
    match = scripted([0], rooms=rooms([[19, 1]]))
    play(match, "tokens 1 0", "ready")
    assert match.view(0)["stage"] == "last"
    play(match, "window N:E4", "entrance W:E5", "wall N:E4", "ready")
    assert match.outcome is not None
    assert match.view(0)["plans"][0]["windows"] == []


HUB = {"special": [{"type": "no_corridor", "hub": 0}], "rooms": TWO}


def test_HS_78_the_front_door_opens_into_the_central_room() -> None:
    plan = close(put(new_plan(mission(**HUB)), "fauteuil E4 r0"), "E4-H9")
    assert plan.leads_in(parse_edge("W:E6"))
    assert not plan.leads_in(parse_edge("E:L6"))
    assert score(plan).corridor == 0
    assert score(plan).rooms[0] == 1


def test_HS_79_other_rooms_open_onto_the_central_room() -> None:
    before = close(put(new_plan(mission(**HUB)), "fauteuil E4 r0"), "E4-H9")
    put(before, "petite_plante L4 r0", room=1)
    assert refused(before, "J4-L9", "W:J6", room=1) == ""  # onto nothing: allowed, but never reached
    close(before, "I4-L9", "W:I6", room=1)
    assert score(before).reached == [True, True]
    after = put(new_plan(mission(special=HUB["special"], rooms=rooms([[23, 2]], [[19, 2]]))), "fauteuil I4 r0", room=1)
    close(after, "I4-L9", "W:I6", room=1)
    put(after, "petite_plante E4 r0")
    away = after.clone()
    close(after, "E4-H9")
    assert score(after).reached == [True, True]
    close(away, "E4-G9")
    assert score(away).reached == [True, False]


def test_HS_80_the_central_room_has_no_door_and_takes_the_squares_before_doors() -> None:
    plan = put(new_plan(mission(special=HUB["special"], rooms=rooms([[23, 2]], [[19, 2]]))), "fauteuil I4 r0", room=1)
    close(plan, "I4-L9", "W:I6", room=1)
    put(plan, "petite_plante E4 r0")
    assert refused(plan, "E4-H9", "E:H6") == "hub_door"
    assert refused(plan, "E4-H9") == ""


def test_HS_81_without_the_central_room_nothing_is_accessible() -> None:
    plan = put(new_plan(mission(special=HUB["special"], rooms=rooms([[23, 2]], [[19, 2]]))), "fauteuil I4 r0", room=1)
    close(plan, "I4-L9", "W:I6", room=1)
    plan.give_up(0)
    assert score(plan).entrances == []
    assert score(plan).total == -3


@pytest.mark.parametrize("name", MISSION_IDS)
def test_what_a_view_proposes_is_what_auto_draws(name: str) -> None:
    match = match_of(2, 3, mission=name)
    choice = SeededChance(5)
    proposed = 0
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        assert ("proposed" in view) == (view["asked"]["ask"] == "close")
        assert "proposed" not in match.view(None)
        if "proposed" in view:
            proposed += 1
            _, outline, *door = view["proposed"].split()
            match.play(seat, "auto")
            closed = match.view(seat)["plans"][seat]["rooms"][view["room"]]
            assert closed == {"cells": outline, "door": door[0] if door else None}
        else:
            legal = match.legal(seat)
            match.play(seat, legal[choice.below(len(legal))])
    assert proposed > 0
