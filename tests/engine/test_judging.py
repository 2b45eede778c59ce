"""Positions between turns, judged by what was learned from who won."""

from collections.abc import Iterator
from typing import Any

import pytest

import palier
from palier import SeededChance
from palier.engine.game import Game, State
from palier.engine.judging import judged, weighed
from palier.engine.search import SEATS, SOON, Search
from tests.kit.driver import play_on

JUDGED = [(name, players) for name, game in palier.games.items() if game.judgement for players in (2, game.most)]


def between_turns(game: str, players: int) -> Iterator[tuple[Game[Any], State]]:
    """The positions of a match in which somebody's turn begins."""
    match = palier.new_match(game, players, seed=9)
    owner = match.to_act[0]
    for _ in play_on(match, SeededChance(9), most=400):
        if match.to_act and match.to_act[0] != owner and match.game.window(match.state, match.to_act[0]) is None:
            owner = match.to_act[0]
            yield match.game, match.state


@pytest.mark.parametrize(("game", "players"), JUDGED)
def test_shares_are_all_there_is_to_share(game: str, players: int) -> None:
    seen = 0
    for found, state in between_turns(game, players):
        for viewer in range(players):
            told = judged(found, state, viewer)
            assert sum(told) == pytest.approx(1)
            assert all(0 < share < 1 for share in told)
        seen += 1
    assert seen > 5


@pytest.mark.parametrize(("game", "players"), JUDGED)
def test_nobody_judges_by_what_they_cannot_know(game: str, players: int) -> None:
    chance = SeededChance(1)
    for found, state in between_turns(game, players):
        for viewer in range(players):
            told = judged(found, state, viewer)
            assert judged(found, found.determinize(state, viewer, chance), viewer) == pytest.approx(told)


@pytest.mark.parametrize("game", dict(JUDGED))
def test_a_hand_counts_for_the_one_who_holds_it(game: str) -> None:
    """Each of two counts their own hand: the better both hands are, the more each thinks to have."""
    for found, state in between_turns(game, 2):
        hands = sum(weighed(found.judgement, found.own_traits(state, seat)) for seat in range(2))
        both = judged(found, state, 0)[0] + judged(found, state, 1)[1]
        assert (both > 1) == (hands > 0)


@pytest.mark.parametrize("game", dict(JUDGED))
def test_a_try_counts_half_by_what_the_own_turn_came_to(game: str) -> None:
    """The first half of a try is the same however far it goes; the rest promises nothing at worst, at best all."""
    match = palier.new_match(game, 2, seed=3)
    seen = 0
    for number, _ in enumerate(play_on(match, SeededChance(3))):
        if number % 6 or not match.to_act or match.game.window(match.state, match.to_act[0]) is not None:
            continue
        seat = match.to_act[0]
        codes = [action.code for action in match.legal(seat)]
        means = []
        for outlook in (0, 1):
            search = Search(match.game, match.state, seat, SeededChance(5))
            search.outlook = outlook
            search.insist(codes[0], 12)
            node = search.root.children[codes[0] * SEATS + seat]
            means.append(node.worth / node.visits)
        soon, both = means
        assert SOON * soon - 1e-9 <= both <= SOON * soon + 1 - SOON + 1e-9
        seen += 1
    assert seen > 10
