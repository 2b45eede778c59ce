"""The tables in memory: loaded from the log when somebody comes, forgotten when nobody has been there for a while."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import palier
from palier.server.bots import Thinkers
from palier.server.chance import ChanceSource, entropy_chance
from palier.server.keys import is_table_id
from palier.server.limits import Limits
from palier.server.lives import expire
from palier.server.loading import table_of
from palier.server.logs import Log
from palier.server.metrics import Metrics
from palier.server.protocol import NotReady, PressureLevel
from palier.server.refusals import Refusal
from palier.server.replays import Replays
from palier.server.reviews import Reviews
from palier.server.room import Room
from palier.server.settings import Settings
from palier.server.site import Site
from palier.server.slices import Slices
from palier.server.snapshots import code_of
from palier.server.steady import SteadyClock
from palier.server.store.interface import NotStored, Store
from palier.server.table import Table
from palier.server.texts import get_ready
from palier.server.timers import LoopTimers, Timers

LOG: Final = Log("palier.hub")

GOING_AWAY: Final = 1001
RESTARTING: Final = 1012
CLOCK_SET_MS: Final = 6 * 60 * 60 * 1000
BEATS_MISSED: Final = 4
"""So many times the pause between two heartbeats without a write, and the store hangs."""

STEADY_NOTED_MS: Final = 60_000
"""How often the steady clock is written down: at most so much of a day's waiting is lost to a crash."""

Clock = Callable[[], int]


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        metrics: Metrics | None = None,
        clock: Clock = wall_clock,
        chance: ChanceSource = entropy_chance,
        thinkers: Thinkers | None = None,
        seconds: Callable[[], float] = time.monotonic,
        timers: Timers | None = None,
    ) -> None:
        self.store = store
        self.settings = Settings() if settings is None else settings
        self.metrics = Metrics() if metrics is None else metrics
        self.clock = clock
        self.chance = chance
        self.thinkers = Thinkers(self.settings, self.metrics, chance) if thinkers is None else thinkers
        self.seconds = seconds
        self.steady_clock: SteadyClock | None = None
        self.limits = Limits(self.settings, seconds)
        self.timers = LoopTimers() if timers is None else timers
        self.site = Site(self.settings)
        self.slices = Slices()
        self.replays = Replays(self.slices)
        self.reviews = Reviews(self.settings, self.thinkers, self.replays, self.steady)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.pressure: PressureLevel = "none"
        """As people were told, at a tick: the moment tells nothing about one bot's thoughts."""
        self.swept: int | None = None
        self.noted = 0
        self.opened = 0
        """How far the wall clock was from the steady one when the server began."""
        self.ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.settings.count_holds:
            self.metrics.holds.count_in(asyncio.get_running_loop())
        await self.store.open()
        await asyncio.to_thread(read_beforehand)
        self.steady()
        self.ticking = asyncio.create_task(self.tick_for_ever())
        if self.settings.warm_bots:
            self.thinkers.warm_up()

    async def close(self) -> None:
        """Lets what is under way be stored, tells everybody to come back, and closes the store."""
        if self.ticking is not None:
            self.ticking.cancel()
        for room in list(self.rooms.values()):
            if not room.closed:
                await room.do(nothing)
            self.forget(room, RESTARTING)
        self.reviews.close()
        self.thinkers.close()
        self.store.note_steady(self.steady())
        await self.store.close()

    def steady(self) -> int:
        """What all durations go by, in milliseconds; the wall clock is for what is stored to be shown."""
        if self.steady_clock is None:
            self.steady_clock = SteadyClock(self.seconds, self.store.steady)
            self.noted = self.steady_clock()
            self.opened = self.clock() - self.noted
        return self.steady_clock()

    def clock_was_set(self) -> bool:
        """Whether the wall clock has gone otherwise than time since the server began."""
        return abs(self.clock() - self.steady() - self.opened) > CLOCK_SET_MS

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The table in memory, loaded if need be; `no_such_table` when there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        if not is_table_id(table_id):
            raise Refusal("no_such_table")
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        # Shielded: others may wait for the same table when one of them gives up.
        return await asyncio.shield(task)

    async def load(self, table_id: str) -> Room:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refusal("no_such_table")
        room = self.seat(await self.slices.do(table_of(stored, self.clock())), stored.began)
        room.keep()
        room.wake_bots()
        return room

    def seat(self, table: Table, began: dict[int, int] | None = None) -> Room:
        """Gives a table its room."""
        if len(self.rooms) >= self.settings.tables_in_memory:
            self.make_way()
        table.take_backs_most = self.settings.take_backs_most
        table.entries_most = self.settings.entries_per_seat
        room = self.rooms[table.id] = Room(self, table, began)
        self.metrics.tables.set(len(self.rooms))
        return room

    def is_over(self, table_id: str) -> bool:
        room = self.rooms.get(table_id)
        return room is not None and room.table.state == "over"

    def make_way(self) -> None:
        idle = [room for room in self.rooms.values() if room.idle]
        if idle:
            self.forget(min(idle, key=lambda room: room.touched), GOING_AWAY)

    def forget(self, room: Room, code: int) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            self.metrics.tables.set(len(self.rooms))
            if room.table.state == "over":
                self.limits.table_closed(room.table.id)
        if not room.closed:
            room.close(code)

    # Health

    def not_ready(self) -> NotReady | None:
        """Why nobody should be sent here now."""
        if self.ticking is None:
            return "starting"
        trouble = self.store.trouble()
        if trouble is not None:
            return trouble
        if self.store.quiet_seconds() > self.settings.heartbeat_seconds * BEATS_MISSED:
            return "not_written"
        return None if self.thinkers.alive else "no_workers"

    # Time

    async def tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            try:
                await self.tick()
            except Exception as error:  # noqa: BLE001 - a failed round must not be the last one
                LOG.error("tick_failed", error=repr(error))

    async def tick(self) -> None:
        """Seats those who stand in for absent players, and forgets idle tables."""
        now = self.steady()
        if self.store.trouble() is not None or self.store.quiet_seconds() >= self.settings.heartbeat_seconds:
            self.store.beat(self.clock())
        for room in list(self.rooms.values()):
            if room.idle and now - room.touched >= self.settings.idle_ms:
                self.forget(room, GOING_AWAY)
            else:
                room.look_for_absent(now)
        level = self.thinkers.pressure.level
        if level != self.pressure:
            self.pressure = level
            for room in self.rooms.values():
                room.tell_pressure()
        if now - self.noted >= STEADY_NOTED_MS:
            self.noted = now
            self.store.note_steady(now)
        if self.swept is None or now - self.swept >= self.settings.sweep_ms:
            self.swept = now
            await self.sweep(now)

    async def sweep(self, now: int) -> None:
        """Tables over days are not in memory while they wait."""
        for table_id in await self.store.closing(now):
            await self.fetch(table_id)
        await expire(self, self.clock())
        for table_id in await self.store.waited_for(now, now - self.settings.days_absence_ms):
            room = await self.fetch(table_id)
            if room is not None:
                room.look_for_absent(now)

    async def fetch(self, table_id: str) -> Room | None:
        try:
            return await self.room(table_id)
        except (Refusal, NotStored) as error:
            LOG.warning("not_swept", table=table_id, error=str(error))
            return None


def read_beforehand() -> None:
    """What is read once, before anybody waits for it: the code that snapshots are compared with, and the sentences."""
    for game in palier.games:
        code_of(game)
    get_ready()


async def nothing() -> None:
    pass
