"""The database's files: nobody else's to read, and one server's at a time."""

import os
import sqlite3
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", ".lock")
"""The endings of the files that belong to a database."""
LOCK_BYTE: Final = 0x4000_1000
"""Locked in the database file itself; SQLite locks only bytes 0x40000000 to 0x400001ff."""

HELD: Final[set[tuple[int, int]]] = set()
"""The files that this process has locked. To open and close one of them once more would undo SQLite's own locks."""


class InUse(Exception):
    """Another server has this database open."""


def default_folder() -> Path:
    return user_data_path("palier", appauthor=False)


def real_path(path: Path) -> Path:
    """Where the file is, whatever links lead there."""
    return Path(os.path.realpath(path))


def make_private(path: Path) -> None:
    """Makes the file if there is none, and takes from everybody else what older versions let them read.

    A folder that somebody chose keeps its rights: it may hold other things.
    """
    folder = path.parent
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if folder == real_path(default_folder()):
        folder.chmod(FOLDER_MODE)
    for ending in ("", ".lock"):
        # SQLite gives -wal and -shm the rights of the database.
        with suppress(FileExistsError):
            os.close(os.open(f"{path}{ending}", os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    for ending in BESIDE:
        file = Path(f"{path}{ending}")
        # Another user's file that we may write is none of ours to change.
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(FILE_MODE)


class Lock:
    """One server a file: tables live in memory, and two memories would tell different stories.

    Two locks, of which the system lets go however the server ends: SQLite's own on a file beside, which stays when the
    database is replaced, and one on the database itself, which is the same by whatever name it is opened.
    """

    def __init__(self, path: Path) -> None:
        self.file: tuple[int, int] | None = None
        self.handle: int | None = None
        self.beside = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.beside.execute("BEGIN EXCLUSIVE")
            self.lock_itself(path)
        except (sqlite3.OperationalError, BlockingIOError) as error:
            self.release()
            raise InUse(str(path)) from error

    def lock_itself(self, path: Path) -> None:
        if sys.platform != "linux":
            return
        import fcntl  # noqa: PLC0415 - not there on Windows

        file = file_id(path)
        if file in HELD:
            raise BlockingIOError
        self.handle = os.open(path, os.O_RDWR)
        # struct flock: a write lock on one byte, of this open file and not of the process.
        wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
        fcntl.fcntl(self.handle, fcntl.F_OFD_SETLK, wanted)
        self.file = file
        HELD.add(file)

    def release(self) -> None:
        """After the database was closed."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
        if self.file is not None:
            HELD.discard(self.file)
            self.file = None
        self.beside.close()


def file_id(path: Path) -> tuple[int, int]:
    found = os.stat(path)  # noqa: PTH116 - asked before every write, and pathlib is slow
    return found.st_dev, found.st_ino
