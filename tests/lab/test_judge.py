"""What is learned about who wins from positions between turns."""

import tomllib
from math import log

import pytest

import palier
from palier import BadOptions
from palier.lab.training.judge import Learned, learn, surprise_of, turns_of


@pytest.fixture(scope="module")
def learned() -> Learned:
    return learn("les_colocs", games=600, seed=3)


def test_learning_is_reproducible_and_leaves_the_strategy_as_it_was() -> None:
    value = palier.strategies["les_colocs"].turn_value
    assert value is not None
    before = list(value.weights)
    one, two = (learn("les_colocs", games=20, seed=3) for _ in range(2))
    assert one == two
    assert value.weights == before
    assert one.names == value.features.names


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
    strategy = palier.strategies["les_colocs"]
    value, features = strategy.turn_value, strategy.turn_features
    assert value is not None
    assert features is not None
    stored = tuple(value.weights)
    turns = [turn for number in range(80) for turn in turns_of(strategy, features, 99, number)]
    surprises = [sum(surprise_of(turn, judgement) for turn in turns) / 80 for judgement in (stored, learned.judgement)]
    blind = sum(turn.counts * log(len(turn.worth)) for turn in turns) / 80
    assert surprises[0] < surprises[1] < blind


def test_a_game_without_traits_has_nothing_to_learn() -> None:
    with pytest.raises(BadOptions, match="features"):
        learn("roomshare", games=20)
