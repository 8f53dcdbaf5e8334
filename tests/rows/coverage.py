"""How to find out what a recorded game shows.

A card *works* in a game if, at some entry, things would have gone otherwise had the card done nothing: the
same choice would not have been on offer, or would have led to another table or, at the end, to other scores.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.replay import next_choice
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.paper.rules import PrintedRules

T = TypeVar("T", bound=OwnerTable)


def used(card: int) -> str:
    """Return the mark of a card used."""
    return f"{card} used"


def flashes(card: int) -> str:
    """Return the mark of a flash carried out."""
    return f"{card} flashes"


def works(card: int) -> str:
    """Return the mark of a card without which things would have gone otherwise."""
    return f"{card} works"


def says(pattern: str | None) -> str:
    """Return the mark of a verb of the notation."""
    return f"someone says: {pattern}"


class Nothing(Effect[Any]):
    """An effect that has none, and can be used when the effect it stands for can."""

    def __init__(self, other: Effect[Any]) -> None:
        self.other: Final = other
        self.moment = other.moment

    def hindrance(self, table: Any, seat: int, card: int, free: bool) -> Message | None:
        return self.other.hindrance(table, seat, card, free)

    def suits(self, table: Any, seat: int, colour: int) -> bool:
        return self.other.suits(table, seat, colour)

    def run(self, table: Any, seat: int, card: int, colour: int, free: bool) -> None:
        pass


@dataclass
class Shown:
    """What a recorded game shows: its marks, and the entry (from 1) at which each card works first."""

    marks: set[str] = field(default_factory=set)
    moments: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Coverage(Generic[T]):
    """How a game tells what it shows."""

    rules: PrintedRules[T]
    cards: Mapping[str, Callable[[int], str]]
    """The marks of what is told of a card, by the id of the message."""
    mark_of: Callable[[Message], str | None]
    """Returns what anything else shows that is told."""
    end_of: Callable[[T], str]
    """Returns how a game ended."""
    in_play: Callable[[T, Choice], list[int]]
    """Returns the cards of all displays, and the one that the choice is about."""
    may_work: Callable[[int, T, Choice, bool], bool]
    """Tells whether it is a card's time, as far as its activation says; the last entry is the end."""
    idle: Callable[[int], Any]
    """Returns a box in which a card asks for its worker and does nothing for it."""
    copy: Callable[[Any, int, T], T]
    """Returns an equal table with another box; the number of players does not matter."""
    stand_anew: Callable[[T, int], None]
    """Puts in force what lies there for a seat."""
    marks_between: Callable[[T, T], set[str]] = lambda before, after: set()
    """Returns what a table before an entry and the one after it show."""

    def makes_a_difference(self, card: int, before: T, choice: Choice, after: T) -> bool:
        """Tell whether an entry would have gone otherwise had the card done nothing."""
        other = self.copy(self.idle(card), 0, before)
        for seat in range(other.seats()):
            self.stand_anew(other, seat)
        if before.asked >= 0 and choice not in other.offers():
            return True
        other.apply(before.asked, choice)
        if other.dump() != after.dump():
            return True
        return after.over and other.scores() != after.scores()

    def _may_work_now(self, wanted: set[int], before: T, choice: Choice, last: bool) -> list[int]:
        """Return the cards wanted whose time it may be."""
        played = [card for card in self.in_play(before, choice) if card in wanted]
        return [card for card in played if self.may_work(card, before, choice, last)]

    def _hear(self, event: Event, marks: set[str]) -> None:
        """Add what an event shows."""
        said = event.public
        if said is None:
            return
        card = said.arguments.get("card")
        of_card = self.cards.get(said.id)
        mark = of_card(card) if of_card and isinstance(card, int) else self.mark_of(said)
        if mark is not None:
            marks.add(mark)

    def shown(self, record: Record, wanted: set[int], at: dict[int, int] | None = None) -> Shown:
        """Play a record again and return what it shows.

        Of the cards wanted it is found out whether they work; `at` says where, if that is known already.
        """
        found = Shown()
        game = Game(
            self.rules, record.options, None, record.seats, [lambda event: self._hear(event, found.marks)]
        )
        places: dict[int, list[int]] = {}
        for card, number in (at or {}).items():
            places.setdefault(number, []).append(card)
        left = set(wanted)
        for number, entry in enumerate(record.entries, 1):
            choice = next_choice(self.rules, game.table, record, number - 1)
            assert choice.form is not None
            found.marks.add(says(choice.form.pattern))
            before = game.table.clone()
            game.enter(entry.seat, choice)
            found.marks |= self.marks_between(before, game.table)
            if at is None:
                tried = self._may_work_now(left, before, choice, number == len(record.entries))
            else:
                tried = places.get(number, [])
            for card in tried:
                if self.makes_a_difference(card, before, choice, game.table):
                    found.moments[card] = number
                    found.marks.add(works(card))
                    left.discard(card)
        assert game.table.over
        found.marks |= {self.end_of(game.table), f"{len(record.seats)} players"}
        return found


@dataclass(frozen=True)
class Moments:
    """The games of a folder, and where in them each card works, as `moments.csv` says."""

    folder: Path

    @property
    def file(self) -> Path:
        """Return where it is written."""
        return self.folder / "moments.csv"

    def games(self) -> dict[str, Record]:
        """Return the recorded games by their names."""
        files = sorted(self.folder.glob("*.record"))
        return {file.stem: read_record(file.read_text(encoding="utf-8")) for file in files}

    def rows(self) -> list[dict[str, str]]:
        """Return what is written: card, game, number and text of the entry."""
        with self.file.open(encoding="utf-8", newline="") as lines:
            return list(csv.DictReader(lines))

    def of(self, game: str) -> dict[int, int]:
        """Return which cards work in a game, and at which entry."""
        return {int(row["card"]): int(row["number"]) for row in self.rows() if row["game"] == game}

    def not_shown(self, coverage: Coverage[Any], demanded: set[str]) -> set[str]:
        """Return what is demanded and no game shows; every card must work where it is said to."""
        missing = set(demanded)
        for name, record in self.games().items():
            at = self.of(name)
            found = coverage.shown(record, set(at), at)
            assert found.moments == at
            missing -= found.marks
        return missing

    def told_wrongly(self) -> list[dict[str, str]]:
        """Return the rows whose entry is not the one in the record."""
        games = self.games()
        entries = [str(games[row["game"]].entries[int(row["number"]) - 1]) for row in self.rows()]
        return [row for row, entry in zip(self.rows(), entries, strict=True) if row["entry"] != entry]
