"""Logs as long as one likes: a pair of entries, played and taken back, again and again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from palier.server.table import Entry

READ = msgspec.json.Decoder(Entry)
JSON = msgspec.json.Encoder()


def grow(database: Path, table: str, entries: int) -> None:
    """Repeats the last two entries of a table, which were taken back and leave things as they are, up to so many.

    As a server of version 0.1 let anybody do. Nobody may have the database open meanwhile.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        rows = connection.execute(
            "SELECT body FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 2", (table,)
        ).fetchall()
        back, forth = (READ.decode(body) for (body,) in rows)
        assert (forth.kind, back.kind) == ("action", "undo")
        for number in range(back.number + 1, entries + 1):
            pattern = forth if (number - back.number) % 2 else back
            entry = msgspec.structs.replace(pattern, number=number, client=f"grown-{number}")
            connection.execute(
                "INSERT INTO entries (table_id, number, seat, client, at, body) VALUES (?, ?, ?, ?, ?, ?)",
                (table, number, entry.seat, entry.client, entry.at, JSON.encode(entry).decode()),
            )
