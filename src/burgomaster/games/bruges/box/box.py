"""The box: all printed values of one data set, with the persons' rows, looked up by card number."""

from __future__ import annotations

from typing import Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.components import (
    CARDS,
    FLASH,
    GROUPS,
    LAUREL,
    OF_GROUP,
    ONCE_A_ROUND,
    WORKER,
)
from burgomaster.games.bruges.cards.hooks import COUNTS_AS, HOOKS, IN_TURN, SAID
from burgomaster.games.rows.box import Printed, RowBox
from burgomaster.games.rows.effect import Standing


class Board:
    """The values printed on the board, tiles and overview cards."""

    def __init__(self) -> None:
        self.canals: list[list[list[int]]] = []
        """The colours of canal fields, from the gatehouse outwards: of each seat, left and right."""
        self.field_colours: list[int] = []
        """The same as sets of one colour, one after another, for a quick look."""
        self.canal_costs: list[int] = []
        self.third_points = 0
        self.reputation: list[int] = []
        self.statues: list[int] = []
        self.majority_points = 0
        self.house_points = 0
        self.threat_points = 0
        self.intrigue_points = 0
        self.start_points = 0
        self.start_guilders = 0
        self.start_workers = 0
        self.hand_limit = 0
        self.laps = 0
        self.workers_taken = 0


class Counted(Standing):
    """A person who counts as several groups."""

    def __init__(self, groups: tuple[int, ...]) -> None:
        super().__init__(COUNTS_AS, SAID[COUNTS_AS])
        self.groups: Final = groups

    def spell(self) -> Phrase:
        named = [Phrase("br-group-name", group=GROUPS[group]) for group in self.groups]
        return Phrase(self.said, {"groups": named})


class Box(RowBox):
    """One data set: what is printed on every card and on the board, and what every person does."""

    def __init__(self, printed: Printed, board: Board) -> None:
        super().__init__(printed, HOOKS)
        self.board: Final = board
        self.flash: Final = self.activated(FLASH)
        self.in_turn: Final = self.activated(WORKER) | self.activated(ONCE_A_ROUND)
        """The persons that are used in one's turn, once a round."""
        self.laurel: Final = self.activated(LAUREL)
        self.group: Final = OF_GROUP[:]
        for card in range(1, CARDS + 1):
            if self.in_turn >> card & 1:
                self.answering[card] |= 1 << IN_TURN
            for effect in self.rows[card]:
                if isinstance(effect, Counted):
                    for group in effect.groups:
                        self.group[group] |= 1 << card
