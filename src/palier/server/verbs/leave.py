"""Leaving: before the start the seat is free again, afterwards a bot plays on."""

from palier.server.table import Entry, Table
from palier.server.verbs.standin import stand_in


def leave(table: Table, number: int, bot: str, now: int) -> Entry | None:
    """The entry of the log, where there is one."""
    seat = table.seats[number]
    if table.match is not None:
        if not table.to_act or seat.cause == "left":
            return None
        pass_on_host(table, number)
        return stand_in(table, number, bot, "left", now)
    seat.clear("left")
    pass_on_host(table, number)
    return None


def pass_on_host(table: Table, number: int) -> None:
    """To the next person who is there; else to the next who has a seat; while they play, to nobody else."""
    if table.host != number:
        return
    others = [other % table.players for other in range(number + 1, number + table.players)]
    people = [other for other in others if table.seats[other].person]
    present = [other for other in people if table.seats[other].sockets]
    if present or table.match is None:
        table.host = next(iter(present or people), None)
