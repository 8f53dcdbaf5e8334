"""Conservation: what holds at every moment of every game."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import COLOURS, EXTRA, PILES
from burgomaster.games.bruges.paper.position import DECK, cards_in_play, player_fields
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.masks import mask_of
from burgomaster.games.rows.paper.laws import broken_by_cards, broken_by_owner


def broken_law(table: Bruges) -> Message | None:
    """Return the law a table breaks, if it breaks one."""
    cards = [*table.discards, *cards_in_play(table)]
    in_piles = [count + table.tops.count(colour) for colour, count in enumerate(table.covered)]
    broken = broken_by_cards(table, DECK, cards, in_piles)
    if broken is not None:
        return broken
    for colour, count in enumerate(table.covered):
        if count < 0:
            return Message("br-law-piles", colour=COLOURS[colour])
    if sum(table.piles) != sum(table.covered) + sum([1 for top in table.tops if top >= 0]):
        return Message("br-law-covered")
    for pile, name in enumerate(PILES):
        if table.piles[pile] < 0 or (table.tops[pile] >= 0 and not table.piles[pile]):
            return Message("br-law-pile", pile=name)
    if (table.last == 0) != (table.piles[EXTRA] > 0):
        return Message("br-law-last")
    if len(table.box.board.statues) != len(table.statues) + sum([len(p.statues) for p in table.players]):
        return Message("br-law-statues")
    if len(set(table.gatehouses)) != len(table.players):
        return Message("br-law-colours")
    for seat, player in enumerate(table.players, 1):
        persons = player.persons()
        if player.display != mask_of(persons) or len(set(persons)) != len(persons):
            return Message("br-law-display", seat=seat)
        if player.standing != player.display or player.answering != table.box.answers_of(player.standing):
            return Message("br-law-standing", seat=seat)
        if player.used & ~player.display:
            return Message("br-law-turned", seat=seat)
        broken = broken_by_owner(table, seat - 1, player_fields(table.box.board))
        if broken is not None:
            return broken
    return None
