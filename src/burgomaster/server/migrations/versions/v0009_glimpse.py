"""How a game stands at a glance."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Let a table say how its game stood after the last move."""
    op.add_column("tables", sa.Column("glimpse", sa.Text, nullable=True))
