"""From the store to a table and back."""

from itertools import islice
from typing import Final

import msgspec

import palier
from palier.engine.match import Match, begin, play_step
from palier.engine.record import Record
from palier.server.logs import Log
from palier.server.refusals import Refusal
from palier.server.slices import Work
from palier.server.snapshots import take_up
from palier.server.store.interface import SeatRow, Stored, TableRow
from palier.server.table import Entry, Table
from palier.server.verbs.chat import hear

LOG: Final = Log("palier.loading")


def table_of(stored: Stored, now: int) -> Work[Table]:
    """The table that its log tells, or `other_rules` when it was played by rules that are no longer these."""
    row = stored.row
    if row.game not in palier.games or palier.games[row.game].version != row.rules:
        raise Refusal("other_rules")
    game = palier.games[row.game]
    table = Table(row.id, game, row.players, row.options, row.pace, row.public, row.created, row.hints)
    table.strict = row.strict
    table.answer_hours = row.answer_hours
    table.closes = row.closes
    table.host = row.host
    table.started = row.started
    table.ended = row.ended
    table.rematch = row.rematch
    table.rematch_of = row.rematch_of
    for seat, kept in zip(table.seats, row.seats, strict=True):
        seat.name = kept.name
        seat.bot = kept.bot
        seat.devices = kept.devices
        seat.kept_for = kept.kept_for
        seat.orders = kept.orders
        # At a live table nobody could be here while the server was not: their minute begins now.
        seat.seen = now if row.pace == "live" else kept.seen
    if row.record is not None:
        yield from lay_out(table, Record.from_json(row.record))
    elif row.setup is not None:
        table.deal(row.setup)
        table.snapshot = yield from take_up(table, stored.entries, stored.snapshots)
        try:
            for entry in islice(stored.entries, table.snapshot, None):
                table.relive(entry)
                yield
        except Exception as error:
            if not table.snapshot:
                raise
            LOG.warning("snapshots_passed_over", table=table.id, error=repr(error))
            return (yield from table_of(msgspec.structs.replace(stored, snapshots=[]), now))
        if table.ended is None and not table.to_act:
            table.ended = stored.entries[-1].at
    for sealed in sorted(stored.sealed, key=lambda sealed: sealed.version):
        table.seal(sealed)
    for line in stored.chat:
        hear(table, line)
    table.closed = row.closed
    return table


def lay_open(table: Table, match: Match, record: Record) -> None:
    """An uploaded record, and the match that it tells."""
    table.match = match
    table.uploaded = record


def lay_out(table: Table, record: Record) -> Work[None]:
    """A record that was judged when it was uploaded, as a table's log."""
    table.uploaded = record
    table.match = begin(table.game, record)
    for number, step in enumerate(record.steps):
        play_step(table.match, record, number)
        table.note(Entry(number + 1, "action", step.seat, table.created, None, step.text, step.outcomes))
        yield


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.game.name,
        rules=table.game.version,
        players=table.players,
        options=table.options,
        pace=table.pace,
        public=table.public,
        hints=table.hints_allowed,
        strict=table.strict,
        answer_hours=table.answer_hours,
        closes=table.closes,
        state=table.state,
        host=table.host,
        setup=table.setup,
        record=None if table.uploaded is None else table.uploaded.to_json(),
        rematch=table.rematch,
        rematch_of=table.rematch_of,
        created=table.created,
        started=table.started,
        ended=table.ended,
        closed=table.closed,
        seats=[
            SeatRow(seat.name, seat.bot, seat.devices, seat.kept_for, seat.seen, seat.orders) for seat in table.seats
        ],
    )
