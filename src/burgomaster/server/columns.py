"""The tables of the database and their columns; `migrations` brings earlier databases to this shape."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
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
    sa.Column("hints", sa.Boolean, nullable=True),
    sa.Column("after", sa.String, nullable=True),
    sa.Column("not_under", sa.Integer, nullable=True),
    sa.Column("opened", sa.String, nullable=True),
    sa.Column("glimpse", sa.Text, nullable=True),
    sa.Column("pace", sa.Text, nullable=True),
    sa.Column("beside", sa.Text, nullable=True),
    sa.Column("due", sa.Double, nullable=True),
    sa.Index("tables_after", "after"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_listed", "listed", "updated"),
    sa.Index("tables_phase", "phase", "updated"),
)

HOLDERS: Final = sa.Table(
    "holders",
    METADATA,
    sa.Column("token_hash", sa.String, primary_key=True),
    sa.Column(
        "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("owner", sa.Boolean, nullable=False),
    sa.Column("earlier_hash", sa.String, nullable=True),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("who", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("bot", sa.String, nullable=True),
    sa.Column("token_hash", sa.String, nullable=True),
    sa.Column("nonce", sa.String, nullable=True),
    sa.Column("returns_hash", sa.String, nullable=True),
    sa.Column("returns_name", sa.String, nullable=True),
    sa.Column("muted", sa.Boolean, nullable=True),
    sa.Column("quiet", sa.String, nullable=True),
    sa.Column("hears", sa.Boolean, nullable=True),
    sa.Column("face", sa.Integer, nullable=True),
)

RUNS: Final = sa.Table(
    "runs",
    METADATA,
    sa.Column("began", sa.Double, primary_key=True),
    sa.Column("pulsed", sa.Double, nullable=False),
)

LOG: Final = sa.Table(
    "log",
    METADATA,
    # The primary key is the last guard: whatever goes wrong, no two moves take the same place.
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("move_id", sa.String, nullable=True),
    sa.Column("upto", sa.Integer, nullable=False),
    sa.Column("claim", sa.Integer, nullable=True),
    sa.UniqueConstraint("table_id", "seat", "move_id", name="one_move_once"),
)

CLAIMS: Final = sa.Table(
    "claims",
    METADATA,
    # Which process has a table until when, by the database's clock; the number tells its owners apart.
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String, nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("here", sa.Text, nullable=False),
)

TALLIES: Final = sa.Table(
    "tallies",
    METADATA,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("left", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

WAITING: Final = sa.Table(
    "waiting",
    METADATA,
    # What one process gave out and any of them may be asked for, once: under a code, for a while.
    sa.Column("code", sa.String, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
)

ANALYSES: Final = sa.Table(
    "analyses",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hindsight", sa.Boolean, primary_key=True),
    sa.Column("found", sa.Text, nullable=False),
)

BLOCKED: Final = sa.Table(
    "blocked",
    METADATA,
    sa.Column("address", sa.String, primary_key=True),
    sa.Column("until", sa.String, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.String, nullable=False),
)

KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

LISTENERS: Final = sa.Table(
    "listeners",
    METADATA,
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

PUSHES: Final = sa.Table(
    "pushes",
    METADATA,
    sa.Column("endpoint", sa.String, primary_key=True),
    sa.Column("listener", sa.String, nullable=False, index=True),
    sa.Column("p256dh", sa.String, nullable=False),
    sa.Column("auth", sa.String, nullable=False),
)

HEARING: Final = sa.Table(
    "hearing",
    METADATA,
    sa.Column("listener", sa.String, primary_key=True),
    sa.Column("token_hash", sa.String, primary_key=True, index=True),
    sa.Column("table_id", sa.String, nullable=False, index=True),
)

PENDING: Final = sa.Table(
    "pending",
    METADATA,
    sa.Column("listener", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
)
