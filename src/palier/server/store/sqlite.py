"""SQLite: one writer thread that commits together whatever came in meanwhile; readers beside it.

Log entries go in by one plain statement a batch. SQLite gives the interpreter back to the event loop while a statement
runs and has to ask for it again afterwards, so the fewer statements, the less the two wait for each other; SQLAlchemy
serves everything that is not on the per-move path.
"""

import asyncio
import gc
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, and_, create_engine, event, func, literal, or_, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from palier.server.devices import Device
from palier.server.keyframes import KEYFRAME_ENTRIES, Keyframe
from palier.server.metrics import Metrics
from palier.server.snapshots import SnapshotRow, snapshot_of
from palier.server.store import removal
from palier.server.store.faults import Broken, Fault, Health, fault_of
from palier.server.store.files import Lock, file_id, make_private, real_path
from palier.server.store.interface import ClaimRow, Lives, NotStored, Overview, Past, SeatRow, Stored, TableRow
from palier.server.store.migrate import migrate
from palier.server.store.tables import (
    CHAT,
    CLAIMS,
    DEVICES,
    ENTRIES,
    HEARTBEAT,
    KEYS,
    SEALED,
    SEATS,
    SNAPSHOTS,
    STEADY,
    TABLES,
    WAITS,
)
from palier.server.table import CHAT_LINES_AT_ONCE, CHAT_LINES_KEPT, Entry, Line, Sealed

BATCH_MOST: Final = 500
PAGE_ENTRIES: Final = 250
"""So many entries of a log are read at once."""
SNAPSHOTS_KEPT_ENTRIES: Final = 3 * KEYFRAME_ENTRIES
"""Snapshots that lie further back than this are of no use any more."""
ROWS_AT_ONCE: Final = 500
QUEUE_MOST: Final = 10_000
"""Writes that may wait for their turn; behind a disk that hangs there must not be more and more of them."""
BUSY_SECONDS: Final = 1.0
"""How long a statement waits for another program that holds the database, such as somebody's `sqlite3`."""
READ_SECONDS: Final = 3.0
"""A question that waited so long for its turn is not asked any more."""
RECHECK_SECONDS: Final = 60.0
"""How often a damaged database is looked through again."""
LISTED_DAYS: Final = 30
"""How many times longer a table over days stays on the list than a live one."""

SERVER_KEY: Final = "server"

Plain = tuple[str, Sequence[str | int | None]]
"""A statement for the driver, and its values."""
Write = Callable[[Connection], None]
T = TypeVar("T")


class Job(msgspec.Struct):
    """Entries of a table's log, a plain statement, or some other write; and who waits for it.

    `secret`: it is not even counted.
    """

    entries: Sequence[Entry]
    write: Write | None
    done: asyncio.Future[None] | None
    secret: bool = False
    table: str = ""
    plain: Plain | None = None


class SqliteStore:
    def __init__(self, path: Path | str, metrics: Metrics | None = None) -> None:
        self.path = Path(path)
        self.file = real_path(self.path)
        self.identity: tuple[int, int] | None = None
        self.metrics = Metrics() if metrics is None else metrics
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.readers: ThreadPoolExecutor | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.engine: Engine | None = None
        self.lock: Lock | None = None
        self.server_key = b""
        self.steady = 0
        self.health = Health()
        self.writing: Connection | None = None
        """The writer's connection; none after a fault, until the next write."""
        self.beating: asyncio.Future[None] | None = None
        self.rechecked = 0.0

    # Opening and closing

    async def open(self) -> None:
        if self.thread is not None:
            return
        self.loop = asyncio.get_running_loop()
        make_private(self.file)
        try:
            self.lock = Lock(self.file)
            self.identity = file_id(self.file)
            self.engine = engine_for(self.file)
            await asyncio.to_thread(self.prepare)
        except BaseException:
            self.let_go()
            raise
        self.health = Health()
        self.readers = ThreadPoolExecutor(1, "palier-reader")
        self.thread = threading.Thread(target=self.write_until_closed, name="palier-writer", daemon=True)
        self.thread.start()

    def prepare(self) -> None:
        with self.connect() as connection, connection.begin():
            migrate(connection)
            self.server_key = key_in(connection)
            self.steady = connection.execute(select(STEADY.c.ms)).scalar() or 0

    async def close(self) -> None:
        """Everything that was asked for before is written first."""
        if self.thread is not None:
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        if self.readers is not None:
            self.readers.shutdown()
            self.readers = None
        self.let_go()

    def let_go(self) -> None:
        if self.engine is not None:
            self.engine.dispose()
            self.engine = None
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def trouble(self) -> Fault | None:
        """What keeps moves from being stored, as far as is known."""
        return "damaged" if self.health.damaged else self.health.fault

    def quiet_seconds(self) -> float:
        return self.health.quiet_seconds()

    def connect(self) -> Connection:
        if self.engine is None:
            raise NotStored("the store is closed")
        return self.engine.connect()

    # Writing

    def append(self, table: str, *entries: Entry) -> "asyncio.Future[None]":
        return self.put(entries, None, table=table)

    def seal(self, table: str, sealed: Sealed) -> "asyncio.Future[None]":
        values = {"table_id": table, **msgspec.structs.asdict(sealed)}

        def write(connection: Connection) -> None:
            connection.execute(UPSERT_SEALED, values)

        return self.put((), write, secret=True)

    def say(self, table: str, line: Line) -> "asyncio.Future[None]":
        values = {"table_id": table, **msgspec.structs.asdict(line)}

        def write(connection: Connection) -> None:
            connection.execute(CHAT.insert(), values)
            if line.number % CHAT_LINES_AT_ONCE == 0:
                old = and_(CHAT.c.table_id == table, CHAT.c.number <= line.number - CHAT_LINES_KEPT)
                connection.execute(CHAT.delete().where(old))

        return self.put((), write)

    def save(self, *rows: TableRow, claim: ClaimRow | None = None) -> "asyncio.Future[None]":
        # Turned into values now: the rows may change before the writer comes to them.
        values = [(table_values(row), seat_values(row), device_values(row)) for row in rows]

        def write(connection: Connection) -> None:
            for table, seats, devices in values:
                write_table(connection, table, seats, devices)
            if claim is not None:
                connection.execute(CLAIMS.insert(), msgspec.structs.asdict(claim))

        return self.put((), write)

    def use(self, table: str, seat: int, device: int) -> "asyncio.Future[None]":
        return self.put((), None, plain=(USE_DEVICE, (table, seat, device)))

    def remove(self, past: Past) -> "asyncio.Future[None]":
        return self.put((), partial(removal.remove, past=past))

    def forget(self, row: TableRow, seat: int) -> "asyncio.Future[None]":
        table, seats, devices = table_values(row), seat_values(row), device_values(row)

        def write(connection: Connection) -> None:
            write_table(connection, table, seats, devices)
            removal.forget_person(connection, row.id, seat)

        return self.put((), write)

    def seen(self, table: str, seat: int, at: int, version: int, began: int) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(seen=at))
            added = insert(WAITS).values(table_id=table, seat=seat, version=version, began=began)
            connection.execute(
                added.on_conflict_do_update(
                    index_elements=[WAITS.c.table_id, WAITS.c.seat],
                    set_={"version": added.excluded.version, "began": added.excluded.began},
                )
            )

        self.put_unawaited(write)

    def beat(self, at: int) -> None:
        """Writes a moment, so that it is known whether anything can be written."""
        if (self.beating is not None and not self.beating.done()) or self.queue.qsize() >= QUEUE_MOST:
            return

        def write(connection: Connection) -> None:
            connection.execute(UPSERT_HEARTBEAT, {"id": 1, "at": at})

        self.beating = self.put((), write)
        # Its failure is noted by the writer; nobody waits for it.
        self.beating.add_done_callback(lambda done: done.exception())
        if self.health.damaged and time.monotonic() - self.rechecked > RECHECK_SECONDS:
            self.rechecked = time.monotonic()
            assert self.readers is not None
            self.readers.submit(self.recheck)

    def keep(self, table: str, game: str, keyframe: Keyframe) -> None:
        def write(connection: Connection) -> None:
            # Written as JSON here: a position takes the loop too long.
            row = snapshot_of(game, keyframe)
            kept = insert(SNAPSHOTS).values(table_id=table, **msgspec.structs.asdict(row))
            connection.execute(
                kept.on_conflict_do_update(
                    index_elements=[SNAPSHOTS.c.table_id, SNAPSHOTS.c.number],
                    set_={"fingerprint": kept.excluded.fingerprint, "body": kept.excluded.body},
                )
            )
            old = and_(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number <= row.number - SNAPSHOTS_KEPT_ENTRIES)
            connection.execute(SNAPSHOTS.delete().where(old))

        self.put_unawaited(write)

    def note_steady(self, now: int) -> None:
        self.put_unawaited(lambda connection: note_steady(connection, now))

    def closes(self, table: str, at: int | None) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(closes=at))

        self.put_unawaited(write)

    def put_unawaited(self, write: Write) -> None:
        if self.queue.qsize() < QUEUE_MOST:
            self.queue.put(Job((), write, None))

    def put(
        self,
        entries: Sequence[Entry],
        write: Write | None,
        secret: bool = False,
        table: str = "",
        plain: Plain | None = None,
    ) -> "asyncio.Future[None]":
        if self.loop is None or self.thread is None:
            raise NotStored("the store is closed")
        if self.queue.qsize() >= QUEUE_MOST:
            raise NotStored("too much waits to be written")
        done: asyncio.Future[None] = self.loop.create_future()
        self.queue.put(Job(entries, write, done, secret, table, plain))
        return done

    def write_until_closed(self) -> None:
        closing = False
        while not closing:
            jobs: list[Job] = []
            job = self.queue.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == BATCH_MOST:
                    break
                try:
                    job = self.queue.get_nowait()
                except Empty:
                    break
            closing = job is None
            if jobs:
                self.tell(jobs, self.write_batch(jobs))
        self.hang_up()

    def write_batch(self, jobs: list[Job]) -> list[Exception | None]:
        """What became of each job. When they cannot go in together each is tried alone: one must not spoil the rest."""
        metrics = self.metrics
        began = time.perf_counter()
        try:
            if metrics.holds.counting:
                with metrics.holds.span("writer"):
                    write_together(self.writer(), jobs)
            else:
                write_together(self.writer(), jobs)
            counted = len([job for job in jobs if not job.secret])
            if counted:
                metrics.commit_seconds.observe(time.perf_counter() - began)
                metrics.commit_entries.observe(counted)
        except Exception as error:  # noqa: BLE001 - the driver's and SQLAlchemy's: the writer must outlive them all
            fault = fault_of(error)
            if fault is None:
                return self.one_by_one(jobs, error)
            self.health.failed(fault)
            self.hang_up()
            return [not_stored(error)] * len(jobs)
        self.health.wrote()
        return [None] * len(jobs)

    def one_by_one(self, jobs: list[Job], error: Exception) -> list[Exception | None]:
        if len(jobs) == 1:
            return [not_stored(error)]
        return [self.write_batch([job])[0] for job in jobs]

    def writer(self) -> Connection:
        """The connection to write by, if anything written now could be read again."""
        if self.health.damaged:
            raise Broken("damaged")
        if not self.in_place():
            raise Broken("moved")
        if self.writing is None:
            self.writing = self.connect()
        return self.writing

    def in_place(self) -> bool:
        """Whether the open file is still the one that the next server would find."""
        try:
            return file_id(self.file) == self.identity
        except OSError:
            return False

    def hang_up(self) -> None:
        """After a fault what the connection holds in memory may not be so."""
        connection, self.writing = self.writing, None
        if connection is not None:
            with suppress(sqlite3.Error, SQLAlchemyError):
                connection.close()

    def tell(self, jobs: list[Job], results: Sequence[Exception | None]) -> None:
        assert self.loop is not None
        try:
            self.loop.call_soon_threadsafe(resolve, jobs, results)
        except RuntimeError:
            # The loop is gone, and with it everybody who waited.
            return

    # Reading

    async def load(self, table: str) -> Stored | None:
        # In pieces: the thread that reads holds the loop up whenever it works for long at once.
        row = await self.read("table", lambda connection: rows_of(connection, [table]))
        if not row:
            return None
        stored = await self.read("rest", lambda connection: load(connection, row[0]))
        while True:
            page = await self.read("log", partial(entries_after, table=table, number=len(stored.entries)))
            stored.entries += page
            if len(page) < PAGE_ENTRIES:
                return stored
            if len(stored.entries) == PAGE_ENTRIES:
                # A long list that is young is gone through by the collector again and again: this one grows up short.
                gc.collect(1)

    async def claimed(self, claim_id: str) -> ClaimRow | None:
        return await self.read("claimed", lambda connection: claimed(connection, claim_id))

    async def listed(self, since: int, most: int) -> list[TableRow]:
        return await self.read("listed", lambda connection: listed(connection, since, most))

    async def waited_for(self, now: int, before: int) -> list[str]:
        await self.put((), lambda connection: note_waits(connection, now))
        return await self.read("waited_for", lambda connection: waited_for(connection, before))

    async def expired(self, lives: Lives, most: int) -> list[str]:
        return await self.read("expired", lambda connection: list(removal.expired(connection, lives, most)))

    async def overview(self) -> list[Overview]:
        return await self.read("overview", overview)

    async def closing(self, before: int) -> list[str]:
        return await self.read("closing", lambda connection: closing(connection, before))

    async def read(self, what: str, query: Callable[[Connection], T]) -> T:
        """`what` is the name by which the time that it takes is counted."""
        latest = time.monotonic() + READ_SECONDS

        def work() -> T:
            if time.monotonic() > latest:
                raise NotStored("too many questions wait")
            try:
                with self.metrics.holds.span(f"reader: {what}"), self.connect() as connection:
                    return query(connection)
            except (sqlite3.Error, SQLAlchemyError, OSError) as error:
                fault = fault_of(error)
                if fault is None:
                    raise
                if fault == "damaged":
                    self.health.failed(fault)
                raise not_stored(error) from error
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise not_stored(error) from error

        if self.readers is None:
            raise NotStored("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    def recheck(self) -> None:
        """Looks through a damaged database: what could not be read may have been the disk's mistake of a moment."""
        with suppress(sqlite3.Error, SQLAlchemyError), self.connect() as connection:
            if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() == "ok":
                self.health.damaged = False


def not_stored(error: Exception) -> NotStored:
    failure = NotStored(str(error))
    failure.__cause__ = error
    return failure


def resolve(jobs: list[Job], results: Sequence[Exception | None]) -> None:
    for job, failure in zip(jobs, results, strict=True):
        done = job.done
        if done is None or done.done():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)


# The connection


def engine_for(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=NullPool,
        # Errors are logged, and parameters hold names and hashes.
        hide_parameters=True,
        connect_args={"isolation_level": None, "cached_statements": 256, "timeout": BUSY_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def connected(raw: Any, record: object) -> None:  # noqa: ARG001 - SQLAlchemy's signature
        # What is deleted is overwritten: who asked to be forgotten is in no free page of the file or of a backup.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # The driver's own way of beginning transactions would end them behind our back.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


# Writing


@cache
def insert_entries(count: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO entries (table_id, number, seat, client, at, body) VALUES {places}"  # noqa: S608


def write_together(connection: Connection, jobs: list[Job]) -> None:
    values: list[str | int | None] = []
    count = 0
    statements: list[Plain] = []
    writes: list[Write] = []
    for job in jobs:
        for entry in job.entries:
            values += job.table, entry.number, entry.seat, entry.client, entry.at, ENTRY_BODY.encode(entry).decode()
            count += 1
        if job.plain is not None:
            statements.append(job.plain)
        if job.write is not None:
            writes.append(job.write)
    if count:
        statements.append((insert_entries(count), values))
    if not writes:
        write_plainly(connection, statements)
        return
    with connection.begin():
        for statement, given in statements:
            connection.exec_driver_sql(statement, tuple(given))
        for write in writes:
            write(connection)


def write_plainly(connection: Connection, statements: list[Plain]) -> None:
    raw = connection.connection.driver_connection
    assert raw is not None
    if len(statements) == 1:
        # Alone, it is its own transaction.
        raw.execute(*statements[0])
        return
    raw.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            raw.execute(*statement)
        raw.execute("COMMIT")
    except BaseException:
        raw.rollback()
        raise


UPSERT_TABLE: Final = insert(TABLES).on_conflict_do_update(
    index_elements=[TABLES.c.id],
    set_={name: insert(TABLES).excluded[name] for name in TABLES.c.keys() if name not in ("id", "kept_from")},  # noqa: SIM118
)
UPSERT_SEAT: Final = insert(SEATS).on_conflict_do_update(
    index_elements=[SEATS.c.table_id, SEATS.c.seat],
    set_={name: insert(SEATS).excluded[name] for name in ("name", "bot", "kept_for", "seen", "orders")},
)


def write_table(
    connection: Connection, table: dict[str, Any], seats: list[dict[str, Any]], devices: list[dict[str, Any]]
) -> None:
    connection.execute(UPSERT_TABLE, table)
    connection.execute(UPSERT_SEAT, seats)
    connection.execute(DEVICES.delete().where(DEVICES.c.table_id == table["id"]))
    if devices:
        connection.execute(DEVICES.insert(), devices)


USE_DEVICE: Final = "UPDATE devices SET used = 1 WHERE table_id = ? AND seat = ? AND number = ?"

UPSERT_HEARTBEAT: Final = insert(HEARTBEAT).on_conflict_do_update(
    index_elements=[HEARTBEAT.c.id], set_={"at": insert(HEARTBEAT).excluded.at}
)

UPSERT_SEALED: Final = insert(SEALED).on_conflict_do_update(
    # What was never acknowledged may be there all the same; the seat's answer is the one that will be.
    index_elements=[SEALED.c.table_id, SEALED.c.version, SEALED.c.seat],
    set_={name: insert(SEALED).excluded[name] for name in ("client", "action")},
)

ENTRY_BODY: Final = msgspec.json.Encoder()
READ_ENTRY: Final = msgspec.json.Decoder(Entry)
JSON: Final = msgspec.json.Encoder()


def table_values(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["seats"]
    values["options"] = JSON.encode(row.options).decode()
    values["setup"] = None if row.setup is None else JSON.encode(row.setup).decode()
    return values


def seat_values(row: TableRow) -> list[dict[str, Any]]:
    return [
        {
            "table_id": row.id,
            "seat": number,
            "name": seat.name,
            "bot": seat.bot,
            "kept_for": seat.kept_for,
            "seen": seat.seen,
            "orders": JSON.encode(seat.orders).decode(),
        }
        for number, seat in enumerate(row.seats)
    ]


def device_values(row: TableRow) -> list[dict[str, Any]]:
    return [
        {"table_id": row.id, "seat": number, **msgspec.structs.asdict(device)}
        for number, seat in enumerate(row.seats)
        for device in seat.devices
    ]


def key_in(connection: Connection) -> bytes:
    """The server's key, made when there is none yet."""
    found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == SERVER_KEY)).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(KEYS.insert(), {"name": SERVER_KEY, "value": found})
    return bytes.fromhex(found)


# Reading


def load(connection: Connection, row: TableRow) -> Stored:
    """What there is of a table beside its log."""
    table = row.id
    last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table)
    newest = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc())
    lines = connection.execute(newest.limit(CHAT_LINES_KEPT + CHAT_LINES_AT_ONCE)).all()[::-1]
    snapshots = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    sealed = connection.execute(select(SEALED).where(SEALED.c.table_id == table))
    return Stored(
        row,
        [],
        [Line(line.number, line.seat, line.name, line.text, line.at, line.client, line.version) for line in lines],
        [Sealed(answer.version, answer.seat, answer.client, answer.action) for answer in sealed],
        began_at(connection, table, connection.execute(last).scalar_one() or 0),
        [SnapshotRow(kept.number, kept.fingerprint, kept.body) for kept in snapshots],
    )


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    bodies = connection.execute(
        select(ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number > number)
        .order_by(ENTRIES.c.number)
        .limit(PAGE_ENTRIES)
    )
    return [READ_ENTRY.decode(body) for (body,) in bodies]


def claimed(connection: Connection, claim_id: str) -> ClaimRow | None:
    found = connection.execute(select(CLAIMS).where(CLAIMS.c.claim_id == claim_id)).one_or_none()
    return None if found is None else ClaimRow(**found._asdict())


def listed(connection: Connection, since: int, most: int) -> list[TableRow]:
    day = since - (LISTED_DAYS - 1) * 24 * 60 * 60 * 1000
    ids = connection.execute(
        select(TABLES.c.id)
        .where(
            TABLES.c.public,
            TABLES.c.state.in_(("waiting", "playing")),
            or_(
                TABLES.c.created >= since,
                and_(TABLES.c.pace == "days", TABLES.c.created >= day),
            ),
        )
        .order_by(TABLES.c.created.desc())
        .limit(most)
    )
    return rows_of(connection, [name for (name,) in ids])


def note_waits(connection: Connection, now: int) -> None:
    """Where something has happened since the last time, the waiting begins anew; where nothing has, it goes on."""
    note_steady(connection, now)
    version = select(func.coalesce(func.max(ENTRIES.c.number), 0)).where(ENTRIES.c.table_id == TABLES.c.id)
    running = select(TABLES.c.id).where(TABLES.c.state == "playing", TABLES.c.pace == "days")
    connection.execute(WAITS.delete().where(WAITS.c.table_id.not_in(running)))
    places = (
        select(SEATS.c.table_id, SEATS.c.seat, version.scalar_subquery(), literal(now))
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(TABLES.c.state == "playing", TABLES.c.pace == "days")
    )
    added = insert(WAITS).from_select(["table_id", "seat", "version", "began"], places)
    connection.execute(
        added.on_conflict_do_update(
            index_elements=[WAITS.c.table_id, WAITS.c.seat],
            set_={"version": added.excluded.version, "began": added.excluded.began},
            where=WAITS.c.version != added.excluded.version,
        )
    )


def note_steady(connection: Connection, now: int) -> None:
    added = insert(STEADY).values(id=1, ms=now)
    connection.execute(added.on_conflict_do_update(index_elements=[STEADY.c.id], set_={"ms": added.excluded.ms}))


def waited_for(connection: Connection, before: int) -> list[str]:
    ids = connection.execute(select(WAITS.c.table_id).where(WAITS.c.began <= before).distinct())
    return [name for (name,) in ids]


def began_at(connection: Connection, table: str, version: int) -> dict[int, int]:
    rows = connection.execute(
        select(WAITS.c.seat, WAITS.c.began).where(WAITS.c.table_id == table, WAITS.c.version == version)
    )
    return {row.seat: row.began for row in rows}


def overview(connection: Connection) -> list[Overview]:
    moves = {
        name: (count, last)
        for name, count, last in connection.execute(
            select(ENTRIES.c.table_id, func.count(), func.max(ENTRIES.c.at)).group_by(ENTRIES.c.table_id)
        )
    }
    ids = [name for (name,) in connection.execute(select(TABLES.c.id))]
    found: list[Overview] = []
    # So many at once as SQLite takes in one question.
    for start in range(0, len(ids), ROWS_AT_ONCE):
        for row in rows_of(connection, ids[start : start + ROWS_AT_ONCE]):
            count, moved = moves.get(row.id, (0, 0))
            last = max(row.created, row.started or 0, moved or 0, *(seat.seen for seat in row.seats))
            found.append(Overview(row, count, last))
    return sorted(found, key=lambda one: -one.last)


def devices_of(connection: Connection, ids: list[str]) -> dict[tuple[str, int], list[Device]]:
    found: dict[tuple[str, int], list[Device]] = {}
    for row in connection.execute(
        select(DEVICES)
        .where(DEVICES.c.table_id.in_(ids))
        .order_by(DEVICES.c.table_id, DEVICES.c.seat, DEVICES.c.number)
    ):
        values = row._asdict()
        place = values.pop("table_id"), values.pop("seat")
        found.setdefault(place, []).append(Device(**values))
    return found


def closing(connection: Connection, before: int) -> list[str]:
    ids = connection.execute(select(TABLES.c.id).where(TABLES.c.state == "playing", TABLES.c.closes <= before))
    return [name for (name,) in ids]


def rows_of(connection: Connection, ids: list[str]) -> list[TableRow]:
    seats: dict[str, list[SeatRow]] = {name: [] for name in ids}
    devices = devices_of(connection, ids)
    for seat in connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    ):
        orders = msgspec.json.decode(seat.orders)
        own = devices.get((seat.table_id, seat.seat), [])
        seats[seat.table_id].append(SeatRow(seat.name, seat.bot, own, seat.kept_for, seat.seen, orders))
    found: dict[str, TableRow] = {}
    for table in connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))):
        values = table._asdict()
        del values["kept_from"]  # the store's own business
        values["options"] = msgspec.json.decode(values["options"])
        values["setup"] = None if values["setup"] is None else tuple(msgspec.json.decode(values["setup"]))
        found[table.id] = TableRow(**values, seats=seats[table.id])
    return [found[name] for name in ids if name in found]
