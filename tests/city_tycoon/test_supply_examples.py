"""The rulebook's page of examples for phase IV, and the examples of phases I and V."""

from __future__ import annotations

from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.flow import SET_ORDER, TIDY_UP
from burgomaster.games.city_tycoon.view import view
from tests.city_tycoon.positions import Position, offered, play

ORANGE, BLACK, WHITE = 0, 1, 2


def test_supplying_own_tiles_first_example_8_to_pay() -> None:
    """Two red cubes from the start tile, over a tile of black whose bonus rewards shopping."""
    position = Position(money=20).tile(BLACK, 27, "e2 n1").tile(ORANGE, 20, "e3 n1")
    table = position.supplying()
    bank = table.bank
    play(table, "supply 20 demand 1")
    orange, black, _ = table.players
    assert orange.money == 20 - 8
    assert black.money == 20 + 4
    assert table.bank == bank + 4
    assert sum(orange.points) == 1 + 1
    assert orange.yellow == 1
    assert sum(black.points) == 0
    assert table.cubes[0] == 3 - 2


def test_supplying_own_tiles_second_example_2_profit() -> None:
    """A red cube of black's solar plant through the start tile, a blue one from one's own water plant."""
    position = Position(money=20).plant(BLACK, "solar", "w2 n1").tile(ORANGE, 3, "e2 s1")
    position.plant(ORANGE, "water", "e3 s1")
    table = position.supplying()
    bank = table.bank
    play(table, "supply 3 demand 1", "from red-1")
    assert offered(table) == ["from blue-1", "from start-wind"]
    play(table, "from blue-1")
    orange, black, _ = table.players
    assert orange.money == 20 + 2
    assert black.money == 20 + 2
    assert table.bank == bank + 2 - 6


def test_supplying_own_tiles_third_example_6_to_an_opponent_and_12_income() -> None:
    """Two red cubes from one's own solar plant and a blue one of the start tile, all over black's land."""
    position = Position(money=20).land(BLACK, "e2 s1").tile(ORANGE, 31, "e3 s1").yellow(ORANGE, 1)
    position.plant(WHITE, "steam", "w2 n1", 0).plant(ORANGE, "solar", "e2 s2", 2)
    table = position.supplying()
    assert offered(table) == ["supply 31 demand 1", "supply 31 demand 2", "pass"]
    other = table.clone()
    play(table, "supply 31 demand 1", "from red-2", "from red-2")
    orange, black, _ = table.players
    assert black.money == 20 + 6
    assert orange.money == 20 - 6 - 2 + 12
    # Instead, the yellow cube needs no transport.
    play(other, "supply 31 demand 2")
    assert other.players[ORANGE].money == 20
    assert sum(other.players[ORANGE].points) == 2
    assert other.players[ORANGE].yellow == 0


def test_the_view_shows_what_supplying_would_cost_to_whom_and_what_it_would_bring() -> None:
    """The first example, before it is carried out."""
    table = Position(money=20).tile(BLACK, 27, "e2 n1").tile(ORANGE, 20, "e3 n1").supplying()
    tile = view(table.seen_by(WHITE))["players"][ORANGE]["tiles"][0]
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
    position = Position(players=5)
    for seat, money in enumerate((18, 17, 22, 22, 14)):
        position.money(seat, money)
    table = position.table
    table.push(BUILD_TURN, 0)
    assert position.run(SET_ORDER, 0).order == (4, 1, 0, 2, 3)


def test_tidying_up_example() -> None:
    """A plant that came with 3 red cubes and has 1 left is filled up to 3; one-time sides are not."""
    position = Position().plant(BLACK, "steam", "e2 n1", 0).plant(BLACK, "steam", "e3 n1", 1)
    position.plant(BLACK, "steam", "e4 n1").plant(ORANGE, "solar", "e5 n1", 1)
    table = position.run(TIDY_UP, 0)
    assert table.cubes[2:6] == [0, 1, 4, 3]
    assert table.cubes[:2] == [3, 3]
