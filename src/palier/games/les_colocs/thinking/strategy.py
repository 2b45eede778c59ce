"""How bots think about Les Colocs: luck falls everywhere, so every action is played out under the same luck."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.game import Game
from palier.games.les_colocs.game import GAME
from palier.games.les_colocs.state import LesColocsState
from palier.games.les_colocs.thinking.evaluation import STANDARD
from palier.games.les_colocs.thinking.net_features import NET_FEATURES, LesColocsModel
from palier.games.les_colocs.thinking.turn_features import TURN_FEATURES, LesColocsTurnFeatures
from palier.thinking.evaluation import Evaluation
from palier.thinking.linear import LinearValue
from palier.thinking.net import Net
from palier.thinking.rollouts import PairedRollouts
from palier.thinking.search import Search
from palier.thinking.strategy import Strategy
from palier.thinking.tree import TreeSearch, TreeSettings
from palier.thinking.weights import load_linear, load_net

PACKAGE: Final = "palier.games.les_colocs.thinking"
OWN_TURNS: Final = 1
NET_PLAYERS: Final = 2
"""The net has seen matches of two."""
PLAN_VISITS: Final = 60
"""Rollouts of each action to the end of the turn, for the planner."""
PLAN_SETTINGS: Final = TreeSettings(own_turns=0, expansion_visits=1000)
"""Luck makes every visit different: no tree grows below the actions themselves."""


class LesColocsStrategy(Strategy[LesColocsState]):
    def __init__(self, rules: Game[LesColocsState], evaluation: Evaluation[LesColocsState]) -> None:
        super().__init__(rules, evaluation)
        self.own: Final = LesColocsModel(evaluation)
        features = LesColocsTurnFeatures()
        self.rollout_model = self.own
        self.turn_features = features
        self.turn_value = LinearValue(rules, features, load_linear(PACKAGE, TURN_FEATURES, "turn_value.toml"))
        self.net: Net | None = None

    def net_for(self, players: int) -> Net | None:
        """The net for this number of players, if there is one."""
        if players != NET_PLAYERS:
            return None
        if self.net is None:
            # Only when somebody asks: it is much to read.
            self.net = load_net(PACKAGE, NET_FEATURES, "net.toml")
        return self.net

    def search(self, state: LesColocsState, seat: int, chance: Chance) -> Search:
        net = self.net_for(state.players)
        return PairedRollouts(
            self.rules, self.evaluation, self.own, state, seat, chance, OWN_TURNS, net, self.turn_value
        )

    def plan(self, state: LesColocsState, seat: int, codes: list[int], chance: Chance) -> list[float]:
        tree = TreeSearch(self.rules, self.evaluation, state, seat, chance, PLAN_SETTINGS, turn_value=self.turn_value)
        for code in codes:
            tree.visit(code, PLAN_VISITS)
        return [value for _, _, value in tree.action_values(codes)]


STRATEGY: Final = LesColocsStrategy(GAME, STANDARD)
