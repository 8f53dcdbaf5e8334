"""What every clerk is: it weighs the choices of a decision at a table it imagines, and can say why."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from burgomaster.bots.base import Advice, Budget, Decision, See
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.playout import Policy
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

Ranked = list[tuple[Choice, float]]
"""Choices worth a look with the points they promise, the best first."""


class Trial(Generic[T]):
    """Weighs the choices of one decision, for a seat, at a table that agrees with all it knows."""

    __slots__ = ("seat", "table")

    def __init__(self, table: T, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat

    def best(self, choices: list[Choice]) -> Choice:
        """Return the best of the choices."""
        raise NotImplementedError

    def at_once(self, choices: list[Choice]) -> Choice:
        """Return the best of the choices by a quick look at what each leads to."""
        return self.best(choices)

    def looked_at(self, choices: list[Choice]) -> Ranked:
        """Return the choices with the points they promise at a quick look, the best first."""
        return self.ranked(choices)

    def ranked(self, choices: list[Choice]) -> Ranked:
        """Return the choices worth a look with the points they promise, the best first."""
        raise NotImplementedError

    def advice(self, choices: list[Choice]) -> Advice:
        """Return the best of the choices, and why it is."""
        raise NotImplementedError

    def why(self, choice: Choice) -> list[Message]:
        """Return what speaks for a choice, whatever the others are worth; the weightiest first."""
        raise NotImplementedError


class Clerk(Generic[T]):
    """A player who weighs every choice; a game says how it weighs."""

    def imagined(self, seen: Table, rng: Fast) -> T:
        """Return a table that agrees with all that a seat has seen."""
        return cast("T", seen).imagined(rng)

    def trial(self, table: T, seat: int, rng: Fast) -> Trial[T]:
        """Begin to weigh what a seat can choose at a table it has imagined."""
        raise NotImplementedError

    def values(self, table: T) -> list[float]:
        """Return the points that every seat may expect of a table in the end."""
        raise NotImplementedError

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return the choice that looks best."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        return self.trial(self.imagined(see(), rng), question.seat, rng).best(choices)

    def advise(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Advice:
        """Return what it would choose, and what that comes to."""
        return self.trial(self.imagined(see(), rng), question.seat, rng).advice(question.choices)


class Weighing(Policy, Generic[T]):
    """How a clerk plays on in a playout: at the whole table, which is imagined already."""

    def __init__(self, clerk: Clerk[T], rng: Fast) -> None:
        self.clerk: Final = clerk
        self.rng: Final = rng

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        """Return what the clerk would choose."""
        return self.clerk.trial(cast("T", table), seat, self.rng).best(choices)


class AtOnce(Weighing[T]):
    """The same in a fifth of the time, without planning: one looks what each choice leads to at once."""

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        """Return the choice after which the table looks best."""
        return self.clerk.trial(cast("T", table), seat, self.rng).at_once(choices)
