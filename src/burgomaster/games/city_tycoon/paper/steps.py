"""All steps of City Tycoon by their names, as stored tables name them."""

from __future__ import annotations

from typing import Final

from burgomaster.core.rules import steps_in
from burgomaster.games.city_tycoon import building, draft, flow, order, setup, supply, tidying

STEPS: Final = steps_in(building, draft, flow, order, setup, supply, tidying)
