"""Teaches a net by self-play what any moment of a match says about who will win: a game's `net.toml`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import palier
from palier.engine.errors import BadOptions
from palier.thinking.net import Net
from palier.thinking.td import TemporalDifferences

UNITS: Final = 16
CHECKED: Final = 1000
"""Matches against the evaluation, once it has learned."""
DIGITS: Final = 4


@dataclass(frozen=True)
class Taught:
    """What was learned, and the share of matches that its first opinions win against those of the evaluation."""

    names: tuple[str, ...]
    net: Net
    share: float
    games: int

    def to_toml(self, command: str) -> str:
        """A net.toml; features that never came up are left out."""
        units = self.net.units
        rows = [
            f"# What a moment of a match says about who wins. Learned by self-play: {command}\n",
            "# Of every sign what it adds by itself, then its weight for each unit.\n",
            f"floors = {told(self.net.biases)}\n",
            f"voices = {told(self.net.output_weights)}\n",
            "\n[signs]\n",
        ]
        for sign, name in enumerate(self.names):
            if self.net.direct_weights[sign]:
                weights = self.net.weights[sign * units : (sign + 1) * units]
                rows.append(f"{name} = {told([self.net.direct_weights[sign], *weights])}\n")
        return "".join(rows)


def told(numbers: list[float]) -> str:
    return "[" + ", ".join(f"{round(one, DIGITS):g}" for one in numbers) + "]"


def learn(game: str, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Taught:
    """Plays so many matches of two and learns from each."""
    strategy = palier.strategies[game]
    model = strategy.rollout_model
    if model is None:
        raise BadOptions(f"{game} has no features for a net")
    learner = TemporalDifferences(strategy.rules, strategy.evaluation, model, UNITS, games, seed)
    for number in range(games):
        learner.learn_match(number)
        if progress is not None:
            progress(1)
    checked = min(CHECKED, max(2, games))
    won = sum(learner.compete(number) for number in range(checked))
    return Taught(model.names, learner.net, won / checked, checked)
