"""Hamburg's cards and tiles as a terminal shows them."""

from __future__ import annotations

from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.rows.effect import Row


def rows_with_tiles(box: Box) -> list[Row]:
    """Return what cards and tiles do, those of expansions that are not played with, too."""
    return box.rows if box.expansions else with_expansions(box, EXPANSIONS).rows
