"""Every worked example of the French rule book."""

from tests.games.les_colocs.flat import (
    all_pass,
    asked,
    can,
    discard,
    end_turn,
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


def test_example_van_zele_rolls_a_one_and_has_two_free_time() -> None:
    match = table(stage="draw", jobs={0: "batteur"}, deck={}, chance=[1])
    play(match, 0, "draw")
    assert free_time(match) == 2


def test_example_edith_looks_under_the_couch_and_goes_shopping() -> None:
    match = table(
        jobs={0: "technicien_hotline"},
        income=3,
        free_time=2,
        hands={0: ["nettoyage_de_canape", "ultra_legeres", "doc_serveur_nt", "sieste"]},
    )
    assert not can(match, 0, "shop gamestation")
    play(match, 0, "play nettoyage_de_canape")
    assert income(match) == 4
    play(match, 0, "shop ultra_legeres", "add doc_serveur_nt", "buy")
    assert room(match) == ["ultra_legeres", "doc_serveur_nt"]
    assert slack(match) == 4
    assert (income(match), free_time(match)) == (0, 1)
    play(match, 0, "act sieste")
    assert free_time(match) == 0


def test_example_david_fails_at_jimmy_s() -> None:
    match = table(hands={0: ["plan_cul_chez_jimmy"]}, chance=[1])
    play(match, 0, "act plan_cul_chez_jimmy")
    assert slack(match) == 0
    assert discard(match) == ["plan_cul_chez_jimmy"]
    assert free_time(match) == 2


def test_example_william_wins_before_his_cigarettes_are_taken() -> None:
    match = table(
        jobs={0: "technicien_hotline"},
        bonus=[19, 0, 0, 0],
        hands={0: ["mentholees"], 1: ["resquilleur"]},
    )
    play(match, 0, "shop mentholees", "buy")
    # Beau is asked, but his card is no answer: nothing lies in a room yet.
    assert texts(match, 1) == ["pass"]
    play(match, 1, "pass")
    assert winner(match) == 0
    assert slack(match) == 20
    assert match.to_act == match.may_act == ()


def test_example_diego_cannot_touch_a_nap_that_lies_in_the_room() -> None:
    match = table(rooms={0: ["sieste"]}, active=1, hands={1: ["cretin_a_la_tronconneuse"], 2: ["sieste"]}, deck={})
    assert texts(match, 1) == ["end"]
    play(match, 1, "end")
    play(match, 2, "draw", "end", "act sieste") if can(match, 2, "draw") else None
    assert can(match, 1, "play cretin_a_la_tronconneuse")
    play(match, 1, "play cretin_a_la_tronconneuse")
    assert room(match, 2) == []
    assert room(match, 0) == ["sieste"]


def test_example_valerie_feeds_naze_max_and_sends_him_to_mike() -> None:
    """Both hold six cards, so that nobody draws and only the two dice matter."""
    match = table(
        players=2,
        stage="call",
        rooms={0: ["pizza"], 1: ["pop_corn_micro_onde", "russe_blanc"]},
        hands={0: ["naze_max", *["feliz"] * 5], 1: ["feliz"] * 6},
        deck={},
        jobs={0: "job_campus", 1: "job_campus"},
    )
    play(match, 0, "call naze_max B")
    all_pass(match)
    play(match, 1, "lose pop_corn_micro_onde")
    end_turn(match, 0)
    play(match, 1, "draw")
    luck(match, 3)
    play(match, 1, "evict naze_max")
    assert room(match, 1) == ["naze_max"]
    end_turn(match, 1)
    play(match, 0, "draw")
    end_turn(match, 0)
    play(match, 1, "draw")
    luck(match, 6)
    play(match, 1, "evict naze_max")
    assert room(match, 1) == []
    assert room(match, 0) == ["naze_max"]
    assert "pizza" in discard(match)


def test_example_jose_keeps_his_drink_but_may_not_play_more() -> None:
    match = table(jobs={0: "glandeur"}, rooms={0: ["biere"]}, hands={0: ["nouveau_job", "russe_blanc"]}, chance=[5])
    assert can(match, 0, "shop russe_blanc")
    play(match, 0, "play nouveau_job")
    all_pass(match)
    assert job(match) == "cobaye"
    assert room(match) == ["biere"]
    assert texts(match, 0) == ["end"]


def test_example_hans_gets_nothing_for_a_card_that_lay_there_before() -> None:
    match = table(jobs={0: "serveur"}, rooms={1: ["surfer_sur_internet"]}, hands={0: ["nouveau_job"]}, chance=[6])
    play(match, 0, "play nouveau_job")
    assert job(match) == "concepteur_web"
    assert slack(match) == 0
    assert hand(match) == []
    assert asked(match) == "free"


def test_example_sloths_are_cancelled_by_a_car_alarm_and_loved_by_the_queen() -> None:
    match = table(rooms={0: ["reine_de_la_tele"]}, hands={0: ["les_paresseux"], 1: ["alarme_de_voiture"]})
    play(match, 0, "act les_paresseux")
    play(match, 1, "pass")
    assert slack(match) == 3
    match = table(hands={0: ["les_paresseux"], 1: ["alarme_de_voiture"]})
    play(match, 0, "act les_paresseux")
    play(match, 1, "play alarme_de_voiture")
    assert room(match) == []
