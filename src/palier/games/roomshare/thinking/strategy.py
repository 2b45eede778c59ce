"""How bots think about RoomShare: a tree search, one own turn further."""

from typing import Final

from palier.engine.chance import Chance
from palier.games.roomshare.game import GAME
from palier.games.roomshare.state import RoomShareState
from palier.games.roomshare.thinking.evaluation import STANDARD
from palier.thinking.search import Search
from palier.thinking.strategy import Strategy
from palier.thinking.tree import TreeSearch, TreeSettings

SETTINGS: Final = TreeSettings(own_turns=1)


class RoomShareStrategy(Strategy[RoomShareState]):
    def search(self, state: RoomShareState, seat: int, chance: Chance) -> Search:
        return TreeSearch(self.rules, self.evaluation, state, seat, chance, SETTINGS)


STRATEGY: Final = RoomShareStrategy(GAME, STANDARD)
