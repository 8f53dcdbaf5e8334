"""What every game's view has in common, as types: the questions now asked."""

from __future__ import annotations

from typing import TypedDict


class ChoiceView(TypedDict):
    """A choice: its text, which is what one sends back, and its parts."""

    text: str
    data: dict[str, int | str]


class QuestionView(TypedDict):
    """A question: who is asked, what, and, for that seat alone, what it can choose."""

    seat: int
    step: str
    ask: dict[str, object]
    choices: list[ChoiceView]
