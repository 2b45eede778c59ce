"""The rungs: bots by name, weakest first. `search:400` thinks for 400 iterations, `search:250ms` for that long."""

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from palier.bots.bot import Bot, Thinking
from palier.bots.own import OwnBot, is_own
from palier.bots.search import PLAN, AlphaBetaBot, SearchBot
from palier.engine.chance import SeededChance
from palier.engine.errors import PalierError
from palier.engine.game import Action
from palier.engine.lookahead import values

GLANCE: Final = 200
"""Positions that `greedy` tries for one decision: enough for what goes with it at once, not for a long turn."""


class UnknownBot(PalierError):
    code: ClassVar[str] = "unknown_bot"


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "random bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        return actions[self.chance.below(len(actions))]


class GreedyBot:
    """What looks best at once, by the game's evaluation; it hardly looks past the decision that it is asked."""

    def __init__(self, seed: int, budget: int = GLANCE) -> None:
        self.chance = SeededChance(seed, "greedy bot")
        self.budget = budget

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        codes = [action.code for action in actions]
        worth = values(thinking.game, thinking.sample(), thinking.seat, codes, self.chance, self.budget)
        best = [action for action, one in zip(actions, worth, strict=True) if one == max(worth)]
        return best[self.chance.below(len(best))]


class PlannerBot(GreedyBot):
    """The best that it can reach before somebody else decides; it does not think of answers."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, PLAN)


RUNGS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}
NAMES: Final = tuple(RUNGS)
"""The levels that people choose from."""
OTHERS: Final[dict[str, Callable[[int], Bot]]] = {"alphabeta": AlphaBetaBot}
"""Bots for some games only, by name where names are typed."""
BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


def make(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A new bot of that name, or UnknownBot. `seconds`: the most that it may take for one decision, where it can tell.

    A name may also be a file and a class of one's own, `path/to/mine.py:MyBot`.
    """
    if name == "search":
        return SearchBot(seed, seconds=seconds)
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        number = int(budget[1])
        return SearchBot(seed, None, number / 1000) if budget[2] else SearchBot(seed, number, seconds)
    if name in RUNGS:
        return RUNGS[name](seed)
    if name in OTHERS:
        return OTHERS[name](seed)
    if is_own(name):
        return OwnBot(name, seed) if seconds is None else OwnBot(name, seed, seconds)
    raise UnknownBot(f"there is no bot {name!r} (bots: {', '.join((*NAMES, *OTHERS))}, or a file and a class of yours)")
