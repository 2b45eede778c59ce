"""The games there are, by name; each is loaded when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from palier.engine.errors import UnknownGame, shown
from palier.engine.game import Game

NAMES = ("roomshare", "home_staging", "les_colocs", "wucherer")

# Loaded here, before `palier.games` is bound to the registry: loading it later would take that name back.
PACKAGE = import_module("palier.games")


class Registry(Mapping[str, Game[Any]]):
    """`palier.games["roomshare"]`. It stands where the package `palier.games` would, and passes on its modules."""

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in NAMES:
            raise UnknownGame(f"there is no game {shown(name)} (games: {', '.join(NAMES)})")
        game: Game[Any] = import_module(f"palier.games.{name}.game").GAME
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


games = Registry()
