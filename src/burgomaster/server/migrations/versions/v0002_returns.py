"""Who may take a seat back from the bot that plays on there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let a seat remember its player."""
    op.add_column("seats", sa.Column("returns_hash", sa.String, nullable=True))
    op.add_column("seats", sa.Column("returns_name", sa.String, nullable=True))
