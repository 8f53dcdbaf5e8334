"""What every game's view has in common: the questions now asked."""

from __future__ import annotations

from burgomaster.core.schema import ChoiceView, QuestionView
from burgomaster.core.table import Question


def question_view(question: Question, viewer: int) -> QuestionView:
    """Return a question as a seat sees it: only who is asked sees the choices."""
    choices: list[ChoiceView] = []
    if question.seat == viewer:
        for choice in question.choices:
            data: dict[str, int | str] = {}
            for name, value in choice.data().items():
                if isinstance(value, (int, str)):
                    data[name] = value
            choices.append({"text": choice.text, "data": data})
    ask: dict[str, object] = {}
    ask.update(question.ask.data())
    return {"seat": question.seat + 1, "step": question.step, "ask": ask, "choices": choices}
