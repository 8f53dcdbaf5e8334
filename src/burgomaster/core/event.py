"""Events: what happened, for those who watch; a table without a listener makes none."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message


class Event:
    """Something that happened: what everyone may know, and what only some seats may know.

    Without a public side the others hear nothing at all.
    """

    def __init__(
        self, public: Message | None, private: Message | None = None, seats: tuple[int, ...] = ()
    ) -> None:
        self.public: Final = public
        self.private: Final = private
        self.seats: Final = seats

    def for_seat(self, seat: int) -> Message | None:
        """Return the event as this seat may know it; None if it is not told."""
        return self.private if self.private is not None and seat in self.seats else self.public


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Someone who is told what happens at a table."""

    hears_events: bool = False
    """Whether `tell` is wanted; a listener that only keeps the record does without events.

    A table looks at it when the listener is set, so that a step asks no more than `table.watched`.
    A subclass that is not compiled sets it on `self`: a compiled table does not see what only its class says.
    """

    def chance(self, outcome: Choice) -> None:
        """Hear the outcome of a roll or a draw."""

    def reveal(self) -> None:
        """Hear that something hidden came to light without a roll or a draw."""

    def tell(self, event: Event) -> None:
        """Hear what happened."""
