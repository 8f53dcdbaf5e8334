"""The table: what lies on it, what is still to be done, and who is asked what."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import STEP, Cause, Lying
from burgomaster.core.known import Known
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.question import Question, viewer_text
from burgomaster.core.step import ASK, ASK_ALL, DO, EVERYBODY, AskAll, Step, Task, Toss
from burgomaster.core.watched import Watched

if TYPE_CHECKING:
    from burgomaster.core.explain import Explanation

NOBODY: Final = -2
"""Nobody is asked: the game is over."""

WHOLE_TABLE: Final = -1
"""Whose view a table is, if it is nobody's: the table itself."""

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Watched):  # noqa: PLW1641 - it changes, so it has no hash
    """What lies on the table, as plain data, with the agenda of what is still to be done.

    A game adds its own zones, supplies and tracks. Nothing else holds the state of play.
    """

    __slots__ = ("_choices", "agenda", "asked", "automatic", "hurries", "source", "viewer")

    prefix: ClassVar[str] = ""
    """What the ids of the game's own messages begin with."""

    def __init__(self) -> None:
        self.agenda: list[Task] = []
        self.asked: int = NOBODY
        self.viewer: int = WHOLE_TABLE
        self.automatic: int = 0
        """The seats that the rules play, as a set: they are never asked, `answer` answers for them."""
        self.hurries: bool = False
        """Whether it also goes past questions with one answer that are always asked: nobody takes back."""
        self.source: Source | None = None
        self.watched = False
        self._listener = None
        self._notes = None
        self._choices: list[Choice] | None = None

    # What a game adds.

    def clone(self: T) -> T:
        """Return an equal table that shares nothing with this one; it has no source and no listener."""
        raise NotImplementedError

    def seen_by(self: T, seat: int) -> T:
        """Return a table in which everything that seat may not know is blank."""
        raise NotImplementedError

    def dump(self) -> dict[str, Plain]:
        """Return the whole table as plain data, equal for equal tables."""
        raise NotImplementedError

    def position(self) -> str:
        """Return the table as people write it, which its game reads back; of a seen table, what is seen.

        A game without positions shows its plain data.
        """
        return json.dumps(self.dump(), indent=1)

    def __str__(self) -> str:
        return self.position()

    def __repr__(self) -> str:
        asked = [question.text for question in self.questions] or ["over"]
        parts = [f"{type(self).__name__} for {self.seats()}", *asked]
        if self.viewer != WHOLE_TABLE:
            parts.append(f"as {viewer_text(self.viewer, self.seats())} sees it")
        return f"<{', '.join(parts)}>"

    def _repr_html_(self) -> str:
        """Return the position as a notebook shows it."""
        return f"<pre>{escape(str(self))}</pre>"

    def __eq__(self, other: object) -> bool:
        """Tell whether the same lies there, is to be done and is seen; source and listener do not count."""
        if not isinstance(other, Table) or type(self) is not type(other):
            return False
        same = self.asked == other.asked and self.viewer == other.viewer and self.agenda == other.agenda
        return self is other or (same and self.dump() == other.dump())

    def seats(self) -> int:
        """Return the number of players; the seat with this number is the spectator's."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return everyone's points as they would count now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return who would win if the game ended now: several seats if they are tied."""
        raise NotImplementedError

    def score_rows(self) -> list[dict[str, int]]:
        """Return everyone's points by where they come from, as they would count now.

        A game that counts them in one sum has one source.
        """
        return [{"points": points} for points in self.scores()]

    def chapter(self) -> list[int]:
        """Return where in the game the table stands, from the widest division to the narrowest."""
        return []

    def chapters(self) -> int:
        """Return how many of the widest divisions the game has; 0 if that depends on how it goes."""
        return 0

    def street(self, seat: int) -> list[dict[str, Plain]]:
        """Return what a seat has built, for a small picture; this is a seen table."""
        return []

    def view(self) -> dict[str, Plain]:
        """Return what a seat sees as typed plain data for people; this is a seen table.

        Without a form of its own, a game shows what is stored of it. Views may share their parts with each
        other and with later ones, at all tables: nobody may change one; whoever wants another copies it.
        """
        return self.dump()

    def view_for(self, seat: int, other: dict[str, Plain]) -> dict[str, Plain]:
        """Return `seen_by(seat).view()`, given the view of another viewer; this is the whole table.

        A game that shows much to all makes anew only what differs, so that many viewers cost little more than
        one; what is the same may be shared, so nobody may change it.
        """
        return self.seen_by(seat).view()

    def moves(self, seat: int | None = None) -> Explanation:
        """Explain what a seat can choose: else the viewer, else the first seat that is asked.

        A game tells what can change at its tables.
        """
        from burgomaster.core.explain import explained  # it is about tables

        return explained(self, seat, (), lambda table: {})

    def obvious(self) -> list[Choice]:
        """Return what whoever is asked would think of choosing, on offer or not; this is what they see."""
        return []

    def what_if(self, seat: int, about: dict[str, Plain]) -> dict[str, Plain]:
        """Return what something would mean for a seat, before it is chosen; this is what that seat sees.

        A game says what can be asked and in what shape it answers; what nobody can ask is refused.
        """
        raise Refused(Message("what-if-unknown", field="kind"))

    def imagined(self: T, rng: Fast) -> T:
        """Return a whole table that looks like this to its viewer; this is a seen table.

        Its blanks are filled with something that agrees with all that the viewer knows.
        """
        raise NotImplementedError

    def answer(
        self, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        """Return what the rules choose for a seat of `automatic`, as its rulebook says.

        It follows from the table alone, is told by the step's own events and is not recorded, like a choice
        without an alternative; other answers are therefore other rules, with a new version. What it needs to
        roll or draw first, it pushes, and returns None: then the question comes up again. It calls `reveal`
        where it shows what was hidden.
        """
        raise NotImplementedError

    def automatic_name(self, seat: int) -> str:
        """Return what a seat of `automatic` is called."""
        return str(seat + 1)

    def seat_names(self, people: Sequence[str]) -> list[str]:
        """Return the names of all seats, given those of the people at the others than `automatic`.

        Names for all seats stay as they are.
        """
        names = list(people)
        if len(people) != self.seats():
            for seat, name in self.automatic_names().items():
                names.insert(seat, name)
        return names

    def automatic_names(self) -> dict[int, str]:
        """Return what the seats of `automatic` are called."""
        seats = [seat for seat in range(self.seats()) if self.automatic >> seat & 1]
        return {seat: self.automatic_name(seat) for seat in seats}

    # The agenda.

    def push(self, step: Step[Any], seat: int, what: int = 0, count: int = 0) -> None:
        """Put something on top of the agenda: it is done before everything already there."""
        task = Task(step, seat, what, count)
        self.agenda.append(task)
        if self.watched and self._notes is not None:
            self._notes.pushed(len(self.agenda) - 1, task)

    def copy_agenda(self, other: Table) -> None:
        """Take over what is to be done, who is asked and whose view it is; this table is newly made."""
        self.agenda = other.agenda[:]
        self.asked = other.asked
        self.viewer = other.viewer
        self.automatic = other.automatic

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.asked == NOBODY

    def run(self) -> None:
        """Do what is to be done until someone has to choose or the game is over."""
        self._go_on()
        if self.watched:
            self._let_out()

    def _go_on(self) -> None:
        agenda = self.agenda
        while agenda:
            task = agenda[-1]
            step = task.step
            if self.watched:
                self._begin()
            kind = step.kind
            if kind == DO:
                agenda.pop()
                step.run(self, task.seat, task.what, task.count)
            elif kind == ASK:
                seat = task.seat
                choices = step.offers(self, seat, task.what, task.count)
                if len(choices) > 1 or (choices and step.always and not self.hurries):
                    if self.automatic and self.automatic >> seat & 1:
                        self._answer(step, seat, task.what, task.count, choices)
                        continue
                    self.asked = seat
                    self._choices = choices
                    return
                agenda.pop()
                if choices:
                    step.take(self, seat, task.what, task.count, choices[0])
                elif self.watched:
                    step.passed(self, seat, task.what, task.count)
            elif isinstance(step, Toss):
                if self._toss(step, task.seat, task.what, task.count):
                    return
            elif isinstance(step, AskAll) and self._ask_all(step, task.what, task.count):
                return
        self.asked = NOBODY

    def _toss(self, step: Toss[Any], seat: int, what: int, count: int) -> bool:
        """Roll or draw, and go on with what came; tell whether chance is asked, as there is no source."""
        n = step.outcomes(self, seat, what, count)
        k = 0
        if n > 1:
            source = self.source
            if source is None:
                self.asked = CHANCE
                return True
            k = source.pick(n, step.label(self, seat, what, count) if source.labelled else "")
        outcome = step.outcome(self, seat, what, count, k)
        if n > 1 and self._listener is not None:
            self._listener.chance(outcome)
        self.agenda.pop()
        step.take(self, seat, what, count, outcome)
        return False

    def _ask_all(self, step: AskAll[Any], what: int, count: int) -> bool:
        """Ask everyone who has a choice; tell whether somebody still has to answer."""
        asked = False
        for seat in step.waiting(self, what, count):
            choices = step.offers(self, seat, what, count)
            if len(choices) == 1:
                step.take(self, seat, what, count, choices[0])
            elif not (self.automatic and self.automatic >> seat & 1):
                asked = True
            elif not self._answer(step, seat, what, count, choices):
                return False  # the question comes up again
        if asked:
            self.asked = EVERYBODY
            return True
        self.agenda.pop()
        step.run(self, NOBODY, what, count)
        return False

    def _answer(self, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]) -> bool:
        """Let the rules answer for a seat; tell whether they did, or have to roll or draw first."""
        height = len(self.agenda)
        choice = self.answer(step, seat, what, count, choices)
        if (choice is None) == (len(self.agenda) == height):
            raise ValueError(f"for {step.name}, the rules must either answer or push what comes first")
        if choice is None:
            return False
        if choice not in choices:
            raise ValueError(f"for {step.name}, the rules answer {choice}, which is not on offer: {choices}")
        if step.kind != ASK_ALL:
            self.agenda.pop()
        step.take(self, seat, what, count, choice)
        return True

    # Questions and answers.

    def seats_asked(self) -> list[int]:
        """Return who is asked now: usually one seat, none when the game is over."""
        if self.asked != EVERYBODY:
            return [] if self.asked == NOBODY else [self.asked]
        task = self.agenda[-1]
        step = task.step
        return step.waiting(self, task.what, task.count) if isinstance(step, AskAll) else []

    def turn(self) -> tuple[int, list[Choice]]:
        """Return who is to choose next, and among what; where all are asked, the first who has not answered.

        It may be CHANCE, with the different outcomes; NOBODY with nothing to choose when the game is over.
        """
        if self.asked == EVERYBODY:
            first = self.seats_asked()[0]
            return first, self.offers_to(first)
        return self.asked, self.offers() if self.asked != NOBODY else []

    def weights(self) -> list[int]:
        """Return how many of the equally likely outcomes each choice of CHANCE's turn stands for."""
        if self.asked == CHANCE:
            task = self.agenda[-1]
            if isinstance(task.step, Toss):
                return task.step.weights(self, task.seat, task.what, task.count)
        raise ValueError("nothing is to be rolled or drawn")

    @property
    def questions(self) -> list[Question]:
        """Return the questions now asked: usually one, none when the game is over."""
        return [Question(self, self.agenda[-1], seat) for seat in self.seats_asked()]

    def offers(self) -> list[Choice]:
        """Return what the one seat that is asked can choose."""
        if self._choices is None:
            task = self.agenda[-1]
            self._choices = task.step.offers(self, task.seat, task.what, task.count)
        return self._choices

    def offers_to(self, seat: int) -> list[Choice]:
        """Return what this seat can choose now; nothing if it is not asked."""
        if self.asked == NOBODY:
            return []
        task = self.agenda[-1]
        step, what, count = task.step, task.what, task.count
        if isinstance(step, AskAll):
            return step.offers(self, seat, what, count) if step.waits_for(self, seat, what, count) else []
        return self.offers() if self.asked == seat else []

    def check(self, seat: int, choice: Choice) -> None:
        """Refuse a choice that is neither on offer nor as good as one that is, with the reason."""
        if self.asked == NOBODY:
            raise Refused(Message("game-over"))
        task = self.agenda[-1]
        step, asked, what, count = task.step, task.seat, task.what, task.count
        if isinstance(step, Toss) and seat == CHANCE:
            if step.possible(self, asked, what, count, choice):
                return
            raise Refused(step.why_not(self, asked, what, count, choice))
        choices = self.offers_to(seat)
        if not choices:
            by_rules = seat >= 0 and bool(self.automatic >> seat & 1)
            raise Refused(Message("played-by-rules" if by_rules else "not-asked", seat=seat + 1))
        if choice not in choices and not step.accepts(self, seat, what, count, choice):
            raise Refused(step.why_not(self, seat, what, count, choice))

    def not_asked_for(self, choice: Choice, question: str) -> Message:
        """Return why a choice is refused that the question does not ask for: perhaps when it is asked for."""
        return Message("not-asked-for", choice=choice.text, question=question)

    def known_to(self, seat: int, choice: Choice) -> Known | None:
        """Return who may know a choice, a roll or a draw that is about to be carried out; None: everyone."""
        task = self.agenda[-1]
        asked = seat if task.step.kind == ASK_ALL else task.seat
        return task.step.known_to(self, asked, task.what, task.count, choice)

    def warning(self, seat: int, choice: Choice) -> Message | None:
        """Return what a seat that is asked should know before it chooses this."""
        task = self.agenda[-1]
        return task.step.warning(self, seat, task.what, task.count, choice)

    def choose(self, seat: int, choice: Choice) -> None:
        """Check the choice, carry it out and go on to the next question."""
        self.check(seat, choice)
        self.apply(seat, choice)

    def apply(self, seat: int, choice: Choice) -> None:
        """Carry out a choice known to be on offer, and go on to the next question."""
        self._choices = None
        task = self.agenda[-1]
        step = task.step
        if self.watched:
            self._begin()
        if step.kind != ASK_ALL:
            self.agenda.pop()
            step.take(self, task.seat, task.what, task.count, choice)
        elif isinstance(step, AskAll):
            what, count = task.what, task.count
            step.take(self, seat, what, count, choice)
            if step.waiting(self, what, count):
                if self.watched:
                    self._let_out()
                return  # who is automatic or had only one choice was answered for at the beginning
            self.agenda.pop()
            step.run(self, NOBODY, what, count)
        self._go_on()
        if self.watched:
            self._let_out()

    def _begin(self) -> None:
        """Find out why what is on top of the agenda is done."""
        notes = self._notes
        if notes is None:
            return
        self._let_out()
        task = self.agenda[-1]
        cause = task.step.because(self, task.seat, task.what, task.count)
        if cause is None:
            cause = notes.inherited(len(self.agenda) - 1, task)
        notes.cause = cause if cause is not None else Cause(STEP, task.step.name)

    def lying(self) -> Lying:
        """Return what lies and stands where, as whoever this table is seen by sees it.

        Whatever `view` shows of the table is counted here, or follows from what is.
        """
        raise NotImplementedError

    def back_of(self, thing: str, number: int) -> int:
        """Return the number of a thing's back, which is all that is seen of it where it is hidden."""
        return number
