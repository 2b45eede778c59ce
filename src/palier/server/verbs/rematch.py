"""Once more with the same people."""

from palier.server.keys import SeatKeys
from palier.server.protocol import DeviceKind
from palier.server.refusals import Refusal
from palier.server.table import Table
from palier.server.verbs.claim import sit
from palier.server.verbs.distinct import name_at


def rematch(table: Table, table_id: str, now: int) -> Table:
    """A new table where everybody sits one seat further on; the seats of people are kept until they follow."""
    if table.match is None or table.to_act:
        raise Refusal("not_over")
    if table.uploaded is not None:
        raise Refusal("not_your_seat")
    places = [seat_after(table, number) for number in range(table.players)]
    options = table.playing.game.next_options(table.playing.state, table.options, places)
    new = Table(table_id, table.game, table.players, options, table.pace, table.public, now, table.hints_allowed)
    new.strict = table.strict
    new.answer_hours = table.answer_hours
    new.rematch_of = table.id
    for number, seat in enumerate(table.seats):
        place = new.seats[places[number]]
        place.name = seat.name
        if seat.bot is not None:
            place.bot = seat.bot
        elif seat.person:
            place.kept_for = number
    table.rematch = table_id
    return new


def seat_after(table: Table, number: int) -> int:
    """Who sat second begins."""
    return (number - 1) % table.players


def place_at(old: Table, number: int, new: Table) -> int:
    if new.rematch_of != old.id:
        raise Refusal("not_your_seat")
    return seat_after(old, number)


def follow(
    old: Table, number: int, new: Table, now: int, kind: DeviceKind = "device", keys: SeatKeys | None = None
) -> tuple[int, SeatKeys]:
    """One's seat at the rematch and what opens it. Whoever asks again gets one way in more: the answer may have been
    lost, or another device of theirs follows too."""
    place = place_at(old, number, new)
    seat = new.seats[place]
    if seat.kept_for != number:
        raise Refusal("seat_taken")
    if seat.name is not None:
        # Somebody of that name may have taken a seat that the host gave away.
        seat.name = name_at(new, place, seat.name)
    given = sit(seat, now, kind, keys)
    if new.host is None:
        new.host = place
    return place, given
