"""What the store promises."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from palier.server.loading import row_of, table_of
from palier.server.protocol import BotSeat, MakeTable
from palier.server.refusals import Refusal
from palier.server.slices import at_once
from palier.server.store import InUse, NotStored, SqliteStore
from palier.server.store.migrate import configuration, known, migrate, newest, revisions
from palier.server.store.tables import METADATA
from palier.server.table import Entry, Line, Table
from palier.server.verbs.claim import claim
from palier.server.verbs.make import make

NOW = 1_800_000_000_000


def with_store(path: Path, story: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        store = SqliteStore(path / "palier.sqlite")
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def waiting(table_id: str = "aaaaaaaaaa", **more: Any) -> Table:
    return make(MakeTable(game="roomshare", players=2, **more), table_id, NOW)


def action(number: int, seat: int = 0, client: str | None = None) -> Entry:
    return Entry(number, "action", seat, NOW, client, "pass", (3, 0))


def test_the_migrations_lead_to_the_schema_that_the_code_knows(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0001")
        migrate(connection)
        migrate(connection)
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest() == "0009"
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_revisions_are_those_of_the_files_names() -> None:
    scripts = ScriptDirectory.from_config(configuration())
    assert scripts.get_current_head() == newest()
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(revisions())
    assert not known("0000")


def shape_of(place: Path) -> dict[str, object]:
    """All of a database: its tables with their columns, keys, indexes and rows."""
    with closing(sqlite3.connect(place)) as raw:
        found: dict[str, object] = {}
        for name, kind, sql in raw.execute("SELECT name, type, sql FROM sqlite_master").fetchall():
            if kind == "index":
                found[name] = sql and " ".join(sql.split())
                continue
            about = ("table_xinfo", "foreign_key_list", "index_list")
            parts = [sorted(raw.execute(f"PRAGMA {pragma}({name})").fetchall()) for pragma in about]
            rows = raw.execute(f"SELECT * FROM {name}").fetchall()
            # SQLite numbers keys and indexes in the order in which they were made.
            parts[2] = sorted(line[1:] for line in parts[2])
            found[name] = (*parts, "WITHOUT ROWID" in sql, rows)
        return found


def test_a_new_database_is_what_all_migrations_would_have_made(tmp_path: Path) -> None:
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    for place, make_it in ((new, migrate), (old, lambda raw: command.upgrade(configuration(raw), "head"))):
        engine = create_engine(f"sqlite:///{place}")
        with engine.begin() as connection:
            make_it(connection)
        engine.dispose()
    assert shape_of(new) == shape_of(old)
    assert len(shape_of(new)) > 20


def test_a_database_of_the_first_version_keeps_its_seats(tmp_path: Path) -> None:
    place = tmp_path / "palier.sqlite"
    engine = create_engine(f"sqlite:///{place}")
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, rules, players, options, pace, public, state, created)"
            " VALUES ('aaaaaaaaaa', 'roomshare', 1, 2, '{}', 'days', 0, 'waiting', 5)"
        )
        for seat in (0, 1):
            connection.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, name, seen) VALUES ('aaaaaaaaaa', ?, 'Ann', 7)", (seat,)
            )
    engine.dispose()

    async def story(store: SqliteStore) -> None:
        stored = await store.load("aaaaaaaaaa")
        assert stored is not None
        assert [(seat.name, seat.seen, seat.orders) for seat in stored.row.seats] == [("Ann", 7, {})] * 2

    with_store(tmp_path, story)


def test_the_disk_is_asked_to_keep_every_commit(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        with store.connect() as connection:
            pragmas = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    with_store(tmp_path, story)


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    table = waiting(pace="days", public=True, bots=[BotSeat(1, "greedy")])
    claim(table, 0, "Ann", NOW)
    lines = [Line(1, 0, "Ann", "héhé", NOW, "c1", 0), Line(2, 0, "Ann", "haha", NOW, "c2", 0)]

    async def write(store: SqliteStore) -> None:
        assert await store.load("aaaaaaaaaa") is None
        await store.save(row_of(table))
        for line in lines:
            await store.say(table.id, line)
        store.seen(table.id, 0, NOW + 5, 0, 3)

    async def read(store: SqliteStore) -> None:
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.chat == lines
        assert stored.row.seats[0].seen == NOW + 5
        assert stored.began == {0: 3}
        again = at_once(table_of(stored, NOW))
        table.seats[0].seen = NOW + 5
        assert row_of(again) == row_of(table)
        assert list(again.chat) == lines

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_number_is_given_once_and_an_id_is_played_once(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append("aaaaaaaaaa", action(1, 0, "x"))
        with pytest.raises(NotStored):
            await store.append("aaaaaaaaaa", action(1, 1, "y"))
        with pytest.raises(NotStored):
            await store.append("aaaaaaaaaa", action(2, 0, "x"))
        await store.append("aaaaaaaaaa", action(2, 1, "x"))
        await store.append("bbbbbbbbbb", action(1, 0, "x"))
        await store.append("aaaaaaaaaa", action(3))
        await store.append("aaaaaaaaaa", action(4))

    with_store(tmp_path, story)


def test_one_that_fails_does_not_spoil_the_others_of_its_batch(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        table = waiting("cccccccccc")
        writes = [store.append("aaaaaaaaaa", action(number)) for number in range(1, 40)]
        writes.insert(20, store.append("aaaaaaaaaa", action(5)))
        writes.insert(30, store.save(row_of(table)))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [number for number, result in enumerate(results) if result is not None] == [20]
        assert isinstance(results[20], NotStored)
        stored = await store.load("cccccccccc")
        assert stored is not None
        with sqlite3.connect(store.path) as raw:
            assert raw.execute("select count(*) from entries").fetchone() == (39,)

    with_store(tmp_path, story)


def test_entries_come_back_in_order_and_whole(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.save(row_of(waiting()))
        entries = [
            Entry(1, "action", 1, NOW, "é\u2028'\"", "meeple C2 north", (1, 2, 3)),
            Entry(2, "undo", 1, NOW + 1, "b", "meeple C2 north"),
            Entry(3, "standin", 0, NOW + 2, bot="greedy", cause="absent"),
            Entry(4, "action", 0, NOW + 3, action="pass", bot="greedy"),
        ]
        await asyncio.gather(*[store.append("aaaaaaaaaa", entry) for entry in entries])
        stored = await store.load("aaaaaaaaaa")
        assert stored is not None
        assert stored.entries == entries

    with_store(tmp_path, story)


def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        with pytest.raises(InUse):
            await SqliteStore(store.path).open()

    with_store(tmp_path, story)
    with_store(tmp_path, lambda store: store.load("aaaaaaaaaa"))  # type: ignore[arg-type, return-value]


def test_a_closed_store_keeps_nothing(tmp_path: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(tmp_path / "palier.sqlite")
        with pytest.raises(NotStored):
            store.append("aaaaaaaaaa", action(1))
        await store.open()
        last = store.append("aaaaaaaaaa", action(1))
        await store.close()
        await last
        with pytest.raises(NotStored):
            await store.load("aaaaaaaaaa")

    asyncio.run(tell())


def test_a_match_of_other_rules_says_so(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        row = row_of(waiting())
        row.rules = 99
        await store.save(row)
        stored = await store.load(row.id)
        assert stored is not None
        with pytest.raises(Refusal, match="other_rules"):
            at_once(table_of(stored, NOW))

    with_store(tmp_path, story)
