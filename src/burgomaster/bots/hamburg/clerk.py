"""The clerk: looks one step ahead, and knows what is worth having."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.base import See
from burgomaster.bots.hamburg.judgement import CLERK, Judgement, Taste
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Question
from burgomaster.games.hamburg.actions import BEFORE_ACTION, TURN
from burgomaster.games.hamburg.choices import Announce, Build, Done, EndTurn, Select, Use
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL
from burgomaster.games.hamburg.imagine import imagine
from burgomaster.games.hamburg.table import Hamburg

PAUSES: Final = (TURN, CITY_HALL, BEFORE_DISASTERS, REPLENISH)
"""Questions at which a table can be judged; before them, what was begun is carried through."""

DEEPEST: Final = 6
"""How many questions are carried through after a choice before the table is judged as it is."""


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
        return Trial(table, question.seat, self.taste).best(table, _different(choices))[0]


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
                value = self._after(table, choice, depth)
            if value > most:
                best, most = choice, value
        return best, most

    def _after(self, table: Hamburg, choice: Choice, depth: int) -> float:
        """Return how good the table looks after a choice and what it entails."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        before_action = isinstance(choice, (Use, Announce)) and _before_action(table, self.seat)
        while tried.asked == self.seat and depth < DEEPEST:
            depth += 1
            if tried.agenda[-1][0] in PAUSES:
                if before_action and depth <= 2 and _before_action(tried, self.seat):
                    actions = [each for each in _different(tried.offers()) if not isinstance(each, Use)]
                    if actions:
                        return self.best(tried, actions, DEEPEST)[1]
                break
            answer, _ = self.best(tried, _different(tried.offers()), depth)
            tried.apply(self.seat, answer)
        return self.judgement.of(tried)


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
