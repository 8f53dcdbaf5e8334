"""Conservation: what holds at every moment of every game."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.hamburg.box.components import CARDS, COLOUR, COLOURS, FIRST_GARDEN
from burgomaster.games.hamburg.paper.position import cards_in_play, player_fields
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.masks import mask_of
from burgomaster.paper.fields import too_small


def broken_law(table: Hamburg) -> Message | None:
    """Return the law a table breaks, if it breaks one."""
    cards = [*table.discards, *table.shuffled, *cards_in_play(table)]
    faces = [card for card in cards if card > 0]
    for undecided in table.undecided:
        faces.extend(undecided)
    if sorted(faces) != list(range(1, CARDS + 1)):
        wrong = [card for card in range(1, CARDS + 1) if faces.count(card) != 1]
        return Message("hb-law-cards", card=wrong[0] if wrong else 0)
    for colour, name in enumerate(COLOURS):
        blanks = sum([1 for card in cards if card < 0 and COLOUR[card] == colour])
        if len(table.undecided[colour]) != table.piles[colour] + blanks:
            return Message("hb-law-piles", colour=name)
        if any(COLOUR[card] != colour for card in table.undecided[colour]):
            return Message("hb-law-colour", colour=name)
    if sum(table.stock) + sum(table.open_tokens) + sum(table.step_tokens) != sum(table.box.board.tokens):
        return Message("hb-law-tokens")
    if len(table.box.board.statues[table.people()]) != len(table.statues) + sum(
        [len(player.statues) for player in table.players]
    ):
        return Message("hb-law-statues")
    if sum(table.floor) != table.season - (1 if table.phase < 4 or table.cleric >= 0 else 0) and table.season:
        return Message("hb-law-clerics")
    for seat, player in enumerate(table.players, 1):
        buildings = player.buildings()
        if player.display != mask_of(buildings) or any(card >= FIRST_GARDEN for card in buildings):
            return Message("hb-law-display", seat=seat)
        standing = player.display
        for part in table.parts:
            standing |= part.tiles(table, seat - 1)
        if player.standing != standing or player.answering != table.box.answers_of(standing):
            return Message("hb-law-standing", seat=seat)
        if any(card < FIRST_GARDEN for card in player.garden) or len(player.garden) != len(player.under):
            return Message("hb-law-garden", seat=seat)
        if player.used & ~(player.standing | mask_of(list(player.garden))):
            return Message("hb-law-markers", seat=seat)
        if too_small(player_fields(table.box.board), player, table, seat - 1):
            return Message("hb-law-negative", seat=seat)
        if player.hand != sorted(player.hand):
            return Message("hb-law-hand-order", seat=seat)
        if table.viewer == WHOLE_TABLE and player.hand and player.hand[0] < 0:
            return Message("hb-law-unseen-hand", seat=seat)
    for part in table.parts:
        broken = part.broken_law(table)
        if broken is not None:
            return broken
    return None
