"""Hamburg by Stefan Feld: the engine.

Besides `players`, a new table has the options `data` and `expansions`.

>>> from burgomaster.games import hamburg
>>> table = hamburg.new(players=3, expansions=["ships"], seed=7)
>>> table.asked
0
"""

from typing import Final

from burgomaster.core.rules import Starter
from burgomaster.games.hamburg.rules import RULES as RULES
from burgomaster.games.hamburg.table import Hamburg as Hamburg

new: Final = Starter(RULES)
