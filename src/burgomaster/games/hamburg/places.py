"""The places of Hamburg's table, as events name them; what is in none of them lies in the box.

Seats count from 1 in a place, as on paper; 0 is the table's.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.event import Place
from burgomaster.games.hamburg.box.components import CARDS, COLOURS, DICE, SIDES, tile_name

HIDDEN_TOKEN: Final = -1
"""The number of an intrigue token's back: tokens have the numbers 0 to 14."""

# Before a player.


def own(zone: str, seat: int) -> Place:
    """Return a zone of which a seat has one: marks, points, hand, drawn, held, garden, statues, first."""
    return (zone, seat + 1, "")


def workers(seat: int, colour: int) -> Place:
    """Return where a seat's workers of a colour stand."""
    return ("workers", seat + 1, COLOURS[colour])


def levels(seat: int, colour: int) -> Place:
    """Return the levels of a seat's disaster."""
    return ("levels", seat + 1, COLOURS[colour])


def wall(seat: int, side: int) -> Place:
    """Return a half of a seat's wall."""
    return ("wall", seat + 1, SIDES[side])


def square(seat: int, space: int) -> Place:
    """Return a space of City Hall Square with a seat's pawn on it."""
    return ("square", seat + 1, str(space))


def sites(seat: int, place: int) -> Place:
    """Return a site of a display: the card that lies there face down (places count from 1)."""
    return ("sites", seat + 1, str(place))


def buildings(seat: int, place: int) -> Place:
    """Return the buildings on a site."""
    return ("buildings", seat + 1, str(place))


def under(seat: int, zoo: int) -> Place:
    """Return the place under a zoo card."""
    return ("under", seat + 1, str(zoo))


def used(seat: int, number: int) -> Place:
    """Return where activation markers lie: on cards, which markers name, or on a tile."""
    return ("used", seat + 1, "" if number <= CARDS else tile_name(number))


# On the table.


def shared(zone: str) -> Place:
    """Return a zone of which there is one: discards, shuffled, found, statues, burning_house, open_tokens."""
    return (zone, 0, "")


def track(zone: str, space: int) -> Place:
    """Return a space of a track: season, phase, round."""
    return (zone, 0, str(space))


def die(colour: int, pips: int) -> Place:
    """Return a die with a side up; 0: it was not rolled yet."""
    return ("dice", 0, f"{DICE[colour]} {pips}")


def pile(colour: int) -> Place:
    """Return a draw pile."""
    return ("piles", 0, COLOURS[colour])


def window(number: int) -> Place:
    """Return a church window, with the season's cleric (windows count from 1)."""
    return ("windows", 0, str(number + 1))


def guests(colour: int) -> Place:
    """Return the window where workers of a colour stand beside the clerics (189)."""
    return ("guests", 0, COLOURS[colour])


def floor(number: int) -> Place:
    """Return the floor below a window, with clerics (windows count from 1)."""
    return ("floor", 0, str(number + 1))


def floor_workers(colour: int) -> Place:
    """Return the floor below a window, with workers."""
    return ("floor_workers", 0, COLOURS[colour])
