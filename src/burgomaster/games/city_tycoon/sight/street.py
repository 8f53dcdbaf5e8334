"""A player's part of the city as a small picture: what lies there, open to everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon.box.components import LAND, column_of, owner_of, piece_of, row_of

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon


def street(seen: CityTycoon, seat: int) -> list[dict[str, Plain]]:
    """Return a player's tiles with their cells, row by row, and whether each is supplied."""
    player = seen.players[seat]
    supplied = [tile for tile, met in zip(player.tiles, player.met, strict=True) if met]
    lots: list[dict[str, Plain]] = []
    for cell, code in sorted(seen.city.cells.items()):
        piece = piece_of(code)
        if owner_of(code) == seat and piece < LAND:
            place: dict[str, Plain] = {"x": column_of(cell), "y": row_of(cell)}
            lots.append({"card": piece, "kind": "tile", "lit": piece in supplied, **place})
    return lots
