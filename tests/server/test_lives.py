"""Tables are kept for as long as the settings say, and people are forgotten when they ask for it."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from palier.engine.errors import PalierError
from palier.server import acts
from palier.server.settings import DAY, Settings
from palier.server.store.interface import Lives
from palier.server.store.removal import belonging
from palier.server.store.sqlite import SqliteStore
from palier.server.store.tables import METADATA
from tests.server.process import Player, ServerProcess, two_players
from tests.server.version_0_1 import unpack
from tests.server.world import World, in_world, settle


def counts(folder: Path, table: str) -> dict[str, int]:
    """How many rows of each of the database's tables belong to a table."""
    raw = sqlite3.connect(folder / "palier.sqlite")
    found = {
        owned.name: raw.execute(f"SELECT count(*) FROM {owned.name} WHERE table_id = ?", (table,)).fetchone()[0]
        for owned in belonging()
    }
    found["tables"] = raw.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).fetchone()[0]
    raw.close()
    return found


def past(path: Path) -> list[dict[str, Any]]:
    raw = sqlite3.connect(path / "palier.sqlite")
    raw.row_factory = sqlite3.Row
    rows = [dict(row) for row in raw.execute("SELECT * FROM past_tables ORDER BY created")]
    raw.close()
    return rows


def test_every_table_of_the_database_is_either_peoples_or_the_servers() -> None:
    """Whoever adds one decides: with a column `table_id` it goes with its table."""
    servers = {"tables", "keys", "steady", "heartbeat", "past_tables"}
    assert {table.name for table in METADATA.sorted_tables} == servers | {table.name for table in belonging()}
    assert {"seats", "entries", "chat", "devices", "claims", "sealed"} <= {table.name for table in belonging()}


def test_tables_go_when_their_time_is_over_and_a_line_without_names_stays(tmp_path: Path) -> None:
    settings = Settings(waiting_kept_ms=14 * DAY, playing_kept_ms=180 * DAY, finished_kept_ms=365 * DAY)

    async def story(world: World) -> None:
        waiting = (await acts.make(world.hub, make_ask("Wartende"))).table.id
        playing, secrets = await world.table(pace="live")
        finished, seats = await world.table(options={"no_cards": True})
        clients = [await world.connect(finished, secret) for secret in seats]
        clients[0].say(type="chat", id="c", text="Geheimnis")
        await world.play(clients)
        for client in clients:
            await world.disconnect(client)
        ids = {"waiting": waiting, "playing": playing, "finished": finished}

        async def left() -> set[str]:
            await world.hub.tick()
            found = set()
            for name, table in ids.items():
                if counts(tmp_path, table)["tables"]:
                    found.add(name)
                else:
                    with pytest.raises(PalierError, match="no_such_table"):
                        await acts.look(world.hub, table)
            return found

        assert await left() == {"waiting", "playing", "finished"}
        world.clock.pass_time(13 * 86400)
        assert await left() == {"waiting", "playing", "finished"}
        world.clock.pass_time(2 * 86400)
        assert await left() == {"playing", "finished"}
        # Somebody comes by, and the time begins anew.
        world.clock.pass_time(160 * 86400)
        visitor = await world.connect(playing, secrets[0])
        await world.disconnect(visitor)
        world.clock.pass_time(170 * 86400)
        assert await left() == {"playing", "finished"}
        world.clock.pass_time(30 * 86400)
        assert await left() == set()
        for table in ids.values():
            assert set(counts(tmp_path, table).values()) == {0}
        rows = past(tmp_path)
        assert [(row["id"], row["state"]) for row in rows] == [
            (waiting, "waiting"),
            (playing, "playing"),
            (finished, "over"),
        ]
        assert '"winners"' in rows[2]["outcome"]
        assert rows[2]["entries"] > 0
        told = str(rows)
        for word in ("Wartende", "seat 0", "seat 1", "Geheimnis"):
            assert word not in told

    in_world(tmp_path, story, settings)


def make_ask(name: str, **more: Any) -> Any:
    from palier.server.protocol import MakeTable

    return MakeTable(game="roomshare", players=2, name=name, **more)


def test_what_version_0_1_kept_for_years_begins_its_life_with_the_upgrade(tmp_path: Path) -> None:
    place = tmp_path / "palier.sqlite"
    unpack(tmp_path)
    raw = sqlite3.connect(place)
    raw.execute("UPDATE tables SET created = 1, started = 1, ended = CASE WHEN ended IS NULL THEN NULL ELSE 1 END")
    raw.execute("UPDATE entries SET at = 1")
    raw.execute("UPDATE seats SET seen = 1")
    raw.commit()
    before = raw.execute("SELECT count(*) FROM tables").fetchone()[0]
    raw.close()

    async def expired(days: int) -> int:
        store = SqliteStore(place)
        await store.open()
        try:
            latest = time.time_ns() // 1_000_000 + days * DAY
            return len(await store.expired(Lives(latest - 14 * DAY, latest - 180 * DAY, latest - 365 * DAY), before))
        finally:
            await store.close()

    assert before > 10
    assert asyncio.run(expired(days=13)) == 0
    assert 0 < asyncio.run(expired(days=15)) < before
    assert asyncio.run(expired(days=366)) == before


def test_zero_is_for_ever_and_nobody_is_put_out_who_looks(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made = await acts.make(world.hub, make_ask("Ann"))
        client = await world.connect(made.table.id)
        world.clock.pass_time(5000 * 86400)
        await world.hub.tick()
        assert client.code is None
        await world.disconnect(client)
        world.clock.pass_time(86400)
        await world.hub.tick()
        kept = counts(world.path, made.table.id)["tables"]
        assert kept == (1 if world.settings.waiting_kept_ms == 0 else 0)

    for number, kept in enumerate((0, DAY)):
        folder = tmp_path / str(number)
        folder.mkdir()
        in_world(folder, story, Settings(waiting_kept_ms=kept))


def test_a_table_whose_rematch_is_removed_can_have_another(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(options={"no_cards": True})
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients)
        first = (await acts.rematch(world.hub, table, secrets[0])).table.id
        world.clock.pass_time(15 * 86400)
        await world.hub.tick()
        assert (await acts.look(world.hub, table)).rematch is None
        await world.restart()
        assert (await acts.look(world.hub, table)).rematch is None
        assert (await acts.rematch(world.hub, table, secrets[0])).table.id != first

    in_world(tmp_path, story)


# Forgetting a person


def everything(path: Path) -> str:
    """All that the database holds, as text."""
    raw = sqlite3.connect(path / "palier.sqlite")
    text = "\n".join(raw.iterdump())
    raw.close()
    return text


def test_who_is_forgotten_has_no_name_no_words_and_no_way_in_and_the_match_goes_on(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(options={"no_cards": True})
        await acts.rename(world.hub, table, secrets[0], "Hildegard")
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients, 4)
        clients[0].say(type="chat", id="1", text="Kuckuck")
        clients[1].say(type="chat", id="1", text="Selber")
        await settle(clients[0].room)
        info = await acts.forget(world.hub, table, secrets[0])
        assert (info.seats[0].name, info.seats[0].standin, info.state) == (None, "greedy", "playing")
        assert clients[0].code == 4401
        again = [line for line in clients[1].of("chat") if line["number"] == 1]
        assert [(line["name"], line["text"]) for line in again] == [("Hildegard", "Kuckuck"), ("", "")]
        with pytest.raises(PalierError, match="not_your_seat"):
            await acts.resume(world.hub, table, secrets[0])
        await world.restart()
        kept = everything(tmp_path)
        assert "Hildegard" not in kept
        assert "Kuckuck" not in kept
        assert "Selber" in kept
        # Nor in what is left of the file where it was deleted; the server is off, so there is no log beside it.
        await world.hub.close()
        assert not (tmp_path / "palier.sqlite-wal").exists()
        left = (tmp_path / "palier.sqlite").read_bytes()
        assert (b"Kuckuck" in left, b"Hildegard" in left, b"Selber" in left) == (False, False, True)
        await world.restart()
        late = await world.connect(table, secrets[1])
        assert late.room is not None
        assert [line["text"] for line in late.of("chat")] == ["", "Selber"]
        # A bot plays on, to the end; who is gone keeps no place at the next table.
        await world.play([late])
        assert late.room.table.state == "over"
        seated = await acts.rematch(world.hub, table, secrets[1])
        assert [seat.free for seat in seated.table.seats].count(True) == 1
        assert not any(seat.reserved for seat in seated.table.seats)

    in_world(tmp_path, story)


def test_before_the_start_and_after_the_end_and_at_a_rematch_that_waits(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made = await acts.make(world.hub, make_ask("Hildegard"))
        await acts.forget(world.hub, made.table.id, made.secret)
        assert (await acts.look(world.hub, made.table.id)).seats[0].free
        table, secrets = await world.table(options={"no_cards": True})
        await acts.rename(world.hub, table, secrets[0], "Hildegard")
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients)
        rematch = (await acts.rematch(world.hub, table, secrets[1])).table
        assert "Hildegard" in [seat.name for seat in rematch.seats]
        await acts.forget(world.hub, table, secrets[0])
        seats = (await acts.look(world.hub, rematch.id)).seats
        assert sum(seat.free for seat in seats) == 1
        record = await acts.record(world.hub, table)
        assert "Hildegard" not in record
        await world.restart()
        assert "Hildegard" not in everything(tmp_path)

    in_world(tmp_path, story)


def test_by_http_the_cookie_is_gone_too(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, two_players(server) as (table, ann, bob):
        answer = ann.post(f"/api/tables/{table}/forget")
        assert answer.status_code == 200
        assert answer.json()["seats"][0]["name"] is None
        assert ann.cookie(table) is None
        assert ann.post(f"/api/tables/{table}/forget").status_code == 403
        with bob.live(table) as socket:
            assert socket.until("hello")["table"]["seats"][0]["standin"] == "greedy"
        with Player(server) as stranger:
            assert stranger.post(f"/api/tables/{table}/claim", {"seat": 0, "name": "Eve"}).status_code == 409
