"""The rungs: bots by name, weakest first. `search:400` thinks for 400 iterations, `search:250ms` for that long."""

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from palier.bots.bot import Bot, Thinking, best
from palier.bots.own import SECONDS, START_SECONDS, OwnBot, is_own
from palier.bots.planner import PlannerBot
from palier.bots.search import AlphaBetaBot, SearchBot
from palier.engine.chance import SeededChance
from palier.engine.errors import PalierError, shown
from palier.engine.game import Action

GREEDY_POSITIONS: Final = 200
"""Positions that `greedy` looks at for one decision: enough for what completes it, not for a turn."""


class UnknownBot(PalierError):
    code: ClassVar[str] = "unknown_bot"

    def __init__(self, name: object, known: Sequence[str] = ()) -> None:
        bots = ", ".join(known or (*NAMES, *OTHERS, "or a file and a class of yours"))
        super().__init__(f"there is no bot {shown(name)} (bots: {bots})")
        self.name = str(name)


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed, "random bot")

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        return actions[self.chance.below(len(actions))]


class GreedyBot:
    """What looks best at once, by the game's evaluation, in one guess of what it cannot see."""

    def __init__(self, seed: int, budget: int = GREEDY_POSITIONS) -> None:
        self.chance = SeededChance(seed, "greedy bot")
        self.budget = budget

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        codes = [action.code for action in actions]
        lookahead = thinking.strategy.lookahead(thinking.seat)
        return best(actions, lookahead.values(thinking.sample(), codes, self.chance, self.budget), self.chance)


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


def make(name: str, seed: int, seconds: float | None = None, loading: float = START_SECONDS) -> Bot:
    """A new bot of that name, or UnknownBot. `seconds`: the most that it may take for one decision, where it can tell.

    A name may also be a file and a class of one's own, `path/to/mine.py:MyBot`. `loading`: the most that a decision
    waits for that file; until it is loaded, the bot loses its moves.
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
        return OwnBot(name, seed, SECONDS if seconds is None else seconds, loading)
    raise UnknownBot(name)
