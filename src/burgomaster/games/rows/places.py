"""Places that every game with rows has, as events name them; what is in none of them lies in the box.

Seats count from 1 in a place, as on paper; 0 is the table's.
"""

from __future__ import annotations

from burgomaster.core.event import Place


def own(zone: str, seat: int) -> Place:
    """Return a zone of which a seat has one."""
    return (zone, seat + 1, "")


def one_of(zone: str, seat: int, name: str) -> Place:
    """Return one of several such zones before a seat: of a colour, a side, a space."""
    return (zone, seat + 1, name)


def shared(zone: str) -> Place:
    """Return a zone of which there is one on the table."""
    return (zone, 0, "")


def track(zone: str, space: int) -> Place:
    """Return a space of a track."""
    return (zone, 0, str(space))
