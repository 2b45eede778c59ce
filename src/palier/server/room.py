"""A table in memory: its queue, and the sockets around it. Everything that happens here happens one after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from msgspec import Raw

from palier.engine.errors import PalierError
from palier.engine.events import Event
from palier.server import seen
from palier.server.bots import basis
from palier.server.devices import Device, use
from palier.server.inbox import Inbox
from palier.server.keyframes import KEYFRAME_ENTRIES
from palier.server.limits import Bucket
from palier.server.loading import row_of
from palier.server.logs import Log
from palier.server.presence import Presence
from palier.server.protocol import Idle, Language, PressureTold, Refused, TableChanged, encode
from palier.server.refusals import Refusal
from palier.server.slices import SLICE_SECONDS
from palier.server.store.interface import ClaimRow, NotStored
from palier.server.table import Entry, Sealed, Table
from palier.server.texts import sentence
from palier.server.verbs.orders import orders_of
from palier.server.verbs.play import play
from palier.server.verbs.resume import OUT_CODES, way_in
from palier.server.verbs.standin import come_back, stand_in
from palier.server.waiting import OpenWindow, still_asked
from palier.server.windows import Windows

if TYPE_CHECKING:
    from palier.server.hub import Hub

LOG: Final = Log("palier.table")

SERVER_ERROR: Final = 1011
TRY_AGAIN: Final = 1013
SEAT_LOST: Final = 4401

TOLD_AT_ONCE: Final = 6
"""So few are told of a move without a look at the clock."""

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


def failure(error: Exception) -> Refusal:
    """What to tell whoever asked for something that went wrong on our side."""
    return Refusal("not_stored" if isinstance(error, NotStored) else "server_error")


class Outlet(Protocol):
    """Where messages to one client go. Neither method waits: a slow client must not hold up a table.

    `more`: another message follows at once, so that both may travel together.
    """

    seat: int | None
    device: Device | None
    """What opens the seat, or did before it was put out."""
    lang: Language
    address: str

    def send(self, payload: bytes, more: bool = False) -> None: ...

    def close(self, code: int) -> None: ...


@dataclass(slots=True)
class Way:
    """What a bot means to do, first things first, and what that rests on; None when it did not come to think."""

    basis: dict[str, Any] | None
    actions: list[str]


class Room:
    def __init__(self, hub: "Hub", table: Table, began: dict[int, int] | None = None) -> None:
        self.hub = hub
        self.table = table
        self.outlets: dict[int | None, list[Outlet]] = {}
        self.jobs: Inbox[Job] = Inbox()
        self.thinking: asyncio.Task[None] | None = None
        self.ways: dict[int, Way] = {}
        """What the bots at seats mean to do next."""
        self.hinting: dict[int, asyncio.Task[None]] = {}
        """The hints that are being looked for, one a seat."""
        self.catching_up: dict[Outlet, asyncio.Task[None]] = {}
        """What clients missed is gone through beside the queue; of each client's the last, which awaits the others."""
        self.heard: dict[int, Bucket] = {}
        """How much each seat may still say, over all its sockets."""
        self.touched = hub.steady()
        self.presence = Presence(table, hub.settings, self.touched, began)
        self.closed = False
        self.busy = False
        self.windows = Windows(self)
        self.task = asyncio.get_running_loop().create_task(self.run())

    # The queue

    async def run(self) -> None:
        seconds = self.hub.slices.seconds
        began = seconds()
        jobs = self.jobs.things
        while not self.closed:
            if not jobs:
                await self.jobs.wait()
                began = seconds()
                continue
            self.busy = True
            await jobs.popleft()()
            self.busy = False
            # Many that wait for nothing, such as previews, would hold the loop up one after the other.
            if jobs and seconds() - began >= SLICE_SECONDS:
                await asyncio.sleep(0)
                began = seconds()

    def put(self, job: Job) -> None:
        if self.closed:
            raise Refusal("not_stored")
        self.jobs.put(job)

    async def do(self, verb: Callable[[], Awaitable[T]]) -> T:
        """Takes its place in the queue and waits for the answer."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.put(partial(self.answer, verb, answer))
        self.touched = self.hub.steady()
        return await answer

    async def answer(self, verb: Callable[[], Awaitable[T]], answer: "asyncio.Future[T]") -> None:
        try:
            result = await verb()
        except PalierError as error:
            if not answer.done():
                answer.set_exception(error)
        except Exception as error:  # noqa: BLE001 - memory may no longer tell what the log tells
            if not answer.done():
                answer.set_exception(failure(error))
            self.break_off(error)
        else:
            if not answer.done():
                answer.set_result(result)

    def break_off(self, error: Exception) -> None:
        """Forgets the table: whoever asks next finds it as the log has it."""
        LOG.error("broken_off", table=self.table.id, error=repr(error), exc_info=error)
        self.hub.forget(self, SERVER_ERROR)

    def close(self, code: int) -> None:
        """Nothing more happens here. Called by the hub."""
        self.closed = True
        for outlet in list(self.all_outlets()):
            outlet.close(code)
        self.outlets.clear()
        if self.thinking is not None:
            self.thinking.cancel()
        self.windows.shut()
        for task in (*self.hinting.values(), *self.catching_up.values()):
            task.cancel()
        asyncio.get_running_loop().call_soon(self.drain)

    def drain(self) -> None:
        # Not sooner: what breaks a table off may be the very job that runs.
        self.task.cancel()
        for job in self.jobs.things:
            if isinstance(job, partial) and job.func == self.answer and not job.args[1].done():
                job.args[1].set_exception(Refusal("not_stored"))

    @property
    def idle(self) -> bool:
        return not self.outlets and self.at_rest

    @property
    def at_rest(self) -> bool:
        busy = self.busy or self.jobs or self.thinking is not None or self.hinting or self.catching_up
        return not busy and self.windows.at_rest

    # Those around

    def devices_here(self, number: int) -> set[int]:
        return {outlet.device.number for outlet in self.outlets.get(number, ()) if outlet.device is not None}

    def has(self, outlet: Outlet) -> bool:
        return outlet in self.outlets.get(outlet.seat, ())

    def all_outlets(self) -> Iterator[Outlet]:
        for outlets in self.outlets.values():
            yield from outlets

    async def join(
        self, outlet: Outlet, secret: str | None, since: int | None, catch_up: seen.CatchUp | None = None
    ) -> None:
        """`catch_up`: what was already gone through of what came after `since`."""
        table = self.table
        found = way_in(table, secret)
        if found is not None:
            outlet.device = found[1]
            if found[1].out is None:
                outlet.seat = found[0]
                await self.use(*found)
        number = outlet.seat
        arrived = False
        if number is not None:
            seat = table.seats[number]
            seat.sockets += 1
            arrived = seat.sockets == 1
            if since is None:
                # Somebody has opened the page; a tab that nobody looks at connects again by itself, with a version.
                self.presence.act(number, self.hub.steady())
            if seat.cause in ("absent", "left") and table.to_act:
                await self.write(come_back(table, number, self.hub.clock()))
        if catch_up is None and since is not None and since < table.version:
            catch_up = self.new_catch_up(outlet.address, number, since)
        if catch_up is not None and catch_up.viewer != number:
            # The secret has become worthless meanwhile: what was found was the seat's.
            catch_up = None
        if catch_up is not None:
            await self.hub.slices.do_soon(catch_up.go_on(table.version))
        self.outlets.setdefault(number, []).append(outlet)
        # All in one go: a hundred lines of chat are not a hundred writes.
        greetings = [encode(seen.hello(table, number, None if catch_up is None else catch_up.missed))]
        greetings += [encode(seen.said(line)) for line in table.chat]
        if self.hub.pressure != "none":
            greetings.append(encode(PressureTold(self.hub.pressure)))
        if number is not None and self.presence.left_for(number, self.touched) is not None:
            greetings.append(encode(Idle(self.presence.left_for(number, self.touched))))
        for payload in greetings[:-1]:
            outlet.send(payload, more=True)
        outlet.send(greetings[-1])
        if number is not None and table.game.windows:
            outlet.send(encode(orders_of(table, number)))
            window = self.windows.window
            if window is not None and number in self.windows.seats_told() and not window.asleep:
                outlet.send(encode(window.tell(number, self.hub.timers.now())))
        if found is not None and number is None:
            self.tell_put_out(outlet, found[1])
        if arrived:
            await self.tell_table(but=outlet)
            self.windows.wake()
        self.wake_bots()

    async def part(self, outlet: Outlet) -> None:
        if not self.has(outlet):
            return
        around = self.outlets[outlet.seat]
        around.remove(outlet)
        if not around:
            del self.outlets[outlet.seat]
        self.touched = self.hub.steady()
        if outlet.seat is not None:
            seat = self.table.seats[outlet.seat]
            seat.sockets -= 1
            seat.seen = self.hub.clock()
            if seat.sockets == 0:
                self.presence.part(outlet.seat, self.touched)
                if seat.person:
                    began = self.presence.began[outlet.seat]
                    self.hub.store.seen(self.table.id, outlet.seat, seat.seen, self.table.version, began)
                await self.tell_table()

    async def use(self, number: int, device: Device) -> None:
        """At its first use a device is noted, and puts out those that it replaces."""
        if not use(self.table.seats[number].devices, device):
            return
        if device.renews:
            await self.save()
            self.send_away(number)
        else:
            await self.hub.store.use(self.table.id, number, device.number)

    def send_away(self, number: int, everybody: bool = False) -> None:
        """Closes the sockets of a seat's devices that are put out, or of all, and tells why."""
        staying: list[Outlet] = []
        for outlet in self.outlets.pop(number, []):
            device = outlet.device
            if everybody or device is None or device.out is not None:
                if device is not None:
                    self.tell_put_out(outlet, device)
                outlet.close(SEAT_LOST)
            else:
                staying.append(outlet)
        if staying:
            self.outlets[number] = staying
        seat = self.table.seats[number]
        if seat.sockets and not staying:
            seat.seen = self.hub.clock()
            self.presence.part(number, self.hub.steady())
        seat.sockets = len(staying)

    def tell_put_out(self, outlet: Outlet, device: Device) -> None:
        if device.out in ("revoked", "freed"):
            refusal = Refusal(OUT_CODES[device.out])
            outlet.send(encode(Refused(None, refusal.code, sentence(refusal, outlet.lang))))

    # What was missed

    def new_catch_up(self, address: str, viewer: int | None, since: int) -> seen.CatchUp | None:
        """None when this address has asked too often: then there is the position and no more."""
        if not self.hub.limits.may_catch_up(address):
            return None
        return seen.CatchUp(self.table, viewer, since, self.hub.settings.missed_most)

    def catch_up(self, outlet: Outlet, since: int, tell: Callable[[list[Raw]], None]) -> None:
        """Tells a client what it missed, as soon as it is gone through. Meanwhile the table goes on.

        Called by a job of the queue: what the table is told now is stored.
        """
        self.hub.limits.catch_up(outlet.address)
        version = self.table.version
        before = self.catching_up.get(outlet)
        work = self.go_through_missed(outlet, since, version, tell, before)
        self.catching_up[outlet] = asyncio.get_running_loop().create_task(work)

    async def go_through_missed(
        self,
        outlet: Outlet,
        since: int,
        version: int,
        tell: Callable[[list[Raw]], None],
        before: asyncio.Task[None] | None,
    ) -> None:
        if before is not None:
            # One after the other: however often somebody asks, one of their questions is worked at.
            await asyncio.wait([before])
        catch_up = seen.CatchUp(self.table, outlet.seat, since, self.hub.settings.missed_most)

        async def finish() -> None:
            if self.has(outlet):
                await self.hub.slices.do_soon(catch_up.go_on(self.table.version))
                tell(catch_up.missed)

        try:
            await self.hub.slices.do(catch_up.go_on(version))
            if not self.closed:
                self.put(partial(self.guard, finish))
        except Exception as error:  # noqa: BLE001 - memory may no longer tell what the log tells
            self.break_off(error)
        finally:
            if self.catching_up.get(outlet) is asyncio.current_task():
                del self.catching_up[outlet]

    # Telling. Whoever has many around gives way in between; those who are told later are told in the same order.

    async def tell_update(self, entry: Entry, events: list[Event]) -> None:
        around = self.outlets
        viewers = list(around)
        if entry.seat in around and viewers[0] != entry.seat:
            # First to the seat that acted: its acknowledgement travels with it.
            viewers.remove(entry.seat)
            viewers.insert(0, entry.seat)
        updates = seen.updates(self.table, viewers, entry, events)
        if sum(map(len, around.values())) <= TOLD_AT_ONCE:
            for viewer, update in updates:
                payload = encode(update)
                for outlet in around[viewer]:
                    outlet.send(payload)
        else:
            await self.tell((encode(update), around.get(viewer, ())) for viewer, update in updates)

    async def tell(self, payloads: Iterable[tuple[bytes, Iterable[Outlet]]]) -> None:
        seconds = self.hub.slices.seconds
        began = seconds()
        for payload, outlets in payloads:
            for outlet in tuple(outlets):
                outlet.send(payload)
                if seconds() - began >= SLICE_SECONDS:
                    await asyncio.sleep(0)
                    began = seconds()

    async def tell_all(self, payload: bytes, but: Outlet | None = None) -> None:
        await self.tell([(payload, [outlet for outlet in self.all_outlets() if outlet is not but])])

    async def tell_table(self, but: Outlet | None = None) -> None:
        await self.tell_all(encode(TableChanged(self.table.info())), but)

    def tell_pressure(self) -> None:
        payload = encode(PressureTold(self.hub.pressure))
        for outlet in self.all_outlets():
            outlet.send(payload)

    async def tell_deal(self) -> None:
        await self.tell(
            (encode(seen.hello(self.table, viewer)), self.outlets.get(viewer, ())) for viewer in list(self.outlets)
        )
        self.wake_bots()

    def tell_seat(self, number: int, payload: bytes) -> None:
        for outlet in self.outlets.get(number, ()):
            outlet.send(payload)

    # Writing

    async def write(
        self, entry: Entry | None, events: list[Event] | None = None, ack: "Acknowledge | None" = None
    ) -> None:
        """The order that everything rests on: stored, acknowledged, told to everyone."""
        if entry is None:
            return
        hub = self.hub
        await hub.store.append(self.table.id, entry)
        if entry.number % KEYFRAME_ENTRIES == 0:
            self.keep()
        if ack is not None:
            ack(entry.number)
        await self.tell_update(entry, events or [])
        hub.metrics.entries[entry.kind] += 1
        if entry.kind == "standin":
            self.presence.look(hub.steady())
            await self.tell_table()
        elif self.table.ended is not None:
            await self.finish()
        self.wake_bots()

    async def play_together(self, window: OpenWindow) -> None:
        """Opens the sealed answers of a window: all are stored at once, and told one after the other, seat by seat.

        An answer that another has made moot is dropped; if its seat is asked something else, that is another window.
        """
        table = self.table
        sealed = {seat: table.sealed_by(seat) for seat in window.asked}
        remaining = set(window.asked)
        at = window.clock_at_close
        entries: list[Entry] = []
        told: list[tuple[int | None, bytes]] = []
        for number in sorted(window.asked):
            if not still_asked(table, number, remaining):
                break
            remaining.discard(number)
            answer = sealed[number]
            if answer is None:
                bot = table.seats[number].played_by
                entry, events = play(table, number, self.windows.answer_of(number), self.hub.chance, at, bot=bot)
            elif table.game.is_legal(table.playing.state, number, table.game.parse(answer.action)):
                entry, events = play(table, number, answer.action, self.hub.chance, at, answer.client)
            else:
                continue
            entries.append(entry)
            told += [(viewer, encode(update)) for viewer, update in seen.updates(table, self.outlets, entry, events)]
        await self.hub.store.append(table.id, *entries)
        self.keep()
        await self.tell((payload, self.outlets.get(viewer, ())) for viewer, payload in told)
        self.hub.metrics.entries["action"] += len(entries)
        if table.ended is not None:
            await self.finish()
        self.wake_bots()

    def keep(self) -> None:
        """Lets the newest keyframe be written to the database, once what it rests on is stored."""
        keyframe = self.table.keyframes.last
        if keyframe is not None and keyframe.number > self.table.snapshot:
            self.table.snapshot = keyframe.number
            self.hub.store.keep(self.table.id, self.table.game.name, keyframe)

    async def seal(self, sealed: Sealed) -> None:
        """Keeps an answer until its window closes. Where it cannot be stored, nothing has happened."""
        try:
            await self.hub.store.seal(self.table.id, sealed)
        except NotStored as error:
            raise Refusal("not_stored") from error
        self.table.seal(sealed)

    async def finish(self) -> None:
        await self.save()
        await self.tell_table()

    async def save(self, claim: ClaimRow | None = None) -> None:
        await self.hub.store.save(row_of(self.table), claim=claim)

    # Bots and absent players

    def wake_bots(self) -> None:
        """Whoever is to act and is not waited for: bots think, windows open."""
        if self.closed:
            return
        self.windows.look()
        to_act = self.table.to_act
        if to_act != self.presence.acting or self.table.pace == "days":
            self.presence.look(self.hub.steady())
        if self.thinking is not None:
            return
        for number in to_act:
            bot = self.table.seats[number].played_by
            if bot is not None and not self.windows.asks(number):
                self.thinking = asyncio.get_running_loop().create_task(self.think(number, bot))
                return

    async def think(self, number: int, bot: str) -> None:
        way = Way(None, [])
        try:
            if self.hub.settings.bot_pause_seconds:
                await asyncio.sleep(self.hub.settings.bot_pause_seconds)
            if self.is_played_by(number, bot):
                way = Way(self.basis(number), [])
                begun = self.ways.pop(number, None)
                if begun is not None and begun.basis == way.basis:
                    way = begun
                else:
                    match = self.table.playing
                    way.actions = await self.hub.thinkers.choose(match.game, bot, match.state, number, self.table.id)
        except Exception as error:
            # A bot that fails must not stop its table.
            LOG.error("bot_failed", table=self.table.id, error=repr(error), exc_info=error)
        if not self.closed:
            self.put(partial(self.guard, partial(self.play_bot, number, bot, way)))

    async def play_bot(self, number: int, bot: str, way: Way) -> None:
        self.thinking = None
        # A bot that thought about something that is no longer so is asked again. What others do meanwhile, where all
        # act at once, is no reason: while they were quick it would never come to act.
        if way.basis is not None and self.is_played_by(number, bot) and self.basis(number) == way.basis:
            clock = self.hub.clock()
            legal = [one.text for one in self.table.playing.legal(number)]
            meant = bool(way.actions) and way.actions[0] in legal
            chosen = way.actions[0] if meant else self.fall_back(number)
            entry, events = play(self.table, number, chosen, self.hub.chance, clock, bot=bot)
            if meant and len(way.actions) > 1 and self.is_played_by(number, bot):
                self.ways[number] = Way(self.basis(number), way.actions[1:])
            await self.write(entry, events)
        self.wake_bots()

    def fall_back(self, number: int) -> str:
        """For a bot that means to do nothing, or nothing that is legal."""
        match = self.table.playing
        try:
            return self.hub.thinkers.glance(match.game, match.state, number)[0]
        except Exception as error:
            LOG.error("fallback_failed", table=self.table.id, error=repr(error), exc_info=error)
            return match.legal(number)[0].text

    def is_played_by(self, number: int, bot: str) -> bool:
        return number in self.table.to_act and self.table.seats[number].played_by == bot

    def basis(self, number: int) -> dict[str, Any]:
        match = self.table.playing
        return basis(match.game, match.state, number)

    def is_back(self, number: int, now: int) -> bool:
        """Whoever does anything is there; whether a bot stands in because they seemed not to be."""
        if self.presence.act(number, now):
            self.tell_seat(number, encode(Idle(None)))
        return self.table.seats[number].cause == "absent" and bool(self.table.to_act)

    async def come_back(self, number: int) -> None:
        await self.write(come_back(self.table, number, self.hub.clock()))

    def look_for_absent(self, now: int) -> None:
        if not self.outlets and self.table.pace == "live":
            # Nobody is there who could wait for anybody.
            return
        for number, left in self.presence.to_warn(now):
            self.tell_seat(number, encode(Idle(left)))
        for number in self.presence.to_replace(now):
            self.put(partial(self.guard, partial(self.replace_absent, number)))
        if self.presence.next_host(now) is not None:
            self.put(partial(self.guard, self.replace_host))

    async def replace_absent(self, number: int) -> None:
        if number in self.presence.to_replace(self.hub.steady()):
            bot = self.hub.settings.standin_bot
            await self.write(stand_in(self.table, number, bot, "absent", self.hub.clock()))

    async def replace_host(self) -> None:
        host = self.presence.next_host(self.hub.steady())
        if host is not None:
            self.table.host = host
            await self.save()
            await self.tell_table()

    async def guard(self, job: Job) -> None:
        """For jobs that nobody waits for."""
        try:
            await job()
        except Exception as error:  # noqa: BLE001 - as above
            self.break_off(error)


Acknowledge = Callable[[int], None]
