"""The bots that a server's tables offer: the rungs, and those of its owner's files; guests never name files."""

from collections.abc import Mapping
from typing import Any, Final

from palier.bots.ladder import NAMES, OTHERS
from palier.bots.own import BadBot, check, label
from palier.engine.game import Game

OWN: Final[dict[str, str]] = {}


def offer(name: str) -> str:
    """Adds `path/to/mine.py:MyBot` under the name of its class; BadBot when it cannot be loaded, or that is taken."""
    check(name)
    if label(name) in (*NAMES, *OTHERS) or OWN.get(label(name), name) != name:
        raise BadBot(name, "name")
    OWN[label(name)] = name
    return label(name)


def offered() -> tuple[str, ...]:
    """At every table."""
    return (*NAMES, *OWN)


def offered_open(game: Game[Any]) -> tuple[str, ...]:
    """Besides, where the game's option shows everything."""
    return tuple(OTHERS) if game.open_option else ()


def offered_at(game: Game[Any], options: Mapping[str, object]) -> tuple[str, ...]:
    """At a table of this game with these options."""
    return (*offered(), *offered_open(game)) if options.get(game.open_option) else offered()


def resolve(name: str) -> str:
    """What `make` takes for an offered name."""
    return OWN.get(name, name)
