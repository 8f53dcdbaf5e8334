"""Random games keep all laws, with twelve combinations of the expansions (`make soak` plays them all)."""

from __future__ import annotations

from itertools import combinations

import pytest

from burgomaster.games.hamburg.expansions import EXPANSIONS
from tests.hamburg.soak import COMBINATIONS, options_of, play, seed_of

CHOSEN = (
    *(0b000000, 0b111111, 0b110100, 0b101001, 0b010011, 0b100110),
    *(0b001101, 0b011010, 0b111000, 0b000111, 0b101110, 0b010101),
)
"""Twelve combinations, a bit for each expansion."""


def test_any_two_expansions_meet_and_miss_each_other() -> None:
    for one, two in combinations(range(len(EXPANSIONS)), 2):
        assert {(mask >> one & 1, mask >> two & 1) for mask in CHOSEN} == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("number", range(len(CHOSEN)))
def test_random_games_keep_all_laws(number: int, players: int) -> None:
    """Each combination is played by every number of players, and each time in another way."""
    seed = seed_of((number + players) % 4, CHOSEN[number], players)
    options = options_of(seed)
    assert options["players"] == players
    assert options["expansions"] == [name for bit, name in enumerate(EXPANSIONS) if CHOSEN[number] >> bit & 1]
    assert play(seed) > 40


def test_the_long_run_plays_every_combination_with_every_number_of_players() -> None:
    lap = [options_of(seed) for seed in range(seed_of(1, 0, 1))]
    assert len({str(options) for options in lap}) == len(lap) == 5 * COMBINATIONS
