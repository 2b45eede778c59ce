"""Taking back one's last action."""

from palier.server.refusals import Refusal
from palier.server.table import Entry, Table


def undo(table: Table, seat: int, now: int, client: str) -> Entry:
    if table.match is None:
        raise Refusal("not_started")
    if not table.can_undo(seat) or table.revealed():
        raise Refusal("no_undo")
    text = table.take_back()
    entry = Entry(table.version + 1, "undo", seat, now, client, text)
    table.note(entry)
    return entry
