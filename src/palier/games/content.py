"""Reads a game's content.toml: cards and figures, apart from the rules."""

import tomllib
from importlib.resources import files
from typing import Any


def load(game: str) -> dict[str, Any]:
    return tomllib.loads(files(f"palier.games.{game}").joinpath("content.toml").read_text(encoding="utf-8"))
