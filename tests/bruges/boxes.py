"""Boxes that differ from the standard one in a person."""

from __future__ import annotations

from typing import Unpack

from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.sets import standard_box
from tests.rows.boxes import OnCard, printed_with


def box_with(card: int, **changed: Unpack[OnCard]) -> Box:
    """Return the standard box with another row or other printed values for a person."""
    box = standard_box()
    return Box(printed_with(box, card, changed), box.board)
