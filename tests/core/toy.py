"""A toy whose options say what is to be done, so that a test can lay out any agenda it wants."""

from __future__ import annotations

from typing import Any

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice, Form, Kind, Notation, words_kind
from burgomaster.core.event import Event, Lying
from burgomaster.core.game import Game
from burgomaster.core.meaning import Meaning, flag
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import Options, Rules, step_table, whole_number
from burgomaster.core.step import EVERYBODY, Ask, AskAll, Step, Toss
from burgomaster.core.table import Table


class Number(Choice):
    """A choice or an outcome with a number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class Plainly(Choice):
    """A choice that says all with its verb."""


TAKE = Form("take {number}", Number, number=Kind(0, 9))
ROLL = Form("roll {number}", Number, number=words_kind("one", "two", "three", "four", "five", "six"))
END = Form("end turn", Plainly)


def agenda_data(table: Table) -> list[Plain]:
    """Return the agenda as plain data."""
    return [[task.step.name, task.seat, task.what, task.count] for task in table.agenda]


NOT_THROWN = -1


class Toy(Table):
    """Everything that happened, and who has answered the question to everybody.

    A seat that the rules play takes the highest number, or throws a die if the question has a `count`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []
        self.answered: list[int] = []
        self.thrown = NOT_THROWN
        """What an automatic seat has thrown for its answer."""

    def clone(self: Toy) -> Toy:
        other = Toy()
        other.copy_agenda(self)
        other.log, other.answered, other.thrown = self.log[:], self.answered[:], self.thrown
        return other

    def answer(
        self, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        if not count:
            return choices[-1]
        if self.thrown == NOT_THROWN:
            self.push(STEPS["throw"], CHANCE, len(choices))
            return None
        thrown = self.thrown
        self.throw(NOT_THROWN)
        return choices[thrown]

    def imagined(self, rng: Fast) -> Toy:
        return self.clone()

    def seen_by(self: Toy, seat: int) -> Toy:
        return self.clone()

    def write(self, line: str) -> None:
        """Write down that something happened."""
        self.log.append(line)
        if self.watched:
            self.note("line", 0, 1, None, ("log", 0, line))

    def throw(self, number: int) -> None:
        """Let the die show a number."""
        if self.watched:
            self.note("die", 0, 1, ("thrown", 0, str(self.thrown)), ("thrown", 0, str(number)))
        self.thrown = number

    def lying(self) -> Lying:
        found: Lying = {(("thrown", 0, str(self.thrown)), "die", 0): 1}
        for line in self.log:
            found[("log", 0, line), "line", 0] = self.log.count(line)
        for seat in self.answered:
            found[("answered", seat + 1, ""), "answer", 0] = 1
        return found

    def dump(self) -> dict[str, Plain]:
        return {
            "log": [*self.log],
            "answered": [*self.answered],
            "thrown": self.thrown,
            "automatic": self.automatic,
            "asked": self.asked,
            "agenda": agenda_data(self),
        }

    def seats(self) -> int:
        return 3

    def scores(self) -> list[int]:
        return [len(self.log), 0, -1]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


class Say(Step[Toy]):
    """Something that is simply done."""

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.write(f"say {what}")
        if table.watched:
            table.tell(Event(Message("said", what=what)))


class Show(Step[Toy]):
    """Something hidden comes to light."""

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.reveal()


class Break(Step[Toy]):
    """A mistake in the rules."""

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.write("half done")
        raise RuntimeError("a mistake in the rules")


class Take(Ask[Toy]):
    """A seat takes a number below `what`."""

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [TAKE.of(number) for number in range(what)]

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.write(f"{seat} {choice.text}")

    def why_not(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Number) and choice.form is TAKE:
            return Message("too-many", most=what - 1)
        return super().why_not(table, seat, what, count, choice)


class EndTurn(Ask[Toy]):
    """A seat ends its turn; asked although there is nothing else to choose."""

    def __init__(self, name: str) -> None:
        super().__init__(name, what=flag("asked"))
        self.always = True

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [END.of()] if what else []

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.write(f"{seat} end turn")


class Roll(Toss[Toy]):
    """A roll with `what` outcomes, two of which show the same if `count` is 1."""

    def outcomes(self, table: Toy, seat: int, what: int, count: int) -> int:
        return what + count

    def outcome(self, table: Toy, seat: int, what: int, count: int, k: int) -> Choice:
        return ROLL.of(k % what)

    def label(self, table: Toy, seat: int, what: int, count: int) -> str:
        return f"roll {len(table.log)}"

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.write(choice.text)


class Throw(Roll):
    """An automatic seat throws a die with `what` sides for its answer."""

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Number)
        table.throw(choice.number)
        table.write(f"throw {choice.number}")


class TakeAll(AskAll[Toy]):
    """All seats take a number: seat s one of `what` - s."""

    def waiting(self, table: Toy, what: int, count: int) -> list[int]:
        return [seat for seat in range(3) if seat not in table.answered]

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [TAKE.of(number) for number in range(what - seat)]

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.answered.append(seat)
        if table.watched:
            table.note("answer", 0, 1, None, ("answered", seat + 1, ""))
        table.write(f"{seat} {choice.text}")

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.write("all have answered")


STEPS = step_table(
    *(Say("say", what=Meaning("words", 9)), Show("show"), Break("break")),
    *(Take("take", what=Meaning("numbers", 10), count=flag("with_die")), EndTurn("end")),
    *(TakeAll("all", what=Meaning("numbers", 10), count=flag("with_die")),),
    *(Roll("roll", what=Meaning("sides", 6), count=flag("loaded")), Throw("throw", what=Meaning("sides", 6))),
)


class Toys(Rules[Toy]):
    """Options: `do` lists what is to be done, first things first, as 'step seat what count'.

    `automatic` lists the seats that the rules play.
    """

    def __init__(self) -> None:
        super().__init__("toy", 1, Notation(TAKE, ROLL, END))

    def options(self, given: Options) -> Options:
        return given

    def new(self, options: Options, source: Source | None) -> Toy:
        table = Toy()
        table.source = source
        automatic = options.get("automatic", [])
        assert isinstance(automatic, list)
        for each in automatic:
            table.automatic |= 1 << whole_number(each, "automatic", 0, 2)
        things = options["do"]
        assert isinstance(things, list)
        for thing in reversed(things):
            name, *rest = str(thing).split(" ")
            seat, what, count = [*map(int, rest), 0, 0, 0][:3]
            table.push(
                STEPS[name], EVERYBODY if name == "all" else CHANCE if name == "roll" else seat, what, count
            )
        table.run()
        return table

    def load(self, data: Plain) -> Toy:
        assert isinstance(data, dict)
        log, answered, agenda = data["log"], data["answered"], data["agenda"]
        assert isinstance(log, list)
        assert isinstance(answered, list)
        assert isinstance(agenda, list)
        table = Toy()
        table.log = [str(line) for line in log]
        table.answered = [whole_number(seat, "answered", 0, 2) for seat in answered]
        table.thrown = whole_number(data["thrown"], "thrown", -1, 9)
        table.automatic = whole_number(data["automatic"], "automatic", 0, 7)
        table.asked = whole_number(data["asked"], "asked", -3, 2)
        for task in agenda:
            assert isinstance(task, list)
            seat, what, count = [whole_number(number, "agenda", -3, 9) for number in task[1:]]
            table.push(STEPS[str(task[0])], seat, what, count)
        return table

    def data_digest(self, options: Options) -> str:
        return "none"


def table_to(*things: str, source: Source | None = None, automatic: tuple[int, ...] = ()) -> Toy:
    """Return a table at which these things are to be done, first things first."""
    return Toys().new({"do": [*things], "automatic": [*automatic]}, source)


def game_of(*things: str, source: Source | None = None, automatic: tuple[int, ...] = ()) -> Game[Toy]:
    """Return a game in which these things are to be done, first things first."""
    options: Options = {"do": [*things], "automatic": [*automatic]} if automatic else {"do": [*things]}
    return Game(Toys(), options, source, ("Anna", "Ben", "Cleo"))
