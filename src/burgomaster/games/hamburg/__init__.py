"""Hamburg by Stefan Feld: the engine.

>>> from burgomaster.games import hamburg
>>> table = hamburg.new(players=3, expansions=["ships"], seed=7)
>>> table.asked
0
"""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.core.options import Option
from burgomaster.core.rules import start
from burgomaster.games.hamburg.rules import RULES as RULES
from burgomaster.games.hamburg.sight.imagine import imagine as imagine
from burgomaster.games.hamburg.table import Hamburg as Hamburg


def new(
    players: Option, source: Source | None = None, *, seed: int | None = None, **options: Option
) -> Hamburg:
    """Set up a table and run it to the first question, or refuse what the rules do not allow.

    The other options are `data` and `expansions`. Chance comes from a source or a seed; without either, rolls
    and draws are questions to the seat CHANCE.
    """
    return start(RULES, {"players": players, **options}, source, seed)
