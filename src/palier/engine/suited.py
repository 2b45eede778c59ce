"""Which search suits which game."""

from typing import Any

from palier.engine.alone import Alone
from palier.engine.chance import Chance
from palier.engine.game import Game, State
from palier.engine.paired import Paired
from palier.engine.planned import Planned
from palier.engine.search import Search


def search_for(game: Game[Any], state: State, seat: int, chance: Chance) -> Search:
    """By what the game tells of itself; where nobody touches what is another's, each thinks of its own match."""
    solo = game.solo(state, seat)
    if solo is not None:
        return Alone(game, solo, 0, chance, max(1, game.players_of(state) - 1))
    if game.pace.luck_in_turns:
        return Paired(game, state, seat, chance)
    if game.pace.breadth:
        return Planned(game, state, seat, chance)
    return Search(game, state, seat, chance)
