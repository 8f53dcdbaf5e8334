"""Why something is not on offer: what each game's tests of its reasons have in common.

Choices that are not on offer are tried on tables of random play, and what a refusal claims is looked up on
the table by other means. A reason without such a check fails, and so does one that only says that a choice is
no answer where the question does ask for such choices. BURGOMASTER_REASONS=50 tries fifty times as many.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.conformance.case import random_choice, refusal
from burgomaster.core.message import Message
from burgomaster.core.table import Table

TIMES: Final = int(os.environ.get("BURGOMASTER_REASONS", "1"))

T = TypeVar("T", bound=Table)


class Said(Generic[T]):
    """A refusal with all that is needed to check what it claims."""

    def __init__(self, table: T, seat: int, choice: Choice, message: Message) -> None:
        self.table, self.seat, self.choice, self.message = table, seat, choice, message
        self.step, _, self.what, self.count = table.agenda[-1].parts

    def number(self, name: str) -> int:
        """Return a number that the refusal tells."""
        value = self.message.arguments[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """Return a word that the refusal tells."""
        return str(self.message.arguments[name])

    def chosen(self, name: str) -> int:
        """Return a value of the choice."""
        form = self.choice.form
        assert form is not None
        return dict(zip(form.kinds, self.choice.values, strict=True))[name]

    def is_a(self, *names: str) -> bool:
        """Tell whether the choice is of one of these classes."""
        return type(self.choice).__name__ in names


S = TypeVar("S")


def look(
    table: T,
    tried: Callable[[int], list[Choice]],
    said: Callable[[T, int, Choice, Message], S],
    claims: Mapping[str, Callable[[S], object]],
    seen: Counter[str],
) -> None:
    """Try on everyone who is asked what is not on offer, and check each reason; count the reasons seen.

    `tried` returns choices a seat could come up with, `said` makes of a refusal what the claims look at.
    """
    step, _, what, count = table.agenda[-1].parts
    for question in table.questions:
        seat = question.seat
        offered = set(question.choices)
        for choice in tried(seat):
            if choice in offered:
                continue
            message = refusal(table, seat, choice)
            if message is None:
                assert step.accepts(table, seat, what, count, choice), f"{choice} is taken, but not on offer"
                continue
            assert message.id in claims, f"nobody checks what {message} claims of {choice}"
            true = claims[message.id](said(table, seat, choice, message))
            assert true, f"{choice} at {step.name} {what} {count}: {message}"
            seen[message.id] += 1


def lively_choice(table: Table, rng: Fast, lively: tuple[type[Choice], ...]) -> tuple[int, Choice]:
    """Return a random choice, more often one of these kinds."""
    seat, choice = random_choice(table, rng, rng)
    if seat == CHANCE:
        return seat, choice
    found = [each for each in table.offers_to(seat) if isinstance(each, lively)]
    return (seat, found[rng.below(len(found))]) if found and rng.below(3) else (seat, choice)
