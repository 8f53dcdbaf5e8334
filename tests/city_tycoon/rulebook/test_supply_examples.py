"""The rulebook's page of examples for phase IV and the example of phase I, as docs/positions.md has them."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.city_tycoon.paper.loading import read_position
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position, offered, play
from tests.handwritten import toml_examples

DOCS = Path(__file__).parents[3] / "docs"
ORANGE, BLACK, WHITE = 0, 1, 2


def examples() -> list[str]:
    """Return the positions of City Tycoon shown in docs/positions.md."""
    return [text for text in toml_examples(DOCS / "positions.md") if "city_tycoon" in text]


def example(remark: str) -> CityTycoon:
    """Return the table of the documented position with this remark."""
    (text,) = [text for text in examples() if f"# {remark}\n" in text]
    return read_position(text)


def test_supplying_own_tiles_first_example_8_to_pay() -> None:
    """Two red cubes from the start tile, over a tile of black whose bonus rewards shopping."""
    table = example("pays 8")
    bank, blacks = table.bank, table.players[BLACK].money
    play(table, "supply 20 demand 1")
    orange, black, _ = table.players
    assert orange.money == 20 - 8
    assert black.money == blacks + 4
    assert table.bank == bank + 4
    assert sum(orange.points) == 1 + 1
    assert orange.yellow == 1
    assert sum(black.points) == 0
    assert table.cubes[0] == 3 - 2


def test_supplying_own_tiles_second_example_2_profit() -> None:
    """A red cube of black's solar plant through the start tile, a blue one from one's own water plant."""
    table = example("wins 2")
    bank, blacks = table.bank, table.players[BLACK].money
    play(table, "supply 3 demand 1", "from red-1")
    assert offered(table) == ["from blue-1", "from start-wind"]
    play(table, "from blue-1")
    orange, black, _ = table.players
    assert orange.money == 20 + 2
    assert black.money == blacks + 2
    assert table.bank == bank + 2 - 6


def test_supplying_own_tiles_third_example_6_to_an_opponent_and_12_income() -> None:
    """Two red cubes from one's own solar plant and a blue one of the start tile, all over black's land."""
    table = example("pays 6 to black, takes 12")
    blacks = table.players[BLACK].money
    other = table.clone()
    play(table, "supply 31 demand 1", "from red-2", "from red-2")
    orange, black, _ = table.players
    assert black.money == blacks + 6
    assert orange.money == 20 - 6 - 2 + 12
    # Instead, the yellow cube needs no transport.
    play(other, "supply 31 demand 2")
    assert other.players[ORANGE].money == 20
    assert sum(other.players[ORANGE].points) == 2
    assert other.players[ORANGE].yellow == 0


def test_the_view_shows_what_supplying_would_cost_to_whom_and_what_it_would_bring() -> None:
    """The first example, before it is carried out."""
    tile = view(example("pays 8").seen_by(WHITE))["players"][ORANGE]["tiles"][0]
    assert tile["supplies"] == [
        {
            "demand": 1,
            "possible": True,
            "cost": 8,
            "payments": [{"seat": BLACK + 1, "euro": 4}, {"seat": None, "euro": 4}],
            "other_payees": False,
            "income": {"euro": 0, "points": 1, "yellow": 1},
            "neighbours": {"euro": 0, "points": 1, "yellow": 0},
        }
    ]


def test_order_of_play_example() -> None:
    """White 18, blue 17, orange 22, turquoise 22, black 14: black, blue, white, orange, turquoise."""
    table = example("order: black, blue, white, orange, turquoise")
    assert (table.phase, table.order) == (2, (4, 1, 0, 2, 3))


def test_tidying_up_example() -> None:
    """A plant that came with 3 red cubes and has 1 left is filled up to 3; one-time sides are not."""
    position = Position().plant(BLACK, "steam", "e2 n1", 0).plant(BLACK, "steam", "e3 n1", 1)
    position.plant(BLACK, "steam", "e4 n1").plant(ORANGE, "solar", "e5 n1", 1).start(1, 0)
    table = position.phase("V", 3)
    assert table.cubes[2:6] == [0, 1, 4, 3]
    assert table.cubes[:2] == [3, 3]
