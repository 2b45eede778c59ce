"""The nine jobs: figures and abilities."""

import pytest

from palier.games.les_colocs.cards import CONTENT, JOB_NAMES
from tests.games.les_colocs.flat import bought, can, done, hand, job, play, room, slack, table, texts, value


@pytest.mark.parametrize("name", JOB_NAMES)
def test_every_job_brings_its_figures(name: str) -> None:
    """The low figures with a 3 on each die, the high ones with a 4."""
    facts = CONTENT["jobs"][name]
    for die, which in ((3, 0), (4, -1)):
        match = table(stage="draw", jobs={0: name}, deck={}, chance=[die, die])
        play(match, 0, "draw")
        assert match.view(None)["income"] == facts["income"][which]
        assert match.view(None)["free_time"] == facts["free_time"][which]
        assert match.view(None)["seats"][0]["goal"] == facts["goal"]


def test_job_glandeur_gets_more_out_of_television() -> None:
    assert done("tele_match", job="glandeur") == (0, 2)
    match = table(jobs={0: "glandeur"}, hands={0: ["concert"], 1: ["tele_match"]})
    play(match, 0, "act concert")
    play(match, 1, "play tele_match")
    assert value(match, "tele_match") == 2


def test_job_glandeur_has_no_boss() -> None:
    match = table(jobs={1: "glandeur"}, hands={0: ["tes_vire"], 1: ["augmentation"]})
    assert not can(match, 0, "play tes_vire B")
    match = table(active=1, jobs={1: "glandeur"}, hands={1: ["augmentation", "nouveau_job"]})
    assert [text for text in texts(match, 1) if text.startswith("play")] == ["play nouveau_job"]


def test_job_batteur_adds_one_to_the_die_of_a_plan_cul() -> None:
    for die in (1, 5, 6):
        match = table(jobs={0: "batteur"}, hands={0: ["plan_cul_panne"]}, chance=[die])
        play(match, 0, "act plan_cul_panne")
        assert slack(match) == die
    match = table(jobs={0: "batteur"}, rooms={0: ["cohabitation_romantique"]}, hands={0: ["plan_cul_panne"]})
    play(match, 0, "act plan_cul_panne", "three")
    assert value(match, "plan_cul_panne") == 3


def test_job_yuppie_holds_seven_cards_and_discards_to_five() -> None:
    match = table(stage="draw", jobs={0: "yuppie"})
    play(match, 0, "draw")
    assert len(hand(match)) == 7
    match = table(stage="discard", jobs={0: "yuppie"}, hands={0: ["sieste"] * 7})
    play(match, 0, "discard sieste")
    assert not can(match, 0, "end")
    play(match, 0, "discard sieste")
    assert can(match, 0, "end")


def test_job_technicien_hotline_is_good_at_the_computer() -> None:
    assert done("surfer_sur_internet", job="technicien_hotline") == (0, 2)
    assert done("jeux_video", job="technicien_hotline") == (0, 2)
    assert done("jeu_de_role", job="technicien_hotline") == (0, 2)


def test_job_serveur_sleeps_better() -> None:
    assert done("sieste", job="serveur") == (0, 3)
    assert done("les_paresseux", job="serveur") == (0, 2)


def test_job_serveur_keeps_the_marker_after_leaving() -> None:
    match = table(jobs={0: "serveur"}, hands={0: ["sieste", "nouveau_job", "sieste"]}, chance=[3])
    play(match, 0, "act sieste", "play nouveau_job", "act sieste")
    assert job(match) == "technicien_hotline"
    assert slack(match) == 5


def test_job_cobaye_may_not_play_drink_weed_or_mushrooms() -> None:
    cards = ["biere", "petard", "champis", "space_cake", "fut_de_biere", "pizza"]
    match = table(jobs={0: "cobaye"}, hands={0: cards})
    assert texts(match, 0) == ["shop pizza", "end"]
    match = table(jobs={0: "cobaye"}, rooms={0: ["biere"]}, hands={1: ["resquilleur"]})
    assert slack(match) == 1


def test_job_concepteur_web_gains_from_everybody_s_surfing() -> None:
    for who in (0, 1):
        match = table(jobs={0: "concepteur_web"}, active=who, hands={who: ["surfer_sur_internet"]})
        play(match, who, "act surfer_sur_internet")
        assert match.view(None)["seats"][0]["bonus"] == 2
        assert slack(match, 0) == (3 if who == 0 else 2)


def test_job_concepteur_web_keeps_the_points_when_the_card_goes() -> None:
    match = table(
        jobs={0: "concepteur_web"}, bonus=[2, 0, 0, 0], rooms={0: ["surfer_sur_internet"]}, hands={0: ["nouveau_job"]}
    )
    play(match, 0, "play nouveau_job")
    assert job(match) != "concepteur_web"
    assert slack(match) == 3


def test_job_job_campus_gets_more_out_of_books() -> None:
    assert bought("doc_serveur_nt", job="job_campus") == (3, 4)
    assert bought("pizza", job="job_campus") == (2, 2)


def test_job_interimaire_draws_two_jobs_and_keeps_one() -> None:
    match = table(
        jobs={0: "interimaire", 1: "yuppie", 2: "cobaye", 3: "serveur"}, hands={0: ["nouveau_job"]}, chance=[3, 0]
    )
    play(match, 0, "play nouveau_job")
    assert texts(match, 0) == ["job glandeur", "job technicien_hotline"]
    assert match.may_act == ()
    play(match, 0, "job technicien_hotline")
    assert job(match) == "technicien_hotline"
    assert "glandeur" in match.view(None)["job_pile"]
    assert "interimaire" in match.view(None)["job_pile"]


def test_job_interimaire_also_chooses_when_fired() -> None:
    match = table(
        jobs={0: "yuppie", 1: "interimaire", 2: "cobaye", 3: "serveur"}, hands={0: ["tes_vire"]}, chance=[0, 1]
    )
    play(match, 0, "play tes_vire B")
    assert match.to_act == (1,)
    play(match, 1, "job batteur")
    assert job(match, 1) == "batteur"
    assert room(match, 1) == []
