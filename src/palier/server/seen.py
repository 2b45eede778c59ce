"""What one seat, or a spectator, is told of a table: updates, greetings, what was missed, the log."""

from collections.abc import Iterable, Iterator
from typing import Any

from palier.engine.events import Event
from palier.server.protocol import Hello, Log, LogEntry, Said, Update
from palier.server.table import Entry, Line, Table


def updates(
    table: Table, viewers: Iterable[int | None], entry: Entry, events: list[Event]
) -> Iterator[tuple[int | None, Update]]:
    """The entry that was just written, with the position after it, for each of the viewers."""
    match = table.playing
    game = match.game
    state = match.state
    to_act = game.to_act(state)
    may_act = game.may_act(state)
    secret = is_secret(table, entry)
    for viewer in viewers:
        yield (
            viewer,
            Update(
                entry.number,
                entry.kind,
                entry.seat,
                None if secret and viewer != entry.seat else entry.action,
                [event.seen_by(viewer) for event in events],
                game.view(state, viewer),
                legal(table, viewer, to_act, may_act),
                to_act,
                may_act,
                table.can_undo(viewer),
                entry.at,
            ),
        )


def is_secret(table: Table, entry: Entry) -> bool:
    """Whether only the seat that did it may read the action: an answer given in secret, a card put aside unseen."""
    return entry.action is not None and table.game.is_secret(table.game.parse(entry.action))


def legal(table: Table, viewer: int | None, to_act: tuple[int, ...], may_act: tuple[int, ...]) -> list[str]:
    if viewer is None or (viewer not in to_act and viewer not in may_act):
        return []
    if table.seats[viewer].standin is not None or table.sealed_by(viewer) is not None:
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
            told += [update for _, update in updates(again, [viewer], entry, events)]
    return told


def log(table: Table, viewer: int | None, since: int) -> Log:
    told: list[LogEntry] = []
    if since < table.version:
        again = table.from_the_start()
        for entry in table.entries:
            events = again.relive(entry)
            if entry.number > since:
                seen = [event.seen_by(viewer) for event in events]
                action = None if viewer != entry.seat and is_secret(table, entry) else entry.action
                told.append(LogEntry(entry.number, entry.kind, entry.seat, action, seen, entry.at))
    return Log(table.version, told)


def said(line: Line) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.at)
