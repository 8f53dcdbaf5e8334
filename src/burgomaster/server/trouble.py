"""Trouble with the database in words: it is full, busy, gone, or nothing can be written."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from burgomaster.core.message import Message
from burgomaster.server.postgres import TAKEN_STATE
from burgomaster.talk.denied import Denied

BUSY: Final = Message("database-busy")
FULL: Final = Message("disk-full")
UNWRITABLE: Final = Message("database-unwritable")
MOVED: Final = Message("database-moved")
UNREACHABLE: Final = Message("database-unreachable")
TAKEN: Final = Message("database-taken")

# SQLite's own numbers, of which the lower eight bits tell the kind.
_KINDS: Final = {
    5: BUSY,  # SQLITE_BUSY
    6: BUSY,  # SQLITE_LOCKED
    8: UNWRITABLE,  # SQLITE_READONLY
    10: UNWRITABLE,  # SQLITE_IOERR
    13: FULL,  # SQLITE_FULL
    14: UNWRITABLE,  # SQLITE_CANTOPEN
}

# PostgreSQL's own, the longest that fits first.
_STATES: Final = {
    TAKEN_STATE: TAKEN,
    "53100": FULL,  # disk_full
    "53300": UNREACHABLE,  # too_many_connections
    "53": BUSY,  # insufficient resources
    "55P03": BUSY,  # lock_not_available
    "40": BUSY,  # transaction rollback: deadlock, serialization
    "57014": BUSY,  # query_canceled, as by a time limit
    "57": UNREACHABLE,  # operator intervention: it is shut down or starts
    "25P03": UNREACHABLE,  # idle_in_transaction_session_timeout: this process was frozen
    "25006": UNWRITABLE,  # read_only_sql_transaction
    "42501": UNWRITABLE,  # insufficient_privilege
    "58": UNWRITABLE,  # system error, as of the disk
    "08": UNREACHABLE,  # connection exception
    "28": UNREACHABLE,  # invalid authorization
    "3D": UNREACHABLE,  # no such database
}


class Unstored(Denied):
    """Refused because the database cannot be used just now; nothing has changed, and later it may work."""

    def __init__(self, message: Message) -> None:
        super().__init__(503, message)


def trouble(error: Exception) -> Message | None:
    """Return what an error of the database means for people; None if that is not known.

    >>> trouble(ValueError())
    """
    cause: object = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        return _KINDS.get(code & 0xFF) if isinstance(code, int) else None
    return _postgres_trouble(cause)


def _postgres_trouble(cause: object) -> Message | None:
    """Return what an error of PostgreSQL's driver means; without a number the connection itself broke."""
    state = getattr(cause, "sqlstate", "")
    if not isinstance(state, str):
        return UNREACHABLE if type(cause).__name__ == "OperationalError" else None
    found = [state[:length] for length in (5, 2) if state[:length] in _STATES]
    return _STATES[found[0]] if found else None
