"""W-108 to W-137: crimes, police, alibis, prison."""

from tests.games.wucherer.tables import asked, at, cards, go, hand, house, kinds, legal, table, top

STUDENT = house(1, 1, u1="student")


def test_W_108_the_victim_owns_the_house() -> None:
    match = table(house(2, 1, u1="student"), hands=[cards("murder")], players=3)
    go(match, "play murder")
    assert asked(match) == ("madman", 2)
    match = table(house(2, 1), hands=[cards("bomb")], players=3)
    go(match, "play bomb")
    assert asked(match) == ("madman", 2)


def test_W_109_murder_of_anybody_but_a_single() -> None:
    match = table(house(0, 2, u1="mover", u2="single"), house(1, 1, u1="squatter"), hands=[cards("murder")])
    go(match, "play murder")
    assert legal(match) == ["flat A1", "flat B1"]
    go(match, "flat A1", "pass")
    assert (at(match, "A1"), top(match)) == (None, "mover")


def test_W_110_murdering_squatters_is_a_crime() -> None:
    match = table(house(1, 1, u1="squatter"), hands=[cards("murder"), cards("police")])
    go(match, "play murder")
    assert asked(match) == ("madman", 1)
    go(match, "pass", "answer police", "pass")
    assert match.view(0)["prisoner"] == 0
    assert at(match, "A1") is None


def test_W_111_a_bomb_also_on_ones_own_house() -> None:
    match = table(house(0, 2, u1="student"), house(1, 1), hands=[cards("bomb")])
    go(match, "play bomb")
    assert legal(match) == ["house A", "house B"]
    go(match, "house A", "pass")
    assert match.state.to_json()["under"] == [{"student": 1, "roof": 3}]
    assert top(match) == "bomb"


def test_W_112_everything_of_the_house_goes_under_the_pile() -> None:
    bombed = house(1, 2, loft=True, basement=True, refusals=(1,), u1="student", u2="squatter")
    match = table(bombed, hands=[cards("bomb")], options={"extension": True})
    go(match, "play bomb", "pass", "pass")
    expected = {"student": 1, "squatter": 1, "rent_refusal": 1, "roof": 3, "loft": 1, "basement": 1}
    assert match.state.to_json()["under"] == [expected]


def test_W_113_police_clears_squatters_or_arrests() -> None:
    match = table(house(1, 1, u1="squatter"), hands=[cards("police")])
    go(match, "play police")
    assert top(match) == "squatter"
    match = table(STUDENT, hands=[cards("murder"), cards("police")])
    go(match, "play murder", "pass", "answer police", "pass")
    assert match.view(0)["prisoner"] == 0


def test_W_114_police_on_any_squatter_even_ones_own_of_this_turn() -> None:
    match = table(house(1, 1), hands=[cards("squatter", "police")])
    go(match, "play squatter", "pass", "play police")
    assert at(match, "A1") is None
    assert match.view(0)["prisoner"] is None


def test_W_115_only_the_victim_calls_the_police() -> None:
    match = table(STUDENT, hands=[cards("murder"), {}, cards("police")], players=3)
    go(match, "play murder", "pass")
    assert asked(match) == ("police", 1)
    go(match, "pass")
    assert asked(match) == ("turn", 0)
    match = table(house(0, 1, u1="student"), hands=[cards("murder", "police")])
    go(match, "play murder")
    assert asked(match) == ("police", 0)


def test_W_116_police_prevents_nothing() -> None:
    match = table(STUDENT, hands=[cards("murder"), cards("police")])
    events = go(match, "play murder", "pass", "answer police", "pass")
    assert kinds(events)[-2:] == ["jailed", "murdered"]


def test_W_117_the_gunman_turns_the_crime_round() -> None:
    match = table(STUDENT, house(0, 2, u1="mover", u2="student"), hands=[cards("murder"), cards("madman")])
    go(match, "play murder", "flat A1", "answer madman")
    assert asked(match) == ("redirect", 1)
    assert legal(match) == ["flat B1", "flat B2"]
    go(match, "flat B2")
    assert (at(match, "A1"), at(match, "B2"), top(match)) == ("student", None, "student")


def test_W_118_the_gunman_before_police_and_family_and_never_ones_own() -> None:
    match = table(STUDENT, house(0, 2, u1="family"), hands=[cards("murder"), cards("madman", "police")])
    go(match, "play murder", "flat A1", "answer madman")
    assert asked(match) == ("turn", 0)
    assert match.view(0)["prisoner"] is None
    match = table(house(0, 1, u1="student"), hands=[cards("murder", "madman")])
    go(match, "play murder")
    assert asked(match) == ("police", 0)


def test_W_119_a_murder_turned_back_spares_singles() -> None:
    match = table(STUDENT, house(0, 2, u1="single", u2="mover"), hands=[cards("murder"), cards("madman")])
    go(match, "play murder", "flat A1", "answer madman")
    assert (at(match, "B1"), at(match, "B2")) == ("single", None)


def test_W_120_any_house_or_occupant_of_the_attacker() -> None:
    match = table(house(1, 1), house(0, 2, u1="squatter"), house(0, 1), hands=[cards("bomb"), cards("madman")])
    go(match, "play bomb", "house A", "answer madman")
    assert legal(match) == ["house B", "house C"]
    match = table(STUDENT, house(0, 2, u1="squatter", u2="mover"), hands=[cards("murder"), cards("madman")])
    go(match, "play murder", "flat A1", "answer madman")
    assert legal(match) == ["flat B1", "flat B2"]


def test_W_121_without_a_target_nothing_happens() -> None:
    match = table(STUDENT, hands=[cards("murder"), cards("madman")])
    events = go(match, "play murder", "answer madman")
    assert kinds(events) == ["answered", "fizzled"]
    assert (at(match, "A1"), top(match)) == ("student", "madman")
    assert match.state.to_json()["discard"] == {"murder": 1, "madman": 1}


def test_W_122_the_family_denounces_from_any_house_of_the_attacker() -> None:
    for home in (house(0, 2, u1="family"), house(0, 3, u1="family", u3="squatter")):
        match = table(STUDENT, home, hands=[cards("murder")])
        go(match, "play murder", "flat A1", "pass")
        assert asked(match) == ("alibi", 0)
    match = table(house(0, 2, u1="family"), hands=[cards("murder")])
    go(match, "play murder")
    assert asked(match) == ("alibi", 0)


def test_W_123_at_most_one_arrest_for_a_crime() -> None:
    match = table(STUDENT, house(0, 2, u1="family"), hands=[cards("murder"), cards("police")])
    go(match, "play murder", "flat A1", "pass", "pass")
    assert asked(match) == ("turn", 0)
    assert hand(match, 1) == {"police": 1}


def test_W_124_the_order_of_a_crime() -> None:
    match = table(STUDENT, hands=[cards("murder"), cards("police", "madman")])
    seen = kinds(go(match, "play murder"))
    for answer in ("pass", "answer police", "pass"):
        seen += [asked(match)[0], *kinds(go(match, answer))]
    assert seen == [
        "played", "murder", "madman", "passed", "police", "answered", "alibi", "passed", "jailed", "murdered",
    ]  # fmt: skip


def test_W_125_an_alibi_passes_the_arrest_to_the_left() -> None:
    match = table(STUDENT, hands=[cards("murder", "alibi"), cards("police")], players=3)
    go(match, "play murder", "pass", "answer police", "answer alibi")
    assert asked(match) == ("alibi", 1)
    assert top(match) == "alibi"


def test_W_126_a_court_is_an_alibi_or_a_way_out() -> None:
    match = table(STUDENT, hands=[cards("murder", "justice"), cards("police")])
    go(match, "play murder", "pass", "answer police")
    assert legal(match) == ["answer justice", "pass"]
    match = table(hands=[cards("justice")], prisoner=0, money=[3, 3])
    go(match, "play justice")
    assert (match.view(0)["prisoner"], match.view(0)["money"]) == (None, [3, 3])


def test_W_127_the_chain_may_come_round_and_the_first_who_passes_is_in() -> None:
    match = table(
        STUDENT,
        hands=[cards("murder", "alibi", "alibi"), cards("police", "alibi"), cards("justice")],
        players=3,
    )
    go(match, "play murder", "pass", "answer police", "answer alibi", "answer alibi", "answer justice")
    assert asked(match) == ("alibi", 0)
    go(match, "pass")
    assert match.view(0)["prisoner"] == 0
    assert hand(match) == {"alibi": 1}


def test_W_128_the_prisoner_has_an_alibi_without_a_card() -> None:
    match = table(STUDENT, hands=[cards("murder", "alibi"), cards("police")], players=3, prisoner=1)
    events = go(match, "play murder", "pass", "answer police", "answer alibi")
    assert kinds(events) == ["answered", "prison_alibi"]
    assert asked(match) == ("alibi", 2)


def test_W_129_two_players_and_one_in_prison_waste_alibis() -> None:
    match = table(STUDENT, hands=[cards("murder", "alibi"), cards("police")], prisoner=1)
    go(match, "play murder", "pass", "answer police", "answer alibi")
    assert asked(match) == ("alibi", 0)
    match = table(STUDENT, hands=[cards("murder", "alibi"), cards("police", "alibi")])
    go(match, "play murder", "pass", "answer police", "answer alibi", "answer alibi")
    assert asked(match) == ("alibi", 0)


def test_W_130_there_is_one_prisoner() -> None:
    match = table(STUDENT, hands=[cards("murder"), cards("police")], players=3, prisoner=2)
    events = go(match, "play murder", "pass", "answer police", "pass")
    assert "freed" in kinds(events)
    assert match.view(0)["prisoner"] == 0


def test_W_131_in_prison_at_most_one() -> None:
    match = table(house(0, 5), prisoner=0, money=[0, 0])
    go(match, "done")
    assert legal(match) == ["cards 0", "cards 1"]
    match = table(house(0, 5, u1="squatter"), prisoner=0, money=[0, 0])
    go(match, "done")
    assert match.view(0)["money"] == [0, 0]


def test_W_132_prison_counts_when_rent_is_collected() -> None:
    match = table(house(0, 5), hands=[cards("justice")], prisoner=0)
    go(match, "play justice", "done")
    assert match.view(0)["asked"]["rent"] == 5


def test_W_133_the_prisoner_does_everything_else() -> None:
    match = table(STUDENT, house(0, 2), hands=[cards("murder", "mover"), cards("police")], players=3, prisoner=0)
    go(match, "play mover", "flat B1", "play murder", "flat A1", "pass", "answer police")
    assert asked(match) == ("alibi", 1)


def test_W_134_an_arrest_does_not_end_the_turn() -> None:
    match = table(STUDENT, house(0, 5), hands=[cards("murder"), cards("police")])
    go(match, "play murder", "pass", "answer police", "pass")
    assert asked(match) == ("turn", 0)
    go(match, "done")
    assert match.view(0)["asked"]["rent"] == 1


def test_W_135_bail_comes_before_the_check_for_squatters() -> None:
    match = table(house(1, 2, u1="single", u2="squatter"), house(1, 2), prisoner=1, money=[0, 7])
    go(match, "done", "cards 0")
    assert asked(match) == ("bail", 1)
    go(match, "bail")
    assert (match.view(0)["money"][1], match.view(0)["prisoner"]) == (2, None)
    assert asked(match) == ("settle", 1)


def test_W_136_bail_needs_five_marks() -> None:
    for money, question in ((4, "turn"), (5, "bail")):
        match = table(house(1, 2), prisoner=1, money=[0, money])
        go(match, "done", "cards 0")
        assert asked(match) == (question, 1)
    go(match, "pass")
    assert asked(match) == ("turn", 1)
    assert "bail" not in legal(match)


def test_W_137_the_self_murder_trick_with_police_or_family() -> None:
    match = table(house(0, 1, u1="student"), hands=[cards("murder", "police")], players=3, prisoner=0)
    go(match, "play murder", "answer police", "pass")
    assert match.view(0)["prisoner"] == 1
    match = table(house(0, 3, u1="student", u2="family"), hands=[cards("murder")], players=3, prisoner=0)
    go(match, "play murder", "flat A1", "pass")
    assert match.view(0)["prisoner"] == 1
