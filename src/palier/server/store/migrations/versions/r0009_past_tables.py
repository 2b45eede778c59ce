"""What stays of removed tables; when the host of the server closed a table; from when on a table's life counts."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    # Until now nothing was ever removed: what is there begins its life with this upgrade.
    op.add_column("tables", sa.Column("kept_from", sa.BigInteger))
    op.execute(sa.text("UPDATE tables SET kept_from = :now").bindparams(now=time.time_ns() // 1_000_000))
    op.create_table(
        "past_tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("removed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_past_tables"),
    )
