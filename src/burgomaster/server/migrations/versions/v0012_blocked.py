"""Addresses that are not let in until some time."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Keep them over a restart."""
    op.create_table(
        "blocked",
        sa.Column("address", sa.String, primary_key=True),
        sa.Column("until", sa.String, nullable=False),
    )
