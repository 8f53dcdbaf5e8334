"""Final scoring, source by source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.games.hamburg.box.components import BLACK, COLOUR

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg

SOURCES: Final = ("cards", "laurels", "majorities", "thirds", "statues", "clerics", "square")
"""Where points of final scoring come from, in the order in which they are counted."""


def printed_points(table: Hamburg, seat: int) -> int:
    """Return the points printed on buildings, zoo and park cards; a card under a zoo card has none."""
    points = table.box.points
    player = table.players[seat]
    total = sum([points[card] for card in player.garden])
    for plot in player.plots:
        for card in plot.buildings:
            total += points[card]
    return total


def laurel_points(table: Hamburg, seat: int) -> int:
    """Return the points of buildings with a laurel wreath."""
    total = 0
    for plot in table.players[seat].plots:
        for card in plot.buildings:
            if table.box.laurel >> card & 1:
                total += table.box.laurel_points(card, table, seat)
    return total


def majority_points(table: Hamburg, seat: int) -> int:
    """Return the points of active majority tokens."""
    return table.players[seat].active.bit_count() * table.box.board.majority_points


def third_segment_points(table: Hamburg, seat: int) -> int:
    """Return the points for the third segment of either half of the wall."""
    return sum([table.box.board.third_points for built in table.players[seat].wall if built >= 3])


def statue_points(table: Hamburg, seat: int) -> int:
    """Return the points of the statues."""
    return sum(table.players[seat].statues)


def cleric_points(table: Hamburg, seat: int) -> int:
    """Return a point for every card per cleric or worker on the floor below it; zoo and park are black."""
    below = [0, 0, 0, 0, 0, 0]
    for window, colour in enumerate(table.box.board.windows):
        below[colour] += table.floor[window]
    for colour, workers in enumerate(table.floor_workers):
        below[colour] += workers
    player = table.players[seat]
    total = below[BLACK] * len(player.garden)
    for plot in player.plots:
        for card in plot.buildings:
            total += below[COLOUR[card]]
    return total


def square_points(table: Hamburg, seat: int) -> int:
    """Return the points of the pawn's space on City Hall Square."""
    return table.box.board.square[table.players[seat].square]


def final_scoring(table: Hamburg, seat: int) -> dict[str, int]:
    """Return what each source would add for a seat if the game ended now."""
    return {
        "cards": printed_points(table, seat),
        "laurels": laurel_points(table, seat),
        "majorities": majority_points(table, seat),
        "thirds": third_segment_points(table, seat),
        "statues": statue_points(table, seat),
        "clerics": cleric_points(table, seat),
        "square": square_points(table, seat),
    }


def winners(table: Hamburg) -> list[int]:
    """Return who wins: most points, then most marks, else all who are tied."""
    ranking = [(score, player.marks) for score, player in zip(table.scores(), table.players, strict=True)]
    best = max(ranking)
    return [seat for seat, rank in enumerate(ranking) if rank == best]
