"""W-150 to W-174: the cards of the extension."""

from typing import Any

from palier.games.wucherer.setup import cards_in_game
from tests.games.wucherer.tables import asked, at, cards, go, hand, house, kinds, legal, rent, top
from tests.games.wucherer.tables import table as plain_table


def table(*houses: dict[str, Any], **more: Any) -> Any:
    return plain_table(*houses, options={"extension": True}, **more)


def test_W_150_fourteen_more_cards() -> None:
    assert sum(cards_in_game(True)) + 1 == 110
    assert cards_in_game(True)[-8:] == [2, 1, 2, 2, 1, 2, 2, 2]


def test_W_151_a_flat_roof_closes_or_covers() -> None:
    match = table(house(1, 1), house(0, 1, loft=True), hands=[cards("flat_roof", "alibi")])
    assert legal(match) == ["play flat_roof", "build flat_roof", "done"]
    go(match, "play flat_roof")
    assert [one["roof"] for one in match.view(0)["houses"]] == ["roof+flat_roof", "roof"]


def test_W_152_no_loft_under_a_flat_roof() -> None:
    match = table(
        house(1, 1, roof="flat_roof"), house(1, 1, roof="roof+flat_roof"), hands=[cards("loft", "attic_fitout")]
    )
    assert legal(match) == ["done"]


def test_W_153_an_attic_fit_out_is_a_loft() -> None:
    match = table(house(0, 1), hands=[cards("attic_fitout", "snob")])
    go(match, "play attic_fitout", "play snob")
    assert at(match, "A1") == "snob"


def test_W_154_who_refuses_pays_nothing_once() -> None:
    match = table(house(0, 2, u1="single"), hands=[cards("rent_refusal")])
    go(match, "play rent_refusal", "done")
    assert match.view(0)["asked"]["rent"] == 1
    assert top(match) == "rent_refusal"
    assert rent(match) == 4


def test_W_155_it_follows_the_tenant_and_celebrities_still_multiply() -> None:
    match = table(house(1, 1, u1="single"), house(0, 1), hands=[cards("rent_refusal", "removal")])
    go(match, "play rent_refusal", "play removal", "flat B1", "pass")
    assert rent(match, "B") == 0
    assert rent(table(house(0, 2, u1="celebrities", u2="single", refusals=(1,)))) == 6
    match = table(house(0, 1, u1="squatter"), hands=[cards("rent_refusal")])
    assert legal(match) == ["done"]


def test_W_156_at_most_one_and_used_up_in_any_case() -> None:
    match = table(house(0, 1, u1="single", refusals=(1,)), hands=[cards("rent_refusal")])
    assert legal(match) == ["done"]
    match = table(house(0, 2, u1="single", u2="squatter", refusals=(1,)), prisoner=0)
    go(match, "done")
    assert top(match) == "rent_refusal"


def test_W_157_it_is_discarded_after_its_tenant() -> None:
    match = table(house(1, 1, u1="student", refusals=(1,)), hands=[cards("murder")])
    go(match, "play murder", "pass", "pass")
    assert top(match) == "rent_refusal"
    match = table(house(1, 1, u1="student", refusals=(1,)), hands=[cards("removal")])
    go(match, "play removal", "pass")
    assert (top(match), match.state.to_json()["under"]) == ("rent_refusal", [{"student": 1}])


def test_W_158_flight_ignores_refusals() -> None:
    match = table(house(1, 3, u1="single", u2="student", u3="squatter", refusals=(1,)), house(1, 2))
    go(match, "done", "cards 0")
    assert match.view(0)["asked"]["flat"] == "A1"


def test_W_159_the_broker_answers_anothers_removal() -> None:
    match = table(house(1, 1, u1="single"), hands=[cards("removal"), cards("broker")], money=[9, 0])
    go(match, "play removal")
    assert asked(match) == ("broker", 1)
    go(match, "answer broker")
    assert match.view(0)["money"] == [6, 3]
    match = table(house(0, 1, u1="single"), hands=[cards("removal", "broker")])
    go(match, "play removal")
    assert asked(match) == ("turn", 0)


def test_W_160_only_for_a_tenant_who_leaves_the_house() -> None:
    match = table(house(1, 2, u1="single"), house(1, 1), hands=[cards("removal")])
    go(match, "play removal", "flat A2")
    assert asked(match) == ("turn", 0)
    match = table(house(1, 2, u1="single"), house(1, 1), hands=[cards("removal")])
    go(match, "play removal", "flat B1")
    assert asked(match) == ("broker", 1)
    match = table(house(1, 1, u1="squatter"), hands=[cards("removal")])
    go(match, "play removal")
    assert asked(match) == ("turn", 0)


def test_W_161_the_printed_rent_or_what_there_is() -> None:
    match = table(house(1, 2, u1="celebrities", u2="single"), hands=[cards("removal"), cards("broker")], money=[2, 0])
    go(match, "play removal", "flat A2", "answer broker")
    assert match.view(0)["money"] == [0, 2]


def test_W_162_politics_is_one_of_three() -> None:
    match = table(house(1, 1, u1="student"), house(0, 1), hands=[cards("politics")], prisoner=0)
    go(match, "play politics")
    assert legal(match) == ["as own_use", "as demolition", "release"]
    go(match, "as demolition", "house B")
    assert hand(match) == {"roof": 2}
    assert top(match) == "politics"


def test_W_163_own_use_brings_the_tenants_back_to_their_landlord() -> None:
    match = table(house(0, 3, u1="student", u2="single", u3="squatter"), hands=[cards("own_use")])
    go(match, "play own_use")
    assert hand(match) == {"student": 1, "single": 1}


def test_W_164_own_use_on_any_house() -> None:
    match = table(house(1, 1, u1="student"), house(0, 1, u1="mover"), hands=[cards("own_use")])
    go(match, "play own_use", "house A")
    assert (hand(match, 0), hand(match, 1)) == ({}, {"student": 1})


def test_W_165_own_use_needs_a_tenant_and_leaves_squatters() -> None:
    assert legal(table(house(0, 1), house(0, 1, u1="squatter"), hands=[cards("own_use")])) == ["done"]
    match = table(house(0, 2, u1="student", u2="squatter"), house(0, 1), hands=[cards("own_use")])
    go(match, "play own_use")
    assert at(match, "A2") == "squatter"
    go(match, "play student")
    assert at(match, "B1") == "student"


def test_W_166_recycling_swaps_for_the_top() -> None:
    match = table(hands=[cards("recycling")], discard={"snob": 1, "bomb": 1}, top="snob")
    go(match, "play recycling")
    assert (hand(match), top(match)) == ({"snob": 1}, "recycling")


def test_W_167_not_for_another_one_nor_on_nothing() -> None:
    assert legal(table(hands=[cards("recycling")])) == ["done"]
    assert legal(table(hands=[cards("recycling")], discard={"recycling": 1})) == ["done"]


def test_W_168_a_demolition_rehouses_and_gives_back() -> None:
    match = table(house(1, 1, u1="student"), house(0, 2), hands=[cards("demolition")])
    go(match, "play demolition", "house A")
    assert asked(match) == ("settle", 1)
    assert legal(match) == ["flat B1", "flat B2"]
    go(match, "flat B2")
    assert hand(match, 1) == {"roof": 2}


def test_W_169_all_at_once_must_fit() -> None:
    match = table(house(1, 2, u1="student", u2="mover"), house(0, 1), hands=[cards("demolition")])
    go(match, "play demolition")
    assert [one["name"] for one in match.view(0)["houses"]] == ["A"]
    match = table(
        house(1, 3, u1="family", u3="mover"), house(0, 3, u2="student"), house(0, 2), hands=[cards("demolition")]
    )
    go(match, "play demolition")
    assert "house A" in legal(match)


def test_W_170_all_building_cards_go_to_the_owner() -> None:
    match = table(house(1, 3, loft=True, basement=True), hands=[cards("demolition")])
    go(match, "play demolition")
    assert hand(match, 1) == {"roof": 4, "loft": 1, "basement": 1}


def test_W_171_squatters_are_discarded_and_both_roofs_come_back() -> None:
    match = table(house(1, 1, u1="squatter", roof="roof+flat_roof"), hands=[cards("demolition")])
    go(match, "play demolition")
    assert (hand(match, 1), top(match)) == ({"roof": 2, "flat_roof": 1}, "squatter")
    match = table(house(1, 1, u1="single", refusals=(1,)), house(0, 1), hands=[cards("demolition")])
    go(match, "play demolition", "house A")
    assert rent(match, "B") == 0


def test_W_172_no_placement_that_leaves_somebody_without() -> None:
    match = table(
        house(1, 1, basement=True, u0="student", u1="retiree"), house(0, 1), house(0, 2), hands=[cards("demolition")]
    )
    go(match, "play demolition", "house A")
    assert asked(match) == ("rehoused", 1)
    go(match, "flat A0")
    assert legal(match) == ["flat C1", "flat C2"]


def test_W_173_then_rehoused_musicians_evict() -> None:
    match = table(
        house(1, 1, u1="musicians"), house(0, 2, u1="student"), house(0, 1, u1="mover"), house(1, 2, u1="mover"),
        hands=[cards("demolition")], money=[0, 0],
    )  # fmt: skip
    go(match, "play demolition", "house A")
    events = go(match, "flat B2")
    assert kinds(events) == ["settled", "demolished", "settled"]
    assert at(match, "D2") == "student"
    assert match.view(0)["money"] == [0, 0]


def test_W_174_also_in_the_final_round() -> None:
    match = table(
        house(0, 1, u1="student"), house(0, 1), hands=[cards("own_use", "demolition", "recycling")],
        final=1, pile={}, discard={"snob": 1},
    )  # fmt: skip
    assert legal(match) == ["play own_use", "play recycling", "play demolition", "done"]
    go(match, "play recycling")
    assert hand(match)["snob"] == 1
