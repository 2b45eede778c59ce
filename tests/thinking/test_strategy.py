"""A game needs one function for its bots; with it, everything works that is not made for other games."""

from collections.abc import Sequence
from typing import Any

import pytest

import palier
from palier import Action, Match, SeededChance, State
from palier.bots import Bot, Thinking, make
from palier.thinking.evaluation import Evaluation
from palier.thinking.strategy import Strategy
from palier.thinking.tree import TreeSearch
from tests.kit.cases import IN_THE_KIT
from tests.kit.driver import play_on, print_of

BOTS = ("greedy", "planner", "search:20")


class Lead(Evaluation[Any]):
    """A beginner's evaluation: how many actions are open to the seat, whatever that may be good for."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.rules = palier.games[name]

    def value(self, state: State, seat: int) -> float:
        return float(len(self.rules.legal(state, seat))) if seat in self.rules.to_act(state) else 0.0


def plain_strategy(name: str) -> Strategy[Any]:
    return Strategy(palier.games[name], Lead(name))


def choose_by(strategy: Strategy[Any], bot: Bot, match: Match, seat: int) -> Action | str:
    thinking = Thinking(match.game, match.state, seat, SeededChance(3), strategy)
    return bot.choose(match.view(seat), match.legal(seat), thinking)


def decisions(name: str, most: int = 3) -> list[tuple[Match, int]]:
    match = palier.new_match(name, palier.games[name].fewest, seed=4)
    found: list[tuple[Match, int]] = []
    for number, _ in enumerate(play_on(match, SeededChance(4), most=40)):
        seats = match.to_act
        if number % 5 == 0 and seats and 1 < len(match.legal(seats[0])) < 40:
            found.append((match.clone(), seats[0]))
        if len(found) == most:
            break
    assert found
    return found


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", IN_THE_KIT)
def test_every_rung_works_with_an_evaluation_alone(name: str, bot: str) -> None:
    strategy = plain_strategy(name)
    for match, seat in decisions(name):
        assert choose_by(strategy, make(bot, 1), match, seat) in match.legal(seat)


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_a_bot_goes_by_the_strategy_that_it_is_given(name: str) -> None:
    (match, seat), *_ = decisions(name)
    thinking = Thinking(match.game, match.state, seat, SeededChance(1))
    assert thinking.strategy is palier.strategies[name]
    strategy = plain_strategy(name)
    assert Thinking(match.game, match.state, seat, SeededChance(1), strategy).strategy is strategy
    assert isinstance(strategy.search(match.state, seat, SeededChance(1)), TreeSearch)


class Spy(Evaluation[Any]):
    """Notes which positions were looked at."""

    def __init__(self, evaluation: Evaluation[Any]) -> None:
        super().__init__(evaluation.weight_names, evaluation.weights, evaluation.scale, evaluation.won)
        self.evaluation = evaluation
        self.seen: list[str] = []

    def value(self, state: State, seat: int) -> float:
        self.seen.append(print_of(state))
        return self.evaluation.value(state, seat)


def test_what_a_search_looks_at_is_what_the_evaluation_is_shown() -> None:
    match, seat = decisions("roomshare")[0]
    spy = Spy(palier.strategies["roomshare"].evaluation)
    Strategy(match.game, spy).search(match.state, seat, SeededChance(1)).run(3)
    assert len(spy.seen) > 10


# Weights are values


def weights_of(evaluation: Evaluation[Any]) -> Sequence[float]:
    return tuple(evaluation.weights)


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_other_weights_make_another_evaluation_and_leave_the_first_as_it_was(name: str) -> None:
    strategy = palier.strategies[name]
    for evaluation in (strategy.evaluation, strategy.planning):
        before = weights_of(evaluation)
        assert len(before) == len(evaluation.weight_names) > 0
        other = evaluation.with_weights([2.0 * weight + 1.0 for weight in before])
        assert type(other) is type(evaluation)
        assert weights_of(evaluation) == before != weights_of(other)
        assert (other.scale, other.won, other.weight_names) == (
            evaluation.scale,
            evaluation.won,
            evaluation.weight_names,
        )
        match = palier.new_match(name, 2, seed=3)
        luck = SeededChance(3)
        values = []
        for _ in play_on(match, luck, most=60):
            values.append((evaluation.value(match.state, 0), other.value(match.state, 0)))
        assert any(one != two for one, two in values)
        same = other.with_weights(before)
        assert same.value(match.state, 0) == evaluation.value(match.state, 0)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", IN_THE_KIT)
def test_thinking_writes_into_no_strategy(name: str, bot: str) -> None:
    strategy = palier.strategies[name]
    before = [weights_of(evaluation) for evaluation in (strategy.evaluation, strategy.planning)]
    for match, seat in decisions(name):
        choose_by(strategy, make(bot, 1), match, seat)
    assert [weights_of(evaluation) for evaluation in (strategy.evaluation, strategy.planning)] == before
