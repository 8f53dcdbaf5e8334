"""How Hamburg's rows speak of what every deck has."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import DICE
from burgomaster.games.rows.tongue import Tongue

HAMBURG: Final = Tongue("hb-", "hb-marks", DICE)
