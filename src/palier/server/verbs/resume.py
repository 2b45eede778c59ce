"""Coming back to one's seat, and making old ways back worthless."""

from palier.server.keys import hash_secret, new_secret, same_hash
from palier.server.refusals import Refusal
from palier.server.table import Table


def seat_of(table: Table, secret: str | None) -> int | None:
    """The seat that a secret opens. Every seat is compared, in the same time whether it fits or not."""
    if not secret:
        return None
    given = hash_secret(secret)
    found = None
    for number, seat in enumerate(table.seats):
        if same_hash(given, seat.secret or "") and seat.secret:
            found = number
    return found


def opening(table: Table, secrets: list[str]) -> str | None:
    """Of several secrets the first that opens a seat."""
    return next((secret for secret in secrets if seat_of(table, secret) is not None), None)


def resume(table: Table, secret: str) -> int:
    seat = seat_of(table, secret)
    if seat is None:
        raise Refusal("not_your_seat")
    return seat


def renew(table: Table, number: int) -> str:
    secret = new_secret()
    table.seats[number].secret = hash_secret(secret)
    return secret
