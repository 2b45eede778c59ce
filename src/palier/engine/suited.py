"""Which search suits which game."""

from typing import Any, Final

from palier.engine.alone import Alone
from palier.engine.chance import Chance
from palier.engine.game import Game, State
from palier.engine.paired import Paired
from palier.engine.planned import Planned
from palier.engine.search import Search

TWO: Final = 2
"""Against a single other a tree wins as many matches as paired tries, or more, whatever luck does."""


def search_for(game: Game[Any], state: State, seat: int, chance: Chance) -> Search:
    """By what the game tells of itself; where nobody touches what is another's, each thinks of its own match."""
    solo = game.solo(state, seat)
    if solo is not None:
        return Alone(game, solo, 0, chance, max(1, game.players_of(state) - 1))
    if game.pace.luck_in_turns and game.players_of(state) > TWO:
        return Paired(game, state, seat, chance)
    if game.pace.breadth:
        return Planned(game, state, seat, chance)
    return Search(game, state, seat, chance)
