"""How long tables are kept, and what stays of one that is removed."""

from typing import TYPE_CHECKING, Final

from palier.server.loading import row_of
from palier.server.logs import Log
from palier.server.refusals import Refusal
from palier.server.store.interface import Lives, NotStored, Past, TableRow

if TYPE_CHECKING:
    from palier.server.hub import Hub
    from palier.server.room import Room

LOG: Final = Log("palier.lives")

REMOVED_AT_ONCE: Final = 20
"""Tables that a sweep removes at most: others want to be played at meanwhile."""
GONE: Final = 4404


def lives_at(hub: "Hub", now: int) -> Lives:
    settings = hub.settings
    spans = settings.waiting_kept_ms, settings.playing_kept_ms, settings.finished_kept_ms
    return Lives(*(now - span if span else None for span in spans))


async def expire(hub: "Hub", now: int) -> None:
    """Removes tables whose time is over, unless somebody looks at them."""
    if hub.clock_was_set():
        LOG.warning("nothing_removed", why="the clock of this machine was set; start the server again")
        return
    for table_id in await hub.store.expired(lives_at(hub, now), REMOVED_AT_ONCE):
        room = hub.rooms.get(table_id)
        if room is not None and room.outlets:
            continue
        try:
            await remove_table(hub, table_id)
        except (Refusal, NotStored) as error:
            LOG.warning("not_removed", table=table_id, error=str(error))


async def remove_table(hub: "Hub", table_id: str) -> None:
    try:
        room = await hub.room(table_id)
    except Refusal as refusal:
        stored = None if refusal.code == "no_such_table" else await hub.store.load(table_id)
        if stored is None:
            raise
        # It cannot be opened by these rules; that does not make it live for ever.
        await hub.store.remove(past_of(stored.row, len(stored.entries), hub.clock()))
    else:
        await remove_room(hub, room)


async def remove_room(hub: "Hub", room: "Room") -> None:
    """Takes a table out of the store and the memory, and sends away who is there."""

    async def act() -> None:
        table = room.table
        outcome = None if table.match is None else table.match.outcome
        past = past_of(row_of(table), table.version, hub.clock(), None if outcome is None else outcome.to_json())
        await hub.store.remove(past)
        before = hub.rooms.get(table.rematch_of or "")
        if before is not None:
            before.table.rematch = None
        hub.forget(room, GONE)

    await room.do(act)


def past_of(row: TableRow, entries: int, now: int, outcome: dict[str, object] | None = None) -> Past:
    return Past(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        bots=sum(1 for seat in row.seats if seat.bot is not None),
        options=row.options,
        pace=row.pace,
        state=row.state,
        entries=entries,
        outcome=outcome,
        created=row.created,
        started=row.started,
        ended=row.ended,
        removed=now,
    )
