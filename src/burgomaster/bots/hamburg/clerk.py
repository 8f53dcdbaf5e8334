"""The clerk: plans to the end of the season, and knows what is worth having then."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.base import Advice, Budget, Question, See
from burgomaster.bots.hamburg import reasons
from burgomaster.bots.hamburg.judgement import CLERK, Judgement, Taste
from burgomaster.bots.hamburg.outlook import OUTLOOK, Weights
from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Task, Toss
from burgomaster.games.hamburg.box.components import COLOUR
from burgomaster.games.hamburg.choices import AcceptToken, Build, ChooseFace, DrawTile, Lay, UseShip, Wall
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL
from burgomaster.games.hamburg.sight.imagine import imagine
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import rounds
from burgomaster.games.hamburg.turns import BEFORE_ACTION, PHASE_THREE, START_ROUND, TURN
from burgomaster.games.rows.choices import Again, Announce, Done, EndTurn, Select, StandardAction, Use
from burgomaster.games.rows.masks import cards_in

PAUSES: Final = (TURN, CITY_HALL, BEFORE_DISASTERS, REPLENISH)
"""Questions at which a table can be judged; before them, what was begun is carried through."""

DEEPEST: Final = 6
"""How many questions are carried through after a choice before the table is judged as it is."""

WIDTH: Final = 4
"""How many plans are carried on, action by action."""

USES: Final = 48
"""How many ways of using buildings are looked at before an action; with many buildings there are too many."""


Situation = tuple[
    tuple[int, int, int, int, int], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int
]
"""What makes a table differ from another in the same season, as far as plans go."""


class Clerk:
    """A player who plans what looks best at the end of the season.

    It tries choices on copies of a table that agrees with all its seat knows, as if the others did nothing. A
    roll or a draw ends the trial: what chance will bring is judged by what it is worth on average.
    """

    def __init__(self, taste: Taste = CLERK, width: int = WIDTH, weights: Weights = OUTLOOK) -> None:
        self.taste: Final = taste
        self.width: Final = width
        self.weights: Final = weights
        """What it looks at when a season ends."""

    def choose(self, question: Question, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return the choice after which the table looks best; the first of equals."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        table = self._imagined(see, rng)
        return Trial(table, question.seat, self.taste, self.width, self.weights).best(table, choices)

    def advise(self, question: Question, see: See, rng: Fast, budget: Budget) -> Advice:
        """Return what it would choose, and what that comes to."""
        table = self._imagined(see, rng)
        trial = Trial(table, question.seat, self.taste, self.width, self.weights)
        return Advice(trial.best(table, question.choices), trial.reasons(table, question.choices))

    @staticmethod
    def _imagined(see: See, rng: Fast) -> Hamburg:
        seen = see()
        assert isinstance(seen, Hamburg)
        return imagine(seen, rng)


class Plan:
    """How to begin, the table it leads to, and how good that looks."""

    __slots__ = ("first", "table", "value")

    def __init__(self, first: Choice | None, table: Hamburg, value: float) -> None:
        self.first: Final = first
        self.table: Final = table
        self.value: Final = value


class Trial:
    """Tries choices on copies of one table."""

    __slots__ = ("judgement", "seat", "width")

    def __init__(
        self, table: Hamburg, seat: int, taste: Taste, width: int, weights: Weights = OUTLOOK
    ) -> None:
        self.seat: Final = seat
        self.width: Final = width
        self.judgement: Final = Judgement(table, seat, taste, weights)

    def best(self, table: Hamburg, choices: list[Choice]) -> Choice:
        """Return the best of the choices."""
        step, _, what, _ = table.agenda[-1].parts
        if step is TURN and what == BEFORE_ACTION:
            return self._season(table).first or choices[0]
        if step is CITY_HALL:
            return self._before_season(table, choices)
        if isinstance(choices[0], ChooseFace):
            return max(choices, key=lambda choice: self._side(table, choice))
        if isinstance(choices[0], AcceptToken):
            return max(choices, key=lambda choice: self._after_chance(table, choice))
        return self._answer(table, choices, 0)

    def _answer(self, table: Hamburg, choices: list[Choice], depth: int) -> Choice:
        """Return the choice after which the table looks best at once."""
        best = choices[0]
        most = -1e9
        for choice in _different_places(choices):
            value = self._value_at_once(table, choice, depth)
            if value > most:
                best, most = choice, value
        return best

    def _value_at_once(self, table: Hamburg, choice: Choice, depth: int) -> float:
        """Return how good the table looks at once after a choice."""
        stays = isinstance(choice, EndTurn) or (isinstance(choice, Done) and table.agenda[-1].step in PAUSES)
        return (
            self.judgement.of(table, True) if stays else self.judgement.of(self._tried(table, choice, depth))
        )

    def reasons(self, table: Hamburg, choices: list[Choice]) -> list[Message]:
        """Return why the best of the choices is the best."""
        step, _, what, _ = table.agenda[-1].parts
        if step is TURN and what == BEFORE_ACTION:
            return reasons.of_plan(table, self._season(table).table, self.seat)
        different = _different_places(choices)
        if step is CITY_HALL:
            return reasons.of_values([self._value_of_season(table, choice) for choice in different])
        if isinstance(choices[0], ChooseFace):
            return reasons.of_values([self._side(table, choice) for choice in different])
        if isinstance(choices[0], AcceptToken):
            return reasons.of_values([self._after_chance(table, choice) for choice in different])
        return reasons.of_values([self._value_at_once(table, choice, 0) for choice in different])

    def _side(self, table: Hamburg, choice: Choice) -> float:
        """Return what the tile is worth that lies there after a choice."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        more = tried.players[self.seat].standing & ~table.players[self.seat].standing
        return sum([self.judgement.tile(tried, number) for number in cards_in(more)])

    def _after_chance(self, table: Hamburg, choice: Choice) -> float:
        """Return how good the end of the season looks after a choice, on average if chance comes next."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        toss, seat, what, count = tried.agenda[-1].parts
        if seat != self.seat or not isinstance(toss, Toss):
            return self.judgement.at_end(tried)
        value = 0.0
        outcomes = toss.outcomes(tried, seat, what, count)
        for k in range(outcomes):
            later = tried.clone()
            later.apply(CHANCE, toss.outcome(tried, seat, what, count, k))
            self._carry_through(later, 0)
            value += self.judgement.at_end(later)
        return value / outcomes

    def _before_season(self, table: Hamburg, choices: list[Choice]) -> Choice:
        """Return the choice after which the best plan for the season's actions looks best."""
        best = choices[0]
        most = -1e9
        for choice in choices:
            value = self._value_of_season(table, choice)
            if value > most:
                best, most = choice, value
        return best

    def _value_of_season(self, table: Hamburg, choice: Choice) -> float:
        """Return how good the end of the season looks after a choice before its first turn."""
        tried = table if isinstance(choice, Done) else self._tried(table, choice)
        return self._season(self._first_turn(tried)).value

    def _season(self, table: Hamburg) -> Plan:
        """Return the plan for the rest of the season that looks best at its end, begun at a turn.

        The plans that look best are carried on action by action, each with the buildings worth using. A plan
        that comes to a draw cannot be carried on; it is taken to go on as well as the best one there.
        """
        plans = [Plan(None, table, self.judgement.of(table))]
        ends: list[Plan] = []
        drawn: list[Plan] = []
        while plans:
            waiting: list[Plan] = []
            plans = self.with_uses(plans, waiting)
            _compare(waiting, plans[0].value, drawn)
            longer: dict[Situation, Plan] = {}
            last: list[Plan] = []
            waiting = []
            for plan in plans[: self.width]:
                for action in self._actions(plan.table):
                    self._act(plan, action, longer, last, waiting)
            for plan in sorted(last, key=_value, reverse=True)[: 2 * self.width]:
                for end in self.with_uses([plan], []):
                    ends.append(Plan(end.first, end.table, self.judgement.at_end(end.table)))
            plans = sorted(longer.values(), key=_value, reverse=True)[: self.width + 2]
            if waiting:
                going_on = plans or last or waiting
                _compare(waiting, max([plan.value for plan in going_on]), drawn)
        best = max(ends, key=_value) if ends else Plan(None, table, 0.0)
        if drawn:
            hoped = max(drawn, key=_value)
            if hoped.value > 0 or not ends:
                return Plan(hoped.first, hoped.table, best.value + hoped.value)
        return best

    def _act(
        self,
        plan: Plan,
        action: Choice,
        longer: dict[Situation, Plan],
        last: list[Plan],
        waiting: list[Plan],
    ) -> None:
        """Carry a plan on by an action, and put it where it belongs: to go on, at its end, or at a draw."""
        first = plan.first or action
        if isinstance(action, EndTurn):
            last.append(Plan(first, plan.table, plan.value))
            return
        tried = self._tried(plan.table, action)
        if tried.asked != self.seat or tried.agenda[-1].step is not TURN:
            waiting.append(Plan(first, tried, self.judgement.of(tried)))
            return
        later = self._next_turn(tried)
        if later is None:
            last.append(Plan(first, tried, self.judgement.of(tried)))
            return
        situation = self._situation(later)
        if situation not in longer:
            longer[situation] = Plan(first, later, self.judgement.of(later))

    def with_uses(self, plans: list[Plan], waiting: list[Plan]) -> list[Plan]:
        """Return plans and the same with buildings used, as far as that looks better; the best first.

        Uses that come to a draw are put with those waiting.
        """
        found = plans[:]
        seen: set[Situation] = set()
        todo = plans[:]
        while todo and len(found) < USES:
            plan = todo.pop()
            for choice in plan.table.offers():
                if not isinstance(choice, (Use, Again, Announce)):
                    continue
                tried = self._tried(plan.table, choice)
                value = self.judgement.of(tried)
                first = plan.first or choice
                if tried.asked != self.seat or tried.agenda[-1].step is not TURN:
                    waiting.append(Plan(first, tried, value))
                    continue
                if isinstance(choice, Announce):  # a worker for another colour: its use is still to come
                    value = plan.value
                elif value <= plan.value:
                    continue
                situation = self._situation(tried)
                if situation not in seen:
                    seen.add(situation)
                    used = Plan(first, tried, value)
                    found.append(used)
                    todo.append(used)
        found.sort(key=_value, reverse=True)
        return found

    def _actions(self, table: Hamburg) -> list[Choice]:
        """Return the actions worth trying.

        Of cards of one colour, the least worth building is spent; which free site is used does not matter.
        """
        actions: list[Choice] = []
        spent: dict[tuple[type[Choice], int, int], int] = {}
        for choice in _different_places(table.offers()):
            if isinstance(choice, (Use, Again, Announce)):
                continue
            if isinstance(choice, StandardAction) and not isinstance(choice, (Build, Lay)):
                card = choice.card
                kind = (type(choice), COLOUR[card], choice.side if isinstance(choice, Wall) else 0)
                at = spent.get(kind)
                if at is not None:
                    other = actions[at]
                    assert isinstance(other, StandardAction)
                    if self.judgement.held(table, card) < self.judgement.held(table, other.card):
                        actions[at] = choice
                    continue
                spent[kind] = len(actions)
            actions.append(choice)
        return actions

    def _first_turn(self, table: Hamburg) -> Hamburg:
        """Return a table at one's first turn of the season, as if others did nothing before it."""
        later = table.clone()
        step = later.agenda.pop().step
        while step is not PHASE_THREE and step is not START_ROUND:
            step = later.agenda.pop().step
        if step is PHASE_THREE:
            for number in range(rounds(later), 1, -1):
                later.push(START_ROUND, later.first, number)
        later.push(TURN, self.seat, BEFORE_ACTION)
        later.asked = self.seat
        later.phase = 3
        return later

    def _next_turn(self, table: Hamburg) -> Hamburg | None:
        """Return the table at one's next turn this season, as if others did nothing; None at its end."""
        agenda = table.agenda
        if not table.players[self.seat].hand:
            return None
        to_come = [at for at, task in enumerate(agenda) if task.step is START_ROUND]
        if not to_come:
            return None
        later = table.clone()
        later.agenda[-1] = Task(TURN, self.seat, BEFORE_ACTION)
        del later.agenda[to_come[-1]]
        return later

    def _tried(self, table: Hamburg, choice: Choice, depth: int = 0) -> Hamburg:
        """Return the table after a choice and what it entails for this seat."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        self._carry_through(tried, depth)
        return tried

    def _carry_through(self, table: Hamburg, depth: int) -> None:
        """Answer what this seat is asked until a table can be judged."""
        while table.asked == self.seat and depth < DEEPEST and table.agenda[-1].step not in PAUSES:
            depth += 1
            offers = table.offers()
            deep = DEEPEST - 2 if isinstance(offers[0], UseShip) else DEEPEST  # it may ask for more
            table.apply(self.seat, self._answer(table, offers, deep))
        if table.parts and table.phase == 3:
            _leave_tile_unseen(table)

    def _situation(self, table: Hamburg) -> Situation:
        """Return the situation of this seat."""
        player = table.players[self.seat]
        return (
            (player.marks, player.points, player.display, player.used, player.square),
            (*player.workers, *player.levels, *player.wall),
            tuple(player.hand),
            player.garden,
            tuple(sorted([COLOUR[plot.face] for plot in player.plots])),
            table.agenda[-1].count,
        )


def _leave_tile_unseen(table: Hamburg) -> None:
    """Go on without the tile that would come up now, if one would: what it will say nobody knows."""
    if table.asked == CHANCE and isinstance(table.offers()[0], DrawTile):
        table.agenda.pop()
        table.run()


def _value(plan: Plan) -> float:
    return plan.value


def _compare(waiting: list[Plan], best: float, drawn: list[Plan]) -> None:
    """Add what plans that come to a draw have ahead of the best plan there."""
    for plan in waiting:
        drawn.append(Plan(plan.first, plan.table, plan.value - best))


def _different_places(choices: list[Choice]) -> list[Choice]:
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
