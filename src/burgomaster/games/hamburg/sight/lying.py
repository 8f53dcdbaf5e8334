"""What lies and stands where on Hamburg's table: everything that a view shows, counted by place."""

from __future__ import annotations

from burgomaster.core.event import Lying
from burgomaster.core.message import Plain
from burgomaster.games.hamburg import places
from burgomaster.games.hamburg.box.components import CARDS, COLOUR, COLOURS, blank
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.lying import add, add_owned, shared
from burgomaster.games.rows.masks import cards_in


def lying(table: Hamburg) -> Lying:
    """Return how many there are of each thing, by place; cards of which only the back is seen as backs."""
    found = shared(table, season=table.season, phase=table.phase, round=table.round)
    _church(table, found)
    for colour, count in enumerate(table.piles):
        add(found, places.pile(colour), "card", blank(colour), count)
    for card in table.shuffled:
        add(found, places.shared("shuffled"), "card", card)
    for card in table.found:
        add(found, places.shared("found"), "card", card)
    add(found, places.shared("burning_house"), "token", places.HIDDEN_TOKEN, sum(table.stock))
    for kind, count in enumerate(table.open_tokens):
        add(found, places.shared("open_tokens"), "token", kind, count + table.step_tokens[kind])
    for seat in range(len(table.players)):
        add_owned(table, seat, found)
        _board(table, seat, found)
        _cards(table, seat, found)
    for part in table.parts:
        found.update(part.lying(table))
    return found


def _church(table: Hamburg, found: Lying) -> None:
    if table.cleric >= 0:
        add(found, places.window(table.cleric), "cleric")
    for guest in table.guests:
        add(found, places.guests(guest), "worker")
    for window, count in enumerate(table.floor):
        add(found, places.floor(window), "cleric", 0, count)
    for colour, count in enumerate(table.floor_workers):
        add(found, places.floor_workers(colour), "worker", 0, count)


def _board(table: Hamburg, seat: int, found: Lying) -> None:
    player = table.players[seat]
    for colour, count in enumerate(player.levels):
        add(found, places.levels(seat, colour), "level", 0, count)
    for side, count in enumerate(player.wall):
        add(found, places.wall(seat, side), "segment", 0, count)
    add(found, places.square(seat, player.square), "pawn")
    for number in cards_in(player.used):
        add(found, places.used(seat, number), "marker", number if number <= CARDS else 0)


def _cards(table: Hamburg, seat: int, found: Lying) -> None:
    player = table.players[seat]
    for place, plot in enumerate(player.plots, 1):
        add(found, places.sites(seat, place), "card", plot.face)
        for card in plot.buildings:
            add(found, places.buildings(seat, place), "card", card)
    for zoo, card in zip(player.garden, player.under, strict=True):
        add(found, places.own("garden", seat), "card", zoo)
        if card:
            add(found, places.under(seat, zoo), "card", card)


def street(seen: Hamburg, seat: int) -> list[dict[str, Plain]]:
    """Return zoo and park, then the sites in order with their buildings; an empty site has no card."""
    player = seen.players[seat]
    lots: list[dict[str, Plain]] = [{"card": card, "kind": "garden"} for card in player.garden]
    for plot in player.plots:
        colour = COLOURS[COLOUR[plot.face]]
        if not plot.buildings:
            lots.append({"card": 0, "kind": "site", "colour": colour})
        for card in plot.buildings:
            lots.append({"card": card, "kind": "house", "colour": colour})
    return lots
