"""Taking a free seat."""

from palier.server.devices import add_with_link, forget_old
from palier.server.keys import SeatKeys, new_keys
from palier.server.protocol import DeviceKind
from palier.server.refusals import Refusal
from palier.server.table import Seat, Table
from palier.server.verbs.distinct import name_at
from palier.server.verbs.names import clean_name


def claim(
    table: Table, number: int, name: str, now: int, kind: DeviceKind = "device", keys: SeatKeys | None = None
) -> SeatKeys:
    """Returns what opens the seat, which nobody can be told again who does not know the claim id."""
    seat = table.seat(number)
    cleaned = name_at(table, number, clean_name(name))
    if table.match is not None:
        raise Refusal("already_started")
    if not seat.free:
        raise Refusal("seat_taken")
    seat.name = cleaned
    given = sit(seat, now, kind, keys)
    if table.host is None:
        table.host = number
    return given


def sit(seat: Seat, now: int, kind: DeviceKind, keys: SeatKeys | None) -> SeatKeys:
    given = new_keys() if keys is None else keys
    add_with_link(seat.devices, given, kind, now)
    forget_old(seat.devices)
    seat.seen = now
    return given
