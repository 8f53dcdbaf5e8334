"""What is kept of a table, whoever keeps it: the table itself, its seats, and the rows of its log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from burgomaster.talk.rows import Row

if TYPE_CHECKING:
    from burgomaster.core.message import Plain
else:
    Plain = Any  # msgspec reads no type that names itself

BROKEN: Final = "broken"
"""The phase of a table that cannot be read; it is never stored."""


class StoredTable(Struct):
    """A table as it is stored; `given` is how many entries came with a record."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, Plain]
    begins: str
    begin: Plain
    given: int
    secret: bytes
    code_hash: str
    listed: bool
    phase: str
    version: int
    asked: list[int]
    created: str
    updated: str
    hints: bool | None = None
    """Whether people may ask what a bot would do; None: where only one of them plays."""
    after: str | None = None
    """The table whose people play again here."""
    not_under: int | None = None
    """The version of the rules under which not all is allowed that was done here."""
    opened: str | None = None
    """When someone came to the table last, to the hour; None: nobody since that is noted."""
    glimpse: str | None = None
    """How the game stood after the last move, as `glimpse` reads it; None: not noted."""
    pace: str | None = None
    """How long one may take; None: as long as one likes."""
    beside: str | None = None
    """What is kept beside the record, as `beside` reads it; None: nothing yet."""

    @property
    def last_opened(self) -> str:
        """Return when someone was at the table last."""
        return max(self.opened or self.created, self.updated)


class StoredSeat(Struct):
    """A seat as it is stored; `number` counts from 0."""

    number: int
    who: str
    name: str
    bot: str | None
    token_hash: str | None
    nonce: str | None
    returns_hash: str | None = None
    """Whose token may take the seat back, while a bot plays on or nobody has come yet."""
    returns_name: str | None = None
    muted: bool | None = None
    """Whether whoever opened the table lets this seat say nothing."""
    quiet: str | None = None
    """When whoever sits there wants to hear nothing, as `quiet` reads it."""
    hears: bool | None = None
    """Whether they want to be told when they are awaited and do not come by themselves."""
    face: int | None = None
    """The face that whoever sat here when the game began had chosen; None: they did not."""

    @property
    def player_hash(self) -> str | None:
        """Return the token of the person whose seat this is, whether they sit there now or not."""
        return self.token_hash or self.returns_hash

    @property
    def player_name(self) -> str | None:
        """Return the name of the person whose seat this is, whether they sit there now or not."""
        return self.name if self.who == "person" else self.returns_name


class StoredRow(Struct, frozen=True):
    """A row of the log; the rows of one move end with number `upto`."""

    seq: int
    kind: str
    seat: int
    text: str
    move_id: str | None
    upto: int


def numbered(rows: Sequence[Row], version: int, move_id: str | None) -> list[StoredRow]:
    """Return the rows of one move as they are kept after the first `version` rows."""
    upto = version + len(rows)
    return [
        StoredRow(version + 1 + at, row.kind, row.seat, row.text, move_id if at == 0 else None, upto)
        for at, row in enumerate(rows)
    ]


def now(days_ago: float = 0) -> str:
    """Return the present time, or an earlier one, as it is stored and sent."""
    return (datetime.now(UTC) - timedelta(days=days_ago)).isoformat(timespec="milliseconds")
