"""Taking back one's last action."""

from palier.server.refusals import Refusal
from palier.server.table import Entry, Table


def undo(table: Table, seat: int, now: int, client: str) -> Entry:
    if table.match is None:
        raise Refusal("not_started")
    if not table.may_be_open(seat) or table.revealed():
        raise Refusal("no_undo")
    if table.take_backs_spent(seat):
        raise Refusal("undo_spent")
    text = table.take_back()
    entry = Entry(table.version + 1, "undo", seat, now, client, text)
    table.note(entry)
    return entry
