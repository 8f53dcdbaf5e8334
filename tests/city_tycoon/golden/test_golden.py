"""The golden games between them lay and supply every tile."""

from __future__ import annotations

import pytest

from burgomaster.games.city_tycoon.box.sets import SETS
from tests.city_tycoon.golden.coverage import happened, recorded, wanted


@pytest.mark.parametrize("data", SETS.shipped())
def test_every_tile_is_laid_and_supplied_in_some_golden_game(data: str) -> None:
    """And every plant, every number of players and every kind of choice occurs."""
    missing = wanted()
    for record in recorded(data):
        missing -= happened(record)
    assert not missing
