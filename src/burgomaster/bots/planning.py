"""Planning: which turns, one after the other, leave a seat with the table that looks best.

Others are taken to do nothing meanwhile, and a roll or a draw ends a plan: what chance will bring is judged
by what it is worth on average.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from burgomaster.bots.base import Advice
from burgomaster.bots.clerk import Ranked, Trial
from burgomaster.bots.margin import told
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Step, Task
from burgomaster.games.rows.choices import EndTurn
from burgomaster.games.rows.owners import OwnerTable

T = TypeVar("T", bound=OwnerTable)

DEEPEST: Final = 6
"""How many questions are carried through after a choice before the table is judged as it is."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns of a game, how many plans for them are looked at, and what is said where none is made."""

    turn: Step[Any]
    before: int
    """What a turn is at before its action."""
    lap: Step[Any]
    """What gives everyone a turn."""
    told: Callable[[Any, Any, int], list[Message]]
    """Returns why a plan is good, by the table before it and the one it leads to, for a seat."""
    uses: int
    """How many ways of using cards are looked at before an action; with many cards there are too many."""
    spare: int
    """How many more plans than are carried on are kept for using cards."""
    better: str
    """What is said of the best choice where no plan is made: that it is so much better than the next."""
    close: str
    """Or that it is hardly better."""


class Plan(Generic[T]):
    """How to begin, the table it leads to, and how good that looks."""

    __slots__ = ("first", "table", "value")

    def __init__(self, first: Choice | None, table: T, value: float) -> None:
        self.first: Final = first
        self.table: Final = table
        self.value: Final = value


class Planning(Trial[T]):
    """Plans where a turn begins, action by action; elsewhere it looks what each choice leads to at once."""

    __slots__ = ("_turns", "width")

    def __init__(self, table: T, seat: int, width: int, turns: Turns) -> None:
        super().__init__(table, seat)
        self.width: Final = width
        """How many plans are carried on."""
        self._turns: Final = turns

    def best(self, choices: list[Choice]) -> Choice:
        """Return what the best plan begins with, or the choice after which the table looks best."""
        if self._begins():
            return self.plan(self.table).first or choices[0]
        best = choices[0]
        most = -1e9
        for choice in self.different(choices):
            value = self.worth(choice)
            if value > most:
                best, most = choice, value
        return best

    def at_once(self, choices: list[Choice]) -> Choice:
        """Return the choice after which the table looks best."""
        return self.answer(self.table, choices, 0)

    def looked_at(self, choices: list[Choice]) -> Ranked:
        """Return the choices with how good the table looks after each, the best first."""
        worths = [(choice, self.value_at_once(self.table, choice, 0)) for choice in self.different(choices)]
        return sorted(worths, key=_promised, reverse=True)

    def ranked(self, choices: list[Choice]) -> Ranked:
        """Return what plans begin with, or the choices, with what they promise, the best first."""
        if not self._begins():
            worths = [(choice, self.worth(choice)) for choice in self.different(choices)]
            return sorted(worths, key=_promised, reverse=True)
        ends, drawn = self._plans(self.table)
        most = max([plan.value for plan in ends]) if ends else 0.0
        promised: dict[Choice, float] = {}
        for plan in [*ends, *[Plan(each.first, each.table, most + each.value) for each in drawn]]:
            if plan.first is not None:
                promised[plan.first] = max(plan.value, promised.get(plan.first, plan.value))
        return sorted(promised.items(), key=_promised, reverse=True)

    def advice(self, choices: list[Choice]) -> Advice:
        """Return the best of the choices, with what the plan comes to, or how far ahead the choice is."""
        if self._begins():
            plan = self.plan(self.table)
            return Advice(plan.first or choices[0], self._turns.told(self.table, plan.table, self.seat))
        different = self.different(choices)
        values = [self.worth(choice) for choice in different]
        best = different[values.index(max(values))]
        ahead = told(values, self._turns.better, self._turns.close)
        return Advice(best, [*self.told_of_choice(best), *ahead])

    def why(self, choice: Choice) -> list[Message]:
        """Return what the best plan that begins with a choice comes to, or what the choice leads to."""
        if self._begins():
            ends, drawn = self._plans(self.table)
            begun = [plan for plan in [*ends, *drawn] if plan.first == choice]
            if begun:
                return self._turns.told(self.table, max(begun, key=_value).table, self.seat)
        return self.told_of_choice(choice)

    def _begins(self) -> bool:
        """Tell whether this is the beginning of a turn."""
        step, _, what, _ = self.table.agenda[-1].parts
        return step is self._turns.turn and what == self._turns.before

    # What a game knows.

    def value(self, table: T) -> float:
        """Return the points this seat may expect of a table."""
        raise NotImplementedError

    def tried(self, table: T, choice: Choice, depth: int = 0) -> T:
        """Return the table after a choice and what it entails."""
        raise NotImplementedError

    def value_at_once(self, table: T, choice: Choice, depth: int) -> float:
        """Return how good the table looks at once after a choice."""
        raise NotImplementedError

    def worth(self, choice: Choice) -> float:
        """Return how good a choice is where no plan is made."""
        return self.value_at_once(self.table, choice, 0)

    def different(self, choices: list[Choice]) -> list[Choice]:
        """Leave out choices that come to the same as another."""
        raise NotImplementedError

    def is_use(self, choice: Choice) -> bool:
        """Tell whether a choice uses a card laid out, which takes no action."""
        raise NotImplementedError

    def opens(self, use: Choice) -> bool:
        """Tell whether a use brings nothing yet, but makes others possible."""
        return False

    def spending(self, action: Choice) -> tuple[type[Choice], int, int] | None:
        """Return what an action does with a card of which only the colour matters; None for any other."""
        raise NotImplementedError

    def keeps(self, table: T, action: Choice) -> float:
        """Return how much one would rather keep the card of an action than spend it."""
        raise NotImplementedError

    def after_use(self, table: T) -> object:
        """Return what makes a table differ from others that uses of cards lead to."""
        raise NotImplementedError

    def after_action(self, table: T) -> object:
        """Return what makes a table differ from others that actions lead to; None if none is left out."""
        return None

    def ended(self, last: list[Plan[T]]) -> list[Plan[T]]:
        """Return plans to be compared of those that have come to their last turn, the best first."""
        raise NotImplementedError

    def told_of_choice(self, choice: Choice) -> list[Message]:
        """Return why a choice is good where no plan is made."""
        return []

    # Planning.

    def answer(self, table: T, choices: list[Choice], depth: int) -> Choice:
        """Return the choice after which the table looks best at once."""
        best = choices[0]
        most = -1e9
        for choice in self.different(choices):
            value = self.value_at_once(table, choice, depth)
            if value > most:
                best, most = choice, value
        return best

    def plan(self, table: T) -> Plan[T]:
        """Return the plan for the turns to come that looks best at their end, begun at a turn.

        The plans that look best are carried on action by action, each with the cards worth using. A plan that
        comes to a draw cannot be carried on; it is taken to go on as well as the best one there.
        """
        ends, drawn = self._plans(table)
        best = max(ends, key=_value) if ends else Plan(None, table, 0.0)
        if drawn:
            hoped = max(drawn, key=_value)
            if hoped.value > 0 or not ends:
                return Plan(hoped.first, hoped.table, best.value + hoped.value)
        return best

    def _plans(self, table: T) -> tuple[list[Plan[T]], list[Plan[T]]]:
        """Return plans that come to their end, and those that come to a draw with what they have ahead."""
        plans = [Plan(None, table, self.value(table))]
        ends: list[Plan[T]] = []
        drawn: list[Plan[T]] = []
        while plans:
            waiting: list[Plan[T]] = []
            plans = self.with_uses(plans, waiting)
            _compare(waiting, plans[0].value, drawn)
            longer: list[Plan[T]] = []
            last: list[Plan[T]] = []
            waiting = []
            met: set[object] = set()
            for plan in plans[: self.width]:
                for action in self._actions(plan.table):
                    self._act(plan, action, longer, last, waiting, met)
            last.sort(key=_value, reverse=True)
            ends += self.ended(last)
            longer.sort(key=_value, reverse=True)
            plans = longer[: self.width + self._turns.spare]
            if waiting:
                going_on = plans or last or waiting
                _compare(waiting, max([plan.value for plan in going_on]), drawn)
        return ends, drawn

    def _act(
        self,
        plan: Plan[T],
        action: Choice,
        longer: list[Plan[T]],
        last: list[Plan[T]],
        waiting: list[Plan[T]],
        met: set[object],
    ) -> None:
        """Carry a plan on by an action, and put it where it belongs: to go on, at its end, or at a draw."""
        first = plan.first or action
        if isinstance(action, EndTurn):
            last.append(Plan(first, plan.table, plan.value))
            return
        tried = self.tried(plan.table, action)
        if not self._at_turn(tried):
            waiting.append(Plan(first, tried, self.value(tried)))
            return
        later = self._next_turn(tried)
        if later is None:
            last.append(Plan(first, tried, self.value(tried)))
        elif _is_new(self.after_action(later), met):
            longer.append(Plan(first, later, self.value(later)))

    def with_uses(self, plans: list[Plan[T]], waiting: list[Plan[T]]) -> list[Plan[T]]:
        """Return plans and the same with cards used, as far as that looks better; the best first.

        Uses that come to a draw are put with those waiting.
        """
        found = plans[:]
        todo = plans[:]
        met: set[object] = set()
        while todo and len(found) < self._turns.uses:
            plan = todo.pop()
            for choice in plan.table.offers():
                if not self.is_use(choice):
                    continue
                tried = self.tried(plan.table, choice)
                value = self.value(tried)
                first = plan.first or choice
                if not self._at_turn(tried):
                    waiting.append(Plan(first, tried, value))
                    continue
                if self.opens(choice):
                    value = plan.value
                elif value <= plan.value:
                    continue
                if _is_new(self.after_use(tried), met):
                    used = Plan(first, tried, value)
                    found.append(used)
                    todo.append(used)
        found.sort(key=_value, reverse=True)
        return found

    def _actions(self, table: T) -> list[Choice]:
        """Return the actions worth trying: of cards for which others would do, the least worth is spent."""
        actions: list[Choice] = []
        spent: dict[tuple[type[Choice], int, int], int] = {}
        for choice in self.different(table.offers()):
            if self.is_use(choice):
                continue
            kind = self.spending(choice)
            if kind is not None:
                at = spent.get(kind)
                if at is not None:
                    if self.keeps(table, choice) < self.keeps(table, actions[at]):
                        actions[at] = choice
                    continue
                spent[kind] = len(actions)
            actions.append(choice)
        return actions

    def _at_turn(self, table: T) -> bool:
        """Tell whether this seat is at its turn."""
        return table.asked == self.seat and table.agenda[-1].step is self._turns.turn

    def _next_turn(self, table: T) -> T | None:
        """Return the table at one's next turn, as if others did nothing; None if there is none."""
        if not table.owner(self.seat).hand:
            return None
        lap = self._turns.lap
        to_come = [at for at, task in enumerate(table.agenda) if task.step is lap]
        if not to_come:
            return None
        later = table.clone()
        later.agenda[-1] = Task(self._turns.turn, self.seat, self._turns.before)
        del later.agenda[to_come[-1]]
        return later


def _value(plan: Plan[Any]) -> float:
    return plan.value


def _promised(ranked: tuple[Choice, float]) -> float:
    return ranked[1]


def _is_new(situation: object, met: set[object]) -> bool:
    """Tell whether a situation was not met before, and keep it in mind."""
    if situation is None:
        return True
    if situation in met:
        return False
    met.add(situation)
    return True


def _compare(waiting: list[Plan[T]], best: float, drawn: list[Plan[T]]) -> None:
    """Add what plans that come to a draw have ahead of the best plan there."""
    for plan in waiting:
        drawn.append(Plan(plan.first, plan.table, plan.value - best))
