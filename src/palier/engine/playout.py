"""Whole matches at random, in one loop that stays inside compiled code."""

from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.game import Game, State

INTERJECT_ONE_IN: Final = 8


def random_step(game: Game[Any], state: State, seats: tuple[int, ...], chance: Chance, choice: Chance) -> None:
    """One random action by one of the seats that must act, now and then by one that only may."""
    may = game.may_act(state)
    if may and choice.below(INTERJECT_ONE_IN) == 0:
        seat = may[choice.below(len(may))]
        legal = game.legal(state, seat)
        if legal:
            game.apply(state, seat, legal[choice.below(len(legal))], chance, None)
            return
    seat = seats[0] if len(seats) == 1 else seats[choice.below(len(seats))]
    legal = game.legal(state, seat)
    game.apply(state, seat, legal[0] if len(legal) == 1 else legal[choice.below(len(legal))], chance, None)


def random_playout(game: Game[Any], state: State, chance: Chance, choice: Chance) -> int:
    """Plays a state to its end in place and returns the number of decisions."""
    decisions = 0
    seats = game.to_act(state)
    while seats:
        random_step(game, state, seats, chance, choice)
        decisions += 1
        seats = game.to_act(state)
    return decisions
