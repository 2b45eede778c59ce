"""Sealed answers in windows, and how long windows stand open."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("strict", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("answer_hours", sa.Integer, nullable=False, server_default="4"))
    op.add_column("tables", sa.Column("closes", sa.BigInteger))
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", "seat", name="pk_sealed"),
        sqlite_with_rowid=False,
    )
    op.create_index("uq_sealed_client", "sealed", ["table_id", "seat", "client"], unique=True)
