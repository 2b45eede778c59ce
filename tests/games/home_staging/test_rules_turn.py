"""HS-1 to HS-24: players, cards, set-up, rounds and drawing at the same time."""

import json

import pytest

import palier
from palier import BadOptions, IllegalAction, NotYourTurn
from palier.games.home_staging.mission import MISSION_IDS, mission_named
from palier.games.home_staging.pieces import PIECE_IDS, PIECE_NUMBER, options_of

from .sheets import custom_match, match_of, mission_data, play, rooms, scripted, texts

TWO_ROOMS = rooms([[3, 1], [4, 2]], [[23, 1], [14, 1]])


def test_HS_1_one_to_six_players() -> None:
    for players in range(1, 7):
        assert match_of(players).players == players
    for players in (0, 7):
        with pytest.raises(BadOptions):
            match_of(players)


def test_HS_2_most_points_win() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[3, 1]]))
    play(match, "tokens 1 0")
    play(match, "place frigo_simple E4 r0", "ready", seat=0)
    play(match, "ready", seat=1)
    play(match, "close E4-E5 E:E5", seat=0)
    play(match, "ready", seat=0)
    play(match, "ready", seat=1)
    assert match.outcome is not None
    assert match.outcome.scores == (1, -3)
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "points"


def test_HS_3_two_cards_of_each_number_and_two_pieces_on_each() -> None:
    assert len(PIECE_IDS) == len(set(PIECE_IDS)) == 132
    for number in range(1, 34):
        pieces = [*options_of(number, 0), *options_of(number, 1)]
        assert len(set(pieces)) == 4
        assert {PIECE_NUMBER[piece] for piece in pieces} == {number}


@pytest.mark.parametrize("name", MISSION_IDS)
def test_HS_4_rooms_tokens_and_numbers_stay_within_the_box(name: str) -> None:
    mission = mission_named(name)
    assert 1 <= mission.rooms <= 5
    assert sum(mission.card_tokens) <= 25
    assert max(mission.card_number.count(number) for number in mission.card_number) <= 2


def test_HS_5_the_sheet_is_A1_to_P16() -> None:
    assert palier.games["home_staging"].parse("place wc A1 r0") != palier.games["home_staging"].parse("place wc P16 r0")
    for square in ("Q1", "A17", "A0"):
        with pytest.raises(palier.BadText):
            palier.games["home_staging"].parse(f"place wc {square} r0")


def test_HS_6_a_mission_is_the_same_for_everyone() -> None:
    match = match_of(3, mission="m06_caserne")
    assert {match.view(seat)["mission"] for seat in (0, 1, 2)} == {"m06_caserne"}
    assert all(plan.mission is match.state.mission for plan in match.state.plans)  # type: ignore[attr-defined]


def test_HS_7_everyone_begins_with_an_empty_sheet_of_their_own() -> None:
    plans = match_of(4).view(None)["plans"]
    assert len(plans) == 4
    assert all(plan["pieces"] == [] and plan["rooms"] == [None] * 3 for plan in plans)


def test_HS_8_the_number_shows_and_the_letter_does_not() -> None:
    for seat in (0, None):
        cards = [card for room in match_of().view(seat)["rooms"] for card in room["cards"]]
        assert [card["no"] for card in cards] == [1, 3, 4, 7, 8, 9, 18, 20, 23]
        assert all(card["letter"] is None and card["pieces"] is None for card in cards)


def test_HS_9_a_card_with_two_tokens_means_two_pieces() -> None:
    match = scripted([0], rooms=rooms([[19, 2]]))
    play(match, "tokens 2 0", "place fauteuil E4 r0", "place fauteuil G4 r0")
    with pytest.raises(IllegalAction):
        play(match, "place fauteuil I4 r0")


def test_HS_10_the_first_player_is_drawn_by_lot() -> None:
    assert {match_of(3, seed).to_act for seed in range(20)} == {(0,), (1,), (2,)}


def test_HS_11_a_number_in_two_rooms_takes_both_cards() -> None:
    for variant in (0, 1):
        match = scripted([variant], rooms=rooms([[3, 1], [4, 1]], [[3, 1], [14, 1]]))
        play(match, "room 1", "card 3", "tokens 1 0", "ready", "tokens 1 0", "ready", "card 3")
        first, second = (room["cards"][0]["letter"] for room in match.view(0)["rooms"])
        assert (first, second) == (("A", "B") if variant == 0 else ("B", "A"))


def test_HS_12_a_round_for_each_room_and_a_turn_for_each_card() -> None:
    match = custom_match(2, rooms=TWO_ROOMS)
    turns = 0
    while match.to_act:
        seat = match.to_act[0]
        texts_now = texts(match, seat)
        play(match, "ready" if "ready" in texts_now else texts_now[0], seat=seat)
        turns = max(turns, match.view(None)["turn"])
    assert turns == 4


def test_HS_13_the_active_player_chooses_any_unfinished_room() -> None:
    match = custom_match(rooms=rooms([[3, 1]], [[4, 1]], [[14, 1]]))
    assert texts(match) == ["room 1", "room 2", "room 3"]
    play(match, "room 2", "tokens 1 0", "ready")
    assert texts(match) == ["room 1", "room 3"]


def test_HS_14_the_next_turn_and_the_next_room_go_to_the_left() -> None:
    match = scripted([0], 3, rooms=rooms([[3, 1], [4, 1]], [[14, 1]], [[7, 1]]))
    assert match.to_act == (0,)
    play(match, "room 1", "card 3", "tokens 1 0")
    for seat in (2, 0, 1):
        play(match, "ready", seat=seat)
    assert match.to_act == (1,)
    play(match, "tokens 1 0", seat=1)
    for seat in (0, 1, 2):
        play(match, "ready", seat=seat)
    assert match.to_act == (2,)
    assert texts(match, 2) == ["room 2", "room 3"]


def test_HS_15_the_active_player_turns_up_any_card_of_the_room() -> None:
    match = custom_match(rooms=rooms([[3, 1], [4, 1], [14, 1]], [[7, 1]]))
    play(match, "room 1")
    assert texts(match) == ["card 3", "card 4", "card 14"]
    play(match, "card 4", "tokens 1 0", "ready")
    assert texts(match) == ["card 3", "card 14"]


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_HS_16_tokens_fall_as_the_active_player_likes(tokens: int) -> None:
    match = custom_match(rooms=rooms([[4, tokens]]))
    assert texts(match) == [f"tokens {first} {tokens - first}" for first in range(tokens, -1, -1)]


def test_HS_17_everyone_may_draw_these_pieces_and_no_others() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[3, 1]]))
    play(match, "tokens 1 0")
    plain = [text for text in texts(match, 1) if "frigo_simple" in text]
    assert len(plain) > 10
    with pytest.raises(IllegalAction):
        play(match, "place wc E4 r0", seat=1)


def test_HS_18_all_draw_at_the_same_time() -> None:
    match = scripted([0, 0], 3, rooms=rooms([[3, 1]]))
    play(match, "tokens 1 0")
    assert list(match.to_act) == [0, 1, 2]
    play(match, "ready", seat=1)
    assert list(match.to_act) == [0, 2]


def test_HS_19_drawing_is_optional() -> None:
    match = scripted([0], rooms=rooms([[4, 2]]))
    play(match, "tokens 1 1", "place petite_table F5 r0", "ready")
    assert len(match.view(0)["plans"][0]["pieces"]) == 1


def test_HS_20_pieces_of_one_card_are_drawn_in_any_order() -> None:
    for order in (
        ("petite_table F5 r0", "petite_table_carree J4 r0"),
        ("petite_table_carree J4 r0", "petite_table F5 r0"),
    ):
        match = scripted([0], rooms=rooms([[4, 2]]))
        play(match, "tokens 1 1", *order)
        assert [piece["at"] for piece in match.view(0)["plans"][0]["pieces"]] == list(order)


def test_HS_21_a_piece_not_drawn_in_its_turn_is_gone() -> None:
    match = scripted([0, 0], rooms=rooms([[3, 1], [4, 1]]))
    play(match, "card 3", "tokens 1 0", "ready", "tokens 1 0")
    with pytest.raises(IllegalAction):
        play(match, "place frigo_simple E4 r0")


def test_HS_22_the_turn_ends_when_everyone_is_ready() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[3, 1], [4, 1]]))
    play(match, "card 3", "tokens 1 0", "ready")
    assert match.to_act == (1,)
    with pytest.raises(NotYourTurn):
        play(match, "place frigo_simple E4 r0")
    play(match, "ready", seat=1)
    assert match.view(None)["turn"] == 2


def test_HS_23_this_turn_can_be_rubbed_out_until_ready() -> None:
    match = scripted([0], rooms=rooms([[4, 2]]))
    play(match, "tokens 1 1")
    with pytest.raises(IllegalAction):
        play(match, "erase")
    before = match.state.to_json()
    play(match, "place petite_table F5 r0", "place petite_table_carree J4 r0", "window N:E4", "erase")
    assert match.state.to_json() == before
    play(match, "place petite_table E4 r1", "ready")
    assert [piece["at"] for piece in match.view(0)["plans"][0]["pieces"]] == ["petite_table E4 r1"]


def test_HS_24_nobody_sees_what_others_draw_until_all_are_ready() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[3, 1], [4, 1]]))
    play(match, "card 3", "tokens 1 0", "place frigo_simple E4 r0", "ready")
    assert match.view(0)["plans"][0]["pieces"]
    assert match.view(1)["plans"][0]["pieces"] == []
    assert match.view(None)["plans"][0]["pieces"] == []
    play(match, "ready", seat=1)
    assert match.view(1)["plans"][0]["pieces"][0]["at"] == "frigo_simple E4 r0"


def test_HS_7_data_of_a_custom_mission_is_in_every_view() -> None:
    match = custom_match(2)
    assert match.view(None)["mission_data"]["map"] == mission_data()["map"]
    assert json.dumps(match.view(1)["mission_data"])
