"""The bot that plans its own turn to the end."""

from collections.abc import Sequence
from typing import Any, Final

from palier.bots.bot import Thinking, best
from palier.engine.alone import Alone
from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Action
from palier.engine.lookahead import guesses

PLAN: Final = 8000
"""Positions that it tries for one decision."""
GUESSES: Final = 8
"""Where a turn is short they are spent on so many guesses of what is hidden and of the luck to come."""


BEST: Final = 8
AHEAD: Final = 4
"""Where nobody touches what is one's own a turn is only the beginning: it plays on from so many actions, so often."""


def plan(thinking: Thinking, codes: list[int], chance: Chance) -> list[float]:
    """What each action is worth on average."""
    state = thinking.sample()
    solo = thinking.game.solo(state, thinking.seat)
    if solo is not None:
        return Alone(thinking.game, solo, 0, chance).foresee(codes, BEST, AHEAD)
    found = guesses(thinking.game, state, thinking.seat, codes, chance, PLAN, GUESSES)
    return [sum(one) / len(found) for one in zip(*found, strict=True)]


class PlannerBot:
    """The best that it can reach before somebody else decides; it does not think of answers."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "planner bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        worth = plan(thinking, [action.code for action in actions], self.chance)
        return best(actions, worth, self.chance)
