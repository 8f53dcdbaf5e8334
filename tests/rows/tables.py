"""What tests of Hamburg and Bruges do alike with a table: choices by their text, and all that changed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Generic, TypeVar

import pytest

from burgomaster.core.choice import Choice, Notation
from burgomaster.core.conformance.accounts import unaccounted
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Refused
from burgomaster.core.table import Table
from burgomaster.games.rows.box import RowBox
from burgomaster.games.rows.player import Owner

T = TypeVar("T", bound=Table)
B = TypeVar("B", bound=RowBox)
P = TypeVar("P", bound=Owner)

Changes = dict[str, int | str]
"""What changed, by its name: amounts as differences, cards as in '+17 -88'."""


class Ear(Listener):
    """Writes down every event."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[Event] = []

    def tell(self, event: Event) -> None:
        self.heard.append(event)


MADE: Final[list[Table]] = []
"""The tables of the test that runs now, to be shown if it fails."""


def forget_tables() -> None:
    """Begin a new test."""
    MADE.clear()


def show_tables() -> str:
    """Return the positions of the tables of this test, each with its question."""
    shown: list[str] = []
    for number, table in enumerate(MADE, 1):
        seat = {-1: "chance", -2: "nobody"}.get(table.asked, f"seat {table.asked + 1}")
        steps = ", ".join(question.step for question in table.questions)
        offers = ", ".join(sorted(offered(table))[:60])
        shown.append(f"table {number}: {seat} is asked ({steps}): {offers}\n{json.dumps(table.dump())}")
    return "\n".join(shown)


class Boxes(Generic[B]):
    """The boxes to play with instead of the standard one; the last counts."""

    def __init__(self, standard: Callable[[], B]) -> None:
        self._standard: Final = standard
        self._others: Final[list[B]] = []

    def the_box(self) -> B:
        """Return the box that tables are built from; tests that read printed values take them from here."""
        return self._others[-1] if self._others else self._standard()

    @contextmanager
    def playing_with(self, box: B) -> Generator[None]:
        """Build all tables from another box meanwhile, such as one with a mistake that tests must find."""
        self._others.append(box)
        try:
            yield
        finally:
            self._others.pop()


def by_name(words: str, names: Sequence[str]) -> list[int]:
    """Return how often each of some names is said."""
    counted = Counter(words.split())
    assert set(counted) <= set(names), words
    return [counted[name] for name in names]


def pips_of(words: str, dice: Sequence[str]) -> tuple[int, ...]:
    """Return what dice show that are written like 'red3 blue5', in their order; none may be missing."""
    shown = {word[:-1]: int(word[-1]) for word in words.split()}
    assert set(shown) == set(dice), words
    return tuple([shown[die] for die in dice])


def but_for(dice: str, changed: tuple[str, ...]) -> str:
    """Return dice with some of them changed, all written like 'red3 blue5'."""
    given = {die[:-1]: die for die in changed}
    assert set(given) <= {die[:-1] for die in dice.split()}, changed
    return " ".join([given.get(die[:-1], die) for die in dice.split()])


def less(every: Sequence[int], taken: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return what is left of some things when everybody has taken theirs."""
    left = list(every)
    for each in taken:
        for thing in each:
            left.remove(thing)
    return tuple(left)


def begun(table: T, stand_anew: Callable[[int], None], broken_law: Callable[[T], object | None]) -> T:
    """Return a table at its first question, with all in force that lies there."""
    for seat in range(table.seats()):
        stand_anew(seat)
    table.run()
    broken = broken_law(table)
    assert broken is None, broken
    return table


class Play(Generic[T]):
    """Plays on at tables of a game, and tells what that changed."""

    def __init__(
        self,
        notation: Notation,
        broken_law: Callable[[T], object | None],
        amounts: Callable[[T], dict[str, int]],
        groups: Callable[[T], dict[str, list[str]]],
    ) -> None:
        self._notation: Final = notation
        self._broken_law: Final = broken_law
        self._amounts: Final = amounts
        """Returns every amount on the table by its name."""
        self._groups: Final = groups
        """Returns the cards of every zone, and other things that are not amounts, by the name of the zone."""

    def choose(self, table: T, *texts: str) -> None:
        """Take choices one after the other, each for whoever is asked, chance included."""
        for text in texts:
            choice = self._notation.read(text)
            try:
                accounted(table, table.asked, choice)
            except Refused as refusal:
                offers = ", ".join(sorted(offered(table)))
                raise AssertionError(f"{text!r} refused: {refusal.message}; on offer: {offers}") from None
            broken = self._broken_law(table)
            assert broken is None, broken

    def refused(self, table: T, text: str, seat: int | None = None) -> str:
        """Return the id of the message with which a choice is refused; it must not change anything."""
        before = table.dump()
        with pytest.raises(Refused) as caught:
            table.choose(table.asked if seat is None else seat - 1, self._notation.read(text))
        assert table.dump() == before
        return caught.value.message.id

    def changes(self, table: T, *texts: str) -> Changes:
        """Take choices and return all that they changed on the table, for every player.

        Amounts are differences, cards are named as in '+17 -88'. Seat 1 is not named: 'points', '2 points'.
        """
        return self.changes_by(table, lambda: self.choose(table, *texts))

    def changes_by(self, table: T, happening: Callable[[], None]) -> Changes:
        """Let something happen and return all that it changed on the table."""
        before = Counts(self._amounts(table), self._groups(table))
        happening()
        return Counts(self._amounts(table), self._groups(table)).since(before)


def named(cards: Sequence[int], colours: Sequence[str]) -> list[str]:
    """Return cards by their numbers, and by their colours those of which only the back is known."""
    return [str(card) if card > 0 else colours[-1 - card] for card in cards]


def in_hand(mine: str, player: Owner, colours: Sequence[str]) -> dict[str, list[str]]:
    """Return the cards in a player's hand, those drawn but not looked at, and one to be used at once."""
    return {
        f"{mine}hand": named(player.hand, colours),
        f"{mine}drawn": [colours[colour] for colour in player.drawn],
        f"{mine}held": named([player.held] if player.held else [], colours),
    }


def numbered(players: Sequence[P]) -> Iterator[tuple[str, P]]:
    """Yield players with what their things are called by: nothing for seat 1, then '2 ', '3 '."""
    for seat, player in enumerate(players, 1):
        yield "" if seat == 1 else f"{seat} ", player


def accounted(table: Table, seat: int, choice: Choice) -> None:
    """Carry out a choice, and check that its events account for all that any viewer sees change."""
    if table.listener is not None:
        table.choose(seat, choice)  # the test listens by itself
        return
    viewers = range(table.seats() + 1)
    before = [table.seen_by(viewer).lying() for viewer in viewers]
    ear = Ear()
    table.listener = ear
    try:
        table.choose(seat, choice)
    finally:
        table.listener = None
    for viewer in viewers:
        moves = [moved for event in ear.heard for moved in event.moves_for(viewer)]
        wrong = unaccounted(table, before[viewer], moves, table.seen_by(viewer).lying())
        assert wrong == [], f"{choice} for viewer {viewer}: {moves}"


def offered(table: Table) -> set[str]:
    """Return what the seat that is asked can choose now, as text."""
    return {choice.text for question in table.questions for choice in question.choices}


def asked(table: Table) -> int:
    """Return the seat that is asked, counted from 1; 0 is chance, -1 nobody."""
    return table.asked + 1


class Counts:
    """Amounts and groups of things on a table, by their names."""

    def __init__(self, amounts: dict[str, int], groups: dict[str, list[str]]) -> None:
        self.amounts = amounts
        self.groups = groups

    def since(self, before: Counts) -> Changes:
        """Return what is different from what was counted before."""
        changed: Changes = {}
        for name, after in self.amounts.items():
            if after != before.amounts[name]:
                changed[name] = after - before.amounts[name]
        for name, now in self.groups.items():
            was = before.groups[name]
            come = [f"+{each}" for each in (Counter(now) - Counter(was)).elements()]
            gone = [f"-{each}" for each in (Counter(was) - Counter(now)).elements()]
            if come or gone:
                changed[name] = " ".join([*come, *gone])
        return changed
