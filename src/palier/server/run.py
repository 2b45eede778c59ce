"""Running a server: a socket, a database, uvicorn, and an end that loses nothing."""

import asyncio
import errno
import gc
import logging
import math
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import uvicorn

from palier.server.admin import admin_socket
from palier.server.app import create_app
from palier.server.connections import Config, Door, HttpProtocol, SocketProtocol
from palier.server.front import Application
from palier.server.holds import Holds
from palier.server.hub import Hub
from palier.server.logs import Log, set_up_logs
from palier.server.metrics import Metrics
from palier.server.opening import CannotServe, open_store
from palier.server.settings import Settings
from palier.server.site import parse_listen
from palier.server.store import InUse, SqliteStore
from palier.server.store.files import default_folder
from palier.server.wire import HEADER_BYTES, counted

LOG: Final = Log("palier.run")

FIRST_PORT: Final = 8000
LAST_PORT: Final = 8099
SOCKET_BYTES: Final = 64 * 1024
"""Beyond this a message closes its socket; up to here it is refused with a sentence."""
SWITCH_SECONDS: Final = 0.001
"""How soon the thread that has just made something durable gets to say so while the loop is busy; Python's own 5 ms
would be the better part of what a move takes."""

GARBAGE_AT: Final = (1_500, 1, 700)
"""The collector holds the loop up as well: it looks at few new things at a time, and as seldom at all as by 20,000."""


def database_path(given: str | None) -> Path:
    """A path or sqlite:///path; by default a file in the user's data folder."""
    if given is None:
        return default_folder() / "palier.sqlite"
    if given.startswith("sqlite:///"):
        return Path(given.removeprefix("sqlite:///")).expanduser()
    if "://" in given or not given:
        raise CannotServe("serve-database-kind", given=given)
    return Path(given).expanduser()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at that port; when none was asked for, at the first free one."""
    ports = range(FIRST_PORT, LAST_PORT + 1) if port is None else (port,)
    for number in ports:
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise CannotServe("serve-no-address", host=host) from error
    if port is not None:
        raise CannotServe("serve-port-taken", port=str(port))
    raise CannotServe("serve-no-port", first=str(FIRST_PORT), last=str(LAST_PORT))


def bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise CannotServe("serve-no-address", host=host) from error
    found = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # There it would let two servers share a port.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            # "The whole network" means whoever still has an IPv4 address too.
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        found.bind(address)
        found.listen(512)
    except OSError:
        found.close()
        raise
    return found


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    def __init__(self, config: Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.door = config.door
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.listening()

    async def on_tick(self, counter: int) -> bool:
        # Uvicorn calls ten times a second.
        if counter % 10 == 0:
            self.door.look_round(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def uvicorn_config(app: Application, door: Door, holds: Holds) -> Config:
    config = Config(
        app,
        loop="auto",
        http=HttpProtocol,
        # Uvicorn's websockets-sansio with a shorter way for tables.
        ws=counted(SocketProtocol, holds) if door.settings.count_holds else SocketProtocol,
        ws_max_size=SOCKET_BYTES,
        h11_max_incomplete_event_size=HEADER_BYTES,
        # A move is 2 kB: compressing it would cost more than it saves.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        # Front knows whom to believe (see proxies.py).
        proxy_headers=False,
        timeout_keep_alive=math.ceil(door.settings.keep_alive_seconds),
        timeout_graceful_shutdown=5,
    )
    config.door = door
    return config


def run(
    listener: socket.socket,
    database: Path,
    settings: Settings,
    listening: Callable[[], None],
    static: Path | None = None,
) -> None:
    """Serves until a signal ends it. Raises CannotServe when the database is not ours to use."""
    # Somebody at a terminal wants to hear of trouble only; a log collector wants everything.
    set_up_logs(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    sys.setswitchinterval(SWITCH_SECONDS)
    for ending in (signal.SIGINT, signal.SIGTERM):
        # Uvicorn handles them and then raises them once more; by then all is done.
        signal.signal(ending, lambda *_: None)
    metrics = Metrics()
    store = SqliteStore(database, metrics)
    hub = Hub(store, settings, metrics)
    app = create_app(hub, static)
    server = Server(uvicorn_config(app, Door(settings, metrics), metrics.holds), listening)
    # What is loaded now stays: the collector need not look at it again, nor look so often.
    gc.freeze()
    gc.set_threshold(*GARBAGE_AT)
    gc.enable()
    with ExitStack() as stack:
        serve_metrics(metrics, settings.metrics, stack)
        # Uvicorn chooses uvloop where there is one.
        runner = stack.enter_context(asyncio.Runner(loop_factory=server.config.get_loop_factory()))
        runner.run(open_and_serve(server, hub, store, listener))


def serve_metrics(metrics: Metrics, address: str, stack: ExitStack) -> None:
    """For as long as the stack stands, at that address if there is one."""
    wished = parse_listen(address)
    if wished is None:
        return
    host, port = wished
    try:
        port = stack.enter_context(metrics.served_at(host, port))
    except (OSError, OverflowError) as error:
        raise CannotServe("serve-no-metrics", address=address, detail=str(error)) from error
    LOG.info("metrics_served", host=host, port=port)


async def open_and_serve(server: Server, hub: Hub, store: SqliteStore, listener: socket.socket) -> None:
    try:
        await open_store(store)
    except InUse as error:
        raise CannotServe("serve-in-use", file=str(store.path)) from error
    async with admin_socket(hub, store.path):
        await server.serve([listener])
