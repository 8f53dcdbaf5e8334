"""Events: what happened, what moved, and because of what, for those who watch; without them none is made."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain

Place = tuple[str, int, str]
"""Where something lies or stands: a zone of the game, whose it is (seats count from 1; 0: the table's), and
which of several it is there: a color, a site, a space of a track."""

Lying = dict[tuple[Place, str, int], int]
"""How many there are of each thing, by its place, what it is and its number."""

EVERY_VIEWER: Final = -1
"""All seats and the spectator, as a set with a bit each."""

STEP: Final = "step"
"""The kind of a cause that is nothing but the order of play."""


class Moved:
    """Something that went from a place to another; None is the box, where what is not in play lies.

    What stands on a track or lies with a side up goes from a space to another, too. A viewer who may not know
    which card or tile it is gets the number of its back; some movements are hidden from a viewer altogether.
    """

    __slots__ = ("back", "count", "knowers", "number", "origin", "seers", "target", "thing", "via")

    def __init__(
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
        self.thing: Final = thing
        self.number: Final = number
        """Which card, tile or side it is; 0 for what has no number."""
        self.count: Final = count
        self.origin: Final = origin
        self.target: Final = target
        self.back: Final = back
        self.knowers: Final = knowers
        """The viewers who may know the number, a bit each; the others get `back`."""
        self.seers: Final = seers
        """The viewers for whom something moves at all, a bit each."""
        self.via: Final = via
        """The places on its way, where that is known and open to all."""

    def data(self) -> dict[str, Plain]:
        """Return the movement as plain data; who may know of it is not part of it."""
        data: dict[str, Plain] = {"thing": self.thing, "number": self.number, "count": self.count}
        data["from"] = None if self.origin is None else place_text(self.origin)
        data["to"] = None if self.target is None else place_text(self.target)
        if self.via:
            data["via"] = [place_text(place) for place in self.via]
        return data

    def __repr__(self) -> str:
        number = f" {self.number}" if self.number else ""
        origin = place_text(self.origin) if self.origin is not None else "box"
        target = place_text(self.target) if self.target is not None else "box"
        return f"<{self.count} {self.thing}{number}: {origin} -> {target}>"


def place_text(place: Place) -> str:
    """Return a place as it is written.

    >>> place_text(("hand", 2, "")), place_text(("piles", 0, "gray"))
    ('hand 2', 'piles 0 gray')
    """
    zone, seat, name = place
    return f"{zone} {seat} {name}" if name else f"{zone} {seat}"


class Cause:
    """Because of what something happens: a card, a tile, an action, a die, or else a step of the order."""

    __slots__ = ("kind", "name", "number")

    def __init__(self, kind: str, name: str = "", number: int = 0) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.number: Final = number

    def data(self) -> dict[str, Plain]:
        """Return the cause as plain data."""
        return {"kind": self.kind, "name": self.name, "number": self.number}

    def __repr__(self) -> str:
        words = [self.kind, self.name, str(self.number) if self.number else ""]
        return f"<{' '.join([word for word in words if word])}>"


class Event:
    """Something that happened: what everyone may know, and what only some seats may know.

    Without a public side the others are told nothing in words; what they see moving they see all the same.
    """

    def __init__(
        self, public: Message | None, private: Message | None = None, seats: tuple[int, ...] = ()
    ) -> None:
        self.public: Final = public
        self.private: Final = private
        self.seats: Final = seats
        self.moves: tuple[Moved, ...] = ()
        """What moved; the table that tells the event adds it, and the cause."""
        self.cause: Cause | None = None

    def for_seat(self, seat: int) -> Message | None:
        """Return the event as this seat may know it; None if it is not told."""
        return self.private if self.private is not None and seat in self.seats else self.public

    @property
    def open(self) -> bool:
        """Tell whether everyone may know all of it."""
        known = [moved.knowers == moved.seers == EVERY_VIEWER for moved in self.moves]
        return self.private is None and all(known)

    def moves_for(self, seat: int) -> list[Moved]:
        """Return what this seat sees moving; what looks the same to it and goes the same way, together."""
        counts: dict[tuple[str, int, Place | None, Place | None, tuple[Place, ...]], int] = {}
        for moved in self.moves:
            if moved.seers >> seat & 1:
                number = moved.number if moved.knowers >> seat & 1 else moved.back
                key = (moved.thing, number, moved.origin, moved.target, moved.via)
                counts[key] = counts.get(key, 0) + moved.count
        return [
            Moved(thing, number, count, origin, target, via=via)
            for (thing, number, origin, target, via), count in counts.items()
        ]

    def __repr__(self) -> str:
        told = [repr(message) for message in (self.public, self.private) if message is not None]
        because = [] if self.cause is None else [f"because of {self.cause!r}"]
        return f"<event: {', '.join([*told, *[repr(moved) for moved in self.moves], *because])}>"


class Notes:
    """What a table that is watched notes: what moved and is not told yet, and why things happen."""

    __slots__ = ("_causes", "cause", "lifted", "moves")

    def __init__(self) -> None:
        self.moves: list[Moved] = []
        self.lifted: dict[tuple[str, int], Place | None] = {}
        """Where things come from that were taken up and not laid down yet."""
        self.cause: Cause | None = None
        self._causes: list[tuple[Any, Cause | None]] = []  # by height: what is to be done, and why

    def copy(self) -> Notes:
        """Return what is known of why things are still to be done."""
        notes = Notes()
        notes._causes = self._causes[:]
        return notes

    def pushed(self, height: int, task: Any) -> None:
        """Remember why something is to be done; the order of play alone is no reason."""
        cause = self.cause if self.cause is not None and self.cause.kind != STEP else None
        del self._causes[height:]
        while len(self._causes) < height:
            self._causes.append((None, None))
        self._causes.append((task, cause))

    def inherited(self, height: int, task: Any) -> Cause | None:
        """Return why something at this height of the agenda is to be done, if that is known."""
        if height < len(self._causes):
            known, cause = self._causes[height]
            if known == task:
                return cause
        return None

    def taken(self) -> tuple[Moved, ...]:
        """Return what was noted since the last event, and begin anew."""
        for (thing, number), origin in self.lifted.items():
            self.moves.append(Moved(thing, number, 1, origin, None))
        moves = tuple(self.moves)
        self.moves = []
        self.lifted = {}
        return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Someone who is told what happens at a table."""

    hears_events: bool = False
    """Whether `tell` is wanted; a listener that only keeps the record does without events.

    A table looks at it when the listener is set, so that a step asks no more than `table.watched`.
    A subclass that is not compiled sets it on `self`: a compiled table does not see what only its class says.
    """

    hears_moves: bool = True
    """Whether events are to say what moved and why; whoever wants the words alone says no, on `self`."""

    def chance(self, outcome: Choice) -> None:
        """Hear the outcome of a roll or a draw."""

    def reveal(self) -> None:
        """Hear that something hidden came to light without a roll or a draw."""

    def tell(self, event: Event) -> None:
        """Hear what happened."""
