"""Bruges by Stefan Feld: the engine.

Besides `players`, a new table has the options `data` and `colors`.

>>> from burgomaster.games import bruges
>>> table = bruges.new(players=3, seed=7)
>>> table.asked
0
"""

from typing import Final

from burgomaster.core.rules import Starter
from burgomaster.games.bruges.rules import RULES as RULES
from burgomaster.games.bruges.table import Bruges as Bruges

new: Final = Starter(RULES)
