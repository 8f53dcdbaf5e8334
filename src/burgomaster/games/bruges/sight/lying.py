"""What lies and stands where on Bruges' table: everything that a view shows, counted by place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.event import Lying, Place
from burgomaster.games.bruges import places
from burgomaster.games.bruges.box.components import PILES, blank
from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.bruges.table import Bruges


def _add(found: Lying, place: Place, thing: str, number: int = 0, count: int = 1) -> None:
    """Count something in; of what is not there nothing is kept."""
    if count:
        found[place, thing, number] = found.get((place, thing, number), 0) + count


def lying(table: Bruges) -> Lying:
    """Return how many there are of each thing, by place; cards of which only the back is seen as backs."""
    found: Lying = {}
    for zone, space in (
        *(("round", table.round), ("phase", table.phase)),
        *(("lap", table.lap), ("last", table.last)),
    ):
        _add(found, places.track(zone, space), zone)
    _add(found, places.own("first", table.first), "coat")
    for die, pips in enumerate(table.dice):
        _add(found, table.die_at(die, pips), "die")
    for statue in table.statues:
        _add(found, places.shared("statues"), "statue", statue)
    for pile in range(len(PILES)):
        top = table.tops[pile]
        if top >= 0:
            _add(found, places.pile(pile), "card", blank(top))
        _add(found, places.pile(pile), "back", 0, table.piles[pile] - (1 if top >= 0 else 0))
    for card in table.discards:
        _add(found, places.shared("discards"), "card", card)
    for seat in range(len(table.players)):
        _pieces(table, seat, found)
        _cards(table, seat, found)
    return found


def _pieces(table: Bruges, seat: int, found: Lying) -> None:
    player = table.players[seat]
    _add(found, table.purse(seat), table.coin, 0, player.money)
    _add(found, places.own("points", seat), "point", 0, player.points)
    for colour, count in enumerate(player.workers):
        _add(found, table.workers_of(seat, colour), "worker", 0, count)
    for colour, count in enumerate(player.threats):
        _add(found, places.threats(seat, colour), "threat", 0, count)
    for side, count in enumerate(player.canal):
        _add(found, places.canal(seat, side), "tile", 0, count)
    for statue in player.statues:
        _add(found, places.own("statues", seat), "statue", statue)
    for majority in cards_in(player.active):
        _add(found, places.majorities(seat, majority), "majority")
    _add(found, places.reputation(seat, player.reputation), "figure")
    for card in cards_in(player.used):
        _add(found, places.own("used", seat), "turned", card)
    if player.forged:
        _add(found, places.own("forged", seat), "forged", player.forged)


def _cards(table: Bruges, seat: int, found: Lying) -> None:
    player = table.players[seat]
    for card in player.hand:
        _add(found, places.own("hand", seat), "card", card)
    for colour in player.drawn:
        _add(found, places.own("drawn", seat), "card", blank(colour))
    if player.held:
        _add(found, places.own("held", seat), "card", player.held)
    for place, house in enumerate(player.houses, 1):
        _add(found, places.houses(seat, place), "card", house.face)
        for card in house.persons:
            _add(found, places.persons(seat, place), "card", card)
