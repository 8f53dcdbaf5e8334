"""Writing positions: a table as text that a person likes to read, with everything natural left out."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.paper.natural import natural_agenda
from burgomaster.games.hamburg.paper.position import header, player_fields, table_fields
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.fields import write_fields
from burgomaster.paper.position import Fields, not_natural
from burgomaster.paper.toml import write_toml

_TABLES: Final = ("values", "player.*", "memory")


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
    board, seats = table.box.board, len(table.players)
    told = header(table)
    del told["digest"]
    told = not_natural(told, {"data": SETS.newest(), "values": {}})
    fields = write_fields(table_fields(board, seats), table, table)
    for key, value in fields.items():
        if key == "agenda":
            told.update(_turn(table) or {key: value})
        elif key not in ("discards", "shuffled"):
            told[key] = value
        elif "discards" not in told:  # the pile is natural as a whole, or not at all
            told["discards"] = [*table.discards]
            if table.shuffled:
                told["shuffled"] = [*table.shuffled]
    players: Fields = {}
    for seat, player in enumerate(table.players):
        mine = write_fields(player_fields(board), player, table, seat)
        if mine:
            players[str(seat + 1)] = mine
    if players:
        told["player"] = players
    for expansion, part in zip(table.box.expansions, table.parts, strict=True):
        its = write_fields(expansion.fields(seats), part, table)
        if its:
            told[expansion.name] = its
    return write_toml(told, (*_TABLES, *[expansion.name for expansion in table.box.expansions]))


def _turn(table: Hamburg) -> Fields:
    """Return whose turn it is, if all that is still to be done follows from it."""
    if not table.agenda:
        return {"over": True}
    if table.phase in (1, 2, 3):
        turn = table.agenda[-1][1]
        for acted in (False, True):
            if natural_agenda(table, turn, acted) == table.agenda:
                told: Fields = {"turn": turn + 1}
                if acted:
                    told["acted"] = True
                return told
    return {}
