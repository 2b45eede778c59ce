"""Personnages: every card of this colour."""

from tests.games.les_colocs.flat import (
    all_pass,
    asked,
    bought,
    can,
    discard,
    done,
    eaten,
    play,
    room,
    slack,
    table,
    value,
)

EDIBLE = ("pizza", "biere", "petard", "cohabitation_romantique")


def evictable(guest: str) -> bool:
    match = table(stage="roll", rooms={0: [guest]})
    return can(match, 0, f"evict {guest}")


def is_called(guest: str) -> None:
    """A guest needs 3 or more on the die, counts 1 and can be thrown out."""
    for die, comes in ((2, False), (3, True)):
        match = table(stage="call", hands={0: [guest]}, chance=[die])
        play(match, 0, f"call {guest} A")
        assert (guest in room(match)) == comes
        assert (guest in discard(match)) == (not comes)
        assert slack(match) == (1 if comes else 0)
    assert evictable(guest)


def test_card_naze_max_takes_food_drink_weed_or_the_partner() -> None:
    assert all(eaten("naze_max", food) for food in EDIBLE)
    assert not eaten("naze_max", "champis")
    assert not eaten("naze_max", "mentholees")


def test_card_naze_max_lets_the_victim_choose_and_comes_back_for_more() -> None:
    match = table(stage="call", rooms={1: ["pizza", "biere", "bong"]}, hands={0: ["naze_max"]})
    play(match, 0, "call naze_max B")
    assert asked(match) == "eat"
    assert match.to_act == (1,)
    play(match, 1, "lose biere")
    assert room(match, 1) == ["pizza", "bong", "naze_max"]
    play(match, 0, "end", "end")
    play(match, 1, "draw", "evict none", "lose bong")
    assert room(match, 1) == ["pizza", "naze_max"]


def test_card_soiffard_maladroit_takes_only_drink() -> None:
    assert [food for food in EDIBLE if eaten("soiffard_maladroit", food)] == ["biere"]
    assert eaten("soiffard_maladroit", "fut_de_biere")


def test_card_la_morfale_takes_only_food() -> None:
    assert [food for food in EDIBLE if eaten("la_morfale", food)] == ["pizza"]
    assert eaten("la_morfale", "space_cake")


def test_card_internaute_squatteur_keeps_the_owner_off_the_computer() -> None:
    match = table(
        rooms={0: ["internaute_squatteur", "jeux_video"]}, hands={0: ["surfer_sur_internet", "jeux_video", "sieste"]}
    )
    assert not can(match, 0, "act surfer_sur_internet")
    assert not can(match, 0, "act jeux_video")
    assert can(match, 0, "act sieste")
    assert slack(match) == 1


def test_card_type_sur_le_canape_counts_minus_one_and_forbids_naps() -> None:
    match = table(rooms={0: ["type_sur_le_canape"]}, hands={0: ["sieste", "les_paresseux", "tele_match"]})
    assert slack(match) == -1
    assert not can(match, 0, "act sieste")
    assert not can(match, 0, "act les_paresseux")
    assert can(match, 0, "act tele_match")


def test_card_type_sur_le_canape_does_not_stop_naps_that_others_bring() -> None:
    match = table(active=1, rooms={0: ["type_sur_le_canape"]}, hands={0: ["les_paresseux"], 1: ["concert"]})
    play(match, 1, "act concert")
    assert can(match, 0, "play les_paresseux")


def test_card_petit_joueur_takes_one_from_each_drink_but_not_below_zero() -> None:
    match = table(rooms={0: ["petit_joueur", "vieux_ragnarok", "biere", ["fut_de_biere", 0]]})
    assert [value(match, card) for card in ("vieux_ragnarok", "biere", "fut_de_biere")] == [3, 0, 0]
    assert slack(match) == 3


def test_card_cohabitation_romantique_is_called_and_offers_three_points() -> None:
    is_called("cohabitation_romantique")
    match = table(rooms={0: ["cohabitation_romantique"]}, hands={0: ["plan_cul_panne"]})
    play(match, 0, "act plan_cul_panne")
    assert asked(match) == "three"
    play(match, 0, "three")
    assert value(match, "plan_cul_panne") == 3


def test_card_cohabitation_romantique_leaves_the_roll_open() -> None:
    match = table(rooms={0: ["cohabitation_romantique"]}, hands={0: ["plan_cul_panne"]}, chance=[6])
    play(match, 0, "act plan_cul_panne", "roll")
    assert value(match, "plan_cul_panne") == 5


def test_card_le_roliste_makes_role_playing_better() -> None:
    is_called("le_roliste")
    assert done("jeu_de_role", with_room=["le_roliste"]) == (0, 3)


def test_card_reine_de_la_tele_makes_television_better() -> None:
    is_called("reine_de_la_tele")
    assert done("tele_quork", with_room=["reine_de_la_tele"]) == (0, 2)
    assert done("les_paresseux", with_room=["reine_de_la_tele"]) == (0, 2)


def test_card_ubergeek_makes_the_computer_better() -> None:
    is_called("ubergeek")
    assert done("jeux_video", with_room=["ubergeek"]) == (0, 2)
    assert done("surfer_sur_internet", with_room=["ubergeek"]) == (0, 2)


def test_card_ame_de_la_fete_counts_the_other_guests_up_to_two() -> None:
    is_called("ame_de_la_fete")
    guests = ["le_roliste", "ubergeek", "cohabitation_romantique"]
    for others in range(4):
        match = table(rooms={0: ["ame_de_la_fete", "feliz", "naze_max", *guests[:others]]})
        assert value(match, "ame_de_la_fete") == 1 + min(others, 2)


def test_card_mister_motive_may_give_free_time() -> None:
    is_called("mister_motive")
    for die, free in ((3, 2), (4, 3)):
        match = table(stage="draw", jobs={0: "job_campus"}, rooms={0: ["mister_motive"]}, deck={}, chance=[die])
        play(match, 0, "draw", "evict none")
        assert match.view(0)["free_time"] == free


def is_a_cat(cat: str) -> None:
    """No die, one's own room, one point, never thrown out or sent away."""
    match = table(stage="call", hands={0: [cat, "dehors"]})
    assert [text for text in (action.text for action in match.legal(0)) if text.startswith("call")] == [f"call {cat}"]
    play(match, 0, f"call {cat}")
    assert room(match) == [cat]
    assert slack(match) == 1
    assert not evictable_cat(cat)
    assert not any(action.text.startswith("play dehors") for action in match.legal(0))
    all_pass(match)


def evictable_cat(cat: str) -> bool:
    match = table(stage="roll", rooms={0: [cat, "ubergeek"]})
    return any(action.text == f"evict {cat}" for action in match.legal(0))


def test_card_feliz_is_a_cat() -> None:
    is_a_cat("feliz")


def test_card_lottie_is_a_cat() -> None:
    is_a_cat("lottie")


def test_card_minuit_is_a_cat() -> None:
    is_a_cat("minuit")


def test_guests_do_not_make_things_dearer() -> None:
    assert bought("pizza", with_room=["naze_max"]) == (2, 2)
