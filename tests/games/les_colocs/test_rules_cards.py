"""LC-58 to LC-89: anytime cards, answers, television, counting, winning."""

import pytest

from palier import IllegalAction
from tests.games.les_colocs.flat import (
    FILLER,
    GAME,
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


def test_LC_58_in_anybody_s_turn_against_anybody() -> None:
    match = table(active=2, rooms={1: ["pizza"], 3: ["cd"]}, hands={0: ["cambrioleur"]})
    assert texts(match, 0) == ["play cambrioleur B", "play cambrioleur D"]


def test_LC_59_at_open_decisions_and_in_windows_of_announced_cards_only() -> None:
    hands = {0: ["sieste", "canape_gratuit"], 1: ["canape_gratuit", "alarme_de_voiture"], 2: ["canape_gratuit"]}
    match = table(hands=hands)
    assert list(match.may_act) == [1, 2]
    assert can(match, 2, "play canape_gratuit")
    play(match, 0, "act sieste")
    assert can(match, 2, "play canape_gratuit")
    play(match, 2, "pass")
    play(match, 1, "play alarme_de_voiture")
    assert not match.may_act
    assert texts(match, 0) == texts(match, 2) == ["pass"]
    match = table(hands={0: ["pizza", "cd"], 1: ["canape_gratuit"]})
    play(match, 0, "shop pizza")
    assert match.may_act == ()
    assert texts(match, 1) == []


def test_LC_59_a_general_card_in_a_window_is_settled_first_and_all_are_asked_again() -> None:
    match = table(hands={0: ["sieste"], 1: ["canape_gratuit", FILLER]})
    play(match, 0, "act sieste")
    play(match, 1, "play canape_gratuit")
    assert room(match, 1) == ["canape_gratuit"]
    assert asked(match) == "window_activity"
    play(match, 1, "pass")
    assert room(match, 0) == ["sieste"]


def test_LC_60_a_card_needs_something_to_change() -> None:
    cards = ["rupture", "resquilleur", "cambrioleur", "dehors", "pas_sur_le_lit", "fin_de_la_fete"]
    assert texts(table(hands={0: cards}), 0) == ["end"]


def test_LC_61_targets_are_named_with_the_card() -> None:
    match = table(rooms={1: ["pizza"]}, hands={0: ["cambrioleur"], 2: ["pas_de_bol"]})
    play(match, 0, "play cambrioleur B")
    assert match.view(2)["stack"][-1] == {"item": "anytime", "seat": 0, "card": "cambrioleur", "target": 1}


def test_LC_62_a_player_may_be_oneself_another_may_not() -> None:
    match = table(rooms={0: ["biere"]}, hands={0: ["visite_des_parents", "frais_de_scolarite", "facture_de_telephone"]})
    assert can(match, 0, "play visite_des_parents A")
    assert not can(match, 0, "play frais_de_scolarite A")
    assert not can(match, 0, "play facture_de_telephone A")


def test_LC_63_spent_cards_are_discarded_unless_they_stay() -> None:
    match = table(hands={0: ["cheque_des_parents", "canape_gratuit", "augmentation"]})
    play(match, 0, "play cheque_des_parents", "play canape_gratuit", "play augmentation")
    assert discard(match) == ["cheque_des_parents"]
    assert room(match) == ["canape_gratuit"]
    assert match.view(None)["seats"][0]["raised"]


def test_LC_64_the_second_of_two_may_still_play_when_the_first_is_settled() -> None:
    match = table(hands={1: ["canape_gratuit"], 2: ["fut_de_biere"]})
    play(match, 2, "play fut_de_biere")
    all_pass(match)
    play(match, 1, "play canape_gratuit")
    assert (room(match, 1), room(match, 2)) == (["canape_gratuit"], ["fut_de_biere"])


def test_LC_65_own_turn_cards() -> None:
    cards = ["nouveau_job", "augmentation", "se_faire_porter_pale", "nettoyage_de_canape", "cheque_des_parents"]
    match = table(active=1, hands={0: [*cards, "fouille_poubelles"]}, discard=["pizza"])
    assert texts(match, 0) == []
    match = table(stage="discard", hands={0: cards})
    played = [text for text in texts(match, 0) if text.startswith("play")]
    assert played == ["play nouveau_job", "play augmentation"]


def test_LC_66_a_card_in_play_cannot_be_cancelled() -> None:
    match = table(rooms={0: ["sieste"]}, hands={1: ["alarme_de_voiture"]})
    assert texts(match, 1) == []


def test_LC_67_a_window_opens_on_every_announced_card_before_the_die() -> None:
    match = table(hands={0: ["plan_cul_panne"], 1: ["voisin_du_dessus"]}, chance=[6])
    play(match, 0, "act plan_cul_panne")
    assert asked(match) == "window_activity"
    play(match, 1, "play voisin_du_dessus")
    assert discard(match) == ["voisin_du_dessus", "plan_cul_panne"]


def test_LC_68_a_cancelled_activity_costs_the_time_and_not_the_money() -> None:
    assert stops("trou_de_memoire", "concert")


def test_LC_69_all_but_the_owner_answer_in_secret_and_the_first_clockwise_counts() -> None:
    hands = {0: ["sieste", FILLER], 1: [FILLER], 2: ["alarme_de_voiture", FILLER], 3: ["camion_poubelle", FILLER]}
    match = table(hands=hands)
    play(match, 0, "act sieste")
    assert match.to_act == (1, 2, 3)
    play(match, 3, "play camion_poubelle")
    assert match.view(1)["answer"] is None
    assert match.view(3)["answer"] == "play camion_poubelle"
    assert match.view(None)["waiting"] == [1, 2]
    play(match, 2, "play alarme_de_voiture")
    told = play(match, 1, "pass")
    assert [event.public["card"] for event in told] == ["alarme_de_voiture"]
    all_pass(match)
    assert "camion_poubelle" in hand(match, 3)


def test_LC_70_last_in_first_out() -> None:
    hands = {0: ["sieste", "pas_de_bol"], 1: ["alarme_de_voiture", FILLER]}
    match = table(hands=hands)
    play(match, 0, "act sieste")
    play(match, 1, "play alarme_de_voiture")
    assert texts(match, 0) == ["pass", "play pas_de_bol"]
    play(match, 0, "play pas_de_bol")
    assert asked(match) == "window_activity"
    play(match, 1, "pass")
    assert room(match) == ["sieste"]


def test_LC_71_a_window_is_left_out_only_for_public_reasons() -> None:
    match = table(hands={0: ["canape_gratuit"], 1: [FILLER]}, discard=["pas_de_bol"], deck={})
    play(match, 0, "play canape_gratuit")
    assert asked(match) == "free"
    match = table(hands={0: ["canape_gratuit"], 1: [FILLER]}, deck={"pas_de_bol": 1})
    play(match, 0, "play canape_gratuit")
    assert asked(match) == "window_anytime"
    assert texts(match, 1) == ["pass"]


def test_LC_72_what_stops_what() -> None:
    hands = {0: ["concert", "pas_de_bol"], 1: ["tele_match"], 2: ["trou_de_memoire", "telecommande_perdue"]}
    match = table(hands=hands)
    play(match, 0, "act concert")
    play(match, 2, "pass")
    play(match, 1, "play tele_match")
    assert texts(match, 0) == ["pass"]
    assert texts(match, 2) == ["pass", "play telecommande_perdue"]
    match = table(hands={0: ["canape_gratuit"], 1: ["pas_de_bol"], 2: ["pas_de_bol"]})
    play(match, 0, "play canape_gratuit")
    play(match, 2, "pass")
    play(match, 1, "play pas_de_bol")
    assert asked(match) == "free"


def test_LC_73_pending_cards_lie_on_the_table_and_the_answer_is_discarded_first() -> None:
    match = table(hands={0: ["sieste"], 1: ["alarme_de_voiture"], 2: ["pas_de_bol"]})
    play(match, 0, "act sieste")
    assert [item["card"] for item in match.view(None)["stack"]] == ["sieste"]
    assert hand(match) == []
    play(match, 2, "pass")
    play(match, 1, "play alarme_de_voiture")
    play(match, 2, "pass")
    assert discard(match) == ["alarme_de_voiture", "sieste"]


def test_LC_74_television_as_an_activity_or_against_somebody() -> None:
    assert done("tele_quork") == (0, 1)
    for announced in (("act sieste",), ("shop pizza", "buy")):
        match = table(hands={0: ["sieste", "pizza"], 1: ["tele_quork"]})
        play(match, 0, *announced)
        assert can(match, 1, "play tele_quork")


def test_LC_75_television_takes_the_place_of_what_was_announced() -> None:
    rooms = {0: ["reine_de_la_tele", "ecran_geant"]}
    match = table(jobs={0: "glandeur"}, rooms=rooms, hands={0: ["pizza"], 1: ["tele_quork"]})
    play(match, 0, "shop pizza", "buy")
    play(match, 1, "play tele_quork")
    assert value(match, "tele_quork") == 4
    assert hand(match) == ["pizza"]
    assert (free_time(match), income(match)) == (2, 9)


def test_LC_76_where_television_may_not_be_played() -> None:
    hands = {0: ["tele_match", "tele_realite"], 1: ["tele_quork"], 2: ["tele_talk_show"]}
    match = table(hands=hands)
    play(match, 0, "act tele_match")
    assert match.to_act == (1, 2)
    play(match, 2, "pass")
    play(match, 1, "play tele_quork")
    assert texts(match, 2) == ["pass"]
    assert texts(match, 0) == ["pass"]
    all_pass(match)
    assert room(match) == ["tele_quork"]
    assert discard(match) == ["tele_match"]


def test_LC_77_a_cancelled_attack_lets_the_action_go_on() -> None:
    match = table(hands={0: ["pizza", "telecommande_perdue"], 1: ["tele_quork"]})
    play(match, 0, "shop pizza", "buy")
    play(match, 1, "play tele_quork")
    play(match, 0, "play telecommande_perdue")
    assert room(match) == ["pizza"]


def test_LC_78_narcolepsy_is_a_nap_in_the_room() -> None:
    match = table(rooms={0: ["type_sur_le_canape"]}, hands={0: ["concert"], 1: ["narcolepsie"]})
    play(match, 0, "act concert")
    play(match, 1, "play narcolepsie")
    assert value(match, "narcolepsie") == 1
    match = table(rooms={1: ["narcolepsie"]}, hands={0: ["cambrioleur"]})
    assert texts(match, 0) == ["end"]


def test_LC_79_slack_is_the_room_and_the_job_slot_and_may_be_negative() -> None:
    match = table(bonus=[4, 0, 0, 0], rooms={0: ["pizza"], 1: ["frais_de_scolarite"]})
    assert (slack(match, 0), slack(match, 1)) == (6, -2)


def test_LC_80_value_markers_bonuses_then_the_malus() -> None:
    match = table(rooms={0: ["petit_joueur", ["biere", 0], ["russe_blanc", 5]]})
    assert (value(match, "biere"), value(match, "russe_blanc")) == (0, 4)


def test_LC_81_all_bonuses_add_up() -> None:
    rooms = ["reine_de_la_tele", "ecran_geant"]
    assert done("les_paresseux", job="glandeur", with_room=rooms) == (0, 4)


def test_LC_82_job_markers_stay_and_card_bonuses_end() -> None:
    rooms = {0: ["reine_de_la_tele", ["tele_match", 2]]}
    match = table(jobs={0: "serveur"}, rooms=rooms, hands={0: ["homicide_justifie"]})
    assert value(match, "tele_match") == 3
    play(match, 0, "play homicide_justifie A reine_de_la_tele")
    assert value(match, "tele_match") == 2


def test_LC_83_markers_travel_and_are_lost_with_a_discarded_card() -> None:
    match = table(rooms={1: [["dromadaires", 4]]}, hands={0: ["resquilleur"]})
    play(match, 0, "play resquilleur B dromadaires")
    assert value(match, "dromadaires") == 4
    match = table(hands={0: ["fouille_poubelles"]}, discard=["dromadaires"])
    play(match, 0, "play fouille_poubelles dromadaires")
    assert value(match, "dromadaires") == 2


def test_LC_84_everybody_sees_the_same_count() -> None:
    match = table(rooms={0: ["pizza", "ecran_geant"]})
    assert [match.view(viewer)["seats"][0]["slack"] for viewer in (None, 0, 1)] == [9, 9, 9]


def test_LC_85_who_made_the_change_is_looked_at_first() -> None:
    match = table(
        active=1,
        jobs={2: "concepteur_web"},
        bonus=[0, 19, 18, 0],
        hands={1: ["surfer_sur_internet"]},
    )
    play(match, 1, "act surfer_sur_internet")
    assert winner(match) == 1
    assert slack(match, 2) == 18


def test_LC_86_a_win_in_a_window_drops_what_was_pending() -> None:
    match = table(bonus=[0, 19, 0, 0], hands={0: ["concert"], 1: ["canape_gratuit"]})
    play(match, 0, "act concert")
    play(match, 1, "play canape_gratuit")
    assert winner(match) == 1
    assert room(match) == []
    assert discard(match) == ["concert"]


def test_LC_86_a_win_by_an_enemy_s_card_or_by_losing_something_bad() -> None:
    match = table(bonus=[19, 0, 0, 0], hands={0: ["concert"], 1: ["tele_quork"]})
    play(match, 0, "act concert")
    play(match, 1, "play tele_quork")
    assert winner(match) == 0
    match = table(bonus=[21, 0, 0, 0], rooms={0: ["frais_de_scolarite"]})
    play(match, 0, "pay")
    assert winner(match) == 0


def test_LC_87_one_instant_is_enough() -> None:
    match = table(bonus=[19, 0, 0, 0], hands={0: ["mentholees"], 1: ["resquilleur"]})
    play(match, 0, "shop mentholees", "buy")
    assert texts(match, 1) == ["pass"]
    play(match, 1, "pass")
    assert winner(match) == 0


def test_LC_88_behind_the_winner_by_what_is_lacking() -> None:
    jobs = dict.fromkeys((0, 2, 3), "technicien_hotline")
    match = table(jobs={**jobs, 1: "glandeur"}, bonus=[19, 12, 15, 15], hands={0: ["sieste"]})
    play(match, 0, "act sieste")
    assert match.outcome is not None
    assert match.outcome.ranking == (1, 2, 3, 3)
    assert match.outcome.scores == (1, -4, -5, -5)


def test_LC_89_a_limit_of_turns_ends_in_a_draw() -> None:
    match = table(options={"max_turns": 1}, bonus=[3, 7, 7, 0], deck={})
    play(match, 0, "end")
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)
    assert match.outcome.reason == "turns"
    with pytest.raises(IllegalAction):
        table().play(0, "draw")
    assert GAME.options[-1].default == 0
