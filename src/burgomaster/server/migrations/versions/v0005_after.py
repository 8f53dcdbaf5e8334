"""Which game a table plays again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Let a table say so, so that those who played the other one find it."""
    op.add_column("tables", sa.Column("after", sa.String, nullable=True))
    op.create_index("tables_after", "tables", ["after"])
