"""The host seats a bot, or sends it away, before the start."""

from palier.server.refusals import Refusal
from palier.server.table import Table
from palier.server.verbs.make import check_bot


def put_bot(table: Table, by: int, number: int, bot: str | None) -> None:
    if by != table.host:
        raise Refusal("not_host")
    if table.match is not None:
        raise Refusal("already_started")
    seat = table.seat(number)
    if seat.person:
        raise Refusal("seat_taken")
    if bot is not None:
        check_bot(table, bot)
    seat.clear("freed")
    seat.bot = bot
