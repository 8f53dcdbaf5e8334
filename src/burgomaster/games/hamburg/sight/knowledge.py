"""What seats know of hidden cards: leads such as 'card 88 lies in Anna's hand or under one of her sites'."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import COLOUR
from burgomaster.games.rows import leads as rows
from burgomaster.games.rows.leads import PILE as PILE
from burgomaster.games.rows.leads import Lead, Leads, laid_by
from burgomaster.games.rows.leads import hand_of as hand_of

sites_of: Final = laid_by
"""The faces of a seat's sites as a place where a card may lie."""


def lead(cards: int, places: int) -> Lead:
    """Return the lead that one of these cards, all of one colour, lies hidden in one of these places."""
    return Lead(cards, places, COLOUR[cards.bit_length() - 1])


def learned(leads: Leads, cards: int, places: int, seers: int) -> Leads:
    """Let some viewers, a bit each, know that one of these cards lies in one of these places."""
    return rows.learned(leads, lead(cards, places), seers)
