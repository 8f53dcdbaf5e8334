"""Dealing hidden cards to hidden places such that all that a seat knows of them holds."""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import Fast
from burgomaster.games.rows.leads import Lead
from burgomaster.games.rows.masks import cards_in, mask_of

TRIES: Final = 2000
"""How often a deal that contradicts a lead is thrown away before the leads are taken for contradictory."""


def drawn(cards: list[int], count: int, rng: Fast) -> list[int]:
    """Take a random choice of cards, in random order, out of others, which stay in theirs."""
    return [cards.pop(rng.below(len(cards))) for _ in range(count)]


def arranged(cards: list[int], places: list[int], leads: list[Lead], rng: Fast, heap: int = 0) -> list[int]:
    """Return the cards in an order that agrees with the leads; `places` tells where each of them then lies.

    The last `heap` places are all the same, such as a pile that nobody has looked at: in which order cards
    lie there is not asked, so it stays as it was.

    A card whose place is sought is put into one of its places at random, and so is, for the first lead of
    several cards, one of them; the rest is shuffled into what is left. Two cards in one place, or another
    lead that is not met, and the deal is thrown away; a deal that meets the first lead in several ways is
    kept only as often as one that meets it in one. So every deal that agrees is equally likely.
    """
    there = 0
    for place in places:
        there |= place
    singles: dict[int, int] = {}
    for lead in leads:
        if not lead.cards & (lead.cards - 1):
            card = lead.cards.bit_length() - 1
            singles[card] = singles.get(card, there) & lead.places
    vague, alone = _left_open([lead for lead in leads if lead.cards & (lead.cards - 1)], singles)
    for _ in range(TRIES):
        dealt = [0] * len(cards)
        if not all(_put(card, where, dealt, places, rng) for card, where in singles.items()):
            continue
        met = False
        if vague and vague[0].cards & alone:
            met = _ways(vague[0], dealt, places) > 0
            if not _as_likely(vague[0], met, cards, dealt, places, rng):
                continue
        elif vague:
            sought = [card for card in cards if vague[0].cards >> card & 1]
            if not sought or not _put(sought[rng.below(len(sought))], vague[0].places, dealt, places, rng):
                continue
        filled = _filled(cards, dealt, heap, rng)
        if not vague:
            return filled
        if (met or rng.below(_ways(vague[0], filled, places)) == 0) and _agrees(filled, places, vague):
            return filled
    raise RuntimeError("nothing agrees with what a seat knows: the leads contradict each other")


def _filled(cards: list[int], dealt: list[int], heap: int, rng: Fast) -> list[int]:
    """Return the deal with the cards that are left at random in the places that are left."""
    placed = set(dealt)
    rest = [card for card in cards if card not in placed]
    front = len(dealt) - heap
    filled = [card or rest.pop(rng.below(len(rest))) for card in dealt[:front]]
    rest.reverse()
    filled.extend([card or rest.pop() for card in dealt[front:]])
    return filled


def _left_open(leads: list[Lead], singles: dict[int, int]) -> tuple[list[Lead], int]:
    """Return the leads of several cards that those sought by themselves leave open, and those, as a set.

    A card that lies elsewhere is none of several, one that lies there is enough. First come leads of whose
    cards none is sought by itself.
    """
    alone = mask_of([card for card, where in singles.items() if where])
    first: list[Lead] = []
    last: list[Lead] = []
    for lead in leads:
        cards = lead.cards
        met = False
        for card in cards_in(cards & alone):
            if not singles[card] & lead.places:
                cards &= ~(1 << card)
            elif not singles[card] & ~lead.places:
                met = True
        if not met:
            (last if cards & alone else first).append(Lead(cards, lead.places, lead.colour))
    return first + last, alone


def _as_likely(
    lead: Lead, met: bool, cards: list[int], dealt: list[int], places: list[int], rng: Fast
) -> bool:
    """Tell whether a deal is kept that begins like this, where a card of the lead was sought by itself.

    Where that card does not meet the lead, another one is put into one of its places. There are as many such
    beginnings as free cards times free places, each with one card less to shuffle than where the lead is met;
    in that proportion both are kept.
    """
    left = [card for card in cards if lead.cards >> card & 1 and card not in dealt]
    there = [index for index, place in enumerate(places) if place & lead.places]
    free = [index for index in there if not dealt[index]]
    room = dealt.count(0)
    weight = room if met else len(left) * len(free)
    if rng.below(max(room, len(left) * len(there))) >= weight:
        return False
    if not met:
        dealt[free[rng.below(len(free))]] = left[rng.below(len(left))]
    return True


def _ways(lead: Lead, cards: list[int], places: list[int]) -> int:
    """Return how many cards of a lead lie where it says."""
    ways = 0
    for index, place in enumerate(places):
        if lead.places & place and lead.cards >> cards[index] & 1:
            ways += 1
    return ways


def _put(card: int, where: int, dealt: list[int], places: list[int], rng: Fast) -> bool:
    """Put a card into one of its places at random; tell whether that place was free, or already its own."""
    possible = [index for index, place in enumerate(places) if place & where]
    if not possible:
        return True  # what is sought lies among cards that nobody has looked at yet
    index = possible[rng.below(len(possible))]
    if card in dealt:
        return dealt[index] == card
    if dealt[index]:
        return False
    dealt[index] = card
    return True


def _agrees(cards: list[int], places: list[int], leads: list[Lead]) -> bool:
    """Tell whether a deal agrees with every lead."""
    return all(_ways(lead, cards, places) for lead in leads)
