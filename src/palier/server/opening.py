"""Opening a database for whoever typed a command: what is wrong with it is one sentence, never a traceback."""

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from palier.server.store import SqliteStore
from palier.server.store.migrate import NewerDatabase


class CannotServe(Exception):
    """A reason for whoever started the server: the name of a message and its arguments."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


async def open_store(store: SqliteStore) -> None:
    """Raises CannotServe for a database that cannot be opened, and InUse for one that another server has open."""
    try:
        await store.open()
    except NewerDatabase as error:
        raise CannotServe("serve-newer-database", file=str(store.path)) from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        detail = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe("serve-bad-database", file=str(store.path), detail=detail) from error
