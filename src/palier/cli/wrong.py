"""Says in one sentence what is wrong with what was asked for."""

from typing import Any

from palier.bots import NAMES, OTHERS, BadBot, UnknownBot
from palier.cli.common import values_of
from palier.engine.errors import PalierError
from palier.engine.game import Game
from palier.lab.checks import (
    BadPlan,
    BadPlayers,
    BadValue,
    BotsForSeats,
    InTurnAndGiven,
    NobodyToMeet,
    NoSuchOption,
    NotInTurn,
    NotTogether,
    TableNotFull,
    TableOfOne,
    TooFew,
)
from palier.text import Texts


def sentence_of(error: PalierError, texts: Texts) -> str:
    if isinstance(error, UnknownBot):
        known = ", ".join((*NAMES, *OTHERS))
        # A path without a class is no name that somebody mistyped.
        message = "error-bot_file" if ".py" in error.name else "error-bot_named"
        return texts.say(message, given=error.name, known=known)
    if isinstance(error, BadBot):
        path, _, kind = error.name.rpartition(":")
        return texts.say(f"error-bot_no_{error.reason}", file=path, kind=kind, detail=error.detail)
    if isinstance(error, BadPlan):
        return of_plan(error, texts) or texts.error(error)
    return texts.error(error)


def of_plan(error: BadPlan, texts: Texts) -> str:
    """What cannot be played; "" where there is no sentence for it."""
    if isinstance(error, BadPlayers | NoSuchOption | BadValue | NotTogether | NotInTurn):
        return of_game(error, error.game, Texts(texts.lang, error.game.name))
    if isinstance(error, TooFew):
        return texts.say("error-too_few", name=f"--{error.name}", least=error.least)
    if isinstance(error, BotsForSeats):
        return texts.say("error-bots_count", given=error.bots, seats=error.seats)
    if isinstance(error, NobodyToMeet):
        return texts.say("error-tournament_bots")
    if isinstance(error, TableOfOne):
        return texts.say("error-tournament_alone")
    if isinstance(error, TableNotFull):
        return texts.say("error-tournament_table", bots=error.bots, players=error.players)
    if isinstance(error, InTurnAndGiven):
        return texts.say("error-tournament_each_given", given=error.name)
    return ""


def of_game(
    error: BadPlayers | NoSuchOption | BadValue | NotTogether | NotInTurn, game: Game[Any], texts: Texts
) -> str:
    title = texts.say("game-title")
    if isinstance(error, BadPlayers):
        return texts.say("error-players", title=title, fewest=game.fewest, most=game.most, given=error.players)
    if isinstance(error, NoSuchOption):
        return texts.say("error-option_unknown", title=title, given=error.name, known=", ".join(error.known))
    if isinstance(error, BadValue):
        known = values_of(error.option, texts)
        return texts.say("error-option_value", name=error.option.name, known=known, given=str(error.value))
    if isinstance(error, NotInTurn):
        return texts.say("error-tournament_each", title=title, given=error.name, known=", ".join(error.known))
    about = [f"{texts.say(f'option-{name}')} ({texts.say(f'option-{name}-help').rstrip('.')})" for name in error.names]
    return texts.say("error-together", players=error.players, variants=texts.join(about))
