"""Building the table (game set-up)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import Source
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import CARDS_BY_COLOUR
from burgomaster.games.hamburg.draws import KEEP_TOP_OPEN, OPEN_DISCARD
from burgomaster.games.hamburg.flow import SEASON, order_of
from burgomaster.games.hamburg.order import by_each, push_stages
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import start_goods


class TakeStartGoods(Step[Hamburg]):
    """Take the marks and workers with which a player begins (set-up)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        marks, workers = start_goods(table, seat)
        table.start_with(seat, marks, workers)


START_GOODS: Final = TakeStartGoods("start-goods")


def set_up(box: Box, players: int, source: Source | None) -> Hamburg:
    """Lay out the table and run to the first question; the first seat is the first player.

    Those whom the rules play have seats of their own beside the players'.
    """
    table = Hamburg(box, players + box.automatic.bit_count())
    table.source = source
    board = box.board
    table.statues = tuple(board.statues[players])
    table.stock = tuple(board.tokens)
    table.undecided = CARDS_BY_COLOUR[:]
    table.piles = [len(cards) for cards in CARDS_BY_COLOUR]
    for player in table.players:
        player.points = board.start_points
    table.push(SEASON, 0)
    table.push(KEEP_TOP_OPEN, 0)
    for colour in range(4, -1, -1):
        table.push(OPEN_DISCARD, 0, colour)
    push_stages(table, by_each(START_GOODS), 0)
    push_stages(table, order_of(table).set_up, 0)
    table.run()
    return table
