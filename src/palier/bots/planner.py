"""The bot that plans its own turn to the end."""

from collections.abc import Sequence
from typing import Any, Final

from palier.bots.bot import Thinking, best
from palier.engine.chance import Chance, SeededChance
from palier.engine.foresight import foresee
from palier.engine.game import Action, Game, State
from palier.engine.lookahead import guesses
from palier.engine.search import Search

PLAN: Final = 8000
"""Positions that it tries for one decision."""
GUESSES: Final = 8
"""Where a turn is short they are spent on so many guesses of what is hidden and of the luck to come."""

TRIES: Final = 60
"""Where luck falls between the decisions of a turn, every action is tried so often to the end of the turn."""
BEST: Final = 4
AHEAD: Final = 2
"""Where nobody touches what is one's own a turn is only the beginning: it plays on from so many actions, so often.
With twice as many of both it was nearer to `search` than to `greedy`; levels are there to be a step apart."""


def plan(thinking: Thinking, codes: list[int], chance: Chance) -> list[float]:
    """What each action is worth on average."""
    game = thinking.game
    state = thinking.sample()
    solo = game.solo(state, thinking.seat)
    if solo is not None:
        return foresee(game, solo, 0, codes, chance, BEST, AHEAD)
    if game.pace.luck_in_turns:
        return tried(game, state, thinking.seat, codes, chance)
    found = guesses(game, state, thinking.seat, codes, chance, PLAN, GUESSES)
    return [sum(one) / len(found) for one in zip(*found, strict=True)]


def tried(game: Game[Any], state: State, seat: int, codes: list[int], chance: Chance) -> list[float]:
    """What comes of each action by the end of the turn, with the same cards and the same luck for all."""
    search = Search(game, state, seat, chance)
    search.outlook = 0
    for code in codes:
        search.insist(code, TRIES)
    return [promise for _, _, promise in search.actions(codes)]


class PlannerBot:
    """The best that it can reach before somebody else decides; it does not think of answers."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "planner bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        worth = plan(thinking, [action.code for action in actions], self.chance)
        return best(actions, worth, self.chance)
