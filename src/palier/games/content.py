"""Reads a game's data: content.toml, cards and figures apart from the rules; weights.toml, thought.toml,
judgement.toml and insight.toml, what bots go by."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from palier.engine.net import Net

WEIGHTS: Final = "weights.toml"
THOUGHT: Final = "thought.toml"


def load(game: str) -> dict[str, Any]:
    return read(game, "content.toml")


def load_weights(game: str, names: tuple[str, ...], file: str = WEIGHTS) -> list[float]:
    data = read(game, file)
    return [float(data[name]) for name in names]


def load_swing(game: str) -> float:
    return float(read(game, WEIGHTS)["swing"])


def load_judgement(game: str, names: tuple[str, ...]) -> list[float]:
    """What traits are worth, from judgement.toml; a trait that it does not tell is worth nothing."""
    data = read(game, "judgement.toml")
    return [float(data.get(name, 0.0)) for name in names]


def load_net(game: str, names: tuple[str, ...]) -> Net:
    """The net of insight.toml."""
    return net_of(read(game, "insight.toml"), names)


def net_of(data: dict[str, Any], names: tuple[str, ...]) -> Net:
    """Each sign by itself, then its weight for each unit; signs never seen count nothing."""
    units = len(data["voices"])
    net = Net(len(names), units)
    net.voices = [float(one) for one in data["voices"]]
    net.floors = [float(one) for one in data["floors"]]
    told = data["signs"]
    for sign in range(len(names)):
        row = told.get(names[sign])
        if row is None:
            continue
        net.plain[sign] = float(row[0])
        for unit in range(units):
            net.weights[sign * units + unit] = float(row[unit + 1])
    return net


def load_start(game: str, names: tuple[str, ...], file: str = WEIGHTS) -> list[float]:
    """The weights that were set by hand, where tuning starts; what bots go by where the file tells no others."""
    data = read(game, file)
    return [float(data.get("start", data)[name]) for name in names]


def read(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads(files(f"palier.games.{game}").joinpath(name).read_text(encoding="utf-8"))
