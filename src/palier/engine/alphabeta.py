"""Alpha-beta for two players who see everything and leave nothing to chance, in one loop that stays in compiled code.

A turn may be several decisions of the same seat, so depth is counted in decisions and the sides change when the seat
does. Searching deeper and deeper costs little, because each round tries first what the last one found best.
"""

from typing import Any, Final

from palier.engine.game import Game, State
from palier.engine.preview import NoChance

WIN: Final = 1e6
NO_CHANCE: Final = NoChance()


class OutOfBudget(Exception):
    """Enough positions were looked at."""


class AlphaBeta:
    """One decision of one seat. `budget` is the number of positions that may be looked at."""

    def __init__(self, game: Game[Any], seat: int, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        self.looked: int = 0
        self.depth: int = 0

    def choose(self, state: State, codes: list[int]) -> int:
        """The best action found within the budget; at least one look at each."""
        order = self.sorted_by_look(state, self.seat, codes)
        best = order[0]
        self.depth = 1
        while True:
            try:
                found, worth = self.best_of(state, order, self.depth + 1)
            except OutOfBudget:
                return best
            self.depth += 1
            best = found
            order.remove(best)
            order.insert(0, best)
            if self.looked == 0 or worth >= WIN or worth <= -WIN or self.depth > 60:
                return best

    def best_of(self, state: State, order: list[int], depth: int) -> tuple[int, float]:
        best = order[0]
        alpha = -1e18
        for code in order:
            after = state.clone()
            self.game.apply(after, self.seat, code, NO_CHANCE, None)
            worth = self.value(after, depth - 1, alpha, 1e18)
            if worth > alpha:
                alpha = worth
                best = code
        return best, alpha

    def value(self, state: State, depth: int, alpha: float, beta: float) -> float:
        """What a position is worth to the seat that the search is for."""
        game = self.game
        self.looked += 1
        if self.looked > self.budget:
            raise OutOfBudget
        seats = game.to_act(state)
        if not seats:
            outcome = game.outcome(state)
            if outcome is not None and len(outcome.winners) == 1:
                margin = outcome.scores[self.seat] - outcome.scores[1 - self.seat]
                return (WIN if outcome.winners[0] == self.seat else -WIN) + margin
            return 0.0
        if depth <= 0:
            return game.evaluate(state, self.seat)
        actor = seats[0]
        codes = game.legal(state, actor)
        if len(codes) == 1:
            after = state.clone()
            game.apply(after, actor, codes[0], NO_CHANCE, None)
            return self.value(after, depth, alpha, beta)
        if depth > 1:
            codes = self.sorted_by_look(state, actor, codes)
        mine = actor == self.seat
        best = -1e18 if mine else 1e18
        for code in codes:
            after = state.clone()
            game.apply(after, actor, code, NO_CHANCE, None)
            worth = self.value(after, depth - 1, alpha, beta)
            if mine:
                if worth > best:
                    best = worth
                alpha = max(alpha, best)
            else:
                if worth < best:
                    best = worth
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def sorted_by_look(self, state: State, actor: int, codes: list[int]) -> list[int]:
        """The actions by what the evaluation says after each, best for the actor first."""
        looks: list[tuple[float, int]] = []
        for index in range(len(codes)):
            after = state.clone()
            self.game.apply(after, actor, codes[index], NO_CHANCE, None)
            looks.append((-self.game.evaluate(after, actor), index))
        self.looked += len(codes)
        looks.sort()
        return [codes[index] for _, index in looks]
