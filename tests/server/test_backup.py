"""`palier backup` and `palier restore`, as they are typed, beside a server that is being played on."""

import asyncio
import os
import random
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from palier.cli import run
from palier.server.settings import DAY
from palier.server.store.interface import Lives
from palier.server.store.sqlite import READ_ENTRY, SqliteStore
from tests.server.process import PATIENCE, ROOT, Player, ServerProcess
from tests.server.test_killed import Persistent
from tests.server.version_0_1 import manifest, unpack

Palier = Callable[..., tuple[int, str, str]]


@pytest.fixture
def palier(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Palier:
    """What is typed after `palier`; its exit code, what it says, and what it complains of."""
    monkeypatch.setenv("PALIER_LANG", "en")

    def typed(*words: str) -> tuple[int, str, str]:
        capfd.readouterr()
        code = run(words)
        out, error = capfd.readouterr()
        return code, out, error

    return typed


class Unhurried(Persistent):
    """Leaves time for a backup in the middle of a match."""

    def take(self, message: dict[str, Any]) -> None:
        super().take(message)
        time.sleep(0.02)


def test_a_backup_under_load_holds_every_move_that_was_acknowledged_before(tmp_path: Path, palier: Palier) -> None:
    """And the restored server goes on from there."""
    backup = tmp_path / "backup.sqlite"
    (tmp_path / "server").mkdir()
    with ServerProcess(tmp_path / "server") as server:
        database = server.folder / "palier.sqlite"
        ending = threading.Event()
        people: list[Persistent] = []
        for _ in range(3):
            ann, bob = Player(server), Player(server)
            table = ann.make()["table"]["id"]
            bob.claim(table)
            people += [Unhurried(player, table, len(people), ending) for player in (ann, bob)]
        for person in people:
            person.start()
        wait_for_moves(people, 20)
        before = {person: dict(person.acknowledged) for person in people}
        code, out, error = palier("backup", str(backup), "--db", str(database))
        assert (code, error) == (0, "")
        assert out == f"{backup} holds 3 running, 0 waiting and 0 finished tables.\n"
        wait_for_moves(people, sum(len(person.acknowledged) for person in people) + 10)
        # A server has it open.
        code, _, error = palier("restore", str(backup), "--db", str(database))
        assert (code, error) == (2, f"A Palier server is using {database}: stop it first.\n")
        ending.set()
        for person in people:
            person.join(PATIENCE)
            assert person.wrong == []
        assert server.stop() == 0
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        assert [file.name for file in tmp_path.glob("backup*")] == ["backup.sqlite"]
        for person, acknowledged in before.items():
            assert acknowledged.items() <= kept(backup, person).items()
        code, out, error = palier("restore", str(backup), "--db", str(database))
        assert (code, error) == (0, "")
        assert "3 running" in out
        assert len(list(server.folder.glob("palier.sqlite.before-*"))) == 1
        server.start()
        luck = random.Random(3)
        for person in people[::2]:
            with person.player.live(person.table) as socket:
                version = socket.until("hello")["version"]
                assert version >= max(before[person].values(), default=0)
                partner = next(other for other in people if other.table == person.table and other is not person)
                with partner.player.live(person.table) as other:
                    other.until("hello")
                    turn = socket if socket.position["legal"] else other
                    turn.play(luck.randrange(100))


def wait_for_moves(people: list[Persistent], count: int) -> None:
    end = time.monotonic() + PATIENCE
    while sum(len(person.acknowledged) for person in people) < count and not all(person.over for person in people):
        assert time.monotonic() < end
        time.sleep(0.01)


def kept(database: Path, person: Persistent) -> dict[str, int]:
    raw = sqlite3.connect(database)
    bodies = raw.execute("SELECT body FROM entries WHERE table_id = ?", (person.table,)).fetchall()
    raw.close()
    entries = [READ_ENTRY.decode(body) for (body,) in bodies]
    return {str(entry.client): entry.number for entry in entries if entry.seat == person.seat}


def sound(database: Path) -> bool:
    raw = sqlite3.connect(database)
    verdict = raw.execute("PRAGMA integrity_check").fetchone()
    raw.close()
    return bool(verdict == ("ok",))


def test_a_backup_replaces_nothing_unless_told(tmp_path: Path, palier: Palier) -> None:
    database = unpack(tmp_path)
    copy = tmp_path / "copy.sqlite"
    copy.write_text("mine")
    code, _, error = palier("backup", str(copy), "--db", str(database))
    assert (code, error) == (2, f"{copy} is there already; --force replaces it.\n")
    assert copy.read_text() == "mine"
    assert palier("backup", str(copy), "--db", str(database), "--force")[0] == 0
    assert sound(copy)
    code, _, error = palier("backup", str(database), "--db", str(database), "--force")
    assert (code, error) == (2, f"{database} is the database itself.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has rights of another kind")
def test_a_backup_is_its_owners_alone(tmp_path: Path, palier: Palier) -> None:
    """So is a database that was put back from a file that others could read."""
    database = unpack(tmp_path)
    copy, again = tmp_path / "copy.sqlite", tmp_path / "again" / "palier.sqlite"
    before = os.umask(0o022)
    try:
        assert palier("backup", str(copy), "--db", str(database))[0] == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        copy.chmod(0o644)
        assert palier("restore", str(copy), "--db", str(again))[0] == 0
        assert palier("restore", str(copy), "--db", str(again))[0] == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE(again.parent.stat().st_mode) == 0o700
    files = list(again.parent.iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only the administrator gives files away")
def test_a_backup_of_long_ago_keeps_its_tables_when_it_is_put_back(tmp_path: Path, palier: Palier) -> None:
    database = unpack(tmp_path)
    copy = tmp_path / "copy.sqlite"

    async def waiting_too_long() -> list[str]:
        store = SqliteStore(database)
        await store.open()
        try:
            return await store.expired(Lives(time.time_ns() // 1_000_000 - DAY, None, None), 100)
        finally:
            await store.close()

    asyncio.run(waiting_too_long())  # brings the schema up to date
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE tables SET created = 1, started = NULL, kept_from = 1")
        raw.execute("UPDATE seats SET seen = 1")
        raw.execute("UPDATE entries SET at = 1")
    assert asyncio.run(waiting_too_long()) != []
    assert palier("backup", str(copy), "--db", str(database))[0] == 0
    assert palier("restore", str(copy), "--db", str(database))[0] == 0
    assert asyncio.run(waiting_too_long()) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
def test_an_administrator_who_restores_leaves_the_database_to_the_servers_user(tmp_path: Path, palier: Palier) -> None:
    database = unpack(tmp_path)
    copy = tmp_path / "copy.sqlite"
    assert palier("backup", str(copy), "--db", str(database))[0] == 0
    os.chown(database, 65534, 65534)
    assert palier("restore", str(copy), "--db", str(database))[0] == 0
    assert (database.stat().st_uid, database.stat().st_gid) == (65534, 65534)
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_backup_of_version_0_1_is_restored_beside_what_was_there(tmp_path: Path, palier: Palier) -> None:
    (tmp_path / "old").mkdir()
    old = unpack(tmp_path / "old")
    with ServerProcess(tmp_path) as server:
        with Player(server) as player:
            player.make()
        # Killed, so that there is a log beside the database which it has not taken in.
        server.kill()
        code, out, error = palier("restore", str(old), "--db", str(tmp_path / "palier.sqlite"))
        assert (code, error) == (0, "")
        states = [table["state"] for table in manifest()["tables"]]
        # One rematch that nobody followed to yet stands in no list of ours.
        assert f"{states.count('playing')} running, {states.count('waiting') + 1} waiting" in out
        (aside,) = (
            file for file in tmp_path.glob("palier.sqlite.before-*") if not file.name.endswith(("-wal", "-shm"))
        )
        assert sqlite3.connect(aside).execute("SELECT count(*) FROM tables").fetchone() == (1,)
        server.start()
        with Player(server) as player:
            table = manifest()["tables"][0]
            assert player.http.get(f"/api/tables/{table['id']}").json()["version"] == table["version"]


def test_what_is_no_backup_or_of_a_later_version_is_refused_in_a_sentence(tmp_path: Path, palier: Palier) -> None:
    database = tmp_path / "palier.sqlite"
    text = tmp_path / "text.sqlite"
    text.write_text("not a database, whatever it is called " * 100)
    foreign = tmp_path / "foreign.sqlite"
    raw = sqlite3.connect(foreign)
    raw.execute("CREATE TABLE x (y)")
    raw.close()
    (tmp_path / "later").mkdir()
    later = unpack(tmp_path / "later")
    raw = sqlite3.connect(later)
    raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.commit()
    raw.close()
    for file, words in (
        (text, "is damaged (file is not a database)"),
        (foreign, "is no database of Palier"),
        (later, "was written by a newer version of Palier"),
        (tmp_path / "nothing", "There is no database"),
    ):
        code, out, error = palier("restore", str(file), "--db", str(database))
        assert (code, out) == (2, "")
        assert words in error
        assert error.count("\n") == 1
        # A restore that came to nothing leaves no empty database for a server to start with.
        assert not database.exists()
    # Nor does a server open what a later version has written.
    serve = [sys.executable, "-m", "palier", "serve", "--lang", "en", "--db", str(later), "--port", "0"]
    done = subprocess.run(serve, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"The database {later} was written by a newer version of Palier; this one cannot read it.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of a file's size")
def test_a_copy_that_finds_no_room_does_not_blame_the_database(tmp_path: Path) -> None:
    database = unpack(tmp_path)
    program = """
import resource
from palier.cli import run
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
raise SystemExit(run(%r))
"""
    words = ("backup", str(tmp_path / "copy.sqlite"), "--db", str(database), "--lang", "en")
    done = subprocess.run(
        [sys.executable, "-c", program % (words,)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{database} could not be copied (")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("copy.*"))


def test_a_backup_that_is_cut_off_leaves_the_last_one_whole(tmp_path: Path, palier: Palier) -> None:
    database = unpack(tmp_path)
    copy = tmp_path / "copy.sqlite"
    assert palier("backup", str(copy), "--db", str(database))[0] == 0
    before = copy.read_bytes()
    raw = sqlite3.connect(database)
    # Large enough that there is a middle to be cut off in.
    raw.execute("CREATE TABLE ballast AS SELECT randomblob(50000000) AS x")
    raw.commit()
    raw.close()
    words = [sys.executable, "-m", "palier", "backup", str(copy), "--db", str(database), "--force"]
    with subprocess.Popen(words, cwd=ROOT) as process:
        part = tmp_path / "copy.sqlite.part"
        while process.poll() is None and not (part.exists() and part.stat().st_size > 0):
            time.sleep(0.0005)
        process.kill()
    assert process.returncode != 0, "it was done before it could be cut off"
    assert copy.read_bytes() == before
    assert part.exists()
    assert palier("backup", str(copy), "--db", str(database), "--force")[0] == 0
    assert sound(copy)
    assert not part.exists()
