"""What is valid, of every game: records, positions and missions to upload as they are or to spoil."""

import json
from pathlib import Path
from typing import Any, Final

import palier
from palier.games.home_staging.pieces import CONTENT
from tests.kit.playthroughs import FOLDER


def last_line(path: Path, word: str) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line for line in reversed(lines) if line.startswith(word)).removeprefix(word)


RECORDS: Final[dict[str, list[str]]] = {
    name: [last_line(path, "record ") for path in sorted((FOLDER / name).iterdir())] for name in palier.games
}
"""Finished matches, as the playthroughs noted them."""

POSITIONS: Final[dict[str, list[str]]] = {
    name: [last_line(path, "end position ") for path in sorted((FOLDER / name).iterdir())] for name in palier.games
}

MISSION_FIELDS: Final = ("name", "story", "tip", "difficulty", "map", "walls", "rooms", "special", "bonus")


def mission_of(mission_id: str) -> dict[str, Any]:
    """A mission of the box as its author would have written it in the editor."""
    mission = next(mission for mission in CONTENT["missions"] if mission["id"] == mission_id)
    copied: dict[str, Any] = json.loads(json.dumps({"name": mission_id, "story": "Une histoire à lire.", **mission}))
    for number, room in enumerate(copied["rooms"], start=1):
        room.setdefault("name", f"Pièce {number}")
    return {field: copied[field] for field in MISSION_FIELDS if field in copied}
