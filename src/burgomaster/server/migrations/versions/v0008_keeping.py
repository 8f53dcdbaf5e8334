"""When a table was opened last, and who may not speak there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Let a table say when someone came to it last, and a seat that whoever sits there is not heard."""
    op.add_column("tables", sa.Column("opened", sa.String, nullable=True))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=True))
