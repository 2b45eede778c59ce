"""The bot that plans its own turn to the end."""

from collections.abc import Sequence
from typing import Any

from palier.bots.bot import Thinking, best
from palier.engine.chance import SeededChance
from palier.engine.game import Action


class PlannerBot:
    """The best that it can reach before somebody else decides; it does not think of replies."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "planner bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        codes = [action.code for action in actions]
        values = thinking.strategy.plan(thinking.sample(), thinking.seat, codes, self.chance)
        return best(actions, values, self.chance)
