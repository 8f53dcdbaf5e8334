"""Workers of any colours: taken from the Speicherstadt, and returned to it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.hamburg.box.components import BLACK, COLOURS
from burgomaster.games.hamburg.cards.hooks import ANY_WORKER, WORKER_PRICE
from burgomaster.games.hamburg.choices import RETURN_WORKER, TAKE_WORKER
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import change_of
from burgomaster.games.rows.activation import ROW
from burgomaster.games.rows.choices import ReturnWorker
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


class TileWorkers(Step[Hamburg]):
    """Take or return the workers that a tile, the row `what`, adds to an action, by its hook `count`."""

    def because(self, table: Hamburg, seat: int, what: int, count: int) -> Cause | None:
        return table.cause_of(what)

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        change = change_of(table, what, count)
        taken = change.amount if count == ANY_WORKER else -change.amount
        among = 0 if change.colours >> BLACK & 1 else change.colours
        step = CHOOSE_WORKERS if taken > 0 else RETURN_WORKERS
        if table.watched and taken and step.offers(table, seat, among, abs(taken)):
            table.tell_work(seat, what)
        if taken:
            table.push(step, seat, among, abs(taken))

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """The tile adds workers so, or asks for them."""
        _, _, what, count = table.agenda[index].parts
        return count in (ANY_WORKER, WORKER_PRICE) and table.box.hooks[count] >> what & 1 == 1


RETURN_WORKERS: Final = ReturnWorkers(
    "return-workers", what=meanings.colours("among"), count=meanings.number("workers")
)
TILE_WORKERS: Final = TileWorkers("tile-workers", what=ROW, count=meanings.up_to("hook", 63))
