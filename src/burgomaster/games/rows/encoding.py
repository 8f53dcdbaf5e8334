"""Where cards lie, as a game with owners tells those who learn: for each card a place, and a number there."""

from __future__ import annotations

from typing import Final

from burgomaster.core.encoding import Column, columns
from burgomaster.games.rows.leads import PILE, Lead, hand_of, laid_by
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.player import Owner

# Where a card is. What lies before players has a code for each of them, from the viewer on.
UNKNOWN: Final = 0
DISCARDED: Final = 1
SHUFFLED: Final = 2
FOUND: Final = 3
REMEMBERED: Final = 4
"""The first of eight: + 1 if it may lie in a pile, + 2 if laid out by oneself, + 4 if one of a group."""
IN_HAND: Final = 12
HELD: Final = 13
OWN_FACE: Final = 14
LAID: Final = 16
"""The first of those that lie before the viewer; eight for each player, from the viewer on."""
PER_PLAYER: Final = 8
USED: Final = 1
UNDER: Final = 2
GARDEN: Final = 4
SECOND: Final = 128
"""Added to the place of the second card that lies on one place."""
STATUES: Final = 8
"""No more statues than this are told of."""


def where_columns(cards: int, seats: int, places: str) -> list[Column]:
    """Return the columns that say where each card is, as far as this seat knows, and then its place there."""
    numbers = range(1, cards + 1)
    high = LAID + PER_PLAYER * seats - 1
    return [
        *columns("card", numbers, f"where it is: 0 not known, {places}", high),
        *columns("at", numbers, "its place there: see the page on encodings"),
    ]


def owner_columns(name: str, colours: tuple[str, ...], money: str) -> list[Column]:
    """Return the columns of what every owner has."""
    return [
        Column(f"{name} points", "points on the track"),
        Column(f"{name} {money}", "money"),
        *columns(f"{name} workers", colours, "workers of the color"),
        Column(f"{name} majorities", "majorities on their colored side, a bit each", 31),
        *columns(f"{name} statue", range(1, STATUES + 1), "points of the statue; 0: none"),
        *columns(f"{name} hand", colours, "cards of the color in hand"),
        *columns(f"{name} drawn", colours, "cards of the color drawn but not looked at"),
        Column(f"{name} held", "a card held to be used at once: 1 + its color", len(colours)),
    ]


def add_statues(out: list[int], statues: tuple[int, ...]) -> None:
    """Add statues by their points."""
    for statue in statues[:STATUES]:
        out.append(statue)
    for _ in range(STATUES - len(statues)):
        out.append(0)


def add_owner(out: list[int], owner: Owner, colour_of: list[int]) -> None:
    """Add what everyone sees of an owner."""
    out.append(owner.points)
    out.append(owner.money)
    out.extend(owner.workers)
    out.append(owner.active)
    add_statues(out, owner.statues)
    start = len(out)
    out.extend(NO_CARDS)
    for card in owner.hand:
        out[start + colour_of[card]] += 1
    for colour in owner.drawn:
        out[start + 5 + colour] += 1
    if owner.held:
        out[start + 10] = 1 + colour_of[owner.held]


NO_CARDS: Final = [0] * 11
"""No card of five colours in hand or drawn, none held."""


def add_remembered(where: bytearray, at: bytearray, leads: tuple[Lead, ...], seat: int, seats: int) -> None:
    """Tell what a seat remembers of hidden cards: each may lie with others, in a pile, or under one's own."""
    for lead in leads:
        places = lead.places
        code = REMEMBERED + (1 if places & PILE else 0) + (2 if places & laid_by(seat) else 0)
        number = 0
        for other in range(1, seats):
            owner = (seat + other) % seats
            if places & hand_of(owner):
                number |= 1 << other - 1
            if places & laid_by(owner):
                number |= 16 << other - 1
        cards = cards_in(lead.cards)
        if len(cards) > 1:
            code += 4
        for card in cards:
            if where[card] == UNKNOWN or where[card] >= REMEMBERED + 4:
                where[card] = code
                at[card] = number
