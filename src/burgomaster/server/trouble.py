"""Trouble with the database in words: the disk is full, someone else writes, nothing can be written."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from burgomaster.core.message import Message
from burgomaster.server.denied import Denied

BUSY: Final = Message("database-busy")
FULL: Final = Message("disk-full")
UNWRITABLE: Final = Message("database-unwritable")
MOVED: Final = Message("database-moved")

# SQLite's own numbers, of which the lower eight bits tell the kind.
_KINDS: Final = {
    5: BUSY,  # SQLITE_BUSY
    6: BUSY,  # SQLITE_LOCKED
    8: UNWRITABLE,  # SQLITE_READONLY
    10: UNWRITABLE,  # SQLITE_IOERR
    13: FULL,  # SQLITE_FULL
    14: UNWRITABLE,  # SQLITE_CANTOPEN
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
    return None
