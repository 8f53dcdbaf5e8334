"""What the golden games of Bruges must show, and how to find out what a recorded game shows."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
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
from tests.rows.coverage import Coverage, Nothing, flashes, says, used, works

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
    marks |= {says(form.pattern) for form in NOTATION.forms}
    return marks


def laid(card: int) -> str:
    """Return the mark of a person laid out."""
    return f"{card} laid"


def mark_of(said: Message) -> str | None:
    """Return what something told shows."""
    what = said.arguments
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


class DoesNothing(Nothing):
    """An effect that has none, and is idle when the effect it stands for is."""

    def idle(self, table: Bruges, seat: int) -> bool:
        return self.other.idle(table, seat)


@cache
def idle(card: int) -> Box:
    """Return a box in which a person asks for its worker and does nothing for it."""
    row: list[Effect[Any]] = []
    if standard_box().activation[card] != LAUREL:
        for effect in standard_box().rows[card]:
            if isinstance(effect, Price):
                row.append(effect)
            elif not isinstance(effect, Standing):
                row.append(DoesNothing(effect))
    return box_with(card, row=tuple(row))


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


def pile_ran_out(before: Bruges, after: Bruges) -> set[str]:
    """Return when the end of the game was known, if that is now."""
    if not after.last or before.last:
        return set()
    return {THIS_ROUND if after.last == before.round else NEXT_ROUND}


OF_CARDS: Final = {"br-lay-person": laid, "br-use": used, "br-flash": flashes}
COVERAGE: Final = Coverage(
    RULES, OF_CARDS, mark_of, end_of, in_play, may_work, idle, Bruges, Bruges.stand_anew, pile_ran_out
)
