"""Final scoring: where points come from, what money left over is worth, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon

# Where points come from.
LAID: Final = 0
BOUGHT: Final = 1
OWN_TILES: Final = 2
SUPPLIED: Final = 3
NEIGHBOURS: Final = 4
MONEY: Final = 5
SOURCES: Final = ("laid", "bought", "own-tiles", "supplied", "neighbours", "money")
"""Where points come from, in the order in which players keep them."""


def money_points(table: CityTycoon, seat: int) -> int:
    """Return the points that a seat's money is worth: one for every ten euro (end of the game)."""
    return table.players[seat].money // table.box.board.euro_per_point


def money_left(table: CityTycoon, seat: int) -> int:
    """Return the money for which there are no more points."""
    return table.players[seat].money % table.box.board.euro_per_point


def final_scoring(table: CityTycoon, seat: int) -> dict[str, int]:
    """Return a seat's points from each source if the game ended now."""
    points: dict[str, int] = dict(zip(SOURCES, table.players[seat].points, strict=True))
    points[SOURCES[MONEY]] += money_points(table, seat)
    return points


def final_points(table: CityTycoon, seat: int) -> int:
    """Return a seat's points if the game ended now."""
    return sum(table.players[seat].points) + money_points(table, seat)


def winners(table: CityTycoon) -> list[int]:
    """Return who wins: most points, then most money left, else all who are tied (end of the game)."""
    ranking = [(score, money_left(table, seat)) for seat, score in enumerate(table.scores())]
    best = max(ranking)
    return [seat for seat, rank in enumerate(ranking) if rank == best]
