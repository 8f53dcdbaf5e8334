"""What lies and stands where on Hamburg's table: everything that a view shows, counted by place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.event import Lying, Place
from burgomaster.games.hamburg import places
from burgomaster.games.hamburg.box.components import CARDS, blank
from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg


def _add(found: Lying, place: Place, thing: str, number: int = 0, count: int = 1) -> None:
    """Count something in; of what is not there nothing is kept."""
    if count:
        found[place, thing, number] = found.get((place, thing, number), 0) + count


def lying(table: Hamburg) -> Lying:
    """Return how many there are of each thing, by place; cards of which only the back is seen as backs."""
    found: Lying = {}
    for zone, space in (("season", table.season), ("phase", table.phase), ("round", table.round)):
        _add(found, places.track(zone, space), zone)
    _add(found, places.own("first", table.first), "coat")
    for die, pips in enumerate(table.dice):
        _add(found, places.die(die, pips), "die")
    _church(table, found)
    for statue in table.statues:
        _add(found, places.shared("statues"), "statue", statue)
    for colour, count in enumerate(table.piles):
        _add(found, places.pile(colour), "card", blank(colour), count)
    for card in table.discards:
        _add(found, places.shared("discards"), "card", card)
    for card in table.shuffled:
        _add(found, places.shared("shuffled"), "card", card)
    for card in table.found:
        _add(found, places.shared("found"), "card", card)
    _add(found, places.shared("burning_house"), "token", places.HIDDEN_TOKEN, sum(table.stock))
    for kind, count in enumerate(table.open_tokens):
        _add(found, places.shared("open_tokens"), "token", kind, count + table.step_tokens[kind])
    for seat in range(len(table.players)):
        _board(table, seat, found)
        _cards(table, seat, found)
    for part in table.parts:
        found.update(part.lying(table))
    return found


def _church(table: Hamburg, found: Lying) -> None:
    if table.cleric >= 0:
        _add(found, places.window(table.cleric), "cleric")
    for guest in table.guests:
        _add(found, places.guests(guest), "worker")
    for window, count in enumerate(table.floor):
        _add(found, places.floor(window), "cleric", 0, count)
    for colour, count in enumerate(table.floor_workers):
        _add(found, places.floor_workers(colour), "worker", 0, count)


def _board(table: Hamburg, seat: int, found: Lying) -> None:
    player = table.players[seat]
    _add(found, places.own("marks", seat), "mark", 0, player.marks)
    _add(found, places.own("points", seat), "point", 0, player.points)
    for colour, count in enumerate(player.workers):
        _add(found, places.workers(seat, colour), "worker", 0, count)
    for colour, count in enumerate(player.levels):
        _add(found, places.levels(seat, colour), "level", 0, count)
    for side, count in enumerate(player.wall):
        _add(found, places.wall(seat, side), "segment", 0, count)
    for statue in player.statues:
        _add(found, places.own("statues", seat), "statue", statue)
    for majority in cards_in(player.active):
        _add(found, places.majorities(seat, majority), "majority")
    _add(found, places.square(seat, player.square), "pawn")
    for number in cards_in(player.used):
        _add(found, places.used(seat, number), "marker", number if number <= CARDS else 0)


def _cards(table: Hamburg, seat: int, found: Lying) -> None:
    player = table.players[seat]
    for card in player.hand:
        _add(found, places.own("hand", seat), "card", card)
    for colour in player.drawn:
        _add(found, places.own("drawn", seat), "card", blank(colour))
    if player.held:
        _add(found, places.own("held", seat), "card", player.held)
    for place, plot in enumerate(player.plots, 1):
        _add(found, places.sites(seat, place), "card", plot.face)
        for card in plot.buildings:
            _add(found, places.buildings(seat, place), "card", card)
    for zoo, card in zip(player.garden, player.under, strict=True):
        _add(found, places.own("garden", seat), "card", zoo)
        if card:
            _add(found, places.under(seat, zoo), "card", card)
