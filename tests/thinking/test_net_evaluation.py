"""What a net says of positions, in every game that has features for one."""

from collections.abc import Iterator
from typing import Any

import pytest

import palier
from palier import SeededChance
from palier.engine.game import Game, State
from palier.thinking.net import NetEvaluation, RolloutModel
from palier.thinking.rollouts import PairedRollouts
from tests.kit.driver import play_on

WITH_NET = [name for name, strategy in palier.strategies.items() if strategy.rollout_model is not None]


def model_of(game: str) -> RolloutModel[Any]:
    model = palier.strategies[game].rollout_model
    assert model is not None
    return model


def net_evaluation_of(game: str) -> NetEvaluation:
    """That of the search for two."""
    match = palier.new_match(game, 2, seed=1)
    search = palier.strategies[game].search(match.state, match.to_act[0], SeededChance(1))
    assert isinstance(search, PairedRollouts)
    assert search.net is not None
    return search.net


def moments(game: str, seed: int = 4) -> Iterator[tuple[Game[Any], State]]:
    match = palier.new_match(game, 2, seed=seed)
    for _ in play_on(match, SeededChance(seed), most=300):
        if match.to_act:
            yield match.game, match.state


@pytest.mark.parametrize("game", WITH_NET)
def test_every_feature_has_a_name_of_its_own(game: str) -> None:
    names = model_of(game).names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", WITH_NET)
def test_features_tell_nothing_that_a_seat_cannot_know(game: str) -> None:
    model = model_of(game)
    chance = SeededChance(1)
    settled = 0
    for found, state in moments(game):
        if model.is_settled(state):
            settled += 1
            for seat in range(2):
                guess = found.determinize(state, seat, chance)
                assert model.features(guess, seat) == model.features(state, seat)
                assert all(0 <= feature < len(model.names) for feature in model.features(state, seat))
    assert settled > 20


@pytest.mark.parametrize("game", WITH_NET)
def test_what_is_pending_is_settled_and_the_position_itself_stays(game: str) -> None:
    model = model_of(game)
    evaluation = net_evaluation_of(game)
    looked = 0
    for found, state in moments(game):
        seat = found.to_act(state)[0]
        before = state.to_json()
        codes = found.legal(state, seat)
        for code in codes:
            after = evaluation.after(state, seat, code)
            assert after is None or model.is_settled(after) or not found.to_act(after)
        assert state.to_json() == before
        shares = [evaluation.action_share(state, seat, code) for code in codes]
        assert evaluation.best(state, seat, codes) == codes[shares.index(max(shares))]
        looked += len(codes) > 1
    assert looked > 20


@pytest.mark.parametrize("game", WITH_NET)
def test_who_has_won_has_the_whole_share(game: str) -> None:
    match = palier.new_match(game, 2, seed=8)
    for _ in play_on(match, SeededChance(8), most=5000):
        pass
    assert match.outcome is not None
    for seat in range(2):
        share = net_evaluation_of(game).share(match.state, seat)
        assert share == (1 / len(match.outcome.winners) if seat in match.outcome.winners else 0)
