"""Every card once, as it is played."""

from palier.games.wucherer.actions import CARD_NAMES
from tests.games.wucherer.tables import asked, at, cards, flats_for, go, hand, house, kinds, legal, rent, table, top

EXTENSION = {"extension": True}


def test_there_is_a_test_for_every_card() -> None:
    tests = [name for name in globals() if name.startswith("test_card_")]
    for card in CARD_NAMES:
        assert any(name.startswith(f"test_card_{card}_") for name in tests), card


def test_card_musicians_drive_the_others_into_another_house() -> None:
    match = table(house(0, 2, u1="student"), house(1, 1), hands=[cards("musicians")])
    go(match, "play musicians", "flat A2")
    assert (at(match, "A1"), at(match, "A2"), at(match, "B1")) == (None, "musicians", "student")


def test_card_mover_earns_two_for_each_removal() -> None:
    match = table(house(1, 2, u1="mover", u2="student"), hands=[cards("removal")], money=[3, 3])
    go(match, "play removal", "flat A2")
    assert match.view(0)["money"] == [3, 5]
    assert rent(match) == 2


def test_card_student_pays_one_more_with_another() -> None:
    assert rent(table(house(0, 2, u1="student"))) == 3
    assert rent(table(house(0, 2, u1="student", u2="student"))) == 6
    assert rent(table(house(0, 3, u1="student", u2="student", u3="student"))) == 9


def test_card_single_cannot_be_murdered() -> None:
    match = table(house(1, 2, u1="single"), hands=[cards("murder")])
    assert "play murder" not in legal(match)
    assert rent(match) == 4


def test_card_retiree_takes_only_ground_floor_and_basement_of_one_storey() -> None:
    assert flats_for("retiree", house(0, 1, loft=True, basement=True), house(0, 2, basement=True)) == ["A0", "A1"]


def test_card_family_takes_two_flats_and_denounces_its_landlord() -> None:
    assert flats_for("family", house(0, 3, u2="student", loft=True)) == ["A3"]
    match = table(house(0, 2, u1="family"), house(1, 1, u1="student"), hands=[cards("murder"), cards("police")])
    events = go(match, "play murder", "flat B1", "pass")
    assert "denounced" in kinds(events)
    assert asked(match) == ("alibi", 0)


def test_card_celebrities_double_and_quadruple() -> None:
    assert rent(table(house(0, 3, u1="celebrities", u2="single"))) == 2 + 6 + 2
    assert rent(table(house(0, 3, u1="celebrities", u2="celebrities"))) == 2 + 2 + 4


def test_card_freaks_live_with_freaks_or_alone() -> None:
    places = flats_for(
        "freaks", house(0, 2, u1="student"), house(0, 2, u1="freaks"), house(0, 2), house(0, 2, u1="squatter")
    )
    assert places == ["B2", "C1", "C2"]
    assert flats_for("student", house(0, 2, u1="freaks")) == []


def test_card_woman_child_may_be_dismissed_by_whoever_plays() -> None:
    match = table(house(1, 1, u1="woman_child"))
    assert legal(match) == ["dismiss A1", "done"]
    go(match, "dismiss A1")
    assert at(match, "A1") is None
    assert top(match) == "woman_child"


def test_card_snob_needs_one_storey_with_loft_or_basement() -> None:
    assert flats_for("snob", house(0, 1), house(0, 2, loft=True), house(0, 1, loft=True, basement=True)) == ["C0", "C1"]
    assert rent(table(house(0, 1, loft=True, u1="snob"))) == 6


def test_card_roof_closes_a_house() -> None:
    match = table(hands=[cards("roof", "bomb", "alibi")])
    go(match, "build roof", "storey bomb", "done")
    view = match.view(0)["houses"][0]
    assert (view["storeys"], view["roof"], view["cards"]) == (1, "roof", ["bomb"])
    assert hand(match) == {"alibi": 1}


def test_card_loft_makes_any_roof_a_flat() -> None:
    match = table(house(1, 2), house(0, 1, loft=True), hands=[cards("loft")])
    go(match, "play loft")
    assert at(match, "A3") is None
    assert match.view(0)["houses"][0]["storeys"] == 2
    assert rent(match) == 3


def test_card_basement_goes_under_any_house_without_one() -> None:
    match = table(house(1, 2), house(0, 1, basement=True), hands=[cards("basement")])
    go(match, "play basement")
    assert at(match, "A0") is None
    assert rent(match) == 3


def test_card_removal_moves_anybody_anywhere_or_under_the_pile() -> None:
    match = table(house(1, 2, u1="student", u2="squatter"), house(0, 1), hands=[cards("removal")])
    go(match, "play removal")
    assert legal(match) == ["flat A1", "flat A2"]
    go(match, "flat A1")
    assert legal(match) == ["flat B1", "under"]
    go(match, "flat B1")
    assert at(match, "B1") == "student"


def test_card_murder_puts_a_tenant_on_the_discard_pile() -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("murder")])
    go(match, "play murder")
    assert asked(match) == ("madman", 1)
    go(match, "pass")
    assert asked(match) == ("police", 1)
    go(match, "pass")
    assert at(match, "A1") is None
    assert top(match) == "student"


def test_card_bomb_puts_a_house_under_the_pile() -> None:
    match = table(house(1, 2, u1="student"), hands=[cards("bomb")])
    before = match.view(0)["pile_size"]
    go(match, "play bomb", "pass", "pass")
    assert match.view(0)["houses"] == []
    assert match.view(0)["pile_size"] == before + 4
    assert top(match) == "bomb"


def test_card_squatter_shuts_a_house() -> None:
    match = table(house(1, 2, u1="student"), hands=[cards("squatter")])
    go(match, "play squatter")
    assert asked(match) == ("squat", 1)
    go(match, "pass")
    assert rent(match) == 0


def test_card_police_removes_a_squatter() -> None:
    match = table(house(1, 2, u1="squatter"), hands=[cards("police")])
    go(match, "play police")
    assert at(match, "A1") is None
    assert top(match) == "squatter"


def test_card_alibi_passes_an_arrest_on() -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("murder", "alibi"), cards("police")])
    go(match, "play murder", "pass", "answer police")
    assert asked(match) == ("alibi", 0)
    go(match, "answer alibi")
    assert asked(match) == ("alibi", 1)
    go(match, "pass")
    assert match.view(0)["prisoner"] == 1


def test_card_justice_is_an_alibi_or_opens_the_prison() -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("murder", "justice"), cards("police")])
    assert "play justice" not in legal(match)
    go(match, "play murder", "pass", "answer police", "answer justice", "pass")
    assert match.view(0)["prisoner"] == 1
    match = table(hands=[cards("justice")], prisoner=0)
    go(match, "play justice")
    assert match.view(0)["prisoner"] is None


def test_card_madman_turns_a_crime_on_its_author() -> None:
    match = table(
        house(1, 1, u1="student"), house(0, 2, u1="mover", u2="single"), hands=[cards("murder"), cards("madman")]
    )
    go(match, "play murder", "flat A1", "answer madman")
    assert at(match, "A1") == "student"
    assert at(match, "B1") is None


def test_card_flat_roof_closes_a_house_or_covers_a_roof_for_good() -> None:
    match = table(house(1, 1), hands=[cards("flat_roof", "loft", "alibi")], options=EXTENSION)
    assert {"play flat_roof", "build flat_roof", "play loft"} <= set(legal(match))
    go(match, "play flat_roof")
    assert match.view(0)["houses"][0]["roof"] == "roof+flat_roof"
    assert "play loft" not in legal(match)
    match = table(hands=[cards("flat_roof", "loft", "alibi")], options=EXTENSION)
    go(match, "build flat_roof", "storey alibi", "done")
    assert "play loft" not in legal(match)


def test_card_attic_fitout_is_a_loft() -> None:
    match = table(house(1, 1), hands=[cards("attic_fitout", "loft")], options=EXTENSION)
    go(match, "play attic_fitout")
    assert at(match, "A2") is None
    assert match.view(0)["houses"][0]["loft"] == "attic_fitout"
    assert "play loft" not in legal(match)


def test_card_rent_refusal_costs_the_next_rent() -> None:
    match = table(
        house(1, 2, u1="single", u2="squatter"),
        house(1, 1, u1="mover"),
        hands=[cards("rent_refusal")],
        options=EXTENSION,
    )
    go(match, "play rent_refusal")
    assert legal(match) == ["flat A1", "flat B1"]
    go(match, "flat B1")
    assert rent(match, "B") == 0
    go(match, "done", "cards 0")
    assert asked(match)[1] == 1


def test_card_broker_makes_the_mover_pay() -> None:
    match = table(house(1, 1, u1="single"), hands=[cards("removal"), cards("broker")], options=EXTENSION, money=[2, 0])
    go(match, "play removal")
    assert asked(match) == ("broker", 1)
    go(match, "answer broker")
    assert match.view(0)["money"] == [0, 2]


def test_card_politics_is_own_use_or_demolition_or_a_way_out() -> None:
    match = table(house(1, 1, u1="student"), house(1, 1), hands=[cards("politics")], options=EXTENSION, prisoner=0)
    go(match, "play politics")
    assert legal(match) == ["as own_use", "as demolition", "release"]
    go(match, "release")
    assert match.view(0)["prisoner"] is None
    assert top(match) == "politics"


def test_card_own_use_gives_the_tenants_back() -> None:
    match = table(house(1, 2, u1="student", u2="squatter"), hands=[cards("own_use")], options=EXTENSION)
    go(match, "play own_use")
    assert hand(match, 1) == {"student": 1}
    assert at(match, "A2") == "squatter"


def test_card_recycling_takes_the_top_of_the_discard_pile() -> None:
    match = table(
        hands=[cards("recycling", "recycling")], options=EXTENSION, discard={"bomb": 1, "alibi": 1}, top="bomb"
    )
    go(match, "play recycling")
    assert hand(match) == {"bomb": 1, "recycling": 1}
    assert top(match) == "recycling"
    assert "play recycling" not in legal(match)


def test_card_demolition_gives_the_house_back_when_all_find_a_flat() -> None:
    match = table(house(1, 2, u1="student"), hands=[cards("demolition")], options=EXTENSION)
    assert "play demolition" not in legal(match)
    match = table(house(1, 2, u1="student"), house(0, 1), hands=[cards("demolition")], options=EXTENSION)
    go(match, "play demolition", "house A")
    assert hand(match, 1) == {"roof": 3}
    assert at(match, "B1") == "student"
