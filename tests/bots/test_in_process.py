"""A bot of one method works in this process exactly as from a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import palier
from palier import Action, IllegalAction, Match
from palier.bots import Thinking, choose, make

SOURCE = """
class Sampling:
    def choose(self, view, actions, thinking):
        state = thinking.sample()
        assert thinking.game.legal(state, thinking.seat) == [action.code for action in actions]
        assert thinking.strategy.rules is thinking.game
        best = max(actions, key=lambda action: (self.after(thinking, state, action), action.text))
        return best

    def after(self, thinking, state, action):
        after = state.clone()
        thinking.game.apply(after, thinking.seat, action.code, thinking.chance, None)
        return thinking.strategy.evaluation.value(after, thinking.seat)

class Texting:
    def choose(self, view, actions, thinking):
        return actions[-1].text
"""


def bot_of(kind: str) -> Any:
    names: dict[str, Any] = {}
    exec(SOURCE, names)
    return names[kind]()


@pytest.mark.parametrize("kind", ["Sampling", "Texting"])
@pytest.mark.parametrize("name", palier.games)
def test_a_bot_of_one_method_plays(name: str, kind: str) -> None:
    match = palier.new_match(name, palier.games[name].fewest, seed=2)
    bot = bot_of(kind)
    for _ in range(12):
        seat = match.to_act[0]
        action = choose(bot, match, seat)
        assert action in match.legal(seat)
        assert choose(bot_of(kind), match, seat) == action
        match.play(seat, action)


def test_it_plays_as_it_does_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(SOURCE, encoding="utf-8")
    from_file = make(f"{file}:Texting", 1, 60.0)
    match = palier.new_match("roomshare", 2, seed=2)
    for _ in range(8):
        seat = match.to_act[0]
        action = choose(bot_of("Texting"), match, seat)
        assert choose(from_file, match, seat) == action
        match.play(seat, action)


def test_whoever_sets_bots_against_each_other_need_not_know_what_they_are_made_of() -> None:
    match = palier.new_match("roomshare", 2, seed=2)
    bots = [bot_of("Sampling"), make("greedy", 1)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, choose(bots[seat], match, seat))
    assert match.outcome is not None


class Nonsense:
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", ["fly away", None, 7, Action(0, "fly away")])
def test_nonsense_is_refused_and_changes_nothing(answer: object) -> None:
    match: Match = palier.new_match("roomshare", 2, seed=2)
    before = match.record
    with pytest.raises(IllegalAction) as caught:
        choose(Nonsense(answer), match, match.to_act[0])
    assert caught.value.legal == tuple(action.text for action in match.legal(match.to_act[0]))
    assert match.record.to_json() == before.to_json()
