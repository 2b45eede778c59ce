"""How bots think about Wucherer: a turn is long, so whole turns are planned."""

from typing import Final

from palier.engine.chance import Chance
from palier.games.wucherer.game import GAME
from palier.games.wucherer.state import WuchererState
from palier.games.wucherer.thinking.evaluation import PLANNING, STANDARD
from palier.thinking.lookahead import PlanningModel
from palier.thinking.search import Search
from palier.thinking.strategy import Strategy
from palier.thinking.turns import TurnSearch

BEAM: Final = 300
"""Positions that a plan looks at for each decision of the turn."""


class WuchererModel(PlanningModel[WuchererState]):
    def key(self, state: WuchererState) -> int:
        return state.likeness()


class WuchererStrategy(Strategy[WuchererState]):
    def search(self, state: WuchererState, seat: int, chance: Chance) -> Search:
        return TurnSearch(self.rules, self.evaluation, self.planning, self.model, state, seat, chance, BEAM)


STRATEGY: Final = WuchererStrategy(GAME, STANDARD, PLANNING, WuchererModel(GAME))
