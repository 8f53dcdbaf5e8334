"""The order of play is a list; tables stored before phase III had a step of its own are still read."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.games.hamburg.flow import BASE_ORDER, CLERIC_DOWN
from burgomaster.games.hamburg.order import Stage, after
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import PHASE_THREE


def in_phase(phase: int) -> Hamburg:
    """Return a table at the first question of a phase."""
    table = RULES.new({"players": 3}, Fast(4))
    while table.phase != phase:
        table.apply(table.asked, table.offers()[0])
    return table


def with_rounds(table: Hamburg, rounds: list[int]) -> dict[str, object]:
    """Return a stored table whose season has these rounds already on its agenda."""
    data: dict[str, object] = {**table.dump()}
    agenda: list[object] = []
    for task in table.dump()["agenda"]:  # type: ignore[union-attr] # it is a list
        agenda += [f"round 1 {number}" for number in rounds] if task == "phase-three 1" else [task]
    return {**data, "agenda": agenda}


@pytest.mark.parametrize("phase", [1, 2])
def test_a_table_stored_with_all_its_rounds_plays_on_as_ever(phase: int) -> None:
    now = in_phase(phase)
    former = RULES.load(with_rounds(now, [4, 3, 2, 1]))  # type: ignore[arg-type] # plain data
    assert former.dump() != now.dump()
    now.source, former.source = Fast(9), Fast(9)
    while not now.over:
        assert now.offers() == former.offers()
        choice = now.offers()[0]
        now.apply(now.asked, choice)
        former.apply(former.asked, choice)
    assert former.dump() == now.dump()


@pytest.mark.parametrize("rounds", [[3, 2, 1], [5, 4, 3, 2, 1], [4, 3, 1], [1, 2, 3, 4]])
def test_other_rounds_are_refused(rounds: list[int]) -> None:
    with pytest.raises(Refused) as refused:
        RULES.load(with_rounds(in_phase(1), rounds))  # type: ignore[arg-type] # plain data
    assert "agenda" in str(refused.value)


def test_steps_come_after_others() -> None:
    season = after(BASE_ORDER.season, PHASE_THREE, Stage(CLERIC_DOWN))
    names = [stage.step.name for stage in season]
    assert names[2:5] == ["phase-three", "cleric-down", "majorities"]
    with pytest.raises(ValueError, match="no phase-three"):
        after((), PHASE_THREE)
