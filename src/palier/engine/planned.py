"""A search for games in which a turn is long: every iteration plans the whole turn in another guess of what is hidden.

What a turn can be made to come to tells more there than many short tries, so there is no tree: an action is worth what
the best turns that begin with it come to on average. All actions meet the same guesses and the same luck.
"""

from typing import Any, Final

from palier.engine.certainty import SAME, SURE, is_settled
from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.search import SEATS, Node, Search
from palier.engine.turnplan import TurnPlan

COST: Final = 40
"""A plan of a turn takes as long as so many iterations elsewhere, and counts as so many."""
FEWEST: Final = 4
"""Guesses without which nothing is certain."""
ENOUGH: Final = 64
"""Guesses after which more tell nothing new."""


class Planned(Search):
    """All actions are tried equally often, so what promises most is best."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance) -> None:
        super().__init__(game, state, seat, chance)
        self.cost = COST
        self.found: list[list[float]] = []
        """What the actions promised, guess by guess."""

    def form_opinions(self) -> None:
        self.codes = self.game.legal(self.state, self.seat)
        for code in self.codes:
            node = Node(0.5)
            node.trust = SAME
            self.root.children[code * SEATS + self.seat] = node
        self.has_opinions = True

    def is_weighed(self, codes: list[int]) -> bool:
        """Never: what promises most is best."""
        return False

    def iterate(self) -> None:
        luck = SeededChance(self.luck + self.root.visits, "plan")
        guess = self.game.determinize(self.state, self.seat, luck)
        worth = TurnPlan(self.game, self.seat, self.game.pace.breadth).values(guess, self.codes, luck)
        promises = [self.opinion(one, self.seat) for one in worth]
        self.found.append(promises)
        self.root.visits += 1
        for index in range(len(self.codes)):
            node = self.root.children[self.codes[index] * SEATS + self.seat]
            node.visits += 1
            node.worth += promises[index]

    def lead(self, codes: list[int]) -> int:
        """Thinking on is of no use when each other action is certainly worse than the best, or always as good."""
        count = len(self.found)
        if count < FEWEST:
            return 0
        if count >= ENOUGH:
            return SURE
        best = self.codes.index(self.best(codes))
        for other in range(len(self.codes)):
            if not is_settled([promises[best] - promises[other] for promises in self.found]):
                return 0
        return SURE
