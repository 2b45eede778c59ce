"""Taking a free seat."""

from palier.server.keys import hash_secret, new_secret
from palier.server.refusals import Refusal
from palier.server.table import Table
from palier.server.verbs.names import clean_name


def claim(table: Table, number: int, name: str, now: int) -> str:
    """Returns the new seat's secret, which nobody will ever be told again."""
    seat = table.seat(number)
    cleaned = clean_name(name)
    if table.match is not None:
        raise Refusal("already_started")
    if not seat.free:
        raise Refusal("seat_taken")
    secret = new_secret()
    seat.name = cleaned
    seat.secret = hash_secret(secret)
    seat.seen = now
    if table.host is None:
        table.host = number
    return secret
