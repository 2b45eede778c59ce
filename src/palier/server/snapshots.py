"""Keyframes in the database, so that a table with a long log is loaded without going through all of it again.

The log is the only truth: a snapshot is a shortcut to what the log tells, and passed over when anything does not fit.
It holds the true position, so it lies in the database with the log and goes nowhere else.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from msgspec import Struct

import palier
from palier.engine.record import Step
from palier.server.keyframes import KEYFRAME_ENTRIES, Cause, Keyframe
from palier.server.logs import Log
from palier.server.slices import Work
from palier.server.table import Entry, Table, digest

LOG: Final = Log("palier.snapshots")
CODE: Final = (".py", ".toml")


class SnapshotRow(Struct, frozen=True):
    """`fingerprint`: what the code, the log up to there and the body come to."""

    number: int
    fingerprint: str
    body: str


class Body(Struct):
    state: dict[str, Any]
    open: int
    hashes: dict[int, str]
    settled: int
    taken_back: dict[int, int]


JSON: Final = msgspec.json.Encoder()
READ_BODY: Final = msgspec.json.Decoder(Body)


def snapshot_of(game: str, keyframe: Keyframe) -> SnapshotRow:
    state = keyframe.base.to_json()
    body = Body(state, keyframe.open, keyframe.hashes, keyframe.settled, keyframe.taken_back)
    text = JSON.encode(body).decode()
    return SnapshotRow(keyframe.number, fingerprint(game, keyframe.number, keyframe.digest, text), text)


def fingerprint(game: str, number: int, log: str, body: str) -> str:
    return sha256("\n".join([code_of(game), str(number), log, body]).encode()).hexdigest()


@cache
def code_of(game: str) -> str:
    """What the rules come to, to the letter: a snapshot does not outlive a change of them, whatever their version."""
    whole = sha256(f"{palier.__version__} {palier.games[game].version}".encode())
    for package in ("palier.engine", f"palier.games.{game}"):
        for place in sorted(code_in(files(package)), key=str):
            whole.update(place.read_bytes())
    return whole.hexdigest()


def code_in(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for place in folder.iterdir():
        if place.is_dir():
            found += code_in(place)
        elif place.name.endswith(CODE):
            found.append(place)
    return found


def take_up(table: Table, entries: list[Entry], snapshots: list[SnapshotRow]) -> Work[int]:
    """Puts a table that was just dealt where its newest fitting snapshot has it; how many entries that saves."""
    if not snapshots:
        return 0
    digests: dict[int, str] = {0: ""}
    for number in range(KEYFRAME_ENTRIES, len(entries) + 1, KEYFRAME_ENTRIES):
        digests[number] = digest(digests[number - KEYFRAME_ENTRIES], entries[number - KEYFRAME_ENTRIES : number])
        yield
    for row in sorted(snapshots, key=lambda row: -row.number):
        try:
            keyframe = yield from keyframe_of(table, entries, row, digests)
            table.keyframes.keep(keyframe)
            table.entries = entries[: row.number]
            table.become(table.at(row.number))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the log tells the same, only later
            LOG.warning("snapshot_passed_over", table=table.id, number=row.number, error=repr(error))
            table.keyframes.kept.clear()
            table.entries = []
        else:
            for entry in table.entries:
                if entry.client is not None:
                    table.answered.note(entry.seat, entry.client, entry.number)
                if entry.number % KEYFRAME_ENTRIES == 0:
                    yield
            return row.number
    return 0


def keyframe_of(table: Table, entries: list[Entry], row: SnapshotRow, digests: dict[int, str]) -> Work[Keyframe]:
    """Raises, one way or the other, when the snapshot does not fit."""
    log = digests[row.number]
    if row.fingerprint != fingerprint(table.game.name, row.number, log, row.body):
        raise ValueError("another fingerprint")
    body = READ_BODY.decode(row.body)
    # What the log tells by itself is taken from there.
    steps: list[Step] = []
    standins: list[tuple[str | None, Cause | None]] = [(None, None)] * table.players
    for entry in entries[: row.number]:
        if entry.kind == "action":
            steps.append(Step(entry.seat, str(entry.action), entry.outcomes))
        elif entry.kind == "undo":
            steps.pop()
        else:
            standins[entry.seat] = (entry.bot, entry.cause)
        if entry.number % KEYFRAME_ENTRIES == 0:
            yield
    if not 0 <= body.open <= len(steps):
        raise ValueError("more is open than was played")
    state = table.game.position(body.state, False)
    return Keyframe(row.number, state, body.open, steps, body.hashes, standins, body.settled, body.taken_back, log)
