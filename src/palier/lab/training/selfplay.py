"""Matches in which an evaluation plays against itself, or against one with other weights."""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.lookahead import values
from palier.engine.options import OptionValue

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
            code = chosen(game, state, seat, codes, choice, PLAN)
        game.apply(state, seat, code, luck, None)
        seats = game.to_act(state)


def chosen(game: Game[Any], state: State, seat: int, codes: list[int], choice: Chance, budget: int) -> int:
    """What the evaluation likes best in one guess of what the seat cannot see; of equals any."""
    worth = values(game, game.determinize(state, seat, choice), seat, codes, choice, budget)
    most = max(worth)
    best = [codes[index] for index in range(len(codes)) if worth[index] == most]
    return best[choice.below(len(best))]


def watch(
    game: Game[Any],
    weights: list[float],
    players: int,
    options: dict[str, OptionValue],
    seed: int,
    purpose: str,
    number: int,
) -> tuple[list[State], tuple[int, ...]]:
    """The positions of a match between equals in which there was something to decide, and who won it."""
    state = game.setup(players, options, SeededChance(seed, f"{purpose} deal/{number}"))
    states: list[State] = []
    luck = SeededChance(seed, f"{purpose} luck/{number}")
    play(game, state, 0, weights, weights, luck, SeededChance(seed, f"{purpose} choice/{number}"), states)
    outcome = game.outcome(state)
    assert outcome is not None
    return states, outcome.winners
