"""Whether people may ask what a bot would do."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Let a table say so."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=True))
