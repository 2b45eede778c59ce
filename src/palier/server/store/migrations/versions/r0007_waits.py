"""Since when the players of tables over days have been waited for, and the clock that this goes by."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_waits"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_waits_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "steady",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_steady"),
    )
