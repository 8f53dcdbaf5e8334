"""Workers of any colours."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.choices import TAKE_WORKER
from burgomaster.games.rows.labour import ChooseWorkers

CHOOSE_WORKERS: Final = ChooseWorkers("choose-workers", COLOURS, TAKE_WORKER)
