"""What a bot is: a seat's brain, which gets a question and what its seat sees, never the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, runtime_checkable

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Task
from burgomaster.core.table import Table

See = Callable[[], Table]
"""Gives `table.seen_by(seat)`; it takes a while, so a bot calls it only when it wants to look."""


class Budget(NamedTuple):
    """How long a bot may think: so many seconds, so many simulations, or both; without either, as it likes.

    With simulations it chooses the same on every machine, so that a game can be played again exactly.

    >>> allowance = Budget(simulations=2).begin()
    >>> [allowance.go_on() for _ in range(4)]
    [True, True, False, False]
    """

    seconds: float | None = None
    simulations: int | None = None
    share: float = 1.0
    """Which part of its usual simulations a bot that sets their number itself is to make."""

    def or_else(self, simulations: int) -> Budget:
        """Return the budget, or so many simulations if it has no limit."""
        return Budget(simulations=simulations) if self == UNLIMITED else self

    def begin(self) -> Allowance:
        """Begin to think."""
        return Allowance(self)


UNLIMITED: Final = Budget()
"""No limit: a bot that would search for ever sets one of its own (`or_else`)."""


class Allowance:
    """What is left of a budget since a bot began to think."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._end: Final = None if budget.seconds is None else clock() + budget.seconds
        self._left = budget.simulations

    def go_on(self) -> bool:
        """Tell whether one more simulation is allowed, and count it."""
        if self._left is not None:
            if self._left <= 0:
                return False
            self._left -= 1
        return self._end is None or self._clock() < self._end


class Decision:
    """What a seat is asked, as a bot gets it: who, by which step, and the choices, with no table behind.

    The sentence is worked out when looked at, from what the seat sees.
    """

    __slots__ = ("_task", "choices", "seat", "see")

    def __init__(self, seat: int, task: Task, choices: list[Choice], see: See) -> None:
        self.seat: Final = seat
        self.choices: Final = choices
        """What can be chosen, never empty; the list is the bot's own."""
        self._task: Final = task
        self.see: Final = see

    @property
    def step(self) -> str:
        """Return the name of the step that asks."""
        return self._task.step.name

    @property
    def ask(self) -> Message:
        """Return the question."""
        task = self._task
        return task.step.ask(self.see(), self.seat, task.what, task.count)


class Bot(Protocol):
    """A computer opponent for any seat.

    It keeps nothing from one question to the next, so one bot can play several seats and many games; one that
    wants to keep something `Sits`.
    """

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return one of `question.choices`.

        All that is random about it comes from `rng`.
        """
        ...


@runtime_checkable
class Sits(Protocol):
    """A bot that keeps something from one question to the next: it sits down at each seat of each game anew.

    What is kept is to save work, never needed: a server that was started again, or a choice taken back, gives
    another the next question, or asks an earlier one again. Whoever sits there looks whether what was kept
    fits what the seat sees now.
    """

    def sit(self, seat: int) -> Bot:
        """Return who answers for a seat in one game."""
        ...


class Advice(NamedTuple):
    """What a bot would choose, and why, in messages for people."""

    choice: Choice
    reasons: list[Message]


@runtime_checkable
class Advises(Protocol):
    """A bot that can say why it chooses something."""

    def advise(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Advice:
        """Return one of `question.choices` with the reasons, the weightiest first."""
        ...


def sit(bot: Bot, seat: int) -> Bot:
    """Return who answers for a seat in one game: the bot itself, unless it `Sits`."""
    return bot.sit(seat) if isinstance(bot, Sits) else bot


class Random:
    """Chooses anything that is allowed, each thing with the same chance."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return one of the choices at random, without looking."""
        choices = question.choices
        return choices[rng.below(len(choices))]


def ask(bot: Bot, table: Table, seat: int, rng: Fast, budget: Budget = UNLIMITED) -> Choice:
    """Let a bot answer for a seat that is asked; it sees what that seat may see.

    >>> from burgomaster.games import hamburg
    >>> table = hamburg.new(players=2, source=Fast(1))
    >>> seat, choices = table.turn()
    >>> ask(Random(), table, seat, Fast(1))
    <draw pink>
    """
    question = question_to(table, seat)
    return bot.choose(question, question.see, rng, budget)


def advise(bot: Bot, table: Table, seat: int, rng: Fast, budget: Budget = UNLIMITED) -> Advice:
    """Let a bot say what it would choose for a seat that is asked, and why if it can tell."""
    question = question_to(table, seat)
    if isinstance(bot, Advises):
        return bot.advise(question, question.see, rng, budget)
    return Advice(bot.choose(question, question.see, rng, budget), [])


def question_to(table: Table, seat: int) -> Decision:
    """Return what a seat is asked; behind it is what that seat may see."""
    choices = table.offers_to(seat)
    if not choices:
        raise ValueError(f"seat {seat + 1} is not asked")
    return Decision(seat, table.agenda[-1], choices[:], lambda: table.seen_by(seat))
