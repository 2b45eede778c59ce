"""What runs in a worker process. It is sent a guess that fits what a seat knows, never the true state."""

import faulthandler
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import palier
from palier.bots import choose, make
from palier.bots.search import SearchBot
from palier.engine.match import Match
from palier.lab import review
from palier.server.protocol import HintFound, Marked, Suggestion, Told

QUIET: Final = open(os.devnull, "w")  # noqa: PTH123, SIM115 - kept open for faulthandler as long as the process lives

PATIENCE: Final = 2.0
"""Seconds that a bot may think at a table where people wait, if it can tell; a file of one's own is cut off then."""

HINT_ITERATIONS: Final = 3000
REVIEW_ITERATIONS: Final = 600
"""The most that a search is asked for where there is time for more: nobody is helped by the last digit."""


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """A worker that thinks for too long is ended, compiled loop or not."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=QUIET)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def think(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    """The action that a bot chooses, and those that it means to take next if nothing new comes to light; as text."""
    with ended_after(seconds):
        match = palier.games[game].match_from(position, strict=False, seed=seed)
        # A file that is slow to load costs its bot the move; a worker that ends takes along what others wait for.
        player = make(bot, seed, min(PATIENCE, seconds / 3), seconds / 3)
        action = choose(player, match, seat)
        codes = player.ahead() if isinstance(player, SearchBot) else []
        return [action.text, *(match.game.text(code) for code in codes)]


def advise(game: str, position: dict[str, Any], seat: int, seed: int, most: float, seconds: float) -> HintFound:
    """What a seat could do, from a search of so many seconds; ended after `most`."""
    with ended_after(most):
        match = palier.games[game].match_from(position, strict=False, seed=seed)
        found = review.hint(match, seat, HINT_ITERATIONS, seed, seconds)
        other = review.next_best(found)
        return HintFound(
            suggestion(match, seat, found[0].action, found[0].promise),
            None if other is None else suggestion(match, seat, other.action, other.promise),
            len(found),
            review.verdict(found),
        )


def judge(
    game: str, position: dict[str, Any], seat: int, step: int, played: str, most: float, seconds: float
) -> Marked | None:
    """A decision of a finished match where something else was clearly better; None when nothing was."""
    with ended_after(most):
        match = palier.games[game].match_from(position, strict=False)
        judged = review.judge_step(match, step, seat, played, REVIEW_ITERATIONS, step, seconds)
        if judged is None or not judged.clear:
            return None
        return Marked(
            step,
            seat,
            suggestion(match, seat, judged.played, judged.promise),
            suggestion(match, seat, judged.best, judged.best_promise),
            [Told(action, about) for action, about in review.line(match, seat, judged.best, step)],
        )


def suggestion(match: Match, seat: int, action: str, promise: float) -> Suggestion:
    return Suggestion(action, review.about(match, seat, action), round(promise, 4))
