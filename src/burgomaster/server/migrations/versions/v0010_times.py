"""How long one may take at a table, and how long one took."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Let a table have a pace, what is kept beside its record, and when something is due there."""
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("beside", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("due", sa.Double, nullable=True))
    op.add_column("seats", sa.Column("quiet", sa.String, nullable=True))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "runs",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("pulsed", sa.Double, nullable=False),
    )
