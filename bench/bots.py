"""How long people wait for bots: at a table with `greedy`, and at many tables where `search` always thinks.

One server, one process with a WebSocket a table; at each table a person, who plays at random and at once, and a bot.
A wait is from being told that it is the bot's turn to being told its move. A fresh server for each row.

    python bench/bots.py                      the palier that is installed
    python bench/bots.py --before COMMIT      an earlier one too, for comparison
    python bench/bots.py --rows hs40 --json   one row, for programs
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
from moves import build
from tables import wait_for_port
from websockets.asyncio.client import connect

ROWS = {
    "alone": [],
    "hs10": [("home_staging", 10)],
    "hs40": [("home_staging", 40)],
    "mixed40": [("home_staging", 20), ("wucherer", 20)],
}
SECONDS = 60.0
WARM_UP_SECONDS = 8.0
PAUSE_SECONDS = 0.05
"""What the person at the table with `greedy` takes: one waits there, not a race."""
PERSON, BOT = 0, 1

SERVE = """
import sys
from pathlib import Path
from palier.server.run import listen, run
from palier.server.settings import Settings
listener = listen("127.0.0.1", 0)
run(listener, Path(sys.argv[1]) / "tables.sqlite", Settings(limited=False),
    lambda: print("PORT", listener.getsockname()[1], flush=True))
"""


class Heard(msgspec.Struct):
    type: str
    version: int = 0
    seat: int | None = None
    action: str | None = None
    legal: list[str] = []
    to_act: list[int] = []


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Waits:
    """In seconds; what is begun and not yet answered when all is over counts as it stands."""

    on: bool = False
    measured: list[float] = field(default_factory=list)
    pending: dict[int, float] = field(default_factory=dict)

    def begin(self, table: int) -> None:
        self.pending.setdefault(table, time.monotonic())

    def end(self, table: int) -> None:
        began = self.pending.pop(table, None)
        if began is not None and self.on:
            self.measured.append(time.monotonic() - began)

    def close(self) -> None:
        now = time.monotonic()
        self.measured.extend(now - began for began in self.pending.values())


@dataclass
class Figures:
    count: int
    p50: float
    p90: float
    p99: float
    longest: float


@dataclass
class Row:
    greedy: Figures
    search: Figures | None
    given_up: dict[str, int]


def figures(waits: list[float]) -> Figures | None:
    if not waits:
        return None
    ordered = sorted(waits)
    shares = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.9, 0.99)]
    return Figures(len(ordered), *shares, ordered[-1])


def make_table(port: int, game: str, bot: str) -> tuple[str, str]:
    body = {"game": game, "players": 2, "name": "Ann", "bots": [{"seat": BOT, "bot": bot}]}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"]["id"], answer.headers["Set-Cookie"].split(";")[0]


async def sit(port: int, game: str, bot: str, waits: Waits, number: int, pause: float) -> None:
    """One match after the other."""
    choice = random.Random(number)
    while True:
        table, cookie = await asyncio.to_thread(make_table, port, game, bot)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
            async for message in socket:
                heard = DECODER.decode(message)
                if heard.type not in ("hello", "update"):
                    continue
                if heard.type == "update" and heard.seat == BOT and heard.action is not None:
                    waits.end(number)
                if BOT in heard.to_act:
                    waits.begin(number)
                if heard.type == "update" and not heard.to_act:
                    break
                if heard.legal:
                    await asyncio.sleep(pause)
                    play = {"type": "play", "id": f"{heard.version}", "version": heard.version}
                    await socket.send(json.dumps({**play, "action": choice.choice(heard.legal)}))
        waits.pending.pop(number, None)


async def watch(port: int, loads: list[tuple[str, int]], seconds: float) -> tuple[Waits, Waits]:
    greedy, search = Waits(), Waits()
    tables = [(game, "search", search, 0.0) for game, count in loads for _ in range(count)]
    tables.append(("roomshare", "greedy", greedy, PAUSE_SECONDS))
    sitting = [
        asyncio.create_task(sit(port, game, bot, waits, number, pause))
        for number, (game, bot, waits, pause) in enumerate(tables)
    ]
    await asyncio.sleep(WARM_UP_SECONDS)
    greedy.on = search.on = True
    await asyncio.wait(sitting, timeout=seconds)
    for waits in (greedy, search):
        waits.close()
    for task in sitting:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return greedy, search


def measure(name: str, seconds: float, path: Path | None) -> Row:
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    with tempfile.TemporaryDirectory(prefix="palier-bots-") as folder:
        log = Path(folder) / "server.log"
        command = [sys.executable, "-c", SERVE, folder]
        with (
            log.open("w") as errors,
            subprocess.Popen(
                command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
            ) as process,
        ):
            try:
                assert process.stdout is not None
                port = wait_for_port(process.stdout)
                greedy, search = asyncio.run(watch(port, ROWS[name], seconds))
            finally:
                process.terminate()
        given_up: dict[str, int] = {}
        for line in log.read_text().splitlines():
            if '"bot_failed"' in line:
                entry = json.loads(line)
                why = f"{entry['bot']} {entry['why']}"
                given_up[why] = given_up.get(why, 0) + 1
    first = figures(greedy.measured)
    assert first is not None
    return Row(first, figures(search.measured), given_up)


def told(found: Figures | None) -> str:
    if found is None:
        return f"{'':40}"
    times = (found.p50, found.p90, found.p99, found.longest)
    return f"{found.count:6}" + "".join(f"{1000 * each:8.0f}" for each in times) + "  "


def main() -> None:
    parser = argparse.ArgumentParser(description="How long people wait for bots beside busy tables")
    parser.add_argument("--before", metavar="COMMIT")
    parser.add_argument("--rows", nargs="+", choices=list(ROWS), default=list(ROWS))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="palier-before-") as folder:
        sources: dict[str, Path | None] = {"now": None}
        if given.before:
            sources = {given.before: build(given.before, Path(folder)), **sources}
        if not given.json:
            titles = "".join(f"{title:>8}" for title in ("p50", "p90", "p99", "max"))
            print(f"{'waits in ms':22}  greedy{titles}    search{titles}  given up   load")
        for name in given.rows:
            for source, path in sources.items():
                row = measure(name, given.seconds, path)
                if given.json:
                    print(json.dumps({"row": name, **asdict(row)}), flush=True)
                else:
                    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
                    count = sum(row.given_up.values())
                    title = f"{name:10}{source:12}"
                    print(
                        f"{title}  {told(row.greedy)}  {told(row.search)}  {count:8}  {load:>5}  {row.given_up}",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
