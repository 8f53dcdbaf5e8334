"""Indexes for the lobby, and for the tables whose bots go on when the server starts."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Find listed and running tables without looking at all."""
    op.create_index("tables_listed", "tables", ["listed", "updated"])
    op.create_index("tables_phase", "tables", ["phase", "updated"])
