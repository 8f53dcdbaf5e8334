"""Golden games replay to the exact score, and together they lay and supply every tile."""

from __future__ import annotations

from burgomaster.core.replay import verify
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.golden import happened, recorded, wanted


def test_golden_games_replay_to_their_scores_and_were_fair() -> None:
    records = recorded()
    assert records
    for record in records:
        verdict = verify(RULES, record)
        assert (verdict.state, verdict.fair) == ("ok", True), verdict


def test_every_tile_is_laid_and_supplied_in_some_golden_game() -> None:
    """And every plant, every number of players and every kind of choice occurs."""
    missing = wanted()
    for record in recorded():
        missing -= happened(record)
    assert not missing
