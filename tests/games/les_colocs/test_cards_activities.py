"""Activités: every card of this colour."""

import pytest

from tests.games.les_colocs.flat import (
    all_pass,
    asked,
    can,
    discard,
    done,
    free_time,
    income,
    play,
    room,
    slack,
    stops,
    table,
    value,
)


def is_television(card: str) -> None:
    """One point, free, and it may be forced on somebody who announces an Activity or a Shopping."""
    assert done(card) == (0, 1)
    for announced in ("concert", "shopping"):
        match = table(hands={0: ["concert", "pizza"], 1: [card]})
        play(match, 0, *(("act concert",) if announced == "concert" else ("shop pizza", "buy")))
        play(match, 1, f"play {card}")
        all_pass(match)
        assert room(match) == [card]
        assert slack(match) == 1
        assert free_time(match) == 2
        assert income(match) == 9
        assert ("concert" in discard(match)) == (announced == "concert")
    assert stops("telecommande_perdue", card)


def is_plan_cul(card: str) -> None:
    """One die less one; nothing is a failure, five wakes the neighbours."""
    for die in range(1, 7):
        match = table(rooms={1: ["sieste"], 3: ["sieste"]}, hands={0: [card]}, chance=[die])
        play(match, 0, f"act {card}")
        assert slack(match) == die - 1
        assert (card in discard(match)) == (die == 1)
        assert (room(match, 1) == []) == (die == 6)
        assert (room(match, 3) == []) == (die == 6)
        assert free_time(match) == 2
    assert stops("voisin_du_dessus", card)


def test_card_sieste_counts_two_and_can_be_broken() -> None:
    assert done("sieste") == (0, 2)
    for breaker in ("alarme_de_voiture", "cretin_a_la_tronconneuse", "camion_poubelle", "voisin_du_dessus"):
        assert stops(breaker, "sieste")


def test_card_les_paresseux_is_television_and_a_nap() -> None:
    is_television("les_paresseux")
    assert stops("alarme_de_voiture", "les_paresseux")
    match = table(hands={0: ["concert"], 1: ["les_paresseux"], 2: ["camion_poubelle"]})
    play(match, 0, "act concert")
    play(match, 1, "play les_paresseux")
    play(match, 2, "pass")
    play(match, 2, "play camion_poubelle")
    all_pass(match)
    assert room(match) == ["concert"]


def test_card_tele_match_is_television() -> None:
    is_television("tele_match")


def test_card_tele_dossiers_y_is_television() -> None:
    is_television("tele_dossiers_y")


def test_card_tele_realite_is_television() -> None:
    is_television("tele_realite")


def test_card_tele_talk_show_is_television() -> None:
    is_television("tele_talk_show")


def test_card_tele_quork_is_television() -> None:
    is_television("tele_quork")


def test_card_tele_rediffusion_is_television() -> None:
    is_television("tele_rediffusion")


def test_card_plan_cul_chez_jimmy_is_a_die_less_one() -> None:
    is_plan_cul("plan_cul_chez_jimmy")


def test_card_plan_cul_a_la_fac_is_a_die_less_one() -> None:
    is_plan_cul("plan_cul_a_la_fac")


def test_card_plan_cul_troupe_is_a_die_less_one() -> None:
    is_plan_cul("plan_cul_troupe")


def test_card_plan_cul_ludique_is_a_die_less_one() -> None:
    is_plan_cul("plan_cul_ludique")


def test_card_plan_cul_panne_is_a_die_less_one() -> None:
    is_plan_cul("plan_cul_panne")


def test_card_surfer_sur_internet_pays_the_web_designer() -> None:
    assert done("surfer_sur_internet") == (0, 1)
    match = table(jobs={2: "concepteur_web"}, hands={0: ["surfer_sur_internet"]})
    play(match, 0, "act surfer_sur_internet")
    assert (slack(match, 0), slack(match, 2)) == (1, 2)
    assert stops("serveur_sature", "surfer_sur_internet")


def test_card_jeux_video_counts_one() -> None:
    assert done("jeux_video") == (0, 1)
    assert not stops("serveur_sature", "jeux_video")


def test_card_jeu_de_role_counts_two() -> None:
    assert done("jeu_de_role") == (0, 2)


def test_card_glander_au_cafe_is_free_from_the_second_on() -> None:
    assert done("glander_au_cafe") == (1, 2)
    assert done("glander_au_cafe", with_room=["glander_au_cafe"]) == (0, 2)
    match = table(income=0, hands={0: ["glander_au_cafe"]})
    assert not can(match, 0, "act glander_au_cafe")


def test_card_concert_costs_three_and_counts_four() -> None:
    assert done("concert") == (3, 4)
    assert not can(table(income=2, hands={0: ["concert"]}), 0, "act concert")


def test_card_piercing_goes_when_the_permanent_income_rises() -> None:
    assert done("piercing") == (2, 3)
    match = table(rooms={0: ["piercing"]}, hands={0: ["augmentation"]})
    play(match, 0, "play augmentation")
    assert room(match) == []
    assert discard(match) == ["piercing"]


@pytest.mark.parametrize(
    ("old", "raised", "new", "kept"),
    [
        ("glandeur", 0, "batteur", False),
        ("serveur", 0, "job_campus", True),
        ("job_campus", 1, "concepteur_web", True),
        ("yuppie", 0, "glandeur", True),
    ],
)
def test_card_piercing_compares_low_and_high_figures(old: str, raised: int, new: str, kept: bool) -> None:
    """What the two figures come to with and without a tattoo (LC-107)."""
    jobs = ["glandeur", "batteur", "yuppie", "technicien_hotline", "serveur", "cobaye", "concepteur_web", "job_campus"]
    match = table(
        players=2,
        options={"two_player_jobs": "ignore"},
        jobs={0: old, 1: "interimaire"},
        raises=[raised, 0],
        rooms={0: ["piercing"]},
        hands={0: ["nouveau_job"]},
        chance=[jobs.index(new)],
    )
    play(match, 0, "play nouveau_job")
    assert ("piercing" in room(match)) == kept


def test_card_tatouage_caps_the_income_from_the_next_roll_phase_on() -> None:
    assert done("tatouage") == (3, 3)
    match = table(players=2, jobs={0: "yuppie"}, hands={0: ["tatouage"]}, income=7, deck={})
    play(match, 0, "act tatouage")
    assert income(match) == 4
    play(match, 0, "end")
    play(match, 1, "draw", "end", "end")
    play(match, 0, "draw")
    assert income(match) == 4
    play(match, 0, "end")


def test_card_tatouage_never_leaves_and_temporary_money_comes_on_top() -> None:
    match = table(
        players=2,
        stage="draw",
        jobs={0: "yuppie"},
        rooms={0: ["tatouage"]},
        hands={0: ["nettoyage_de_canape"]},
        deck={},
    )
    play(match, 0, "play nettoyage_de_canape", "draw")
    assert income(match) == 5
    match = table(rooms={0: ["tatouage"]}, hands={0: ["cambrioleur", "homicide_justifie"]})
    assert not any(action.text.startswith("play") for action in match.legal(0))
    assert value(match, "tatouage") == 3
    assert asked(match) == "free"
