"""What seats know of hidden cards: leads such as 'card 88 lies in Anna's hand or under one of her sites'."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import COLOUR

PILE: Final = 1
"""The draw pile of the card's colour, as a place where it may lie."""


def hand_of(seat: int) -> int:
    """Return a seat's hand as a place where a card may lie."""
    return 2 << seat


def sites_of(seat: int) -> int:
    """Return the faces of a seat's sites as a place where a card may lie."""
    return 64 << seat


class Lead:
    """One of these cards, all of one colour, lies hidden in one of these places."""

    __slots__ = ("cards", "colour", "places")

    def __init__(self, cards: int, places: int) -> None:
        self.cards: Final = cards
        self.places: Final = places
        self.colour: Final = COLOUR[cards.bit_length() - 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lead) and self.cards == other.cards and self.places == other.places

    def __hash__(self) -> int:
        return hash((self.cards, self.places))


Leads = tuple[tuple[Lead, ...], ...]
"""The leads of every seat and of the spectator; never changed in place, so clones share them."""


def no_leads(seats: int) -> Leads:
    """Return the knowledge of seats that have seen nothing yet."""
    return ((),) * (seats + 1)


def moved(leads: Leads, colour: int, origin: int, target: int, seers: int) -> Leads:
    """Follow a hidden card from one place to another; the seers, a bit each, know which card it is."""
    followed: list[tuple[Lead, ...]] = []
    for viewer, known in enumerate(leads):
        if known and not seers >> viewer & 1:
            known = tuple(
                [
                    Lead(lead.cards, lead.places | target)
                    if lead.colour == colour and lead.places & origin
                    else lead
                    for lead in known
                ]
            )
        followed.append(known)
    return tuple(followed)


def shown(leads: Leads, card: int, origin: int, seers: int) -> Leads:
    """Let some viewers, a bit each, see a card that came from a place: it is no longer looked for."""
    seen: list[tuple[Lead, ...]] = []
    for viewer, known in enumerate(leads):
        if known and seers >> viewer & 1:
            kept: list[Lead] = []
            for lead in known:
                if not lead.cards >> card & 1:
                    kept.append(lead)
                elif lead.cards != 1 << card and not lead.places & origin:
                    kept.append(Lead(lead.cards & ~(1 << card), lead.places))
            known = tuple(kept)
        seen.append(known)
    return tuple(seen)


def learned(leads: Leads, cards: int, places: int, seers: int) -> Leads:
    """Let some viewers, a bit each, know that one of these cards lies in one of these places."""
    grown: list[tuple[Lead, ...]] = []
    for viewer, known in enumerate(leads):
        lead = Lead(cards, places)
        if seers >> viewer & 1 and lead not in known:
            known = (*known, lead)
        grown.append(known)
    return tuple(grown)
