"""Teaches a net by self-play what any moment of a match says about who will win: a game's `insight.toml`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import palier
from palier.engine.errors import BadOptions
from palier.engine.learning import Learner
from palier.engine.net import Net

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
        """An insight.toml; signs that never came up are left out."""
        units = self.net.units
        rows = [
            f"# What a moment of a match says about who wins. Learned by self-play: {command}\n",
            "# Of every sign what it adds by itself, then its weight for each unit.\n",
            f"floors = {told(self.net.floors)}\n",
            f"voices = {told(self.net.voices)}\n",
            "\n[signs]\n",
        ]
        for sign, name in enumerate(self.names):
            if self.net.plain[sign]:
                weights = self.net.weights[sign * units : (sign + 1) * units]
                rows.append(f"{name} = {told([self.net.plain[sign], *weights])}\n")
        return "".join(rows)


def told(numbers: list[float]) -> str:
    return "[" + ", ".join(f"{round(one, DIGITS):g}" for one in numbers) + "]"


def learn(game: str, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Taught:
    """Plays so many matches of two and learns from each."""
    found = palier.games[game]
    if not found.sign_names:
        raise BadOptions(f"{game} tells no signs to learn from")
    learner = Learner(found, UNITS, games, seed)
    for number in range(games):
        learner.watch(number)
        if progress is not None:
            progress(1)
    checked = min(CHECKED, max(2, games))
    won = sum(learner.compete(number) for number in range(checked))
    return Taught(found.sign_names, learner.net, won / checked, checked)
