"""Bots play a match: the one loop in which they do.

Only what is compiled has loops of its own, which never leave compiled code: `random_playout`, for bots that look at
nothing, and the training of nets.
"""

import time
from collections.abc import Sequence

from palier.bots import Bot, choose
from palier.engine.events import Event
from palier.engine.game import Action
from palier.engine.match import Match
from palier.engine.outcome import Outcome


class Watch:
    """Looks on while bots play, and notes what else is wanted of a match than its outcome."""

    def chosen(self, match: Match, seat: int, actions: Sequence[Action], action: Action, seconds: float) -> None:
        """Before an action is played; `seconds`: how long the bot thought."""

    def played(self, match: Match, seat: int, action: Action, events: Sequence[Event]) -> None:
        """After an action was played."""


def play(match: Match, bots: Sequence[Bot], watch: Watch | None = None) -> Outcome:
    """Plays a match to its end, with a bot for each seat."""
    seats = match.to_act
    while seats:
        decide(match, seats[0], bots[seats[0]], watch)
        seats = match.to_act
    outcome = match.outcome
    assert outcome is not None
    return outcome


def decide(match: Match, seat: int, bot: Bot, watch: Watch | None = None) -> None:
    """Asks a bot for one decision of a seat, and plays it."""
    began = time.perf_counter()
    actions = match.legal(seat)
    action = choose(bot, match, seat, actions)
    seconds = time.perf_counter() - began
    if watch is not None:
        watch.chosen(match, seat, actions, action, seconds)
    events = match.play(seat, action)
    if watch is not None:
        watch.played(match, seat, action, events)
