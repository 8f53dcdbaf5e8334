"""Conservation: what holds at every moment of every game."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import FIRST_GARDEN
from burgomaster.games.hamburg.paper.codecs import DECK
from burgomaster.games.hamburg.paper.position import cards_in_play, player_fields
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.masks import mask_of
from burgomaster.games.rows.paper.laws import broken_by_cards, broken_by_owner


def broken_law(table: Hamburg) -> Message | None:
    """Return the law a table breaks, if it breaks one."""
    cards = [*table.discards, *table.shuffled, *cards_in_play(table)]
    broken = broken_by_cards(table, DECK, cards, table.piles)
    if broken is not None:
        return broken
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
        broken = broken_by_owner(table, seat - 1, player_fields(table.box.board))
        if broken is not None:
            return broken
    for part in table.parts:
        broken = part.broken_law(table)
        if broken is not None:
            return broken
    return None
