"""The bot that plans its own turn to the end."""

from collections.abc import Sequence
from typing import Any, Final

from palier.bots.bot import Thinking, best
from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Action
from palier.engine.lookahead import Lookahead

PLAN: Final = 8000
"""Positions that it tries for one decision."""
GUESSES: Final = 8
"""Where a turn is short they are spent on so many guesses of what is hidden and of the luck to come."""


def plan(thinking: Thinking, codes: list[int], chance: Chance) -> list[float]:
    """What each action is worth on average: one guess is seen through to its end, others follow as far as they fit."""
    ahead = Lookahead(thinking.game, thinking.seat)
    total = [0.0] * len(codes)
    guesses = 0
    while True:
        found = ahead.values(thinking.sample(), codes, chance, PLAN)
        total = [one + other for one, other in zip(total, found, strict=True)]
        guesses += 1
        if guesses == GUESSES or ahead.tried + ahead.tried // guesses > PLAN:
            return total


class PlannerBot:
    """The best that it can reach before somebody else decides; it does not think of answers."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "planner bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        worth = plan(thinking, [action.code for action in actions], self.chance)
        return best(actions, worth, self.chance)
