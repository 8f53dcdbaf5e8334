"""What lies and stands where on Bruges' table: everything that a view shows, counted by place."""

from __future__ import annotations

from burgomaster.core.event import Lying
from burgomaster.core.message import Plain
from burgomaster.games.bruges import places
from burgomaster.games.bruges.box.components import COLOUR, COLOURS, PILES, blank
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.lying import add, add_owned, shared
from burgomaster.games.rows.masks import cards_in


def lying(table: Bruges) -> Lying:
    """Return how many there are of each thing, by place; cards of which only the back is seen as backs."""
    found = shared(table, round=table.round, phase=table.phase, lap=table.lap, last=table.last)
    for pile in range(len(PILES)):
        top = table.tops[pile]
        if top >= 0:
            add(found, places.pile(pile), "card", blank(top))
        add(found, places.pile(pile), "back", 0, table.piles[pile] - (1 if top >= 0 else 0))
    for seat in range(len(table.players)):
        add_owned(table, seat, found)
        _pieces(table, seat, found)
    return found


def _pieces(table: Bruges, seat: int, found: Lying) -> None:
    player = table.players[seat]
    for colour, count in enumerate(player.threats):
        add(found, places.threats(seat, colour), "threat", 0, count)
    for side, count in enumerate(player.canal):
        add(found, places.canal(seat, side), "tile", 0, count)
    add(found, places.reputation(seat, player.reputation), "figure")
    for card in cards_in(player.used):
        add(found, places.own("used", seat), "turned", card)
    if player.forged:
        add(found, places.own("forged", seat), "forged", player.forged)
    for place, house in enumerate(player.houses, 1):
        add(found, places.houses(seat, place), "card", house.face)
        for card in house.persons:
            add(found, places.persons(seat, place), "card", card)


def street(seen: Bruges, seat: int) -> list[dict[str, Plain]]:
    """Return the houses in order, with the color of each; one in which nobody lives has no card."""
    lots: list[dict[str, Plain]] = []
    for house in seen.players[seat].houses:
        person = house.persons[0] if house.persons else 0
        lots.append({"card": person, "kind": "house", "colour": COLOURS[COLOUR[house.face]]})
    return lots
