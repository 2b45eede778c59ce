"""What all searches have in common, whatever they do with an iteration."""

from typing import Any, NamedTuple

from palier.engine.chance import Chance
from palier.engine.game import Game, State


class ActionValue(NamedTuple):
    """An action, how often it was visited, and the share of the win that it promises."""

    code: int
    visits: int
    value: float


class Search:
    """One decision of one seat. `state` may be any determinization that fits what the seat knows.

    There is no clock in here: callers ask for iterations.
    """

    def __init__(self, rules: Game[Any], state: State, seat: int, chance: Chance) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.chance = chance
        self.codes: list[int] = []
        """The seat's legal actions, once the search is prepared."""
        self.prepared: bool = False
        self.visits: int = 0
        """Iterations so far, those of a tree that was kept included."""
        self.cost: int = 1
        """The cost of one iteration, in units of the budget."""
        # The n-th visit of every action has the same luck: a stream of its own, from this seed.
        self.seed: int = chance.below(1 << 30)

    # For callers

    def run(self, iterations: int) -> None:
        if not self.prepared:
            self.prepare()
        for _ in range(iterations):
            self.iterate()

    def visit(self, code: int, visits: int) -> None:
        """Runs until `code` has `visits` visits, or 2 × `visits` iterations."""
        raise NotImplementedError

    def action_values(self, codes: list[int]) -> list[ActionValue]:
        raise NotImplementedError

    def best(self, codes: list[int]) -> int:
        raise NotImplementedError

    def lead(self, codes: list[int]) -> int:
        """Visits by which the best action is ahead: with no more than these left the choice will not change."""
        return 0

    def continuation(self, code: int) -> list[int]:
        """What the seat means to do after this action whatever happens, where both were planned together."""
        return []

    def advance(self, state: State, code: int) -> bool:
        """Goes on from where the seat's own action led, keeping what is known of it; False when nothing is."""
        return False

    def affordable(self, budget: int) -> int:
        """Iterations that this budget pays for (at least 1), given what one of ours costs."""
        return max(1, budget // self.cost)

    # For searches

    def prepare(self) -> None:
        """What has to be done once, before the first iteration."""
        raise NotImplementedError

    def iterate(self) -> None:
        raise NotImplementedError

    def to_move(self, state: State) -> int:
        """The seat that decides next, one's own first where several may; -1 when the match is over."""
        seats = self.rules.to_act(state)
        if not seats:
            return -1
        if len(seats) > 1 and self.seat in seats:
            return self.seat
        return seats[0]
