"""Who of the game before sits at a table where it is played again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let whoever holds a seat say with which token they sat before, so that nobody is led there twice."""
    op.add_column("holders", sa.Column("earlier_hash", sa.String, nullable=True))
