"""Leaving: before the start the seat is free again, afterwards a bot plays on."""

from palier.server.table import Entry, Table
from palier.server.verbs.standin import stand_in


def leave(table: Table, number: int, bot: str, now: int) -> Entry | None:
    """The entry of the log, where there is one."""
    seat = table.seats[number]
    if table.match is not None:
        if not table.to_act or seat.cause == "left":
            return None
        return stand_in(table, number, bot, "left", now)
    seat.clear("left")
    if table.host == number:
        people = [other for other, one in enumerate(table.seats) if one.person]
        table.host = people[0] if people else None
    return None
