"""Bruges by Stefan Feld: the engine.

>>> from burgomaster.games import bruges
>>> table = bruges.new(players=3, seed=7)
>>> table.asked
0
"""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.core.options import Option
from burgomaster.core.rules import start
from burgomaster.games.bruges.rules import RULES as RULES
from burgomaster.games.bruges.sight.imagine import imagine as imagine
from burgomaster.games.bruges.table import Bruges as Bruges


def new(
    players: Option, source: Source | None = None, *, seed: int | None = None, **options: Option
) -> Bruges:
    """Set up a table and run it to the first question, or refuse what the rules do not allow.

    The other options are `data` and `colors`. Chance comes from a source or a seed; without either, rolls
    and draws are questions to the seat CHANCE.
    """
    return start(RULES, {"players": players, **options}, source, seed)
