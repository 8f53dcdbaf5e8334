"""Imagining: filling the blanks of what a seat sees with something that agrees with all that seat knows."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.bruges.box.components import COLOUR, COLOURS
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.blanks import HELD, Slot, blanks_of, faces_for


def imagine(seen: Bruges, rng: Fast) -> Bruges:
    """Return a whole table that looks like this to its viewer; every possible one is equally likely.

    What lies in the piles stays undecided, and so does what nobody has looked at.
    """
    table = seen.clone()
    viewer = table.viewer
    table.viewer = WHOLE_TABLE
    houses = [list(player.houses) for player in table.players]
    for colour, slots in enumerate(_slots(table)):
        leads = [known for known in table.leads[viewer] if known.colour == colour]
        filled, faces, rest = faces_for(table.undecided[colour], slots, leads, rng)
        for index, slot in enumerate(filled):
            player, card = table.players[slot.seat], faces[index]
            if slot.place >= 0:
                houses[slot.seat][slot.place] = houses[slot.seat][slot.place].turned(card)
            elif slot.place == HELD:
                player.held = card
            else:
                player.hand.append(card)
        table.undecided[colour] = rest
    for player, mine in zip(table.players, houses, strict=True):
        player.houses = tuple(mine)
        player.hand = sorted([card for card in player.hand if card > 0])
    return table


def _slots(table: Bruges) -> list[list[Slot]]:
    """Return the blanks of each colour, those too that nobody knows."""
    slots: list[list[Slot]] = [[] for _ in COLOURS]
    for seat, player in enumerate(table.players):
        blanks_of(player, seat, COLOUR, slots)
        for place, house in enumerate(player.houses):
            if house.face < 0:
                slots[COLOUR[house.face]].append(Slot(seat, place, house.known))
    return slots
