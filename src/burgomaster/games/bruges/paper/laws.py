"""Conservation: what holds at every moment of every game."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.bruges.box.components import CARDS, COLOUR, COLOURS, EXTRA, PILES
from burgomaster.games.bruges.paper.position import cards_in_play, player_fields
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.masks import mask_of
from burgomaster.paper.fields import too_small


def broken_law(table: Bruges) -> Message | None:
    """Return the law a table breaks, if it breaks one."""
    cards = [*table.discards, *cards_in_play(table)]
    faces = [card for card in cards if card > 0]
    for undecided in table.undecided:
        faces.extend(undecided)
    if sorted(faces) != list(range(1, CARDS + 1)):
        wrong = [card for card in range(1, CARDS + 1) if faces.count(card) != 1]
        return Message("br-law-cards", card=wrong[0] if wrong else 0)
    for colour, name in enumerate(COLOURS):
        blanks = sum([1 for card in cards if card < 0 and COLOUR[card] == colour])
        in_piles = table.covered[colour] + table.tops.count(colour)
        if table.covered[colour] < 0 or len(table.undecided[colour]) != in_piles + blanks:
            return Message("br-law-piles", colour=name)
        if any(COLOUR[card] != colour for card in table.undecided[colour]):
            return Message("br-law-colour", colour=name)
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
        if too_small(player_fields(table.box.board), player, table, seat - 1):
            return Message("br-law-negative", seat=seat)
        if player.hand != sorted(player.hand):
            return Message("br-law-hand-order", seat=seat)
        if table.viewer == WHOLE_TABLE and player.hand and player.hand[0] < 0:
            return Message("br-law-unseen-hand", seat=seat)
    return None
