"""LC-1 to LC-37: goal, box, set-up, draw, roll, throwing out, eaters, calling."""

import re
from pathlib import Path

import pytest

import palier
from palier import BadOptions, Match, new_match
from palier.games.les_colocs import cards
from palier.games.les_colocs.cards import CARD_NAMES, CONTENT, COPIES, JOB_NAMES, TYPE
from tests.games.les_colocs.flat import (
    FILLER,
    all_pass,
    asked,
    can,
    discard,
    eaten,
    free_time,
    hand,
    income,
    job,
    luck,
    play,
    room,
    slack,
    table,
    texts,
    winner,
)


def test_LC_1_two_to_five_players() -> None:
    for players in range(2, 6):
        assert new_match("les_colocs", players).players == players
    for players in (1, 6):
        with pytest.raises(BadOptions):
            new_match("les_colocs", players)


def test_LC_2_reaching_or_passing_the_goal_wins_at_once() -> None:
    for before in (18, 19):
        match = table(bonus=[before, 0, 0, 0], hands={0: ["sieste", FILLER]})
        play(match, 0, "act sieste")
        assert winner(match) == 0
        assert match.to_act == ()


def test_LC_3_nine_jobs_with_three_figures_and_something_of_their_own() -> None:
    """As everybody sees them beside the player, and as the sentences on each job (LC-96 to LC-104) tell them."""
    assert len(JOB_NAMES) == 9
    book = Path(cards.__file__).with_name("rules.en.md").read_text(encoding="utf-8")
    figures = re.findall(r"\*\*LC-\d+\*\* .*\(income ([\d/]+), free time ([\d/]+)\): .+", book)
    for name, in_book in zip(JOB_NAMES, figures, strict=True):
        seen = table(players=3, jobs={0: name}).view(None)["seats"][0]
        assert (seen["job"], seen["goal"]) == (name, CONTENT["jobs"][name]["goal"])
        assert ("/".join(map(str, seen["income"])), "/".join(map(str, seen["free_time"]))) == in_book


def test_LC_4_a_hundred_and_ten_life_cards_of_four_types() -> None:
    counts = [sum(copies for copies, kind in zip(COPIES, TYPE, strict=True) if kind == number) for number in range(4)]
    assert counts == [16, 36, 26, 32]
    assert sum(COPIES) == 110
    assert len(CARD_NAMES) == 92


def test_LC_5_the_player_on_the_dealer_s_left_begins_and_play_goes_clockwise() -> None:
    assert {new_match("les_colocs", 4, seed).to_act for seed in range(30)} == {(0,), (1,), (2,), (3,)}
    match = new_match("les_colocs", 3, options={"dealer": 3})
    assert match.to_act == (0,)
    match = table(players=3, active=2, deck={})
    play(match, 2, "end")
    assert match.to_act == (0,)


def test_LC_6_everybody_gets_a_job_face_up() -> None:
    match = new_match("les_colocs", 5)
    jobs = [seat["job"] for seat in match.view(None)["seats"]]
    assert len(set(jobs)) == 5
    assert set(jobs) <= set(JOB_NAMES)


def test_LC_7_five_cards_face_down_and_the_rest_open() -> None:
    match = new_match("les_colocs", 4)
    for seat in range(4):
        view = match.view(seat)
        assert len(view["hand"]) == 5
        assert [seen["hand_size"] for seen in view["seats"]] == [5] * 4
    assert "hand" not in match.view(None)
    assert match.view(None)["deck_size"] == 90


def test_LC_8_jobs_of_two_players() -> None:
    for seed in range(20):
        jobs = {job(new_match("les_colocs", 2, seed), seat) for seat in (0, 1)}
        assert not jobs & {"glandeur", "batteur"}
        match = new_match("les_colocs", 2, seed, {"two_player_jobs": "one_each"})
        assert {job(match, seat) for seat in (0, 1)} == {"glandeur", "batteur"}
        assert len(match.view(None)["job_pile"]) == 7
    met = {job(new_match("les_colocs", 2, seed, {"two_player_jobs": "ignore"})) for seed in range(80)}
    assert met == set(JOB_NAMES)
    with pytest.raises(BadOptions):
        new_match("les_colocs", 3, options={"two_player_jobs": "ignore"})


def test_LC_9_a_previous_winner_chooses_first() -> None:
    match = new_match("les_colocs", 3, options={"previous_winner": 2, "dealer": 3})
    assert match.to_act == (1,)
    assert texts(match, 1) == [f"job {name}" for name in JOB_NAMES]
    play(match, 1, "job cobaye")
    assert job(match, 1) == "cobaye"
    assert match.to_act == (0,)
    assert len(hand(match, 2)) == 5


def test_LC_10_five_phases_in_order() -> None:
    match = table(stage="draw", rooms={0: ["ubergeek"]}, deck={"feliz": 9})
    stages = []
    for text in ("draw", "evict none", "end", "end", "discard feliz", "end"):
        stages.append(match.view(None)["stage"])
        play(match, 0, text)
    assert stages == ["draw", "roll", "call", "free", "discard", "discard"]
    assert match.view(None)["active"] == 1


def test_LC_11_a_card_may_be_played_before_the_draw() -> None:
    match = table(stage="draw", hands={0: ["canape_gratuit"], 1: ["fut_de_biere"]})
    play(match, 1, "play fut_de_biere")
    all_pass(match)
    play(match, 0, "play canape_gratuit")
    assert (room(match, 0), room(match, 1)) == (["canape_gratuit"], ["fut_de_biere"])
    assert asked(match) == "begin"


def test_LC_12_draw_up_to_six() -> None:
    match = table(stage="draw", hands={0: ["sieste"] * 2})
    play(match, 0, "draw")
    assert len(hand(match)) == 6


def test_LC_13_the_limit_holds_at_all_times() -> None:
    match = table(stage="draw", hands={0: ["feliz"] * 6})
    play(match, 0, "draw")
    assert hand(match) == ["feliz"] * 6


def test_LC_14_the_discard_pile_becomes_the_deck_or_nothing_is_drawn() -> None:
    match = table(stage="draw", deck={"pizza": 1}, discard=["cd", "cd"])
    play(match, 0, "draw")
    assert hand(match) == ["pizza", "cd", "cd"]
    assert discard(match) == []
    match = table(stage="draw", deck={})
    play(match, 0, "draw")
    assert hand(match) == []
    assert asked(match) == "call"


def test_LC_15_the_order_of_the_roll_phase() -> None:
    rooms = {0: ["tacot", "naze_max", "pizza", "biere"]}
    match = table(stage="draw", jobs={0: "serveur"}, rooms=rooms, deck={}, chance=[4, 1, 1])
    told = play(match, 0, "draw")
    assert [event.public["roll"] for event in told if event.kind == "rolled"] == ["income", "tacot"]
    assert asked(match) == "evict"
    play(match, 0, "evict naze_max")
    assert asked(match) == "eat"
    told = play(match, 0, "lose pizza")
    assert told[-1].kind == "fixed"
    assert income(match) == 3


def test_LC_16_a_variable_figure_is_low_up_to_three() -> None:
    for die in range(1, 7):
        match = table(stage="draw", jobs={0: "serveur"}, deck={}, chance=[die])
        play(match, 0, "draw")
        assert income(match) == (2 if die <= 3 else 4)


def test_LC_17_dice_of_cards_in_order_of_entry_and_not_on_the_turn_of_a_late_arrival() -> None:
    match = table(stage="draw", rooms={0: ["mister_motive", "tacot"]}, jobs={0: "job_campus"}, deck={}, chance=[4, 4])
    told = play(match, 0, "draw")
    assert [event.public["roll"] for event in told if event.kind == "rolled"] == ["mister_motive", "tacot"]
    match = table(stage="call", hands={0: ["mister_motive"]}, chance=[6])
    play(match, 0, "call mister_motive A")
    assert free_time(match) == 3


def test_LC_18_what_is_noted_earlier_counts_when_income_is_fixed_and_never_below_zero() -> None:
    match = table(stage="draw", jobs={0: "job_campus"}, deck={}, noted_income=[-2, 0, 0, 0])
    play(match, 0, "draw")
    assert income(match) == 1
    match = table(stage="draw", jobs={0: "job_campus"}, deck={}, noted_income=[-8, 0, 0, 0])
    play(match, 0, "draw")
    assert income(match) == 0


def test_LC_19_what_is_not_spent_is_lost() -> None:
    match = table(deck={})
    play(match, 0, "end")
    assert (income(match), free_time(match)) == (0, 0)


def test_LC_20_one_attempt_on_anybody_but_a_cat() -> None:
    rooms = {0: ["naze_max", "ubergeek", "feliz", "cohabitation_romantique"]}
    match = table(stage="roll", rooms=rooms, chance=[1])
    assert texts(match, 0) == ["evict naze_max", "evict ubergeek", "evict cohabitation_romantique", "evict none"]
    play(match, 0, "evict ubergeek")
    assert asked(match) != "evict"


def test_LC_21_out_on_four_to_another_room_or_to_the_discard_pile() -> None:
    for die in range(1, 7):
        match = table(stage="roll", rooms={0: ["petit_joueur"]}, hands={1: ["pas_de_bol"]}, chance=[die])
        play(match, 0, "evict petit_joueur")
        assert (asked(match) == "room") == (die >= 4)
        if die >= 4:
            assert texts(match, 0) == ["room B", "room C", "room D"]
            play(match, 0, "room C")
            assert room(match, 2) == ["petit_joueur"]
    match = table(players=2, stage="roll", rooms={0: ["petit_joueur"], 1: ["verrou"]}, chance=[6])
    play(match, 0, "evict petit_joueur")
    assert discard(match) == ["petit_joueur"]


def test_LC_22_a_failed_eviction_of_a_guest_costs_nothing() -> None:
    match = table(stage="roll", rooms={0: ["cohabitation_romantique", "pizza"]}, chance=[2])
    play(match, 0, "evict cohabitation_romantique")
    assert room(match) == ["cohabitation_romantique", "pizza"]


def test_LC_23_each_guest_may_be_tried_with_the_option() -> None:
    options = {"evictions": "each"}
    rooms = {0: ["naze_max", "petit_joueur", "pizza"]}
    match = table(stage="roll", options=options, rooms=rooms, evictable=["naze_max", "petit_joueur"], chance=[1, 1])
    play(match, 0, "evict naze_max")
    assert texts(match, 0) == ["evict petit_joueur", "evict none"]
    assert "pizza" in room(match)
    play(match, 0, "evict petit_joueur")
    assert "pizza" not in room(match)


def test_LC_24_who_was_thrown_out_this_turn_does_not_eat_when_sent_back() -> None:
    match = table(
        players=2,
        stage="roll",
        rooms={0: ["la_morfale", "pizza"]},
        hands={1: ["dehors"]},
        chance=[6],
    )
    play(match, 0, "evict la_morfale")
    assert room(match, 1) == ["la_morfale"]
    play(match, 1, "play dehors la_morfale A")
    assert room(match, 0) == ["pizza", "la_morfale"]


def test_LC_25_arrival_effects_hold_out_of_turn() -> None:
    match = table(players=2, stage="roll", rooms={0: ["la_morfale"], 1: ["pizza"]}, chance=[6])
    play(match, 0, "evict la_morfale")
    assert room(match, 1) == ["la_morfale"]
    assert discard(match) == ["pizza"]


def test_LC_26_eaters_take_one_card_of_their_kind_on_arrival() -> None:
    assert eaten("la_morfale", "pizza")
    assert eaten("soiffard_maladroit", "biere")
    assert all(eaten("naze_max", food) for food in ("pizza", "biere", "bong", "cohabitation_romantique"))
    assert not eaten("la_morfale", "biere")


def next_roll(rooms: list[str], *evict: str, chance: list[int]) -> Match:
    match = table(stage="roll", rooms={0: rooms}, chance=chance)
    play(match, 0, *evict)
    return match


def test_LC_27_eaters_eat_every_turn_whether_tried_or_not() -> None:
    assert room(next_roll(["la_morfale", "pizza"], "evict none", chance=[])) == ["la_morfale"]
    assert room(next_roll(["la_morfale", "pizza"], "evict la_morfale", chance=[3])) == ["la_morfale"]


def test_LC_28_several_eaters_in_order_of_entry() -> None:
    match = next_roll(["la_morfale", "naze_max", "pizza", "biere"], "evict none", chance=[])
    assert room(match) == ["la_morfale", "naze_max"]
    assert discard(match) == ["pizza", "biere"]


def test_LC_29_who_entered_this_turn_does_not_eat_twice() -> None:
    match = table(stage="roll", rooms={0: ["la_morfale", "pizza"]}, arrived=[[0, "la_morfale"]])
    play(match, 0, "evict none")
    assert "pizza" in room(match)


def test_LC_30_with_nothing_left_they_stay() -> None:
    assert room(next_roll(["naze_max"], "evict none", chance=[])) == ["naze_max"]


def test_LC_31_lasting_effects_hold_all_the_time() -> None:
    match = table(stage="draw", rooms={0: ["type_sur_le_canape", "petit_joueur", "biere"]})
    assert slack(match) == -1


def test_LC_32_persons_only_in_the_calling_phase_of_one_s_own_turn() -> None:
    hands = {0: ["feliz", "naze_max", "ubergeek"], 1: ["feliz"]}
    for stage in ("draw", "roll", "free", "discard"):
        assert not any(text.startswith("call") for text in texts(table(stage=stage, hands=hands), 0))
    match = table(stage="call", hands=hands, chance=[6])
    assert not any(text.startswith("call") for text in texts(match, 1))
    for text in ("call feliz", "call naze_max B", "call ubergeek A"):
        play(match, 0, text)
        all_pass(match)
    assert asked(match) == "call"


def test_LC_33_the_owner_of_the_named_room_has_the_guest() -> None:
    match = table(stage="call", hands={0: ["ubergeek"]}, chance=[3])
    play(match, 0, "call ubergeek C")
    assert (slack(match, 0), slack(match, 2)) == (0, 1)


def test_LC_34_a_guest_is_called_with_a_die() -> None:
    for die in range(1, 7):
        match = table(stage="call", hands={0: ["ubergeek"]}, chance=[die])
        play(match, 0, "call ubergeek A")
        assert ("ubergeek" in room(match)) == (die >= 3)


def test_LC_35_a_nuisance_walks_in_anywhere_but_past_a_lock() -> None:
    match = table(stage="call", rooms={1: ["verrou"]}, hands={0: ["naze_max"]})
    assert texts(match, 0) == ["call naze_max A", "call naze_max C", "call naze_max D", "end"]


def test_LC_36_a_cat_stays_where_it_is() -> None:
    match = table(stage="roll", rooms={0: [["feliz", -1]]}, hands={0: ["dehors", "homicide_justifie"]})
    assert texts(match, 0) == ["evict none"]


def test_LC_37_a_called_person_cannot_be_stopped() -> None:
    hands = {0: ["ubergeek"], 1: ["tele_match", "trou_de_memoire", "pas_de_bol", "canape_gratuit"]}
    match = table(stage="call", hands=hands, chance=[6])
    play(match, 0, "call ubergeek A")
    assert asked(match) == "window_person"
    assert texts(match, 1) == ["pass", "play canape_gratuit"]
    luck(match, 6)
    assert palier.games["les_colocs"].to_act(match.state) == (1,)
    assert can(match, 1, "pass")
