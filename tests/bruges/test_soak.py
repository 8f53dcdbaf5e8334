"""Random games keep all laws, in each of the ways of the long run (`make soak`)."""

from __future__ import annotations

import pytest

from tests.bruges.soak import options_of, play


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 5, 6, 7, 8, 33, 34, 35])
def test_random_games_keep_all_laws(seed: int) -> None:
    assert options_of(seed)["players"] == 2 + seed % 3
    assert play(seed) > 40
