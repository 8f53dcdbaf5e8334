"""Workers: two of a card's colour (action I), and workers of any colours."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import COLOURS, TAKE_WORKERS
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION
from burgomaster.games.bruges.choices import TAKE_WORKER
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import workers_taken
from burgomaster.games.rows.labour import ChooseWorkers
from burgomaster.games.rows.triggers import set_off

CHOOSE_WORKERS: Final = ChooseWorkers("choose-workers", COLOURS, TAKE_WORKER)


def take_two_workers(table: Bruges, seat: int, colour: int) -> None:
    """Take two workers of the card's colour."""
    made = table.sum()
    table.gain_workers(seat, colour, workers_taken(table, seat, made), made)
    set_off(table, seat, AFTER_ACTION, TAKE_WORKERS, colour)


def colours_of(counts: list[int]) -> int:
    """Return the colours of which there is any, a bit each."""
    found = 0
    for colour, count in enumerate(counts):
        if count:
            found |= 1 << colour
    return found
