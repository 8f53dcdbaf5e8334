"""A few random games of every player count keep all laws (`make soak` plays thousands)."""

from __future__ import annotations

import pytest

from tests.hamburg.soak import play


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("kind", "block"),
    [("recorded", 0), ("keen, recorded", 100), ("apart", 11), ("plain", 2), ("keen", 3), ("keen", 5)],
)
def test_random_games_keep_all_laws(players: int, kind: str, block: int) -> None:
    """The block of four seeds decides how the game is played; the seed in it, the number of players."""
    assert play(4 * block + players - 2) > 100
