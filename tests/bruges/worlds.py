"""Other worlds: a Bruges table in which everything a seat cannot know is arranged anew.

Made by renaming hidden cards on the table itself, not with the help of `seen_by`, which it is there to test.
"""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.games.bruges.box.components import COLOUR, COLOURS
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.leads import PILE, Lead, hand_of, laid_by
from burgomaster.games.rows.masks import cards_in, mask_of

TRIES = 300


def hidden_cards(table: Bruges, seat: int) -> dict[int, int]:
    """Return the faces a seat cannot see, each with the place where it lies, as leads name places."""
    places: dict[int, int] = {}
    for faces in table.undecided:
        for card in faces:
            places[card] = PILE
    for owner, player in enumerate(table.players):
        if owner != seat:
            for card in [*player.hand, player.held]:
                if card > 0:
                    places[card] = hand_of(owner)
        for house in player.houses:
            if house.face > 0 and (owner != seat or not house.known):
                places[house.face] = laid_by(owner)
    return places


def permute(table: Bruges, seat: int, rng: Fast) -> Bruges:
    """Rename the hidden cards among those of the same back, in agreement with all that the seat knows."""
    places = hidden_cards(table, seat)
    renamed: dict[int, int] = {}
    for colour in range(len(COLOURS)):
        mine = [card for card in places if COLOUR[card] == colour]
        leads = [lead for lead in table.leads[seat] if lead.colour == colour]
        for _ in range(TRIES):
            new = dict(zip(mine, _shuffled(mine, rng), strict=True))
            if all(_met(lead, new, places) for lead in leads):
                renamed.update(new)
                break
    return _rename(table, seat, renamed)


def _met(lead: Lead, new: dict[int, int], places: dict[int, int]) -> bool:
    for card, name in new.items():
        if lead.cards >> name & 1 and places[card] & lead.places:
            return True
    return not any(lead.cards >> name & 1 for name in new)


def _shuffled(cards: list[int], rng: Fast) -> list[int]:
    result = cards[:]
    for i in range(len(result) - 1, 0, -1):
        k = rng.below(i + 1)
        result[i], result[k] = result[k], result[i]
    return result


def _rename(table: Bruges, seat: int, renamed: dict[int, int]) -> Bruges:
    def name(card: int) -> int:
        return renamed.get(card, card)

    other = table.clone()
    other.undecided = [tuple(sorted(map(name, faces))) for faces in table.undecided]
    for owner, player in enumerate(other.players):
        if owner != seat:
            player.hand = sorted(map(name, player.hand))
            player.held = name(player.held)
        for place, house in enumerate(player.houses, 1):
            if house.face > 0 and (owner != seat or not house.known):
                player.put_house(place, house.turned(name(house.face)))
    # What others know belongs to their world: it is renamed with the cards.
    leads: list[tuple[Lead, ...]] = []
    for viewer, known in enumerate(table.leads):
        if viewer != seat:
            known = tuple(
                Lead(mask_of([name(card) for card in cards_in(lead.cards)]), lead.places, lead.colour)
                for lead in known
            )
        leads.append(known)
    other.leads = tuple(leads)
    return other
