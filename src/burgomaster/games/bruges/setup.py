"""Setting up a table: five stacks, as many of them in play as there are players; two draw piles.

A seat stands for its seals: the gatehouse is that of its number or the one chosen (`Bruges.gatehouses`), the
figure starts in the town hall, and the majority markers lie on their gray side (`Player.active` has none).
The overview cards, of which no rule speaks again, are not in the box.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import Source
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Ask
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    CARDS,
    CARDS_BY_COLOUR,
    CARDS_OF_COLOUR,
    COLOURS,
    EXTRA,
    GATEHOUSES,
    LEFT,
    RIGHT,
    STACK,
)
from burgomaster.games.bruges.choices import TAKE_COLOURS, TakeColour
from burgomaster.games.bruges.draws import SHOW_TOP
from burgomaster.games.bruges.flow import ROUND
from burgomaster.games.bruges.table import Bruges


class ChooseColour(Ask[Bruges]):
    """Choose the colour of one's pieces of those that nobody has chosen before (set-up, ruling 32)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return [choice for each, choice in enumerate(TAKE_COLOURS) if each not in table.gatehouses[:seat]]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, TakeColour)
        table.take_gatehouse(seat, choice.gatehouse)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, TakeColour):
            return Message("br-colour-taken", gatehouse=GATEHOUSES[choice.gatehouse])
        return super().why_not(table, seat, what, count, choice)


CHOOSE_COLOUR: Final = ChooseColour("choose-colour")


def stacks(players: int) -> list[int]:
    """Return how many cards the two draw piles and the extra pile have; an odd card lies on the left."""
    in_play = players * STACK
    return [in_play - in_play // 2, in_play // 2, CARDS - in_play]


def set_up(box: Box, players: int, source: Source | None, choose_colours: bool = False) -> Bruges:
    """Lay out the table and run to the first question; the first seat is the first player.

    Colours are those of the seats, unless the players are to choose them.
    """
    table = Bruges(box, players)
    table.source = source
    board = box.board
    table.statues = tuple(board.statues)
    table.undecided = CARDS_BY_COLOUR[:]
    table.covered = [CARDS_OF_COLOUR] * len(COLOURS)
    table.piles = stacks(players)
    for seat, player in enumerate(table.players):
        player.points = board.start_points
        table.start_with(seat, board.start_guilders, board.start_workers)
    table.push(ROUND, 0)
    for pile in (EXTRA, RIGHT, LEFT):
        table.push(SHOW_TOP, 0, pile)
    if choose_colours:
        for seat in range(players - 1, -1, -1):
            table.push(CHOOSE_COLOUR, seat)
    table.run()
    return table
