"""Alpha-beta with iterative deepening, for two players who see everything and leave nothing to chance.

A turn may be several decisions of the same seat, so depth is counted in decisions and the sides change when the seat
does. Each round tries first what the last one found best.
"""

from typing import Any, Final

from palier.engine.game import Game, State
from palier.engine.preview import NoChance
from palier.thinking.evaluation import Evaluation

WIN: Final = 1e6
INFINITY: Final = 1e18
MOST_DEPTH: Final = 60
NO_CHANCE: Final = NoChance()


class OutOfBudget(Exception):
    """Enough positions were looked at."""


class AlphaBeta:
    """One decision of one seat, looking at no more than `budget` positions."""

    def __init__(self, rules: Game[Any], evaluation: Evaluation[Any], seat: int, budget: int) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.seat = seat
        self.budget = budget
        self.positions: int = 0
        self.depth: int = 0

    def choose(self, state: State, codes: list[int]) -> int:
        """The best action found within the budget; each is looked at once at least."""
        order = self.ordered(state, self.seat, codes)
        best = order[0]
        self.depth = 1
        while True:
            try:
                deeper, value = self.best_of(state, order, self.depth + 1)
            except OutOfBudget:
                return best
            self.depth += 1
            best = deeper
            order.remove(best)
            order.insert(0, best)
            if self.positions == 0 or value >= WIN or value <= -WIN or self.depth > MOST_DEPTH:
                return best

    def best_of(self, state: State, order: list[int], depth: int) -> tuple[int, float]:
        best = order[0]
        alpha = -INFINITY
        for code in order:
            after = state.clone()
            self.rules.apply(after, self.seat, code, NO_CHANCE, None)
            value = self.value(after, depth - 1, alpha, INFINITY)
            if value > alpha:
                alpha = value
                best = code
        return best, alpha

    def value(self, state: State, depth: int, alpha: float, beta: float) -> float:
        """The minimax value of a position to the seat that the search is for."""
        rules = self.rules
        self.positions += 1
        if self.positions > self.budget:
            raise OutOfBudget
        seats = rules.to_act(state)
        if not seats:
            outcome = rules.outcome(state)
            if outcome is not None and len(outcome.winners) == 1:
                margin = outcome.scores[self.seat] - outcome.scores[1 - self.seat]
                return (WIN if outcome.winners[0] == self.seat else -WIN) + margin
            return 0.0
        if depth <= 0:
            return self.evaluation.value(state, self.seat)
        mover = seats[0]
        codes = rules.legal(state, mover)
        if len(codes) == 1:
            after = state.clone()
            rules.apply(after, mover, codes[0], NO_CHANCE, None)
            return self.value(after, depth, alpha, beta)
        if depth > 1:
            codes = self.ordered(state, mover, codes)
        maximizing = mover == self.seat
        best = -INFINITY if maximizing else INFINITY
        for code in codes:
            after = state.clone()
            rules.apply(after, mover, code, NO_CHANCE, None)
            value = self.value(after, depth - 1, alpha, beta)
            if maximizing:
                if value > best:
                    best = value
                alpha = max(alpha, best)
            else:
                if value < best:
                    best = value
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def ordered(self, state: State, mover: int, codes: list[int]) -> list[int]:
        """The actions by the value right after each, best for the mover first."""
        values: list[tuple[float, int]] = []
        for index in range(len(codes)):
            after = state.clone()
            self.rules.apply(after, mover, codes[index], NO_CHANCE, None)
            values.append((-self.evaluation.value(after, mover), index))
        self.positions += len(codes)
        values.sort()
        return [codes[index] for _, index in values]
