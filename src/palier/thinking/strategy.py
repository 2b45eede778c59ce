"""Which search suits a game, and what it goes by."""

from typing import Final, Generic, TypeVar

from palier.engine.chance import Chance
from palier.engine.game import Game, State
from palier.native import mypyc_attr
from palier.thinking.evaluation import Evaluation
from palier.thinking.linear import LinearValue, TurnFeatures
from palier.thinking.lookahead import Lookahead, PlanningModel
from palier.thinking.net import RolloutModel
from palier.thinking.search import Search
from palier.thinking.solo import SoloModel
from palier.thinking.tree import TreeSearch

S = TypeVar("S", bound=State)

PLAN_POSITIONS: Final = 8000
"""Positions that a plan looks at for one decision."""
PLAN_DETERMINIZATIONS: Final = 8
"""Where a turn is short they are spread over so many determinizations, with other luck in each."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[S]):
    """How bots think about one game. With rules and an evaluation, everything works; the rest can be overridden.

    Strategies and evaluations are values: nothing that plays or learns writes into them.
    """

    def __init__(
        self,
        rules: Game[S],
        evaluation: Evaluation[S],
        planning: Evaluation[S] | None = None,
        model: PlanningModel[S] | None = None,
    ) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.planning: Evaluation[S] = evaluation if planning is None else planning
        """What plans of many decisions go by, where that is something else (`palier lab hone`)."""
        self.model: PlanningModel[S] = PlanningModel(rules) if model is None else model
        self.solo_model: SoloModel[S] | None = None
        """Where nobody touches what is another's, so that each can think of a match of its own."""
        self.turn_features: TurnFeatures[S] | None = None
        """What a linear model can learn from (`palier lab judge`)."""
        self.turn_value: LinearValue | None = None
        """What it has learned about positions between turns."""
        self.rollout_model: RolloutModel[S] | None = None
        """What a net can learn from (`palier lab learn`)."""

    def search(self, state: S, seat: int, chance: Chance) -> Search:
        """The search for one decision; `state` is any determinization that fits what the seat knows."""
        return TreeSearch(self.rules, self.evaluation, state, seat, chance, model=self.model)

    def plan(self, state: S, seat: int, codes: list[int], chance: Chance) -> list[float]:
        """The value of each action to somebody who plans the turn to its end and thinks of no replies."""
        samples = self.lookahead(seat).sampled(state, codes, chance, PLAN_POSITIONS, PLAN_DETERMINIZATIONS)
        means: list[float] = []
        for index in range(len(codes)):
            column = [values[index] for values in samples]
            means.append(sum(column) / len(samples))
        return means

    def lookahead(self, seat: int) -> Lookahead:
        return Lookahead(self.rules, self.evaluation, seat, self.model)
