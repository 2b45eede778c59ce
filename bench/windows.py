"""How long windows make a match: people who answer after a while, at a real server.

    python bench/windows.py people greedy --source src --source OTHER/src --seconds 240

Every scenario plays Les Colocs at a server of its own for each source tree (releases from 0.1 on; all run at once,
since they mostly wait). People play their turns at once. In a window each answers after a time drawn from a lognormal
distribution (median 2 s, sigma 0.5, from a fixed seed), as they would who read first. Told are the seconds that the
table spent in windows for each window and for each turn.
"""

import argparse
import asyncio
import json
import os
import socket
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

MEDIAN_SECONDS: Final = 2.0
SPREAD: Final = 0.5
ANSWERING_SHARE: Final = 0.15
"""How often a person who can answer does."""
SEATS: Final = 4

Scenario = dict[int, str]
SCENARIOS: Final[dict[str, Scenario]] = {
    # Who sits at seats 1 to 3; seat 0 is a person without orders.
    "people": {1: "person", 2: "person", 3: "person"},
    "orders": {1: "person", 2: "pass", 3: "quiet"},
    "greedy": {1: "greedy", 2: "greedy", 3: "greedy"},
    "planner": {1: "planner", 2: "planner", 3: "planner"},
    "search": {1: "search", 2: "search", 3: "search"},
    "ordered-greedy": {0: "pass", 1: "greedy", 2: "greedy", 3: "greedy"},
    "quiet-greedy": {0: "quiet", 1: "greedy", 2: "greedy", 3: "greedy"},
}


class Person:
    """Plays at once, but thinks before it answers in a window. `habit`: `person`, `pass` by order, or `quiet`."""

    def __init__(self, connection: ClientConnection, seat: int, habit: str, seed: int) -> None:
        self.connection = connection
        self.seat = seat
        self.habit = habit
        self.luck = Random(seed * 10 + seat)
        self.position: dict[str, Any] = {}
        self.question = ""
        self.number = 0
        self.thought: asyncio.Task[None] | None = None

    async def live(self) -> None:
        async for raw in self.connection:
            message = json.loads(raw)
            if message["type"] == "orders" and self.habit == "pass":
                orders = dict.fromkeys(message["orders"], "pass")
                if message["orders"] != orders:
                    await self.say(type="orders", orders=orders)
            elif message["type"] in ("hello", "update") and message["view"] is not None:
                self.look(message)
            elif message["type"] in ("stale", "error"):
                self.question = ""
                for missed in message.get("missed", []):
                    self.look(missed)

    def look(self, position: dict[str, Any]) -> None:
        self.position = position
        question = question_of(position)
        if self.seat not in position["to_act"] or question == self.question:
            return
        self.question = question
        if self.thought is not None and not self.thought.done():
            self.thought.cancel()
        self.thought = asyncio.get_running_loop().create_task(self.act(is_window(position)))

    async def act(self, window: bool) -> None:
        if window:
            if self.habit == "pass":
                return
            await asyncio.sleep(MEDIAN_SECONDS * self.luck.lognormvariate(0, SPREAD))
            if self.habit == "quiet":
                await self.say(type="quiet", version=self.position["version"])
                return
        legal = self.position["legal"]
        if not legal:
            return
        answers = [action for action in legal if action != "pass"]
        answering = not window or (answers and self.luck.random() < ANSWERING_SHARE)
        action = self.luck.choice(answers or legal) if answering else "pass"
        await self.say(type="play", version=self.position["version"], action=action)

    async def say(self, **message: Any) -> None:
        self.number += 1
        with suppress(ConnectionClosed):
            await self.connection.send(json.dumps({**message, "id": f"{self.seat}-{self.number}"}))


def is_window(position: dict[str, Any]) -> bool:
    asked = (position["view"] or {}).get("asked")
    return asked is not None and asked["ask"].startswith("window_")


def question_of(position: dict[str, Any]) -> str:
    """What stays the same while others answer in the same window."""
    view = position["view"]
    if not is_window(position):
        return str(position["version"])
    return json.dumps([view["asked"], view["stack"], view["turn"], view["free_time"], view["discard"], view["stage"]])


class Watcher:
    """Adds up the time in which a window stood open."""

    def __init__(self) -> None:
        self.windows: list[float] = []
        self.turns = 0
        self.over = False
        self.first_turn = -1
        self.question: str | None = None
        self.opened = 0.0

    async def live(self, connection: ClientConnection) -> None:
        async for raw in connection:
            message = json.loads(raw)
            if message["type"] not in ("hello", "update") or message["view"] is None:
                continue
            now = time.monotonic()
            turn = message["view"]["turn"]
            self.first_turn = turn if self.first_turn < 0 else self.first_turn
            self.turns = turn - self.first_turn
            question = question_of(message) if is_window(message) else None
            if question != self.question:
                if self.question is not None:
                    self.windows.append(now - self.opened)
                self.question, self.opened = question, now
            if not message["to_act"]:
                self.over = True
                return


async def serve(source: Path, folder: Path, stack: AsyncExitStack) -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "palier", "serve", "--port", str(port), "--db", str(folder / "bench.sqlite")),
        env={**os.environ, "PYTHONPATH": str(source)},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    stack.push_async_callback(process.wait)
    stack.callback(process.kill)
    address = f"127.0.0.1:{port}"
    async with httpx.AsyncClient(timeout=60) as client:
        for _ in range(600):
            try:
                await client.get(f"http://{address}/healthz")
                return address
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit(f"no server from {source}")


async def sit(address: str, scenario: Scenario, seed: int, stack: AsyncExitStack) -> Watcher:
    bots = [{"seat": seat, "bot": who} for seat, who in scenario.items() if who in ("greedy", "planner", "search")]
    taken = {bot["seat"] for bot in bots}
    base = f"http://{address}/api/tables"
    ask = {"game": "les_colocs", "players": SEATS, "name": "seat 0", "bots": bots}
    table = ""
    people: list[tuple[int, str]] = []
    for seat in range(SEATS):
        if seat in taken:
            continue
        async with httpx.AsyncClient(timeout=60) as client:
            if seat == 0:
                answer = await client.post(base, json=ask)
                table = answer.json()["table"]["id"]
            else:
                answer = await client.post(f"{base}/{table}/claim", json={"seat": seat, "name": f"seat {seat}"})
            answer.raise_for_status()
            people.append((seat, answer.cookies[f"palier_{table}"]))
    live = f"ws://{address}/api/tables/{table}/live"
    for seat, secret in people:
        headers = {"Cookie": f"palier_{table}={secret}"}
        connection = await stack.enter_async_context(connect(live, additional_headers=headers))
        person = Person(connection, seat, scenario.get(seat, "person"), seed)
        task = asyncio.get_running_loop().create_task(person.live())
        stack.callback(task.cancel)
    watcher = Watcher()
    connection = await stack.enter_async_context(connect(live))
    task = asyncio.get_running_loop().create_task(watcher.live(connection))
    stack.callback(task.cancel)
    return watcher


async def measure(source: Path, name: str, seconds: float, tables: int) -> tuple[str, str]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = await serve(source, folder, stack)
        watchers = [await sit(address, SCENARIOS[name], seed, stack) for seed in range(tables)]
        end = time.monotonic() + seconds
        while time.monotonic() < end and not all(watcher.over for watcher in watchers):
            await asyncio.sleep(0.5)
        windows = [spent for watcher in watchers for spent in watcher.windows]
        turns = sum(watcher.turns for watcher in watchers)
        error = statistics.stdev(windows) / len(windows) ** 0.5
        return name, (
            f"{name:15} {source}: {len(windows)} windows, {statistics.mean(windows):.2f} s each "
            f"(± {1.96 * error:.2f}), median {statistics.median(windows):.2f}; "
            f"{turns} turns, {sum(windows) / max(1, turns):.2f} s a turn"
        )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenarios", nargs="*", choices=[*SCENARIOS, []], help="which; all when none is named")
    parser.add_argument("--source", type=Path, action="append", help="a source tree; may be repeated")
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--tables", type=int, default=2, help="tables at once for each")
    given = parser.parse_args()
    work = [
        measure(source, name, given.seconds, given.tables)
        for name in given.scenarios or SCENARIOS
        for source in given.source or [Path("src")]
    ]
    for _, line in sorted(await asyncio.gather(*work), key=lambda result: result[0]):
        print(line)


if __name__ == "__main__":
    asyncio.run(main())
