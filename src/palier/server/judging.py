"""Uploads and options, judged by the game in a worker: whatever a stranger made up costs the server one sentence.

What a worker finds goes back as plain values: errors of compiled modules lose their words on the way.
"""

from typing import Any, Final, NamedTuple

import msgspec

import palier
from palier.engine.errors import BadOptions, BadRecord, PalierError, Why
from palier.engine.options import OptionValue
from palier.engine.record import Record
from palier.server.keys import new_table_id
from palier.server.loading import lay_open, row_of
from palier.server.protocol import UploadedRecord
from palier.server.refusals import Refusal
from palier.server.store.interface import TableRow
from palier.server.table import Table

LONG_TEXT: Final = 200
"""An option of so many signs is judged in a worker: reading it may take longer than the others should wait."""


class Judged(PalierError):
    """What a worker refused, as the error that it raised there."""

    def __init__(self, message: str, code: str = BadRecord.code, why: Why | None = None) -> None:
        super().__init__(message)
        self.code = code  # type: ignore[misc]  # stands for errors of every class
        self.why = why


class Wrong(NamedTuple):
    code: str
    message: str
    why: Why | None

    def error(self) -> Judged:
        return Judged(self.message, self.code, self.why)


def wrong(error: PalierError) -> Wrong:
    return Wrong(error.code, str(error), error.why)


# In a worker


def judge_record(text: str, now: int) -> TableRow | Wrong:
    """What is stored of a record that somebody sent."""
    try:
        return row_of(table_from_record(text, now))
    except PalierError as error:
        return wrong(error)


def table_from_record(text: str, now: int) -> Table:
    try:
        record = read_record(text)
        # The game judges it first: a table is built of what the game has accepted, not of what somebody claims.
        match = palier.replay(record)
        table = Table(new_table_id(), match.game, match.players, match.options, "live", False, now)
        lay_open(table, match, record)
    except PalierError:
        raise
    except Exception as error:
        # Hand-made nonsense may go wrong anywhere in the rules; to whoever sent it, all of it is a bad record.
        raise BadRecord(f"this record is damaged: {error}") from error
    if table.to_act:
        raise Refusal("not_over")
    table.started = table.ended = now
    return table


def read_record(text: str) -> Record:
    # The engine and the game speak first: their words are for people.
    record = Record.from_json(text)
    game = palier.games[record.game]
    try:
        game.check_options(record.players, record.options)
    except BadOptions as error:
        raise BadRecord(f"this record's start does not fit: {error}") from error
    msgspec.json.decode(text, type=UploadedRecord)
    return record


def judge_options(name: str, players: int, options: dict[str, Any]) -> dict[str, OptionValue] | Wrong:
    """The options as a new table keeps them."""
    game = palier.games[name]
    try:
        return game.tidy_options(game.check_options(players, options))
    except PalierError as error:
        return wrong(error)


# In the server


def is_heavy(options: dict[str, Any]) -> bool:
    return any(isinstance(value, str) and len(value) > LONG_TEXT for value in options.values())
