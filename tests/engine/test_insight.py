"""What a net says of positions, in every game that tells signs; and how it learns from matches."""

from collections.abc import Iterator
from typing import Any

import pytest

import palier
from palier import SeededChance
from palier.engine.game import Game, State
from palier.engine.insight import Insight
from palier.engine.learning import END, FRESH, SETTLED, Learner
from palier.engine.net import share_of
from tests.kit.driver import play_on

TOLD = [name for name, game in palier.games.items() if game.sign_names]


def insight_of(game: str) -> Insight:
    net = palier.games[game].net_for(2)
    assert net is not None
    return Insight(palier.games[game], net)


def moments(game: str, seed: int = 4) -> Iterator[tuple[Game[Any], State]]:
    match = palier.new_match(game, 2, seed=seed)
    for _ in play_on(match, SeededChance(seed), most=300):
        if match.to_act:
            yield match.game, match.state


@pytest.mark.parametrize("game", palier.games)
def test_what_self_play_has_learned_is_for_games_that_tell_signs(game: str) -> None:
    found = palier.games[game]
    assert (found.net_for(2) is not None) == bool(found.sign_names)
    assert found.net_for(3) is None
    assert len(set(found.sign_names)) == len(found.sign_names)


@pytest.mark.parametrize("game", TOLD)
def test_signs_tell_nothing_that_a_seat_cannot_know(game: str) -> None:
    chance = SeededChance(1)
    settled = 0
    for found, state in moments(game):
        if found.is_settled(state):
            settled += 1
            for seat in range(2):
                guess = found.determinize(state, seat, chance)
                assert found.signs(guess, seat) == found.signs(state, seat)
                assert all(0 <= sign < len(found.sign_names) for sign in found.signs(state, seat))
    assert settled > 20


@pytest.mark.parametrize("game", TOLD)
def test_what_is_pending_is_settled_and_the_position_itself_stays(game: str) -> None:
    insight = insight_of(game)
    looked = 0
    for found, state in moments(game):
        seat = found.to_act(state)[0]
        before = state.to_json()
        codes = found.legal(state, seat)
        for code in codes:
            after = insight.after(state, seat, code)
            assert after is None or found.is_settled(after) or not found.to_act(after)
        assert state.to_json() == before
        promises = [insight.promise(state, seat, code) for code in codes]
        assert insight.choose(state, seat, codes) == codes[promises.index(max(promises))]
        looked += len(codes) > 1
    assert looked > 20


@pytest.mark.parametrize("game", TOLD)
def test_who_has_won_has_the_whole_share(game: str) -> None:
    match = palier.new_match(game, 2, seed=8)
    for _ in play_on(match, SeededChance(8), most=5000):
        pass
    assert match.outcome is not None
    for seat in range(2):
        share = insight_of(game).share(match.state, seat)
        assert share == (1 / len(match.outcome.winners) if seat in match.outcome.winners else 0)


@pytest.mark.parametrize("game", TOLD)
def test_learning_is_reproducible_and_begins_boldly(game: str) -> None:
    learners = [Learner(palier.games[game], 4, 8, seed) for seed in (1, 1, 2)]
    fresh = list(learners[0].net.weights)
    for learner in learners:
        for number in range(3):
            learner.watch(number)
    assert learners[0].net.weights == learners[1].net.weights != fresh
    assert learners[0].net.weights != learners[2].net.weights
    long = Learner(palier.games[game], 4, 50_000, 1)
    rates = [long.rate(number) for number in range(0, 50_000, 1000)]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == FRESH
    assert rates[-1] == pytest.approx(SETTLED, rel=0.1)


@pytest.mark.parametrize("game", TOLD)
def test_a_position_moves_towards_the_end_and_towards_what_followed(game: str) -> None:
    learner = Learner(palier.games[game], 4, 1000, 1)
    twin = Learner(palier.games[game], 4, 1000, 1)
    seen = [[0, 1], [2, 3], [4]]
    learner.look_back(seen, 1.0, 0.01)
    last = twin.net.learn([4], 1.0, 0.01)
    middle = twin.net.learn([2, 3], (1 - END) * last + END, 0.01)
    twin.net.learn([0, 1], (1 - END) * middle + END * ((1 - END) * last + END), 0.01)
    assert learner.net.weights == pytest.approx(twin.net.weights)
    assert share_of(learner.net.odds([4])) > last


@pytest.mark.parametrize("game", TOLD)
def test_what_is_stored_beats_the_evaluation_at_a_glance(game: str) -> None:
    """Deals of this test's own."""
    learner = Learner(palier.games[game], 1, 1, seed=77)
    learner.insight = insight_of(game)
    assert sum(learner.compete(number) for number in range(40)) > 20
