"""LC-38 to LC-57: free time, shopping, activities, nookie and discretion, discarding."""

from typing import Any

from tests.games.les_colocs.flat import (
    FILLER,
    all_pass,
    asked,
    can,
    discard,
    done,
    free_time,
    hand,
    income,
    play,
    room,
    slack,
    stops,
    table,
    texts,
    value,
    winner,
)


def test_LC_38_each_free_time_is_one_announced_thing_to_do() -> None:
    match = table(free_time=1, hands={0: ["sieste", "sieste", "pizza"]})
    play(match, 0, "act sieste")
    assert texts(match, 0) == ["end"]


def test_LC_39_free_time_is_spent_and_the_cost_set_aside() -> None:
    match = table(hands={0: ["concert"], 1: ["trou_de_memoire"]})
    play(match, 0, "act concert")
    assert (income(match), match.view(None)["set_aside"], free_time(match)) == (6, 3, 2)
    play(match, 1, "play trou_de_memoire")
    assert (income(match), match.view(None)["set_aside"], free_time(match)) == (9, 0, 2)


def test_LC_40_more_free_time_may_be_played_and_the_phase_ended_at_will() -> None:
    match = table(free_time=0, hands={0: ["se_faire_porter_pale", "sieste"]})
    assert texts(match, 0) == ["play se_faire_porter_pale", "end"] or can(match, 0, "end")
    play(match, 0, "play se_faire_porter_pale", "act sieste")
    assert slack(match) == 2


def test_LC_41_a_basket_of_one_thing_or_more_within_the_income() -> None:
    match = table(income=3, hands={0: ["pizza", "biere", "cd"]})
    play(match, 0, "shop pizza")
    assert texts(match, 0) == ["add biere", "buy"]
    play(match, 0, "add biere", "buy")
    assert room(match) == ["pizza", "biere"]


def test_LC_42_a_second_shopping_costs_another_free_time() -> None:
    match = table(hands={0: ["pizza", "cd"]})
    play(match, 0, "shop pizza", "buy", "shop cd", "buy")
    assert free_time(match) == 1


def test_LC_43_things_enter_one_by_one_and_the_first_may_win() -> None:
    match = table(bonus=[18, 0, 0, 0], hands={0: ["pizza", "cd"]})
    play(match, 0, "shop cd", "add pizza", "buy")
    assert winner(match) == 0
    assert room(match) == ["cd"]


def test_LC_44_a_stopped_shopping_gives_everything_back_but_the_time() -> None:
    assert stops("jour_de_lessive", "shopping")


def test_LC_45_no_money_no_concert() -> None:
    assert not can(table(income=2, hands={0: ["concert"]}), 0, "act concert")
    assert can(table(income=3, hands={0: ["concert"]}), 0, "act concert")


def test_LC_46_an_activity_enters_and_counts() -> None:
    assert done("jeu_de_role") == (0, 2)


def test_LC_47_nothing_is_a_failure_whatever_the_room_adds() -> None:
    match = table(rooms={0: ["reine_de_la_tele"]}, hands={0: ["plan_cul_panne"]}, chance=[1])
    play(match, 0, "act plan_cul_panne")
    assert discard(match) == ["plan_cul_panne"]
    assert free_time(match) == 2


def test_LC_48_bans_and_prices_at_the_announcement_values_at_the_end() -> None:
    match = table(rooms={0: ["petard"]}, hands={0: ["sieste"], 1: ["de_quoi_on_parlait"], 2: ["visite_des_parents"]})
    play(match, 0, "act sieste")
    play(match, 1, "pass")
    play(match, 2, "play visite_des_parents A")
    while asked(match) == "window_anytime":
        play(match, match.to_act[0], "pass")
    assert can(match, 1, "play de_quoi_on_parlait")


def test_LC_49_a_die_less_one_after_the_window() -> None:
    match = table(hands={0: ["plan_cul_panne"], 1: [FILLER]}, chance=[4])
    play(match, 0, "act plan_cul_panne")
    assert asked(match) == "window_activity"
    all_pass(match)
    assert slack(match) == 3


def test_LC_50_three_points_or_the_die_and_never_six() -> None:
    rooms = {0: ["cohabitation_romantique", "cohabitation_romantique"]}
    match = table(rooms=rooms, hands={0: ["plan_cul_panne"]})
    play(match, 0, "act plan_cul_panne")
    assert texts(match, 0) == ["three", "roll"]
    play(match, 0, "three")
    assert slack(match) == 5


def test_LC_51_one_new_roll_and_no_more() -> None:
    hands = {0: ["plan_cul_panne", "lunettes_de_biere"], 1: ["lunettes_de_biere"]}
    match = table(hands=hands, chance=[2, 3])
    play(match, 0, "act plan_cul_panne")
    play(match, 1, "pass")
    assert match.to_act == (0, 1)
    play(match, 1, "pass")
    play(match, 0, "play lunettes_de_biere")
    all_pass(match)
    assert slack(match) == 2
    assert hand(match, 1) == ["lunettes_de_biere"]


def test_LC_52_five_points_wake_both_neighbours_left_first() -> None:
    rooms: dict[int, list[Any]] = {1: ["sieste", ["sieste", 3]], 2: ["sieste"], 3: ["narcolepsie"]}
    match = table(rooms=rooms, hands={0: ["plan_cul_panne"]}, chance=[6])
    play(match, 0, "act plan_cul_panne")
    assert slack(match) == 5
    assert match.to_act == (1,)
    assert texts(match, 1) == ["lose sieste", "lose sieste marked"]
    play(match, 1, "lose sieste marked")
    assert [room(match, seat) for seat in (1, 2, 3)] == [["sieste"], ["sieste"], []]


def test_LC_53_with_two_players_one_sieste_goes() -> None:
    match = table(players=2, rooms={1: ["sieste", "sieste"]}, hands={0: ["plan_cul_panne"]}, chance=[6])
    play(match, 0, "act plan_cul_panne")
    assert room(match, 1) == ["sieste"]


def test_LC_54_the_drummer_s_one_counts_and_the_automatic_three_does_not_wake() -> None:
    match = table(jobs={0: "batteur"}, rooms={1: ["sieste"]}, hands={0: ["plan_cul_panne"]}, chance=[5])
    play(match, 0, "act plan_cul_panne")
    assert room(match, 1) == []
    rooms = {0: ["cohabitation_romantique"], 1: ["sieste"]}
    match = table(rooms=rooms, hands={0: ["plan_cul_panne"]})
    play(match, 0, "act plan_cul_panne", "three")
    assert room(match, 1) == ["sieste"]


def test_LC_55_a_lost_sieste_is_discarded_and_dual_cards_count() -> None:
    match = table(rooms={1: [["les_paresseux", 3]]}, hands={0: ["plan_cul_panne"]}, chance=[6])
    play(match, 0, "act plan_cul_panne")
    assert discard(match) == ["les_paresseux"]
    assert value(match, "plan_cul_panne") == 5


def test_LC_56_down_to_five_one_must() -> None:
    match = table(stage="discard", hands={0: ["sieste"] * 6})
    assert texts(match, 0) == ["discard sieste"]
    play(match, 0, "discard sieste")
    assert can(match, 0, "end")


def test_LC_57_the_last_card_stays() -> None:
    match = table(stage="discard", hands={0: ["sieste", "cd"]}, deck={})
    play(match, 0, "discard cd")
    assert texts(match, 0) == ["end"]
    match = table(hands={0: ["sieste"]}, deck={})
    play(match, 0, "end")
    assert match.view(None)["active"] == 1
    assert hand(match) == ["sieste"]
