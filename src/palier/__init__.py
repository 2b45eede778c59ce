"""Palier: four French tabletop games about living together, to play and to study.

>>> import palier
>>> match = palier.new_match("roomshare", players=4, seed=7, options={"royal_suite": True})
>>> match.to_act
(1,)
"""

from collections.abc import Mapping

from palier.engine import match as _match
from palier.engine.chance import Chance, RecordedChance, ScriptedChance, SeededChance
from palier.engine.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadScript,
    BadText,
    IllegalAction,
    NotYourTurn,
    PalierError,
    UnknownGame,
    UnknownSeat,
)
from palier.engine.events import Event
from palier.engine.game import Action, Game, Meta, State, Window
from palier.engine.match import Match
from palier.engine.outcome import Outcome
from palier.engine.record import Record
from palier.registry import games, strategies

__version__ = "0.2.0.dev0"

compiled: bool = not str(_match.__file__).endswith(".py")
"""Whether engine and games run compiled."""


def new_match(
    game: str,
    players: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    chance: Chance | None = None,
) -> Match:
    """A match ready for its first decision. With a chance of your own the seed is not used."""
    return Match.new(games[game], players, options or {}, SeededChance(seed) if chance is None else chance)


def replay(record: Record, steps: int | None = None) -> Match:
    """The very match that a record tells, or its first `steps` actions. BadRecord when it does not fit the rules."""
    return _match.replay(games[record.game], record, steps)


__all__ = [
    "Action",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadScript",
    "BadText",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Meta",
    "NotYourTurn",
    "Outcome",
    "PalierError",
    "Record",
    "RecordedChance",
    "ScriptedChance",
    "SeededChance",
    "State",
    "UnknownGame",
    "UnknownSeat",
    "Window",
    "compiled",
    "games",
    "new_match",
    "replay",
    "strategies",
]
