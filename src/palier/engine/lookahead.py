"""Looking ahead through one's own decisions, in one loop that stays inside compiled code."""

from typing import Any

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State


def value(game: Game[Any], state: State, seat: int, chance: Chance, budget: int, horizon: int) -> float:
    """The best evaluation that a seat reaches before somebody else or luck decides, trying about `budget` positions."""
    seats = game.to_act(state)
    if len(seats) != 1 or seats[0] != seat or game.horizon(state) != horizon:
        return game.evaluate(state, seat)
    codes = game.legal(state, seat)
    if budget < len(codes):
        return game.evaluate(state, seat)
    share = budget // len(codes)
    best = -1e18
    for code in codes:
        after = state.clone()
        game.apply(after, seat, code, chance, None)
        best = max(best, value(game, after, seat, chance, share, horizon))
    return best


def values(game: Game[Any], state: State, seat: int, codes: list[int], chance: Chance, budget: int) -> list[float]:
    """What each action is worth, by looking ahead; all with the same luck, which is then no reason to choose."""
    share = budget // max(1, len(codes))
    luck = chance.below(1 << 30)
    horizon = game.horizon(state)
    result: list[float] = []
    for code in codes:
        after = state.clone()
        same = SeededChance(luck, "look ahead")
        game.apply(after, seat, code, same, None)
        result.append(value(game, after, seat, same, share, horizon))
    return result
