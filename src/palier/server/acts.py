"""What people ask over HTTP, each carried out in its turn in the table's queue and stored before it is answered."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import palier
from palier.engine.errors import BadRecord, PalierError
from palier.engine.record import Record
from palier.server import protocol, seen
from palier.server.hub import Hub
from palier.server.keys import new_table_id
from palier.server.loading import lay_open, row_of
from palier.server.protocol import ListedTable, MakeTable, Seated, SeatInfo, TableInfo
from palier.server.refusals import Refusal
from palier.server.replays import finished_record
from palier.server.room import Room
from palier.server.store.interface import TableRow
from palier.server.table import Table
from palier.server.verbs.claim import claim as claim_seat
from palier.server.verbs.leave import leave as leave_seat
from palier.server.verbs.make import make as make_table
from palier.server.verbs.put_bot import put_bot as seat_bot
from palier.server.verbs.rematch import follow as follow_to
from palier.server.verbs.rematch import place_at
from palier.server.verbs.rematch import rematch as make_rematch
from palier.server.verbs.rename import rename as rename_seat
from palier.server.verbs.resume import opening, seat_of
from palier.server.verbs.resume import renew as renew_secret
from palier.server.verbs.resume import resume as resume_seat
from palier.server.verbs.standin import ask_standin
from palier.server.verbs.start import start_when_full

T = TypeVar("T")


class Given:
    """A seat with its secret, on its way to the one person who may have it."""

    def __init__(self, table: Table, seat: int | None, secret: str | None) -> None:
        self.table = table.info()
        self.seat = seat
        self.secret = secret

    def seated(self) -> Seated:
        resume = None if self.secret is None else f"/t/{self.table.id}#{self.secret}"
        return Seated(self.table, self.seat, resume)


def own_seat(table: Table, secret: str | None) -> int:
    seat = seat_of(table, secret)
    if seat is None:
        raise Refusal("not_your_seat")
    return seat


async def first_that_opens(hub: Hub, table_id: str, secrets: list[str]) -> str | None:
    """Of several cookies of one name the one that counts. A single one need not be tried before it is used."""
    if len(secrets) <= 1:
        return secrets[0] if secrets else None
    return opening((await hub.room(table_id)).table, secrets)


# Making and looking


async def make(hub: Hub, ask: MakeTable) -> Given:
    table = make_table(ask, new_table_id(), hub.clock())
    secret = None
    if ask.name is not None:
        secret = claim_seat(table, ask.seat, ask.name, hub.clock())
        start_when_full(table, hub.chance, hub.clock())
    await hub.store.save(row_of(table))
    hub.metrics.made.inc()
    hub.seat(table).wake_bots()
    return Given(table, ask.seat if secret else None, secret)


async def look(hub: Hub, table_id: str) -> TableInfo:
    return await ask_room(await hub.room(table_id), Table.info)


async def listed(hub: Hub) -> list[ListedTable]:
    settings = hub.settings
    rows = await hub.store.listed(hub.clock() - settings.listed_for_ms, settings.listed_tables)
    return [listed_room(hub.rooms[row.id].table) if row.id in hub.rooms else listed_row(row) for row in rows]


def listed_room(table: Table) -> ListedTable:
    info = table.info()
    return ListedTable(
        info.id, info.game, info.players, info.options, info.pace, info.state, info.seats, info.created, info.started
    )


def listed_row(row: TableRow) -> ListedTable:
    """A table that is not in memory, so nobody is there."""
    seats = [
        SeatInfo(
            number,
            seat.name,
            seat.bot,
            None,
            False,
            seat.secret is None and seat.bot is None and seat.kept_for is None,
            seat.secret is None and seat.bot is None and seat.kept_for is not None,
        )
        for number, seat in enumerate(row.seats)
    ]
    return ListedTable(row.id, row.game, row.players, row.options, row.pace, row.state, seats, row.created, row.started)


async def log(hub: Hub, table_id: str, secret: str | None, since: int) -> protocol.Log:
    def tell(table: Table) -> protocol.Log:
        return seen.log(table, seat_of(table, secret), since)

    return await ask_room(await hub.room(table_id), tell)


async def ask_room(room: Room, question: Callable[[Table], T]) -> T:
    """Something that changes nothing, but in its turn: what is not stored yet must not be seen."""

    async def answer() -> T:
        return question(room.table)

    return await room.do(answer)


# Seats


async def claim(hub: Hub, table_id: str, number: int, name: str, secret: str | None) -> Given:
    room = await hub.room(table_id)

    async def act() -> Given:
        if seat_of(room.table, secret) is not None:
            raise Refusal("already_seated")
        new = claim_seat(room.table, number, name, hub.clock())
        await settle(room)
        return Given(room.table, number, new)

    return await room.do(act)


async def settle(room: Room) -> None:
    """After the seats changed: deals if everybody is there, stores, tells."""
    started = start_when_full(room.table, room.hub.chance, room.hub.clock())
    await room.save()
    if started:
        room.tell_deal()
    else:
        room.tell_table()


async def resume(hub: Hub, table_id: str, secret: str) -> Given:
    return await ask_room(await hub.room(table_id), lambda table: Given(table, resume_seat(table, secret), secret))


async def renew(hub: Hub, table_id: str, secret: str | None) -> Given:
    room = await hub.room(table_id)

    async def act() -> Given:
        number = own_seat(room.table, secret)
        new = renew_secret(room.table, number)
        await room.save()
        room.put_out(number)
        room.tell_table()
        return Given(room.table, number, new)

    return await room.do(act)


async def rename(hub: Hub, table_id: str, secret: str | None, name: str) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        rename_seat(room.table, own_seat(room.table, secret), name)
        await room.save()
        room.tell_table()
        return room.table.info()

    return await room.do(act)


async def put_bot(hub: Hub, table_id: str, secret: str | None, number: int, bot: str | None) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        seat_bot(room.table, own_seat(room.table, secret), number, bot)
        await settle(room)
        return room.table.info()

    return await room.do(act)


async def standin(hub: Hub, table_id: str, secret: str | None, number: int, bot: str | None) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        by = own_seat(room.table, secret)
        await room.write(ask_standin(room.table, by, number, bot, hub.clock(), hub.settings))
        return room.table.info()

    return await room.do(act)


async def leave(hub: Hub, table_id: str, secret: str | None) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        number = own_seat(room.table, secret)
        entry = leave_seat(room.table, number, hub.settings.standin_bot, hub.clock())
        room.put_out(number)
        if entry is not None:
            await room.write(entry)
        else:
            await room.save()
            room.tell_table()
        return room.table.info()

    return await room.do(act)


# Once more


async def rematch(hub: Hub, table_id: str, secret: str | None) -> Given:
    room = await hub.room(table_id)

    async def act() -> str:
        own_seat(room.table, secret)
        if room.table.rematch is None:
            new = make_rematch(room.table, new_table_id(), hub.clock())
            # Both or neither: a table that names a rematch has one.
            await hub.store.save(row_of(new), row_of(room.table))
            hub.metrics.made.inc()
            hub.seat(new)
            room.tell_table()
        return str(room.table.rematch)

    return await follow(hub, table_id, secret, await room.do(act))


async def follow(hub: Hub, table_id: str, secret: str | None, to: str) -> Given:
    old = await hub.room(table_id)
    number = await ask_room(old, lambda table: own_seat(table, secret))
    room = await hub.room(to)

    async def act() -> Given:
        again = room.table.seats[place_at(old.table, number, room.table)].person
        place, new = follow_to(old.table, number, room.table, hub.clock())
        if again:
            room.put_out(place)
        await settle(room)
        return Given(room.table, place, new)

    return await room.do(act)


# Records and replays


async def record(hub: Hub, table_id: str) -> str:
    return await ask_room(await hub.room(table_id), lambda table: finished_record(table).to_json())


async def replay(hub: Hub, table_id: str, step: int) -> protocol.Replay:
    return await ask_room(await hub.room(table_id), lambda table: hub.replays.step(table, step))


async def review(hub: Hub, table_id: str, seat: int) -> protocol.Review:
    return await ask_room(await hub.room(table_id), lambda table: hub.reviews.ask(table, seat))


async def upload(hub: Hub, text: str) -> str:
    """Stores a record as a finished table. It is played through in a thread: a long one must not hold up the others."""
    table = await asyncio.to_thread(table_from_record, text, hub.clock())
    await hub.store.save(row_of(table))
    return table.id


def table_from_record(text: str, now: int) -> Table:
    try:
        record = Record.from_json(text)
        # The game judges it first: a table is built of what the game has accepted, not of what somebody claims.
        match = palier.replay(record)
        table = Table(new_table_id(), match.game, match.players, match.options, "live", False, now)
        lay_open(table, match, record)
    except PalierError:
        raise
    except Exception as error:
        # Hand-made nonsense may go wrong anywhere in the rules; to whoever sent it, all of it is a bad record.
        raise BadRecord(f"this record is damaged: {error}") from error
    if table.to_act:
        raise Refusal("not_over")
    table.started = table.ended = now
    return table
