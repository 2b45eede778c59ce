"""Going for good: what is known of a person at a table is forgotten; the match goes on without them."""

from palier.server.table import Entry, Line, Table
from palier.server.verbs.leave import leave


def forget(table: Table, number: int, bot: str, now: int) -> Entry | None:
    """The entry of the log, where a bot has to take over."""
    entry = leave(table, number, bot, now)
    release(table, number)
    for index, line in enumerate(table.chat):
        if line.seat == number:
            table.chat[index] = without_words(line)
    return entry


def release(table: Table, number: int) -> None:
    seat = table.seats[number]
    seat.name = None
    seat.kept_for = None
    seat.orders = {}
    seat.devices.clear()


def without_words(line: Line) -> Line:
    return Line(line.number, line.seat, "", "", line.at, line.client, line.version)


def release_kept(table: Table, old: Table, number: int) -> bool:
    """Frees the place that a rematch keeps for somebody who has not followed yet; whether there was one."""
    for place, seat in enumerate(table.seats):
        if table.rematch_of == old.id and seat.kept_for == number and not seat.person:
            release(table, place)
            return True
    return False
