"""The bots that a server's tables offer: the rungs, and those of its owner's files; guests never name files."""

from typing import Final

from palier.bots.ladder import NAMES
from palier.bots.own import BadBot, check, label

OWN: Final[dict[str, str]] = {}


def offer(name: str) -> str:
    """Adds `path/to/mine.py:MyBot` under the name of its class; BadBot when it cannot be loaded, or that is taken."""
    check(name)
    if label(name) in NAMES or OWN.get(label(name), name) != name:
        raise BadBot(name, "name")
    OWN[label(name)] = name
    return label(name)


def offered() -> tuple[str, ...]:
    return (*NAMES, *OWN)


def resolve(name: str) -> str:
    """What `make` takes for an offered name."""
    return OWN.get(name, name)
