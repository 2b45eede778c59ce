"""What can be played at all: asked once, whoever wants it played. What cannot is an error that says all of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import palier
from palier.bots import check, is_own, make
from palier.engine.errors import BadOptions, shown
from palier.engine.game import Game
from palier.engine.options import Option, OptionValue


class BadPlan(BadOptions):
    """What cannot be played as it was asked for; each kind of it has what a sentence about it needs."""


class BadPlayers(BadPlan):
    def __init__(self, game: Game[Any], players: int) -> None:
        super().__init__(f"{game.name} takes {game.fewest} to {game.most} players, not {players}")
        self.game = game
        self.players = players


class NoSuchOption(BadPlan):
    def __init__(self, game: Game[Any], name: str) -> None:
        self.known = [option.name for option in game.options]
        super().__init__(f"{game.name} has no option {shown(name)} (options: {', '.join(self.known) or 'none'})")
        self.game = game
        self.name = name


class BadValue(BadPlan):
    def __init__(self, game: Game[Any], option: Option, value: object, why: str) -> None:
        super().__init__(why)
        self.game = game
        self.option = option
        self.value = value


class NotTogether(BadPlan):
    """Options that are fine one by one, but not together, or not with this many players."""

    def __init__(self, game: Game[Any], players: int, names: Sequence[str], why: str) -> None:
        super().__init__(why)
        self.game = game
        self.players = players
        self.names = tuple(names)


class TooFew(BadPlan):
    """`name`: what there must be more of, as in the arguments of the lab's functions."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__(f"{name} must be at least {least}")
        self.name = name
        self.least = least


class BotsForSeats(BadPlan):
    def __init__(self, bots: int, seats: int) -> None:
        super().__init__(f"{bots} bots were named for {seats} seats")
        self.bots = bots
        self.seats = seats


class NobodyToMeet(BadPlan):
    def __init__(self) -> None:
        super().__init__("a tournament needs at least two bots")


class TableOfOne(BadPlan):
    def __init__(self) -> None:
        super().__init__("nobody meets at a table of one")


class TableNotFull(BadPlan):
    """Bots of which some are named several times are all who sit at a table."""

    def __init__(self, bots: int, players: int) -> None:
        super().__init__(f"{bots} bots, some named several times, do not fill a table of {players}")
        self.bots = bots
        self.players = players


class NotInTurn(BadPlan):
    """An option whose values cannot go in turn; `known` are those that could."""

    def __init__(self, game: Game[Any], name: str, known: Sequence[str]) -> None:
        super().__init__(f"{game.name} has no option {name!r} whose values could go in turn")
        self.game = game
        self.name = name
        self.known = tuple(known)


class InTurnAndGiven(BadPlan):
    def __init__(self, name: str) -> None:
        super().__init__(f"option {name!r} cannot both have one value and take all in turn")
        self.name = name


def players_of(game: str, players: int | None, usual: int | None = None) -> int:
    """How many play; as many as can, or as usual, unless told."""
    rules = palier.games[game]
    number = players if players is not None else rules.most if usual is None else usual
    if not rules.fewest <= number <= rules.most:
        raise BadPlayers(rules, number)
    return number


def check_options(game: str, options: Mapping[str, object]) -> None:
    """Each by itself: whether they go together is another question."""
    rules = palier.games[game]
    declared = {option.name: option for option in rules.options}
    for name, value in options.items():
        if name not in declared:
            raise NoSuchOption(rules, name)
        try:
            declared[name].check(value)
        except BadOptions as error:
            raise BadValue(rules, declared[name], value, str(error)) from error


def options_of(game: str, players: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of the game, from those that were given."""
    check_options(game, options)
    rules = palier.games[game]
    try:
        return rules.check_options(players, options)
    except BadOptions as error:
        if error.why is not None:
            # The game says in words of its own what is wrong.
            raise
        raise NotTogether(rules, players, tuple(options), str(error)) from error


def check_bots(names: Sequence[str]) -> None:
    """UnknownBot, or BadBot for a file of one's own that cannot be used."""
    for name in names:
        make(name, 0)
        if is_own(name):
            check(name)


def bots_of(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat; a single one stands for all."""
    check_bots(names)
    if len(names) != 1 and len(names) != seats:
        raise BotsForSeats(len(names), seats)
    return tuple(names) * seats if len(names) == 1 else tuple(names)


def check_least(name: str, number: int, least: int) -> None:
    if number < least:
        raise TooFew(name, least)
