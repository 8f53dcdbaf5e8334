"""City Tycoon by Hubert Bartos and Łukasz S. Kowal: the engine.

Besides `players`, a new table has the options `data` and `closed`.

>>> from burgomaster.games import city_tycoon
>>> table = city_tycoon.new(players=3, seed=7)
>>> [question.seat for question in table.questions]
[0, 1, 2]
"""

from typing import Final

from burgomaster.core.rules import Starter
from burgomaster.games.city_tycoon.rules import RULES as RULES
from burgomaster.games.city_tycoon.table import CityTycoon as CityTycoon

new: Final = Starter(RULES)
