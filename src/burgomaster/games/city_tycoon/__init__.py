"""City Tycoon by Hubert Bartos and Łukasz S. Kowal: the engine.

>>> from burgomaster.core.chance import Fast
>>> from burgomaster.games import city_tycoon
>>> table = city_tycoon.new(players=3, source=Fast(7))
>>> [question.seat for question in table.questions]
[0, 1, 2]
"""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.games.city_tycoon.box.sets import standard_box
from burgomaster.games.city_tycoon.setup import set_up
from burgomaster.games.city_tycoon.sight.imagine import imagine as imagine
from burgomaster.games.city_tycoon.table import CityTycoon as CityTycoon


def new(players: int, source: Source | None = None) -> CityTycoon:
    """Set up a table and run it to the first question."""
    return set_up(standard_box(), players, source)
