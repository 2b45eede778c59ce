"""Snapshots save time and nothing else: with them, without them, and with damaged ones a table is the same."""

import asyncio
import json
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palier
from palier.engine.chance import SeededChance
from palier.server import snapshots
from palier.server import table as tables
from palier.server.loading import row_of, table_of
from palier.server.slices import at_once
from palier.server.store import SqliteStore
from palier.server.store.interface import Stored
from palier.server.table import Table
from palier.server.verbs.play import play
from tests.server.test_slices import Steps, grow_long, wild_table
from tests.server.world import World, in_world

EVERY = 8


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A keyframe every few entries."""
    for module in (tables, snapshots):
        monkeypatch.setattr(module, "KEYFRAME_ENTRIES", EVERY)


def stored_of(table: Table) -> Stored:
    """What a database would hold of a table, with every snapshot that was ever made."""
    kept = [snapshots.snapshot_of(table.game.name, keyframe) for keyframe in table.keyframes.kept]
    return Stored(row_of(table), list(table.entries), [], [], {}, kept)


def loaded(stored: Stored, *kept: snapshots.SnapshotRow) -> Table:
    return at_once(table_of(Stored(stored.row, stored.entries, [], [], {}, list(kept)), 1))


def told(table: Table) -> list[Any]:
    """Everything that anybody can find out about a table, and what lies behind it."""
    match = table.playing
    viewers = (None, *range(table.players))
    return [
        match.state.to_json(),
        match.record.to_json(),
        [match.view(viewer) for viewer in viewers],
        [match.legal(seat) for seat in range(table.players)],
        [match.game.determinize(match.state, seat, SeededChance(1)).to_json() for seat in range(table.players)],
        [table.can_undo(seat) for seat in range(table.players)],
        table.info(),
        table.entries,
        table.answered,
        [(step.before.to_json(), step.action) for step in table.open],
        table.undo_seat if table.open else None,
        table.taken_back,
        table.settled,
        table.digest,
    ]


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("game", sorted(palier.games))
@pytest.mark.parametrize("seed", range(3))
def test_with_a_snapshot_a_table_is_what_it_is_without(game: str, seed: int) -> None:
    table = wild_table(game, 100, seed)
    stored = stored_of(table)
    plain = loaded(stored)
    assert plain.snapshot == 0
    for kept in stored.snapshots:
        quick = loaded(stored, kept)
        assert quick.snapshot == kept.number
        assert told(quick) == told(plain)
    # And it goes on in the same way: what is to come is in the state as well.
    quick = loaded(stored, *stored.snapshots)
    assert quick.snapshot == stored.snapshots[-1].number
    choice = Random(seed)
    for step in range(60):
        if not plain.to_act:
            break
        seat = choice.choice(plain.to_act)
        action = choice.choice(plain.playing.legal(seat)).text
        for each in (plain, quick):
            play(each, seat, action, lambda: SeededChance(step), 1)  # noqa: B023 - called at once
        assert told(quick)[:6] == told(plain)[:6]


@pytest.mark.usefixtures("often")
def test_a_snapshot_that_does_not_fit_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = wild_table("les_colocs", 60)
    stored = stored_of(table)
    good, newest = stored.snapshots[-2:]
    plain = told(loaded(stored))
    whole = json.loads(newest.body)
    bodies = [
        "",
        "{",
        "[]",
        newest.body[:-20],
        newest.body.replace("1", "2", 1),
        json.dumps({**whole, "state": {}}),
        json.dumps({**whole, "open": 99}),
        json.dumps({**whole, "open": -1}),
        json.dumps({**whole, "taken_back": "often"}),
    ]
    for body in bodies:
        log = table.keyframes.kept[-1].digest
        # As it would be after a fault of the disk, and as somebody would write it who knows how.
        for fingerprint in (newest.fingerprint, snapshots.fingerprint("les_colocs", newest.number, log, body)):
            if body == newest.body.replace("1", "2", 1) and fingerprint != newest.fingerprint:
                # Whoever may write to the database may write another log just as well.
                continue
            odd = snapshots.SnapshotRow(newest.number, fingerprint, body)
            again = loaded(stored, good, odd)
            assert (again.snapshot, told(again)) == (good.number, plain)
            again = loaded(stored, odd)
            assert (again.snapshot, told(again)) == (0, plain)
    # A position that fits by itself, but not with what the log then tells.
    body = json.dumps({**whole, "state": json.loads(stored.snapshots[0].body)["state"]})
    log = table.keyframes.kept[-2].digest
    odd = snapshots.SnapshotRow(good.number, snapshots.fingerprint("les_colocs", good.number, log, body), body)
    assert told(loaded(stored, odd)) == plain
    # Beyond the end of the log, and between two keyframes.
    for number in (0, -EVERY, newest.number + EVERY, newest.number - 1, 10**9):
        odd = snapshots.SnapshotRow(number, newest.fingerprint, newest.body)
        assert loaded(stored, odd).snapshot == 0
    # Other code.
    monkeypatch.setattr(snapshots, "code_of", lambda game: "the next release's")
    assert loaded(stored, good, newest).snapshot == 0


@pytest.mark.usefixtures("often")
def test_a_snapshot_of_another_log_is_passed_over() -> None:
    stored = stored_of(wild_table("roomshare", 60))
    other = stored_of(wild_table("roomshare", 60, seed=1))
    assert loaded(stored, *other.snapshots).snapshot == 0
    assert loaded(stored, *stored.snapshots).snapshot == stored.snapshots[-1].number


def test_the_code_of_every_game_is_told_apart() -> None:
    assert len({snapshots.code_of(game) for game in palier.games}) == len(palier.games)
    names = {place.name for place in snapshots.code_in(files("palier.engine"))}
    assert {"match.py", "chance.py"} <= names


def rows(database: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT table_id, number FROM snapshots ORDER BY number").fetchall()


def change(database: Path, sql: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(sql)


def test_the_server_writes_them_and_needs_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps()
    monkeypatch.setattr(Table, "relive", steps.spy(Table.relive))

    async def reload(world: World, table: str, secrets: list[str]) -> tuple[int, list[dict[str, Any]]]:
        await world.restart()
        steps.count = 0
        await world.hub.room(table)
        count = steps.count
        told = [(await world.connect(table, secret)).last("hello") for secret in secrets]
        for hello in told:
            for seat in hello["table"]["seats"]:
                del seat["present"]
        return count, told

    async def story(world: World) -> None:
        table, secrets = await grow_long(world)
        database = world.path / "palier.sqlite"
        # Of a log of version 0.1 there is none; the first who comes lets one be written.
        count, first = await reload(world, table, secrets)
        assert count == 700
        await world.hub.store.save()
        assert rows(database) == [(table, 500)]
        count, second = await reload(world, table, secrets)
        assert (count, second) == (200, first)
        # Played on, over the next keyframe.
        clients = [await world.connect(table, secret) for secret in secrets]
        assert await world.play(clients, 70) == 70
        await world.hub.store.save()
        assert rows(database) == [(table, 500), (table, 750)]
        count, third = await reload(world, table, secrets)
        assert count == 20
        await world.restart()
        change(database, "UPDATE snapshots SET body = substr(body, 1, 100) WHERE number = 750")
        assert (await reload(world, table, secrets))[1] == third
        await world.restart()
        change(database, "DELETE FROM snapshots")
        count, last = await reload(world, table, secrets)
        assert (count, last) == (770, third)
        await world.hub.store.save()
        assert rows(database) == [(table, 750)]

    in_world(tmp_path, story)


def test_old_ones_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = wild_table("roomshare", 0)

    async def keep() -> None:
        store = SqliteStore(tmp_path / "palier.sqlite")
        await store.open()
        await store.save(row_of(table))
        for number in range(250, 3001, 250):
            store.keep(table.id, "roomshare", table.keyframe()._replace(number=number))
        await store.close()

    asyncio.run(keep())
    assert [number for _, number in rows(tmp_path / "palier.sqlite")] == [2500, 2750, 3000]
