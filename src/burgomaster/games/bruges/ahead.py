"""What may be answered in advance in Bruges."""

from __future__ import annotations

from typing import Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.message import Message
from burgomaster.games.bruges.draws import DRAW
from burgomaster.games.bruges.reputation import MAY_ADVANCE

AHEAD: Final = (
    Ahead(Message("br-ahead-left"), DRAW.name, 1, "draw left", ("draw",), once=True),
    Ahead(Message("br-ahead-right"), DRAW.name, 1, "draw right", ("draw",), once=True),
    Ahead(Message("br-ahead-stay"), MAY_ADVANCE.name, 2, "done", ("advance",), once=True),
    Ahead(Message("br-ahead-advance"), MAY_ADVANCE.name, 2, "advance", ("done",), once=True),
)
