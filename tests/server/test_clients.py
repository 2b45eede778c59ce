"""Many clients over a network that drops, doubles and reorders, with a server that is killed again and again.

Whatever happens: every acknowledged action is in the log exactly once, and every view that a client holds of a version
is the view of the replayed log at that version.
"""

import asyncio
import shutil
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection

from palier.server.messages import receive
from palier.server.protocol import ENCODER, BotSeat
from palier.server.settings import Settings
from palier.server.store import SqliteStore
from palier.server.store.sqlite import Job
from tests.server.world import Client, World, settle


class Person:
    """Somebody at a seat (or a spectator) with a page that remembers, over a bad network."""

    def __init__(self, world: World, table: str, secret: str | None) -> None:
        self.world = world
        self.table = table
        self.secret = secret
        self.client: Client | None = None
        self.read = 0
        self.version: int | None = None
        self.position: dict[str, Any] = {}
        self.out: list[dict[str, Any]] = []
        self.acknowledged: dict[str, int] = {}
        self.views: dict[int, list[dict[str, Any]]] = {}
        self.number = 0
        self.seat: int | None = None

    async def connect(self) -> None:
        if self.client is None:
            self.client = await self.world.connect(self.table, self.secret, self.version)
            self.seat = self.client.seat
            self.read = 0

    async def disconnect(self) -> None:
        """What was not read yet is lost."""
        if self.client is not None and self.client.room is not None and not self.client.room.closed:
            await self.world.disconnect(self.client)
        self.client = None

    def hear(self, most: int) -> None:
        """Reads some of what came, in order, as a socket gives it."""
        if self.client is None:
            return
        for message in self.client.heard[self.read : self.read + most]:
            self.take(message)
        self.read = min(len(self.client.heard), self.read + most)

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        for update in message.get("missed", ()):
            self.see(update)
        if kind in ("hello", "update"):
            self.see(message)
        elif kind == "ack":
            assert self.acknowledged.setdefault(message["id"], message["version"]) == message["version"]
        elif kind == "error":
            assert message["code"] in ("illegal_action", "not_your_turn", "no_undo", "not_your_seat", "not_started")

    def see(self, message: dict[str, Any]) -> None:
        if message["view"] is not None:
            self.views.setdefault(message["version"], []).append(message["view"])
        if self.version is None or message["version"] >= self.version:
            self.version = message["version"]
            self.position = message

    def think(self, choice: int) -> None:
        """Says something about the position that it believes in."""
        if self.version is None:
            return
        self.number += 1
        legal = self.position["legal"]
        ask: dict[str, Any] = {"id": f"{self.seat}/{self.number}", "version": self.version}
        if choice % 7 == 0:
            ask |= {"type": "undo"}
        elif legal:
            ask |= {"type": "play", "action": legal[choice % len(legal)]}
        else:
            ask |= {"type": "play", "action": "auto"}
        self.out.append(ask)

    def deliver(self, which: int, again: bool) -> None:
        """One of the messages under way arrives: not necessarily the oldest, and perhaps not for the last time."""
        if self.client is None or not self.out or self.client.room is None or self.client.room.closed:
            return
        index = which % len(self.out)
        message = self.out[index] if again else self.out.pop(index)
        receive(self.client.room, self.client, ENCODER.encode(message))

    def drop(self, which: int) -> None:
        if self.out:
            self.out.pop(which % len(self.out))


class Simulation:
    def __init__(self, world: World) -> None:
        self.world = world
        self.people: list[Person] = []
        self.tables: list[str] = []

    async def begin(self, no_cards: bool) -> None:
        for more in ({"options": {"no_cards": no_cards}}, {"bots": [BotSeat(1, "greedy")]}):
            table, secrets = await self.world.table(2, **more)
            self.tables.append(table)
            self.people += [Person(self.world, table, secret) for secret in [*secrets, None]]
        for person in self.people:
            await person.connect()

    async def step(self, what: str, who: int, number: int) -> None:
        person = self.people[who % len(self.people)]
        if what == "think":
            person.think(number)
        elif what == "deliver":
            person.deliver(number, again=number % 3 == 0)
        elif what == "drop":
            person.drop(number)
        elif what == "hear":
            person.hear(1 + number % 5)
        elif what == "disconnect":
            await person.disconnect()
        elif what == "connect":
            await person.connect()
        elif what == "wait":
            for _ in range(number % 4):
                await asyncio.sleep(0.001)
        elif what == "restart":
            await self.world.restart(lose=number % 2 == 0)
            for other in self.people:
                other.client = None
        else:
            # An everyday move: think, send, read.
            await person.connect()
            person.hear(1000)
            person.think(number)
            person.deliver(len(person.out) - 1 if person.out else 0, again=False)
            await self.calm()
            person.hear(1000)

    async def calm(self) -> None:
        for table in self.tables:
            await settle(await self.world.hub.room(table))

    async def heal(self) -> None:
        """Everybody is back, says again whatever was not acknowledged, and reads all there is."""
        await self.calm()
        for person in self.people:
            await person.connect()
            while person.out:
                person.deliver(0, again=False)
        await self.calm()
        for person in self.people:
            person.hear(100_000)

    async def check(self) -> None:
        for table in self.tables:
            stored = await self.world.hub.store.load(table)
            assert stored is not None
            assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
            room = await self.world.hub.room(table)
            again = room.table.from_the_start()
            told: dict[tuple[int, int | None], dict[str, Any]] = {}
            for number in range(len(stored.entries) + 1):
                if number:
                    again.relive(stored.entries[number - 1])
                for seat in (None, 0, 1):
                    told[number, seat] = again.playing.view(seat)
            for person in self.people:
                if person.table != table:
                    continue
                for client, version in person.acknowledged.items():
                    found = [
                        entry.number for entry in stored.entries if (entry.seat, entry.client) == (person.seat, client)
                    ]
                    assert found == [version], f"{client} was acknowledged as {version} and is in the log as {found}"
                for version, views in person.views.items():
                    assert (version, person.seat) in told, f"version {version} was seen and is not in the log"
                    for view in views:
                        assert view == told[version, person.seat]

    async def go_on(self) -> None:
        """Whoever is to act, acts."""
        for table in self.tables:
            people = [person for person in self.people if person.table == table and person.seat is not None]
            for person in people:
                if person.seat in person.position["to_act"]:
                    person.think(1)
                    asked = person.out[-1]["id"]
                    person.deliver(len(person.out) - 1, again=False)
                    await self.calm()
                    person.hear(1000)
                    assert asked in person.acknowledged
                    break


async def simulate(path: Path, no_cards: bool, steps: list[tuple[str, int, int]]) -> None:
    world = World(path, Settings(limited=False))
    await world.open()
    try:
        simulation = Simulation(world)
        await simulation.begin(no_cards)
        for step in steps:
            await simulation.step(*step)
        await simulation.heal()
        await simulation.check()
        await simulation.go_on()
        await simulation.check()
    finally:
        await world.close()


KINDS = ["think", "deliver", "deliver", "drop", "hear", "disconnect", "connect", "wait", "restart", *["move"] * 6]
STEPS = st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 4), st.integers(0, 30)), min_size=10, max_size=80)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that needs no migration any more: copied, it saves a while at each of many starts."""
    folder = tmp_path_factory.mktemp("empty")

    async def make() -> None:
        store = SqliteStore(folder / "palier.sqlite")
        await store.open()
        await store.close()

    asyncio.run(make())
    return folder / "palier.sqlite"


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(no_cards=st.booleans(), steps=STEPS)
def test_nothing_acknowledged_is_lost_or_doubled_and_all_see_the_same(
    empty: Path, no_cards: bool, steps: list[tuple[str, int, int]]
) -> None:
    with TemporaryDirectory() as folder:
        shutil.copy(empty, Path(folder) / "palier.sqlite")
        asyncio.run(simulate(Path(folder), no_cards, steps))


async def acknowledge_first(room: Any, entry: Any, events: Any = None, ack: Any = None) -> None:
    """What `Room.write` must not be."""
    if entry is not None:
        if ack is not None:
            ack(entry.number)
        await room.tell_update(entry, events or [])
        await room.hub.store.append(room.table.id, entry)
        room.wake_bots()


async def kill_before_it_is_written(path: Path) -> None:
    world = World(path, Settings(limited=False))
    await world.open()
    try:
        simulation = Simulation(world)
        await simulation.begin(False)
        store = world.hub.store
        assert isinstance(store, SqliteStore)
        for person in simulation.people:
            person.hear(1000)
        # The writer is held up, as by a slow disk, so that there is something to lose.
        started, finish = threading.Event(), threading.Event()

        def hold_up(_: Connection) -> None:
            started.set()
            finish.wait(60)

        store.queue.put(Job((), hold_up, None))
        await asyncio.to_thread(started.wait)
        for person in simulation.people:
            if person.position["legal"]:
                person.think(1)
                person.deliver(0, again=False)
        for _ in range(10):
            await asyncio.sleep(0)
        for person in simulation.people:
            person.hear(1000)
        asyncio.get_running_loop().call_later(0.05, finish.set)
        await simulation.step("restart", 0, 0)
        await simulation.heal()
        await simulation.check()
    finally:
        await world.close()


def test_the_simulation_notices_a_server_that_acknowledges_first(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that cannot fail proves nothing."""
    for broken in (False, True):
        with TemporaryDirectory() as folder, monkeypatch.context() as patch:
            shutil.copy(empty, Path(folder) / "palier.sqlite")
            if broken:
                patch.setattr("palier.server.room.Room.write", acknowledge_first)
                with pytest.raises(AssertionError, match=r"was acknowledged as 1|version 1 was seen"):
                    asyncio.run(kill_before_it_is_written(Path(folder)))
            else:
                asyncio.run(kill_before_it_is_written(Path(folder)))
