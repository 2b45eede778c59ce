"""LC-90 to LC-129: jobs, cards in particular, deals, playing on Palier."""

from typing import Any

import pytest

from palier import Match, SeededChance, new_match
from palier.games.les_colocs.actions import NOTATION
from palier.games.les_colocs.cards import CONTENT
from tests.games.les_colocs.flat import (
    FILLER,
    GAME,
    asked,
    bought,
    can,
    discard,
    done,
    eaten,
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

JOBS = list(CONTENT["jobs"])


def changing(to: str, **fields: Any) -> Match:
    """Seat 0 has just played New Job and got this one."""
    others = dict.fromkeys((1, 2, 3), "interimaire")
    fields["jobs"] = {**others, **fields.get("jobs", {0: "technicien_hotline"})}
    hands = {0: ["nouveau_job", *fields.pop("hand", [])]}
    match = table(hands=hands, chance=[JOBS.index(to)], **fields)
    play(match, 0, "play nouveau_job")
    return match


def test_LC_90_the_old_job_goes_back_after_the_draw() -> None:
    match = changing("serveur")
    assert job(match) == "serveur"
    assert "technicien_hotline" in match.view(None)["job_pile"]


def test_LC_91_goal_and_limit_at_once_figures_only_before_the_roll() -> None:
    match = changing("yuppie", income=2, free_time=2)
    assert (income(match), free_time(match)) == (2, 2)
    assert match.view(None)["seats"][0]["goal"] == CONTENT["jobs"]["yuppie"]["goal"]
    match = changing("yuppie", stage="draw")
    play(match, 0, "draw")
    assert income(match) == 7
    assert len(hand(match)) == 7


def test_LC_92_old_cards_keep_their_markers_and_gain_none() -> None:
    match = changing("serveur", rooms={0: ["sieste", ["jeux_video", 2]]})
    assert slack(match) == 4


def test_LC_93_a_new_goal_already_reached_wins() -> None:
    match = changing("glandeur", bonus=[16, 0, 0, 0])
    assert winner(match) == 0


def test_LC_94_the_win_comes_before_the_piercing_goes() -> None:
    match = changing("yuppie", bonus=[14, 0, 0, 0], rooms={0: ["piercing"]})
    assert CONTENT["jobs"]["yuppie"]["goal"] <= 17
    assert winner(match) == 0
    match = changing("yuppie", rooms={0: ["piercing"]})
    assert room(match) == []


def test_LC_95_a_seventh_card_goes_at_once() -> None:
    match = changing("serveur", jobs={0: "yuppie"}, hand=["sieste"] * 6 + ["cd"])
    assert asked(match) == "trim"
    assert match.may_act == ()
    play(match, 0, "discard cd")
    assert asked(match) == "free"
    assert len(hand(match)) == 6


def figures(name: str) -> tuple[list[int], list[int]]:
    return CONTENT["jobs"][name]["income"], CONTENT["jobs"][name]["free_time"]


def test_LC_96_the_slacker() -> None:
    assert figures("glandeur") == ([0, 2], [3])
    assert done("tele_match", job="glandeur") == (0, 2)
    assert not can(table(jobs={1: "glandeur"}, hands={0: ["tes_vire"]}), 0, "play tes_vire B")


def test_LC_97_the_drummer() -> None:
    assert figures("batteur") == ([2], [2, 3])
    match = table(jobs={0: "batteur"}, hands={0: ["plan_cul_panne"]}, chance=[1])
    play(match, 0, "act plan_cul_panne")
    assert slack(match) == 1


def test_LC_98_the_drone() -> None:
    assert figures("yuppie") == ([7], [1])
    match = table(stage="draw", jobs={0: "yuppie"})
    play(match, 0, "draw")
    assert len(hand(match)) == 7


def test_LC_99_tech_support() -> None:
    assert figures("technicien_hotline") == ([3], [2])
    assert CONTENT["jobs"]["technicien_hotline"]["goal"] == 20
    assert done("jeux_video", job="technicien_hotline") == (0, 2)


def test_LC_100_waitstaff() -> None:
    assert figures("serveur") == ([2, 4], [2])
    assert done("sieste", job="serveur") == (0, 3)


def test_LC_101_the_research_subject() -> None:
    assert figures("cobaye") == ([3], [3])
    match = table(jobs={0: "cobaye"}, rooms={0: ["biere"]}, hands={0: ["petard", "champis", "biere"]})
    assert texts(match, 0) == ["end"]
    assert slack(match) == 1


def test_LC_102_the_web_designer() -> None:
    assert figures("concepteur_web") == ([4], [1, 2])
    match = table(jobs={0: "concepteur_web"}, hands={0: ["surfer_sur_internet"], 1: ["serveur_sature"]})
    play(match, 0, "act surfer_sur_internet")
    play(match, 1, "pass")
    assert slack(match) == 3


def test_LC_103_the_campus_job() -> None:
    assert figures("job_campus") == ([3], [2])
    assert bought("guerre_des_gaules", job="job_campus") == (2, 3)


def test_LC_104_the_temp() -> None:
    assert figures("interimaire") == ([2, 4], [2])
    match = table(
        jobs={0: "interimaire", 1: "yuppie"}, hands={0: ["nouveau_job"], 1: ["canape_gratuit"]}, chance=[0, 1]
    )
    play(match, 0, "play nouveau_job")
    while asked(match).startswith("window"):
        play(match, match.to_act[0], "pass")
    assert texts(match, 0) == ["job glandeur", "job batteur"]
    assert texts(match, 1) == []


def test_LC_105_cards_of_two_kinds() -> None:
    assert eaten("la_morfale", "space_cake")
    assert eaten("naze_max", "space_cake")
    match = table(stage="call", rooms={1: ["space_cake", "pizza"]}, hands={0: ["naze_max"]})
    play(match, 0, "call naze_max B")
    play(match, 1, "lose space_cake")
    assert "pizza" in room(match, 1)


def test_LC_106_the_second_coffee_is_free() -> None:
    assert done("glander_au_cafe", with_room=["glander_au_cafe"]) == (0, 2)


def test_LC_107_the_piercing_compares_both_figures() -> None:
    assert room(changing("job_campus", jobs={0: "serveur"}, rooms={0: ["piercing"]})) == ["piercing"]
    assert room(changing("batteur", jobs={0: "glandeur"}, rooms={0: ["piercing"]})) == []
    assert "piercing" in room(changing("yuppie", jobs={0: "concepteur_web"}, rooms={0: ["piercing", "tatouage"]}))


def test_LC_108_the_tattoo_caps_from_the_next_roll_on() -> None:
    match = table(stage="draw", jobs={0: "yuppie"}, rooms={0: ["tatouage"]}, deck={})
    play(match, 0, "draw")
    assert income(match) == 4


def test_LC_109_nuisances_in_the_room() -> None:
    cards = ["surfer_sur_internet", "jeux_video", "sieste"]
    match = table(rooms={0: ["internaute_squatteur", "type_sur_le_canape"]}, hands={0: cards})
    assert texts(match, 0) == ["end"]
    assert slack(match) == -1
    assert value(table(rooms={0: ["petit_joueur", "biere"]}), "biere") == 0


def test_LC_110_guests_in_the_room() -> None:
    assert done("jeu_de_role", with_room=["le_roliste"]) == (0, 3)
    assert done("jeux_video", with_room=["ubergeek"]) == (0, 2)
    assert done("tele_match", with_room=["reine_de_la_tele"]) == (0, 2)
    match = table(rooms={0: ["ame_de_la_fete", "ubergeek", "le_roliste", "reine_de_la_tele"]})
    assert value(match, "ame_de_la_fete") == 3


def test_LC_111_things_that_make_others_better() -> None:
    assert done("jeux_video", with_room=["gamestation"]) == (0, 2)
    assert done("tele_match", with_room=["ecran_geant"]) == (0, 2)


@pytest.mark.parametrize(("die", "money", "free"), [(3, 2, 2), (4, 3, 4)])
def test_LC_112_cards_that_roll(die: int, money: int, free: int) -> None:
    match = table(
        stage="draw", jobs={0: "job_campus"}, rooms={0: ["tacot", "mister_motive"]}, deck={}, chance=[die, die]
    )
    play(match, 0, "draw", "evict none")
    assert (income(match), free_time(match)) == (money, free)


def test_LC_113_the_burglar() -> None:
    match = table(rooms={1: ["canape_gratuit", "gamestation", "biere"]}, hands={0: ["cambrioleur"]})
    play(match, 0, "play cambrioleur B")
    assert room(match, 1) == ["canape_gratuit", "biere"]


def test_LC_114_the_moocher() -> None:
    match = table(active=1, rooms={1: ["dromadaires"]}, hands={0: ["resquilleur"], 1: ["mentholees"]})
    play(match, 1, "shop mentholees", "buy")
    assert texts(match, 0) == ["pass", "play resquilleur B dromadaires"]


def test_LC_115_the_phone_bill() -> None:
    match = table(active=1, income=5, hands={0: ["facture_de_telephone"]})
    play(match, 0, "play facture_de_telephone B")
    assert income(match) == 3
    hands = {0: ["facture_de_telephone", "facture_de_telephone"]}
    match = table(players=2, jobs={1: "yuppie"}, hands=hands, deck={})
    play(match, 0, "play facture_de_telephone B", "play facture_de_telephone B", "end")
    play(match, 1, "draw")
    assert income(match) == 3


def test_LC_116_the_raise() -> None:
    match = table(income=3, rooms={0: ["piercing"]}, hands={0: ["augmentation"]})
    play(match, 0, "play augmentation")
    assert income(match) == 4
    assert room(match) == []


def test_LC_117_tuition() -> None:
    match = table(income=2, rooms={0: ["frais_de_scolarite"]})
    assert texts(match, 0) == ["end"]
    match = table(income=3, free_time=0, rooms={0: ["frais_de_scolarite"]}, hands={1: [FILLER]})
    play(match, 0, "pay")
    assert asked(match) == "free"
    assert room(match) == []


def test_LC_118_dumpster_diving_is_no_shopping() -> None:
    hands = {0: ["fouille_poubelles"], 1: ["jour_de_lessive", "tele_match", "pas_de_bol"]}
    match = table(hands=hands, discard=["pizza", "bong"])
    assert [text for text in texts(match, 0) if "fouille" in text] == ["play fouille_poubelles pizza"]
    play(match, 0, "play fouille_poubelles pizza")
    assert texts(match, 1) == ["pass", "play pas_de_bol"]


def test_LC_119_parents_and_the_end_of_the_party() -> None:
    match = table(
        rooms={1: ["space_cake", "champis", "ubergeek", "cohabitation_romantique"]},
        hands={0: ["visite_des_parents", "fin_de_la_fete"]},
    )
    play(match, 0, "play visite_des_parents B", "play fin_de_la_fete B")
    assert room(match, 1) == ["champis", "cohabitation_romantique"]


def test_LC_120_fired_at_any_open_decision_but_not_in_a_window() -> None:
    for stage in ("draw", "roll", "call", "free", "discard"):
        assert can(table(stage=stage, active=1, hands={0: ["tes_vire"], 1: [FILLER] * 2}), 0, "play tes_vire B")
    match = table(active=1, hands={0: ["tes_vire"], 1: ["sieste"]})
    play(match, 1, "act sieste")
    assert texts(match, 0) == ["pass"]
    assert can(table(jobs={0: "glandeur"}, hands={0: ["nouveau_job"]}), 0, "play nouveau_job")


def test_LC_121_ways_to_get_rid_of_somebody() -> None:
    rooms = {0: ["petit_joueur"], 1: ["cohabitation_romantique", "feliz", "ubergeek"]}
    match = table(rooms=rooms, hands={0: ["dehors", "homicide_justifie", "rupture", "pas_sur_le_lit"]})
    play(match, 0, "play dehors petit_joueur C", "play homicide_justifie B ubergeek", "play rupture B")
    play(match, 0, "play pas_sur_le_lit B feliz")
    assert (room(match, 0), room(match, 1), room(match, 2)) == ([], ["feliz"], ["petit_joueur"])
    assert slack(match, 1) == 0


def test_LC_122_help_for_this_turn() -> None:
    match = table(
        income=0, free_time=0, hands={0: ["se_faire_porter_pale", "nettoyage_de_canape", "cheque_des_parents"]}
    )
    play(match, 0, "play se_faire_porter_pale", "play nettoyage_de_canape", "play cheque_des_parents")
    assert (income(match), free_time(match)) == (4, 1)


def test_LC_123_couch_and_keg_are_no_things() -> None:
    match = table(rooms={1: ["canape_gratuit", "fut_de_biere"]}, hands={0: ["cambrioleur", "visite_des_parents"]})
    assert slack(match, 1) == 2
    assert not can(match, 0, "play cambrioleur B")
    assert can(match, 0, "play visite_des_parents B")


def test_LC_124_no_action_gives_or_trades_cards() -> None:
    """Showing a hand is a message of the table: in the match there is no such action, and so nothing that changes."""
    verbs = {text.split()[0] for text in NOTATION.listed()}
    assert not verbs & {"give", "trade", "show"}


def test_LC_125_rooms_are_letters() -> None:
    match = table(players=5, stage="call", hands={0: ["naze_max"]})
    assert [text[-1] for text in texts(match, 0)[:-1]] == list("ABCDE")


def test_LC_126_a_choice_of_one_is_made_by_itself() -> None:
    assert eaten("naze_max", "pizza")
    match = table(rooms={1: ["sieste", "sieste"]}, hands={0: ["plan_cul_panne"]}, chance=[6])
    play(match, 0, "act plan_cul_panne")
    assert asked(match) == "free"
    match = changing("serveur", jobs={0: "yuppie"}, hand=["sieste"] * 7)
    assert asked(match) == "trim"


def test_LC_127_calling_and_free_time_are_always_asked() -> None:
    match = table(stage="draw", jobs={0: "job_campus"}, deck={})
    play(match, 0, "draw")
    assert texts(match, 0) == ["end"]
    play(match, 0, "end")
    assert texts(match, 0) == ["end"]
    assert asked(match) == "free"


def test_LC_128_the_deck_has_no_order() -> None:
    match = new_match("les_colocs", 3, 5)
    first = match.to_act[0]
    drawn = set()
    for seed in range(12):
        other = match.clone(seed)
        play(other, first, "draw")
        drawn.add(tuple(hand(other, first)))
    assert len(drawn) > 6


def test_LC_129_baskets_and_answers_stay_hidden() -> None:
    match = table(hands={0: ["pizza", "cd", "biere"], 1: ["jour_de_lessive", FILLER], 2: [FILLER]})
    play(match, 0, "shop pizza", "add cd")
    seen = match.view(1)
    assert seen["seats"][0]["hand_size"] == 3
    assert seen["stack"] == [{"item": "basket", "seat": 0}]
    assert match.view(0)["basket"] == ["pizza", "cd"]
    guess = GAME.determinize(match.state, 1, SeededChance(1))
    assert len(guess.hands[0]) + len(guess.basket) == 3
    play(match, 0, "buy")
    play(match, 1, "play jour_de_lessive")
    assert match.view(2)["answer"] is None
    assert "jour_de_lessive" not in str(match.view(2)["stack"])
    assert stops("jour_de_lessive", "shopping")
    assert discard(match) == []
