"""Which face whoever sits at a table chose for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Keep faces that people chose; earlier seats have one that was dealt."""
    op.add_column("seats", sa.Column("face", sa.Integer, nullable=True))
