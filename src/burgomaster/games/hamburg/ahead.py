"""What may be answered in advance in Hamburg; expansions add what is theirs."""

from __future__ import annotations

from typing import Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.message import Message
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import CITY_HALL

AHEAD: Final = (
    Ahead(Message("hb-ahead-draw"), REPLENISH.name, 1, "", ("draw",), once=True),
    Ahead(Message("hb-ahead-stay"), CITY_HALL.name, 2, "done", ("advance",), once=True),
    Ahead(Message("hb-ahead-advance"), CITY_HALL.name, 2, "advance", ("done",), once=True),
)
