"""N'importe quand: every card of this colour."""

from typing import Any

import pytest

from palier import Match
from tests.games.les_colocs.flat import (
    FILLER,
    all_pass,
    asked,
    can,
    discard,
    free_time,
    hand,
    income,
    job,
    play,
    room,
    slack,
    stops,
    table,
    texts,
    value,
    winner,
)

ACTIVITIES = ("sieste", "les_paresseux", "tele_match", "plan_cul_panne", "surfer_sur_internet", "jeux_video", "concert")


def stopped_by(card: str) -> list[str]:
    return [announced for announced in (*ACTIVITIES, "shopping") if stops(card, announced)]


def breaks_naps(card: str) -> None:
    """It answers naps being played, television that is a nap, and Narcolepsie; never a nap that lies in a room."""
    for attack in ("les_paresseux", "narcolepsie"):
        match = table(hands={0: ["concert", FILLER], 1: [attack], 2: [card]})
        play(match, 0, "act concert")
        play(match, 2, "pass")
        play(match, 1, f"play {attack}")
        play(match, 0, "pass")
        play(match, 2, f"play {card}")
        all_pass(match)
        assert "concert" in room(match)
        assert {attack, card} <= set(discard(match))
    match = table(rooms={1: ["sieste"]}, hands={0: [card]})
    assert texts(match, 0) == ["end"]


def test_card_alarme_de_voiture_breaks_naps() -> None:
    assert stopped_by("alarme_de_voiture") == ["sieste", "les_paresseux"]
    breaks_naps("alarme_de_voiture")


def test_card_cretin_a_la_tronconneuse_breaks_naps() -> None:
    assert stopped_by("cretin_a_la_tronconneuse") == ["sieste", "les_paresseux"]
    breaks_naps("cretin_a_la_tronconneuse")


def test_card_camion_poubelle_breaks_naps() -> None:
    assert stopped_by("camion_poubelle") == ["sieste", "les_paresseux"]
    breaks_naps("camion_poubelle")


def test_card_voisin_du_dessus_breaks_naps_and_plans_cul() -> None:
    assert stopped_by("voisin_du_dessus") == ["sieste", "les_paresseux", "plan_cul_panne"]
    breaks_naps("voisin_du_dessus")


def test_card_trou_de_memoire_stops_any_activity_but_no_shopping() -> None:
    assert stopped_by("trou_de_memoire") == list(ACTIVITIES)
    match = table(hands={0: ["concert"], 1: ["tele_match"], 2: ["trou_de_memoire"]})
    play(match, 0, "act concert")
    play(match, 2, "pass")
    play(match, 1, "play tele_match")
    assert texts(match, 2) in ([], ["pass"])


def test_card_de_quoi_on_parlait_needs_weed_in_the_room() -> None:
    assert stopped_by("de_quoi_on_parlait") == []
    assert stops("de_quoi_on_parlait", "concert", with_room=["petard"])
    assert stops("de_quoi_on_parlait", "shopping", with_room=["space_cake"])


def test_card_serveur_sature_stops_surfing() -> None:
    assert stopped_by("serveur_sature") == ["surfer_sur_internet"]


def test_card_telecommande_perdue_stops_television_as_activity_and_as_attack() -> None:
    assert stopped_by("telecommande_perdue") == ["les_paresseux", "tele_match"]
    match = table(hands={0: ["concert", "telecommande_perdue"], 1: ["tele_quork"]})
    play(match, 0, "act concert")
    play(match, 1, "play tele_quork")
    play(match, 0, "play telecommande_perdue")
    assert room(match) == ["concert"]
    assert discard(match) == ["telecommande_perdue", "tele_quork"]


def test_card_jour_de_lessive_stops_shopping() -> None:
    assert stopped_by("jour_de_lessive") == ["shopping"]


def test_card_pas_de_bol_stops_any_anytime_card_of_somebody_else() -> None:
    assert stopped_by("pas_de_bol") == []
    match = table(hands={0: ["canape_gratuit"], 1: ["pas_de_bol"]})
    play(match, 0, "play canape_gratuit")
    play(match, 1, "play pas_de_bol")
    assert room(match) == []
    assert discard(match) == ["pas_de_bol", "canape_gratuit"]


def test_card_pas_de_bol_saves_what_was_being_cancelled() -> None:
    match = table(hands={0: ["sieste", "pas_de_bol"], 1: ["alarme_de_voiture"]})
    play(match, 0, "act sieste")
    play(match, 1, "play alarme_de_voiture")
    play(match, 0, "play pas_de_bol")
    assert room(match) == ["sieste"]
    assert discard(match) == ["pas_de_bol", "alarme_de_voiture"]


def test_card_narcolepsie_sends_somebody_to_sleep() -> None:
    for announced in ("concert", "shopping"):
        match = table(jobs={0: "serveur"}, hands={0: ["concert", "pizza"], 1: ["narcolepsie"]})
        play(match, 0, *(("act concert",) if announced == "concert" else ("shop pizza", "buy")))
        play(match, 1, "play narcolepsie")
        all_pass(match)
        assert room(match) == ["narcolepsie"]
        assert value(match, "narcolepsie") == 2
        assert free_time(match) == 2
    match = table(
        hands={0: ["concert", "pas_de_bol"], 1: ["narcolepsie"], 2: ["telecommande_perdue", "trou_de_memoire"]}
    )
    play(match, 0, "act concert")
    play(match, 2, "pass")
    play(match, 1, "play narcolepsie")
    assert texts(match, 2) == ["pass"]
    assert texts(match, 0) == ["pass", "play pas_de_bol"]


def test_card_lunettes_de_biere_rolls_a_plan_cul_again_once() -> None:
    match = table(hands={0: ["plan_cul_panne", FILLER], 1: ["lunettes_de_biere"]}, chance=[6, 2])
    play(match, 0, "act plan_cul_panne")
    play(match, 1, "pass")
    assert asked(match) == "window_die"
    assert match.to_act == (0, 1)
    play(match, 0, "pass")
    play(match, 1, "play lunettes_de_biere")
    all_pass(match)
    assert asked(match) == "free"
    assert slack(match) == 1


def test_card_lunettes_de_biere_may_be_played_by_the_roller() -> None:
    match = table(hands={0: ["plan_cul_panne", "lunettes_de_biere"]}, chance=[1, 6])
    play(match, 0, "act plan_cul_panne", "play lunettes_de_biere")
    assert slack(match) == 5


def test_card_rupture_ends_a_cohabitation() -> None:
    match = table(rooms={2: ["ubergeek", "cohabitation_romantique"]}, hands={0: ["rupture"]})
    assert texts(match, 0) == ["play rupture C", "end"] or "play rupture C" in texts(match, 0)
    play(match, 0, "play rupture C")
    assert room(match, 2) == ["ubergeek"]


def test_card_resquilleur_takes_cigarettes_with_their_value() -> None:
    match = table(rooms={1: ["dromadaires", "pizza"], 0: ["mentholees"]}, hands={0: ["resquilleur"]})
    assert [text for text in texts(match, 0) if "resquilleur" in text] == ["play resquilleur B dromadaires"]
    play(match, 0, "play resquilleur B dromadaires")
    assert (slack(match, 0), slack(match, 1)) == (3, 2)
    assert room(match) == ["mentholees", "dromadaires"]


def test_card_cambrioleur_takes_the_most_valuable_thing() -> None:
    match = table(rooms={1: ["pizza", "champis", ["tatouage", 9]]}, hands={0: ["cambrioleur"]})
    play(match, 0, "play cambrioleur B")
    assert room(match, 1) == ["pizza", "tatouage"]


def test_card_cambrioleur_lets_the_victim_choose_among_equals() -> None:
    match = table(rooms={1: ["pizza", "cd", "biere"]}, hands={0: ["cambrioleur"]})
    play(match, 0, "play cambrioleur B")
    assert match.to_act == (1,)
    assert texts(match, 1) == ["lose pizza", "lose cd"]
    play(match, 1, "lose cd")
    assert room(match, 1) == ["pizza", "biere"]


def test_card_cambrioleur_counts_the_malus() -> None:
    match = table(rooms={1: ["petit_joueur", "biere_brune", "cd"]}, hands={0: ["cambrioleur"]})
    play(match, 0, "play cambrioleur B")
    assert room(match, 1) == ["petit_joueur", "biere_brune"]


@pytest.mark.parametrize("stage", ["draw", "roll", "call", "free"])
def test_card_se_faire_porter_pale_gives_free_time(stage: str) -> None:
    assert helped("se_faire_porter_pale", stage) == (3, 3)


@pytest.mark.parametrize("stage", ["draw", "roll", "call", "free"])
def test_card_nettoyage_de_canape_gives_one_income(stage: str) -> None:
    assert helped("nettoyage_de_canape", stage) == (4, 2)


@pytest.mark.parametrize("stage", ["draw", "roll", "call", "free"])
def test_card_cheque_des_parents_gives_three_income(stage: str) -> None:
    assert helped("cheque_des_parents", stage) == (6, 2)


def helped(card: str, stage: str) -> tuple[int, int]:
    """Income and free time of a Campus Job (3, 2) with the card's help, played in that phase."""
    figures: dict[str, Any] = {"income": 3, "free_time": 2} if stage in ("call", "free") else {}
    match = table(
        stage=stage,
        jobs={0: "job_campus"},
        rooms={0: ["ubergeek"]},
        hands={0: [card]},
        deck={},
        figures=[3, 2],
        **figures,
    )
    assert not can(table(stage="discard", hands={0: [card, FILLER]}), 0, f"play {card}")
    assert not can(table(active=1, hands={0: [card]}), 0, f"play {card}")
    play(match, 0, f"play {card}")
    if stage == "draw":
        play(match, 0, "draw")
    if stage in ("draw", "roll"):
        play(match, 0, "evict none")
    return income(match), free_time(match)


def test_card_fouille_poubelles_takes_a_cheap_thing_from_the_discard_pile() -> None:
    match = table(
        jobs={0: "job_campus"},
        hands={0: ["fouille_poubelles"]},
        discard=["bong", "guerre_des_gaules", "sieste", "biere"],
    )
    assert [text for text in texts(match, 0) if "fouille" in text] == [
        "play fouille_poubelles biere",
        "play fouille_poubelles guerre_des_gaules",
    ]
    play(match, 0, "play fouille_poubelles guerre_des_gaules")
    assert value(match, "guerre_des_gaules") == 3
    assert (income(match), free_time(match)) == (9, 3)
    assert discard(match) == ["bong", "sieste", "biere", "fouille_poubelles"]


def test_card_fouille_poubelles_obeys_the_research_subject_s_ban_and_the_phase() -> None:
    match = table(jobs={0: "cobaye"}, hands={0: ["fouille_poubelles"]}, discard=["biere"])
    assert texts(match, 0) == ["end"]
    match = table(stage="call", hands={0: ["fouille_poubelles"]}, discard=["pizza"])
    assert texts(match, 0) == ["end"]


def test_card_canape_gratuit_stays_and_counts_one() -> None:
    match = table(active=1, hands={0: ["canape_gratuit"]})
    play(match, 0, "play canape_gratuit")
    assert room(match) == ["canape_gratuit"]
    assert slack(match) == 1


def test_card_fut_de_biere_stays_counts_one_and_is_drink() -> None:
    match = table(hands={0: ["fut_de_biere"]})
    play(match, 0, "play fut_de_biere")
    assert slack(match) == 1
    assert texts(table(jobs={0: "cobaye"}, hands={0: ["fut_de_biere"]}), 0) == ["end"]


def test_card_homicide_justifie_removes_anybody_but_a_cat() -> None:
    match = table(rooms={0: ["naze_max"], 1: ["feliz", "ubergeek"]}, hands={0: ["homicide_justifie"]})
    wanted = ["play homicide_justifie A naze_max", "play homicide_justifie B ubergeek"]
    assert [text for text in texts(match, 0) if text != "end"] == wanted
    play(match, 0, wanted[1])
    assert room(match, 1) == ["feliz"]


def test_card_dehors_sends_a_guest_elsewhere_without_a_roll() -> None:
    match = table(rooms={0: ["la_morfale"], 1: ["verrou"], 2: ["pizza"]}, hands={0: ["dehors"]})
    assert [text for text in texts(match, 0) if "dehors" in text] == [
        "play dehors la_morfale C",
        "play dehors la_morfale D",
    ]
    play(match, 0, "play dehors la_morfale C")
    assert room(match, 2) == ["la_morfale"]
    assert discard(match) == ["dehors", "pizza"]


def test_card_dehors_discards_who_can_go_nowhere() -> None:
    match = table(players=2, rooms={0: ["la_morfale"], 1: ["verrou"]}, hands={0: ["dehors"]})
    play(match, 0, "play dehors la_morfale")
    assert room(match) == []
    assert "la_morfale" in discard(match)


def new_job(card: str, **fields: Any) -> Match:
    return table(jobs={0: "technicien_hotline", 1: "serveur"}, hands={0: [card]}, chance=[2], **fields)


def test_card_nouveau_job_brings_another_job_in_one_s_own_turn() -> None:
    match = new_job("nouveau_job")
    play(match, 0, "play nouveau_job")
    assert job(match) == "yuppie"
    assert (income(match), free_time(match)) == (9, 3)
    assert texts(new_job("nouveau_job", active=1), 0) == []


def test_card_tes_vire_gives_somebody_else_another_job() -> None:
    match = new_job("tes_vire", active=3)
    play(match, 0, "play tes_vire B")
    assert job(match, 1) == "yuppie"
    assert not can(new_job("tes_vire"), 0, "play tes_vire A")
    match = table(jobs={1: "glandeur"}, hands={0: ["tes_vire"]})
    assert not can(match, 0, "play tes_vire B")


def test_card_tes_vire_is_not_played_in_a_window() -> None:
    match = table(active=1, hands={0: ["tes_vire"], 1: ["sieste"]})
    play(match, 1, "act sieste")
    assert texts(match, 0) == ["pass"]


def test_card_pas_sur_le_lit_marks_a_cat_for_good() -> None:
    match = table(rooms={1: ["feliz"]}, hands={0: ["pas_sur_le_lit", "pas_sur_le_lit"]})
    play(match, 0, "play pas_sur_le_lit B feliz")
    assert slack(match, 1) == 0
    play(match, 0, "play pas_sur_le_lit B feliz")
    assert slack(match, 1) == -1
    assert room(match, 1) == ["feliz"]


def test_card_fin_de_la_fete_empties_a_room_of_its_guests() -> None:
    guests = ["ubergeek", "cohabitation_romantique", "naze_max", "feliz", "le_roliste"]
    match = table(rooms={1: guests}, hands={0: ["fin_de_la_fete"]})
    play(match, 0, "play fin_de_la_fete B")
    assert room(match, 1) == ["cohabitation_romantique", "naze_max", "feliz"]


def test_card_facture_de_telephone_takes_income_now_or_next_turn() -> None:
    match = table(income=1, active=1, hands={0: ["facture_de_telephone"]})
    play(match, 0, "play facture_de_telephone B")
    assert income(match) == 0
    assert texts(table(income=0, active=1, players=2, hands={0: ["facture_de_telephone"]}), 0) == []
    match = table(players=2, jobs={1: "job_campus"}, hands={0: ["facture_de_telephone"]}, deck={})
    play(match, 0, "play facture_de_telephone B", "end")
    play(match, 1, "draw")
    assert income(match) == 1
    assert not can(match, 0, "play facture_de_telephone A")


def test_card_facture_de_telephone_cannot_reach_what_is_set_aside() -> None:
    match = table(income=4, active=1, hands={0: ["facture_de_telephone"], 1: ["concert"]})
    play(match, 1, "act concert")
    play(match, 0, "play facture_de_telephone B")
    assert room(match, 1) == ["concert"]
    assert income(match) == 0


def test_card_augmentation_lasts_until_the_next_job() -> None:
    match = table(players=2, jobs={0: "job_campus"}, hands={0: ["augmentation", "nouveau_job"]}, income=3, chance=[3])
    play(match, 0, "play augmentation")
    assert income(match) == 4
    assert match.view(None)["seats"][0]["raised"]
    play(match, 0, "play nouveau_job")
    assert "augmentation" in discard(match)
    assert not match.view(None)["seats"][0]["raised"]


def test_card_augmentation_is_not_for_the_slacker_nor_for_a_tattooed_drone() -> None:
    assert not can(table(jobs={0: "glandeur"}, hands={0: ["augmentation"]}), 0, "play augmentation")
    match = table(jobs={0: "yuppie"}, rooms={0: ["tatouage"]}, hands={0: ["augmentation"]})
    assert not can(match, 0, "play augmentation")
    assert not can(table(active=1, hands={0: ["augmentation"]}), 0, "play augmentation")


def test_card_frais_de_scolarite_counts_minus_two_until_paid() -> None:
    match = table(active=1, income=3, hands={0: ["frais_de_scolarite"]})
    play(match, 0, "play frais_de_scolarite B")
    assert slack(match, 1) == -2
    play(match, 1, "pay")
    assert slack(match, 1) == 0
    assert (income(match), free_time(match)) == (0, 3)
    assert not can(table(hands={0: ["frais_de_scolarite"]}), 0, "play frais_de_scolarite A")


def test_card_visite_des_parents_takes_all_drink_and_weed() -> None:
    things = ["biere", "space_cake", "champis", "pizza", "fut_de_biere", "bong"]
    match = table(rooms={1: things}, hands={0: ["visite_des_parents"]})
    play(match, 0, "play visite_des_parents B")
    assert room(match, 1) == ["champis", "pizza"]
    assert winner(match) is None
    assert hand(match) == []
