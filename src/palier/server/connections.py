"""How long a connection may keep the server waiting, and how many there may be.

Uvicorn's protocol waits for ever for headers and bodies, and for whoever does not read the answer. Here somebody walks
round once a second and ends what has not moved on in time. Nothing of this lies on the way of a message.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from palier.server.limits import network_of
from palier.server.logs import Log
from palier.server.metrics import Metrics
from palier.server.proxies import Proxies, parse_address
from palier.server.settings import Settings
from palier.server.wire import TableProtocol

LOG: Final = Log("palier.connections")

KEPT_FILES: Final = 128
"""Open files that are no connections: the database, the bots' workers, modules, logs."""
LOG_SECONDS: Final = 60.0


class Stage(NamedTuple):
    """What a connection is waiting for. As long as two looks find the same, it has not moved on."""

    name: str
    cycle: Any = None
    unsent_bytes: int = 0


OPEN: Final = Stage("open")


class Config(uvicorn.Config):
    """Uvicorn hands its configuration to every protocol."""

    door: "Door"


class HttpProtocol(H11Protocol):
    cycle: RequestResponseCycle | None  # type: ignore[assignment]

    def __init__(self, config: Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.door = config.door
        self.stage = OPEN
        self.since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, SocketProtocol):
            self.door.replace(self, upgraded)


class SocketProtocol(TableProtocol):
    def __init__(self, config: Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.door = config.door
        self.stage = OPEN
        self.since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self)


Connection = HttpProtocol | SocketProtocol


class Door:
    """Counts the connections and ends those that must not stay."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.proxies = Proxies(settings.trusted_proxies)
        self.most = most_connections(settings.connections, open_files())
        self.networks: dict[Connection, str] = {}
        """Everybody who was let in, oldest first."""
        self.held: Counter[str] = Counter()
        self.unserved: dict[HttpProtocol, None] = {}
        """Those that were let in and may still owe their first request, oldest first."""
        self.turned_away: Counter[str] = Counter()
        self.logged = -LOG_SECONDS
        self.patience = {
            "headers": settings.header_seconds,
            "body": settings.body_seconds,
            "unread": settings.unread_seconds,
            # Uvicorn ends these a little before; a stray byte would make it forget.
            "idle": settings.keep_alive_seconds + 1.0,
        }

    def enter(self, connection: HttpProtocol) -> None:
        address = connection.client[0] if connection.client else ""
        network = network_of(address)
        shared = not self.settings.limited or self.proxies.trusts(parse_address(address))
        if not shared and self.held[network] >= self.settings.connections_per_address:
            self.turn_away(connection, "address")
        elif len(self.networks) >= self.most and not self.make_room():
            self.turn_away(connection, "all")
        else:
            self.networks[connection] = network
            self.held[network] += 1
            self.unserved[connection] = None

    def make_room(self) -> bool:
        """When all is full, whoever has owed a request for longest goes: who means to ask, asks at once."""
        while self.unserved:
            oldest = next(iter(self.unserved))
            del self.unserved[oldest]
            if oldest.cycle is None and oldest in self.networks:
                self.leave(oldest)
                self.turn_away(oldest, "headers")
                return True
        return False

    def replace(self, before: HttpProtocol, after: SocketProtocol) -> None:
        self.unserved.pop(before, None)
        network = self.networks.pop(before, None)
        if network is not None:
            self.networks[after] = network

    def leave(self, connection: Connection) -> None:
        if isinstance(connection, HttpProtocol):
            self.unserved.pop(connection, None)
        network = self.networks.pop(connection, None)
        if network is None:
            return
        self.held[network] -= 1
        if self.held[network] <= 0:
            del self.held[network]

    def turn_away(self, connection: Connection, why: str) -> None:
        self.turned_away[why] += 1
        self.metrics.turned_away.labels(why).inc()
        connection.transport.abort()

    def look_round(self, connections: Iterable[Any], now: float) -> None:
        """Once a second."""
        for connection in list(connections):
            stage = stage_of(connection)
            if stage != connection.stage:
                connection.stage = stage
                connection.since = now
            elif stage.name in self.patience and now - connection.since >= self.patience[stage.name]:
                self.turn_away(connection, stage.name)
        if self.turned_away and now - self.logged >= LOG_SECONDS:
            LOG.warning("connections_turned_away", open=len(self.networks), most=self.most, **self.turned_away)
            self.turned_away.clear()
            self.logged = now


def stage_of(connection: Connection) -> Stage:
    unsent_bytes = connection.transport.get_write_buffer_size()
    if connection.transport.is_closing():
        return Stage("unread", None, unsent_bytes)
    if isinstance(connection, SocketProtocol):
        # Pings find out who is gone, and a client that does not read is put out by its table.
        return OPEN
    cycle = connection.cycle
    if connection.conn.their_state is h11.SEND_BODY:
        return Stage("body", cycle)
    if unsent_bytes:
        return Stage("unread", cycle, unsent_bytes)
    if cycle is not None and not cycle.response_complete:
        return Stage("answer", cycle)
    if cycle is None or connection.conn.trailing_data[0]:
        return Stage("headers", cycle)
    return Stage("idle", cycle)


def open_files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return 8192
    import resource  # noqa: PLC0415 - is not everywhere

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def most_connections(wished: int, files: int) -> int:
    """Never so many that the database could not be opened."""
    return min(wished, max(files // 2, files - KEPT_FILES))
