"""What one seat, or a spectator, is told of a table: updates, greetings, what was missed, the log."""

from typing import Any

from palier.engine.events import Event
from palier.server.protocol import Hello, Log, LogEntry, Said, Update
from palier.server.table import Entry, Line, Table


def update(table: Table, viewer: int | None, entry: Entry, events: list[Event]) -> Update:
    """The entry that was just written, with the position after it."""
    match = table.playing
    to_act = match.to_act
    may_act = match.may_act
    return Update(
        entry.number,
        entry.kind,
        entry.seat,
        entry.action,
        [event.seen_by(viewer) for event in events],
        match.game.view(match.state, viewer),
        legal(table, viewer, to_act, may_act),
        to_act,
        may_act,
        table.can_undo(viewer),
        entry.at,
    )


def legal(table: Table, viewer: int | None, to_act: tuple[int, ...], may_act: tuple[int, ...]) -> list[str]:
    if viewer is None or (viewer not in to_act and viewer not in may_act):
        return []
    if table.seats[viewer].standin is not None:
        return []
    match = table.playing
    game = match.game
    return [game.text(code) for code in game.legal(match.state, viewer)]


def hello(table: Table, viewer: int | None, since: int | None, most: int) -> Hello:
    match = table.match
    to_act: tuple[int, ...] = ()
    may_act: tuple[int, ...] = ()
    view: dict[str, Any] | None = None
    if match is not None:
        to_act = match.to_act
        may_act = match.may_act
        view = match.view(viewer)
    return Hello(
        table.info(),
        viewer,
        table.version,
        view,
        legal(table, viewer, to_act, may_act),
        to_act,
        may_act,
        table.can_undo(viewer),
        [] if since is None else missed(table, viewer, since, most),
    )


def missed(table: Table, viewer: int | None, since: int, most: int) -> list[Update]:
    """The updates after a version, at most the last `most`, by going through the log again: nobody keeps positions."""
    first = max(since, table.version - most)
    if first >= table.version:
        return []
    again = table.from_the_start()
    told: list[Update] = []
    for entry in table.entries:
        events = again.relive(entry)
        if entry.number > first:
            told.append(update(again, viewer, entry, events))
    return told


def log(table: Table, viewer: int | None, since: int) -> Log:
    told: list[LogEntry] = []
    if since < table.version:
        again = table.from_the_start()
        for entry in table.entries:
            events = again.relive(entry)
            if entry.number > since:
                seen = [event.seen_by(viewer) for event in events]
                told.append(LogEntry(entry.number, entry.kind, entry.seat, entry.action, seen, entry.at))
    return Log(table.version, told)


def said(line: Line) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.at)
