"""The clerk: looks one step ahead, and knows what is worth having."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.base import See
from burgomaster.bots.hamburg.judgement import CLERK, Judgement, Taste
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Question
from burgomaster.games.hamburg.actions import AFTER, BEFORE_ACTION, TURN
from burgomaster.games.hamburg.choices import Announce, Build, Done, EndTurn, Select, Use
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL, START_ROUND
from burgomaster.games.hamburg.imagine import imagine
from burgomaster.games.hamburg.table import Hamburg

PAUSES: Final = (TURN, CITY_HALL, BEFORE_DISASTERS, REPLENISH)
"""Questions at which a table can be judged; before them, what was begun is carried through."""

DEEPEST: Final = 6
"""How many questions are carried through after a choice before the table is judged as it is."""


WIDTH: Final = 3
"""How many plans are carried on."""


class Clerk:
    """A player who does what looks best now.

    It tries every choice on a copy of a table that agrees with all its seat knows. A roll or a draw ends the
    trial: what chance will bring is judged by what it is worth on average.
    """

    def __init__(self, taste: Taste = CLERK) -> None:
        self.taste: Final = taste

    def choose(self, question: Question, see: See, rng: Fast, budget: float | None) -> Choice:
        """Return the choice after which the table looks best; the first of equals."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        seen = see()
        assert isinstance(seen, Hamburg)
        table = imagine(seen, rng)
        trial = Trial(table, question.seat, self.taste)
        different = _different(choices)
        if _before_action(table, question.seat):
            return trial.best_of_turn(table, different)
        return trial.best(table, different)[0]


class Trial:
    """Tries choices on copies of one table."""

    __slots__ = ("judgement", "seat")

    def __init__(self, table: Hamburg, seat: int, taste: Taste) -> None:
        self.seat: Final = seat
        self.judgement: Final = Judgement(table, seat, taste)

    def best(self, table: Hamburg, choices: list[Choice], depth: int = 0) -> tuple[Choice, float]:
        """Return the best of the choices, and how good the table looks after it."""
        best = choices[0]
        most = -1e9
        step = table.agenda[-1][0]
        for choice in choices:
            if isinstance(choice, EndTurn) or (isinstance(choice, Done) and step in PAUSES):
                value = self.judgement.of(table, True)
            else:
                value = self.judgement.of(self._tried(table, choice, depth))
            if value > most:
                best, most = choice, value
        return best, most

    def best_of_turn(self, table: Hamburg, choices: list[Choice]) -> Choice:
        """Return how best to begin a turn: with an action, or with a building and the best action after it.

        The plans that look best are carried on, action by action, to the end of the season.
        """
        plans: list[Plan] = []
        for choice in choices:
            if isinstance(choice, (Use, Announce)):
                tried = self._tried(table, choice)
                if _before_action(tried, self.seat):
                    plans.extend(self._plans(choice, tried))
                else:
                    plans.append(Plan(choice, tried, self.judgement.of(tried)))
            elif isinstance(choice, EndTurn):
                plans.append(Plan(choice, table, self.judgement.of(table, True)))
            else:
                tried = self._tried(table, choice)
                plans.append(Plan(choice, tried, self.judgement.of(tried)))
        best = max(plans, key=_value)
        while len(plans) > 1:
            plans.sort(key=_value, reverse=True)
            best = plans[0]
            if all(plan.choice is best.choice for plan in plans[:WIDTH]):
                break
            longer: list[Plan] = []
            gains: list[float] = []
            stuck: list[Plan] = []
            for plan in plans[:WIDTH]:
                later = self._next_turn(plan.table)
                if later is None:
                    stuck.append(plan)
                    continue
                following = self._plans(plan.choice, later)
                gains.append(max([each.value for each in following]) - plan.value)
                longer.extend(following)
            if not longer:
                break
            # A plan that waits for chance or for somebody else is taken to go on as well as the others.
            usual = sum(gains) / len(gains)
            plans = [*longer, *[Plan(plan.choice, plan.table, plan.value + usual) for plan in stuck]]
        return best.choice

    def _plans(self, choice: Choice, table: Hamburg) -> list[Plan]:
        """Return the plans to take one of the actions of a turn, all begun with the same choice."""
        plans: list[Plan] = []
        for action in _different(table.offers()):
            if isinstance(action, EndTurn):
                plans.append(Plan(choice, table, self.judgement.of(table, True)))
            elif not isinstance(action, (Use, Announce)):
                tried = self._tried(table, action, DEEPEST)
                plans.append(Plan(choice, tried, self.judgement.of(tried)))
        return plans

    def _next_turn(self, table: Hamburg) -> Hamburg | None:
        """Return the table at one's next turn this season, as if others did nothing; None at its end."""
        agenda = table.agenda
        if agenda[-1][:3] != (TURN, self.seat, AFTER) or not table.players[self.seat].hand:
            return None
        rounds = [at for at, task in enumerate(agenda) if task[0] is START_ROUND]
        if not rounds:
            return None
        later = table.clone()
        later.agenda[-1] = (TURN, self.seat, BEFORE_ACTION, 0)
        del later.agenda[rounds[-1]]
        return later

    def _tried(self, table: Hamburg, choice: Choice, depth: int = 0) -> Hamburg:
        """Return the table after a choice and what it entails for this seat."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        while tried.asked == self.seat and depth < DEEPEST and tried.agenda[-1][0] not in PAUSES:
            depth += 1
            answer, _ = self.best(tried, _different(tried.offers()), DEEPEST)
            tried.apply(self.seat, answer)
        return tried


class Plan:
    """How to begin a turn, and the table it leads to."""

    __slots__ = ("choice", "table", "value")

    def __init__(self, choice: Choice, table: Hamburg, value: float) -> None:
        self.choice: Final = choice
        self.table: Final = table
        self.value: Final = value


def _value(plan: Plan) -> float:
    return plan.value


def _before_action(table: Hamburg, seat: int) -> bool:
    """Tell whether a seat is in its turn and has not taken its action."""
    step, who, what, _ = table.agenda[-1]
    return step is TURN and who == seat and what == BEFORE_ACTION


def _different(choices: list[Choice]) -> list[Choice]:
    """Leave out choices that differ from another only in the site they name."""
    seen: set[int] = set()
    different: list[Choice] = []
    for choice in choices:
        if isinstance(choice, (Build, Select)):
            if choice.card in seen:
                continue
            seen.add(choice.card)
        different.append(choice)
    return different
