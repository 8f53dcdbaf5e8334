"""What everyone sees at one version of a table, made once, whoever looks through the same eyes."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Table
from burgomaster.core.teller import prospects
from burgomaster.talk.messages import AskedInfo, ChoiceInfo
from burgomaster.talk.plain import parts, said


class _Sight:
    """What one viewer gets."""

    __slots__ = ("loose", "question", "seen", "view", "world")

    def __init__(self) -> None:
        self.seen: Table | None = None
        self.view: dict[str, Any] | None = None
        self.question: tuple[str, AskedInfo | None] | None = None
        self.world: Table | None = None
        """What the viewer imagines now; made with the question, or what came of the one imagined before."""
        self.loose: frozenset[Choice] = frozenset()
        """The choices that show nothing new: carried out there, they give what the viewer imagines next."""


class Sights:
    """What all viewers see of a table as it is now; viewers are seats from 0, the spectator comes last."""

    def __init__(self, table: Table, now: tuple[int, int]) -> None:
        self._table: Final = table
        self._sights: Final[dict[int, _Sight]] = {}
        self.now: Final = now
        """What changes with all that a viewer can see."""

    def _sight(self, viewer: int) -> _Sight:
        sight = self._sights.get(viewer)
        if sight is None:
            sight = self._sights[viewer] = _Sight()
        return sight

    def seen(self, viewer: int) -> Table:
        """Return the table as a viewer sees it; it is shared, so nobody may change it."""
        sight = self._sight(viewer)
        seen = sight.seen
        if seen is None:
            seen = sight.seen = self._table.seen_by(viewer)
        return seen

    def view(self, viewer: int) -> dict[str, Any]:
        """Return what a viewer sees: the seat that is asked for itself, the others beside it.

        What the seat that is asked sees is there in any case: its question is made of it, its choice checked.
        """
        sight = self._sight(viewer)
        if sight.view is None:
            table = self._table
            first = table.asked if table.asked >= 0 else self._looked(viewer)
            if first == viewer:
                sight.view = self.seen(viewer).view()
            else:
                sight.view = table.view_for(viewer, self.view(first))
        return sight.view

    def _looked(self, viewer: int) -> int:
        """Return who has looked already; nobody but this viewer, if none has."""
        return next((each for each, other in self._sights.items() if other.view is not None), viewer)

    def question(self, viewer: int, ticket: str) -> AskedInfo | None:
        """Return what a viewer with this ticket is asked, with what each choice would bring."""
        sight = self._sight(viewer)
        if sight.question is None or sight.question[0] != ticket:
            sight.question = (ticket, self._question(viewer, ticket))
        return sight.question[1]

    def _question(self, viewer: int, ticket: str) -> AskedInfo | None:
        for question in self.seen(viewer).questions:
            if question.seat == viewer:
                sight = self._sight(viewer)
                if sight.world is None:  # any will do, as what is told is the same in all
                    sight.world = self.seen(viewer).imagined(Fast(0))
                found = prospects(sight.world.clone(), viewer)
                sight.loose = frozenset([each.choice for each in found if not each.final])
                choices: list[ChoiceInfo] = []
                for each in found:
                    choice, brings = each.choice, [said(message) for message in each.brings]
                    warning = None if each.warning is None else said(each.warning)
                    choices.append(ChoiceInfo(choice.text, parts(choice), brings, each.final, warning))
                return AskedInfo(viewer + 1, ticket, question.step, said(question.ask), choices)
        return None

    def world_for(self, viewer: int, choice: Choice) -> Table | None:
        """Return what a viewer imagines, if this choice would show nothing new."""
        sight = self._sight(viewer)
        return sight.world if choice in sight.loose else None

    def imagine(self, viewer: int, world: Table) -> None:
        """Let a viewer imagine this: what came of the table it imagined before by a choice of its own."""
        self._sight(viewer).world = world
