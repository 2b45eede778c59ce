"""From values of an evaluation to shares of the win."""

from math import exp, log
from typing import Any, Final

from palier.engine.game import Game, State
from palier.thinking.evaluation import Evaluation

MOST_LOG_ODDS: Final = 30.0
"""Beyond these log-odds a win counts as certain."""


class WinShares:
    """Expected shares of the win, seen from the position at the root of a search.

    Alone, where nobody wins, the root is an even share, and what is better than it is more.
    """

    def __init__(self, rules: Game[Any], evaluation: Evaluation[Any], root: State) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.players: int = rules.players_of(root)
        self.root_values: list[float] = [evaluation.value(root, seat) for seat in range(self.players)]
        self.root_log_odds: list[float] = [log_odds(share) for share in self.softmax(self.root_values)]

    def of(self, state: State) -> list[float]:
        """Each seat's share: the true one when the match is over, the evaluation's before."""
        seats = range(self.players)
        if self.players > 1 and not self.rules.to_act(state):
            outcome = self.rules.outcome(state)
            if outcome is not None:
                return [outcome.share(seat) for seat in seats]
        return self.softmax([self.evaluation.value(state, seat) for seat in seats])

    def softmax(self, values: list[float]) -> list[float]:
        """Shares in proportion to exp(value / scale)."""
        if self.players == 1:
            return [share_of((values[0] - self.root_values[0]) / self.evaluation.scale)]
        highest = max(values)
        parts = [exp(max(-MOST_LOG_ODDS, (value - highest) / self.evaluation.scale)) for value in values]
        total = sum(parts)
        return [part / total for part in parts]

    def after(self, value: float, seat: int) -> float:
        """The share of a seat whose value has become this, if the others lose in equal parts what it gains."""
        gain = (value - self.root_values[seat]) / self.evaluation.scale
        others = max(1.0, self.players - 1.0)
        return share_of(self.root_log_odds[seat] + gain * self.players / others)


def share_of(odds: float) -> float:
    """The logistic function: a share from log-odds."""
    if odds > MOST_LOG_ODDS:
        return 1.0
    if odds < -MOST_LOG_ODDS:
        return 0.0
    return 1.0 / (1.0 + exp(-odds))


def log_odds(share: float) -> float:
    if share <= 0.0:
        return -MOST_LOG_ODDS
    if share >= 1.0:
        return MOST_LOG_ODDS
    return log(share / (1.0 - share))
