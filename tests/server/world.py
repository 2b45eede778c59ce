"""A server without a network: the real hub and store, clients that are lists, and a clock that goes when told."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import ceil
from pathlib import Path
from queue import Empty
from typing import Any, TypeVar

import msgspec

from palier.engine.game import Game, State
from palier.server import acts
from palier.server.bots import Thinkers
from palier.server.chance import ChanceSource, entropy_chance
from palier.server.devices import Device
from palier.server.hub import Hub
from palier.server.messages import receive
from palier.server.metrics import Metrics
from palier.server.protocol import Language, MakeTable
from palier.server.refusals import Refusal
from palier.server.room import Room
from palier.server.settings import Settings
from palier.server.store import SqliteStore

T = TypeVar("T")
START = 1_800_000_000_000
BOT_SECONDS = 60.0
"""What a bot may take here: on a busy machine the start of a worker alone takes longer than a real table would wait."""


class Clock:
    """Time passes for both clocks; only the wall's can be set."""

    def __init__(self) -> None:
        self.now = START
        self.set_by = 0

    def __call__(self) -> int:
        self.now += 1
        return self.now + self.set_by

    def seconds(self) -> float:
        return self.now / 1000

    def jump(self, seconds: float) -> None:
        self.set_by += int(seconds * 1000)

    def pass_time(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class StillClock(Clock):
    """One that only goes when told, so that moments can be compared to the millisecond."""

    def __call__(self) -> int:
        return self.now


class Alarm:
    """A timer of a clock that is put forward by hand."""

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self.callback = callback
        self.is_set = True

    def cancel(self) -> None:
        self.is_set = False


class Alarms:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.clock.now / 1000

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(when, callback))
        return self.alarms[-1]

    def next(self) -> Alarm | None:
        self.alarms = [alarm for alarm in self.alarms if alarm.is_set]
        return min(self.alarms, key=lambda alarm: alarm.when, default=None)


class FirstLegal(Thinkers):
    """A bot that answers at once, in this process."""

    async def choose(
        self,
        game: Game[Any],
        bot: str,
        state: State,
        seat: int,
        table: str = "",
        seconds: float | None = None,
        among: int = 1,
    ) -> list[str]:
        await asyncio.sleep(0)
        return [game.text(game.legal(state, seat)[0])]


class Client:
    """One socket: what was said to it, decoded."""

    def __init__(self, lang: Language = "en") -> None:
        self.seat: int | None = None
        self.device: Device | None = None
        self.lang: Language = lang
        self.address = "10.0.0.1"
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.moments: list[int] = []
        """When each of them came, where somebody has told this client a clock."""
        self.clock: Clock | None = None
        self.code: int | None = None
        self.room: Room | None = None

    def send(self, payload: bytes, more: bool = False) -> None:
        if self.code is None:
            self.raw.append(payload)
            self.moments.append(0 if self.clock is None else self.clock.now)
            self.heard.append(msgspec.json.decode(payload))

    def close(self, code: int) -> None:
        self.code = self.code or code

    def say(self, **message: Any) -> None:
        assert self.room is not None
        receive(self.room, self, msgspec.json.encode(message))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.of(kind)[-1]

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Says something and waits for its answer."""
        before = len(self.heard)
        self.say(**message)
        await settle(self.room)
        answers = [heard for heard in self.heard[before:] if heard.get("id") == message["id"]]
        assert len(answers) == 1, answers
        return answers[0]

    @property
    def version(self) -> int:
        """The last version that this client heard of."""
        return max(int(message["version"]) for message in self.heard if message["type"] in ("hello", "update"))

    @property
    def must_act(self) -> bool:
        """Whether it is asked, and has not answered in the window that stands open."""
        assert self.room is not None
        return self.seat in self.position["to_act"] and self.room.table.sealed_by(self.seat) is None

    @property
    def position(self) -> dict[str, Any]:
        """The last hello or update."""
        return next(message for message in reversed(self.heard) if message["type"] in ("hello", "update"))


async def settle(room: Room | None) -> None:
    """Until the table's queue is empty and no bot thinks."""
    assert room is not None
    for _ in range(10_000):
        await room.do(nothing)
        if room.at_rest:
            return
        await asyncio.sleep(0)
    raise AssertionError("the table never comes to rest")


async def nothing() -> None:
    pass


class World:
    def __init__(
        self,
        path: Path,
        settings: Settings | None = None,
        thinkers: type[Thinkers] = FirstLegal,
        clock: type[Clock] = Clock,
        chance: ChanceSource = entropy_chance,
    ) -> None:
        self.path = path
        self.clock = clock()
        self.chance = chance
        self.alarms = Alarms(self.clock)
        patient = Settings(bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS, check_seconds=BOT_SECONDS)
        self.settings = patient if settings is None else settings
        self.thinkers = thinkers
        self.hub = self.new_hub()

    def new_hub(self) -> Hub:
        metrics = Metrics()
        return Hub(
            SqliteStore(self.path / "palier.sqlite", metrics),
            self.settings,
            metrics,
            self.clock,
            self.chance,
            self.thinkers(self.settings, metrics, self.chance),
            self.clock.seconds,
            self.alarms,
        )

    async def pass_time(self, seconds: float) -> None:
        """Timers ring in their order, each at its moment; the rounds of the server are made at the end."""
        end = self.clock.now + round(seconds * 1000)
        while (alarm := self.alarms.next()) is not None and alarm.when * 1000 <= end:
            self.clock.now = max(self.clock.now, ceil(alarm.when * 1000))
            alarm.cancel()
            alarm.callback()
            await self.rest()
        self.clock.now = end
        await self.hub.tick()
        await self.rest()

    async def rest(self) -> None:
        """Until nothing more happens at this moment, though bots may go on thinking."""
        quiet = 0
        while quiet < 10:
            rooms = [room for room in self.hub.rooms.values() if not room.closed]
            for room in rooms:
                # It may be broken off meanwhile.
                with suppress(Refusal):
                    await room.do(nothing)
            await asyncio.sleep(0)
            quiet = 0 if any(room.busy or room.jobs for room in rooms) else quiet + 1

    async def close_window(self, room: Room) -> None:
        """Lets the time pass that the window stands open at least."""
        window = room.windows.window
        assert window is not None
        await self.pass_time(max(0.0, window.instant - self.alarms.now()))

    async def open(self) -> None:
        # The clock is ours, so ticks are called by hand.
        await self.hub.store.open()
        self.hub.steady()

    async def close(self) -> None:
        await self.hub.close()

    async def restart(self, lose: bool = False) -> None:
        """As if killed: what is in memory is gone without a word to anybody. `lose`: and what was not written yet."""
        for room in list(self.hub.rooms.values()):
            room.closed = True
            room.task.cancel()
            room.windows.shut()
            if room.thinking is not None:
                room.thinking.cancel()
        self.hub.thinkers.close()
        store = self.hub.store
        assert isinstance(store, SqliteStore)
        while lose and not store.queue.empty():
            with suppress(Empty):
                store.queue.get_nowait()
        await store.close()
        self.hub = self.new_hub()
        await self.open()

    async def connect(
        self, table: str, secret: str | None = None, since: int | None = None, lang: Language = "en"
    ) -> Client:
        client = Client(lang)
        client.clock = self.clock
        room = await self.hub.room(table)

        await room.do(lambda: room.join(client, secret, since))
        client.room = room
        return client

    async def disconnect(self, client: Client) -> None:
        room = client.room
        assert room is not None
        client.close(1006)
        await room.do(lambda: room.part(client))

    async def table(self, players: int = 2, game: str = "roomshare", **more: Any) -> tuple[str, list[str]]:
        """A table where everybody sits; their secrets."""
        ask = MakeTable(game=game, players=players, name="seat 0", **more)
        given = await acts.make(self.hub, ask)
        secrets = [str(given.secret)]
        taken = {bot.seat for bot in ask.bots}
        for seat in range(1, players):
            if seat not in taken:
                claimed = await acts.claim(self.hub, given.table.id, seat, f"seat {seat}", None)
                secrets.append(str(claimed.secret))
        return given.table.id, secrets

    async def play(self, clients: list[Client], steps: int | None = None) -> int:
        """Plays first legal actions, or to the end; how many there were."""
        played = 0
        while steps is None or played < steps:
            room = clients[0].room
            await settle(room)
            assert room is not None
            turn = [client for client in clients if client.must_act]
            if not turn and room.windows.window is not None:
                await self.close_window(room)
                continue
            if not turn:
                break
            client = turn[0]
            legal = client.position["legal"]
            # Not always the first: a match in which everybody always does the same may never end.
            action = legal[(played * 7) % len(legal)]
            answer = await client.ask(
                type="play", id=f"{client.seat}-{client.version}", version=client.version, action=action
            )
            assert answer["type"] == "ack", answer
            played += 1
        await settle(clients[0].room)
        return played


def in_world(
    path: Path,
    story: Callable[[World], Coroutine[Any, Any, T]],
    settings: Settings | None = None,
    thinkers: type[Thinkers] = FirstLegal,
    **more: Any,
) -> T:
    """Runs a story in a world of its own."""

    async def tell() -> T:
        world = World(path, settings, thinkers, **more)
        await world.open()
        try:
            return await story(world)
        finally:
            await world.close()

    return asyncio.run(tell())
