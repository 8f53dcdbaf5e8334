"""Tables, holders of seats, seats, the log and the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("begins", sa.String, nullable=False),
        sa.Column("begin", sa.Text, nullable=True),
        sa.Column("given", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("code_hash", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("updated", sa.String, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("owner", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=True),
        sa.Column("token_hash", sa.String, nullable=True),
        sa.Column("nonce", sa.String, nullable=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("move_id", sa.String, nullable=True),
        sa.Column("upto", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "move_id", name="one_move_once"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
    )
