"""Final scoring, source by source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.bruges.table import Bruges

SOURCES: Final = ("persons", "houses", "laurels", "majorities", "canal", "statues", "reputation")
"""Where points of final scoring come from, in the order in which they are counted."""
SCORING_FIELD: Final = 3
"""The canal field that brings points."""


def person_points(table: Bruges, seat: int) -> int:
    """Return the points printed on the persons laid out."""
    return sum([table.box.points[card] for card in cards_in(table.players[seat].display)])


def house_points(table: Bruges, seat: int) -> int:
    """Return the points of houses, whether somebody lives there or not."""
    return len(table.players[seat].houses) * table.box.board.house_points


def laurel_points(table: Bruges, seat: int) -> int:
    """Return the points of persons with a laurel wreath."""
    total = 0
    for card in cards_in(table.players[seat].display & table.box.laurel):
        total += table.box.laurel_points(card, table, seat)
    return total


def majority_points(table: Bruges, seat: int) -> int:
    """Return the points of majority markers on their coloured side."""
    return table.players[seat].active.bit_count() * table.box.board.majority_points


def canal_points(table: Bruges, seat: int) -> int:
    """Return the points of the fields with a 3 that have a tile."""
    built = [tiles for tiles in table.players[seat].canal if tiles >= SCORING_FIELD]
    return len(built) * table.box.board.third_points


def statue_points(table: Bruges, seat: int) -> int:
    """Return the points of the statues."""
    return sum(table.players[seat].statues)


def reputation_points(table: Bruges, seat: int) -> int:
    """Return the points of the field reached on the reputation track."""
    return table.box.board.reputation[table.players[seat].reputation]


def final_scoring(table: Bruges, seat: int) -> dict[str, int]:
    """Return what each source would add for a seat if the game ended now."""
    return {
        "persons": person_points(table, seat),
        "houses": house_points(table, seat),
        "laurels": laurel_points(table, seat),
        "majorities": majority_points(table, seat),
        "canal": canal_points(table, seat),
        "statues": statue_points(table, seat),
        "reputation": reputation_points(table, seat),
    }
