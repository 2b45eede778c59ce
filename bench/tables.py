"""Durable moves a second: 100 RoomShare tables on one Palier server, beside boardgame.io, in one run.

Palier: RoomShare for two, whole matches at random; every move is in a full-sync SQLite log before it is acknowledged;
everybody gets the whole position after each. boardgame.io from npm: its own server with a game that only counts, in
memory. Each server is one process, its clients are one other process with a WebSocket a seat; whoever's turn it is
moves at once. A move's latency is from sending it to its acknowledgement (boardgame.io: to seeing it come back).

    python bench/tables.py              both, in turns
    python bench/tables.py --rounds 1   quicker
"""

import argparse
import asyncio
import base64
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from functools import partial
from pathlib import Path
from statistics import median
from typing import IO, Any, cast

import msgspec

TABLES = 100
SECONDS = 6.0
WARM_UP = 1.5
TARGET_RATE = 4000
TARGET_P99 = 50.0
HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgameio"


# ---- Palier's server and its clients, each run in a process of its own


def serve(folder: str) -> None:
    from palier.server.run import listen, run
    from palier.server.settings import Settings

    listener = listen("127.0.0.1", 0)
    run(
        listener,
        Path(folder) / "tables.sqlite",
        # All clients come from one address here, and none of them is a bot.
        Settings(limited=False, warm_bots=False),
        lambda: print(f"PORT {listener.getsockname()[1]}", flush=True),
    )


class Heard(msgspec.Struct):
    type: str
    id: str | None = None
    version: int = 0
    seat: int | None = None
    legal: list[str] = []
    to_act: list[int] = []


HEARD = msgspec.json.Decoder(Heard)


class Measure:
    def __init__(self) -> None:
        self.on = False
        self.latencies: list[float] = []


class Socket(asyncio.Protocol):
    """A WebSocket client that does just what this bench needs: a library's would be busier than the server."""

    def __init__(self, table: str, cookie: str, port: int, choice: random.Random, measure: Measure, over: Any) -> None:
        self.opening = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
        )
        self.choice = choice
        self.measure = measure
        self.over = over
        self.buffer = bytearray()
        self.opened = False
        self.seat: int | None = None
        self.sent = 0.0
        self.number = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.opening.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.opened:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:end])
            del buffer[: end + 4]
            self.opened = True
        while len(buffer) >= 2:
            size = buffer[1] & 127
            start = 2
            if size == 126:
                size = int.from_bytes(buffer[2:4], "big")
                start = 4
            elif size == 127:
                size = int.from_bytes(buffer[2:10], "big")
                start = 10
            if len(buffer) < start + size:
                return
            kind = buffer[0] & 15
            payload = bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.hear(HEARD.decode(payload))

    def hear(self, heard: Heard) -> None:
        if heard.type == "ack":
            if self.measure.on:
                self.measure.latencies.append(time.perf_counter() - self.sent)
        elif heard.type in ("hello", "update"):
            if heard.type == "hello":
                self.seat = heard.seat
            if self.seat in heard.to_act:
                self.play(heard)
            elif not heard.to_act and heard.type == "update":
                self.transport.close()
                self.over()
        elif heard.type in ("error", "stale"):
            raise AssertionError(heard)

    def play(self, heard: Heard) -> None:
        self.number += 1
        action = self.choice.choice(heard.legal)
        message = f'{{"type":"play","id":"{self.number}","version":{heard.version},"action":"{action}"}}'.encode()
        # Masked with zeros, as the standard allows and a server cannot tell.
        length = bytes([128 | len(message)]) if len(message) < 126 else b"\xfe" + len(message).to_bytes(2, "big")
        self.sent = time.perf_counter()
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + message)


def make_table(port: int) -> tuple[str, list[str]]:
    """A full table, and its seats' cookies."""
    table, first = post(port, "/api/tables", {"game": "roomshare", "players": 2, "name": "Ann"})
    _, second = post(port, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob"})
    return table, [first, second]


def post(port: int, path: str, body: dict[str, Any]) -> tuple[str, str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"]["id"], answer.headers["Set-Cookie"].split(";")[0]


async def play_tables(port: int) -> None:
    loop = asyncio.get_running_loop()
    measure = Measure()
    choice = random.Random(1)
    # When a match is over its players sit down at the next one.
    ready: deque[tuple[str, list[str]]] = deque(make_table(port) for _ in range(TABLES * 5))

    async def sit_down() -> None:
        table, cookies = ready.popleft()
        ended: list[int] = []

        def over() -> None:
            ended.append(1)
            if len(ended) == len(cookies) and ready:
                tasks.add(loop.create_task(sit_down()))

        for cookie in cookies:
            await loop.create_connection(partial(Socket, table, cookie, port, choice, measure, over), "127.0.0.1", port)

    tasks: set[asyncio.Task[None]] = set()
    for _ in range(TABLES):
        await sit_down()
    await asyncio.sleep(WARM_UP)
    measure.on = True
    began = time.perf_counter()
    await asyncio.sleep(SECONDS)
    measure.on = False
    took = time.perf_counter() - began
    if not ready:
        raise AssertionError("not enough tables were made for so fast a server")
    ordered = sorted(measure.latencies)
    found = {
        "rate": len(ordered) / took,
        "p50": 1000 * ordered[len(ordered) // 2],
        "p99": 1000 * ordered[int(len(ordered) * 0.99)],
    }
    print(json.dumps(found), flush=True)
    os._exit(0)


def run_clients(port: int) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(play_tables(port))
    else:
        uvloop.run(play_tables(port))


# ---- Both in turns


def wait_for_port(output: IO[str]) -> int:
    for line in output:
        if line.startswith("PORT "):
            return int(line.split()[1])
    raise RuntimeError("the server did not start")


def measure_pair(server: list[str], clients: list[str], folder: Path) -> dict[str, float]:
    """Starts a server, lets its clients play, and ends it."""
    with subprocess.Popen(server, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            port = wait_for_port(process.stdout)
            done = subprocess.run(
                [word.replace("PORT", str(port)) for word in clients],
                cwd=folder,
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
        finally:
            process.terminate()
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def palier_round() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="palier-bench-") as folder:
        this = [sys.executable, str(Path(__file__).resolve())]
        return measure_pair([*this, "--serve", folder], [*this, "--clients", "PORT"], HERE)


def peer_round() -> dict[str, float]:
    return measure_pair(["node", "server.cjs"], ["node", "clients.cjs", "PORT", str(TABLES), str(SECONDS)], PEER)


def prepare_peer() -> bool:
    if shutil.which("npm") is None:
        print("boardgame.io is left out: npm is not there")
        return False
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    return True


def line(name: str, one: dict[str, float]) -> str:
    return f"{name:14} {one['rate']:8,.0f} moves/s   p50 {one['p50']:6.1f} ms   p99 {one['p99']:6.1f} ms"


def compare(rounds: int) -> bool:
    import palier

    contestants = {"palier": palier_round}
    if prepare_peer():
        contestants["boardgame.io"] = peer_round
    found: dict[str, list[dict[str, float]]] = {name: [] for name in contestants}
    for number in range(rounds):
        for name, round_of in contestants.items():
            found[name].append(round_of())
            print(f"round {number + 1}  {line(name, found[name][-1])}", flush=True)
    figures = {
        name: {key: median(one[key] for one in ones) for key in ("rate", "p50", "p99")} for name, ones in found.items()
    }
    print(f"\n{TABLES} tables, median of {rounds}; palier {'compiled' if palier.compiled else 'as plain Python'}")
    for name, one in figures.items():
        kind = "durable, full positions" if name == "palier" else "in memory, a counter"
        print(f"{line(name, one)}   {kind}")
    ours = figures["palier"]
    if "boardgame.io" in figures:
        print(f"ratio          {ours['rate'] / figures['boardgame.io']['rate']:8.2f} ×")
    reached = ours["rate"] >= TARGET_RATE and ours["p99"] < TARGET_P99
    print(
        f"target: {TARGET_RATE:,} moves/s with p99 under {TARGET_P99:.0f} ms: {'reached' if reached else 'NOT reached'}"
    )
    return reached


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable moves a second, beside boardgame.io")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--clients", metavar="PORT", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve is not None:
        serve(given.serve)
    elif given.clients is not None:
        run_clients(given.clients)
    else:
        sys.exit(0 if compare(given.rounds) else 1)


if __name__ == "__main__":
    main()
