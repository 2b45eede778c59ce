"""The worked checks of the research file, section 4c."""

from typing import Any

import pytest

from palier.games.wucherer.scoring import cost
from tests.games.wucherer.tables import asked, at, cards, flats_for, go, house, legal, rent, table


def test_celebrities_and_two_students_and_an_empty_loft_pay_16() -> None:
    assert rent(table(house(0, 3, loft=True, u1="celebrities", u2="student", u3="student"))) == 16


def test_two_couples_and_a_single_and_an_empty_loft_pay_20_and_nothing_with_a_squatter() -> None:
    three: dict[str, Any] = {"u1": "celebrities", "u2": "celebrities", "u3": "single"}
    assert rent(table(house(0, 3, loft=True, **three))) == 20
    assert rent(table(house(0, 3, loft=True, **three, u4="squatter"))) == 0


@pytest.mark.parametrize(("cards_taken", "price"), [(0, 0), (1, 1), (5, 5), (6, 7), (7, 9), (8, 11)])
def test_what_cards_cost(cards_taken: int, price: int) -> None:
    assert cost(cards_taken) == price


@pytest.mark.parametrize(
    ("storeys", "most", "money"), [(9, 7, [9, 8, 7, 6, 5, 4, 2, 0]), (10, 7, [10, 9, 8, 7, 6, 5, 3, 1])]
)
def test_a_rent_of_9_buys_up_to_7_cards_and_one_of_10_leaves_1(storeys: int, most: int, money: list[int]) -> None:
    for taken in range(most + 1):
        match = table(house(0, storeys), money=[0, 0])
        go(match, "done")
        assert legal(match) == [f"cards {number}" for number in range(most + 1)]
        go(match, f"cards {taken}")
        assert match.view(0)["money"][0] == money[taken]


def test_one_storey_and_a_basement_take_a_snob_or_two_retirees_or_one_and_nobody() -> None:
    assert flats_for("snob", house(0, 1, basement=True)) == ["A0"]
    assert rent(table(house(0, 1, basement=True, u0="snob"))) == 6
    assert rent(table(house(0, 1, basement=True, u0="retiree", u1="retiree"))) == 8
    assert rent(table(house(0, 1, basement=True, u1="retiree"))) == 5


def test_the_self_murder_trick_at_two_players() -> None:
    """P's automatic alibi passes the arrest to Q, whose alibi comes straight back; then Q is in prison."""
    match = table(
        house(0, 1, u1="student"), hands=[cards("murder", "police"), cards("alibi")], prisoner=0, money=[0, 0]
    )
    go(match, "play murder")
    assert asked(match) == ("police", 0)
    go(match, "answer police")
    assert asked(match) == ("alibi", 1)
    go(match, "answer alibi")
    assert asked(match) == ("alibi", 1)
    assert legal(match) == ["pass"]
    go(match, "pass")
    assert match.view(0)["prisoner"] == 1
    assert at(match, "A1") is None
