"""Matches in which an evaluation plays against itself, or against one with other weights."""

from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.game import Game, State
from palier.engine.lookahead import values

PLAN: Final = 250
"""Positions looked at for a decision."""


def play(
    game: Game[Any],
    state: State,
    mine: int,
    one: list[float],
    other: list[float],
    luck: Chance,
    choice: Chance,
    seen: list[State] | None = None,
) -> None:
    """Plays a match to its end; `seen` gets the positions in which there was something to decide."""
    seats = game.to_act(state)
    while seats:
        seat = seats[0]
        codes = game.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            if seen is not None:
                seen.append(state.clone())
            game.weights = one if seat == mine else other
            guess = game.determinize(state, seat, choice)
            worth = values(game, guess, seat, codes, choice, PLAN)
            best = [codes[index] for index in range(len(codes)) if worth[index] == max(worth)]
            code = best[choice.below(len(best))]
        game.apply(state, seat, code, luck, None)
        seats = game.to_act(state)
