"""The log as people read it: lines, as every viewer may know them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.known import text_for
from burgomaster.core.message import Message
from burgomaster.talk.messages import Beat, LogLine, Said
from burgomaster.talk.plain import beat, said
from burgomaster.talk.rows import WARNINGS, line_number

_encode: Final = Encoder().encode


class Line:
    """A line of the log as every viewer may know it.

    What was sent of it is kept as it was sent: a game has hundreds of lines, and whoever comes wants all.
    """

    __slots__ = ("_own", "_shared", "entry", "events", "n", "seat", "texts", "undone")

    def __init__(self, n: int, entry: int, seat: int | None, texts: list[str], undone: bool = False) -> None:
        self.undone: Final = undone  # it only tells that something was taken back
        self.n: Final = n
        self.entry: Final = entry
        self.seat: Final = seat
        self.texts: Final = texts  # by viewer; empty where nothing was entered
        self.events: Final[list[Event]] = []
        self._shared: Raw | None = None  # what everyone gets
        self._own: dict[int, Raw] | None = None  # what some get, by viewer, where not all may know the same

    def tell(self, event: Event) -> None:
        """Add an event to the line."""
        self.events.append(event)
        self._shared = self._own = None

    def for_viewer(self, viewer: int) -> Raw:
        """Return the line as it is sent to a viewer, made once."""
        made = self._shared if self._own is None else self._own.get(viewer)
        if made is None:
            made = Raw(_encode(self._line(viewer)))
            if self._is_open():
                self._shared = made
            else:
                own = self._own = self._own or {}
                made = own[viewer] = next((each for each in own.values() if each == made), made)
        return made

    def _is_open(self) -> bool:
        """Tell whether everybody may know all of it, so that all get the same line."""
        same = not self.texts or self.texts.count(self.texts[0]) == len(self.texts)
        return same and all(event.open for event in self.events)

    def _line(self, viewer: int) -> LogLine:
        """Return what the viewer may know: what is said, and what moved, with the number of its sentence."""
        says: list[Said] = []
        beats: list[Beat] = []
        warning = False
        for event in self.events:
            message = event.for_seat(viewer)
            if event.moves:
                found = beat(event, viewer, None if message is None else len(says))
                if found is not None:
                    beats.append(found)
            if message is not None:
                says.append(said(message))
                warning = warning or message.id in WARNINGS
        text = self.texts[viewer] if self.texts else ""
        return LogLine(self.n, self.entry, self.seat, text, says, beats, warning, self._openly(viewer))

    def _openly(self, viewer: int) -> list[Said] | None:
        """Return what everyone may hear, if the viewer hears more."""
        if not any(event.private is not None and viewer in event.seats for event in self.events):
            return None
        return [said(event.public) for event in self.events if event.public is not None]


class Log:
    """The lines of a story, and what was heard of its game and is not told yet.

    It knows the entries, not the game: a log that its own game held on to would never be freed by itself.
    """

    def __init__(self) -> None:
        self._entries: list[tuple[int, Choice]] = []
        self._heard: list[tuple[int, Event]] = []  # each with how many entries there were
        self._lines: Final = [Line(line_number(0), 0, None, [])]

    def listen_to(self, entries: list[tuple[int, Choice]]) -> None:
        """Count the entries of this game from now on."""
        self._entries = entries

    def hear(self, event: Event) -> None:
        """Note an event."""
        self._heard.append((len(self._entries), event))

    def forget_heard(self) -> None:
        """Leave out what was heard of something that was not done after all."""
        self._heard.clear()

    def add(self, n: int, entry: int, seat: int | None, texts: list[str], undone: bool = False) -> Line:
        """Add a line."""
        line = Line(n, entry, seat, texts, undone)
        self._lines.append(line)
        return line

    def tell(self, n: int, entry: int, seat: int | None, message: Message, undone: bool = False) -> None:
        """Add a line of something that is no entry."""
        self.add(n, entry, seat, [], undone).tell(Event(message))

    def catch_up(self, game: Game[Any], before: int, version: int, line_of: int | None = None) -> None:
        """Tell what happened after the first `before` entries; the last one in line `line_of`, if given."""
        heard, self._heard = self._heard, []
        at = 0
        while at < len(heard) and heard[at][0] <= before:
            self._lines[-1].tell(heard[at][1])
            at += 1
        entries, viewers = len(game.entries), range(game.table.seats() + 1)
        for number in range(before, entries):
            seat, choice = game.entries[number]
            known = game.known[number]
            texts = [text_for(viewer, choice, known) for viewer in viewers]
            n = line_of or line_number(version - (entries - 1 - number))
            line = self.add(n, number + 1, None if seat == CHANCE else seat + 1, texts)
            while at < len(heard) and heard[at][0] == number + 1:
                line.tell(heard[at][1])
                at += 1

    def take_back(self, number: int, seq: int, entries: int) -> None:
        """Forget what was told of the entry after the first `number` ones, in row `seq`.

        What others have answered since to the same question is told after that again, in lines of its own;
        that something was taken back gets the last line.
        """
        told: list[Line] = []
        while self._lines[-1].entry > number:
            line = self._lines.pop()
            if line.entry > number + 1:
                told.append(line)
        more = 0
        for line in reversed(told):
            again = self.add(line_number(seq, more), line.entry - 1, line.seat, line.texts, line.undone)
            for event in line.events:
                again.tell(event)
            more += 1
        if self._lines[-1].undone:  # one line is enough
            self._lines.pop()
        self.add(line_number(seq, more), entries, None, [], undone=True)

    def after(self, viewer: int, after: int) -> tuple[int, list[Raw]]:
        """Return the number of the last line up to `after` that still stands, and those after it as sent."""
        at = len(self._lines)
        while at > 0 and self._lines[at - 1].n > after:
            at -= 1
        keep = self._lines[at - 1].n if at else 0
        return keep, [line.for_viewer(viewer) for line in self._lines[at:]]

    @property
    def last(self) -> int:
        """Return the number of the last line."""
        return self._lines[-1].n

    def of_entry(self, at: int) -> Line | None:
        """Return the line of the entry after which there are `at`; None if none tells of it."""
        return next((line for line in reversed(self._lines) if line.entry == at and line.texts), None)

    def events(self) -> Iterator[Event]:
        """Yield everything that happened."""
        for line in self._lines:
            yield from line.events
