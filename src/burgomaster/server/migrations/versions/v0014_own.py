"""People who made an own page: how they sign in, on which devices, and which keys are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make everything; guests have no part in it."""
    _people()
    _keys()


def _people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("face", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("mail", sa.String, nullable=True, unique=True),
        sa.Column("share_hash", sa.String, nullable=True, unique=True),
        sa.Column("created", sa.String, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        _of("person_id", "persons.id"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String, primary_key=True),
        _of("person_id", "persons.id"),
        sa.Column("used", sa.String, nullable=False),
    )


def _keys() -> None:
    op.create_table(
        "own_keys",
        sa.Column("person_id", sa.String, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("token_hash", sa.String, primary_key=True),
        _of("table_id", "tables.id"),
    )
    op.create_table(
        "aliases",
        sa.Column("alias_hash", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, nullable=False, index=True),
        _of("device_hash", "devices.token_hash"),
        _of("table_id", "tables.id"),
    )
    op.create_table(
        "mail_links",
        sa.Column("nonce_hash", sa.String, primary_key=True),
        sa.Column("code_hash", sa.String, nullable=False),
        sa.Column("mail", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("until", sa.String, nullable=False),
    )


def _of(name: str, whose: str) -> sa.Column[str]:
    return sa.Column(name, sa.String, sa.ForeignKey(whose, ondelete="CASCADE"), nullable=False, index=True)
