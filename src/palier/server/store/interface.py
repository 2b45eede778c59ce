"""What the server asks of a store, and the rows that go to and fro."""

import asyncio
from typing import Protocol

from msgspec import Struct

from palier.server.protocol import OptionValue, OrderMode, Pace, TableState
from palier.server.table import Entry, Line


class NotStored(Exception):
    """What was to be kept is not: the disk, or somebody else wrote this number first. Nothing may be acknowledged."""


class SeatRow(Struct):
    """`secret` is a hash; the secret itself is nowhere."""

    name: str | None
    bot: str | None
    secret: str | None
    kept_for: int | None
    seen: int
    orders: dict[str, OrderMode]


class TableRow(Struct, kw_only=True):
    """Everything about a table but its log: it changes rarely and is written whole."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    pace: Pace
    public: bool
    hints: bool
    state: TableState
    host: int | None
    setup: tuple[int, ...] | None
    record: str | None
    rematch: str | None
    rematch_of: str | None
    created: int
    started: int | None
    ended: int | None
    seats: list[SeatRow]


class Stored(Struct):
    row: TableRow
    entries: list[Entry]
    chat: list[Line]
    """All that was said, oldest first."""


class Store(Protocol):
    """Every write is durable when its future is done; futures of one table are done in the order of the calls."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def append(self, table: str, entry: Entry) -> asyncio.Future[None]:
        """Adds to a table's log; NotStored when that number, or that client id of that seat, is taken."""
        ...

    def say(self, table: str, line: Line) -> asyncio.Future[None]: ...

    def save(self, *rows: TableRow) -> asyncio.Future[None]:
        """Writes tables whole, all or none of them."""
        ...

    def seen(self, table: str, seat: int, at: int) -> None:
        """Notes when a player was last here. Nobody waits for it."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def listed(self, since: int, most: int) -> list[TableRow]:
        """Public tables that wait or play, and were made or touched after that moment, newest first."""
        ...

    async def waiting_since(self, before: int) -> list[str]:
        """Tables over days in which nothing has happened since."""
        ...
