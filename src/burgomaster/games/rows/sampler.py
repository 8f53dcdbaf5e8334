"""Dealing hidden cards to hidden places such that all that a seat knows of them holds."""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import Fast
from burgomaster.games.rows.leads import Lead

TRIES: Final = 2000
"""How often a deal that contradicts a lead is thrown away before the leads are taken for contradictory."""


def shuffle_first(cards: list[int], count: int, rng: Fast) -> None:
    """Bring a random choice of cards, in random order, to the front."""
    for i in range(count):
        k = i + rng.below(len(cards) - i)
        cards[i], cards[k] = cards[k], cards[i]


def arranged(cards: list[int], places: list[int], leads: list[Lead], rng: Fast) -> list[int]:
    """Return the cards in an order that agrees with the leads; `places` tells where each of them then lies.

    A card whose place is sought is put into one of its places at random, and so is, for the first lead of
    several cards, one of them; the rest is shuffled into what is left. Two cards in one place, or another
    lead that is not met, and the deal is thrown away; a deal that meets the first lead in several ways is
    kept only as often as one that meets it in one. So every deal that agrees is equally likely.
    """
    singles: dict[int, int] = {}
    vague: list[Lead] = []
    for lead in leads:
        if lead.cards & (lead.cards - 1):
            vague.append(lead)
        else:
            card = lead.cards.bit_length() - 1
            singles[card] = singles.get(card, -1) & lead.places
    for _ in range(TRIES):
        dealt = [0] * len(cards)
        possible = all(_put(card, where, dealt, places, rng) for card, where in singles.items())
        if possible and vague:
            sought = [card for card in cards if vague[0].cards >> card & 1]
            possible = _put(sought[rng.below(len(sought))], vague[0].places, dealt, places, rng)
        if not possible:
            continue
        rest = [card for card in cards if card not in dealt]
        shuffle_first(rest, len(rest), rng)
        filled = [card or rest.pop() for card in dealt]
        if not vague:
            return filled
        ways = sum(
            [
                1
                for card, place in zip(filled, places, strict=True)
                if vague[0].cards >> card & 1 and vague[0].places & place
            ]
        )
        if rng.below(ways) == 0 and _agrees(filled, places, vague):
            return filled
    raise RuntimeError("nothing agrees with what a seat knows: the leads contradict each other")


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
    for lead in leads:
        if not any(
            lead.cards >> card & 1 and lead.places & place for card, place in zip(cards, places, strict=True)
        ):
            return False
    return True
