"""The database's files are nobody else's to read, and one server's at a time, whatever name leads to them."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from palier.server.store import InUse, SqliteStore
from palier.server.store.files import default_folder
from tests.server.process import ServerProcess

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has rights of another kind")


@pytest.fixture(autouse=True)
def loose_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def open_and_close(path: Path) -> dict[str, int]:
    """The rights of all files beside a database while it is open."""
    store = SqliteStore(path)
    await store.open()
    store.beat(1)
    assert store.beating is not None
    await store.beating
    modes = {file.name.removeprefix(path.name): mode(file) for file in path.parent.iterdir() if file.is_file()}
    await store.close()
    return modes


def test_new_files_are_ones_own(tmp_path: Path) -> None:
    place = tmp_path / "new" / "palier.sqlite"
    modes = asyncio.run(open_and_close(place))
    assert modes.keys() >= {"", "-wal", "-shm", ".lock"}
    assert set(modes.values()) == {0o600}
    assert mode(place.parent) == 0o700


def test_what_version_0_1_left_open_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for folder, expected in ((default_folder(), 0o700), (tmp_path / "chosen", 0o755)):
        folder.mkdir(parents=True)
        place = folder / "palier.sqlite"
        raw = sqlite3.connect(place)
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("CREATE TABLE x (y)")
        Path(f"{place}.lock").touch()
        assert {mode(file) for file in folder.iterdir()} == {0o644}
        assert set(asyncio.run(open_and_close(place)).values()) == {0o600}
        raw.close()
        # Other things may live in a folder that somebody chose.
        assert mode(folder) == expected


@pytest.mark.parametrize("kind", ["symlink", "folder", "hard link"])
def test_two_servers_do_not_share_a_database_by_two_names(tmp_path: Path, kind: str) -> None:
    if kind == "hard link" and sys.platform != "linux":
        pytest.skip("only Linux has locks that stay with an open file")
    (tmp_path / "real").mkdir()
    with ServerProcess(tmp_path / "real"):
        place = tmp_path / "real" / "palier.sqlite"
        other = tmp_path / "other.sqlite"
        if kind == "symlink":
            other.symlink_to(place)
        elif kind == "folder":
            (tmp_path / "link").symlink_to(place.parent, target_is_directory=True)
            other = tmp_path / "link" / "palier.sqlite"
        else:
            other.hardlink_to(place)
        with pytest.raises(InUse):
            asyncio.run(SqliteStore(other).open())
    # The lock went with the server that had it.
    assert asyncio.run(open_and_close(other))
