"""City Tycoon by Hubert Bartos and Łukasz S. Kowal: the engine.

>>> from burgomaster.games import city_tycoon
>>> table = city_tycoon.new(players=3, seed=7)
>>> [question.seat for question in table.questions]
[0, 1, 2]
"""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.core.options import Option
from burgomaster.core.rules import start
from burgomaster.games.city_tycoon.rules import RULES as RULES
from burgomaster.games.city_tycoon.sight.imagine import imagine as imagine
from burgomaster.games.city_tycoon.table import CityTycoon as CityTycoon


def new(
    players: Option, source: Source | None = None, *, seed: int | None = None, **options: Option
) -> CityTycoon:
    """Set up a table and run it to the first question, or refuse what the rules do not allow.

    The other options are `data` and `closed`. Chance comes from a source or a seed; without either, rolls
    and draws are questions to the seat CHANCE.
    """
    return start(RULES, {"players": players, **options}, source, seed)
