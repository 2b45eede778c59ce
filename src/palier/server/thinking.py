"""What bots, hints and reviews run in a worker process. It is sent a guess that fits what a seat knows, never the true
state."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import palier
from palier import analysis
from palier.bots import choose, lost_by, make
from palier.bots.own import Lost, host_of
from palier.bots.search import SearchBot
from palier.engine.errors import PalierError
from palier.engine.match import Match
from palier.server.protocol import HintFound, Marked, Suggestion, Told

FALLBACK: Final = "greedy"
"""Plays what another bot has not found in time."""
SHORTEST_SECONDS: Final = 0.02
"""In less time a search would find nothing better than `greedy` does at a glance."""
LOADING_SHARE: Final = 0.25
"""Of the time for a move, what a bot's own file may take to load; it goes on loading until the next."""

HINT_ITERATIONS: Final = 3000
REVIEW_ITERATIONS: Final = 600
"""The most that a search is asked for where there is time for more: nobody is helped by the last digit."""


class NoMove(Exception):
    """A bot of somebody's own crashed, took too long or answered nonsense."""


Think = Callable[[str, str, dict[str, Any], int, int, float], list[str]]


def load(own: tuple[str, ...]) -> None:
    """What a worker does first, so that no move has to wait for it: the games, and bots from somebody's own files."""
    list(palier.games.values())
    list(palier.strategies.values())
    for name in own:
        # The file goes on loading, and whoever asks for its bot is told what is wrong with it.
        with suppress(Lost, PalierError):
            host_of(name, 0.0)


def think_in_time(
    think: Think, game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float
) -> tuple[list[str], bool]:
    """Besides, whether there was so little time that the bot was not even asked, but the one that needs none."""
    if seconds < SHORTEST_SECONDS:
        return glance(game, position, seat, seed), True
    return think(game, bot, position, seat, seed, seconds), False


def glance(game: str, position: dict[str, Any], seat: int, seed: int) -> list[str]:
    """The action that the bot chooses that needs a few milliseconds only."""
    return think(game, FALLBACK, position, seat, seed, 0.0)


def think(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    """The action that a bot chooses, and those that it means to take next if nothing new comes to light; as text."""
    match = palier.games[game].match_from(position, strict=False, seed=seed)
    player = make(bot, seed, seconds, seconds * LOADING_SHARE)
    action = choose(player, match, seat)
    if lost_by(player):
        raise NoMove
    codes = player.ahead() if isinstance(player, SearchBot) else []
    return [action.text, *(match.game.text(code) for code in codes)]


def advise(game: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> HintFound:
    """What a seat could do, from a search of so many seconds."""
    match = palier.games[game].match_from(position, strict=False, seed=seed)
    found = analysis.hint(match, seat, HINT_ITERATIONS, seed, seconds)
    other = analysis.next_best(found)
    return HintFound(
        suggestion(match, seat, found[0].action, found[0].promise),
        None if other is None else suggestion(match, seat, other.action, other.promise),
        len(found),
        analysis.verdict(found),
    )


def judge(game: str, position: dict[str, Any], seat: int, step: int, played: str, seconds: float) -> Marked | None:
    """A decision of a finished match where something else was clearly better; None when nothing was."""
    match = palier.games[game].match_from(position, strict=False)
    judged = analysis.judge_step(match, step, seat, played, REVIEW_ITERATIONS, step, seconds)
    if judged is None or not judged.clear:
        return None
    return Marked(
        step,
        seat,
        suggestion(match, seat, judged.played, judged.promise),
        suggestion(match, seat, judged.best, judged.best_promise),
        [Told(action, about) for action, about in analysis.line(match, seat, judged.best, step)],
    )


def suggestion(match: Match, seat: int, action: str, promise: float) -> Suggestion:
    return Suggestion(action, analysis.about(match, seat, action), round(promise, 4))
