"""Processor time of the server a move, beside an earlier commit: both servers run, and batches of moves alternate.

A move is checked, stored, acknowledged and told to both players; all threads of the server count, its clients do not.
What is compared with is built from its commit in a folder of its own; the other is the palier that is installed.

    python bench/moves.py --before COMMIT              40 pairs
    python bench/moves.py --before COMMIT --game wucherer --pairs 60
"""

import argparse
import asyncio
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from tables import Heard, Measure, Socket, wait_for_port

ROOT = Path(__file__).resolve().parents[1]
TABLES = 16
MOVES = 1500
WARM_UP_MOVES = 300
T_95 = 2.02
"""Student's factor for 40 pairs; with more it is smaller, so that the interval errs on the wide side."""

SERVE = """
import sys
from pathlib import Path
from palier.server.run import listen, run
from palier.server.settings import Settings
listener = listen("127.0.0.1", 0)
folder = Path(sys.argv[1])
settings = Settings(limited=False, warm_bots=False)
run(listener, folder / "tables.sqlite", settings, lambda: print("PORT", listener.getsockname()[1], flush=True))
"""


class CountingSocket(Socket):
    """A client that stops at the end of a batch, however long the match."""

    def __init__(self, batch: "Batch", *rest: Any) -> None:
        super().__init__(*rest)
        self.batch = batch

    def play(self, heard: Heard) -> None:
        if self.batch.take():
            super().play(heard)


class Batch:
    def __init__(self, moves: int) -> None:
        self.left = moves
        self.playing = 2 * TABLES
        self.over = asyncio.get_running_loop().create_future()

    def take(self) -> bool:
        if self.left == 0:
            self.end()
            return False
        self.left -= 1
        return True

    def leave(self) -> None:
        """A match ended before the batch: the other tables play the rest, as long as there are any."""
        self.playing -= 1
        if self.playing == 0:
            self.end()

    def end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)


class Server:
    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        self.process = process
        self.port = wait_for_port(process.stdout)

    @property
    def seconds(self) -> float:
        """What all its threads have computed: the number that clock_getcpuclockid(3) gives for a process."""
        return time.clock_gettime((~self.process.pid << 3) | 2)

    def batch(self, game: str, moves: int, seed: int) -> float:
        """Seconds of processor time a move."""
        tables = [make_table(self.port, game) for _ in range(TABLES)]
        return asyncio.run(self.play(tables, moves, seed))

    async def play(self, tables: list[tuple[str, list[str]]], moves: int, seed: int) -> float:
        loop = asyncio.get_running_loop()
        choice = random.Random(seed)
        batch = Batch(moves)
        sockets: list[asyncio.BaseTransport] = []
        before = self.seconds
        for table, cookies in tables:
            for cookie in cookies:
                make = partial(CountingSocket, batch, table, cookie, self.port, choice, Measure(), batch.leave)
                sockets.append((await loop.create_connection(make, "127.0.0.1", self.port))[0])
        await batch.over
        spent = self.seconds - before
        for socket in sockets:
            socket.close()
        await asyncio.sleep(0.05)
        return spent / (moves - batch.left)


def make_table(port: int, game: str) -> tuple[str, list[str]]:
    table, first = post(port, "/api/tables", {"game": game, "players": 2, "name": "Ann"})
    _, second = post(port, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob"})
    return table, [first, second]


def post(port: int, path: str, body: dict[str, Any]) -> tuple[str, str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"]["id"], answer.headers["Set-Cookie"].split(";")[0]


@contextmanager
def serving(name: str, folder: Path, path: Path | None) -> Iterator[Server]:
    place = folder / name
    place.mkdir()
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, str(place)],
        cwd=place,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            yield Server(process)
        finally:
            process.terminate()


def build(commit: str, folder: Path) -> Path:
    """The wheel of a commit, unpacked; its dependencies are those that are installed."""
    sources, place = folder / "sources", folder / "before"
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(sources), commit], check=True)
    try:
        wheels = folder / "wheels"
        uv = str(Path(sys.executable).with_name("uv"))
        make = [uv, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
        subprocess.run([*make, "--out-dir", str(wheels)], cwd=sources, check=True)
        install = [uv, "pip", "install", "--quiet", "--no-deps", "--python", sys.executable, "--target", str(place)]
        subprocess.run([*install, *map(str, wheels.glob("*.whl"))], check=True)
    finally:
        subprocess.run([*git, "remove", "--force", str(sources)], check=True)
    return place


def compare(before: Path, game: str, pairs: int, folder: Path) -> float:
    """The upper end of the interval of the ratio."""
    with ExitStack() as stack:
        servers = {
            "before": stack.enter_context(serving("b", folder, before)),
            "now": stack.enter_context(serving("n", folder, None)),
        }
        for server in servers.values():
            server.batch(game, WARM_UP_MOVES, 0)
        logs: list[float] = []
        for number in range(pairs):
            order = ("before", "now") if number % 2 else ("now", "before")
            spent = {name: servers[name].batch(game, MOVES, number) for name in order}
            logs.append(math.log(spent["now"] / spent["before"]))
            told = "  ".join(f"{name} {1e6 * spent[name]:6.1f} µs" for name in servers)
            print(f"pair {number + 1:3}   {told}   ratio {math.exp(logs[-1]):.3f}", flush=True)
    half = T_95 * stdev(logs) / math.sqrt(len(logs))
    low, middle, high = (math.exp(mean(logs) + shift) for shift in (-half, 0.0, half))
    print(f"\n{game}: {pairs} pairs of {MOVES} moves at {TABLES} tables; processor time a move, now to before:")
    print(f"{middle:.3f} (95 %: {low:.3f} to {high:.3f})")
    return high


def main() -> None:
    parser = argparse.ArgumentParser(description="Processor time of the server a move, beside an earlier commit")
    parser.add_argument("--before", metavar="COMMIT", required=True)
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--game", default="roomshare")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="palier-moves-") as name:
        folder = Path(name)
        compare(build(given.before, folder), given.game, given.pairs, folder)


if __name__ == "__main__":
    main()
