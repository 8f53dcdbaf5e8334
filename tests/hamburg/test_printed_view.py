"""What is printed reaches the view: from an edited data set, and from a position with values of its own."""

from __future__ import annotations

from pathlib import Path

from burgomaster.core.chance import Fast
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.terms import square_price
from tests.hamburg.tables import a_player, a_table


def edited(folder: Path) -> str:
    """Make a set with another wall, other prices and a dearer first card; return its name."""
    SETS.export(folder, new_name="edited-wall")
    board = folder / "board.toml"
    text = board.read_text(encoding="utf-8")
    for old, new in (
        ('left = ["gray", "brown", "pink"', 'left = ["pink", "brown", "gray"'),
        ("costs = [1, 2, 3, 4, 5]", "costs = [2, 2, 3, 4, 6]"),
        ("third_segment_points = 3", "third_segment_points = 5"),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    board.write_text(text, encoding="utf-8")
    cards = folder / "cards.csv"
    head, first, *rest = cards.read_text(encoding="utf-8").splitlines()
    fields = first.split(",")
    fields[head.split(",").index("cost")] = "9"
    cards.write_text("\n".join([head, ",".join(fields), *rest]) + "\n", encoding="utf-8")
    return SETS.find(folder).name


def test_the_wall_of_an_edited_set_is_in_the_view(tmp_path: Path) -> None:
    name = edited(tmp_path / "edited")
    seen = view(RULES.new({"players": 2, "data": name}, Fast(1)).seen_by(0))
    assert seen["data"] == name
    assert seen["board"] == {
        "wall": {
            "left": ["pink", "brown", "gray", "purple", "orange"],
            "right": ["orange", "purple", "brown", "pink", "gray"],
        },
        "wall_prices": [2, 2, 3, 4, 6],
        "third_points": 5,
    }
    first = seen["players"][0]["wall"]["left"]
    assert (first["next_colour"], first["next_price"]) == ("pink", 2)
    assert seen["changed"] == []


def test_values_that_a_position_changes_are_in_the_view() -> None:
    table = read_position("""
players = 2

[values]
54 = { cost = 12, points = 7 }
""")
    assert view(table.seen_by(0))["changed"] == [{"card": 54, "cost": 12, "points": 7}]


def test_everyone_sees_the_own_price_of_an_advance() -> None:
    """The dice show 2 and 1; 125 makes its owner's advance cheaper by 2."""
    table = a_table(a_player(buildings=[125]), a_player(), dice="purple2 orange1 gray3 pink4 brown5 black6")
    prices = [player["advance_price"] for player in view(table.seen_by(1))["players"]]
    assert prices == [square_price(table, 0), square_price(table, 1)] == [1, 3]
    calm = a_table(a_player(), dice="purple3 orange4 gray3 pink4 brown5 black6")
    assert view(calm.seen_by(0))["players"][0]["advance_price"] is None
