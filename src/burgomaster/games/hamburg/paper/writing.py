"""Writing positions: a table as text that a person likes to read, with everything natural left out."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.paper.natural import natural_agenda
from burgomaster.games.hamburg.paper.position import header, natural_discards, player_fields, table_fields
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.fields import Natural, write_fields
from burgomaster.paper.toml import write_toml
from burgomaster.paper.whole import put_together, turn_told, write_players

_TABLES: Final = ("values", "player.*", "memory")
_NO_CARD: Final = 0
"""What no pile has: so it is always told."""


def write_position(table: Hamburg) -> str:
    """Return a table as a position; reading it gives back the same table.

    >>> from burgomaster.core.chance import Fast
    >>> from burgomaster.games.hamburg.box.sets import standard_box
    >>> from burgomaster.games.hamburg.setup import set_up
    >>> print(write_position(set_up(standard_box(), 2, Fast(1))), end="")
    game = "hamburg"
    players = 2
    phase = "I"
    turn = 1
    discards = [246]
    shuffled = [90, 174, 236, 251]
    """
    box, seats = table.box, len(table.players)
    fields = write_fields(table_fields(box.board, seats), table, table, 0, _natural_pile(table))
    turn = turn_told(table, natural_agenda, table.phase in (1, 2, 3), False)
    players = write_players(player_fields(box.board), table.players, table)
    told = put_together(header(table), SETS.newest(), fields, turn, players)
    for expansion, part in zip(box.expansions, table.parts, strict=True):
        its = write_fields(expansion.fields(seats), part, table)
        if its:
            told[expansion.key] = its
    return write_toml(told, (*_TABLES, *[expansion.key for expansion in box.expansions]))


def _natural_pile(table: Hamburg) -> Natural:
    """Return what need not be told of the discard pile, which is natural as a whole or not at all."""
    pile = natural_discards(table)
    if table.discards == pile[-1:] and table.shuffled == tuple(sorted(pile[:-1])):
        return {}
    return {"discards": [_NO_CARD], "shuffled": ()}
