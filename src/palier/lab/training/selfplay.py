"""Matches in which an evaluation plays against itself, or against one with other weights."""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import State
from palier.engine.options import OptionValue
from palier.thinking.evaluation import Evaluation
from palier.thinking.lookahead import Lookahead
from palier.thinking.strategy import Strategy

PLAN_POSITIONS: Final = 250
"""Positions looked at for a decision."""


def play(
    strategy: Strategy[Any],
    state: State,
    mine: int,
    one: Evaluation[Any],
    other: Evaluation[Any],
    luck: Chance,
    choice: Chance,
    seen: list[State] | None = None,
) -> None:
    """Plays a match to its end, seat `mine` by `one`; `seen` gets the positions in which there was a choice."""
    game = strategy.rules
    seats = game.to_act(state)
    while seats:
        seat = seats[0]
        codes = game.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            if seen is not None:
                seen.append(state.clone())
            evaluation = one if seat == mine else other
            code = chosen(strategy, evaluation, state, seat, codes, choice, PLAN_POSITIONS)
        game.apply(state, seat, code, luck, None)
        seats = game.to_act(state)


def chosen(
    strategy: Strategy[Any],
    evaluation: Evaluation[Any],
    state: State,
    seat: int,
    codes: list[int],
    choice: Chance,
    budget: int,
) -> int:
    """What the evaluation likes best in one determinization; of equals any."""
    lookahead = Lookahead(strategy.rules, evaluation, seat, strategy.model)
    values = lookahead.values(strategy.rules.determinize(state, seat, choice), codes, choice, budget)
    highest = max(values)
    best = [codes[index] for index in range(len(codes)) if values[index] == highest]
    return best[choice.below(len(best))]


def watch(
    strategy: Strategy[Any],
    evaluation: Evaluation[Any],
    players: int,
    options: dict[str, OptionValue],
    seed: int,
    purpose: str,
    number: int,
) -> tuple[list[State], tuple[int, ...]]:
    """The positions of a match between equals in which there was something to decide, and who won it."""
    game = strategy.rules
    state = game.setup(players, options, SeededChance(seed, f"{purpose} deal/{number}"))
    states: list[State] = []
    luck = SeededChance(seed, f"{purpose} luck/{number}")
    choice = SeededChance(seed, f"{purpose} choice/{number}")
    play(strategy, state, 0, evaluation, evaluation, luck, choice, states)
    outcome = game.outcome(state)
    assert outcome is not None
    return states, outcome.winners
