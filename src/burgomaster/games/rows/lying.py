"""What lies where before owners and on their table, counted by place."""

from __future__ import annotations

from burgomaster.core.event import Lying, Place
from burgomaster.games.rows import places
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.owners import OwnerTable, blank


def add(found: Lying, place: Place, thing: str, number: int = 0, count: int = 1) -> None:
    """Count something in; of what is not there nothing is kept."""
    if count:
        found[place, thing, number] = found.get((place, thing, number), 0) + count


def shared(table: OwnerTable, **tracks: int) -> Lying:
    """Count what every such table has: spaces of tracks, coat of arms, dice, statues, discard pile."""
    found: Lying = {}
    for zone, space in tracks.items():
        add(found, places.track(zone, space), zone)
    add(found, places.own("first", table.first), "coat")
    for die, pips in enumerate(table.dice):
        add(found, table.die_at(die, pips), "die")
    for statue in table.statues:
        add(found, places.shared("statues"), "statue", statue)
    for card in table.discards:
        add(found, places.shared("discards"), "card", card)
    return found


def add_owned(table: OwnerTable, seat: int, found: Lying) -> None:
    """Count in what every owner has: money, points, workers, statues, majorities and a hand."""
    owner = table.owner(seat)
    add(found, table.purse(seat), table.coins.coin, 0, owner.money)
    add(found, places.own("points", seat), "point", 0, owner.points)
    for colour, count in enumerate(owner.workers):
        add(found, table.workers_of(seat, colour), "worker", 0, count)
    for statue in owner.statues:
        add(found, places.own("statues", seat), "statue", statue)
    for majority in cards_in(owner.active):
        add(found, table.majority_of(seat, majority), "majority")
    for card in owner.hand:
        add(found, places.own("hand", seat), "card", card)
    for colour in owner.drawn:
        add(found, places.own("drawn", seat), "card", blank(colour))
    if owner.held:
        add(found, places.own("held", seat), "card", owner.held)
