"""Where tables are kept. `Store` is what the server needs; SQLite is the one that comes with it."""

from palier.server.store.files import InUse
from palier.server.store.interface import NotStored, SeatRow, Store, Stored, TableRow
from palier.server.store.sqlite import SqliteStore

__all__ = ["InUse", "NotStored", "SeatRow", "SqliteStore", "Store", "Stored", "TableRow"]
