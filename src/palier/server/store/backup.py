"""Copies of a database: taken beside a running server, looked through, put back."""

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from palier.server.store.faults import fault_of
from palier.server.store.files import FILE_MODE, Lock, make_private, real_path
from palier.server.store.migrate import known

PART: Final = ".part"
"""The ending of a copy that is not whole yet."""


class NoBackup(Exception):
    """Why nothing was copied: the name of a message and its arguments."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


@dataclass(frozen=True)
class Count:
    waiting: int
    playing: int
    over: int


def must_be_there(file: Path) -> None:
    """NoBackup when it is not, or lies where somebody else alone may look."""
    try:
        found = file.is_file()
    except OSError as error:
        raise NoBackup("serve-bad-database", file=str(file), detail=error.strerror or str(error)) from error
    if not found:
        raise NoBackup("backup-no-database", file=str(file))


def back_up(database: Path, to: Path, force: bool = False) -> Count:
    """A whole, consistent copy as one file, on the disk when this returns. The server goes on meanwhile."""
    must_be_there(database)
    if to.exists() and not force:
        raise NoBackup("backup-exists", file=str(to))
    if to.exists() and to.samefile(database):
        raise NoBackup("backup-same", file=str(to))
    with one_file(to) as part:
        count = copy(database, part)
        if force:
            part.replace(to)
        else:
            put_new(part, to)
    sync_folder(to.parent)
    return count


def restore(backup: Path, database: Path) -> tuple[Count, Path | None]:
    """Puts a backup where a server will open it. Returns where the database now is that was there before."""
    must_be_there(backup)
    place = real_path(database)
    if place.exists() and backup.samefile(place):
        raise NoBackup("backup-same", file=str(backup))
    was_there = place.exists()
    make_private(place)
    lock = Lock(place)
    try:
        with one_file(place) as part:
            count = copy(backup, part)
            begin_lives_anew(part)
            if was_there:
                give_to_owner_of(place, part)
            aside = set_aside(place) if was_there else None
            part.replace(place)
        sync_folder(place.parent)
    except BaseException:
        if not was_there:
            # Made for the lock alone: no empty database is left where there was none.
            place.unlink()
        raise
    finally:
        lock.release()
    return count, aside


@contextmanager
def one_file(beside: Path) -> Iterator[Path]:
    """An empty file that is nobody else's, gone at the end unless it was renamed."""
    part = beside.with_name(beside.name + PART)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)


def copy(source: Path, part: Path) -> Count:
    """All of it as it is at one moment; refused when it is damaged, no database of ours, or of a later version."""
    try:
        with closing(sqlite3.connect(source.absolute().as_uri() + "?mode=rw", uri=True, timeout=10)) as read:
            version = revision(read)
            if version is None:
                raise NoBackup("backup-not-ours", file=str(source))
            if not known(version):
                raise NoBackup("backup-newer", file=str(source))
            with closing(sqlite3.connect(part, isolation_level=None)) as write:
                read.backup(write)
                # One file to carry about, without a log beside it. The server turns that back.
                write.execute("PRAGMA journal_mode=DELETE")
                (verdict,) = write.execute("PRAGMA integrity_check(1)").fetchone()
                if verdict != "ok":
                    raise NoBackup("backup-damaged", file=str(source), detail=str(verdict).splitlines()[-1])
                found: dict[str, int] = dict(write.execute("SELECT state, count(*) FROM tables GROUP BY state"))
    except sqlite3.DatabaseError as error:
        # Rights and room that are missing are not the file's fault.
        message = "backup-damaged" if fault_of(error) == "damaged" else "backup-not-copied"
        raise NoBackup(message, file=str(source), detail=str(error)) from error
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    return Count(found.get("waiting", 0), found.get("playing", 0), found.get("over", 0))


def begin_lives_anew(database: Path) -> None:
    """Whoever puts an old backup back does not want its tables removed at once for their age."""
    with closing(sqlite3.connect(database)) as connection, connection:
        columns = {column[1] for column in connection.execute("PRAGMA table_info(tables)")}
        if "kept_from" in columns:  # a backup of an earlier version gets it by its upgrade
            connection.execute("UPDATE tables SET kept_from = ?", (time.time_ns() // 1_000_000,))


def revision(connection: sqlite3.Connection) -> str | None:
    """What Alembic has noted; None in a file that is no database of ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names >= {"alembic_version", "tables", "seats", "entries"}:
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def put_new(part: Path, to: Path) -> None:
    """Never over a file that has come meanwhile, where the file system can see to that."""
    try:
        os.link(part, to)
    except FileExistsError as error:
        raise NoBackup("backup-exists", file=str(to)) from error
    except OSError:
        part.replace(to)


def give_to_owner_of(place: Path, part: Path) -> None:
    """Whoever restores as the administrator leaves a database that the server's own user can open."""
    if sys.platform != "win32":
        owner = place.stat()
        with suppress(PermissionError):
            os.chown(part, owner.st_uid, owner.st_gid)


def set_aside(place: Path) -> Path:
    """The old database under a name of its own, and still under its own until the new one takes that."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    aside = place.with_name(f"{place.name}.before-{stamp}")
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(place)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try:
        os.link(place, aside)
    except OSError:
        shutil.copy2(place, aside)
    for ending in ("-wal", "-shm"):
        # What a damaged database could not take in stays beside it.
        with suppress(FileNotFoundError):
            Path(f"{place}{ending}").replace(f"{aside}{ending}")
    return aside


def sync_folder(folder: Path) -> None:
    """A new name is on the disk once its folder is."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
