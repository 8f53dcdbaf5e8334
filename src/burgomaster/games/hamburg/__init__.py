"""Hamburg by Stefan Feld: the engine.

>>> from burgomaster.core.chance import Fast
>>> from burgomaster.games import hamburg
>>> table = hamburg.new(players=3, source=Fast(7))
>>> table.asked
0
"""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.sight.imagine import imagine as imagine
from burgomaster.games.hamburg.table import Hamburg as Hamburg


def new(players: int, source: Source | None = None) -> Hamburg:
    """Set up a table and run it to the first question."""
    return set_up(standard_box(), players, source)
