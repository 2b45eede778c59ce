"""Prints the JSON Schema of the protocol: `python -m palier.server.schema`. The page's types are generated from it."""

import json
import sys
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, Final

import msgspec

from palier.registry import NAMES
from palier.server import protocol

HTTP_TYPES: Final = (
    protocol.MakeTable,
    protocol.ClaimSeat,
    protocol.ResumeSeat,
    protocol.Rename,
    protocol.PutBot,
    protocol.StandIn,
    protocol.Follow,
    protocol.Once,
    protocol.FreeSeat,
    protocol.RevokeDevice,
    protocol.ReviewAsk,
    protocol.GameInfo,
    protocol.CheckOptions,
    protocol.OptionsChecked,
    protocol.TableInfo,
    protocol.ListedTable,
    protocol.Seated,
    protocol.DeviceInfo,
    protocol.ResumeLink,
    protocol.Uploaded,
    protocol.Log,
    protocol.Replay,
    protocol.Review,
    protocol.ErrorAnswer,
    protocol.Health,
    protocol.Ready,
)
UNIONS: Final = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
PLACE: Final = "#/$defs/{name}"


def view_types() -> dict[str, Any]:
    """The views of the games that declare theirs, by what their types are called after, such as `Roomshare`."""
    found: dict[str, Any] = {}
    for name in NAMES:
        declared = getattr(plain_module(name), "View", None)
        if declared is not None:
            found[name.title().replace("_", "")] = declared
    return found


def plain_module(game: str) -> ModuleType:
    """A game's `view.py` as plain Python: a compiled module no longer knows the types of its declarations."""
    place = files(f"palier.games.{game}").joinpath("view.py")
    spec = spec_from_file_location(f"palier_{game}_view", str(place))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def schema() -> dict[str, Any]:
    """One schema with everything under `$defs`."""
    unions, components = msgspec.json.schema_components([*HTTP_TYPES, *UNIONS.values()], ref_template=PLACE)
    definitions = dict(components)
    for name, one in zip(UNIONS, unions[len(HTTP_TYPES) :], strict=True):
        definitions[name] = {"title": name, **one}
    for game, declared in view_types().items():
        # Two games may both have a View, an Asked, a FlatSeen: each bears its game's name.
        _, parts = msgspec.json.schema_components([declared], ref_template=f"#/$defs/{game}{{name}}")
        for name, part in parts.items():
            definitions[f"{game}{name}"] = {**part, "title": f"{game}{name}"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Palier",
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
