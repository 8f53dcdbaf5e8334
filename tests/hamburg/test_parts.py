"""The parts of expansions: declared, never changed in place, stored, written and seen as declared."""

from __future__ import annotations

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.reading import read_json
from burgomaster.core.replay import canonical
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.rules import RULES
from tests.games.declared import HEADER, Sights
from tests.games.game import step
from tests.hamburg.game import HAMBURG, parts

CHOICES = list(dict.fromkeys([*[(name,) for name in EXPANSIONS], EXPANSIONS]))
"""Each expansion by itself, and all together."""


def switched_on(names: tuple[str, ...]) -> Options:
    return {"expansions": [*names]}


@pytest.mark.parametrize("names", CHOICES)
def test_what_a_part_holds_is_declared_and_cannot_change(names: tuple[str, ...]) -> None:
    """Clones share parts: so each holds values that can be hashed, and nothing besides its fields."""
    table = RULES.new({"players": 3, **switched_on(names)}, Fast(1))
    assert [name for name, _, _ in parts(table)] == list(names)
    for _, part, fields in parts(table):
        for field in fields:
            for slot in field.slots:
                hash(getattr(part, slot))
        if burgomaster.build_kind() != "compiled":  # a compiled class does not tell its attributes
            assert set(vars(part)) - {"expansion"} == {slot for field in fields for slot in field.slots}


@pytest.mark.parametrize("names", CHOICES)
def test_parts_are_stored_written_and_read_back(names: tuple[str, ...]) -> None:
    rng = Fast(2)
    table = RULES.new({"players": 3, **switched_on(names)}, None)
    moment = 0
    while not table.over:
        if moment < 20 or moment % 23 == 0:  # the set-up, and then now and again
            data = table.dump()
            base = {field.name for field in HAMBURG.fields(table)}
            assert set(data) - base - HEADER == set(names)
            text = HAMBURG.write_position(table)
            for again in (HAMBURG.read_position(text), RULES.load(read_json(canonical(data)))):
                assert canonical(again.dump()) == canonical(data), text
                assert again.asked == table.asked, text
        step(table, rng)
        moment += 1


@pytest.mark.parametrize("names", CHOICES)
def test_seats_see_of_parts_what_is_declared(names: tuple[str, ...]) -> None:
    sights = Sights(HAMBURG)
    sights.look(HAMBURG.case(3, 4, 16, switched_on(names)))
    assert sights.faults == set()
