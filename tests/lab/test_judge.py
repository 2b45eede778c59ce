"""What is learned about who wins from positions between turns."""

import tomllib
from math import log

import pytest

import palier
from palier import BadOptions
from palier.games.content import load_judgement
from palier.lab.training.judge import Learned, learn, surprise_of, turns_of


@pytest.fixture(scope="module")
def learned() -> Learned:
    return learn("les_colocs", games=600, seed=3)


def test_learning_is_reproducible_and_leaves_the_game_as_it_was() -> None:
    game = palier.games["les_colocs"]
    before = list(game.judgement)
    one, two = (learn("les_colocs", games=20, seed=3) for _ in range(2))
    assert one == two
    assert game.judgement == before
    assert one.names == game.trait_names


def test_it_foretells_matches_that_it_has_not_seen(learned: Learned) -> None:
    assert learned.surprise < learned.blind


def test_who_lacks_less_and_is_next_is_thought_to_win(learned: Learned) -> None:
    worth = dict(zip(learned.names, learned.judgement, strict=True))
    assert worth["lacks_4"] > worth["lacks_10"] > worth["lacks_16"]
    assert worth["turn_in_0_of_2"] > worth["turn_in_1_of_2"]


def test_its_file_tells_all_of_it_and_its_command(learned: Learned) -> None:
    told = learned.to_toml("the command")
    assert told.splitlines()[0].endswith("the command")
    pairs = zip(learned.names, learned.judgement, strict=True)
    # A trait that never came up is not told: nobody lacks nothing and plays on.
    assert tomllib.loads(told) == {name: worth for name, worth in pairs if worth}
    assert "lacks_0" not in tomllib.loads(told)


def test_what_is_stored_foretells_strange_matches_better_than_what_fewer_teach(learned: Learned) -> None:
    """A file whose names or numbers have come apart from the traits foretells nothing."""
    game = palier.games["les_colocs"]
    stored = tuple(load_judgement(game.name, game.trait_names))
    turns = [turn for number in range(80) for turn in turns_of(game, 99, number)]
    surprises = [sum(surprise_of(turn, judgement) for turn in turns) / 80 for judgement in (stored, learned.judgement)]
    blind = sum(turn.counts * log(len(turn.worth)) for turn in turns) / 80
    assert surprises[0] < surprises[1] < blind


def test_a_game_without_traits_has_nothing_to_learn() -> None:
    with pytest.raises(BadOptions, match="traits"):
        learn("roomshare", games=20)
