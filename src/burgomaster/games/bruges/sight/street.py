"""A street as a small picture: what stands there, open to everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.message import Plain
from burgomaster.games.bruges.box.components import COLOUR, COLOURS

if TYPE_CHECKING:
    from burgomaster.games.bruges.table import Bruges


def street(seen: Bruges, seat: int) -> list[dict[str, Plain]]:
    """Return the houses in order, with the color of each; one in which nobody lives has no card."""
    lots: list[dict[str, Plain]] = []
    for house in seen.players[seat].houses:
        person = house.persons[0] if house.persons else 0
        lots.append({"card": person, "kind": "house", "colour": COLOURS[COLOUR[house.face]]})
    return lots
