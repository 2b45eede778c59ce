"""Palier: four French tabletop games about living together, to play and to study.

>>> import palier
>>> match = palier.new_match("roomshare", players=4, seed=7, options={"royal_suite": True})
>>> match.to_act
(1,)
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from palier.engine import match as _match
from palier.engine.chance import Chance, RecordedChance, ScriptedChance, SeededChance
from palier.engine.errors import (
    BadArgument,
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
    shown,
)
from palier.engine.events import Event
from palier.engine.game import Action, Game, Meta, State, Window
from palier.engine.match import Match, Played
from palier.engine.options import Option
from palier.engine.outcome import Outcome
from palier.engine.record import Record
from palier.registry import games, strategies

__version__ = "0.2.0.dev0"

compiled: bool = not str(_match.__file__).endswith(".py")
"""Whether engine and games run compiled."""


def new_match(
    game: str | Game[Any],
    players: SupportsIndex,
    seed: SupportsIndex = 0,
    options: Mapping[str, object] | None = None,
    chance: Chance | None = None,
) -> Match:
    """A match ready for its first decision, of one of our games or of yours. A chance of yours needs no seed."""
    if chance is not None and not isinstance(chance, Chance):
        raise BadArgument(f"chance is a Chance, such as SeededChance(7), not {shown(chance)}")
    rules = game if isinstance(game, Game) else games[game]
    return Match.new(
        rules, players, {} if options is None else options, SeededChance(seed) if chance is None else chance
    )


def replay(record: Record, steps: SupportsIndex | None = None, game: Game[Any] | None = None) -> Match:
    """The very match that a record tells, or its first `steps` actions. BadRecord when it does not fit the rules."""
    if not isinstance(record, Record):
        raise BadRecord(f"a record is what match.record or Record.from_json gives, not {shown(record)}")
    if game is not None and not isinstance(game, Game):
        raise BadArgument(f"a game is a Game, such as palier.games['roomshare'], not {shown(game)}")
    return _match.replay(games[record.game] if game is None else game, record, steps)


__all__ = [
    "Action",
    "BadArgument",
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
    "Option",
    "Outcome",
    "PalierError",
    "Played",
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
