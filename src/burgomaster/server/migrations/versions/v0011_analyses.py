"""What finished games were about."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Let analyses be kept with their tables."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hindsight", sa.Boolean, primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )
