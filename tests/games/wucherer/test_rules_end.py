"""W-138 to W-149 and W-175 to W-197: the end, matches, options, playing on a screen."""

from typing import Any

import pytest

import palier
from palier.games.wucherer.setup import STAGGERED_CARDS, STAGGERED_MONEY
from tests.games.wucherer.tables import asked, at, cards, go, hand, house, kinds, legal, table, top


def turns_to_the_end(match: Any) -> list[int]:
    """Who still has a turn, when everybody only collects."""
    seats = []
    while match.to_act:
        if asked(match)[0] == "turn":
            seats.append(match.to_act[0])
            go(match, "done")
        else:
            go(match, "cards 0")
    return seats


def test_W_138_all_but_the_one_who_took_the_last_card_have_a_last_turn() -> None:
    match = table(house(0, 3), pile={"alibi": 2}, players=3)
    events = go(match, "done", "cards 2")
    assert "final" in kinds(events)
    assert turns_to_the_end(match) == [1, 2]


def test_W_139_at_five_and_six_the_discard_pile_comes_back_once() -> None:
    match = table(house(0, 9), pile={"alibi": 2}, discard={"bomb": 2}, players=5)
    events = go(match, "done", "cards 3")
    assert "reshuffled" in kinds(events)
    assert (match.view(0)["pile_size"], match.view(0)["final"], top(match)) == (1, None, None)
    match = table(house(0, 9), pile={"alibi": 2}, discard={"bomb": 2}, players=6)
    go(match, "done", "cards 4")
    assert turns_to_the_end(match) == [1, 2, 3, 4, 5]


def test_W_140_an_empty_discard_pile_does_not_come_back() -> None:
    match = table(house(0, 9), pile={"alibi": 2}, players=5)
    assert "final" in kinds(go(match, "done", "cards 2"))


def test_W_141_cards_under_the_pile_belong_to_it() -> None:
    match = table(house(0, 9), pile={"alibi": 1}, under=[{"bomb": 1}, {"roof": 1}])
    go(match, "done", "cards 2")
    assert match.view(0)["final"] is None
    assert hand(match) == {"bomb": 1, "alibi": 1}


def test_W_142_no_cards_in_the_final_round() -> None:
    match = table(house(0, 5), final=0, pile={"alibi": 4}, money=[0, 0])
    go(match, "done")
    assert match.view(0)["money"][0] == 5
    assert match.outcome is not None


def test_W_143_last_turns_are_whole_turns() -> None:
    match = table(house(0, 2), hands=[cards("student", "roof", "alibi")], final=1, pile={}, money=[0, 0])
    go(match, "play student", "flat A1", "build roof", "storey alibi", "done")
    assert match.view(0)["money"][0] == 4


def test_W_144_cards_put_under_then_stay_there() -> None:
    match = table(house(0, 2), house(1, 1), hands=[cards("bomb")], final=1, pile={})
    go(match, "play bomb", "house B", "pass", "pass", "done")
    assert (match.view(0)["pile_size"], match.view(0)["final"]) == (2, 0)


def test_W_145_three_rounds_without_a_card_bring_the_end() -> None:
    match = table(players=2)
    for _ in range(6):
        go(match, "done", "cards 0")
    assert match.view(0)["final"] == 0
    assert turns_to_the_end(match) == [0]


def test_W_146_a_tie_is_shared() -> None:
    match = table(final=0, money=[2, 3], pile={})
    go(match, "done")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0, 1), "shared")


def test_W_147_totals_are_added_up() -> None:
    match = table(final=0, money=[2, 9], totals=[20, 0], number=2, options={"games": 2}, pile={})
    go(match, "done")
    assert match.outcome is not None
    assert match.outcome.scores == (23, 9)


def test_W_148_the_left_neighbour_begins_the_next_game() -> None:
    match = table(final=0, money=[2, 9], first=1, options={"games": 2}, pile={}, players=2)
    events = go(match, "done")
    assert "next_game" in kinds(events)
    view = match.view(0)
    assert (view["first"], view["number"], view["totals"], view["turn"]) == (0, 2, [3, 9], 1)
    assert view["hand_sizes"] == [6, 6]


def test_W_149_a_number_of_games_or_a_target() -> None:
    match = table(final=0, money=[10, 9], totals=[100, 0], number=3, options={"target": 111}, pile={})
    go(match, "done")
    assert match.outcome is not None
    match = table(final=0, money=[9, 9], totals=[100, 0], number=3, options={"target": 111}, pile={})
    go(match, "done")
    assert match.outcome is None
    with pytest.raises(palier.BadOptions):
        palier.new_match("wucherer", 2, options={"games": 2, "target": 111})


def test_W_175_a_bomb_reopens_the_pile() -> None:
    match = table(house(0, 2), house(1, 1), hands=[cards("bomb")], final=1, pile={}, options={"bomb_reopens": True})
    events = go(match, "play bomb", "house B", "pass", "pass")
    assert "reopened" in kinds(events)
    assert match.view(0)["final"] is None


def test_W_176_only_a_bomb_that_destroys_counts_and_earlier_cards_belong_to_the_pile() -> None:
    reopens = {"bomb_reopens": True}
    match = table(
        house(1, 1, u1="single"), hands=[cards("bomb", "removal"), cards("madman")], final=1, pile={}, options=reopens
    )
    go(match, "play removal")
    assert match.view(0)["final"] == 1
    go(match, "play bomb", "answer madman")
    assert match.view(0)["final"] == 1
    match = table(
        house(1, 1, u1="single"), house(0, 1), hands=[cards("bomb", "removal"), cards("madman")], final=1, pile={},
        options=reopens,
    )  # fmt: skip
    go(match, "play removal", "under", "play bomb", "house A", "answer madman")
    assert (match.view(0)["final"], match.view(0)["pile_size"]) == (None, 3)


def test_W_177_the_bomber_may_take_cards_and_the_next_end_is_final() -> None:
    match = table(
        house(0, 4), house(4, 1), hands=[cards("bomb")], final=1, pile={}, discard={"alibi": 3}, players=5,
        options={"bomb_reopens": True},
    )  # fmt: skip
    go(match, "play bomb", "house B", "pass", "pass", "done")
    assert legal(match)[-1] == "cards 2"
    go(match, "cards 2")
    assert match.view(0)["final"] == 3
    assert turns_to_the_end(match) == [1, 2, 3, 4]


def test_W_178_only_her_landlord_puts_the_woman_out() -> None:
    options = {"woman_evict": "owner"}
    match = table(house(1, 1, u1="woman_child"), house(0, 1, u1="woman_child"), options=options)
    assert legal(match) == ["dismiss B1", "done"]


def test_W_179_no_place_always_means_the_street() -> None:
    match = table(house(1, 2, u1="single", u2="squatter"), options={"squat_noplace": "discard"})
    go(match, "done", "cards 0")
    assert (at(match, "A1"), top(match)) == (None, "single")


def test_W_180_everybody_gets_at_least_one() -> None:
    for prisoner in (None, 0):
        match = table(house(0, 2, u1="squatter"), options={"min_income": "all"}, prisoner=prisoner, money=[0, 0])
        go(match, "done")
        assert match.view(0)["asked"]["rent"] == 1


def test_W_181_savings_buy_cards_too() -> None:
    match = table(house(0, 2), options={"buy_from_savings": True}, money=[3, 0])
    go(match, "done")
    assert legal(match)[-1] == "cards 5"
    go(match, "cards 5")
    assert match.view(0)["money"][0] == 0


def test_W_182_stall_rounds_is_a_number_and_0_is_never() -> None:
    match = table(options={"stall_rounds": 0})
    for _ in range(60):
        go(match, "done", "cards 0")
    assert match.view(0)["final"] is None
    match = table(options={"stall_rounds": 1})
    go(match, "done", "cards 0", "done", "cards 0")
    assert match.view(0)["final"] == 0


def test_W_183_the_first_turn_is_limited_and_only_that() -> None:
    match = table(house(0, 9), options={"staggered_start": True})
    go(match, "done")
    assert legal(match) == ["cards 0", "cards 1"]
    match = table(house(0, 9), options={"staggered_start": True}, turn=3)
    go(match, "done")
    assert legal(match)[-1] == "cards 7"


def test_W_184_the_limits() -> None:
    assert STAGGERED_CARDS == [[1, 3], [1, 2, 3], [2, 3, 4, 5], [2, 2, 3, 4, 6], [1, 3, 4, 5, 6, 6]]


def test_W_185_the_money_of_late_players() -> None:
    assert STAGGERED_MONEY == [[3, 3], [3, 3, 3], [3, 3, 3, 5], [3, 3, 3, 5, 9], [3, 3, 6, 3, 5, 5]]
    match = palier.new_match("wucherer", 6, 3, {"staggered_start": True})
    first = match.view(0)["first"]
    assert [match.view(0)["money"][(first + place) % 6] for place in range(6)] == [3, 3, 6, 3, 5, 5]


def test_W_186_the_left_neighbour_plays_next() -> None:
    match = table(players=6, active=5)
    go(match, "done", "cards 0")
    assert match.to_act == (0,)


def test_W_187_a_letter_is_used_again() -> None:
    match = table(house(1, 1), house(1, 1), hands=[cards("bomb", "roof", "alibi")])
    go(match, "play bomb", "house A", "pass", "pass", "build roof", "storey alibi")
    assert [one["name"] for one in match.view(0)["houses"]] == ["A", "B"]
    assert match.view(0)["houses"][0]["owner"] == 0


def test_W_188_flats_are_numbered_from_the_basement() -> None:
    match = table(house(0, 2, loft=True, basement=True, u1="family"))
    seen = match.view(0)["houses"][0]["flats"]
    assert [(flat["name"], flat["kind"]) for flat in seen] == [
        ("A0", "basement"), ("A1", "ground"), ("A2", "storey"), ("A3", "loft"),
    ]  # fmt: skip
    assert [flat["upper"] for flat in seen] == [False, False, True, False]


def test_W_189_roof_then_storeys_then_done() -> None:
    match = table(house(0, 1), hands=[cards("roof", "student", "alibi")])
    go(match, "build roof")
    assert legal(match) == ["storey student", "storey alibi"]
    go(match, "storey student")
    assert legal(match) == ["storey alibi", "done"]


def test_W_190_what_leaves_no_choice_is_not_asked() -> None:
    match = table(house(0, 1), hands=[cards("student")])
    go(match, "play student")
    assert asked(match) == ("turn", 0)


def test_W_191_the_rent_is_counted_and_the_end_of_playing_said() -> None:
    match = table(house(0, 3, u1="single"))
    assert "done" in legal(match)
    go(match, "done")
    assert match.view(0)["asked"]["rent"] == 5


@pytest.mark.parametrize("held", [(), ("police",), ("madman",)])
def test_W_192_who_is_asked_does_not_depend_on_hands(held: tuple[str, ...]) -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("murder", "squatter"), cards(*held)])
    go(match, "play murder")
    assert asked(match) == ("madman", 1)
    assert legal(match)[-1] == "pass"
    go(match, "pass")
    assert asked(match) == ("police", 1)
    go(match, "pass", "play squatter")
    assert asked(match) == ("squat", 1)


def test_W_193_one_after_the_other_from_the_left() -> None:
    match = table(house(0, 1), hands=[cards("squatter")], players=4)
    go(match, "play squatter")
    for seat in (1, 2, 3):
        assert match.to_act == (seat,)
        assert match.may_act == ()
        go(match, "pass")
    assert asked(match) == ("turn", 0)


def test_W_194_answers_open_no_answers_but_an_arrest() -> None:
    match = table(house(1, 1), hands=[cards("squatter"), cards("police")], players=3)
    go(match, "play squatter", "answer police")
    assert asked(match) == ("turn", 0)


def test_W_195_passing_is_always_possible() -> None:
    """Timers and standing orders are the table's; the rules give them something to do at every question."""
    match = table(house(1, 1, u1="student"), hands=[cards("murder"), cards("police", "madman")])
    go(match, "play murder")
    while asked(match)[0] != "turn":
        assert "pass" in legal(match)
        go(match, "pass")


def test_W_196_the_order_of_the_discard_pile() -> None:
    match = table(house(1, 1), hands=[cards("squatter"), cards("police")])
    go(match, "play squatter", "answer police")
    assert top(match) == "police"
    match = table(house(1, 1, u1="student"), hands=[cards("murder"), cards("police")])
    go(match, "play murder", "pass", "answer police")
    assert top(match) == "police"
    go(match, "pass")
    assert top(match) == "student"


def test_W_197_layers_come_up_one_after_the_other() -> None:
    match = table(house(0, 5), pile={"alibi": 1}, under=[{"bomb": 1, "roof": 1}, {"snob": 1}])
    go(match, "done", "cards 3")
    assert hand(match) == {"bomb": 1, "alibi": 1, "roof": 1}
    assert match.view(0)["final"] is None
