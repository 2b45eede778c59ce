"""The one list of games: each one's rules, its strategy and its door. Modules are loaded when first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from palier.engine.errors import UnknownGame, shown
from palier.engine.game import Game

if TYPE_CHECKING:
    from palier.thinking.strategy import Strategy


class Door(NamedTuple):
    """What leads to a game."""

    rules: str
    """The module that holds its GAME."""
    strategy: str
    """The module that holds its STRATEGY."""
    colour: str
    """Of its door on the landing, as the page paints it."""

    @property
    def figures(self) -> str:
        """The package with the files of figures that bots go by."""
        return self.strategy.rpartition(".")[0]


def door(name: str, colour: str) -> Door:
    return Door(f"palier.games.{name}.game", f"palier.games.{name}.thinking.strategy", colour)


DOORS: Final[Mapping[str, Door]] = {
    "roomshare": door("roomshare", "#b84e28"),
    "home_staging": door("home_staging", "#2e5e8c"),
    "les_colocs": door("les_colocs", "#6d4c9f"),
    "wucherer": door("wucherer", "#2f6b4f"),
}
"""In the order of the landing."""
NAMES: Final = tuple(DOORS)

# Loaded here, before `palier.games` is bound to the registry: loading it later would take that name back.
PACKAGE: Final = import_module("palier.games")


def door_of(name: object) -> Door:
    if not isinstance(name, str) or name not in DOORS:
        raise UnknownGame(f"there is no game {shown(name)} (games: {', '.join(NAMES)})")
    return DOORS[name]


class Registry(Mapping[str, Game[Any]]):
    """`palier.games["roomshare"]`. It stands where the package `palier.games` would, and passes on its modules."""

    def __getitem__(self, name: str) -> Game[Any]:
        game: Game[Any] = import_module(door_of(name).rules).GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __reduce__(self) -> str:
        return "games"

    def __repr__(self) -> str:
        return f"<the games {', '.join(NAMES)}>"

    def __getattr__(self, name: str) -> Any:
        return getattr(PACKAGE, name)


class Strategies(Mapping[str, "Strategy[Any]"]):
    """`palier.strategies["roomshare"]`: how bots think about a game."""

    def __getitem__(self, name: str) -> "Strategy[Any]":
        strategy: Strategy[Any] = import_module(door_of(name).strategy).STRATEGY
        return strategy

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES


games: Final = Registry()
strategies: Final = Strategies()
