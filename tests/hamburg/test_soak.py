"""A few random games of every player count keep all laws (`make soak` plays thousands)."""

from __future__ import annotations

import pytest

from tests.hamburg.soak import BLOCK, options_of, play


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("kind", "block"),
    [
        *(("recorded", 0), ("keen, recorded", 100), ("apart", 1), ("plain", 4), ("keen", 3)),
        *(
            ("expansions, recorded", 20),
            ("expansions, apart", 11),
            ("expansions, plain", 2),
            ("expansions, keen", 5),
        ),
    ],
)
def test_random_games_keep_all_laws(players: int, kind: str, block: int) -> None:
    """The block of seeds decides how the game is played; the seed in it, the number of players."""
    assert (len(options_of(BLOCK * block)) > 1) is kind.startswith("expansions")
    assert play(BLOCK * block + players - 1) > (100 if players > 1 else 50)
