"""Writing positions: a table as text that a person likes to read, with everything natural left out."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.sets import SETS
from burgomaster.games.bruges.paper.natural import natural_agenda
from burgomaster.games.bruges.paper.position import header, player_fields, table_fields
from burgomaster.games.bruges.table import Bruges
from burgomaster.paper.fields import write_fields
from burgomaster.paper.toml import write_toml
from burgomaster.paper.whole import put_together, turn_told, write_players

_TABLES: Final = ("values", "player.*", "memory")


def write_position(table: Bruges) -> str:
    """Return a table as a position; reading it gives back the same table."""
    box, seats = table.box, len(table.players)
    fields = write_fields(table_fields(box.board, seats), table, table, 0)
    turn = turn_told(table, natural_agenda, table.phase in (1, 2, 3), False)
    players = write_players(player_fields(box.board), table.players, table)
    return write_toml(put_together(header(table), SETS.newest(), fields, turn, players), _TABLES)
