"""Removing what is kept of tables and of people."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, and_, delete, func, or_, select, update

from palier.server.store.interface import Lives, Past
from palier.server.store.tables import CHAT, CLAIMS, DEVICES, ENTRIES, METADATA, PAST_TABLES, SEATS, TABLES

TEXT_MOST: Final = 40
"""Of an option: a mission that somebody wrote is theirs, and no statistic."""

JSON: Final = msgspec.json.Encoder()


def belonging() -> list[Table]:
    """Every table of the database whose rows belong to one of people's tables."""
    return [table for table in METADATA.sorted_tables if "table_id" in table.c]


def remove(connection: Connection, past: Past) -> None:
    for table in belonging():
        connection.execute(delete(table).where(table.c.table_id == past.id))
    connection.execute(update(TABLES).where(TABLES.c.rematch == past.id).values(rematch=None))
    connection.execute(update(TABLES).where(TABLES.c.rematch_of == past.id).values(rematch_of=None))
    connection.execute(delete(TABLES).where(TABLES.c.id == past.id))
    connection.execute(delete(PAST_TABLES).where(PAST_TABLES.c.id == past.id))
    connection.execute(PAST_TABLES.insert(), past_values(past))


def past_values(past: Past) -> dict[str, Any]:
    values = msgspec.structs.asdict(past)
    options = {
        name: value if not isinstance(value, str) or len(value) <= TEXT_MOST else "…"
        for name, value in past.options.items()
    }
    values["options"] = JSON.encode(options).decode()
    values["outcome"] = None if past.outcome is None else JSON.encode(past.outcome).decode()
    return values


def forget_person(connection: Connection, table_id: str, seat: int) -> None:
    """What she said, and what opened her seat; her name goes with the seat's row."""
    here = {"table_id": table_id, "seat": seat}
    connection.execute(update(CHAT).where(*same(CHAT, here)).values(name="", text=""))
    for table in (DEVICES, CLAIMS):
        connection.execute(delete(table).where(*same(table, here)))


def same(table: Table, values: dict[str, Any]) -> list[Any]:
    return [table.c[name] == value for name, value in values.items()]


def expired(connection: Connection, lives: Lives, most: int) -> Sequence[str]:
    """Tables whose time is over, the oldest first."""
    seen = select(func.max(SEATS.c.seen)).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()
    moved = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    kept_from = func.coalesce(TABLES.c.kept_from, 0)
    last = func.max(
        TABLES.c.created, func.coalesce(TABLES.c.started, 0), func.coalesce(seen, 0), func.coalesce(moved, 0), kept_from
    )
    ended = func.max(func.coalesce(TABLES.c.ended, TABLES.c.created), kept_from)
    rules = []
    if lives.waiting is not None:
        rules.append(and_(TABLES.c.state == "waiting", last < lives.waiting))
    if lives.playing is not None:
        rules.append(and_(TABLES.c.state == "playing", last < lives.playing))
    if lives.over is not None:
        rules.append(and_(TABLES.c.state == "over", ended < lives.over))
    if not rules:
        return []
    found = connection.execute(select(TABLES.c.id).where(or_(*rules)).order_by(TABLES.c.created).limit(most))
    return [name for (name,) in found]
