"""Balance and tuning."""

from math import exp, sqrt
from typing import Any

import pytest

import palier
from palier import BadOptions, SeededChance
from palier.lab.balance import SETS_MOST, among_equals, balance, option_sets
from palier.lab.training.fit import Turn, regress
from palier.lab.training.tune import (
    STEP,
    SURE,
    best_swing,
    gains,
    is_better,
    is_more,
    share_of,
    stepped,
    surprise,
    tune,
)
from palier.registry import door_of
from palier.thinking.weights import load_start

# Balance


def figures(**more: Any) -> dict[str, Any]:
    plan = among_equals("roomshare", 6, seed=2, players=2, bot="random", options={"renovation": True})
    return balance(plan, **more).to_json()


def test_balance_counts_seats_cards_and_options() -> None:
    told = figures()
    seats = told["groups"]["seat"]
    assert set(seats) == {"1", "2"}
    assert seats["1"]["win_rate"] + seats["2"]["win_rate"] == pytest.approx(1)
    assert [one["games"] for one in seats.values()] == [6, 6]
    assert told["groups"]["option"]["renovation=true"]["games"] == 6
    assert "renovation=false" not in told["groups"]["option"]
    assert "key-red" in told["groups"]["card"]
    assert told["fair"] == 0.5
    assert next(iter(told["groups"])) == "seat"
    assert list(told["groups"])[-1] == "option"


def test_balance_leaves_no_value_of_an_option_out_where_there_are_very_many_sets() -> None:
    game = palier.games["wucherer"]
    assert sum(1 for _ in option_sets(game, 3, {})) > SETS_MOST
    told = balance(among_equals("wucherer", 40, seed=2, players=3, bot="random")).groups["option"]
    for option in game.options:
        values = {str(sets[option.name]).lower() for sets in option_sets(game, 3, {})}
        assert {name for name in told if name.startswith(f"{option.name}=")} == {f"{option.name}={v}" for v in values}


def test_balance_is_the_same_on_two_processes() -> None:
    assert figures(workers=2) == figures()


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOptions):
        among_equals("roomshare", 2, players=3, bot="random", options={"no_cards": True})


# Tuning


def hand_set(game: str) -> list[float]:
    """The weights that tuning starts from."""
    return load_start(door_of(game).figures, palier.strategies[game].evaluation.weight_names)


def test_tuning_is_reproducible_and_leaves_the_strategy_as_it_was() -> None:
    evaluation = palier.strategies["roomshare"].evaluation
    before = list(evaluation.weights)
    one, two = (tune("roomshare", tries=1, games=2, seed=5) for _ in range(2))
    assert one == two
    assert evaluation.weights == before
    assert one.names == evaluation.weight_names
    assert "one = " in one.to_toml("the command")
    assert one.swing > 0
    assert f"swing = {one.swing:g}" in one.to_toml("the command")


def test_a_step_that_won_by_luck_alone_is_left_again() -> None:
    strategy = palier.strategies["roomshare"]
    start = hand_set("roomshare")
    step = stepped(start, STEP, SeededChance(3, "tune"))
    assert is_better(strategy, step, start, 2, 2, strategy.rules.check_options(2, {}), 3 * 1_000_003)
    assert tune("roomshare", tries=1, games=2, seed=3).weights == tuple(round(one, 4) for one in start)


def test_weights_are_surely_better_only_where_they_win_nearly_all() -> None:
    strategy = palier.strategies["roomshare"]
    options = strategy.rules.check_options(2, {})
    weights = strategy.evaluation.weights
    worse = [-weight for weight in weights]
    assert is_better(strategy, weights, worse, 6, 2, options, 1, SURE)
    assert not is_better(strategy, worse, weights, 6, 2, options, 1, SURE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_weights_win_a_fair_share_however_many_sit_there(players: int) -> None:
    strategy = palier.strategies["roomshare"]
    weights = strategy.evaluation.weights
    games = 60 * players
    share = share_of(strategy, weights, weights, games, players, strategy.rules.check_options(players, {}), 1)
    assert abs(share - 1 / players) < 4 * sqrt((1 / players) * (1 - 1 / players) / games)
    assert not is_more(share, games, players, SURE)


@pytest.mark.parametrize(("players", "wins"), [(2, 60), (4, 33), (5, 28)])
def test_how_much_is_surely_more_goes_by_the_luck_of_a_fair_share(players: int, wins: int) -> None:
    """Two standard deviations of 100 matches are 10 of 50 with two players, 8.7 of 25 with four, 8 of 20 with five."""
    assert not is_more(wins / 100, 100, players, SURE)
    assert is_more((wins + 1) / 100, 100, players, SURE)


def test_without_tries_the_weights_stay_and_only_the_swing_is_found() -> None:
    found = tune("les_colocs", tries=0, games=2, seed=5)
    assert list(found.weights) == pytest.approx(hand_set("les_colocs"))
    assert found.swing > 0
    assert found.share == 0.5
    assert tune("les_colocs", tries=0, games=2, seed=5, players=4).share == 0.25


def test_fitting_moves_only_the_weights_named_and_leaves_the_strategy_as_it_was() -> None:
    evaluation = palier.strategies["les_colocs"].evaluation
    before = list(evaluation.weights)
    one, two = (tune("les_colocs", tries=0, games=2, seed=5, watched=6, fitted=["hand_"]) for _ in range(2))
    assert one == two
    assert evaluation.weights == before
    moved = {name for name, a, b in zip(one.names, one.start, one.weights, strict=True) if a != b}
    assert moved
    assert all(name.startswith("hand_") for name in moved)


def test_alone_there_is_nothing_to_fit_to() -> None:
    with pytest.raises(BadOptions, match="alone"):
        tune("home_staging", tries=0, games=2, players=1, watched=2)


def test_fitting_finds_the_weights_by_which_matches_were_won() -> None:
    """Positions of two things that count 1.5 and -0.5, and of a third that counts nothing."""
    chance = SeededChance(9)
    seen = []
    for _ in range(3000):
        has = [[float(chance.below(3)) for _ in range(3)] for _ in range(2)]
        worth = [1.5 * first - 0.5 * second for first, second, _ in has]
        share = 1 / (1 + exp(worth[1] - worth[0]))
        winner = 0 if chance.below(1_000_000) < share * 1_000_000 else 1
        slopes = tuple(tuple(enumerate(one)) for one in has)
        seen.append(Turn((0.0, 0.0), slopes, (winner,), 1.0))
    moved = regress(seen, [1.0, 1.0, 1.0], len(seen), seed=1)
    assert moved == pytest.approx([1.5, -0.5, 0.0], abs=0.15)


def test_the_swing_found_is_that_by_which_matches_were_won() -> None:
    chance = SeededChance(3)
    seen = []
    for _ in range(4000):
        worth = [float(chance.below(60)) for _ in range(3)]
        parts = [exp(one / 7) for one in worth]
        drawn = chance.below(1_000_000) / 1_000_000 * sum(parts)
        winner = 0 if drawn < parts[0] else 1 if drawn < parts[0] + parts[1] else 2
        seen.append((worth, (winner,)))
    found = best_swing(seen)
    assert found == pytest.approx(7, rel=0.1)
    assert surprise(seen, found) < min(surprise(seen, found / 2), surprise(seen, found * 2))


def test_tuning_alone_goes_by_points() -> None:
    strategy = palier.strategies["home_staging"]
    names, weights = strategy.evaluation.weight_names, strategy.evaluation.weights
    hates_space = [-10.0 if name == "space" else one for name, one in zip(names, weights, strict=True)]
    options = strategy.rules.check_options(1, {})
    assert gains(strategy, weights, weights, 1, options, 5) == [0]
    assert gains(strategy, weights, hates_space, 1, options, 5)[0] > 0
