"""The host frees a seat before the start, whoever has it or had it kept."""

from palier.server.refusals import Refusal
from palier.server.table import Table


def free(table: Table, by: int, number: int) -> None:
    if by != table.host:
        raise Refusal("not_host")
    if table.match is not None:
        raise Refusal("already_started")
    seat = table.seat(number)
    if number == by:
        raise Refusal("own_seat")
    seat.clear("freed")
