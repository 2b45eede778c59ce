"""Positions between turns, valued by what was learned from who won."""

from collections.abc import Iterator
from typing import Any

import pytest

import palier
from palier import SeededChance
from palier.engine.game import Game, State
from palier.thinking.linear import LinearValue, weighted_sum
from tests.kit.driver import play_on

LEARNED = [
    (name, players)
    for name, strategy in palier.strategies.items()
    if strategy.turn_value is not None
    for players in (2, strategy.rules.most)
]


def value_of(game: str) -> LinearValue:
    value = palier.strategies[game].turn_value
    assert value is not None
    return value


def between_turns(game: str, players: int) -> Iterator[tuple[Game[Any], State]]:
    """The positions of a match in which somebody's turn begins."""
    match = palier.new_match(game, players, seed=9)
    owner = match.to_act[0]
    for _ in play_on(match, SeededChance(9), most=400):
        if match.to_act and match.to_act[0] != owner and match.game.window(match.state, match.to_act[0]) is None:
            owner = match.to_act[0]
            yield match.game, match.state


@pytest.mark.parametrize(("game", "players"), LEARNED)
def test_shares_are_all_there_is_to_share(game: str, players: int) -> None:
    seen = 0
    for _, state in between_turns(game, players):
        for viewer in range(players):
            told = value_of(game).shares(state, viewer)
            assert sum(told) == pytest.approx(1)
            assert all(0 < share < 1 for share in told)
        seen += 1
    assert seen > 5


@pytest.mark.parametrize(("game", "players"), LEARNED)
def test_nobody_counts__what_they_cannot_know(game: str, players: int) -> None:
    chance = SeededChance(1)
    for found, state in between_turns(game, players):
        for viewer in range(players):
            told = value_of(game).shares(state, viewer)
            assert value_of(game).shares(found.determinize(state, viewer, chance), viewer) == pytest.approx(told)


@pytest.mark.parametrize("game", dict(LEARNED))
def test_a_hand_counts_for_the_one_who_holds_it(game: str) -> None:
    """Each of two counts their own hand: the better both hands are, the more each thinks to have."""
    value = value_of(game)
    for _, state in between_turns(game, 2):
        hands = sum(weighted_sum(value.weights, value.features.private(state, seat)) for seat in range(2))
        both = value.shares(state, 0)[0] + value.shares(state, 1)[1]
        assert (both > 1) == (hands > 0)
