"""How often each seat has taken back in its turn."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.game import Game

MOST_UNDOS: Final = 200
"""So often a seat can take back in one turn."""


class Undos:
    """What was taken back in a game, counted by seat and turn."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        self._undos: Final[dict[int, tuple[int, int]]] = {}  # of each seat: in which turn, and how often
        self._stood: Final[list[int]] = [0] * game.table.seats()  # how many choices of each stand for good
        self._stood_at = 0  # among so many entries

    def _turn(self, seat: int) -> int:
        """Return how many choices of others stand for good: that grows between two turns of a seat."""
        while self._stood_at < self._game.barrier:
            chooser = self._game.entries[self._stood_at][0]
            if chooser != CHANCE:
                self._stood[chooser] += 1
            self._stood_at += 1
        return sum(self._stood) - self._stood[seat]

    def of(self, seat: int) -> int:
        """Return how often a seat has taken back in this turn."""
        turn, count = self._undos.get(seat, (0, 0))
        return count if turn == self._turn(seat) else 0

    def count(self, seat: int, count: int) -> None:
        """Count what a seat took back."""
        self._undos[seat] = (self._turn(seat), self.of(seat) + count)
