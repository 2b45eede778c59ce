"""Devices, each with a secret of its own; claim ids; the server's key. The secret of a seat is its first device's."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("renews", sa.Boolean, nullable=False),
        sa.Column("out", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name="pk_devices"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_devices_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "claims",
        sa.Column("claim_id", sa.Text, nullable=False),
        sa.Column("verb", sa.Text, nullable=False),
        sa.Column("asked_at", sa.Text),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("claim_id", name="pk_claims"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_claims_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_claims_table_id", "claims", ["table_id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.execute(
        "INSERT INTO devices (table_id, seat, number, secret, kind, since, used, renews)"
        " SELECT seats.table_id, seats.seat, 1, seats.secret, 'device', tables.created, true, false"
        " FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.secret IS NOT NULL"
    )
    op.drop_column("seats", "secret")
