"""Golden games replay to the exact score, and together they lay and supply every tile."""

from __future__ import annotations

import pytest

from burgomaster.core.replay import verify
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.golden.make import happened, recorded, wanted


@pytest.mark.parametrize("data", SETS.shipped())
def test_golden_games_replay_to_their_scores_and_were_fair(data: str) -> None:
    """Those of older sets find the values they were played with by their digest."""
    records = recorded(data)
    assert records
    for record in records:
        assert record.data == SETS.named(data).digest
        verdict = verify(RULES, record)
        assert (verdict.state, verdict.fair) == ("ok", True), verdict


@pytest.mark.parametrize("data", SETS.shipped())
def test_every_tile_is_laid_and_supplied_in_some_golden_game(data: str) -> None:
    """And every plant, every number of players and every kind of choice occurs."""
    missing = wanted()
    for record in recorded(data):
        missing -= happened(record)
    assert not missing
