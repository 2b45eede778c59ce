"""A bot plays for a seat until its player is back."""

from palier.server.keyframes import Cause
from palier.server.refusals import Refusal
from palier.server.table import Entry, Table
from palier.server.verbs.make import check_bot


def ask_standin(table: Table, by: int, number: int, bot: str | None, now: int, is_absent: bool) -> Entry | None:
    """For oneself at any time, for another when they are absent; None when that is so already."""
    seat = table.seat(number)
    if not table.playing.to_act:
        raise Refusal("not_your_turn")
    if by == number and table.has_spent_log(number):
        raise Refusal("log_spent")
    if bot is None:
        if by != number:
            raise Refusal("not_your_seat")
        return come_back(table, number, now)
    check_bot(table, bot)
    if by == number:
        if seat.standin == bot and seat.cause == "asked":
            return None
        return stand_in(table, number, bot, "asked", now)
    if not seat.person or not is_absent:
        raise Refusal("not_absent")
    return None if seat.standin is not None else stand_in(table, number, bot, "absent", now)


def stand_in(table: Table, number: int, bot: str, cause: Cause, now: int) -> Entry:
    return write(table, Entry(table.version + 1, "standin", number, now, bot=bot, cause=cause))


def come_back(table: Table, number: int, now: int) -> Entry | None:
    if table.seats[number].standin is None or table.has_spent_log(number):
        return None
    return write(table, Entry(table.version + 1, "standin", number, now))


def write(table: Table, entry: Entry) -> Entry:
    table.stand_in(entry.seat, entry.bot, entry.cause)
    table.note(entry)
    return entry
