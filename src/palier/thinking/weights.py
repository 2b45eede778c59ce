"""Reads the figures that bots go by from the TOML files beside a game's strategy."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from palier.thinking.net import Net

WEIGHTS: Final = "weights.toml"
PLANNING: Final = "planning.toml"
"""The weights of plans, where a game keeps them apart."""


def read(package: str, file: str) -> dict[str, Any]:
    """A TOML file of a package such as `palier.games.roomshare.thinking`."""
    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))


def load_weights(package: str, names: tuple[str, ...], file: str = WEIGHTS) -> list[float]:
    data = read(package, file)
    return [float(data[name]) for name in names]


def load_start(package: str, names: tuple[str, ...], file: str = WEIGHTS) -> list[float]:
    """The weights that were set by hand, where tuning starts; the file's own where it keeps no others."""
    data = read(package, file)
    return [float(data.get("start", data)[name]) for name in names]


def load_scale(package: str) -> float:
    """The scale of the evaluation, which files of weights call `swing`."""
    return float(read(package, WEIGHTS)["swing"])


def load_linear(package: str, names: tuple[str, ...], file: str) -> list[float]:
    """The weights of a linear model; features that the file does not name weigh nothing."""
    data = read(package, file)
    return [float(data.get(name, 0.0)) for name in names]


def load_net(package: str, names: tuple[str, ...], file: str) -> Net:
    return net_of(read(package, file), names)


def net_of(data: dict[str, Any], names: tuple[str, ...]) -> Net:
    """A net from its file: of each feature its direct weight, then one for each unit; features never seen have none."""
    units = len(data["voices"])
    net = Net(len(names), units)
    net.output_weights = [float(weight) for weight in data["voices"]]
    net.biases = [float(bias) for bias in data["floors"]]
    rows = data["signs"]
    for feature in range(len(names)):
        row = rows.get(names[feature])
        if row is None:
            continue
        net.direct_weights[feature] = float(row[0])
        for unit in range(units):
            net.weights[feature * units + unit] = float(row[unit + 1])
    return net
