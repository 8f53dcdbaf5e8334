"""What City Tycoon hides: what a seat imagines agrees with all it has seen."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.game import CITY_TYCOON
from tests.city_tycoon.worlds import observed, permute
from tests.games.game import step


def test_permuting_keeps_the_laws_and_changes_something() -> None:
    """The test's own idea of what is hidden agrees with the laws."""
    table = RULES.new({"players": 3}, Fast(5))
    rng = Fast(6)
    changed = 0
    while table.phase <= 2:
        question = table.questions[0]
        table.apply(question.seat, question.choices[0])
        for viewer in range(4):
            other = permute(table, viewer, rng)
            CITY_TYCOON.keep_laws(other)
            changed += other.dump() != table.dump()
    assert changed > 40


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_imagined_agrees_with_every_look_at_a_pack(players: int) -> None:
    """Nothing that a seat saw in passing is forgotten: each pack it looked at held just these tiles."""
    table = RULES.new({"players": players}, Fast(players))
    rng = Fast(players)
    moments = 0
    while not table.over:
        step(table, rng)
        if not table.packs or rng.below(4):
            continue
        moments += 1
        for viewer in range(players + 1):
            imagined = table.seen_by(viewer).imagined(rng)
            CITY_TYCOON.keep_laws(imagined)
            assert observed(imagined, viewer) == observed(table, viewer)
    assert moments > 20
