"""What the server asks of a store, and the rows that go to and fro."""

import asyncio
from typing import Any, Protocol

from msgspec import Struct

from palier.server.devices import Device
from palier.server.keyframes import Keyframe
from palier.server.protocol import OptionValue, OrderMode, Pace, TableState
from palier.server.snapshots import SnapshotRow
from palier.server.store.faults import Fault
from palier.server.table import Entry, Line, Sealed


class NotStored(Exception):
    """What was to be kept is not: the disk, or somebody else wrote this number first. Nothing may be acknowledged."""


class SeatRow(Struct):
    name: str | None
    bot: str | None
    devices: list[Device]
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
    strict: bool
    answer_hours: int
    closes: int | None
    """When the window that stands open over days closes, by the steady clock: then the table is to be in memory."""
    state: TableState
    host: int | None
    setup: tuple[int, ...] | None
    record: str | None
    rematch: str | None
    rematch_of: str | None
    created: int
    started: int | None
    ended: int | None
    closed: int | None
    seats: list[SeatRow]


class ClaimRow(Struct, frozen=True):
    """What came of a request that gave a seat: said again, it is answered by this.

    `claim_id` is a hash. `asked_at` is the table that was asked, none when one was made; `table` the one with the seat.
    `at` is by the steady clock.
    """

    claim_id: str
    verb: str
    asked_at: str | None
    table_id: str
    seat: int | None
    at: int


class Past(Struct, frozen=True, kw_only=True):
    """What stays of a removed table."""

    id: str
    game: str
    rules: int
    players: int
    bots: int
    options: dict[str, OptionValue]
    pace: Pace
    state: TableState
    entries: int
    outcome: dict[str, Any] | None
    created: int
    started: int | None
    ended: int | None
    removed: int


class Lives(Struct, frozen=True):
    """Tables in which nothing has happened since are removed; None: never."""

    waiting: int | None
    playing: int | None
    over: int | None


class Overview(Struct, frozen=True):
    """A table for whoever runs the server."""

    row: TableRow
    entries: int
    last: int


class Stored(Struct):
    row: TableRow
    entries: list[Entry]
    chat: list[Line]
    """What was said last, oldest first."""
    sealed: list[Sealed]
    """Every answer that was ever given in a window."""
    began: dict[int, int] = {}
    """At a table over days: by the steady clock, since when its seats have been waited for, where that is known."""
    snapshots: list[SnapshotRow] = []


class Store(Protocol):
    """Every write is durable when its future is done; futures of one table are done in the order of the calls."""

    steady: int
    """Where the steady clock stood when it was noted last, there once the store is open."""
    server_key: bytes
    """What secrets are derived from; made once, kept in the store, there once it is open."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def append(self, table: str, *entries: Entry) -> asyncio.Future[None]:
        """Adds to a table's log, all or nothing; NotStored when a number, or a client id of that seat, is taken."""
        ...

    def seal(self, table: str, sealed: Sealed) -> asyncio.Future[None]:
        """Keeps an answer in a window. Not even how many are kept is counted."""
        ...

    def closes(self, table: str, at: int | None) -> None:
        """Notes when the window that stands open over days closes. Nobody waits for it."""
        ...

    def keep(self, table: str, game: str, keyframe: Keyframe) -> None:
        """Writes a snapshot, in place of older ones. Nobody waits for it."""
        ...

    def say(self, table: str, line: Line) -> asyncio.Future[None]: ...

    def save(self, *rows: TableRow, claim: ClaimRow | None = None) -> asyncio.Future[None]:
        """Writes tables whole, all or none of them; with a claim id that must be new, else NotStored."""
        ...

    def use(self, table: str, seat: int, device: int) -> asyncio.Future[None]:
        """Notes that somebody has come by a device."""
        ...

    async def claimed(self, claim_id: str) -> ClaimRow | None:
        """What came of a claim id, by its hash."""
        ...

    def seen(self, table: str, seat: int, at: int, version: int, began: int) -> None:
        """Notes when a player was last here, and since when, by the steady clock, the table has waited for them."""
        ...

    def beat(self, at: int) -> None:
        """Writes something without meaning, to see whether it can. Nobody waits for it."""
        ...

    def quiet_seconds(self) -> float:
        """How long ago the last write went through."""
        ...

    def trouble(self) -> Fault | None:
        """What keeps writes from being done, as far as is known."""
        ...

    def note_steady(self, now: int) -> None: ...

    def remove(self, past: Past) -> asyncio.Future[None]:
        """Deletes all that is kept of a table but this."""
        ...

    def forget(self, row: TableRow, seat: int) -> asyncio.Future[None]:
        """Writes a table whole, and empties what the person at that seat said."""
        ...

    async def expired(self, lives: Lives, most: int) -> list[str]: ...

    async def overview(self) -> list[Overview]:
        """All tables, those where something happened last first."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def listed(self, since: int, most: int) -> list[TableRow]:
        """Public tables that wait or play, and were made or touched after that moment, newest first."""
        ...

    async def waited_for(self, now: int, before: int) -> list[str]:
        """Tables over days where somebody has been waited for since before; notes the steady clock, and where something
        has happened since the last time."""
        ...

    async def closing(self, before: int) -> list[str]:
        """Tables over days whose window was to close by then."""
        ...
