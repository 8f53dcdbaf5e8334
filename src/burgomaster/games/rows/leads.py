"""What seats know of hidden cards: leads such as 'card 88 lies in Anna's hand or in front of her'."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr

PILE: Final = 1
"""A draw pile, as a place where a card may lie."""


def hand_of(seat: int) -> int:
    """Return a seat's hand as a place where a card may lie."""
    return 2 << seat


def laid_by(seat: int) -> int:
    """Return what a seat has laid out face down as a place where a card may lie."""
    return 64 << seat


@mypyc_attr(acyclic=True)
class Lead:
    """One of these cards, all of one colour, lies hidden in one of these places.

    Cards and places are sets, a bit each.
    """

    __slots__ = ("cards", "colour", "places")

    def __init__(self, cards: int, places: int, colour: int) -> None:
        self.cards: Final = cards
        self.places: Final = places
        self.colour: Final = colour

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
    followed: list[tuple[Lead, ...]] | None = None
    for viewer, known in enumerate(leads):
        if not known or seers >> viewer & 1:
            continue
        for lead in known:
            if lead.colour == colour and lead.places & origin and ~lead.places & target:
                followed = followed or list(leads)
                followed[viewer] = tuple([_led(each, colour, origin, target) for each in known])
                break
    return tuple(followed) if followed else leads


def _led(lead: Lead, colour: int, origin: int, target: int) -> Lead:
    """Return a lead that follows a card of a colour from one place to another, if it may be that card."""
    if lead.colour != colour or not lead.places & origin:
        return lead
    return Lead(lead.cards, lead.places | target, colour)


def shown(leads: Leads, card: int, origin: int, seers: int) -> Leads:
    """Let some viewers, a bit each, see a card that came from a place: it is no longer looked for."""
    seen: list[tuple[Lead, ...]] | None = None
    for viewer, known in enumerate(leads):
        if not known or not seers >> viewer & 1:
            continue
        for lead in known:
            if lead.cards >> card & 1:
                seen = seen or list(leads)
                seen[viewer] = _left(known, card, origin)
                break
    return tuple(seen) if seen else leads


def _left(known: tuple[Lead, ...], card: int, origin: int) -> tuple[Lead, ...]:
    """Return the leads that are left to someone who sees a card that came from a place."""
    kept: list[Lead] = []
    for lead in known:
        if not lead.cards >> card & 1:
            kept.append(lead)
        elif lead.cards != 1 << card and not lead.places & origin:
            kept.append(Lead(lead.cards & ~(1 << card), lead.places, lead.colour))
    return tuple(kept)


def learned(leads: Leads, lead: Lead, seers: int) -> Leads:
    """Let some viewers, a bit each, know that one of these cards lies in one of these places."""
    grown: list[tuple[Lead, ...]] = []
    for viewer, known in enumerate(leads):
        if seers >> viewer & 1 and lead not in known:
            known = (*known, lead)
        grown.append(known)
    return tuple(grown)
