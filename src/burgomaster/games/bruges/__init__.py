"""Bruges by Stefan Feld: the engine.

>>> from burgomaster.core.chance import Fast
>>> from burgomaster.games import bruges
>>> table = bruges.new(players=3, source=Fast(7))
>>> table.asked
0
"""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.games.bruges.setup import set_up
from burgomaster.games.bruges.sight.imagine import imagine as imagine
from burgomaster.games.bruges.table import Bruges as Bruges


def new(players: int, source: Source | None = None) -> Bruges:
    """Set up a table and run it to the first question."""
    return set_up(standard_box(), players, source)
