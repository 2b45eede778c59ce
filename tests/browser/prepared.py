"""Tables that stand where a test wants them: their logs are written with the server's own code, before it starts."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from palier.server.keys import new_table_id
from palier.server.loading import row_of
from palier.server.protocol import MakeTable
from palier.server.store.sqlite import SqliteStore
from palier.server.table import Entry, Table
from palier.server.verbs.claim import claim
from palier.server.verbs.make import make

NOW = int(time.time() * 1000)
"""Not a moment of long ago: the server removes tables that nobody has come to for half a year."""

Step = str | tuple[str, Sequence[int]]
"""An action, and what chance gave if it asked."""


class Prepared:
    """A table under way, and the links that lead to its seats."""

    def __init__(self, table: Table, secrets: Sequence[str]) -> None:
        self.table = table
        self.secrets = secrets

    def link(self, seat: int) -> str:
        return f"/t/{self.table.id}#{self.secrets[seat]}"


def prepare(
    game: str,
    names: Sequence[str],
    setup: Sequence[int],
    steps: Sequence[Step] = (),
    options: Mapping[str, bool | int | str] | None = None,
) -> Prepared:
    """People at every seat, dealt as `setup` says; whoever is to act takes the next step."""
    ask = MakeTable(game=game, players=len(names), options=dict(options or {}))
    table = make(ask, new_table_id(), NOW)
    secrets = [claim(table, seat, name, NOW).secret for seat, name in enumerate(names)]
    table.deal(tuple(setup))
    table.started = NOW
    for number, step in enumerate(steps, start=1):
        action, outcomes = (step, ()) if isinstance(step, str) else step
        table.relive(Entry(number, "action", table.to_act[0], NOW, None, action, tuple(outcomes)))
    return Prepared(table, secrets)


def store(folder: Path, tables: Sequence[Prepared]) -> None:
    """Into the database that a server of this folder will open."""

    async def write() -> None:
        database = SqliteStore(folder / "palier.sqlite")
        await database.open()
        for prepared in tables:
            await database.save(row_of(prepared.table))
            for entry in prepared.table.entries:
                await database.append(prepared.table.id, entry)
        await database.close()

    # Playwright's own loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, write()).result()
