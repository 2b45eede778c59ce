"""A bot plays for a seat until its player is back."""

from palier.server.refusals import Refusal
from palier.server.settings import Settings
from palier.server.table import Cause, Entry, Table
from palier.server.verbs.make import check_bot


def ask_standin(table: Table, by: int, number: int, bot: str | None, now: int, settings: Settings) -> Entry | None:
    """For oneself at any time, for another after a while; None when that is so already."""
    match = table.playing
    seat = table.seat(number)
    if not match.to_act:
        raise Refusal("not_your_turn")
    if bot is None:
        if by != number:
            raise Refusal("not_your_seat")
        return come_back(table, number, now)
    check_bot(table, bot)
    if by == number:
        if seat.standin == bot and seat.cause == "asked":
            return None
        return stand_in(table, number, bot, "asked", now)
    if not seat.person or not is_absent(table, number, now, settings):
        raise Refusal("not_absent")
    return None if seat.standin is not None else stand_in(table, number, bot, "absent", now)


def stand_in(table: Table, number: int, bot: str, cause: Cause, now: int) -> Entry:
    return write(table, Entry(table.version + 1, "standin", number, now, bot=bot, cause=cause))


def come_back(table: Table, number: int, now: int) -> Entry | None:
    if table.seats[number].standin is None:
        return None
    return write(table, Entry(table.version + 1, "standin", number, now))


def write(table: Table, entry: Entry) -> Entry:
    table.stand_in(entry.seat, entry.bot, entry.cause)
    table.note(entry)
    return entry


def is_absent(table: Table, number: int, now: int, settings: Settings) -> bool:
    """Without a socket for longer than the pace of the table allows."""
    seat = table.seats[number]
    if seat.sockets:
        return False
    if table.pace == "live":
        return now - seat.seen >= settings.live_absence_ms
    # Over days nobody keeps a page open: what counts is how long the table has been waiting for this player.
    asked = table.entries[-1].at if table.entries else table.started or 0
    return now - max(seat.seen, asked) >= settings.days_absence_ms


def waited_for(table: Table, now: int, settings: Settings) -> list[int]:
    """The seats that must act and whose players have been away for too long.

    A live table that nobody is at sleeps: friends who lose their connection together find the match as they left it.
    """
    return [
        number
        for number in table.to_act
        if table.seats[number].person
        and table.seats[number].standin is None
        and is_absent(table, number, now, settings)
        and (table.pace == "days" or table.person_present(but=number))
    ]
