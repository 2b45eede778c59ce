"""The net that teaches itself, and the file that it is kept in."""

import tomllib

import pytest

import palier
from palier import BadOptions
from palier.lab.training.learn import learn
from palier.registry import door_of
from palier.thinking.weights import net_of, read


def test_learning_is_reproducible_and_its_file_tells_all_of_it() -> None:
    one, two = (learn("les_colocs", games=20, seed=3) for _ in range(2))
    told = one.to_toml("the command")
    assert told == two.to_toml("the command")
    assert told.splitlines()[0].endswith("the command")
    data = tomllib.loads(told)
    net = net_of(data, one.names)
    assert net.direct_weights == pytest.approx(one.net.direct_weights, abs=1e-4)
    seen = [feature for feature, weight in enumerate(one.net.direct_weights) if weight]
    assert net.log_odds(seen[:40]) == pytest.approx(one.net.log_odds(seen[:40]), abs=0.05)
    # A sign that never came up is not told: nobody lacks nothing and plays on.
    assert "mine_lacks_0" not in data["signs"]


def test_what_is_stored_names_features_of_its_game() -> None:
    for name, strategy in palier.strategies.items():
        if strategy.rollout_model is not None:
            stored = read(door_of(name).figures, "net.toml")
            assert set(stored["signs"]) <= set(strategy.rollout_model.names)


def test_a_game_without_signs_has_nothing_to_learn_from() -> None:
    with pytest.raises(BadOptions, match="features"):
        learn("roomshare", games=20)
