"""W-1 to W-44: goal, box, set-up, turn, building, moving in."""

import pytest

import palier
from palier import BadOptions
from palier.games.wucherer.actions import CARD_NAMES
from palier.games.wucherer.houses import CONTENT
from palier.games.wucherer.setup import cards_in_game
from tests.games.wucherer.tables import asked, at, cards, flats_for, go, hand, house, legal, rent, table, top

TENANTS = {name: one for name, one in CONTENT["cards"].items() if "rent" in one}


def new(players: int = 2, seed: int = 1, **options: object) -> palier.Match:
    return palier.new_match("wucherer", players, seed, options)


def test_W_1_two_to_six_play() -> None:
    for players in range(2, 7):
        assert new(players).players == players
    for players in (1, 7):
        with pytest.raises(BadOptions):
            new(players)


def test_W_2_money_alone_wins() -> None:
    match = table(house(1, 9), hands=[cards("roof"), cards("snob")], money=[5, 4], final=0, active=0, pile={})
    go(match, "done")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_W_3_ninety_five_cards_and_the_prison() -> None:
    box = dict(zip(CARD_NAMES, cards_in_game(False), strict=True))
    assert sum(box.values()) + 1 == 96
    assert [box[name] for name in ("roof", "removal", "police", "alibi", "bomb", "murder", "squatter")] == [
        23,
        12,
        5,
        4,
        4,
        4,
        4,
    ]
    assert [box[name] for name in ("loft", "basement", "justice", "madman")] == [4, 4, 3, 1]


def test_W_4_twenty_seven_tenants() -> None:
    copies = {name: one["copies"] for name, one in TENANTS.items()}
    assert sum(copies.values()) == 27
    assert list(copies.values()) == [3, 2, 4, 3, 3, 3, 2, 3, 2, 2]


def test_W_5_a_tenant_has_a_rent_and_a_maximum() -> None:
    assert rent(table(house(0, 1, u1="single"))) == 3
    assert flats_for("single", house(0, 5), house(0, 4, u1="mover", u2="mover", u3="student")) == ["B4"]


def test_W_6_family_and_snob_take_two_flats() -> None:
    assert [name for name, one in TENANTS.items() if one["flats"] == 2] == ["family", "snob"]


def test_W_7_the_prison_is_in_no_pile() -> None:
    assert "prison" not in CARD_NAMES
    assert new().view(0)["prisoner"] is None


def test_W_8_everybody_has_a_roof_in_hand() -> None:
    for seed in range(5):
        match = new(4, seed)
        assert all(hand(match, seat)["roof"] >= 1 for seat in range(4))


def test_W_9_five_more_cards_and_the_rest_is_the_pile() -> None:
    match = new(3)
    assert match.view(0)["hand_sizes"] == [6, 6, 6]
    assert match.view(0)["pile_size"] == 95 - 18


def test_W_10_a_hand_has_no_limit() -> None:
    match = table(house(0, 20), hands=[cards(*["roof"] * 15)])
    go(match, "done", "cards 12")
    assert match.view(0)["hand_sizes"][0] == 27


def test_W_11_three_marks_to_begin_with() -> None:
    assert new(5).view(0)["money"] == [3] * 5


def test_W_12_the_first_player_is_drawn_and_play_goes_round() -> None:
    assert {new(3, seed).view(0)["first"] for seed in range(12)} == {0, 1, 2}
    match = table(players=3, active=2)
    go(match, "done", "cards 0")
    assert asked(match) == ("turn", 0)


def test_W_13_nothing_makes_up_for_playing_late_by_default() -> None:
    assert new(6).view(0)["card_limit"] is None
    assert new(6).view(0)["money"] == [3] * 6


def test_W_14_hands_and_pile_are_hidden_money_and_the_top_are_not() -> None:
    match = table(hands=[cards("bomb"), cards("alibi")], discard={"roof": 1, "murder": 2}, top="murder")
    view = match.view(0)
    assert view["discard_top"] == "murder"
    assert view["hand"] == {"bomb": 1}
    assert not {"hands", "pile", "discard"} & set(view)
    assert view["money"] == [3, 3]


def test_W_15_occupants_and_sizes_are_public_faces_are_their_owners() -> None:
    match = table(house(1, 2, u1="student"))
    assert "cards" not in match.view(0)["houses"][0]
    assert match.view(1)["houses"][0]["cards"] == ["roof", "roof"]
    assert at(match, "A1") == "student"
    assert {"hand_sizes", "pile_size", "discard_size"} <= set(match.view(None))


def test_W_16_check_then_cards_then_rent_then_cards_from_the_pile() -> None:
    match = table(house(1, 2, u1="student", u2="squatter"), house(1, 2), active=0)
    go(match, "done", "cards 1")
    assert asked(match) == ("settle", 1)
    go(match, "flat B1")
    assert asked(match) == ("turn", 1)
    go(match, "done")
    assert asked(match) == ("rent", 1)


def test_W_17_as_many_cards_as_one_likes_or_none() -> None:
    match = table(house(0, 3), hands=[cards("student", "student", "mover")])
    go(match, "play student", "flat A1", "play mover", "flat A2", "play student")
    assert rent(match) == 7
    assert "done" in legal(table(house(0, 3), hands=[cards("student")]))


def test_W_18_a_card_is_carried_out_before_the_next() -> None:
    match = table(house(0, 3), hands=[cards("student", "mover")])
    go(match, "play student")
    assert legal(match) == ["flat A1", "flat A2", "flat A3"]


def test_W_19_a_card_is_a_storey_or_itself() -> None:
    match = table(house(0, 1), hands=[cards("roof", "student")])
    assert set(legal(match)) == {"play student", "build roof", "done"}
    go(match, "build roof", "storey student")
    assert at(match, "B1") is None


def test_W_20_effects_go_to_the_discard_pile_and_things_stay() -> None:
    match = table(house(0, 2), hands=[cards("student", "loft", "removal")])
    go(match, "play student", "flat A1", "play loft")
    assert top(match) is None
    go(match, "play removal", "under")
    assert top(match) == "removal"


def test_W_21_no_card_without_a_target_but_always_a_storey() -> None:
    match = table(hands=[cards("roof", "student", "murder", "justice", "alibi", "removal", "police", "bomb")])
    assert legal(match) == ["build roof", "done"]
    go(match, "build roof")
    assert len(legal(match)) == 7


def test_W_22_only_answers_are_played_out_of_turn() -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("murder"), cards("madman", "police", "bomb", "removal")])
    go(match, "play murder")
    assert legal(match) == ["answer madman", "pass"]
    go(match, "pass")
    assert legal(match) == ["answer police", "pass"]


def test_W_23_a_storey_and_a_roof_and_no_upper_limit() -> None:
    match = table(hands=[cards("roof", *["alibi"] * 4, *["removal"] * 12, *["police"] * 5)])
    go(match, "build roof")
    assert "done" not in legal(match)
    for card in ["alibi"] * 4 + ["removal"] * 12 + ["police"] * 5:
        go(match, f"storey {card}")
    assert match.view(0)["houses"][0]["storeys"] == 21


def test_W_24_any_card_is_a_storey() -> None:
    match = table(hands=[cards("roof", "roof", "snob", "bomb", "loft")])
    go(match, "build roof")
    assert legal(match) == ["storey snob", "storey roof", "storey loft", "storey bomb"]


def test_W_25_a_house_is_built_in_one_go() -> None:
    match = table(hands=[cards("alibi", "alibi")])
    assert legal(match) == ["done"]
    match = table(hands=[cards("roof", "alibi", "bomb")])
    go(match, "build roof", "storey alibi")
    assert legal(match) == ["storey bomb", "done"]


def test_W_26_one_builds_for_oneself() -> None:
    match = table(hands=[cards("roof", "alibi")])
    go(match, "build roof", "storey alibi")
    assert match.view(0)["houses"][0]["owner"] == 0


def test_W_27_tenants_squatters_lofts_and_basements_go_anywhere() -> None:
    match = table(house(1, 2), hands=[cards("student", "squatter", "loft", "basement")])
    assert legal(match)[:4] == ["play student", "play loft", "play basement", "play squatter"]


def test_W_28_a_house_changes_only_below_and_on_top() -> None:
    match = table(house(0, 2), hands=[cards("loft", "basement")])
    go(match, "play loft", "play basement")
    assert match.view(0)["houses"][0]["storeys"] == 2


def test_W_29_only_face_down_cards_count_as_storeys() -> None:
    assert flats_for("celebrities", house(0, 3, loft=True, basement=True)) == ["A0", "A1", "A2", "A3", "A4"]
    assert flats_for("celebrities", house(0, 4)) == []


def test_W_30_the_flats_of_a_house() -> None:
    assert flats_for("student", house(0, 2)) == ["A1", "A2"]
    assert flats_for("student", house(0, 2, loft=True, basement=True)) == ["A0", "A1", "A2", "A3"]


def test_W_31_a_roof_is_played_only_to_build() -> None:
    assert legal(table(house(0, 1), hands=[cards("roof")])) == ["done"]


def test_W_32_a_loft_on_ones_own_or_anothers_roof() -> None:
    match = table(house(0, 2), house(1, 2), hands=[cards("loft")])
    go(match, "play loft")
    assert legal(match) == ["house A", "house B"]
    go(match, "house B")
    assert (rent(match, "B"), match.view(0)["houses"][1]["storeys"]) == (3, 2)


def test_W_33_a_basement_under_ones_own_or_anothers_house() -> None:
    match = table(house(0, 2), house(1, 2), hands=[cards("basement")])
    go(match, "play basement", "house B")
    assert (rent(match, "B"), match.view(0)["houses"][1]["storeys"]) == (3, 2)


def test_W_34_one_loft_and_one_basement() -> None:
    assert legal(table(house(0, 2, loft=True, basement=True), hands=[cards("loft", "basement")])) == ["done"]


def test_W_35_an_empty_loft_pays_like_a_flat() -> None:
    assert rent(table(house(0, 1, loft=True, basement=True))) == 3


def test_W_36_a_later_loft_moves_nobody_and_goes_on_any_house() -> None:
    match = table(house(1, 1, u1="squatter"), house(1, 1, u1="freaks"), hands=[cards("loft", "basement")])
    go(match, "play loft", "house A", "play basement", "house B")
    assert [at(match, flat) for flat in ("A1", "A2", "B0", "B1")] == ["squatter", None, None, "freaks"]


def test_W_37_one_occupant_a_flat() -> None:
    assert flats_for("student", house(0, 3, u1="squatter")) == []
    assert flats_for("squatter", house(0, 3, u1="squatter", u2="mover")) == ["A3"]


def test_W_38_a_tenant_is_laid_on_a_free_flat() -> None:
    assert flats_for("student", house(0, 3, u2="mover")) == ["A1", "A3"]


def test_W_39_no_more_storeys_than_the_maximum() -> None:
    for name, one in TENANTS.items():
        high = house(0, one["most"] + 1, loft=True, basement=True)
        assert flats_for(name, high) == []
        assert flats_for(name, house(0, one["most"], loft=True, basement=True))


def test_W_40_two_flats_one_above_the_other() -> None:
    assert flats_for("family", house(0, 3, loft=True, basement=True, u2="mover")) == ["A0", "A3"]
    assert flats_for("family", house(0, 3, u2="mover")) == []


def test_W_41_no_tenant_enters_a_squatted_house() -> None:
    assert flats_for("student", house(0, 3, u1="squatter")) == []
    assert flats_for("musicians", house(0, 2, u1="squatter")) == ["A2"]


def test_W_42_every_arrival_needs_a_flat_that_suits() -> None:
    match = table(house(1, 1, u1="retiree"), house(0, 2), house(0, 1), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat C1", "under"]


def test_W_43_a_played_tenant_stays() -> None:
    match = table(house(0, 2, u1="student"), hands=[cards("alibi")])
    assert legal(match) == ["done"]


def test_W_44_who_moves_is_lifted_first() -> None:
    match = table(house(1, 3, u1="family"), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat A2", "under"]
    match = table(house(1, 2, u1="freaks"), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat A2", "under"]
