"""A street as a small picture: what stands there, open to everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg


def street(seen: Hamburg, seat: int) -> list[dict[str, Plain]]:
    """Return zoo and park, then the sites in order with their buildings; an empty site has no card."""
    player = seen.players[seat]
    lots: list[dict[str, Plain]] = [{"card": card, "kind": "garden"} for card in player.garden]
    for plot in player.plots:
        colour = COLOURS[COLOUR[plot.face]]
        if not plot.buildings:
            lots.append({"card": 0, "kind": "site", "colour": colour})
        for card in plot.buildings:
            lots.append({"card": card, "kind": "house", "colour": colour})
    return lots
