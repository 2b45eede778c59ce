"""The rungs: bots by name, weakest first."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from palier.bots.bot import Bot, Thinking
from palier.engine.chance import SeededChance
from palier.engine.errors import PalierError
from palier.engine.game import Action
from palier.engine.lookahead import values

BUDGET: Final = 1500
"""Positions that `greedy` tries for one decision."""


class UnknownBot(PalierError):
    code: ClassVar[str] = "unknown_bot"


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "random bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        return actions[self.chance.below(len(actions))]


class GreedyBot:
    """The best it can do before somebody else decides, by the game's evaluation; it does not think of answers."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "greedy bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        codes = [action.code for action in actions]
        worth = values(thinking.game, thinking.sample(), thinking.seat, codes, self.chance, BUDGET)
        best = [action for action, one in zip(actions, worth, strict=True) if one == max(worth)]
        return best[self.chance.below(len(best))]


RUNGS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES: Final = tuple(RUNGS)


def make(name: str, seed: int) -> Bot:
    """A new bot of that name, or UnknownBot."""
    if name not in RUNGS:
        raise UnknownBot(f"there is no bot {name!r} (bots: {', '.join(NAMES)})")
    return RUNGS[name](seed)
