"""What the golden games of Bruges must show, and how to find out what a recorded game shows.

A person *works* in a game if, at some entry, things would have gone otherwise had it done nothing: the same
choice would not have been on offer, or would have led to another table or, at the end, to other scores.
"""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.record import Record
from burgomaster.core.replay import next_choice
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    CARDS,
    FLASH,
    LAUREL,
    MAJORITIES,
    ONCE_A_ROUND,
    THREATS,
    WORKER,
)
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.choices import OfCard
from burgomaster.games.rows.effect import Effect, Standing
from burgomaster.games.rows.masks import cards_in
from tests.bruges.boxes import box_with

PLAYERS: Final = (2, 3, 4)
CLEAR, BY_GUILDERS, SHARED = "end: a clear win", "end: a tie broken by guilders", "end: a shared win"
THIS_ROUND, NEXT_ROUND = "end: a pile ran out in phase 1", "end: a pile ran out later"
HALVED: Final = "a pile is halved"
STATUE: Final = "a statue gained"


def demanded() -> set[str]:
    """Return everything that must occur in some golden game."""
    box = standard_box()
    marks = {CLEAR, BY_GUILDERS, SHARED, THIS_ROUND, NEXT_ROUND, HALVED, STATUE}
    for card in range(1, CARDS + 1):
        marks |= {laid(card), works(card)}
        if box.activation[card] == FLASH:
            marks.add(flashes(card))
        elif box.activation[card] in (WORKER, ONCE_A_ROUND):
            marks.add(used(card))
    marks |= {f"{threat} strikes" for threat in THREATS}
    marks |= {f"the majority {majority} won" for majority in MAJORITIES}
    marks |= {f"{players} players" for players in PLAYERS}
    marks |= {f"someone says: {form.pattern}" for form in NOTATION.forms}
    return marks


def laid(card: int) -> str:
    """Return the mark of a person laid out."""
    return f"{card} laid"


def used(card: int) -> str:
    """Return the mark of a person used."""
    return f"{card} used"


def flashes(card: int) -> str:
    """Return the mark of a flash carried out."""
    return f"{card} flashes"


def works(card: int) -> str:
    """Return the mark of a person without whom things would have gone otherwise."""
    return f"{card} works"


def mark_of(event: Event) -> str | None:
    """Return what an event shows."""
    said = event.public
    if said is None:
        return None
    what = said.arguments
    card = what.get("card")
    if isinstance(card, int):
        if said.id == "br-lay-person":
            return laid(card)
        if said.id == "br-use":
            return used(card)
        if said.id == "br-flash":
            return flashes(card)
    if said.id == "br-strike":
        return f"{what['threat']} strikes"
    if said.id == "br-majority":
        return f"the majority {what['majority']} won"
    return {"br-take-statue": STATUE, "br-halve": HALVED}.get(said.id)


def end_of(table: Bruges) -> str:
    """Return how a game ended."""
    if len(table.winners()) > 1:
        return SHARED
    scores = table.scores()
    return CLEAR if scores.count(max(scores)) == 1 else BY_GUILDERS


# Persons that do nothing.


class Nothing(Effect[Bruges]):
    """An effect that has none, and can be used when the effect it stands for can."""

    def __init__(self, other: Effect[Any]) -> None:
        self.other: Final = other

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        return self.other.hindrance(table, seat, card, free)

    def suits(self, table: Bruges, seat: int, colour: int) -> bool:
        return self.other.suits(table, seat, colour)

    def idle(self, table: Bruges, seat: int) -> bool:
        return self.other.idle(table, seat)

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        pass


_idle: Final[dict[int, Box]] = {}


def idle(card: int) -> Box:
    """Return a box in which a person asks for its worker and does nothing for it."""
    if card not in _idle:
        row: list[Effect[Any]] = []
        if standard_box().activation[card] != LAUREL:
            for effect in standard_box().rows[card]:
                if isinstance(effect, Price):
                    row.append(effect)
                elif not isinstance(effect, Standing):
                    row.append(Nothing(effect))
        _idle[card] = box_with(card, row=tuple(row))
    return _idle[card]


def makes_a_difference(card: int, before: Bruges, choice: Choice, after: Bruges) -> bool:
    """Tell whether an entry would have gone otherwise had the person done nothing."""
    other = Bruges(idle(card), 0, before)
    for seat in range(other.seats()):
        other.stand_anew(seat)
    if before.asked >= 0 and choice not in other.offers():
        return True
    other.apply(before.asked, choice)
    if other.dump() != after.dump():
        return True
    return after.over and other.scores() != after.scores()


def may_work(card: int, before: Bruges, choice: Choice, last: bool) -> bool:
    """Tell whether it is the person's time, as far as its activation says."""
    activation = before.box.activation[card]
    if activation in (FLASH, WORKER, ONCE_A_ROUND):
        return isinstance(choice, OfCard) and choice.card == card
    return last if activation == LAUREL else True


def in_play(table: Bruges, choice: Choice) -> list[int]:
    """Return the persons of all displays, and the one that the choice is about."""
    cards = 0
    for player in table.players:
        cards |= player.display
    if isinstance(choice, OfCard):
        cards |= 1 << choice.card
    return cards_in(cards)


class Shown:
    """What a recorded game shows: its marks, and the entry (from 1) at which each person works first."""

    def __init__(self) -> None:
        self.marks: set[str] = set()
        self.moments: dict[int, int] = {}


def shown(record: Record, wanted: set[int], at: dict[int, int] | None = None) -> Shown:
    """Play a record again and return what it shows.

    Of the persons wanted it is found out whether they work; `at` says where, if that is known already.
    """
    found = Shown()

    def hear(event: Event) -> None:
        mark = mark_of(event)
        if mark is not None:
            found.marks.add(mark)

    game = Game(RULES, record.options, None, record.seats, [hear])
    places: dict[int, list[int]] = {}
    for card, number in (at or {}).items():
        places.setdefault(number, []).append(card)
    left = set(wanted)
    for number, entry in enumerate(record.entries, 1):
        choice = next_choice(RULES, game.table, record, number - 1)
        assert choice.form is not None
        found.marks.add(f"someone says: {choice.form.pattern}")
        before = game.table.clone()
        game.enter(entry.seat, choice)
        after = game.table
        if after.last and not before.last:
            found.marks.add(THIS_ROUND if after.last == before.round else NEXT_ROUND)
        if at is None:
            last = number == len(record.entries)
            tried = [
                card
                for card in in_play(before, choice)
                if card in left and may_work(card, before, choice, last)
            ]
        else:
            tried = places.get(number, [])
        for card in tried:
            if makes_a_difference(card, before, choice, after):
                found.moments[card] = number
                found.marks.add(works(card))
                left.discard(card)
    assert game.table.over
    found.marks |= {end_of(game.table), f"{len(record.seats)} players"}
    return found
