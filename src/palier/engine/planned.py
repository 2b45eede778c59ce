"""A search for games in which a turn is long: every iteration plans the whole turn in another guess of what is hidden.

What a turn can be made to come to tells more there than many short tries, so there is no tree: an action is worth what
the best turns that begin with it come to on average, before and after the others' answers to the most promising of
them. All actions meet the same guesses and the same luck.
"""

from math import sqrt
from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.search import SEATS, Node, Search
from palier.engine.turnplan import TurnPlan

COST: Final = 40
"""A plan of a turn takes as long as so many iterations elsewhere, and counts as so many."""
FEWEST: Final = 4
"""Guesses without which nothing is certain."""
CERTAIN: Final = 3.0
"""Standard errors by which an action must be ahead of another to be the better one."""
ANSWERED: Final = 4
"""How many different turns are played on, in each guess."""
ANSWER_BREADTH: Final = 60
"""The others' turns are planned with so few positions a step."""
WEIGHT: Final = 0.5
"""How much of a promise is what is left of it after the answers."""
MOST_TURNS: Final = 16
SAME: Final = 1e-9
SURE: Final = 1 << 30


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
        return False

    def iterate(self) -> None:
        luck = SeededChance(self.luck + self.root.visits, "plan")
        guess = self.game.determinize(self.state, self.seat, luck)
        plan = TurnPlan(self.game, self.seat, self.game.breadth)
        worth = plan.values(guess, self.codes, luck)
        promises = self.answered([self.opinion(one, self.seat) for one in worth], plan.ends, luck)
        self.found.append(promises)
        self.root.visits += 1
        for index in range(len(self.codes)):
            node = self.root.children[self.codes[index] * SEATS + self.seat]
            node.visits += 1
            node.worth += promises[index]

    def answered(self, promises: list[float], ends: list[State | None], luck: SeededChance) -> list[float]:
        """What is left of promises after the answers; those not played on lose as much as the others on average."""
        order = self.hopeful(promises)
        played: list[int] = []
        after: list[float] = []
        lost = 0.0
        for index in order:
            end = ends[index]
            if end is None or len(played) == ANSWERED:
                break
            # Actions that can come in any order lead to the same turn.
            if not [one for one in played if ends[one] is end]:
                played.append(index)
                after.append(self.after_answers(end, luck))
                lost += promises[index] - after[-1]
        result: list[float] = []
        for index in range(len(promises)):
            left = promises[index] - lost / max(1, len(played))
            for one in range(len(played)):
                if ends[index] is ends[played[one]]:
                    left = after[one]
            result.append(promises[index] + WEIGHT * (left - promises[index]))
        return result

    def hopeful(self, promises: list[float]) -> list[int]:
        """The actions, those first that promise most so far."""
        total = [0.0] * len(promises)
        for index in range(len(promises)):
            node = self.root.children[self.codes[index] * SEATS + self.seat]
            total[index] = -(promises[index] + node.worth)
        pairs = [(total[index], index) for index in range(len(total))]
        pairs.sort()
        return [index for _, index in pairs]

    def after_answers(self, end: State, luck: SeededChance) -> float:
        """What a position promises when the others have had their turns."""
        game = self.game
        state = end
        for _ in range(MOST_TURNS):
            seats = game.to_act(state)
            if len(seats) != 1 or seats[0] == self.seat:
                break
            plan = TurnPlan(game, seats[0], ANSWER_BREADTH)
            worth = plan.values(state, game.legal(state, seats[0]), luck)
            best = plan.ends[worth.index(max(worth))]
            if best is None:
                break
            state = best
        outcome = None if game.to_act(state) else game.outcome(state)
        if outcome is None:
            return self.opinion(game.evaluate(state, self.seat), self.seat)
        return 1.0 / len(outcome.winners) if self.seat in outcome.winners else 0.0

    def lead(self, codes: list[int]) -> int:
        """Thinking on is of no use when the best is certain, or as good as those that are not behind it."""
        count = len(self.found)
        if count < FEWEST:
            return 0
        best = self.codes.index(self.best(codes))
        for other in range(len(self.codes)):
            total = 0.0
            squares = 0.0
            for promises in self.found:
                ahead = promises[best] - promises[other]
                total += ahead
                squares += ahead * ahead
            mean = total / count
            spread = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
            if mean < CERTAIN * spread and spread > SAME:
                return 0
        return SURE
