"""Questions: who is asked what at a table, and what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Task

if TYPE_CHECKING:
    from burgomaster.core.table import Table


def seat_text(seat: int) -> str:
    """Return a seat as texts call it.

    >>> seat_text(0), seat_text(CHANCE)
    ('seat 1', 'chance')
    """
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


def viewer_text(viewer: int, seats: int) -> str:
    """Return whoever sees a table as texts call them."""
    return "a spectator" if viewer == seats else seat_text(viewer)


class Question:
    """Who is asked what, and what can be chosen; the choices are made when they are looked at."""

    def __init__(self, table: Table, task: Task, seat: int) -> None:
        self._table = table
        self._task = task
        self.seat: Final = seat

    @property
    def step(self) -> str:
        """Return the name of the step that asks."""
        return self._task.step.name

    @property
    def ask(self) -> Message:
        """Return the question."""
        task = self._task
        return task.step.ask(self._table, self.seat, task.what, task.count)

    @property
    def choices(self) -> list[Choice]:
        """Return what can be chosen, never empty."""
        return self._table.offers_to(self.seat)

    @property
    def text(self) -> str:
        """Return who is asked by which step."""
        return f"{seat_text(self.seat)} is asked {self.step}"

    def __repr__(self) -> str:
        return f"<{self.text}, choices: {len(self.choices)}>"
