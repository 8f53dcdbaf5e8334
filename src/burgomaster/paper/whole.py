"""Whole tables on paper: how the fields of a table and of its players come together, in any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from burgomaster.core.step import Task
from burgomaster.core.table import Table
from burgomaster.paper.fields import Field, Natural, dump_fields, write_fields
from burgomaster.paper.position import Fields

T = TypeVar("T", bound=Table)


def dump_table(
    header: Fields,
    fields: Sequence[Field[T]],
    table: T,
    player_fields: Sequence[Field[T]],
    players: Sequence[object],
) -> Fields:
    """Return the whole table as plain data; `header` tells which game this is."""
    data = {**header, **dump_fields(fields, table, table)}
    found: Fields = {}
    for seat, player in enumerate(players):
        found[str(seat + 1)] = dump_fields(player_fields, player, table, seat)
    data["player"] = found
    return data


def write_players(
    fields: Sequence[Field[T]],
    players: Sequence[object],
    table: T,
    natural: Callable[[T, int], Natural] | None = None,
) -> Fields:
    """Return what players hold as a person writes it, without what is natural."""
    found: Fields = {}
    for seat, player in enumerate(players):
        usual = natural(table, seat) if natural is not None else None
        mine = write_fields(fields, player, table, seat, usual)
        if mine:
            found[str(seat + 1)] = mine
    return found


def turn_told(
    table: T, agenda: Callable[[T, int, bool], list[Task]], turns: bool, quiet: bool
) -> Fields | None:
    """Return whose turn it is, if all that is still to be done follows from it; None if it does not.

    `agenda` returns what follows. Only some phases have `turns`; in `quiet` ones nothing need be told.
    """
    if not table.agenda:
        return {"over": True}
    turn = table.agenda[-1].seat
    if turns and agenda(table, turn, False) == table.agenda:
        return {"turn": turn + 1}
    if turns and agenda(table, turn, True) == table.agenda:
        return {"turn": turn + 1, "acted": True}
    return {} if quiet and agenda(table, 0, False) == table.agenda else None


def put_together(header: Fields, newest: str, fields: Fields, turn: Fields | None, players: Fields) -> Fields:
    """Return a position as a person writes it: no newest data set, and no agenda that follows from a turn."""
    told: Fields = {}
    for key, value in header.items():
        if value and key != "digest" and (key, value) != ("data", newest):
            told[key] = value
    for key, value in fields.items():
        if key == "agenda" and turn is not None:
            told.update(turn)
        else:
            told[key] = value
    if players:
        told["player"] = players
    return told
