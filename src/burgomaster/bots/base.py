"""What a bot is: a seat's brain, which gets a question and what its seat sees, never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Question, Table

See = Callable[[], Table]
"""Gives `table.seen_by(seat)`; it takes a while, so a bot calls it only when it wants to look."""


class Bot(Protocol):
    """A computer opponent for any seat.

    It keeps nothing from one question to the next, so one bot can play several seats and many games.
    """

    def choose(self, question: Question, see: See, rng: Fast, budget: float | None) -> Choice:
        """Return one of `question.choices`.

        All that is random about it comes from `rng`. `budget` is how many seconds it may think, None if as
        long as it likes.
        """
        ...


class Random:
    """Chooses anything that is allowed, each thing with the same chance."""

    def choose(self, question: Question, see: See, rng: Fast, budget: float | None) -> Choice:
        """Return one of the choices at random, without looking."""
        choices = question.choices
        return choices[rng.below(len(choices))]


def ask(bot: Bot, table: Table, question: Question, rng: Fast, budget: float | None = None) -> Choice:
    """Let a bot answer a question of a table; it sees what the seat that is asked may see.

    >>> from burgomaster.games import hamburg
    >>> table = hamburg.new(players=2, source=Fast(1))
    >>> ask(Random(), table, table.questions[0], Fast(1))
    <draw pink>
    """
    return bot.choose(question, lambda: table.seen_by(question.seat), rng, budget)
