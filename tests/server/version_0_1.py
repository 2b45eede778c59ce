"""What version 0.1 wrote (see tools/fixtures_0_1.py), unpacked for a test."""

import gzip
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "fixtures" / "v0_1"

Manifest = dict[str, Any]
"""`tables`: id, label, secrets by seat, what each seat is told (`hello`), and the messages answered before."""


def manifest() -> Manifest:
    read: Manifest = json.loads(gzip.decompress((FOLDER / "manifest.json.gz").read_bytes()))
    return read


def unpack(folder: Path) -> Path:
    """A copy of the database, where a server in that folder finds it."""
    database = folder / "palier.sqlite"
    database.write_bytes(gzip.decompress((FOLDER / "palier.sqlite.gz").read_bytes()))
    return database


def missing(old: Any, new: Any, at: str = "") -> list[str]:
    """Where what was told then is no longer so. More may be told today, never less."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [line for key, value in old.items() for line in missing(value, new.get(key, "(nothing)"), f"{at}/{key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [line for n, value in enumerate(old) for line in missing(value, new[n], f"{at}/{n}")]
    return [] if old == new else [f"{at}: {old!r} was told, now {new!r}"]
