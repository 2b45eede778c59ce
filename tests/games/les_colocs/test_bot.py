"""The greedy bot: it beats chance, keeps its answers for what matters, and stops what would lose the match."""

import pytest

from palier import Match
from palier.bots import choose, make
from palier.games.les_colocs.cards import GOAL, JOB_JOB_CAMPUS
from palier.lab.simulate import simulate
from tests.games.les_colocs.flat import FILLER, play, table

SEEDS = range(5)


def chosen(match: Match, seat: int) -> set[str]:
    """What greedy bots with different luck do for a seat."""
    return {choose(make("greedy", seed), match, seat).text for seed in SEEDS}


def lacking(points: int) -> list[list[object]]:
    """A room in which so much is missing to the goal of a Campus Job, which everybody has here."""
    return [["sieste", GOAL[JOB_JOB_CAMPUS] - points]]


@pytest.mark.parametrize("answer", ["trou_de_memoire", "tele_match", "narcolepsie", "alarme_de_voiture"])
def test_it_stops_a_winning_move_when_it_can(answer: str) -> None:
    match = table(rooms={0: lacking(2)}, hands={0: ["sieste", FILLER], 1: [answer, FILLER]})
    play(match, 0, "act sieste")
    assert chosen(match, 1) == {f"play {answer}"}


def test_it_stops_winning_shopping() -> None:
    match = table(rooms={0: lacking(2)}, hands={0: ["pizza", FILLER], 1: ["jour_de_lessive", FILLER]})
    play(match, 0, "shop pizza", "buy")
    assert chosen(match, 1) == {"play jour_de_lessive"}


def test_television_that_would_itself_take_the_victim_to_the_goal_is_left_off() -> None:
    match = table(rooms={0: lacking(1)}, hands={0: ["sieste", FILLER], 1: ["tele_match", "trou_de_memoire"]})
    play(match, 0, "act sieste")
    assert chosen(match, 1) == {"play trou_de_memoire"}


@pytest.mark.parametrize("answer", ["trou_de_memoire", "narcolepsie"])
def test_it_wastes_no_answer_on_a_trifle(answer: str) -> None:
    match = table(rooms={2: lacking(8)}, hands={0: ["surfer_sur_internet", FILLER], 1: [answer, FILLER]})
    play(match, 0, "act surfer_sur_internet")
    assert chosen(match, 1) == {"pass"}


def test_it_spends_an_answer_that_fits_nothing_else() -> None:
    match = table(rooms={2: lacking(8)}, hands={0: ["surfer_sur_internet", FILLER], 1: ["serveur_sature", FILLER]})
    play(match, 0, "act surfer_sur_internet")
    assert chosen(match, 1) == {"play serveur_sature"}


def test_it_keeps_pas_de_bol_for_what_hurts_itself() -> None:
    hands = {0: ["cambrioleur", FILLER], 1: ["pas_de_bol", FILLER]}
    match = table(rooms={1: ["ecran_geant"], 2: ["figurine"]}, hands=hands)
    play(match, 0, "play cambrioleur B")
    assert chosen(match, 1) == {"play pas_de_bol"}
    match = table(rooms={1: ["ecran_geant"], 2: ["figurine"]}, hands=hands)
    play(match, 0, "play cambrioleur C")
    assert chosen(match, 1) == {"pass"}


def test_it_saves_its_own_winning_move() -> None:
    match = table(rooms={0: lacking(2)}, hands={0: ["sieste", "pas_de_bol"], 1: ["trou_de_memoire", FILLER]})
    play(match, 0, "act sieste")
    play(match, 1, "play trou_de_memoire")
    assert chosen(match, 0) == {"play pas_de_bol"}


def test_it_takes_the_win_that_lies_in_its_hand() -> None:
    match = table(free_time=1, rooms={0: lacking(2)}, hands={0: ["sieste", "tele_match", "figurine"]})
    assert chosen(match, 0) == {"act sieste"}


def test_it_beats_chance() -> None:
    wins = 0.0
    for bots, seat in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
        wins += simulate("les_colocs", 2, 10, seed=1, bots=bots).wins[seat]
    assert wins >= 16
