"""Watching: what happens and what moves at a table is told to whoever watches; else nothing is made."""

from __future__ import annotations

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import EVERY_VIEWER, Cause, Event, Listener, Moved, Notes, Place
from burgomaster.core.message import Argument, Message
from burgomaster.core.sum import Sum


@mypyc_attr(allow_interpreted_subclasses=True)
class Watched:
    """What can be watched: it notes what moves, and tells its listener what happens.

    A table sets the fields when it is made, all of them at once, for speed.
    """

    __slots__ = ("_listener", "_notes", "watched")

    watched: bool
    """Whether somebody wants to hear events; only then they are made."""
    _listener: Listener | None
    _notes: Notes | None  # only while it is watched; no part of what lies there

    @property
    def listener(self) -> Listener | None:
        """Return who is told what happens at this table."""
        return self._listener

    @listener.setter
    def listener(self, listener: Listener | None) -> None:
        """Let someone be told what happens; whether events are wanted is looked up now, once."""
        self._listener = listener
        self.watched = listener is not None and listener.hears_events
        if listener is None or not self.watched or not listener.hears_moves:
            self._notes = None
        elif self._notes is None:
            self._notes = Notes()

    def reveal(self) -> None:
        """Say that something hidden came to light without a roll or a draw: what led to it stays done."""
        if self._listener is not None:
            self._listener.reveal()

    def tell(self, event: Event) -> None:
        """Tell the listener, with what moved since the last event and because of what.

        Callers look at `watched` first, so that nothing is made for nobody.
        """
        if self._notes is not None:
            event.moves = self._notes.taken()
            event.cause = self._notes.cause
        if self._listener is not None:
            self._listener.tell(event)

    def report(
        self,
        id: str,  # noqa: A002 - as in Message
        seat: int,
        made: Sum | None = None,
        **arguments: Argument,
    ) -> None:
        """Tell everyone what happened to a seat, and what made the amount told, if anything changed it."""
        if made is not None and made.changed:
            arguments["sum"] = made.text
        self.tell(Event(Message(id, seat=seat + 1, **arguments)))

    def sum(self) -> Sum | None:
        """Return a sum for an amount that is going to be told; None if nobody watches."""
        return Sum() if self.watched else None

    # Noting what moves; callers look at `watched` first, as with `tell`, and tell of it afterwards.

    def note(
        self,
        thing: str,
        number: int,
        count: int,
        origin: Place | None,
        target: Place | None,
        back: int = 0,
        knowers: int = EVERY_VIEWER,
        seers: int = EVERY_VIEWER,
        via: tuple[Place, ...] = (),
    ) -> None:
        """Note that something moved (see `Moved`): the next event takes it along."""
        if self._notes is not None and count:
            moved = Moved(thing, number, count, origin, target, back, knowers, seers, via)
            self._notes.moves.append(moved)

    @property
    def notes_moves(self) -> bool:
        """Tell whether it is noted what moves: what only such a note needs is worked out for it alone."""
        return self._notes is not None

    def lift(self, thing: str, number: int, origin: Place) -> None:
        """Note that something was taken up somewhere; `lay` notes where it goes."""
        if self._notes is not None:
            self._notes.lifted[thing, number] = origin

    def lay(
        self, thing: str, number: int, target: Place | None, back: int = 0, knowers: int = EVERY_VIEWER
    ) -> None:
        """Note that something was laid down: what was taken up comes from there, all else from the box."""
        if self._notes is not None:
            origin = self._notes.lifted.pop((thing, number), None)
            self._notes.moves.append(Moved(thing, number, 1, origin, target, back, knowers))

    @property
    def cause(self) -> Cause | None:
        """Return because of what things happen now, as far as somebody watches."""
        return self._notes.cause if self._notes is not None else None

    def because(self, cause: Cause | None) -> None:
        """Say because of what things happen from now on, until this step is done."""
        self._let_out()
        if self._notes is not None:
            self._notes.cause = cause

    def recall(self, other: Watched) -> None:
        """Know what another table noted of why things are still to be done: this is a clone of it."""
        self._notes = other._notes.copy() if other._notes is not None else None

    def _let_out(self) -> None:
        """Tell what moved and no event told of, as an event without words."""
        if self._notes is not None and (self._notes.moves or self._notes.lifted):
            self.tell(Event(None))
