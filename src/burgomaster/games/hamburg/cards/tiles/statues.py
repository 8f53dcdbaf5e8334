"""The Zitronenjettes' rows: what each brings whoever takes it (Expansion 2)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.components import ZITRONENJETTES, number_of
from burgomaster.games.hamburg.cards.effects import gain
from burgomaster.games.rows.effect import Row
from burgomaster.paper.model import list_at, number_at

FIRST_ZITRONENJETTE: Final = number_of(ZITRONENJETTES[0])


def zitronenjette_marks(values: Plain) -> list[int]:
    """Return the marks of the Zitronenjettes, the dearest first: so they are taken."""
    return sorted([number_at(each, "marks") for each in list_at(values, "zitronenjette")], reverse=True)


def zitronenjette_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the Zitronenjettes by number, from what is printed on them."""
    marks = zitronenjette_marks(values)
    return {FIRST_ZITRONENJETTE + place: (gain(marks=count),) for place, count in enumerate(marks)}
