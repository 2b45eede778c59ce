"""The WebSocket of a table."""

import asyncio
from functools import partial
from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State

from palier.engine.errors import PalierError
from palier.server.devices import Device
from palier.server.front import RAW, Receive, Send
from palier.server.hub import Hub
from palier.server.inbox import Inbox
from palier.server.limits import Bucket
from palier.server.messages import id_in, receive, refuse
from palier.server.protocol import Language, Refused, encode
from palier.server.refusals import Refusal
from palier.server.room import TRY_AGAIN, Room
from palier.server.security import Scope, header, secrets_in
from palier.server.seen import CatchUp
from palier.server.store.interface import NotStored
from palier.server.texts import language_of, sentence
from palier.server.verbs.resume import opening, seat_of
from palier.server.wire import EXTENSION, TableProtocol

TOO_MANY: Final = 1008
NO_TABLE: Final = 4404
PATIENCE: Final = 200
"""Messages beyond the limit after which a client is put out."""

Live = WebSocket[object, object, State]


class SocketOutlet:
    """Sends at once what the network takes at once. What it does not take waits here: no table waits for a slow client,
    and one that is too slow is put out."""

    def __init__(self, way: "Way", lang: Language, address: str, most: int) -> None:
        self.way = way
        self.seat: int | None = None
        self.device: Device | None = None
        self.lang = lang
        self.address = address
        self.most = most
        self.held: list[bytes] = []
        self.waiting: Inbox[bytes] = Inbox()
        self.size = 0
        self.pumping = False
        self.code: int | None = None

    def send(self, payload: bytes, more: bool = False) -> None:
        if self.code is not None:
            return
        self.held.append(payload)
        if more:
            return
        if self.pumping or self.waiting.things or not self.way.write_texts(self.held):
            self.wait()
        self.held.clear()

    def wait(self) -> None:
        """Leaves what is held to the pump."""
        for payload in self.held:
            self.size += len(payload)
            self.waiting.put(payload)
        if self.size > self.most:
            self.waiting.things.clear()
            self.code = TRY_AGAIN

    def close(self, code: int) -> None:
        """After what was sent before."""
        if self.code is None:
            self.wait()
            self.held.clear()
            self.code = code
        self.waiting.wake()

    async def pump(self) -> None:
        """Sends what had to wait, until the socket is closed by either side."""
        try:
            while True:
                self.pumping = True
                while self.waiting:
                    payload = self.waiting.things.popleft()
                    self.size -= len(payload)
                    await self.way.send(payload)
                self.pumping = False
                if self.code is not None:
                    await self.way.close(self.code)
                    return
                await self.waiting.wait()
        except Exception:  # noqa: BLE001 - servers tell a lost client by exceptions of their own
            self.code = self.code or TRY_AGAIN


def not_at_once(_payloads: list[bytes]) -> bool:
    return False


class Way:
    """The way to a client by ASGI, as any server offers it: it may have to wait, so nothing goes at once but by the
    shorter way that our own protocol offers (see wire.py)."""

    def __init__(self, deliver: Send, protocol: TableProtocol | None) -> None:
        self.deliver = deliver
        self.write_texts = not_at_once if protocol is None else protocol.write_texts

    async def send(self, payload: bytes) -> None:
        await self.deliver({"type": "websocket.send", "text": payload.decode()})

    async def close(self, code: int) -> None:
        await self.deliver({"type": "websocket.close", "code": code, "reason": ""})


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Live, table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    scope: Scope = dict(socket.scope)
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    take, deliver = scope.get(RAW, (socket.receive, socket.send))
    protocol: TableProtocol | None = ((scope.get("extensions") or {}).get(EXTENSION) or {}).get("protocol")
    outlet = SocketOutlet(Way(deliver, protocol), language(socket, scope), address, hub.settings.outbox_bytes)
    pump = asyncio.create_task(outlet.pump())
    if not hub.limits.socket_opened(address):
        turn_away(hub, outlet, Refusal("too_many_requests"), TOO_MANY)
        await pump
        return
    hub.metrics.sockets.inc()
    try:
        room = await enter(hub, outlet, table_id, scope, since(socket))
        if room is not None:
            ear = Ear(hub, room, outlet)
            if protocol is not None:
                protocol.on_text = ear.hear
            await listen(ear, outlet, take)
            if not room.closed:
                room.put(partial(room.guard, partial(room.part, outlet)))
        await pump
    finally:
        pump.cancel()
        hub.metrics.sockets.dec()
        hub.limits.socket_closed(address)


async def enter(hub: Hub, outlet: SocketOutlet, table_id: str, scope: Scope, since: int | None) -> Room | None:
    try:
        hub.limits.read(outlet.address)
        room = await hub.room(table_id)
        secrets = secrets_in(scope, table_id)
        catch_up = None if since is None else await go_through_missed(room, outlet, secrets, since)

        async def join() -> None:
            if sum(len(outlets) for outlets in room.outlets.values()) >= hub.settings.sockets_per_table:
                raise Refusal("too_many_requests")
            await room.join(outlet, opening(room.table, secrets), since, catch_up)

        await room.do(join)
    except PalierError as error:
        turn_away(hub, outlet, error, NO_TABLE if error.code in ("no_such_table", "other_rules") else TRY_AGAIN)
        return None
    except NotStored:
        turn_away(hub, outlet, Refusal("not_stored"), TRY_AGAIN)
        return None
    return room


async def go_through_missed(room: Room, outlet: SocketOutlet, secrets: list[str], since: int) -> CatchUp | None:
    """What a client missed until now, before it joins: the table need not wait for it."""
    now = 0

    async def begin() -> CatchUp | None:
        nonlocal now
        now = room.table.version
        seat = seat_of(room.table, opening(room.table, secrets))
        return room.new_catch_up(outlet.address, seat, since) if since < now else None

    catch_up = await room.do(begin)
    if catch_up is not None:
        await room.hub.slices.do(catch_up.go_on(now))
    return catch_up


def turn_away(hub: Hub, outlet: SocketOutlet, error: PalierError, code: int) -> None:
    hub.metrics.refusals.labels(error.code).inc()
    outlet.send(encode(Refused(None, error.code, sentence(error, outlet.lang))))
    outlet.close(code)


class Ear:
    """Hears one client: counts, measures, and passes on what it says."""

    def __init__(self, hub: Hub, room: Room, outlet: SocketOutlet) -> None:
        self.room = room
        self.outlet = outlet
        self.settings = hub.settings
        self.seconds = hub.limits.seconds
        self.bucket = self.bucket_of(hub, room, outlet.seat)
        self.beyond = 0

    def bucket_of(self, hub: Hub, room: Room, seat: int | None) -> Bucket:
        """A seat has one, however many sockets it opens; who watches has one a socket."""
        fresh = Bucket(hub.settings.messages_burst, self.seconds())
        return fresh if seat is None else room.heard.setdefault(seat, fresh)

    def hear(self, raw: bytes) -> None:
        settings = self.settings
        if self.outlet.code is not None:
            return
        if settings.limited and not self.bucket.take(
            self.seconds(), settings.messages_per_second, settings.messages_burst, 1.0
        ):
            self.beyond += 1
            if self.beyond > PATIENCE:
                self.outlet.close(TOO_MANY)
            else:
                named = id_in(raw) if len(raw) <= settings.message_bytes else None
                refuse(self.room, self.outlet, named, Refusal("too_many_requests"))
        elif len(raw) > settings.message_bytes:
            refuse(self.room, self.outlet, None, Refusal("too_large"))
        else:
            receive(self.room, self.outlet, raw)


async def listen(ear: Ear, outlet: SocketOutlet, take: Receive) -> None:
    """Until the client goes or is sent away. What does not come the straight way comes here."""
    while True:
        message = await take()
        if message["type"] != "websocket.receive":
            outlet.close(TRY_AGAIN)
            return
        text = message.get("text")
        ear.hear(text.encode() if text is not None else message.get("bytes") or b"")


def language(socket: Live, scope: Scope) -> Language:
    asked = socket.query_params.get("lang")
    if asked == "fr" or asked == "en":
        return "en" if asked == "en" else "fr"
    return language_of(header(scope, b"accept-language"))


def since(socket: Live) -> int | None:
    given = socket.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None
