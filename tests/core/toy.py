"""A toy whose options say what is to be done, so that a test can lay out any agenda it wants."""

from __future__ import annotations

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice, Form, Kind, Notation, words_kind
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import Options, Rules, step_table
from burgomaster.core.table import EVERYBODY, Ask, AskAll, Step, Table, Toss


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
    return [[step.name, seat, what, count] for step, seat, what, count in table.agenda]


class Toy(Table):
    """Everything that happened, and who has answered the question to everybody."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []
        self.answered: list[int] = []

    def clone(self: Toy) -> Toy:
        other = Toy()
        other.copy_agenda(self)
        other.log, other.answered = self.log[:], self.answered[:]
        return other

    def seen_by(self: Toy, seat: int) -> Toy:
        return self.clone()

    def dump(self) -> dict[str, Plain]:
        return {
            "log": [*self.log],
            "answered": [*self.answered],
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
        table.log.append(f"say {what}")
        if table.watched:
            table.tell(Event(Message("said", what=what)))


class Show(Step[Toy]):
    """Something hidden comes to light."""

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.reveal()


class Break(Step[Toy]):
    """A mistake in the rules."""

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.log.append("half done")
        raise RuntimeError("a mistake in the rules")


class Take(Ask[Toy]):
    """A seat takes a number below `what`."""

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [TAKE.of(number) for number in range(what)]

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.log.append(f"{seat} {choice.text}")

    def why_not(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Number) and choice.form is TAKE:
            return Message("too-many", most=what - 1)
        return super().why_not(table, seat, what, count, choice)


class EndTurn(Ask[Toy]):
    """A seat ends its turn; asked although there is nothing else to choose."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.always = True

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [END.of()] if what else []

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.log.append(f"{seat} end turn")


class Roll(Toss[Toy]):
    """A roll with `what` outcomes, two of which show the same if `count` is 1."""

    def outcomes(self, table: Toy, seat: int, what: int, count: int) -> int:
        return what + count

    def outcome(self, table: Toy, seat: int, what: int, count: int, k: int) -> Choice:
        return ROLL.of(k % what)

    def label(self, table: Toy, seat: int, what: int, count: int) -> str:
        return f"roll {len(table.log)}"

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.log.append(choice.text)


class TakeAll(AskAll[Toy]):
    """All seats take a number: seat s one of `what` - s."""

    def waiting(self, table: Toy, what: int, count: int) -> list[int]:
        return [seat for seat in range(3) if seat not in table.answered]

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [TAKE.of(number) for number in range(what - seat)]

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        table.answered.append(seat)
        table.log.append(f"{seat} {choice.text}")

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.log.append("all have answered")


STEPS = step_table(
    Say("say"), Show("show"), Break("break"), Take("take"), EndTurn("end"), Roll("roll"), TakeAll("all")
)


class Toys(Rules[Toy]):
    """Options: `do` lists what is to be done, first things first, as 'step seat what count'."""

    def __init__(self) -> None:
        super().__init__("toy", 1, Notation(TAKE, ROLL, END))

    def options(self, given: Options) -> Options:
        return given

    def new(self, options: Options, source: Source | None) -> Toy:
        table = Toy()
        table.source = source
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

    def imagine(self, seen: Toy, rng: Fast) -> Toy:
        return seen.clone()

    def data_digest(self, options: Options) -> str:
        return "none"


def table_to(*things: str, source: Source | None = None) -> Toy:
    """Return a table at which these things are to be done, first things first."""
    return Toys().new({"do": [*things]}, source)


def game_of(*things: str, source: Source | None = None) -> Game[Toy]:
    """Return a game in which these things are to be done, first things first."""
    return Game(Toys(), {"do": [*things]}, source, ("Anna", "Ben", "Cleo"))
