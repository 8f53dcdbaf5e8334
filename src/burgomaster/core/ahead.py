"""Answers in advance: what a seat may say once to a kind of question, so that nobody waits for it there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message


class Ahead:
    """An answer that may be left for a kind of question; `says` is what people read, and names it.

    `answer` is a choice as it is written, or how the only one begins; nothing: as in the division of the game
    before this one. Other choices may only be on offer with it if they begin with one of `beside`.
    """

    def __init__(
        self,
        says: Message,
        step: str,
        phase: int,
        answer: str,
        beside: tuple[str, ...],
        *,
        once: bool = False,
        ends: bool = False,
    ) -> None:
        self.says: Final = says
        self.id: Final = says.id
        self.step: Final = step
        """Which step asks."""
        self.phase: Final = phase
        """In which phase (the second number of `Table.chapter`); when it is over, so is the answer."""
        self.answer: Final = answer
        self.beside: Final = beside
        self.once: Final = once
        """Whether a seat that has answered is not asked the same again in that phase."""
        self.ends: Final = ends
        """Whether the end of the turn follows by itself, where nothing else can be chosen then."""

    def choice(self, offers: Sequence[Choice], before: str = "") -> Choice | None:
        """Return the choice that it means; None if it is not on offer, not clear, or more than that is asked.

        `before` is what the seat chose at this place the time before.
        """
        meant = (self.answer or before).split(" ")
        found: Choice | None = None
        for choice in offers:
            words = choice.text.split(" ")
            if words[: len(meant)] == meant:
                if found is not None:
                    return None
                found = choice
            elif words[0] not in self.beside:
                return None
        return found
