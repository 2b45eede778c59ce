"""Saying something at the table."""

from palier.server.refusals import Refusal
from palier.server.signs import clean_text, is_visible
from palier.server.table import CHAT_LINES_AT_ONCE, CHAT_LINES_KEPT, Line, Table


def say(table: Table, seat: int, text: str, client: str, now: int) -> Line:
    cleaned = clean_text(text)
    if not is_visible(cleaned):
        raise Refusal("bad_request", about="text")
    line = Line(table.chat_number + 1, seat, table.seats[seat].name or "", cleaned, now, client, table.version)
    hear(table, line)
    return line


def hear(table: Table, line: Line) -> None:
    table.chat_number = line.number
    table.chat.append(line)
    table.chat_answered[line.seat, line.client] = line.version
    while len(table.chat_answered) > CHAT_LINES_KEPT + CHAT_LINES_AT_ONCE:
        del table.chat_answered[next(iter(table.chat_answered))]
