"""What the host may ask: by a socket file that nobody else can open, or of a database that no server has open."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from palier.engine.errors import PalierError
from palier.server import acts
from palier.server.bots import Thinkers
from palier.server.devices import open_devices
from palier.server.hub import RESTARTING, Hub
from palier.server.lives import remove_table
from palier.server.loading import row_of
from palier.server.logs import Log
from palier.server.opening import open_store
from palier.server.protocol import Refused, encode
from palier.server.refusals import Refusal
from palier.server.room import Room, failure
from palier.server.settings import Settings
from palier.server.store import SqliteStore
from palier.server.store.files import FILE_MODE, real_path
from palier.server.store.interface import Overview
from palier.server.table import Table
from palier.server.texts import sentence

LOG: Final = Log("palier.admin")

ENDING: Final = ".admin"
"""Of the socket file, beside the database."""
LINE_BYTES: Final = 1 << 26
PATH_BYTES: Final = 100
"""A socket file's address may not be longer; some systems take a few bytes more."""

Verb = Literal["list", "show", "export", "delete", "close"]
Answer = dict[str, Any]


class AdminAsk(Struct, forbid_unknown_fields=True):
    verb: Verb
    table: str = ""
    hands: bool = False


class Admin:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.verbs: dict[Verb, Callable[[AdminAsk], Awaitable[Answer]]] = {
            "list": self.list,
            "show": self.show,
            "export": self.export,
            "delete": self.delete,
            "close": self.close,
        }

    async def answer(self, ask: AdminAsk) -> Answer:
        """What was asked for, or {"error": code}."""
        try:
            return await self.verbs[ask.verb](ask)
        except PalierError as error:
            return {"error": error.code}
        except Exception as error:
            LOG.error("admin_failed", verb=ask.verb, error=repr(error), exc_info=error)
            return {"error": failure(error).code}

    async def list(self, _: AdminAsk) -> Answer:
        return {"tables": [self.line(one) for one in await self.hub.store.overview()]}

    def line(self, overview: Overview) -> Answer:
        row = overview.row
        room = self.hub.rooms.get(row.id)
        return {
            "id": row.id,
            "game": row.game,
            "state": row.state,
            "pace": row.pace,
            "public": row.public,
            "seats": [seat.name or seat.bot for seat in row.seats],
            "here": 0 if room is None else sum(seat.sockets > 0 for seat in room.table.seats),
            "entries": overview.entries,
            "created": row.created,
            "last": overview.last,
        }

    async def show(self, ask: AdminAsk) -> Answer:
        def tell(table: Table) -> Answer:
            told: Answer = {"table": msgspec.to_builtins(table.info())}
            for place, seat in zip(told["table"]["seats"], table.seats, strict=True):
                place["seen"] = seat.seen
                place["devices"] = sum(device.kind != "link" for device in open_devices(seat.devices))
            if ask.hands and table.match is not None:
                told["views"] = [table.match.view(number) for number in range(table.players)]
            return told

        return await acts.ask_room(await self.hub.room(ask.table), tell)

    async def export(self, ask: AdminAsk) -> Answer:
        """A record when it is over; before, what anybody may see."""
        room = await self.hub.room(ask.table)
        if room.table.state == "over":
            return {"record": msgspec.json.decode(await acts.record(self.hub, ask.table))}

        def tell(table: Table) -> Answer:
            view = None if table.match is None else table.match.view(None)
            return {"table": msgspec.to_builtins(table.info()), "view": view}

        told = await acts.ask_room(room, tell)
        return {**told, "log": [entry async for entry in self.public_log(ask.table)]}

    async def public_log(self, table_id: str) -> AsyncIterator[Answer]:
        since, more = 0, True
        while more:
            # Entries come as the text that goes out by HTTP.
            page = msgspec.json.decode(msgspec.json.encode(await acts.log(self.hub, table_id, None, since)))
            for entry in page["entries"]:
                yield entry
                since = entry["version"]
            more = page["more"]

    async def delete(self, ask: AdminAsk) -> Answer:
        await remove_table(self.hub, ask.table)
        return {"deleted": ask.table}

    async def close(self, ask: AdminAsk) -> Answer:
        room = await self.hub.room(ask.table)
        await room.do(lambda: self.close_room(room))
        return {"closed": ask.table}

    async def close_room(self, room: Room) -> None:
        """Ends the match without an outcome, and tells everybody why."""
        table = room.table
        if table.state != "playing":
            raise Refusal("not_started" if table.match is None else "already_over")
        table.closed = table.ended = self.hub.clock()
        await self.hub.store.save(row_of(table))
        reason = Refusal("table_closed")
        for outlet in room.all_outlets():
            outlet.send(encode(Refused(None, reason.code, sentence(reason, outlet.lang))))
        await room.tell_table()
        # Whoever comes back finds it as it is kept: no clock of the match goes on.
        self.hub.forget(room, RESTARTING)


# By the socket file


@contextmanager
def address(database: Path) -> Iterator[str]:
    """Of the socket file. Where the path is too long for an address, Linux lets us say it from the folder on."""
    place = Path(f"{real_path(database)}{ENDING}")
    if len(os.fsencode(place)) <= PATH_BYTES or not Path("/proc/self/fd").is_dir():
        yield str(place)
        return
    folder = os.open(place.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{place.name}"
    finally:
        os.close(folder)


@asynccontextmanager
async def admin_socket(hub: Hub, database: Path) -> AsyncIterator[None]:
    """Listens meanwhile. Where the system has no such files everything else goes on without."""
    server = await listen(hub, database) if hasattr(socket, "AF_UNIX") else None
    try:
        yield
    finally:
        if server is not None:
            server.close()
            with address(database) as place:
                Path(place).unlink(missing_ok=True)


async def listen(hub: Hub, database: Path) -> asyncio.Server | None:
    admin = Admin(hub)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            try:
                answer = await admin.answer(msgspec.json.decode(await reader.readline(), type=AdminAsk))
            except msgspec.MsgspecError:
                answer = {"error": "bad_request"}
            writer.write(msgspec.json.encode(answer) + b"\n")
            await writer.drain()
        finally:
            writer.close()

    with address(database) as place:
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            # The lock on the database is ours: a file that is there was left by a server that was killed.
            Path(place).unlink(missing_ok=True)
            before = os.umask(0o777 & ~FILE_MODE)
            try:
                listener.bind(place)
            finally:
                os.umask(before)
            return await asyncio.start_unix_server(talk, sock=listener, limit=LINE_BYTES)
        except OSError as error:
            listener.close()
            LOG.warning("no_admin_socket", error=str(error))
            return None


async def ask_server(database: Path, ask: AdminAsk) -> Answer | None:
    """None when no server listens there."""
    with address(database) as place:
        try:
            reader, writer = await asyncio.open_unix_connection(place, limit=LINE_BYTES)
        except (OSError, AttributeError):
            return None
    try:
        writer.write(msgspec.json.encode(ask) + b"\n")
        answer: Answer = msgspec.json.decode(await reader.readline())
        return answer
    finally:
        writer.close()


# Without a server


class Asleep(Thinkers):
    """No bot plays on while somebody looks after the tables."""

    async def choose(self, *_: object, **__: object) -> Any:
        await asyncio.Event().wait()


async def ask_file(database: Path, ask: AdminAsk) -> Answer:
    """Of a database that no server has open; InUse when one has, CannotServe when it cannot be opened."""
    store = SqliteStore(database)
    await open_store(store)
    hub = Hub(store, Settings())
    hub.thinkers = Asleep(hub.settings, hub.metrics, hub.chance)
    try:
        return await Admin(hub).answer(ask)
    finally:
        await hub.close()


async def ask_admin(database: Path, ask: AdminAsk) -> Answer:
    answer = await ask_server(database, ask)
    return await ask_file(database, ask) if answer is None else answer
