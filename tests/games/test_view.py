"""What a seat sees has the shape that is promised: every view fits its type, with nothing beside it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from burgomaster.core.chance import Fast
from tests.games.game import Subject, step


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_view_fits_its_schema(game: Subject[Any], players: int) -> None:
    """Converting leaves out what the type does not name: what is equal afterwards has nothing more."""
    table = game.rules.new({"players": game.at_most(players)}, None)
    rng = Fast(players)
    moment = 0
    while True:
        if moment % 11 == 0 or table.over:
            for seat in range(table.seats() + 1):
                view = table.seen_by(seat).view()
                assert msgspec.convert(view, game.view, strict=True) == view
        if table.over:
            break
        step(table, rng)
        moment += 1
