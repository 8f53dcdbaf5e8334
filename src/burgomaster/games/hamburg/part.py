"""What an expansion lays on the table: a small value that is replaced by another, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The state of one expansion; clones of a table share it."""

    def __init__(self, expansion: str) -> None:
        self.expansion: Final = expansion
        """The name by which the options choose it."""

    def tiles(self, table: Hamburg, seat: int) -> int:
        """Return the tiles that are in force for a seat, as a set."""
        return 0

    def broken_law(self, table: Hamburg) -> Message | None:
        """Return the law that this part of a table breaks, if it breaks one."""
        return None
