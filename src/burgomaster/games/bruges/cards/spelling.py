"""How the persons of Bruges speak of what every deck has."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.rows.tongue import Tongue

TONGUE: Final = Tongue("br-", "br-guilders", COLOURS)
