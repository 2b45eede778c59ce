"""The database's schema, for SQLAlchemy: queries off the per-move path, and what migrations are checked against."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, false

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", Integer),
    Column("setup", Text),
    Column("record", Text),
    Column("rematch", Text),
    Column("rematch_of", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("strict", Boolean, nullable=False, server_default=false()),
    Column("answer_hours", Integer, nullable=False, server_default="4"),
    Column("closes", BigInteger),
    Column("closed", BigInteger),
    Column("kept_from", BigInteger),
)
Index(None, TABLES.c.public, TABLES.c.state, TABLES.c.created)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text),
    Column("bot", Text),
    Column("kept_for", Integer),
    Column("seen", BigInteger, nullable=False),
    Column("orders", Text, nullable=False, server_default="{}"),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("renews", Boolean, nullable=False),
    Column("out", Text),
)

CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("claim_id", Text, primary_key=True),
    Column("verb", Text, nullable=False),
    Column("asked_at", Text),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
)
Index(None, CLAIMS.c.table_id)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

WAITS: Final = Table(
    "waits",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
)

STEADY: Final = Table(
    "steady",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ms", BigInteger, nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("client", Text),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
# The same id of the same seat is never played twice, whatever happens to the server in between.
Index(
    "uq_entries_client",
    ENTRIES.c.table_id,
    ENTRIES.c.seat,
    ENTRIES.c.client,
    unique=True,
    sqlite_where=ENTRIES.c.client.is_not(None),
)

# Answers in windows, each until its window closes outside the log. They stay: the same id again is the same answer.
SEALED: Final = Table(
    "sealed",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("client", Text, nullable=False),
    Column("action", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("uq_sealed_client", SEALED.c.table_id, SEALED.c.seat, SEALED.c.client, unique=True)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("uq_chat_client", CHAT.c.table_id, CHAT.c.seat, CHAT.c.client, unique=True)

# Where a long log need not be gone through from its first entry (see snapshots.py); none is ever needed.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("fingerprint", Text, nullable=False),
    Column("body", Text, nullable=False),
)

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row, written when nothing else was: whether the database takes writes is seen by writing."""

PAST_TABLES: Final = Table(
    "past_tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("outcome", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("removed", BigInteger, nullable=False),
)
"""What stays of a table that was removed: nothing that says who played."""
