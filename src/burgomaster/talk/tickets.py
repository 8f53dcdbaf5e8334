"""Tickets: what each seat that is asked sends back with its choice; an old question cannot be answered."""

from __future__ import annotations

from burgomaster.core.chance import CHANCE
from burgomaster.core.step import EVERYBODY, AskAll, Task
from burgomaster.core.table import Table


class Tickets:
    """The tickets of one table; a ticket belongs to one seat's question."""

    def __init__(self) -> None:
        self.of: dict[int, str] = {}
        """By seat; those who are asked have one."""
        self._question: tuple[Task, list[int]] | None = None
        self._answered: dict[int, int] = {}  # the version at which each seat answered the question to all

    def renew(self, table: Table, version: int, actor: int) -> None:
        """Give every seat whose question is new a new ticket; others' answers leave a seat's ticket valid."""
        asked = [seat for seat in table.seats_asked() if seat != CHANCE]
        task = table.agenda[-1] if asked else None
        kept: list[int] = []
        if task is not None and isinstance(task.step, AskAll) and (was := self._question) and was[0] == task:
            # Whoever acted and is asked again is asked something new, though it looks alike.
            kept = [seat for seat in was[1] if seat in asked and seat != actor]
        old = self.of
        self.of = {seat: old[seat] if seat in kept else f"{version}-{seat + 1}" for seat in asked}
        self._question = (task, asked) if task is not None else None

    def renew_one(self, seat: int, version: int) -> None:
        """Give a seat that changes hands a new ticket; whoever left decides nothing, and others go on."""
        if seat in self.of:
            self.of[seat] = f"{version}-{seat + 1}"

    def note_answer(self, table: Table, version: int, actor: int) -> None:
        """Remember at which version a seat answered the question that is still open to others."""
        if table.asked != EVERYBODY:
            self._answered = {}
            return
        asked = table.seats_asked()
        self._answered = {seat: at for seat, at in self._answered.items() if seat not in asked}
        if actor != CHANCE and actor not in asked:
            self._answered[actor] = version

    def answered_by(self, seat: int, version: int) -> bool:
        """Tell whether a seat had answered the question that is still open to others at this version."""
        return self._answered.get(seat, version + 1) <= version
