"""Workers of any colours: taken from the Speicherstadt, and returned to it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Ask
from burgomaster.games.hamburg import meanings
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.choices import RETURN_WORKER, TAKE_WORKER, ReturnWorker
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.labour import ChooseWorkers
from burgomaster.games.rows.owners import OwnerTable

ANY_COLOUR: Final = -1
"""Workers of every colour, as a set."""


class ChooseAmong(ChooseWorkers):
    """Choose the colours of workers to take, perhaps only among some colours."""

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-choose-workers-among") if what else super().ask(table, seat, what, count)


CHOOSE_WORKERS: Final = ChooseAmong("choose-workers", COLOURS, TAKE_WORKER)


class ReturnWorkers(Ask[Hamburg]):
    """Return workers of colours that one has now, `count` of them; `what`: the colours, if not any."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        among = what or ANY_COLOUR
        return [RETURN_WORKER[colour] for colour in range(5) if workers[colour] and among >> colour & 1]

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        if what:
            return Message("hb-ask-return-workers-among")
        return Message("hb-ask-return-workers")

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ReturnWorker)
        table.return_workers(seat, choice.colour, 1)
        if count > 1:
            table.push(self, seat, what, count - 1)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            if what and not what >> choice.colour & 1:
                return Message("hb-worker-of-another-colour")
            return Message("hb-worker-short", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


RETURN_WORKERS: Final = ReturnWorkers(
    "return-workers", what=meanings.colours("among"), count=meanings.number("workers")
)
