"""What people ask over HTTP, each carried out in its turn in the table's queue and stored before it is answered."""

from collections.abc import Callable
from itertools import accumulate
from typing import TypeVar

import palier
from palier.server import protocol, seen
from palier.server.devices import open_devices
from palier.server.hub import Hub
from palier.server.judging import Wrong, is_heavy, judge_options, judge_record
from palier.server.keys import SeatKeys, new_table_id
from palier.server.limits import network_of
from palier.server.loading import row_of
from palier.server.once import Verb, claim_row, keys_again, keys_for, recall
from palier.server.protocol import (
    LISTED_TEXT_MOST,
    DeviceInfo,
    DeviceKind,
    ListedTable,
    MakeTable,
    OptionValue,
    ResumeLink,
    Seated,
    SeatInfo,
    TableInfo,
    encode,
)
from palier.server.refusals import Refusal
from palier.server.replays import finished_record
from palier.server.room import Room
from palier.server.signs import cut
from palier.server.slices import Work
from palier.server.store.interface import ClaimRow, NotStored, SeatRow, TableRow
from palier.server.table import Table
from palier.server.verbs.claim import claim as claim_seat
from palier.server.verbs.forget import forget as forget_person
from palier.server.verbs.forget import release_kept
from palier.server.verbs.free import free as free_seat
from palier.server.verbs.leave import leave as leave_seat
from palier.server.verbs.make import make as make_table
from palier.server.verbs.put_bot import put_bot as seat_bot
from palier.server.verbs.rematch import follow as follow_to
from palier.server.verbs.rematch import place_at
from palier.server.verbs.rematch import rematch as make_rematch
from palier.server.verbs.rename import rename as rename_seat
from palier.server.verbs.resume import listed_devices, new_link, opening, own_device, pair, seat_of
from palier.server.verbs.resume import renew as renew_seat
from palier.server.verbs.resume import revoke as revoke_device
from palier.server.verbs.standin import ask_standin
from palier.server.verbs.start import start_when_full
from palier.server.workers.run import Crashed, GivenUp

T = TypeVar("T")


class Given:
    """A seat with what opens it, on its way to the one person who may have it."""

    def __init__(self, table: Table, seat: int | None, keys: SeatKeys | None) -> None:
        self.table = table.info()
        self.seat = seat
        self.secret = None if keys is None else keys.secret
        self.link = None if keys is None else keys.link

    def seated(self, prefix: str) -> Seated:
        link = None if self.link is None else prefix + link_to(self.table.id, self.link)
        return Seated(self.table, self.seat, link)


def link_to(table: str, secret: str) -> str:
    return f"/t/{table}#{secret}"


async def own_seat(room: Room, secret: str | None) -> int:
    number, device = own_device(room.table, secret)
    await room.use(number, device)
    room.presence.act(number, room.hub.steady())
    return number


async def first_that_opens(hub: Hub, table_id: str, secrets: list[str]) -> str | None:
    """Of several cookies of one name the one that counts. A single one need not be tried before it is used."""
    if len(secrets) <= 1:
        return secrets[0] if secrets else None
    return opening((await hub.room(table_id)).table, secrets)


# Making and looking


async def make(hub: Hub, ask: MakeTable, kind: DeviceKind = "device", address: str = "") -> Given:
    before = await recall(hub, ask.claim_id, "make", None)
    if before is not None:
        return await make_again(hub, ask, before)
    options = await check_options(hub, ask.game, ask.players, ask.options, address)
    table = make_table(ask, new_table_id(), hub.clock(), options)
    seat = None if ask.name is None else ask.seat
    keys = None
    if ask.name is not None:
        wanted = keys_for(hub, ask.claim_id, "make", table, ask.seat)
        keys = claim_seat(table, ask.seat, ask.name, hub.clock(), kind, wanted)
        start_when_full(table, hub.chance, hub.clock())
    if ask.public:
        hub.limits.open_table(address, table.id, hub.is_over)
    try:
        await hub.store.save(row_of(table), claim=claim_row(hub, ask.claim_id, "make", None, table, seat))
    except NotStored:
        hub.limits.table_closed(table.id)
        # The same request twice at once: the other came first.
        before = await recall(hub, ask.claim_id, "make", None)
        if before is None:
            raise
        return await make_again(hub, ask, before)
    hub.metrics.made.inc()
    hub.seat(table).wake_bots()
    return Given(table, seat, keys)


async def make_again(hub: Hub, ask: MakeTable, before: ClaimRow) -> Given:
    room = await hub.room(before.table_id)
    if room.table.game.name != ask.game or before.seat != (None if ask.name is None else ask.seat):
        raise Refusal("claim_used")

    def answer(table: Table) -> Given:
        return Given(table, before.seat, keys_again(hub, table, ask.claim_id, before))

    return await ask_room(room, answer)


async def look(hub: Hub, table_id: str) -> TableInfo:
    return await ask_room(await hub.room(table_id), Table.info)


async def listed(hub: Hub) -> list[ListedTable]:
    settings = hub.settings
    rows = await hub.store.listed(hub.clock() - settings.listed_for_ms, settings.listed_tables)
    tables = [listed_room(hub.rooms[row.id].table) if row.id in hub.rooms else listed_row(row) for row in rows]
    bytes_so_far = accumulate(len(encode(table)) for table in tables)
    return [table for table, size in zip(tables, bytes_so_far, strict=True) if size <= settings.listed_bytes]


def listed_room(table: Table) -> ListedTable:
    info = table.info()
    options, shortened = in_short(info.options)
    return ListedTable(
        info.id,
        info.game,
        info.players,
        options,
        info.pace,
        info.state,
        info.seats,
        info.created,
        info.started,
        shortened,
    )


def in_short(options: dict[str, OptionValue]) -> tuple[dict[str, OptionValue], list[str]]:
    """Options as a list shows them, and which of them are only begun."""
    long = [name for name, value in options.items() if isinstance(value, str) and len(value) > LISTED_TEXT_MOST]
    return {name: cut(str(value), LISTED_TEXT_MOST) if name in long else value for name, value in options.items()}, long


def listed_row(row: TableRow) -> ListedTable:
    """A table that is not in memory, so nobody is there."""
    seats = [
        SeatInfo(
            number,
            seat.name,
            seat.bot,
            None,
            False,
            row.state == "waiting" and not is_taken(seat) and seat.kept_for is None,
            not is_taken(seat) and seat.kept_for is not None,
        )
        for number, seat in enumerate(row.seats)
    ]
    options, shortened = in_short(row.options)
    return ListedTable(
        row.id, row.game, row.players, options, row.pace, row.state, seats, row.created, row.started, shortened
    )


def is_taken(seat: SeatRow) -> bool:
    return seat.bot is not None or bool(open_devices(seat.devices))


async def log(hub: Hub, table_id: str, secret: str | None, since: int) -> protocol.Log:
    def begin(table: Table) -> Work[protocol.Log]:
        return seen.log(table, seat_of(table, secret), since, table.version, hub.settings.log_page_entries)

    # What is stored by now never changes: the table need not wait until it is told.
    return await hub.slices.do(await ask_room(await hub.room(table_id), begin))


async def ask_room(room: Room, question: Callable[[Table], T]) -> T:
    """Something that changes nothing, but in its turn: what is not stored yet must not be seen."""

    async def answer() -> T:
        return question(room.table)

    return await room.do(answer)


# Seats


async def claim(
    hub: Hub,
    table_id: str,
    number: int,
    name: str,
    secret: str | None,
    claim_id: str | None = None,
    kind: DeviceKind = "device",
) -> Given:
    room = await hub.room(table_id)

    async def act() -> Given:
        table = room.table
        before = await recall(hub, claim_id, "claim", table_id, number)
        if before is not None:
            return Given(table, before.seat, keys_again(hub, table, claim_id, before))
        if seat_of(table, secret) is not None:
            raise Refusal("already_seated")
        keys = claim_seat(table, number, name, hub.clock(), kind, keys_for(hub, claim_id, "claim", table, number))
        await settle(room, claim_row(hub, claim_id, "claim", table_id, table, number))
        return Given(table, number, keys)

    return await room.do(act)


async def settle(room: Room, claim: ClaimRow | None = None) -> None:
    """After the seats changed: deals if everybody is there, stores, tells."""
    started = start_when_full(room.table, room.hub.chance, room.hub.clock())
    await room.save(claim)
    if started:
        await room.tell_deal()
    else:
        await room.tell_table()


async def resume(hub: Hub, table_id: str, link: str, secret: str | None = None, kind: DeviceKind = "device") -> Given:
    """A link, or another device's secret, gives this one a secret of its own, unless it opens the seat already."""
    room = await hub.room(table_id)

    async def act() -> Given:
        number = await own_seat(room, link)
        if secret is not None and seat_of(room.table, secret) == number:
            return Given(room.table, number, SeatKeys(secret, link))
        new = pair(room.table, number, kind, hub.clock())
        await room.save()
        room.send_away(number)
        return Given(room.table, number, SeatKeys(new, link))

    return await room.do(act)


async def renew(
    hub: Hub, table_id: str, secret: str | None, claim_id: str | None = None, kind: DeviceKind = "device"
) -> Given:
    room = await hub.room(table_id)

    async def act() -> Given:
        table = room.table
        before = await recall(hub, claim_id, "renew", table_id, seat_of(table, secret))
        if before is not None:
            return Given(table, before.seat, keys_again(hub, table, claim_id, before))
        number, by = own_device(table, secret)
        await room.use(number, by)
        keys = renew_seat(table, number, by, hub.clock(), kind, keys_for(hub, claim_id, "renew", table, number))
        await room.save(claim_row(hub, claim_id, "renew", table_id, table, number))
        room.send_away(number)
        await room.tell_table()
        return Given(table, number, keys)

    return await room.do(act)


# Devices


async def devices(hub: Hub, table_id: str, secret: str | None) -> list[DeviceInfo]:
    room = await hub.room(table_id)

    async def act() -> list[DeviceInfo]:
        number, own = own_device(room.table, secret)
        await room.use(number, own)
        return listed_devices(room.table.seats[number], own, room.devices_here(number))

    return await room.do(act)


async def revoke(hub: Hub, table_id: str, secret: str | None, device: int) -> tuple[list[DeviceInfo], bool]:
    """The devices that are left, and whether the one that asked has put itself out."""
    room = await hub.room(table_id)

    async def act() -> tuple[list[DeviceInfo], bool]:
        number, own = own_device(room.table, secret)
        await room.use(number, own)
        seat = room.table.seats[number]
        revoked = revoke_device(seat, device)
        await room.save()
        room.send_away(number)
        await room.tell_table()
        itself = revoked is own
        return [] if itself else listed_devices(seat, own, room.devices_here(number)), itself

    return await room.do(act)


async def link(hub: Hub, table_id: str, secret: str | None) -> ResumeLink:
    room = await hub.room(table_id)

    async def act() -> ResumeLink:
        number = await own_seat(room, secret)
        made = new_link(room.table, number, hub.clock())
        await room.save()
        return ResumeLink(hub.site.prefix + link_to(table_id, made))

    return await room.do(act)


async def rename(hub: Hub, table_id: str, secret: str | None, name: str) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        rename_seat(room.table, await own_seat(room, secret), name)
        await room.save()
        await room.tell_table()
        return room.table.info()

    return await room.do(act)


async def put_bot(hub: Hub, table_id: str, secret: str | None, number: int, bot: str | None) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        seat_bot(room.table, await own_seat(room, secret), number, bot)
        await settle(room)
        return room.table.info()

    return await room.do(act)


async def free(hub: Hub, table_id: str, secret: str | None, number: int) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        free_seat(room.table, await own_seat(room, secret), number)
        await room.save()
        room.send_away(number)
        await room.tell_table()
        return room.table.info()

    return await room.do(act)


async def standin(hub: Hub, table_id: str, secret: str | None, number: int, bot: str | None) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        by = await own_seat(room, secret)
        hub.limits.stand_in(table_id, by)
        room.table.seat(number)
        is_absent = room.presence.is_absent(number, hub.steady())
        await room.write(ask_standin(room.table, by, number, bot, hub.clock(), is_absent))
        return room.table.info()

    return await room.do(act)


async def leave(hub: Hub, table_id: str, secret: str | None) -> TableInfo:
    room = await hub.room(table_id)

    async def act() -> TableInfo:
        number = await own_seat(room, secret)
        if room.table.match is not None:
            hub.limits.stand_in(table_id, number)
        entry = leave_seat(room.table, number, hub.settings.standin_bot, hub.clock())
        room.send_away(number, everybody=True)
        if entry is not None:
            await room.write(entry)
        else:
            await room.save()
            await room.tell_table()
        return room.table.info()

    return await room.do(act)


async def forget(hub: Hub, table_id: str, secret: str | None) -> TableInfo:
    """Empties what is known of a person at this table, and at the rematch that keeps a seat for them."""
    room = await hub.room(table_id)

    async def act() -> int:
        table = room.table
        number = await own_seat(room, secret)
        entry = forget_person(table, number, hub.settings.standin_bot, hub.clock())
        if entry is not None:
            await room.write(entry)
        await hub.store.forget(row_of(table), number)
        room.send_away(number, everybody=True)
        for line in table.chat:
            if line.seat == number:
                await room.tell_all(encode(seen.said(line)))
        await room.tell_table()
        return number

    number = await room.do(act)
    if room.table.rematch is not None:
        await release_place(hub, room.table, number, room.table.rematch)
    return room.table.info()


async def release_place(hub: Hub, old: Table, number: int, rematch_id: str) -> None:
    room = await hub.room(rematch_id)

    async def act() -> None:
        if release_kept(room.table, old, number):
            await room.save()
            await room.tell_table()

    await room.do(act)


# Once more


async def rematch(
    hub: Hub,
    table_id: str,
    secret: str | None,
    claim_id: str | None = None,
    kind: DeviceKind = "device",
    address: str = "",
) -> Given:
    room = await hub.room(table_id)

    async def act() -> str:
        if await recall(hub, claim_id, "rematch", table_id) is None:
            await own_seat(room, secret)
        if room.table.rematch is None:
            new = make_rematch(room.table, new_table_id(), hub.clock())
            new.public = new.public and hub.limits.may_open_table(address, new.id, hub.is_over)
            # Both or neither: a table that names a rematch has one.
            await hub.store.save(row_of(new), row_of(room.table))
            hub.metrics.made.inc()
            hub.seat(new)
            await room.tell_table()
        return str(room.table.rematch)

    return await follow(hub, table_id, secret, await room.do(act), claim_id, kind, "rematch")


async def follow(
    hub: Hub,
    table_id: str,
    secret: str | None,
    to: str,
    claim_id: str | None = None,
    kind: DeviceKind = "device",
    verb: Verb = "follow",
) -> Given:
    old = await hub.room(table_id)
    room = await hub.room(to)

    async def act() -> Given:
        table = room.table
        number = seat_of(old.table, secret)
        place = None if number is None else place_at(old.table, number, table)
        before = await recall(hub, claim_id, verb, table_id, place)
        if before is not None:
            if before.table_id != to:
                raise Refusal("claim_used")
            return Given(table, before.seat, keys_again(hub, table, claim_id, before))
        number, _ = own_device(old.table, secret)
        place = place_at(old.table, number, table)
        _, keys = follow_to(old.table, number, table, hub.clock(), kind, keys_for(hub, claim_id, verb, table, place))
        await settle(room, claim_row(hub, claim_id, verb, table_id, table, place))
        return Given(table, place, keys)

    async def show_ticket() -> None:
        if seat_of(old.table, secret) is not None:
            await own_seat(old, secret)

    await old.do(show_ticket)
    return await room.do(act)


# Records and replays


async def record(hub: Hub, table_id: str) -> str:
    return await ask_room(await hub.room(table_id), lambda table: finished_record(table).to_json())


async def replay(hub: Hub, table_id: str, step: int) -> protocol.Replay:
    return await hub.replays.step(await ask_room(await hub.room(table_id), finished), step)


def finished(table: Table) -> Table:
    finished_record(table)
    return table


async def review(hub: Hub, table_id: str, seat: int) -> protocol.Review:
    return await ask_room(await hub.room(table_id), lambda table: hub.reviews.ask(table, seat))


async def upload(hub: Hub, text: str, address: str = "") -> str:
    """Stores a record as a finished table."""
    row = await judged(hub, address, judge_record, text, hub.clock())
    await hub.store.save(row)
    return row.id


# Judging what strangers send


async def judged(hub: Hub, address: str, judge: Callable[..., T | Wrong], *given: object) -> T:
    """What a function of `judging` makes of it in a worker; raises what it refused."""
    try:
        found = await hub.thinkers.workers.run(
            "check", judge, *given, seconds=hub.settings.check_seconds, turn=network_of(address)
        )
    except Crashed as error:
        raise Refusal("bad_request", about="heavy") from error
    except GivenUp as error:
        raise Refusal("busy") from error
    if isinstance(found, Wrong):
        raise found.error()
    return found


async def check_options(
    hub: Hub, game: str, players: int, options: dict[str, OptionValue], address: str = ""
) -> dict[str, OptionValue]:
    """The options as a new table keeps them; raises what the game refuses."""
    if game in palier.games and is_heavy(options):
        return await judged(hub, address, judge_options, game, players, options)
    rules = palier.games[game]
    return rules.tidy_options(rules.check_options(players, options))
