"""Prints the JSON Schema of the protocol: `python -m palier.server.schema`. The page's types are generated from it."""

import json
import sys
from importlib import import_module
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
    protocol.GameInfo,
    protocol.TableInfo,
    protocol.ListedTable,
    protocol.Seated,
    protocol.Uploaded,
    protocol.Log,
    protocol.Replay,
    protocol.ErrorAnswer,
    protocol.Health,
)
UNIONS: Final = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
PLACE: Final = "#/$defs/{name}"


def view_types() -> dict[str, Any]:
    """The views of the games that declare theirs, each under a name of its own, such as `RoomshareView`."""
    found: dict[str, Any] = {}
    for name in NAMES:
        declared = getattr(import_module(f"palier.games.{name}.view"), "View", None)
        if declared is not None:
            found[f"{name.title().replace('_', '')}View"] = declared
    return found


def schema() -> dict[str, Any]:
    """One schema with everything under `$defs`."""
    unions, components = msgspec.json.schema_components([*HTTP_TYPES, *UNIONS.values()], ref_template=PLACE)
    definitions = dict(components)
    for name, one in zip(UNIONS, unions[len(HTTP_TYPES) :], strict=True):
        definitions[name] = {"title": name, **one}
    for name, declared in view_types().items():
        _, parts = msgspec.json.schema_components([declared], ref_template=PLACE)
        # A game's View is told apart from another's by its name; its parts (FlatSeen, ...) are its own anyway.
        definitions[name] = {**parts.pop("View"), "title": name}
        definitions.update(parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Palier",
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
