"""The clerk: plans the cards of a round, and knows what is worth having then."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.base import Advice, Budget, Question, See
from burgomaster.bots.bruges import reasons
from burgomaster.bots.bruges.judgement import CLERK, Judgement, Taste
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Task
from burgomaster.games.bruges.box.components import COLOUR
from burgomaster.games.bruges.choices import BuildCanal, Draw, LayPerson, Tile
from burgomaster.games.bruges.draws import DRAW
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.sight.imagine import imagine
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import BEFORE, LAP, TURN
from burgomaster.games.rows.choices import EndTurn, Select, StandardAction, Use

PAUSES: Final = (TURN, MAY_ADVANCE, DRAW)
"""Questions at which a table can be judged; before them, what was begun is carried through."""
DEEPEST: Final = 6
"""How many questions are carried through after a choice before the table is judged as it is."""
WIDTH: Final = 3
"""How many plans are carried on, card by card."""
USES: Final = 24
"""How many ways of using persons are looked at before a card is played."""


class Clerk:
    """A player who plans what looks best when the cards of the round are played.

    It tries choices on copies of a table that agrees with all its seat knows, as if others only answered what
    they are asked. A roll or a draw ends the trial: what chance will bring is judged by what it is worth on
    average.
    """

    def __init__(self, taste: Taste = CLERK, width: int = WIDTH) -> None:
        self.taste: Final = taste
        self.width: Final = width

    def choose(self, question: Question, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return the choice after which the table looks best; the first of equals."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        table = self._imagined(see, rng)
        return Trial(table, question.seat, self.taste, self.width).best(table, choices)

    def advise(self, question: Question, see: See, rng: Fast, budget: Budget) -> Advice:
        """Return what it would choose, and what that comes to."""
        table = self._imagined(see, rng)
        trial = Trial(table, question.seat, self.taste, self.width)
        return Advice(trial.best(table, question.choices), trial.reasons(table, question.choices))

    @staticmethod
    def _imagined(see: See, rng: Fast) -> Bruges:
        seen = see()
        assert isinstance(seen, Bruges)
        return imagine(seen, rng)


class Plan:
    """How to begin, the table it leads to, and how good that looks."""

    __slots__ = ("first", "table", "value")

    def __init__(self, first: Choice | None, table: Bruges, value: float) -> None:
        self.first: Final = first
        self.table: Final = table
        self.value: Final = value


class Trial:
    """Tries choices on copies of one table."""

    __slots__ = ("judgement", "seat", "taste", "width")

    def __init__(self, table: Bruges, seat: int, taste: Taste, width: int) -> None:
        self.seat: Final = seat
        self.taste: Final = taste
        self.width: Final = width
        self.judgement: Final = Judgement(table, seat, taste)

    def best(self, table: Bruges, choices: list[Choice]) -> Choice:
        """Return the best of the choices."""
        step, _, what, _ = table.agenda[-1].parts
        if step is TURN and what == BEFORE:
            return self._round(table).first or choices[0]
        if isinstance(choices[0], Draw):
            return max(choices, key=lambda choice: self._pile(table, choice))
        return self._answer(table, choices, 0)

    def _pile(self, table: Bruges, choice: Choice) -> float:
        """Return what a card of a pile is worth; a pile that runs out ends the game, which is a loss."""
        assert isinstance(choice, Draw)
        more = table.piles[choice.side] - table.piles[1 - choice.side]
        longer = 0.0 if table.last else self.taste.longer * max(min(more, 8), -8)
        return self.judgement.drawn(table, table.tops[choice.side]) + longer

    def _answer(self, table: Bruges, choices: list[Choice], depth: int) -> Choice:
        """Return the choice after which the table looks best at once."""
        if isinstance(choices[0], Draw):
            return max(choices, key=lambda choice: self._pile(table, choice))
        best = choices[0]
        most = -1e9
        for choice in self._sensible(choices):
            value = self._value_at_once(table, choice, depth)
            if value > most:
                best, most = choice, value
        return best

    def _value_at_once(self, table: Bruges, choice: Choice, depth: int) -> float:
        """Return how good the table looks at once after a choice."""
        if isinstance(choice, EndTurn):
            return self.judgement.of(table)
        return self.judgement.of(self._tried(table, choice, depth))

    def reasons(self, table: Bruges, choices: list[Choice]) -> list[Message]:
        """Return why the best of the choices is the best."""
        step, _, what, _ = table.agenda[-1].parts
        if step is TURN and what == BEFORE:
            return reasons.of_plan(table, self._round(table).table, self.seat)
        if isinstance(choices[0], Draw):
            return reasons.of_values([self._pile(table, choice) for choice in choices])
        sensible = self._sensible(choices)
        return reasons.of_values([self._value_at_once(table, choice, 0) for choice in sensible])

    def _sensible(self, choices: list[Choice]) -> list[Choice]:
        """Leave out choices that differ from another only in the house they name, and what one never does."""
        seen: set[int] = set()
        found: list[Choice] = []
        for choice in choices:
            if isinstance(choice, (LayPerson, Select)):
                if choice.card in seen:
                    continue
                seen.add(choice.card)
            if isinstance(choice, (BuildCanal, Tile)) and not self.taste.digs and len(choices) > 2:
                continue
            if isinstance(choice, (LayPerson, Use)) and not self.taste.persons:
                continue
            found.append(choice)
        return found or choices

    def _round(self, table: Bruges) -> Plan:
        """Return the plan for the rest of the round that looks best at its end, begun at a turn.

        A plan that comes to a draw cannot be carried on; it is taken to go on as well as the best one there.
        """
        plans = [Plan(None, table, self.judgement.of(table))]
        ends: list[Plan] = []
        drawn: list[Plan] = []
        while plans:
            waiting: list[Plan] = []
            plans = self._with_uses(plans, waiting)
            _compare(waiting, plans[0].value, drawn)
            longer: list[Plan] = []
            waiting = []
            last: list[Plan] = []
            for plan in plans[: self.width]:
                for action in self._actions(plan.table):
                    self._act(plan, action, longer, last, waiting)
            for plan in sorted(last, key=_value, reverse=True)[: self.width]:
                ends += self._with_uses([plan], [])[:1]
            plans = sorted(longer, key=_value, reverse=True)[: self.width]
            going_on = plans or last or waiting
            if waiting:
                _compare(waiting, max([plan.value for plan in going_on]), drawn)
        best = max(ends, key=_value) if ends else Plan(None, table, 0.0)
        if drawn:
            hoped = max(drawn, key=_value)
            if hoped.value > 0 or not ends:
                return hoped
        return best

    def _act(
        self, plan: Plan, action: Choice, longer: list[Plan], last: list[Plan], waiting: list[Plan]
    ) -> None:
        """Carry a plan on by an action, and put it where it belongs: to go on, at its end, or at a draw."""
        first = plan.first or action
        if isinstance(action, EndTurn):
            last.append(Plan(first, plan.table, plan.value))
            return
        tried = self._tried(plan.table, action)
        value = self.judgement.of(tried)
        if tried.asked != self.seat or tried.agenda[-1].step is not TURN:
            waiting.append(Plan(first, tried, value))
            return
        later = self._next_turn(tried)
        if later is None:
            last.append(Plan(first, tried, value))
        else:
            longer.append(Plan(first, later, self.judgement.of(later)))

    def _with_uses(self, plans: list[Plan], waiting: list[Plan]) -> list[Plan]:
        """Return plans and the same with persons used, as far as that looks better; the best first."""
        found = plans[:]
        todo = plans[:]
        seen: set[tuple[int, int, int]] = set()
        while todo and len(found) < USES:
            plan = todo.pop()
            for choice in plan.table.offers():
                if not isinstance(choice, Use) or not self.taste.persons:
                    continue
                tried = self._tried(plan.table, choice)
                value = self.judgement.of(tried)
                first = plan.first or choice
                if tried.asked != self.seat or tried.agenda[-1].step is not TURN:
                    waiting.append(Plan(first, tried, value))
                elif value > plan.value:
                    player = tried.players[self.seat]
                    situation = (player.used, player.money, player.points)
                    if situation not in seen:
                        seen.add(situation)
                        used = Plan(first, tried, value)
                        found.append(used)
                        todo.append(used)
        found.sort(key=_value, reverse=True)
        return found

    def _actions(self, table: Bruges) -> list[Choice]:
        """Return the actions worth trying: of cards of one colour, the least worth laying is spent."""
        actions: list[Choice] = []
        spent: dict[tuple[type[Choice], int, int], int] = {}
        for choice in self._sensible(table.offers()):
            if isinstance(choice, Use):
                continue
            if isinstance(choice, StandardAction) and not isinstance(choice, LayPerson):
                side = choice.side if isinstance(choice, BuildCanal) else 0
                kind = (type(choice), COLOUR[choice.card], side)
                at = spent.get(kind)
                if at is not None:
                    other = actions[at]
                    assert isinstance(other, StandardAction)
                    if self._keeps(table, choice.card) < self._keeps(table, other.card):
                        actions[at] = choice
                    continue
                spent[kind] = len(actions)
            actions.append(choice)
        return actions

    def _keeps(self, table: Bruges, card: int) -> float:
        """Return how much one would rather keep a card than spend it."""
        kept = float(table.box.points[card])
        for part in self.judgement.worths[card].parts:
            kept += part.points + part.flat
        return kept

    def _next_turn(self, table: Bruges) -> Bruges | None:
        """Return the table at one's next turn this round, as if others did nothing; None at its end."""
        if not table.players[self.seat].hand:
            return None
        to_come = [at for at, task in enumerate(table.agenda) if task.step is LAP]
        if not to_come:
            return None
        later = table.clone()
        later.agenda[-1] = Task(TURN, self.seat, BEFORE)
        del later.agenda[to_come[-1]]
        return later

    def _tried(self, table: Bruges, choice: Choice, depth: int = 0) -> Bruges:
        """Return the table after a choice and what it entails, for this seat and for others."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        while tried.asked >= 0 and tried.agenda[-1].step not in PAUSES:
            if tried.asked != self.seat:
                tried.apply(tried.asked, self.answer_of_another(tried))
                continue
            if depth >= DEEPEST:
                break
            depth += 1
            tried.apply(self.seat, self._answer(tried, tried.offers(), DEEPEST))
        return tried

    def answer_of_another(self, table: Bruges) -> Choice:
        """Return what another would lose, give or suffer: what leaves this seat worst off."""
        choices = table.offers()
        worst = choices[0]
        least = 1e9
        for choice in choices:
            answered = table.clone()
            answered.apply(table.asked, choice)
            value = self.judgement.of(answered)
            if value < least:
                worst, least = choice, value
        return worst


def _value(plan: Plan) -> float:
    return plan.value


def _compare(waiting: list[Plan], best: float, drawn: list[Plan]) -> None:
    """Add what plans that come to a draw have ahead of the best plan there."""
    for plan in waiting:
        drawn.append(Plan(plan.first, plan.table, plan.value - best))
