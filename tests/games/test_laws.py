"""The laws of every game hold after every step of random games, and at the end somebody has won."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.core.chance import Fast
from tests.games.game import Subject, step


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_laws_hold_after_every_step(game: Subject[Any], players: int, seed: int) -> None:
    table = game.new(players, 100 * seed + players)
    rng = Fast(seed)
    while not table.over:
        game.keep_laws(table)
        step(table, rng)
    game.keep_laws(table)
    scores, winners = table.scores(), table.winners()
    assert winners
    assert all(scores[seat] == max(scores) for seat in winners)
    for seat in range(table.seats() + 1):  # the spectator, too
        view = table.seen_by(seat).view()
        assert isinstance(view, dict)
        assert view["winners"] == [winner + 1 for winner in winners]
