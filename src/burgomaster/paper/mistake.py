"""Mistakes: what is wrong in a file written by hand, all at once, each with its place and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.message import Message, Plain, Refused


class Mistake:
    """One thing that is wrong: where it stands, and why it is not accepted.

    What is not known of the place is 0 or empty: stored tables have no lines, a missing file has no field.

    >>> Mistake("cards.csv", 7, 0, "cost", Message("data-number", found="x"))
    <cards.csv:7 cost: Message('data-number', found='x')>
    """

    __slots__ = ("column", "field", "file", "line", "reason")

    def __init__(self, file: str, line: int, column: int, field: str, reason: Message) -> None:
        self.file: Final = file
        self.line: Final = line
        self.column: Final = column
        self.field: Final = field
        self.reason: Final = reason

    @property
    def place(self) -> Message:
        """Return where it stands, to be said to a person."""
        return Message(
            "mistake-place", file=self.file, line=self.line, column=self.column, field=self.field[:80]
        )

    def data(self) -> dict[str, Plain]:
        """Return the mistake as plain data."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "field": self.field,
            "reason": self.reason.data(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mistake) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.file, self.line, self.column, self.field, self.reason))

    def __repr__(self) -> str:
        place = ":".join([str(part) for part in (self.file, self.line, self.column) if part])
        return f"<{' '.join([part for part in (place, self.field) if part])}: {self.reason!r}>"


class Mistaken(Refused):
    """Something written by hand that is not accepted, with all its mistakes; the first speaks for them."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__(mistakes[0].reason)
        self.mistakes: Final = tuple(mistakes)
        self.place: Final = mistakes[0].place

    def __str__(self) -> str:
        return "\n".join([repr(mistake) for mistake in self.mistakes])
