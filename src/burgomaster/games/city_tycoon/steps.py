"""All steps of City Tycoon by their names, as stored tables name them."""

from __future__ import annotations

from typing import Final

from burgomaster.core.rules import step_table
from burgomaster.games.city_tycoon import building, draft, flow, supply

STEPS: Final = step_table(
    building.BUILD_CITY,
    building.BUILD_TURN,
    building.BUY_POINTS,
    building.DISCARD_TILE,
    building.LAY_LANDSCAPE,
    building.PLACE_PLANT,
    building.PLACE_TILE,
    building.TURN_END,
    draft.DEAL_TILES,
    draft.DRAFT,
    draft.PICK_TILE,
    flow.CLOSE_SIDE,
    flow.DRAW_ORDER,
    flow.END_GAME,
    flow.SET_ORDER,
    flow.START_ROUND,
    flow.TIDY_UP,
    supply.CHOOSE_PLANT,
    supply.CHOOSE_WAY,
    supply.SUPPLY_TILES,
    supply.SUPPLY_TURN,
)
