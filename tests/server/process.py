"""A real server in a process of its own, and players with real sockets."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from palier.server.settings import Settings

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds that something may take which comes at once on an idle machine. Nobody waits so long but for a failure."""

PROGRAM = """
import resource
import sys
from pathlib import Path
import msgspec
from palier.server.run import listen, run
from palier.server.settings import Settings
if address_space := int(sys.argv[5]):
    resource.setrlimit(resource.RLIMIT_AS, (address_space, address_space))
if open_files := int(sys.argv[6]):
    resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))
listener = listen("127.0.0.1", int(sys.argv[2]))
print("PORT", listener.getsockname()[1], flush=True)
settings = msgspec.json.decode(sys.argv[3], type=Settings)
run(listener, Path(sys.argv[1]), settings, lambda: print("READY", flush=True), Path(sys.argv[4]))
"""


class ServerProcess:
    """Started with `with`; `kill` ends it as a power cut would, `start` brings it back at the same address.

    `address_space`: how many bytes it may have in all; `open_files`: how many files; 0 is what the machine gives.
    """

    address_space = 0
    open_files = 0

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.settings = Settings(**{"limited": False, "warm_bots": False, "check_seconds": PATIENCE, **settings})
        self.static = folder / "static"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "server.log"

    def start(self) -> None:
        words = [str(self.folder / "palier.sqlite"), str(self.port), msgspec.json.encode(self.settings).decode()]
        # The handle is the process's from here on.
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    PROGRAM,
                    *words,
                    str(self.static),
                    str(self.address_space),
                    str(self.open_files),
                ],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=dict(os.environ),
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("PORT"):
                self.port = int(line.split()[1])
            if line.startswith("READY"):
                return
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.close_pipe()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.close_pipe()
        return code

    def close_pipe(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def counted(self) -> str:
        """What it tells Prometheus, when it was started with `metrics="127.0.0.1:0"`."""
        port = self.logged(event="metrics_served")["port"]
        return httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text

    def logged(self, **fields: Any) -> dict[str, Any]:
        """The first line of the log with these fields. It may be written after the answer has been received."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            whole, _, _ = self.log.read_text().rpartition("\n")
            for line in whole.splitlines():
                told = json.loads(line) if line.startswith("{") else {}
                if fields.items() <= told.items():
                    return dict(told)
            time.sleep(0.01)
        raise AssertionError(f"nothing with {fields} in:\n{self.log.read_text()}")


class Player:
    """A browser: cookies, requests, sockets."""

    def __init__(self, server: ServerProcess, lang: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.address,
            headers={"accept-language": lang},
            timeout=PATIENCE,
            # There is no TLS here, and reading the authorities takes longer than most tests.
            verify=False,
            # Well before the server closes what is idle: a request must not meet the end of its connection.
            limits=httpx.Limits(keepalive_expiry=1),
        )

    def post(self, path: str, body: object = None) -> httpx.Response:
        if body is None:
            return self.http.post(path)
        return self.http.post(path, json=body)

    def make(self, players: int = 2, **more: Any) -> dict[str, Any]:
        answer = self.post("/api/tables", {"game": "roomshare", "players": players, "name": "Ann", **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def claim(self, table: str, seat: int = 1, name: str = "Bob") -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/claim", {"seat": seat, "name": name})
        assert answer.status_code == 200, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def cookie(self, table: str) -> str | None:
        return self.http.cookies.get(f"palier_{table}")

    def live(self, table: str, since: int | None = None, **more: Any) -> "Socket":
        return Socket(self.server, table, self.cookie(table), since, **more)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Socket:
    def __init__(
        self,
        server: ServerProcess,
        table: str,
        secret: str | None,
        since: int | None = None,
        origin: str | None = None,
        lang: str = "en",
        unread: int | None = None,
        cookies: str | None = None,
    ) -> None:
        """`cookies`: the whole jar, in place of the one with the secret. `unread`: so many messages may wait to be read
        before nothing more is taken from the network, not even the server's pings; None is any number."""
        if cookies is None and secret is not None:
            cookies = f"palier_{table}={secret}"
        headers = {} if cookies is None else {"Cookie": cookies}
        query = f"?lang={lang}" + ("" if since is None else f"&since={since}")
        self.stack = ExitStack()
        self.connection: ClientConnection = self.stack.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{table}/live{query}",
                additional_headers=headers,
                origin=origin,  # type: ignore[arg-type]
                compression=None,
                open_timeout=PATIENCE,
                # A server that is slow for a while is not gone.
                ping_interval=None,
                close_timeout=1,
                max_queue=unread,
            )
        )
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.number = 0
        self.patience = PATIENCE

    def receive(self) -> dict[str, Any]:
        raw = self.connection.recv(self.patience)
        assert isinstance(raw, str)
        message: dict[str, Any] = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        return message

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these types with these fields."""
        while True:
            message = self.receive()
            if message["type"] in kinds and all(message.get(key) == value for key, value in fields.items()):
                return message

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        self.say(**message)
        return self.until("ack", "error", "stale", "preview", "hint", id=message["id"])

    def closed_with(self) -> int:
        """Waits until the server closes, and why."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code

    @property
    def position(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] in ("hello", "update"))

    def play(self, choice: int = 0) -> dict[str, Any]:
        """Plays one of the legal actions of the position heard last."""
        self.number += 1
        position = self.position
        action = position["legal"][choice % len(position["legal"])]
        answer = self.ask(
            type="play", id=f"{position['version']}-{self.number}", version=position["version"], action=action
        )
        assert answer["type"] == "ack", answer
        self.until("update", version=answer["version"])
        return answer

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@contextmanager
def two_players(server: ServerProcess) -> Iterator[tuple[str, Player, Player]]:
    """A table for two, both seated."""
    with Player(server) as ann, Player(server) as bob:
        table = ann.make()["table"]["id"]
        bob.claim(table)
        yield table, ann, bob


def play_in_turn(sockets: list[Socket], steps: int | None = None) -> int:
    """Both play legal actions, to the end or for so many steps."""
    played = 0
    while steps is None or played < steps:
        turn = [socket for socket in sockets if socket.position["legal"]]
        if not turn:
            break
        answer = turn[0].play(played * 7)
        played += 1
        for socket in sockets:
            if socket is not turn[0]:
                socket.until("update", version=answer["version"])
    return played
