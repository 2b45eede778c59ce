"""Trucs: every card of this colour."""

from tests.games.les_colocs.flat import bought, can, done, eaten, income, play, room, slack, table, value


def are_cigarettes(card: str) -> bool:
    match = table(rooms={1: [card]}, hands={0: ["resquilleur"]})
    return can(match, 0, f"play resquilleur B {card}")


def may_be_bought_by_a_subject(card: str) -> bool:
    match = table(jobs={0: "cobaye"}, hands={0: [card]})
    return can(match, 0, f"shop {card}")


def is_drink(card: str) -> bool:
    return eaten("soiffard_maladroit", card) and not may_be_bought_by_a_subject(card)


def is_food(card: str) -> bool:
    return eaten("la_morfale", card)


def is_weed(card: str) -> bool:
    match = table(rooms={0: [card]}, hands={0: ["sieste"], 1: ["de_quoi_on_parlait"]})
    play(match, 0, "act sieste")
    return can(match, 1, "play de_quoi_on_parlait") and not may_be_bought_by_a_subject(card)


def is_a_book(card: str) -> bool:
    return bought(card, job="job_campus")[1] == bought(card)[1] + 1


def test_card_ultra_legeres_are_cigarettes() -> None:
    assert bought("ultra_legeres") == (1, 1)
    assert are_cigarettes("ultra_legeres")


def test_card_mentholees_are_cigarettes() -> None:
    assert bought("mentholees") == (1, 1)
    assert are_cigarettes("mentholees")


def test_card_dromadaires_are_cigarettes() -> None:
    assert bought("dromadaires") == (2, 2)
    assert are_cigarettes("dromadaires")


def test_card_clous_de_girofle_are_cigarettes() -> None:
    assert bought("clous_de_girofle") == (2, 2)
    assert are_cigarettes("clous_de_girofle")


def test_card_biere_is_drink() -> None:
    assert bought("biere") == (1, 1)
    assert is_drink("biere")


def test_card_biere_brune_is_drink() -> None:
    assert bought("biere_brune") == (2, 2)
    assert is_drink("biere_brune")


def test_card_russe_blanc_is_drink() -> None:
    assert bought("russe_blanc") == (2, 2)
    assert is_drink("russe_blanc")


def test_card_vieux_ragnarok_is_drink() -> None:
    assert bought("vieux_ragnarok") == (3, 4)
    assert is_drink("vieux_ragnarok")


def test_card_nouilles_instantanees_are_food() -> None:
    assert bought("nouilles_instantanees") == (1, 1)
    assert is_food("nouilles_instantanees")


def test_card_pop_corn_micro_onde_is_food() -> None:
    assert bought("pop_corn_micro_onde") == (1, 1)
    assert is_food("pop_corn_micro_onde")


def test_card_chips_salsa_is_food() -> None:
    assert bought("chips_salsa") == (1, 1)
    assert is_food("chips_salsa")


def test_card_bouffe_chinoise_is_food() -> None:
    assert bought("bouffe_chinoise") == (2, 2)
    assert is_food("bouffe_chinoise")


def test_card_pizza_is_food() -> None:
    assert bought("pizza") == (2, 2)
    assert is_food("pizza")


def test_card_space_cake_is_food_and_weed() -> None:
    assert bought("space_cake") == (2, 3)
    assert is_food("space_cake")
    assert is_weed("space_cake")


def test_card_petard_is_weed() -> None:
    assert bought("petard") == (2, 2)
    assert is_weed("petard")
    assert not is_food("petard")


def test_card_bong_is_weed() -> None:
    assert bought("bong") == (3, 3)
    assert is_weed("bong")


def test_card_champis_are_neither_food_nor_weed() -> None:
    assert bought("champis") == (4, 5)
    assert not is_food("champis")
    assert not may_be_bought_by_a_subject("champis")
    match = table(rooms={0: ["champis"]}, hands={0: ["sieste"], 1: ["de_quoi_on_parlait"]})
    play(match, 0, "act sieste")
    assert not can(match, 1, "play de_quoi_on_parlait")


def test_card_doc_serveur_nt_is_a_book() -> None:
    assert bought("doc_serveur_nt") == (3, 3)
    assert is_a_book("doc_serveur_nt")


def test_card_guerre_des_gaules_is_a_book() -> None:
    assert bought("guerre_des_gaules") == (2, 2)
    assert is_a_book("guerre_des_gaules")


def test_card_origine_des_especes_is_a_book() -> None:
    assert bought("origine_des_especes") == (2, 2)
    assert is_a_book("origine_des_especes")


def test_card_figurine_counts_one() -> None:
    assert bought("figurine") == (1, 1)
    assert not is_a_book("figurine")


def test_card_cd_counts_two() -> None:
    assert bought("cd") == (2, 2)
    assert not are_cigarettes("cd")


def test_card_gamestation_makes_video_games_better() -> None:
    assert bought("gamestation") == (5, 6)
    assert done("jeux_video", with_room=["gamestation"]) == (0, 2)
    assert done("surfer_sur_internet", with_room=["gamestation"]) == (0, 1)


def test_card_ecran_geant_makes_television_better() -> None:
    assert bought("ecran_geant") == (6, 7)
    assert bought("ecran_geant", with_room=["tele_match", "tele_quork"]) == (6, 9)
    assert done("tele_realite", with_room=["ecran_geant", "reine_de_la_tele"]) == (0, 3)


def test_card_tacot_breaks_down_or_takes_you_out() -> None:
    assert bought("tacot") == (4, 3)
    for die, money, free in ((3, 2, 2), (4, 3, 3)):
        match = table(stage="draw", jobs={0: "job_campus"}, rooms={0: ["tacot"]}, deck={}, chance=[die])
        play(match, 0, "draw")
        assert income(match) == money
        assert match.view(None)["free_time"] == free


def test_card_verrou_keeps_nuisances_out_and_nobody_else() -> None:
    assert bought("verrou") == (2, 1)
    match = table(stage="call", rooms={1: ["verrou", "la_morfale"]}, hands={0: ["naze_max", "ubergeek"]})
    assert not can(match, 0, "call naze_max B")
    assert can(match, 0, "call ubergeek B")
    assert "la_morfale" in room(match, 1)
    assert slack(match, 1) == value(match, "verrou", 1) == 1
