"""Workers: two of a card's colour (action I), and workers of any colours."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import ACTIONS, COLOURS, TAKE_WORKERS
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION
from burgomaster.games.bruges.choices import TAKE_WORKER
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import workers_taken
from burgomaster.games.rows.actions import Action
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.labour import ChooseWorkers
from burgomaster.games.rows.triggers import set_off

CHOOSE_WORKERS: Final = ChooseWorkers("choose-workers", COLOURS, TAKE_WORKER)


class WorkersAction(Action[Bruges]):
    """Action I: take two workers of the card's colour."""

    def do(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        made = table.sum()
        table.gain_workers(seat, colour, workers_taken(table, seat, made), made)
        set_off(table, seat, AFTER_ACTION, TAKE_WORKERS, colour)


WORKERS_ACTION: Final = WorkersAction(TAKE_WORKERS, ACTIONS[TAKE_WORKERS])
