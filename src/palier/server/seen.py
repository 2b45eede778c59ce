"""What one seat, or a spectator, is told of a table: updates, greetings, what was missed, the log."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from msgspec import Raw

from palier.engine.events import Event
from palier.engine.game import State
from palier.server.protocol import Hello, Log, LogEntry, Said, Update, encode
from palier.server.slices import Work
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
    undo_seat = table.undo_seat
    shared: dict[str, Any] | None = None
    for viewer in viewers:
        private = None if viewer is None else game.private(state, viewer)
        if private is None:
            view = game.view(state, viewer)
        else:
            # What all see is the same for everybody, and only read.
            if shared is None:
                shared = game.view(state, None)
            view = {**shared, **private}
        yield (
            viewer,
            Update(
                entry.number,
                entry.kind,
                entry.seat,
                None if secret and viewer != entry.seat else entry.action,
                [event.seen_by(viewer) for event in events],
                view,
                legal(table, state, viewer) if viewer in to_act or viewer in may_act else [],
                to_act,
                may_act,
                viewer == undo_seat and table.can_undo(viewer),
                entry.at,
            ),
        )


def is_secret(table: Table, entry: Entry) -> bool:
    """Whether only the seat that did it may read the action: an answer given in secret, a card put aside unseen."""
    return entry.action is not None and table.game.is_secret(table.game.parse(entry.action))


def legal(table: Table, state: State, viewer: int | None) -> list[str]:
    """What a viewer who may act is offered."""
    if viewer is None or table.seats[viewer].standin is not None:
        return []
    if table.sealed and table.sealed_by(viewer) is not None:
        return []
    game = table.game
    return [game.text(code) for code in game.legal(state, viewer)]


def hello(table: Table, viewer: int | None, missed: list[Raw] | None = None) -> Hello:
    """`missed` as `CatchUp` tells it."""
    match = table.match
    to_act: tuple[int, ...] = ()
    may_act: tuple[int, ...] = ()
    view: dict[str, Any] | None = None
    if match is not None:
        to_act = table.to_act
        may_act = match.may_act if table.closed is None else ()
        view = match.view(viewer)
    return Hello(
        table.info(),
        viewer,
        table.version,
        view,
        legal(table, table.playing.state, viewer) if viewer in to_act or viewer in may_act else [],
        to_act,
        may_act,
        table.can_undo(viewer),
        cast("list[Update]", missed or []),
    )


class CatchUp:
    """The updates after a version, at most the last `most`, already written as JSON.

    The log is gone through again from not far before, beside the table: it may go on meanwhile.
    """

    def __init__(self, table: Table, viewer: int | None, since: int, most: int) -> None:
        self.table = table
        self.viewer = viewer
        self.since = since
        self.most = most
        self.past: Table | None = None
        self.missed: list[Raw] = []

    def go_on(self, version: int) -> Work[None]:
        """Up to that version, which must be stored: nobody sees what is not."""
        first = max(self.since, version - self.most)
        if self.past is None and first < version:
            self.past = self.table.at(first)
        while self.past is not None and self.past.version < version:
            entry = self.table.entries[self.past.version]
            events = self.past.relive(entry)
            if entry.number > first:
                for _, update in updates(self.past, [self.viewer], entry, events):
                    self.missed.append(Raw(encode(update)))
            yield
        del self.missed[: -self.most]


def log(table: Table, viewer: int | None, since: int, version: int, most: int) -> Work[Log]:
    """The entries after a version and up to another, at most so many, each already written as JSON."""
    last = min(version, since + most)
    lines: list[Raw] = []
    if since < last:
        past = table.at(since)
        while past.version < last:
            entry = table.entries[past.version]
            events = past.relive(entry)
            if entry.number > since:
                lines.append(Raw(encode(log_entry(table, viewer, entry, events))))
            yield
    return Log(version, cast("list[LogEntry]", lines), last < version)


def log_entry(table: Table, viewer: int | None, entry: Entry, events: list[Event]) -> LogEntry:
    action = None if viewer != entry.seat and is_secret(table, entry) else entry.action
    return LogEntry(entry.number, entry.kind, entry.seat, action, [event.seen_by(viewer) for event in events], entry.at)


def said(line: Line) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.at)
