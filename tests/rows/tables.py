"""What tests of Hamburg and Bruges do alike with a table: choices by their text, and all that changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import pytest

from burgomaster.core.choice import Choice, Notation
from burgomaster.core.conformance.accounts import unaccounted
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Refused
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

Changes = dict[str, int | str]
"""What changed, by its name: amounts as differences, cards as in '+17 -88'."""


class Ear(Listener):
    """Writes down every event."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[Event] = []

    def tell(self, event: Event) -> None:
        self.heard.append(event)


def choose_each(
    table: T, notation: Notation, broken_law: Callable[[T], object | None], texts: tuple[str, ...]
) -> None:
    """Take choices one after the other, each for whoever is asked, chance included."""
    for text in texts:
        choice = notation.read(text)
        try:
            accounted(table, table.asked, choice)
        except Refused as refusal:
            offers = ", ".join(sorted(offered(table)))
            raise AssertionError(f"{text!r} refused: {refusal.message}; on offer: {offers}") from None
        broken = broken_law(table)
        assert broken is None, broken


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


def refusal_of(table: Table, choice: Choice, seat: int | None) -> str:
    """Return the id of the message with which a choice is refused; it must not change anything."""
    before = table.dump()
    with pytest.raises(Refused) as caught:
        table.choose(table.asked if seat is None else seat - 1, choice)
    assert table.dump() == before
    return caught.value.message.id


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
