"""The greedy bot: it beats chance, keeps its answers for what matters, and stops what would lose the match."""

import pytest

import palier
from palier import Match
from palier.bots import choose, make
from palier.games.les_colocs.cards import CARD_NAMES, GOAL, JOB_JOB_CAMPUS, TAG_CASSE_PIEDS, TAGS
from palier.lab.simulate import simulate, simulation
from tests.games.les_colocs.flat import FILLER, GAME, play, table, texts

SEEDS = range(5)
MANY_SEEDS = range(40)
NUISANCES = [name for name, tags in zip(CARD_NAMES, TAGS, strict=True) if tags & TAG_CASSE_PIEDS]


def chosen(match: Match, seat: int, seeds: range = SEEDS) -> set[str]:
    """What greedy bots with different luck do for a seat."""
    return {choose(make("greedy", seed), match, seat).text for seed in seeds}


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


def test_it_does_not_leave_a_certain_win_for_one_that_can_be_stopped() -> None:
    """A nap would win as well, but the other may hold something against it, and really does."""
    match = GAME.match_from(
        {
            "players": 2,
            "stage": "call",
            "income": 4,
            "free_time": 1,
            "jobs": ["concepteur_web", "serveur"],
            "rooms": [[["gamestation", 6], ["ecran_geant", 7], ["champis", 5]], [["sieste", 2]]],
            "hands": [["lottie", "sieste"], ["narcolepsie", "jeu_de_role"]],
        },
        strict=False,
        seed=1,
    )
    assert chosen(match, 0, MANY_SEEDS) == {"call lottie"}


@pytest.mark.parametrize("cat", ["feliz", "lottie", "minuit"])
def test_a_cat_that_wins_goes_before_a_guest_who_may_not_be_at_home(cat: str) -> None:
    match = table(stage="call", rooms={0: lacking(1)}, hands={0: [cat, "ubergeek", "sieste"], 1: [FILLER]})
    assert chosen(match, 0, MANY_SEEDS) == {f"call {cat}"}


def test_it_takes_a_free_point() -> None:
    match = GAME.match_from(
        {
            "players": 3,
            "stage": "call",
            "active": 1,
            "income": 4,
            "free_time": 1,
            "jobs": ["cobaye", "concepteur_web", "yuppie"],
            "rooms": [[["sieste", 2], ["cd", 2]], [], []],
            "hands": [
                ["sieste", "sieste", "sieste"],
                ["minuit", "tele_quork", "plan_cul_a_la_fac", "piercing", "bouffe_chinoise", "ecran_geant"],
                ["sieste", "sieste", "sieste"],
            ],
        },
        strict=False,
        seed=1,
    )
    assert chosen(match, 1, MANY_SEEDS) == {"call minuit"}


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("nuisance", NUISANCES)
def test_it_calls_no_nuisance_into_its_own_room(nuisance: str, players: int) -> None:
    naps = {seat: ["sieste", "sieste", "sieste"] for seat in range(1, players)}
    match = table(
        players=players,
        stage="call",
        income=4,
        free_time=1,
        jobs={0: "concepteur_web", 1: "serveur"},
        hands={0: [nuisance, "sieste", "jeu_de_role"], **naps},
    )
    assert f"call {nuisance} A" not in chosen(match, 0, MANY_SEEDS)


@pytest.mark.parametrize("nuisance", NUISANCES)
def test_not_even_where_every_other_room_is_locked(nuisance: str) -> None:
    """It can be thrown away at the end of the turn."""
    match = table(players=2, stage="call", rooms={1: ["verrou"]}, hands={0: [nuisance, "sieste", "cd"], 1: [FILLER]})
    assert texts(match, 0) == [f"call {nuisance} A", "end"]
    assert chosen(match, 0, MANY_SEEDS) == {"end"}


def test_nor_on_the_way_to_a_certain_win() -> None:
    match = table(stage="call", free_time=1, rooms={0: lacking(2)}, hands={0: ["naze_max", "sieste"]})
    assert chosen(match, 0, MANY_SEEDS) == {"end"}


def test_in_whole_matches_no_nuisance_is_called_into_its_callers_room() -> None:
    called = 0
    for seed in range(5):
        match = palier.new_match("les_colocs", 4, seed=seed)
        bots = [make("greedy", 4 * seed + seat) for seat in range(4)]
        while match.to_act:
            seat = match.to_act[0]
            action = choose(bots[seat], match, seat)
            call, _, rest = action.text.partition(" ")
            if call == "call" and rest[:-2] in NUISANCES:
                called += 1
                assert rest[-1] != "ABCD"[seat]
            match.play(seat, action)
    assert called > 5


def test_it_beats_chance() -> None:
    wins = 0.0
    for bots, seat in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
        wins += simulate(simulation("les_colocs", 2, 10, seed=1, bots=bots)).wins[seat]
    assert wins >= 16
