"""What is kept of people who made an own page; `migrations` makes the same."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from burgomaster.server.columns import HEARING, HOLDERS, METADATA, SEATS


def _person() -> sa.Column[str]:
    return sa.Column(
        "person_id", sa.String, sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
    )


def _table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    )


PERSONS: Final = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("mail", sa.String, nullable=True, unique=True),
    sa.Column("share_hash", sa.String, nullable=True, unique=True),
    sa.Column("created", sa.String, nullable=False),
)

PASSKEYS: Final = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    _person(),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),
    sa.Column("made", sa.String, nullable=False),
)

DEVICES: Final = sa.Table(
    "devices",
    METADATA,
    sa.Column("token_hash", sa.String, primary_key=True),
    _person(),
    sa.Column("used", sa.String, nullable=False),
)

OWN_KEYS: Final = sa.Table(
    "own_keys",
    METADATA,
    sa.Column("person_id", sa.String, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("token_hash", sa.String, primary_key=True),
    _table(),
)

ALIASES: Final = sa.Table(
    "aliases",
    METADATA,
    sa.Column("alias_hash", sa.String, primary_key=True),
    sa.Column("token_hash", sa.String, nullable=False, index=True),
    sa.Column(
        "device_hash",
        sa.String,
        sa.ForeignKey("devices.token_hash", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    _table(),
)

MAIL_LINKS: Final = sa.Table(
    "mail_links",
    METADATA,
    sa.Column("nonce_hash", sa.String, primary_key=True),
    sa.Column("code_hash", sa.String, nullable=False),
    sa.Column("mail", sa.String, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("until", sa.String, nullable=False),
)

OF_TOKENS: Final = (
    HOLDERS.c.token_hash,
    HOLDERS.c.earlier_hash,
    SEATS.c.token_hash,
    SEATS.c.returns_hash,
    ALIASES.c.token_hash,
    OWN_KEYS.c.token_hash,
    HEARING.c.token_hash,
)
"""Where the token (its hash) of whoever belongs to a table stands."""


def meant(token_hash: str) -> sa.CompoundSelect[Any]:
    """Return which tokens (their hashes) one stands for: itself, and what a device was given it for."""
    other = sa.select(ALIASES.c.token_hash).where(ALIASES.c.alias_hash == token_hash)
    return sa.union(sa.select(sa.literal(token_hash)), other)
