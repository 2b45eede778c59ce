"""The bots that look ahead through others' decisions: `search`, and `alphabeta` where nothing is hidden."""

import time
from collections.abc import Sequence
from typing import Any, Final

from palier.bots.bot import Thinking, best
from palier.engine.chance import SeededChance
from palier.engine.game import Action
from palier.thinking.alphabeta import AlphaBeta
from palier.thinking.search import Search

ITERATIONS: Final = 1000
ALPHABETA_POSITIONS: Final = 20_000
UNLIMITED: Final = 1 << 30
CLOCK_ITERATIONS: Final = 16
"""Iterations between two looks at the clock."""


class SearchBot:
    """The search of the game's strategy, for so many iterations or until the time is up, whichever is first."""

    def __init__(self, seed: int, iterations: int | None = ITERATIONS, seconds: float | None = None) -> None:
        self.chance = SeededChance(seed, "search bot")
        self.iterations = iterations
        self.seconds = seconds
        self.search: Search | None = None
        self.expected: dict[str, Any] = {}
        self.chosen = 0

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        begun = time.monotonic()
        search = self.tree(view, thinking)
        codes = [action.code for action in actions]
        done = 0
        while True:
            left = self.left(search, done, time.monotonic() - begun)
            # When the others cannot catch up any more, thinking on changes nothing.
            if left <= 0 or search.lead(codes) > left:
                break
            # A single one first, to see how long they take.
            batch = min(CLOCK_ITERATIONS, left) if done else 1
            search.run(batch)
            done += batch
        code = search.best(codes)
        self.expect(search, code, thinking)
        return next(action for action in actions if action.code == code)

    def ahead(self) -> list[int]:
        """What it means to do after its last choice, as long as nothing new comes to light."""
        return [] if self.search is None else self.search.continuation(self.chosen)

    def left(self, search: Search, done: int, spent: float) -> int:
        """About how many iterations there is still budget for; the visits of a kept tree count as done."""
        left = UNLIMITED if self.iterations is None else search.affordable(self.iterations) - search.visits
        if self.seconds is None or done == 0:
            return left
        return min(left, int(done / spent * (self.seconds - spent)))

    def tree(self, view: dict[str, Any], thinking: Thinking) -> Search:
        """The tree of the last decision where its own action has led just here, else a new one."""
        kept = self.search
        if kept is not None and view == self.expected and kept.advance(thinking.sample(), self.chosen):
            return kept
        return thinking.strategy.search(thinking.sample(), thinking.seat, self.chance)

    def expect(self, search: Search, code: int, thinking: Thinking) -> None:
        """Remembers what the seat will see if it is asked again at once."""
        after = thinking.sample()
        thinking.game.apply(after, thinking.seat, code, SeededChance(0, "expected"), None)
        self.search = search if thinking.seat in thinking.game.to_act(after) else None
        self.expected = thinking.game.view(after, thinking.seat)
        self.chosen = code


class AlphaBetaBot:
    """Alpha-beta where two see everything and nothing is left to chance; elsewhere it plans its own turn."""

    def __init__(self, seed: int, positions: int = ALPHABETA_POSITIONS) -> None:
        self.chance = SeededChance(seed, "alpha-beta bot")
        self.positions = positions

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        if len(actions) == 1:
            return actions[0]
        game = thinking.game
        strategy = thinking.strategy
        state = thinking.sample()
        codes = [action.code for action in actions]
        if not game.is_open(state) or game.players_of(state) != 2:
            return best(actions, strategy.plan(thinking.sample(), thinking.seat, codes, self.chance), self.chance)
        code = AlphaBeta(game, strategy.evaluation, thinking.seat, self.positions).choose(state, codes)
        return next(action for action in actions if action.code == code)
