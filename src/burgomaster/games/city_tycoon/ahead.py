"""What may be answered in advance in City Tycoon."""

from __future__ import annotations

from typing import Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.supply import SUPPLY_TURN

AHEAD: Final = (
    Ahead(Message("ct-ahead-sell"), BUILD_TURN.name, 3, "sell", ("lay", "build"), ends=True),
    Ahead(Message("ct-ahead-pass"), SUPPLY_TURN.name, 4, "pass", ("supply",), ends=True),
)
