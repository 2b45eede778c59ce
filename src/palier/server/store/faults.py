"""What can be wrong with a database, as told by SQLite, and whether it is wrong now."""

import sqlite3
import time
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError

Fault = Literal["locked", "disk_full", "read_only", "unreadable", "damaged", "moved"]

FAULTS: Final[dict[int, Fault]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_IOERR: "unreadable",
    sqlite3.SQLITE_CANTOPEN: "unreadable",
    sqlite3.SQLITE_NOMEM: "unreadable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


class Broken(Exception):
    """A fault that SQLite itself would not have told."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def fault_of(error: BaseException) -> Fault | None:
    """None when the error lies in what was to be written or asked, so that others may fare better."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, Broken):
        return error.fault
    if isinstance(error, OSError):
        return "unreadable"
    code: int | None = getattr(error, "sqlite_errorcode", None)
    # The lowest eight bits are the kind; the others tell more.
    return None if code is None else FAULTS.get(code & 0xFF)


class Health:
    """Set by the store's threads, read by whoever asks."""

    def __init__(self) -> None:
        self.written = time.monotonic()
        self.fault: Fault | None = None
        """What the last write failed by."""
        self.damaged = False
        """Pages were found that make no sense. Nothing is written on top of them."""

    def wrote(self) -> None:
        self.written = time.monotonic()
        self.fault = None

    def failed(self, fault: Fault) -> None:
        self.fault = fault
        if fault == "damaged":
            self.damaged = True

    def quiet_seconds(self) -> float:
        """How long ago the last write went through."""
        return time.monotonic() - self.written
