"""HS-25 to HS-43: where a piece may go, walls, rugs, plants, and the joker."""

import pytest

from palier import IllegalAction
from palier.games.home_staging.geometry import parse_edge
from palier.games.home_staging.pieces import MIRRORED, PIECE_INDEX, PLAIN

from .sheets import close, enter, fits, house, look, mission, new_plan, play, put, rooms, score, scripted, texts

OBSTACLES = house("........", "..#..o..", "........", "........")


def test_HS_25_a_piece_and_its_access_are_indoors_and_off_blocks_and_obstacles() -> None:
    plan = new_plan(mission(map=OBSTACLES))
    assert fits(plan, "petite_table E4 r0")
    assert not fits(plan, "petite_table D4 r0")  # an access square outdoors
    assert not fits(plan, "petite_table J4 r0")  # and beyond the other wall
    assert not fits(plan, "fauteuil G5 r0")  # on the block
    assert not fits(plan, "fauteuil J5 r0")  # on the obstacle
    assert not fits(plan, "fauteuil J4 r0")  # its access is


def test_HS_25_no_piece_in_a_closed_room() -> None:
    plan = close(put(new_plan(mission(rooms=rooms([[19, 1]], [[23, 1]]))), "fauteuil E4 r0"), "E4-F6", "E:F5")
    assert not fits(plan, "petite_plante F6 r0")
    assert fits(plan, "petite_plante G6 r0")


def test_HS_26_a_piece_covers_neither_a_piece_nor_access() -> None:
    plan = put(new_plan(mission()), "fauteuil E4 r0")
    assert not fits(plan, "petite_plante E4 r0")
    assert not fits(plan, "petite_plante E5 r0")
    assert fits(plan, "petite_plante E6 r0")


def test_HS_27_access_squares_may_overlap_but_not_lie_on_a_piece() -> None:
    plan = put(new_plan(mission()), "fauteuil E4 r0")
    assert fits(plan, "fauteuil E5 r2")  # its access is E5, shared; itself on E6
    assert not fits(plan, "fauteuil E3 r0")
    assert not fits(put(plan, "petite_plante E7 r0"), "fauteuil E6 r0")


def test_HS_28_no_wall_runs_through_a_drawing() -> None:
    plan = new_plan(mission(walls=["W:G5", "W:G6"]))
    assert fits(plan, "petite_table E4 r0")
    assert not fits(plan, "petite_table E5 r0")
    assert not fits(plan, "fauteuil F6 r3")  # furniture and access on the two sides
    assert fits(plan, "fauteuil F6 r0")


def test_HS_29_quarter_turns_but_no_mirror() -> None:
    plan = new_plan(mission())
    for turn in range(4):
        assert any(fits(plan, f"arbre_a_chat {column}{row} r{turn}") for column in "EFGH" for row in (4, 5, 6))
    match = scripted([0], rooms=rooms([[31, 1]]))
    play(match, "tokens 1 0", "place panier_du_chien E4 r0")  # the joker is spent on the other piece
    with pytest.raises(IllegalAction):
        play(match, "place arbre_a_chat E6 r0 m")


def test_HS_30_a_thick_side_lies_wholly_against_a_wall_outer_or_inner() -> None:
    plan = new_plan(mission(map=house("...._..", "......."), walls=[], rooms=rooms([[14, 2]])))
    assert fits(plan, "commode E4 r0")
    assert fits(plan, "commode F4 r0")
    assert not fits(plan, "commode E5 r0")
    inner = new_plan(mission(walls=["N:G7", "N:H7"]))
    assert fits(inner, "petite_commode G7 r0")
    assert fits(inner, "petite_commode G5 r2")
    assert not fits(inner, "commode G7 r0")
    assert not fits(inner, "petite_commode H7 r0")


def test_HS_30_the_outer_side_of_another_rooms_wall_will_do() -> None:
    plan = close(put(new_plan(mission(rooms=rooms([[19, 1]], [[14, 1]]))), "fauteuil E4 r0"), "E4-F6", "E:F5")
    assert fits(plan, "petite_commode E7 r0")


def test_HS_31_walls_of_the_room_under_way_do_not_count() -> None:
    plan = put(new_plan(mission()), "fauteuil E4 r0")
    assert not fits(plan, "petite_commode E7 r0")


def test_HS_32_window_and_block_are_walls_obstacle_door_and_entrance_are_not() -> None:
    plan = new_plan(mission(map=OBSTACLES))
    assert fits(look(plan, "N:E4"), "frigo_simple E4 r0")
    assert fits(plan, "frigo_simple G6 r0")  # below the block
    assert not fits(plan, "frigo_simple J6 r0")  # below the obstacle
    assert not fits(enter(plan, "N:F4"), "frigo_simple F4 r0")
    other = close(put(new_plan(mission(rooms=rooms([[19, 1]], [[3, 1]]))), "fauteuil E4 r0"), "E4-F6", "N:E7")
    assert not fits(other, "frigo_simple E7 r0")
    assert fits(other, "frigo_simple F7 r0")


def test_HS_33_no_door_and_no_entrance_where_a_piece_leans() -> None:
    plan = close(put(new_plan(mission(rooms=rooms([[19, 1]], [[3, 1]]))), "fauteuil E4 r0"), "E4-F6", "E:F5")
    put(plan, "frigo_simple E7 r0", "frigo_simple E8 r2", room=1)
    assert plan.is_needed(parse_edge("N:E7"))
    assert not plan.may_have_entrance(parse_edge("S:E9"))
    assert plan.may_have_entrance(parse_edge("S:F9"))


def test_HS_34_pieces_of_earlier_turns_stay() -> None:
    match = scripted([0, 0], rooms=rooms([[3, 1], [4, 1]]))
    play(
        match,
        "card 3",
        "tokens 1 0",
        "place frigo_simple E4 r0",
        "ready",
        "tokens 1 0",
        "place petite_table F6 r0",
        "erase",
    )
    assert [piece["piece"] for piece in match.view(0)["plans"][0]["pieces"]] == ["frigo_simple"]
    with pytest.raises(IllegalAction):
        play(match, "erase")


def test_HS_35_pieces_of_one_room_need_not_touch() -> None:
    plan = put(new_plan(mission()), "fauteuil E4 r0", "fauteuil L8 r2")
    close(plan, "E4-L8+L9", "N:E9")
    assert plan.void == [False, False]


def test_HS_36_a_rug_lies_on_free_squares_and_may_cover_access() -> None:
    plan = put(new_plan(mission()), "fauteuil E4 r0")
    assert not fits(plan, "tapis_carre E4 r0")
    assert fits(plan, "tapis_carre E5 r0")
    put(plan, "tapis_carre E5 r0")
    assert not fits(plan, "tapis_carre F6 r0")
    close(enter(plan, "E:L9"), "E4-F6", "E:F5")
    assert score(plan).accessible == [True, True]


def test_HS_37_no_piece_on_a_rug() -> None:
    plan = put(new_plan(mission()), "tapis_carre E5 r0")
    assert not fits(plan, "petite_plante E5 r0")
    assert fits(plan, "fauteuil E4 r0")  # its access may be


def test_HS_38_small_plants_need_no_access() -> None:
    plan = close(put(new_plan(mission(rooms=rooms([[23, 1], [4, 1]]))), "petite_plante E4 r0"), "E4-E5", "E:E5")
    assert score(plan).rooms == [1]
    flowers = close(put(new_plan(mission()), "gueridon_fleuri E4 r0"), "E4-G4", "S:G4")
    assert score(flowers).rooms == [2]


JOKER = rooms([[31, 1], [4, 1]])


def test_HS_39_once_the_other_piece_or_a_mirror() -> None:
    other = scripted([0], rooms=rooms([[31, 2]]))
    play(other, "tokens 2 0", "place panier_du_chien E4 r0")
    assert other.view(0)["plans"][0]["joker"] is False
    with pytest.raises(IllegalAction):
        play(other, "place panier_du_chien E6 r0")
    play(other, "place arbre_a_chat G6 r0")
    mirrored = scripted([0], rooms=rooms([[31, 2]]))
    play(mirrored, "tokens 2 0", "place arbre_a_chat E4 r3 m")
    with pytest.raises(IllegalAction):
        play(mirrored, "place arbre_a_chat H4 r0 m")


def test_HS_40_the_joker_is_told_when_all_are_ready_and_spent_only_if_drawn() -> None:
    match = scripted([0, 0], 2, rooms=JOKER)
    play(match, "card 31", "tokens 1 0", "place arbre_a_chat E4 r0 m", "erase")
    assert match.view(0)["plans"][0]["joker"] is True
    play(match, "place arbre_a_chat E4 r0 m", "ready")
    assert match.view(1)["plans"][0]["joker"] is True
    events = [event.seen_by(1) for event in match.play(1, "ready")]
    assert {"event": "joker", "seat": 0} in events
    assert match.view(1)["plans"][0]["joker"] is False


def test_HS_41_on_ones_own_choice_and_on_a_rug() -> None:
    match = scripted([0], rooms=rooms([[3, 1], [33, 1]]))
    play(match, "card 33", "tokens 1 0", "place tapis_de_couloir E4 r0", "ready")
    assert match.view(0)["plans"][0]["pieces"][0]["piece"] == "tapis_de_couloir"
    assert match.view(0)["plans"][0]["joker"] is False


def test_HS_42_never_the_other_piece_mirrored() -> None:
    match = scripted([0], rooms=rooms([[31, 1]]))
    play(match, "tokens 0 1")
    assert any("arbre_a_chat" in text for text in texts(match))
    with pytest.raises(IllegalAction):
        play(match, "place arbre_a_chat E4 r0 m")


def test_HS_43_a_piece_that_is_its_own_mirror_image_needs_no_joker() -> None:
    piece = PIECE_INDEX["lit_double"]
    assert len(PLAIN[piece]) == 4
    assert MIRRORED[piece] == []
    match = scripted([0], rooms=rooms([[12, 1]]))
    play(match, "tokens 1 0", "place lit_double E4 r0 m")
    assert match.view(0)["plans"][0]["joker"] is True
