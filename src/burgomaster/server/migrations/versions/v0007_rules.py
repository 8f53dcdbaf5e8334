"""Under which rules a table of earlier ones does not go on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Let a table say under which version of the rules not all is allowed that was done there."""
    op.add_column("tables", sa.Column("not_under", sa.Integer, nullable=True))
