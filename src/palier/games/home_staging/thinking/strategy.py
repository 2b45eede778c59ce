"""How bots think about Home Staging: nobody touches another's plan, so each plays out matches of their own."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.game import Game
from palier.games.home_staging.game import GAME
from palier.games.home_staging.state import ASK_DRAW, ASK_TOKENS, HomeStagingState
from palier.games.home_staging.thinking import shortlist
from palier.games.home_staging.thinking.evaluation import PLANNING, STANDARD
from palier.thinking.evaluation import Evaluation
from palier.thinking.search import Search
from palier.thinking.solo import Outlook, SoloModel, SoloSearch
from palier.thinking.strategy import Strategy

OUTLOOK_CANDIDATES: Final = 4
OUTLOOK_ROLLOUTS: Final = 2
"""What the planner plays out: the actions that look best, and how often each. With twice as many of both it was nearer
to `search` than to `greedy`; levels are there to be a step apart."""
OUTLOOK_TURNS: Final = 1
"""Cards turned up in each of these rollouts."""


class HomeStagingModel(SoloModel[HomeStagingState]):
    def solo(self, state: HomeStagingState, seat: int) -> HomeStagingState:
        return state.solo(seat)

    def horizon(self, state: HomeStagingState) -> int:
        return state.turn * 8 + len(state.done)

    def episode(self, state: HomeStagingState) -> int:
        """What a card asks for is one thing: where its tokens go, and then what is drawn."""
        ask = state.asks()
        return self.horizon(state) * 16 + (ASK_DRAW if ask == ASK_TOKENS else ask)

    def shortlist(self, state: HomeStagingState, seat: int, most: int) -> list[int]:
        return shortlist.shortlist(state, seat, most)

    def key(self, state: HomeStagingState) -> int:
        return state.likeness()


class HomeStagingStrategy(Strategy[HomeStagingState]):
    def __init__(
        self,
        rules: Game[HomeStagingState],
        evaluation: Evaluation[HomeStagingState],
        planning: Evaluation[HomeStagingState],
    ) -> None:
        self.own: Final = HomeStagingModel(rules)
        super().__init__(rules, evaluation, planning, self.own)
        self.solo_model = self.own

    def search(self, state: HomeStagingState, seat: int, chance: Chance) -> Search:
        rivals = max(1, state.players - 1)
        return SoloSearch(self.rules, self.planning, self.own, self.own.solo(state, seat), 0, chance, rivals)

    def plan(self, state: HomeStagingState, seat: int, codes: list[int], chance: Chance) -> list[float]:
        outlook = Outlook(self.rules, self.evaluation, self.own, 0)
        solo = self.own.solo(state, seat)
        return outlook.values(solo, codes, chance, OUTLOOK_CANDIDATES, OUTLOOK_ROLLOUTS, OUTLOOK_TURNS)


STRATEGY: Final = HomeStagingStrategy(GAME, STANDARD, PLANNING)
