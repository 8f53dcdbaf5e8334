"""Many processes on one database: who has which table, and what they count and keep together."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody has any table yet, and rows of before say nothing of who wrote them."""
    op.add_column("log", sa.Column("claim", sa.Integer, nullable=True))
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String, nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("here", sa.Text, nullable=False),
    )
    op.create_table(
        "tallies",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "waiting",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
    )
