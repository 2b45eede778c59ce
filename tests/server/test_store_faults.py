"""The disk is full, the database locked, damaged or moved away: everything that needs it says so, and heals by itself.

The faults are real: limits of the system on the server's process, another process with the lock, garbage in the file.
"""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, get_args

import pytest

from palier.server.loading import row_of
from palier.server.metrics import Metrics
from palier.server.protocol import MakeTable, NotReady
from palier.server.store import NotStored, SqliteStore
from palier.server.store.faults import Fault
from palier.server.verbs.make import make
from tests.server.process import PATIENCE, ROOT, Player, ServerProcess, two_players

IDLE_MS = 1
"""Tables are forgotten at once, so that looking at one needs the store."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all faults but the last: that it goes on after each of them is what is asked here."""
    folder = tmp_path_factory.mktemp("faults")
    short = {"heartbeat_seconds": 0.2, "tick_seconds": 0.1, "idle_ms": IDLE_MS}
    with ServerProcess(folder, metrics="127.0.0.1:0", **short) as running:
        yield running


def wait_until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if what():
            return
        time.sleep(0.02)
    raise AssertionError("it never comes")


def ready(player: Player) -> tuple[int, Any]:
    answer = player.http.get("/readyz")
    return answer.status_code, answer.json()["reason"]


def forgotten(player: Player, table: str) -> None:
    """Waits until a table is out of the server's memory."""
    wait_until(lambda: "palier_tables_in_memory 0.0" in player.server.counted())


@contextmanager
def disk_full(server: ServerProcess) -> Iterator[None]:
    """No file of the server may grow any more."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


HOLD = """
import sqlite3, sys
raw = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
raw.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked(server: ServerProcess) -> Iterator[None]:
    """Another program holds the database for writing."""
    words = [sys.executable, "-c", HOLD, str(server.folder / "palier.sqlite")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        try:
            yield
        finally:
            holder.kill()


@contextmanager
def moved(server: ServerProcess) -> Iterator[None]:
    """Somebody has renamed the database: what is written now, the next server would not find."""
    place = server.folder / "palier.sqlite"
    place.rename(server.folder / "elsewhere.sqlite")
    try:
        yield
    finally:
        (server.folder / "elsewhere.sqlite").rename(place)


FAULTS: list[tuple[Any, tuple[str, ...]]] = [
    (disk_full, ("disk_full", "unreadable")),
    (locked, ("locked",)),
    (moved, ("moved",)),
]


@pytest.mark.parametrize(("fault", "reasons"), FAULTS, ids=lambda value: getattr(value, "__name__", None))
def test_what_cannot_be_stored_is_refused_and_heals_by_itself(
    server: ServerProcess, fault: Any, reasons: tuple[str, ...]
) -> None:
    with two_players(server) as (table, ann, bob), ann.live(table) as a, bob.live(table) as b:
        a.until("hello")
        b.until("hello")
        wait_until(lambda: ready(ann) == (200, None))
        with fault(server):
            refused = ann.post("/api/tables", {"game": "roomshare", "players": 2, "name": "Ann"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not_stored")
            assert refused.headers["retry-after"] == "5"
            wait_until(lambda: ready(ann)[0] == 503)
            assert ready(ann)[1] in reasons
            position = a.position
            turn = a if position["legal"] else b
            action = turn.position["legal"][0]
            turn.say(type="play", id="during", version=0, action=action)
            error = turn.until("error", "ack", id="during")
            assert error["code"] == "not_stored"
            assert ann.http.get("/healthz").status_code == 200
        wait_until(lambda: ready(ann) == (200, None))
        # The very same process: what was refused is done now, once.
        player = ann if turn is a else bob
        with player.live(table) as again:
            hello = again.until("hello")
            assert hello["version"] == 0
            answer = again.ask(type="play", id="during", version=0, action=action)
            assert (answer["type"], answer["version"]) == ("ack", 1)
        ann.make()


def test_ten_makes_behind_a_lock_wait_together(tmp_path: Path) -> None:
    """Each by itself once waited for five seconds, one after the other."""

    async def tell() -> None:
        metrics = Metrics()
        store = SqliteStore(tmp_path / "palier.sqlite", metrics)
        await store.open()
        raw = sqlite3.connect(store.path, isolation_level=None)
        raw.execute("BEGIN EXCLUSIVE")
        ids = ["aaaaaaaaa" + letter for letter in "bcdefghijk"]
        tables = [make(MakeTable(game="roomshare", players=2), name, 1) for name in ids]
        results = await asyncio.gather(*[store.save(row_of(table)) for table in tables], return_exceptions=True)
        assert [type(result) for result in results] == [NotStored] * 10
        # The first may have been taken alone; the others came while it waited.
        assert tries(metrics) <= 2
        raw.close()
        await asyncio.gather(*[store.save(row_of(table)) for table in tables])
        await store.close()

    asyncio.run(tell())


def tries(metrics: Metrics) -> float:
    return metrics.registry.get_sample_value("palier_commit_seconds_count") or 0.0


def paths(player: Player) -> list[tuple[str, str]]:
    """Every path and method of the server, by its own description."""
    described = player.http.get("/api/openapi.json").json()["paths"]
    return [(path, method) for path, methods in described.items() for method in methods]


BODIES: dict[str, Any] = {
    "claim": {"seat": 1, "name": "Bob"},
    "resume": {"secret": "x"},
    "name": {"name": "Anne"},
    "bot": {"seat": 1, "bot": "greedy"},
    "standin": {"seat": 0, "bot": "greedy"},
    "follow": {"table": "aaaaaaaaaa"},
    "review": {"seat": 0},
    "tables": {"game": "roomshare", "players": 2, "name": "Ann"},
    "check": {"players": 2, "options": {}},
}


def test_a_damaged_database_is_told_on_every_route_and_never_as_a_mistake(tmp_path: Path) -> None:
    place = tmp_path / "palier.sqlite"
    faster = ServerProcess(tmp_path, metrics="127.0.0.1:0", heartbeat_seconds=0.2, tick_seconds=0.1, idle_ms=IDLE_MS)
    with faster as server, Player(server) as player:
        tables = [player.make(public=True)["table"]["id"] for _ in range(3)]
        forgotten(player, tables[0])
        with sqlite3.connect(place) as raw:
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raw.close()
        whole = place.read_bytes()
        with place.open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom(len(whole) - 4096))
        assert player.http.get(f"/api/tables/{tables[0]}").status_code == 503
        wait_until(lambda: ready(player) == (503, "damaged"))
        found: dict[str, set[int]] = {}
        for path, method in paths(player):
            address = path.replace("{table_id}", tables[1]).replace("{game}", "roomshare")
            body = next((body for end, body in BODIES.items() if path.endswith(end)), None)
            answer = player.http.request(method.upper(), address, json=body)
            found.setdefault(path, set()).add(answer.status_code)
            if answer.status_code >= 500:
                assert answer.status_code == 503, f"{method} {path}: {answer.text}"
                assert path == "/readyz" or answer.headers["retry-after"] == "5"
        assert found["/api/tables"] == {503}
        assert found["/api/tables/{table_id}/claim"] == {503}
        assert found["/api/games"] == {200}
        assert player.post("/api/tables", BODIES["tables"]).status_code == 503
        assert "request_failed" not in server.log.read_text()


def test_a_database_damaged_before_the_start_is_one_sentence(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    place.write_bytes(b"SQLite format 3\x00" + os.urandom(8000))
    done = subprocess.run(
        [sys.executable, "-m", "palier", "serve", "--db", str(place), "--port", "0"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "PALIER_LANG": "en"},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be opened" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_server_is_ready_while_its_heartbeat_can_be_written(server: ServerProcess) -> None:
    with Player(server) as player:
        assert player.http.get("/healthz").json()["status"] == "ok"
        wait_until(lambda: heartbeats(server) == 1)
        assert player.http.get("/readyz").json() == {"ready": True, "reason": None}
        with locked(server):
            wait_until(lambda: ready(player)[0] == 503)
            assert player.http.get("/healthz").status_code == 200
        wait_until(lambda: ready(player) == (200, None))
        assert heartbeats(server) == 1


def heartbeats(server: ServerProcess) -> int:
    raw = sqlite3.connect(server.folder / "palier.sqlite")
    (count,) = raw.execute("SELECT count(*) FROM heartbeat").fetchone()
    raw.close()
    return int(count)


@pytest.mark.long
def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """On a file system of 3 MB, where this machine lets us make one."""
    place = tmp_path / "small"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(place)], check=False)
    if mounted.returncode != 0:
        pytest.skip("no file system can be mounted here")
    try:
        with ServerProcess(place, heartbeat_seconds=0.2, tick_seconds=0.1) as server, Player(server) as player:
            made = [player.make()["table"]["id"] for _ in range(5)]
            ballast = place / "ballast"
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(1024))
            answers = []
            for _ in range(200):
                answer = player.post("/api/tables", {"game": "roomshare", "players": 2, "name": "Ann"})
                answers.append(answer.status_code)
                if answer.status_code == 201:
                    made.append(answer.json()["table"]["id"])
            assert set(answers) == {201, 503}
            assert ready(player) == (503, "disk_full")
            ballast.unlink()
            wait_until(lambda: ready(player) == (200, None))
            made += [player.make()["table"]["id"] for _ in range(5)]
            assert server.stop() == 0
        with sqlite3.connect(place / "palier.sqlite") as raw:
            kept = {name for (name,) in raw.execute("SELECT id FROM tables")}
            assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        raw.close()
        assert set(made) <= kept
    finally:
        subprocess.run(["umount", str(place)], check=False)


def test_every_fault_of_the_store_is_a_reason_that_the_protocol_names() -> None:
    assert set(get_args(Fault)) < set(get_args(NotReady))
