"""The places of Bruges' table, as events name them; what is in none of them lies in the box."""

from __future__ import annotations

from burgomaster.core.event import Place
from burgomaster.games.bruges.box.components import COLOURS, PILES, SIDES
from burgomaster.games.rows.places import one_of
from burgomaster.games.rows.places import own as own
from burgomaster.games.rows.places import shared as shared
from burgomaster.games.rows.places import track as track


def threats(seat: int, colour: int) -> Place:
    """Return where a seat's threat markers of a colour lie."""
    return one_of("threats", seat, COLOURS[colour])


def canal(seat: int, side: int) -> Place:
    """Return a section of a seat's canal."""
    return one_of("canal", seat, SIDES[side])


def reputation(seat: int, field: int) -> Place:
    """Return a field of the reputation track with a seat's figure on it."""
    return one_of("reputation", seat, str(field))


def houses(seat: int, place: int) -> Place:
    """Return a house of a display: the card that lies there face down (places count from 1)."""
    return one_of("houses", seat, str(place))


def persons(seat: int, place: int) -> Place:
    """Return the persons on a house."""
    return one_of("persons", seat, str(place))


def pile(number: int) -> Place:
    """Return a draw pile, or the extra pile."""
    return ("piles", 0, PILES[number])
