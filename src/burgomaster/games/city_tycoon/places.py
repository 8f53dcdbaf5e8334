"""The places of City Tycoon's table, as events name them; what is in none of them lies in the box.

Seats count from 1 in a place, as on paper; 0 is the table's. Money of the bank, and tiles that were not dealt
or that nobody needs any more, lie in the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.event import Place
from burgomaster.games.city_tycoon.box.components import CUBES, PLANTS, cell_name, owner_of

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.city import City
    from burgomaster.games.city_tycoon.routes import Amounts


def own(zone: str, seat: int) -> Place:
    """Return a zone of which a seat has one: money, yellow, hand, pack, pick, gone, laying, passed."""
    return (zone, seat + 1, "")


def points(seat: int, source: str) -> Place:
    """Return a seat's points from a source."""
    return ("points", seat + 1, source)


def order(seat: int, place: int) -> Place:
    """Return a seat's place in the order of play, from 1."""
    return ("order", seat + 1, str(place))


def plants(seat: int, kind: str) -> Place:
    """Return a seat's plants of a kind: each is one because of the side that lies up."""
    return ("plants", seat + 1, kind)


def supplied(seat: int, tile: int) -> Place:
    """Return where it is marked which demand of a seat's tile was met."""
    return ("supplied", seat + 1, str(tile))


def delivered(seat: int, tile: int, colour: int) -> Place:
    """Return where cubes of a colour lie that were delivered to a seat's tile."""
    return ("delivered", seat + 1, f"{tile} {CUBES[colour]}")


def track(zone: str, space: int) -> Place:
    """Return a space of a track: round, phase, and done for packs passed on or actions taken."""
    return (zone, 0, str(space))


def city(owner: int, cell: int) -> Place:
    """Return a cell of the city with a piece of a seat; of nobody, if the owner is -1."""
    return ("city", owner + 1, cell_name(cell))


def cubes(plant: int) -> Place:
    """Return the cubes on a plant."""
    return ("cubes", 0, PLANTS[plant])


def supply(colour: int) -> Place:
    """Return the cubes of a colour that are not in play."""
    return ("supply", 0, CUBES[colour])


def stack(colour: int) -> Place:
    """Return the stack of plants for cubes of a colour."""
    return ("stacks", 0, CUBES[colour])


def landscapes() -> Place:
    """Return the landscape tiles that were not laid yet."""
    return ("landscapes", 0, "")


def closed(side: str) -> Place:
    """Return a side of the start tile where nobody builds."""
    return ("closed", 0, side)


def way(built: City, seat: int, cell: int, plant: int, amounts: Amounts) -> tuple[Place, ...]:
    """Return the cells of a cube's way from a plant to one of a seat's tiles that pays these amounts."""
    passed = built.estate(seat, cell).way(plant, amounts, cell)
    return tuple([city(owner_of(built.cells[each]), each) for each, _ in passed])
