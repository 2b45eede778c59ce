"""A bot never gains from what its seat cannot know: states that differ only there bring the same choice."""

from collections.abc import Sequence
from typing import Any

import pytest

from palier import Action, Match, SeededChance, State
from palier.bots import Bot, Thinking, choose, make
from palier.bots.ladder import GreedyBot
from palier.engine.record import Record
from tests.kit.cases import IN_THE_KIT, Case, few_cases
from tests.kit.driver import played, print_of, spread

BOTS = ("random", "greedy", "planner", "search:12", "alphabeta")
CASES = [case for name in IN_THE_KIT for case in few_cases(name)[-2:]]
MOMENTS = 3


def match_at(case: Case, state: State) -> Match:
    record = Record(case.name, case.game.version, case.players, case.options, ())
    return Match(case.game, state, record, SeededChance(0))


def twins(case: Case, state: State, seat: int) -> list[State]:
    """The state itself and two others that look the same to the seat."""
    return [state, *(case.game.determinize(state, seat, SeededChance(draw, "fair")) for draw in range(2))]


def moments(case: Case, most: int) -> list[tuple[State, int]]:
    """Decisions of a random match in which there is something to choose and something hidden."""
    found: list[tuple[State, int]] = []
    for moment in played(case).moments:
        hidden = len({print_of(twin) for twin in twins(case, moment.state, moment.seat)}) > 1
        if hidden and len(case.game.legal(moment.state, moment.seat)) > 1:
            found.append((moment.state, moment.seat))
    return [found[index] for index in spread(len(found), most)] if found else []


def choices(case: Case, bot: str, state: State, seat: int) -> list[Action]:
    return [choose(make(bot, 5), match_at(case, twin.clone()), seat) for twin in twins(case, state, seat)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("bot", BOTS)
def test_what_is_hidden_makes_no_difference_to_a_bot(bot: str, case: Case) -> None:
    for state, seat in moments(case, MOMENTS):
        assert len(set(choices(case, bot, state, seat))) == 1


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_there_are_such_moments(name: str) -> None:
    assert any(moments(case, MOMENTS) for case in CASES if case.name == name)


class Peeping(GreedyBot):
    """What would happen if a bot were given the state."""

    def __init__(self, seed: int, state: State) -> None:
        super().__init__(seed)
        self.state = state

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        return actions[int(print_of(self.state), 16) % len(actions)]


def test_a_bot_that_had_the_state_would_be_caught() -> None:
    case = few_cases("roomshare")[0]
    different = 0
    for state, seat in moments(case, 10):
        bots: list[tuple[Bot, State]] = [(Peeping(5, twin), twin) for twin in twins(case, state, seat)]
        different += len({choose(bot, match_at(case, twin.clone()), seat) for bot, twin in bots}) > 1
    assert different > 0


@pytest.mark.parametrize("bot", BOTS)
def test_thinking_leaves_the_match_as_it_was(bot: str) -> None:
    case = few_cases("roomshare")[0]
    for state, seat in moments(case, MOMENTS):
        match = match_at(case, state.clone())
        choose(make(bot, 5), match, seat)
        assert print_of(match.state) == print_of(state)
