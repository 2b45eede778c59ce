"""W-45 to W-107: the tenants, rent, removals, squatters."""

from typing import Any

import pytest

from tests.games.wucherer.tables import asked, at, cards, flats_for, go, hand, house, kinds, legal, rent, table, top


def has_figures(name: str, pays: int, most: int, flats: int) -> bool:
    """Whether a tenant pays so much, lives in houses of so many storeys at most, and takes so many flats."""
    suits = flats_for(name, house(0, most, loft=True, basement=True))
    too_high = flats_for(name, house(0, most + 1, loft=True, basement=True))
    factor = 2 if name == "celebrities" else 1
    paid = rent(table(house(0, most, loft=True, u1=name)))
    return bool(suits) and not too_high and paid == pays + (most + 1 - flats) * factor


def test_W_45_figures_of_musicians() -> None:
    assert has_figures("musicians", 2, 6, 1)


def test_W_56_figures_of_mover() -> None:
    assert has_figures("mover", 1, 5, 1)


def test_W_59_figures_of_student() -> None:
    assert has_figures("student", 2, 6, 1)


def test_W_61_figures_of_single() -> None:
    assert has_figures("single", 3, 4, 1)


def test_W_63_figures_of_retiree() -> None:
    assert has_figures("retiree", 4, 1, 1)


def test_W_66_figures_of_family() -> None:
    assert has_figures("family", 5, 4, 2)


def test_W_68_figures_of_celebrities() -> None:
    assert has_figures("celebrities", 2, 3, 1)


def test_W_71_figures_of_freaks() -> None:
    assert has_figures("freaks", 3, 5, 1)


def test_W_74_figures_of_woman_child() -> None:
    assert has_figures("woman_child", 4, 5, 1)


def test_W_77_figures_of_snob() -> None:
    assert has_figures("snob", 6, 1, 2)


def evicting(*others: dict[str, Any], **inside: Any) -> Any:
    """Musicians enter house A of four storeys."""
    return table(house(0, 4, **inside), *others, hands=[cards("musicians")])


def test_W_46_musicians_drive_everybody_out() -> None:
    match = evicting(house(1, 3), u1="student", u2="squatter")
    go(match, "play musicians", "flat A4")
    assert asked(match) == ("evicted", 0)
    go(match, "flat A1", "flat B1")
    assert legal(match) == ["flat B2", "flat B3"]
    go(match, "flat B3")
    assert [at(match, flat) for flat in ("A1", "A2", "B1", "B3")] == [None, None, "student", "squatter"]


def test_W_47_whoever_caused_the_entry_decides() -> None:
    match = table(house(1, 2, u1="musicians"), house(1, 2, u1="student"), house(1, 2), hands=[cards("removal")])
    go(match, "play removal", "flat A1", "flat B2")
    assert asked(match) == ("settle", 0)
    match = table(house(1, 2, u1="musicians", u2="squatter"), house(1, 2, u1="student"), house(0, 3), active=0)
    go(match, "done", "cards 0")
    assert asked(match) == ("settle", 1)


def test_W_48_who_has_no_flat_stays() -> None:
    match = evicting(house(1, 2), u1="family", u3="retiree")
    go(match, "play musicians", "flat A4")
    assert [at(match, flat) for flat in ("B1", "A3")] == ["family", "retiree"]


def test_W_49_two_flats_again_and_the_house_just_left_counts() -> None:
    match = table(house(1, 1, u1="musicians"), house(1, 2, u1="student"), hands=[cards("removal")])
    go(match, "play removal", "flat A1", "flat B2")
    assert [at(match, flat) for flat in ("A1", "B1", "B2")] == ["student", None, "musicians"]


def test_W_50_squatters_who_stay_go_on_squatting() -> None:
    match = evicting(u1="squatter")
    go(match, "play musicians", "flat A2")
    assert at(match, "A1") == "squatter"
    assert rent(match) == 0


def test_W_51_the_order_is_free_and_squatters_shut_their_new_house() -> None:
    match = evicting(house(1, 3), u1="student", u2="squatter")
    go(match, "play musicians", "flat A4", "flat A2", "flat B1")
    assert at(match, "A1") == "student"
    assert asked(match) == ("turn", 0)


def test_W_52_the_evicted_may_join_other_musicians() -> None:
    match = evicting(house(1, 2, u1="musicians"), u1="student")
    go(match, "play musicians", "flat A4")
    assert [at(match, flat) for flat in ("B1", "B2")] == ["musicians", "student"]


def test_W_53_musicians_need_a_free_flat_and_a_move_inside_is_no_entry() -> None:
    assert flats_for("musicians", house(0, 1, u1="student")) == []
    match = table(house(1, 3, u1="musicians", u2="student"), house(0, 1), hands=[cards("removal")])
    go(match, "play removal", "flat A1", "flat A3")
    assert at(match, "A2") == "student"


def test_W_54_musicians_among_squatters_only_where_none_live() -> None:
    assert flats_for("musicians", house(0, 3, u1="squatter")) == ["A2", "A3"]
    assert flats_for("musicians", house(0, 3, u1="squatter", u2="musicians")) == []


def test_W_55_musicians_and_freaks_never_meet() -> None:
    assert flats_for("musicians", house(0, 3, u1="freaks")) == []
    assert flats_for("freaks", house(0, 3, u1="musicians")) == []
    match = evicting(house(1, 3, u1="freaks"), u1="student")
    go(match, "play musicians", "flat A4")
    assert at(match, "A1") == "student"


def test_W_57_the_mover_earns_two_for_every_removal_without_squatters() -> None:
    match = table(
        house(0, 2, u1="mover"),
        house(1, 2, u1="mover", u2="squatter"),
        hands=[cards("removal")],
        money=[0, 0],
    )
    go(match, "play removal", "flat B2", "under")
    assert match.view(0)["money"] == [2, 0]


def test_W_58_the_bonus_comes_first_and_in_prison_too_but_not_for_evictions() -> None:
    match = table(house(0, 2, u1="mover"), hands=[cards("removal")], money=[0, 0], prisoner=0)
    go(match, "play removal", "under")
    assert match.view(0)["money"] == [2, 0]
    match = evicting(house(1, 3), u1="mover")
    go(match, "play musicians", "flat A4", "flat B1")
    assert match.view(0)["money"] == [3, 3]


@pytest.mark.parametrize(("students", "paid"), [(1, 2), (2, 6), (3, 9), (4, 12)])
def test_W_60_each_student_pays_one_more_with_another(students: int, paid: int) -> None:
    inside: dict[str, Any] = {f"u{unit}": "student" for unit in range(1, students + 1)}
    assert rent(table(house(0, students, **inside))) == paid


def test_W_62_no_murder_of_a_single_but_a_bomb() -> None:
    match = table(house(1, 1, u1="single"), hands=[cards("murder", "bomb")])
    assert legal(match) == ["play bomb", "done"]
    go(match, "play bomb", "pass", "pass")
    assert match.view(0)["houses"] == []


def test_W_64_the_pensioner_lives_low_also_when_moved() -> None:
    match = table(house(1, 1, u1="retiree"), house(1, 1, loft=True, basement=True), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat B0", "flat B1", "under"]


def test_W_65_without_a_small_house_only_under_the_pile_or_staying() -> None:
    match = table(house(1, 1, u1="retiree"), house(1, 2), hands=[cards("removal")])
    go(match, "play removal")
    assert at(match, "A1") is None
    match = table(house(1, 1, basement=True, u1="retiree"), house(1, 2), hands=[cards("musicians")])
    go(match, "play musicians", "flat A0")
    assert at(match, "A1") == "retiree"


def test_W_67_the_family_denounces() -> None:
    match = table(house(0, 2, u1="family"), hands=[cards("bomb")])
    assert "denounced" in kinds(go(match, "play bomb"))
    assert asked(match) == ("alibi", 0)


def test_W_69_celebrities_double_and_quadruple_all_but_themselves() -> None:
    assert rent(table(house(0, 3, u1="celebrities", u2="mover"))) == 2 + 2 + 2
    assert rent(table(house(0, 3, u1="celebrities", u2="celebrities", u3="mover"))) == 2 + 2 + 4


def test_W_70_the_extra_mark_is_multiplied_the_movers_two_is_not() -> None:
    assert rent(table(house(0, 3, u1="celebrities", u2="student", u3="student"))) == 2 + 12
    match = table(house(0, 3, u1="celebrities", u2="mover"), hands=[cards("removal")], money=[0, 0])
    go(match, "play removal", "flat A1", "under")
    assert match.view(0)["money"][0] == 2


def test_W_72_freaks_need_an_empty_house_or_freaks() -> None:
    assert flats_for("freaks", house(0, 2, u1="student"), house(0, 2, u1="freaks"), house(0, 1)) == ["B2", "C1"]
    assert flats_for("family", house(0, 4, u1="freaks")) == []


def test_W_73_squatters_enter_with_freaks_and_a_squatted_house_is_not_empty() -> None:
    assert flats_for("squatter", house(0, 2, u1="freaks")) == ["A2"]
    assert flats_for("freaks", house(0, 2, u1="squatter")) == []


def test_W_75_anybody_may_put_the_women_out_in_their_turn() -> None:
    match = table(house(1, 1, u1="woman_child"), house(0, 1, u1="woman_child"))
    go(match, "dismiss A1", "dismiss B1")
    assert (at(match, "A1"), at(match, "B1"), top(match)) == (None, None, "woman_child")


def test_W_76_also_from_a_squatted_house_but_not_while_an_answer_is_awaited() -> None:
    match = table(
        house(1, 3, u1="woman_child", u2="squatter", u3="student"), house(0, 2, u1="family"), hands=[cards("murder")]
    )
    assert "dismiss A1" in legal(match)
    go(match, "play murder", "flat A3")
    assert legal(match) == ["pass"]
    match = table(house(1, 1, u1="woman_child"), house(0, 2, u1="family"))
    assert kinds(go(match, "dismiss A1")) == ["dismissed"]


def test_W_78_the_snob_takes_the_storey_with_loft_or_basement() -> None:
    assert flats_for("snob", house(0, 1, loft=True), house(0, 1, basement=True), house(0, 1)) == ["A1", "B0"]


def test_W_79_a_house_has_room_for_one_snob() -> None:
    match = table(house(0, 1, loft=True, basement=True), hands=[cards("snob", "snob", "student")])
    go(match, "play snob", "flat A1")
    assert legal(match) == ["play student", "done"]
    go(match, "play student")
    assert at(match, "A0") == "student"


def test_W_80_tenants_and_empty_flats_of_all_houses() -> None:
    match = table(house(0, 2, u1="single"), house(0, 3), house(1, 9))
    go(match, "done")
    assert match.view(0)["asked"]["rent"] == 3 + 1 + 3


def test_W_81_bonus_and_multiplier_are_read_when_rent_is_collected() -> None:
    match = table(house(0, 3, u1="celebrities", u2="student", u3="student"), hands=[cards("murder")])
    go(match, "play murder", "flat A3", "pass")
    assert rent(match) == 2 + 4 + 2


def test_W_82_one_choice_between_money_and_cards() -> None:
    match = table(house(0, 3), money=[0, 0])
    go(match, "done")
    assert legal(match) == ["cards 0", "cards 1", "cards 2", "cards 3"]
    go(match, "cards 2")
    assert match.view(0)["money"][0] == 1
    assert match.view(0)["hand_sizes"][0] == 2


def test_W_83_the_sixth_card_costs_two() -> None:
    match = table(house(0, 8), money=[0, 0])
    go(match, "done", "cards 6")
    assert match.view(0)["money"][0] == 1


@pytest.mark.parametrize(("storeys", "most"), [(1, 1), (5, 5), (6, 5), (7, 6), (9, 7), (11, 8)])
def test_W_84_how_many_cards_a_rent_buys(storeys: int, most: int) -> None:
    match = table(house(0, storeys))
    go(match, "done")
    assert legal(match)[-1] == f"cards {most}"


def test_W_85_nobody_takes_more_than_there_are() -> None:
    match = table(house(0, 9), pile={"alibi": 2}, under=[{"bomb": 1}], discard={"roof": 9})
    go(match, "done")
    assert legal(match)[-1] == "cards 3"
    match = table(house(0, 9), pile={"alibi": 2}, discard={"roof": 3}, players=5)
    go(match, "done")
    assert legal(match)[-1] == "cards 5"


def test_W_86_old_money_buys_nothing() -> None:
    match = table(house(0, 2), money=[50, 0])
    go(match, "done")
    assert legal(match)[-1] == "cards 2"


def test_W_87_without_a_house_one() -> None:
    match = table(money=[0, 0])
    go(match, "done")
    assert legal(match) == ["cards 0", "cards 1"]
    go(match, "cards 0")
    assert match.view(0)["money"][0] == 1


def test_W_88_with_houses_what_they_earn_even_nothing() -> None:
    match = table(house(0, 2, u1="squatter"), money=[0, 0])
    go(match, "done")
    assert match.view(0)["money"][0] == 0
    assert asked(match) == ("turn", 1)


def test_W_89_a_removal_moves_any_occupant_anywhere() -> None:
    match = table(house(1, 1, u1="single"), house(0, 1), house(1, 1), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat B1", "flat C1", "under"]
    go(match, "under")
    assert match.state.to_json()["under"] == [{"single": 1}]


def test_W_90_also_inside_the_house() -> None:
    match = table(house(1, 2, u1="single"), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat A2", "under"]


def test_W_91_not_in_a_squatted_one_but_for_musicians() -> None:
    match = table(house(1, 3, u1="single", u2="squatter"), hands=[cards("removal")])
    go(match, "play removal", "flat A1")
    assert at(match, "A1") is None
    match = table(house(1, 3, u1="musicians", u2="squatter"), hands=[cards("removal")])
    go(match, "play removal", "flat A1")
    assert legal(match) == ["flat A3", "under"]


def test_W_92_broker_then_bonus_then_move_then_eviction() -> None:
    match = table(
        house(1, 2, u1="musicians", u2="mover"),
        house(0, 2, u1="student"),
        hands=[cards("removal"), cards("broker")],
        options={"extension": True},
        money=[5, 0],
    )
    go(match, "play removal", "flat A1", "flat B2")
    told = kinds(go(match, "answer broker"))
    assert told == ["answered", "brokered", "mover_paid", "moved", "settled"]
    assert match.view(0)["money"] == [3, 4]


def test_W_93_squatters_take_any_empty_flat() -> None:
    places = flats_for("squatter", house(1, 7, u1="mover"), house(1, 1, loft=True, u1="snob"), house(1, 1))
    assert places == ["A2", "A3", "A4", "A5", "A6", "A7", "C1"]


def test_W_94_also_in_ones_own_house() -> None:
    assert flats_for("squatter", house(0, 1)) == ["A1"]


def test_W_95_half_a_home_is_not_empty() -> None:
    assert flats_for("squatter", house(1, 3, u1="family")) == ["A3"]
    assert flats_for("squatter", house(1, 2, u1="freaks"), house(1, 2, u2="squatter"), prisoner=1) == ["A2", "B1"]


def test_W_96_a_squatted_house_earns_nothing() -> None:
    assert rent(table(house(0, 3, u1="squatter", u2="single"))) == 0


def test_W_97_more_squatters_but_no_new_tenants() -> None:
    assert flats_for("squatter", house(0, 2, u1="squatter")) == ["A2"]
    assert flats_for("student", house(0, 2, u1="squatter")) == []


def fleeing(*houses: dict[str, Any], **fields: Any) -> Any:
    """Seat 0's turn ends and seat 1's begins."""
    match = table(*houses, **fields)
    go(match, "done")
    if asked(match)[0] == "rent":
        go(match, "cards 0")
    return match


def test_W_98_in_each_squatted_house_one_tenant_flees() -> None:
    match = fleeing(
        house(1, 4, u1="single", u2="student", u3="squatter", u4="squatter"),
        house(1, 2, u1="mover", u2="squatter"),
        house(1, 3),
    )
    assert asked(match) == ("flight", 1)
    assert legal(match) == ["flat A1", "flat B1"]
    go(match, "flat B1", "flat C1", "flat C2")
    assert asked(match) == ("turn", 1)
    assert [at(match, flat) for flat in ("A1", "A2", "B1", "C1", "C2")] == [None, "student", None, "mover", "single"]


def test_W_99_the_best_payer_by_todays_rent_and_equals_are_chosen_from() -> None:
    match = fleeing(house(1, 4, u1="student", u2="student", u3="single", u4="squatter"), house(1, 3))
    assert legal(match) == ["flat A1", "flat A2", "flat A3"]
    match = fleeing(house(1, 3, u1="celebrities", u2="mover", u3="squatter"), house(1, 3))
    assert legal(match) == ["flat A1", "flat A2"]


def test_W_100_first_ones_own_house_then_anothers() -> None:
    match = fleeing(house(1, 2, u1="single", u2="squatter"), house(0, 2), house(1, 2))
    assert legal(match) == ["flat C1", "flat C2"]
    match = fleeing(house(1, 2, u1="single", u2="squatter"), house(0, 2), house(1, 1, u1="mover"))
    assert legal(match) == ["flat B1", "flat B2"]


def test_W_101_no_suitable_flat_means_the_street_no_empty_one_staying() -> None:
    match = fleeing(house(1, 2, u1="single", u2="squatter"), house(0, 5))
    assert at(match, "A1") is None
    assert top(match) == "single"
    match = fleeing(house(1, 2, u1="single", u2="squatter"), house(0, 1, u1="mover"))
    assert at(match, "A1") == "single"


def test_W_102_every_empty_flat_elsewhere_counts() -> None:
    for other in (house(0, 2, u1="squatter"), house(0, 2, u1="freaks")):
        match = fleeing(house(1, 2, u1="single", u2="squatter"), other)
        assert at(match, "A1") is None
    match = fleeing(house(1, 3, u1="family", u3="squatter"), house(0, 1))
    assert at(match, "A1") is None


def test_W_103_fleeing_musicians_may_evict() -> None:
    match = fleeing(house(1, 2, u1="musicians", u2="squatter"), house(1, 2, u1="squatter"), house(0, 1))
    assert at(match, "B2") == "musicians"
    assert asked(match) == ("settle", 1)
    go(match, "flat C1")
    assert at(match, "C1") == "squatter"


def test_W_104_each_squatter_leaves_by_itself() -> None:
    match = table(house(0, 3, u1="squatter", u2="squatter"), hands=[cards("police", "police")])
    go(match, "play police", "flat A1")
    assert rent(match) == 0
    go(match, "play police")
    assert rent(match) == 3


def test_W_105_a_freed_house_earns_and_takes_tenants_at_once() -> None:
    match = table(house(0, 2, u1="squatter"), hands=[cards("police", "student")])
    assert "play student" not in legal(match)
    go(match, "play police", "play student", "flat A1", "done")
    assert match.view(0)["asked"]["rent"] == 3


def test_W_106_any_other_player_may_call_the_police_at_once() -> None:
    match = table(house(1, 1), hands=[cards("squatter"), {}, cards("police")], players=4)
    go(match, "play squatter")
    assert asked(match) == ("squat", 1)
    go(match, "pass", "answer police")
    assert asked(match) == ("turn", 0)
    assert at(match, "A1") is None
    assert top(match) == "police"
    assert match.view(0)["prisoner"] is None


def test_W_107_moved_squatters_call_no_police() -> None:
    match = table(house(1, 1, u1="squatter"), house(1, 1), hands=[cards("removal"), cards("police")])
    go(match, "play removal", "flat B1")
    assert asked(match) == ("turn", 0)
    assert hand(match, 1) == {"police": 1}
