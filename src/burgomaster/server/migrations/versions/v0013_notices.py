"""Who wants to be told, and how."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Keep wishes to be told with the page closed, and the server's own keys for that."""
    op.add_column("seats", sa.Column("hears", sa.Boolean, nullable=True))
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "listeners",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("quiet", sa.String, nullable=True),
        sa.Column("hook", sa.String, nullable=True),
        sa.Column("mail", sa.String, nullable=True),
        sa.Column("mail_ok", sa.Boolean, nullable=False),
        sa.Column("mail_code", sa.String, nullable=False, index=True),
        sa.Column("mail_off", sa.String, nullable=False, index=True),
        sa.Column("mailed", sa.Double, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("listener", sa.String, nullable=False, index=True),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
    )
    op.create_table(
        "hearing",
        sa.Column("listener", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, primary_key=True, index=True),
        sa.Column("table_id", sa.String, nullable=False, index=True),
    )
    op.create_table(
        "pending",
        sa.Column("listener", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
    )
