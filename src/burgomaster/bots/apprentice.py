"""The apprentice: sees what a choice leads to at once, as well as a beginner judges it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from burgomaster.bots.base import Advice, Budget, Decision, See
from burgomaster.bots.clerk import Clerk, Ranked
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

FINE: Final = 1000
"""Into so many steps chance is divided."""


class Apprentice(Generic[T]):
    """A beginner: plans nothing, is off by some points at each look, and leaves alone what is plainly bad."""

    def __init__(self, clerk: Clerk[T], error: float) -> None:
        self.clerk: Final = clerk
        self.error: Final = error
        """By how many points it misjudges a choice, about (a standard deviation)."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return the choice that looks best to it."""
        if len(question.choices) == 1:
            return question.choices[0]
        return self._best(self._looked_at(question, see, rng), rng)

    def advise(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Advice:
        """Return what it would choose; it has no reason but that it looks best."""
        return Advice(self.choose(question, see, rng, budget), [Message("hint-first-look")])

    def _looked_at(self, question: Decision, see: See, rng: Fast) -> Ranked:
        """Return what is offered without its worst third, with what it leads to at once."""
        trial = self.clerk.trial(self.clerk.imagined(see(), rng), question.seat, rng)
        looked_at = trial.looked_at(question.choices)
        return looked_at[: max(len(looked_at) - len(looked_at) // 3, 1)]

    def _best(self, looked_at: Ranked, rng: Fast) -> Choice:
        """Return the best of some choices as a beginner judges them."""
        best, most = looked_at[0][0], -1e9
        for choice, worth in looked_at:
            judged = worth + self.error * off(rng)
            if judged > most:
                best, most = choice, judged
        return best


def off(rng: Fast) -> float:
    """Return how far off one look is, in standard deviations: nearly normal, never more than 3.

    >>> rng = Fast(1)
    >>> looks = [off(rng) for _ in range(2000)]
    >>> abs(sum(looks) / 2000) < 0.1, 0.9 < sum(look * look for look in looks) / 2000 < 1.1
    (True, True)
    """
    three = rng.below(FINE) + rng.below(FINE) + rng.below(FINE)
    return 2 * (three / (FINE - 1) - 1.5)
