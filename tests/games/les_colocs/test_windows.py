"""The windows in which a seat may answer, as timers and standing orders know them."""

from palier import Match
from palier.games.les_colocs.actions import PASS
from tests.games.les_colocs.flat import FILLER, GAME, all_pass, end_turn, luck, play, table


def asked_about(match: Match) -> tuple[str, list[int]]:
    """The kind of the window that is open, and whom it concerns among those who are asked."""
    found = {seat: GAME.window(match.state, seat) for seat in range(4)}
    asked = {seat: window for seat, window in found.items() if window is not None}
    assert tuple(asked) == match.to_act
    assert all(window.decline == PASS for window in asked.values())
    (kind,) = {window.kind for window in asked.values()}
    return kind, [seat for seat, window in asked.items() if window.concerns]


HOLDERS = {1: [FILLER], 2: [FILLER], 3: [FILLER]}


def test_a_guest_concerns_the_one_it_comes_to() -> None:
    match = table(stage="call", hands={**HOLDERS, 0: ["naze_max", "feliz"]})
    play(match, 0, "call naze_max C")
    assert asked_about(match) == ("guest", [2])
    all_pass(match)
    play(match, 0, "call feliz")
    assert asked_about(match) == ("guest", [])


def test_what_somebody_does_with_free_time_concerns_nobody_else() -> None:
    match = table(hands={**HOLDERS, 0: ["sieste", "pizza"]})
    play(match, 0, "act sieste")
    assert asked_about(match) == ("activity", [])
    all_pass(match)
    play(match, 0, "shop pizza", "buy")
    assert asked_about(match) == ("shopping", [])


def test_an_anytime_card_concerns_the_one_it_is_played_at() -> None:
    match = table(rooms={3: ["cd"]}, hands={**HOLDERS, 0: ["cambrioleur", "canape_gratuit"]})
    play(match, 0, "play cambrioleur D")
    assert asked_about(match) == ("anytime", [3])
    all_pass(match)
    play(match, 0, "play canape_gratuit")
    assert asked_about(match) == ("anytime", [])


def test_somebody_thrown_out_concerns_the_one_it_is_sent_to() -> None:
    match = table(rooms={0: ["naze_max"]}, hands={**HOLDERS, 0: ["dehors"]})
    play(match, 0, "play dehors naze_max B")
    assert asked_about(match) == ("anytime", [1])


def test_an_answer_concerns_the_one_who_is_answered() -> None:
    for answer in ("trou_de_memoire", "tele_match", "narcolepsie"):
        match = table(hands={0: ["sieste", FILLER], 1: [FILLER], 2: [answer], 3: [FILLER]})
        play(match, 0, "act sieste")
        play(match, 1, "pass")
        play(match, 3, "pass")
        play(match, 2, f"play {answer}")
        assert asked_about(match) == ("answer", [0])


def test_an_answer_to_an_answer_concerns_who_gave_the_first() -> None:
    match = table(hands={0: ["sieste", "alarme_de_voiture"], 1: ["pas_de_bol"], 2: ["narcolepsie", FILLER]})
    play(match, 0, "act sieste")
    play(match, 1, "pass")
    play(match, 2, "play narcolepsie")
    play(match, 1, "pass")
    play(match, 0, "play alarme_de_voiture")
    assert asked_about(match) == ("answer", [2])


def test_a_die_concerns_the_one_who_rolled_it() -> None:
    match = table(hands={**HOLDERS, 0: ["plan_cul_ludique", FILLER]})
    play(match, 0, "act plan_cul_ludique")
    luck(match, 2)
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    assert asked_about(match) == ("die", [0])


def test_at_an_open_decision_or_a_forced_choice_nobody_is_in_a_window() -> None:
    match = table(stage="call", rooms={1: ["pizza", "biere"]}, hands={0: ["naze_max", "cambrioleur"]})
    assert [GAME.window(match.state, seat) for seat in range(4)] == [None] * 4
    play(match, 0, "call naze_max B")
    assert match.to_act == (1,)
    assert GAME.window(match.state, 1) is None


def test_the_number_of_the_turn_changes_with_the_turn_only() -> None:
    match = table(hands={**HOLDERS, 0: ["sieste", "tele_match"], 1: ["sieste", FILLER]})
    turns = []
    for seat, card in ((0, "sieste"), (0, "tele_match"), (1, "sieste")):
        if match.view(None)["active"] != seat:
            end_turn(match, 0)
            play(match, 1, "draw", "end")
        play(match, seat, f"act {card}")
        window = GAME.window(match.state, 2)
        assert window is not None
        turns.append(window.turn)
        all_pass(match)
    assert turns[0] == turns[1] != turns[2]
