"""The WebSocket of a table."""

import asyncio
from collections import deque
from functools import partial
from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State

from palier.engine.errors import PalierError
from palier.server.front import RAW, Receive, Send
from palier.server.hub import Hub
from palier.server.limits import Bucket
from palier.server.messages import id_in, receive, refuse
from palier.server.protocol import Language, Refused, encode
from palier.server.refusals import Refusal
from palier.server.room import TRY_AGAIN, Room
from palier.server.security import Scope, header, is_own_origin, secret_in
from palier.server.texts import language_of, sentence
from palier.server.verbs.resume import seat_of

TOO_MANY: Final = 1008
NO_TABLE: Final = 4404
PATIENCE: Final = 200
"""Messages beyond the limit after which a client is put out."""

Live = WebSocket[object, object, State]


class SocketOutlet:
    """Messages wait here for the network, so that no table waits for a slow client; one that is too slow is put out."""

    def __init__(self, deliver: Send, lang: Language, address: str, most: int) -> None:
        self.deliver = deliver
        self.seat: int | None = None
        self.lang = lang
        self.address = address
        self.most = most
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.code: int | None = None

    def send(self, payload: bytes) -> None:
        if self.code is not None:
            return
        self.waiting.append(payload)
        self.size += len(payload)
        if self.size > self.most:
            self.waiting.clear()
            self.close(TRY_AGAIN)
        self.wake.set()

    def close(self, code: int) -> None:
        """After what was sent before."""
        if self.code is None:
            self.code = code
        self.wake.set()

    async def pump(self) -> None:
        """Until the socket is closed, by either side."""
        try:
            while True:
                while self.waiting:
                    payload = self.waiting.popleft()
                    self.size -= len(payload)
                    await self.deliver({"type": "websocket.send", "text": payload.decode()})
                if self.code is not None:
                    await self.deliver({"type": "websocket.close", "code": self.code, "reason": ""})
                    return
                self.wake.clear()
                await self.wake.wait()
        except Exception:  # noqa: BLE001 - servers tell a lost client by exceptions of their own
            self.code = self.code or TRY_AGAIN


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Live, table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    scope: Scope = dict(socket.scope)
    address = socket.client.host if socket.client is not None else ""
    if not is_own_origin(scope, hub.settings.origins):
        # Closed before it was opened: the browser is told 403.
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    take, deliver = scope.get(RAW, (socket.receive, socket.send))
    outlet = SocketOutlet(deliver, language(socket, scope), address, hub.settings.outbox_bytes)
    pump = asyncio.create_task(outlet.pump())
    if not hub.limits.socket_opened(address):
        turn_away(hub, outlet, Refusal("too_many_requests"), TOO_MANY)
        await pump
        return
    hub.metrics.sockets.inc()
    try:
        room = await enter(hub, outlet, table_id, scope, since(socket))
        if room is not None:
            await listen(hub, room, outlet, take)
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

        async def join() -> None:
            if sum(len(outlets) for outlets in room.outlets.values()) >= hub.settings.sockets_per_table:
                raise Refusal("too_many_requests")
            outlet.seat = seat_of(room.table, secret_in(scope, table_id))
            await room.join(outlet, since)

        await room.do(join)
    except PalierError as error:
        turn_away(hub, outlet, error, NO_TABLE if error.code in ("no_such_table", "other_rules") else TRY_AGAIN)
        return None
    return room


def turn_away(hub: Hub, outlet: SocketOutlet, error: PalierError, code: int) -> None:
    hub.metrics.refusals.labels(error.code).inc()
    outlet.send(encode(Refused(None, error.code, sentence(error, outlet.lang))))
    outlet.close(code)


async def listen(hub: Hub, room: Room, outlet: SocketOutlet, take: Receive) -> None:
    """Passes on what the client says until it goes or is sent away."""
    settings = hub.settings
    bucket = Bucket(settings.messages_burst, hub.limits.seconds())
    beyond = 0
    while outlet.code is None:
        message = await take()
        if message["type"] != "websocket.receive":
            outlet.close(TRY_AGAIN)
            return
        raw: str | bytes = message.get("text") or message.get("bytes") or ""
        if settings.limited and not bucket.take(
            hub.limits.seconds(), settings.messages_per_second, settings.messages_burst, 1.0
        ):
            beyond += 1
            if beyond > PATIENCE:
                outlet.close(TOO_MANY)
                return
            refuse(room, outlet, id_in(raw[: settings.message_bytes]), Refusal("too_many_requests"))
        elif (
            len(raw) > settings.message_bytes
            or len(raw.encode() if isinstance(raw, str) else raw) > settings.message_bytes
        ):
            refuse(room, outlet, None, Refusal("too_large"))
        else:
            receive(room, outlet, raw)


def language(socket: Live, scope: Scope) -> Language:
    asked = socket.query_params.get("lang")
    if asked == "fr" or asked == "en":
        return "en" if asked == "en" else "fr"
    return language_of(header(scope, b"accept-language"))


def since(socket: Live) -> int | None:
    given = socket.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None
