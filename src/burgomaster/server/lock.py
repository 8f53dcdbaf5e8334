"""One server for one file: whoever comes second is refused, and told so.

What is in memory is the truth for those who are connected; two servers on one file would each have their own.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from burgomaster.core.message import Message, Refused


class Lock:
    """A lock on a file beside the database; it ends with the process at the latest."""

    def __init__(self, database: Path) -> None:
        """Take the lock, or refuse because another process has it."""
        file = database.with_name(f"{database.name}.lock")
        self._file: Final = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise Refused(Message("database-in-use", file=str(database))) from None

    def release(self) -> None:
        """Let others have the file."""
        os.close(self._file)


if sys.platform == "win32":

    def _lock(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
