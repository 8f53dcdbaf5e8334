"""Other worlds: a table of owners at which everything a seat cannot know is arranged anew.

Made by renaming hidden cards on the table itself, not with the help of `seen_by`, which it is there to test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from burgomaster.core.chance import Fast
from burgomaster.games.rows.leads import PILE, Lead, hand_of, laid_by
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.owners import OwnerTable

T = TypeVar("T", bound=OwnerTable)

TRIES: Final = 300


@dataclass(frozen=True)
class Worlds(Generic[T]):
    """What a game hides, beside hands and piles."""

    colour: Sequence[int]
    """The colours of the cards."""
    laid: Callable[[T, int], list[tuple[int, bool]]]
    """Returns the cards that a seat has laid on their faces, and whether it knows them."""
    turn: Callable[[T, int, int, int], None]
    """Gives a card that a seat has laid at a place another face."""
    blanks: Callable[[T, int], int] = lambda table, colour: 0
    """Returns where undecided cards of a colour may lie beside the pile, as leads name places."""
    agrees: Callable[[T, dict[int, int], int], bool] = lambda table, new, seat: True
    """Tells whether new names agree with what else a seat knows."""

    def permute(self, table: T, seat: int, rng: Fast) -> T:
        """Rename the hidden cards among those of the same back, in agreement with all that the seat knows."""
        places = self.hidden_cards(table, seat)
        renamed: dict[int, int] = {}
        for colour in range(len(table.undecided)):
            mine = [card for card in places if self.colour[card] == colour]
            leads = [lead for lead in table.leads[seat] if lead.colour == colour]
            blanks = self.blanks(table, colour)
            for _ in range(TRIES):
                new = dict(zip(mine, shuffled(mine, rng), strict=True))
                if all(_met(lead, new, places, blanks) for lead in leads) and self.agrees(table, new, seat):
                    renamed.update(new)
                    break
        return self._rename(table, seat, renamed)

    def hidden_cards(self, table: T, seat: int) -> dict[int, int]:
        """Return the faces a seat cannot see, each with the place where it lies, as leads name places."""
        places: dict[int, int] = {}
        for faces in table.undecided:
            for card in faces:
                places[card] = PILE
        for owner in range(table.seats()):
            if owner != seat:
                player = table.owner(owner)
                for card in [*player.hand, player.held]:
                    if card > 0:
                        places[card] = hand_of(owner)
            for face, known in self.laid(table, owner):
                if face > 0 and (owner != seat or not known):
                    places[face] = laid_by(owner)
        return places

    def _rename(self, table: T, seat: int, renamed: dict[int, int]) -> T:
        def name(card: int) -> int:
            return renamed.get(card, card)

        other = table.clone()
        other.undecided = [tuple(sorted(map(name, faces))) for faces in table.undecided]
        for owner in range(other.seats()):
            if owner != seat:
                player = other.owner(owner)
                player.hand = sorted(map(name, player.hand))
                player.held = name(player.held)
            for place, (face, known) in enumerate(self.laid(other, owner), 1):
                if face > 0 and (owner != seat or not known):
                    self.turn(other, owner, place, name(face))
        # What others know belongs to their world: it is renamed with the cards.
        leads: list[tuple[Lead, ...]] = []
        for viewer, known_leads in enumerate(table.leads):
            if viewer != seat:
                known_leads = tuple(
                    Lead(mask_of([name(card) for card in cards_in(lead.cards)]), lead.places, lead.colour)
                    for lead in known_leads
                )
            leads.append(known_leads)
        other.leads = tuple(leads)
        return other


def _met(lead: Lead, new: dict[int, int], places: dict[int, int], blanks: int) -> bool:
    for card, name in new.items():
        where = places[card] | (blanks if places[card] == PILE else 0)
        if lead.cards >> name & 1 and where & lead.places:
            return True
    return not any(lead.cards >> name & 1 for name in new)


def shuffled(cards: list[int], rng: Fast) -> list[int]:
    """Return the cards in any order."""
    result = cards[:]
    for i in range(len(result) - 1, 0, -1):
        k = rng.below(i + 1)
        result[i], result[k] = result[k], result[i]
    return result
