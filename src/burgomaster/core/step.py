"""Steps: what can be to be done, asked or left to chance; the agenda of a table holds them as tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import Cause
from burgomaster.core.known import Known
from burgomaster.core.meaning import NOTHING, Meaning
from burgomaster.core.message import Message

if TYPE_CHECKING:
    from burgomaster.core.table import Table

EVERYBODY: Final = -3
"""Several seats are asked at once, each without waiting for the others."""

DO: Final = 0
ASK: Final = 1
TOSS: Final = 2
ASK_ALL: Final = 3
"""The kinds of steps: something is done, one seat is asked, chance decides, several seats are asked."""

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something to be done, with no state of its own: the agenda holds it as a `Task`.

    A step declares what its two numbers are; without that, they are 0.
    """

    always: bool = False
    """Whether a question is asked even if there is only one choice (not compiled: set it on `self`)."""

    def __init__(self, name: str, what: Meaning = NOTHING, count: Meaning = NOTHING) -> None:
        self.name: Final = name
        self.what: Final = what
        self.count: Final = count
        self.kind = DO

    def fits(self, what: int, count: int) -> bool:
        """Tell whether the two numbers can be what the step declares."""
        return self.what.fits(what) and self.count.fits(count)

    def goes_with(self, table: T, index: int) -> bool:
        """Tell whether its task at this index of an agenda, written by hand, goes with what lies there."""
        return True

    @property
    def form(self) -> str:
        """Return how the step is written in an agenda: what its numbers are called, and what they can be."""
        words = [self.name, "all" if self.kind == ASK_ALL else "seat"]
        for argument in (self.what, self.count):
            if argument is not NOTHING:
                words.append(
                    f"{argument.name}(0-{argument.high})" if argument.high <= 9999 else argument.name
                )
            elif argument is self.what and self.count is not NOTHING:
                words.append("0")
        return " ".join(words)

    def text(self, seat: int, what: int, count: int) -> str:
        """Return something to be done as people read it, with the names of its numbers."""
        words = [self.name, "all" if seat == EVERYBODY else str(seat + 1)]
        for number, value in ((self.what, what), (self.count, count)):
            if number is not NOTHING or value:
                words.append(number.text(value))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def run(self, table: T, seat: int, what: int, count: int) -> None:
        """Do it: change the table, and push onto the agenda what follows from it."""
        raise NotImplementedError

    def offers(self, table: T, seat: int, what: int, count: int) -> list[Choice]:
        """Return what can be chosen. Nothing to choose: the step passes by. One thing: it is taken."""
        raise NotImplementedError

    def accepts(self, table: T, seat: int, what: int, count: int, choice: Choice) -> bool:
        """Tell whether a choice is taken though it is not offered, being as good as one that is."""
        return False

    def take(self, table: T, seat: int, what: int, count: int, choice: Choice) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def passed(self, table: T, seat: int, what: int, count: int) -> None:
        """Tell that there was nothing to choose, where that is worth a word; only where somebody watches."""

    def because(self, table: T, seat: int, what: int, count: int) -> Cause | None:
        """Return why this is done, for events; None: because of what it was put onto the agenda for."""
        return None

    def known_to(self, table: T, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        """Return who may know a choice that is about to be carried out; None: everyone may.

        A step says it of choices that name what others cannot see, such as a card drawn unseen.
        """
        return None

    def warning(self, table: T, seat: int, what: int, count: int, choice: Choice) -> Message | None:
        """Return what a seat should know before it chooses this, from what it sees; mostly there is nothing.

        It is asked for people only, never in play.
        """
        return None

    def ask(self, table: T, seat: int, what: int, count: int) -> Message:
        """Return the question as everyone may hear it."""
        return Message(f"{table.prefix}ask-{self.name}", what=what, count=count)

    def why_not(self, table: T, seat: int, what: int, count: int, choice: Choice) -> Message:
        """Return why the choice is not on offer."""
        return table.not_asked_for(choice, self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A question to one seat."""

    def __init__(self, name: str, what: Meaning = NOTHING, count: Meaning = NOTHING) -> None:
        super().__init__(name, what, count)
        self.kind = ASK


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(Step[T]):
    """A question to several seats at once; when all have answered, the step runs."""

    def __init__(self, name: str, what: Meaning = NOTHING, count: Meaning = NOTHING) -> None:
        super().__init__(name, what, count)
        self.kind = ASK_ALL

    def waiting(self, table: T, what: int, count: int) -> list[int]:
        """Return the seats that have not answered yet."""
        raise NotImplementedError

    def waits_for(self, table: T, seat: int, what: int, count: int) -> bool:
        """Tell whether a seat has not answered yet."""
        return seat in self.waiting(table, what, count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Toss(Step[T]):
    """A roll or a draw, with so many equally likely outcomes."""

    def __init__(self, name: str, what: Meaning = NOTHING, count: Meaning = NOTHING) -> None:
        super().__init__(name, what, count)
        self.kind = TOSS

    def outcomes(self, table: T, seat: int, what: int, count: int) -> int:
        """Return the number of equally likely outcomes (equal ones counted as often as they occur)."""
        raise NotImplementedError

    def outcome(self, table: T, seat: int, what: int, count: int, k: int) -> Choice:
        """Return outcome number k."""
        raise NotImplementedError

    def label(self, table: T, seat: int, what: int, count: int) -> str:
        """Return what is rolled or drawn here, different for every roll and draw of a game."""
        raise NotImplementedError

    def offers(self, table: T, seat: int, what: int, count: int) -> list[Choice]:
        """Return the different outcomes."""
        return list(self._spread(table, seat, what, count))

    def weights(self, table: T, seat: int, what: int, count: int) -> list[int]:
        """Return, beside `offers`, how many of the equally likely outcomes each different one stands for."""
        return list(self._spread(table, seat, what, count).values())

    def _spread(self, table: T, seat: int, what: int, count: int) -> dict[Choice, int]:
        """Return how often each different outcome is among the equally likely ones."""
        spread: dict[Choice, int] = {}
        for k in range(self.outcomes(table, seat, what, count)):
            outcome = self.outcome(table, seat, what, count, k)
            spread[outcome] = spread.get(outcome, 0) + 1
        return spread

    def possible(self, table: T, seat: int, what: int, count: int, choice: Choice) -> bool:
        """Tell whether this can be the outcome; a roll of many dice answers without listing them all."""
        return choice in self.offers(table, seat, what, count)


@mypyc_attr(acyclic=True, free_list_len=1)
class Task:
    """What is to be done: the step, the seat, and two small numbers whose meaning the step knows.

    It never changes, so clones share it. It is no tuple: a compiled engine takes a whole tuple apart, and
    checks its parts, whenever it looks at one of them.
    """

    __slots__ = ("count", "seat", "step", "what")

    def __init__(self, step: Step[Any], seat: int, what: int = 0, count: int = 0) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.what: Final = what
        self.count: Final = count

    @property
    def parts(self) -> tuple[Step[Any], int, int, int]:
        """Return all of it, to be taken apart at once."""
        return self.step, self.seat, self.what, self.count

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Task)
            and self.step is other.step
            and self.seat == other.seat
            and self.what == other.what
            and self.count == other.count
        )

    def __hash__(self) -> int:
        return hash((self.step, self.seat, self.what, self.count))

    def __repr__(self) -> str:
        return f"<{self.step.text(self.seat, self.what, self.count)}>"
