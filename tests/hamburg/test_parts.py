"""The parts of expansions: declared, never changed in place, stored, written and seen as declared."""

from __future__ import annotations

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.reading import read_json
from burgomaster.core.replay import canonical
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.box.components import number_of, tile_name
from burgomaster.games.hamburg.expansions import EXPANSIONS, expansion_of
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.view import view
from tests.games.declared import HEADER, Sights
from tests.games.game import step
from tests.hamburg.game import HAMBURG, parts

CHOICES = list(dict.fromkeys([*[(name,) for name in EXPANSIONS], EXPANSIONS]))
"""Each expansion by itself, and all together."""


def switched_on(names: tuple[str, ...]) -> Options:
    return {"expansions": [*names]}


def keys(names: tuple[str, ...]) -> list[str]:
    """Return under which keys positions tell of expansions."""
    return [expansion_of(name).key for name in names]


@pytest.mark.parametrize("names", CHOICES)
def test_what_a_part_holds_is_declared_and_cannot_change(names: tuple[str, ...]) -> None:
    """Clones share parts: so each holds values that can be hashed, and nothing besides its fields."""
    table = RULES.new({"players": 3, **switched_on(names)}, Fast(1))
    assert [name for name, _, _ in parts(table)] == keys(names)
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
            stored = {name for name, _, fields in parts(table) if fields}
            assert set(data) - base - HEADER == stored
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


def test_the_view_tells_what_expansions_lay_on_the_table_and_what_is_in_force() -> None:
    table = RULES.new({"players": 2, **switched_on(("mayors", "clerics"))}, Fast(3))
    rng = Fast(4)
    while table.phase < 3:
        step(table, rng)
    seen = view(table.seen_by(0))
    mayors, clerics = seen["parts"]
    assert (mayors["expansion"], clerics["expansion"]) == ("mayors", "clerics")
    chosen = [player["mayor"] for player in seen["players"]]
    assert [(each["seat"], tile_name(each["number"] or 0)) for each in mayors["lying"]] == [
        (seat, f"{mayor['tile']} {mayor['face']}") for seat, mayor in enumerate(chosen, 1) if mayor
    ]
    windows = {each["name"]: tile_name(each["number"] or 0) for each in clerics["lying"]}
    assert list(windows) == ["1", "2", "3", "4", "5", "6"]
    for player, own in zip(seen["players"], mayors["lying"], strict=True):
        under_cleric = windows[str(seen["cleric"])]
        assert [tile_name(number) for number in player["in_force"]] == [
            tile_name(own["number"] or 0),
            under_cleric,
        ]


def test_without_expansions_the_view_has_no_parts() -> None:
    seen = view(RULES.new({"players": 2}, Fast(3)).seen_by(0))
    assert "parts" not in seen
    assert "in_force" not in seen["players"][0]


def test_the_view_tells_of_the_stock_exchange() -> None:
    text = 'expansions = ["exchange"]\n[exchange]\nside = "B10"\nspace = 5\nremoved = ["B05"]\n'
    seen = view(HAMBURG.read_position(text).seen_by(0))
    number = number_of("exchange B10")
    assert seen["exchange"] == {
        "side": "B10",
        "number": number,
        "action": "site",
        "space": 5,
        "removed": ["B05"],
    }
    assert [player["in_force"] for player in seen["players"]] == [[number]] * len(seen["players"])
    lying = {
        (each["zone"], each["number"], each["name"]): each["count"] for each in seen["parts"][0]["lying"]
    }
    assert lying == {
        ("stock_exchange", number, ""): 1,
        ("stock_stack", None, ""): 8,
        ("price_tracker", None, "5"): 1,
        ("stock_removed", number_of("exchange B05"), ""): 1,
    }
