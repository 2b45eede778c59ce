"""The net that teaches itself, and the file that it is kept in."""

import tomllib

import pytest

import palier
from palier import BadOptions
from palier.games.content import net_of, read
from palier.lab.training.learn import learn


def test_learning_is_reproducible_and_its_file_tells_all_of_it() -> None:
    one, two = (learn("les_colocs", games=20, seed=3) for _ in range(2))
    told = one.to_toml("the command")
    assert told == two.to_toml("the command")
    assert told.splitlines()[0].endswith("the command")
    data = tomllib.loads(told)
    net = net_of(data, one.names)
    assert net.plain == pytest.approx(one.net.plain, abs=1e-4)
    seen = [sign for sign, worth in enumerate(one.net.plain) if worth]
    assert net.odds(seen[:40]) == pytest.approx(one.net.odds(seen[:40]), abs=0.05)
    # A sign that never came up is not told: nobody lacks nothing and plays on.
    assert "mine_lacks_0" not in data["signs"]


def test_what_is_stored_names_signs_of_its_game() -> None:
    for name, game in palier.games.items():
        if game.sign_names:
            stored = read(name, "insight.toml")
            assert set(stored["signs"]) <= set(game.sign_names)


def test_a_game_without_signs_has_nothing_to_learn_from() -> None:
    with pytest.raises(BadOptions, match="signs"):
        learn("roomshare", games=20)
