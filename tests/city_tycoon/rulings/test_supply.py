"""Rulings 3 to 7 and 9: ways and money, neighbors, what runs out, and passing."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.city_tycoon.box.components import RED, START_PLANTS, TILES
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.routes import NO_WAY
from tests.city_tycoon.tables import BOX, Position, play


def test_ruling_3_the_start_tile_is_one_tile() -> None:
    """Whoever crosses it pays once, however many quarters the way touches."""
    position = Position().plant(1, "steam", "w2 n1").tile(0, 1, "e2 s1")
    table = position.table
    estate = table.estate(0, table.players[0].cells[0])
    assert {plant: estate.price(plant) for plant in estate.plants(RED, NO_WAY)} == {0: 2, START_PLANTS: 4}
    assert estate.amounts(START_PLANTS) == [(0, 2, 0, 0, 0)]


def test_ruling_9_who_cannot_supply_passes_by_himself() -> None:
    table = Position(money=0).tile(0, 1, "e2 s1").table
    assert all(player.passed for player in table.players)


def test_ruling_4_everything_must_be_in_hand_before_income() -> None:
    """Six euro of income do not pay for the four euro of transport."""
    table = Position(money=3).tile(0, 3, "e2 s1").table
    assert all(player.passed for player in table.players)
    table = Position(money=4).tile(0, 3, "e2 s1").table
    play(table, "supply 3 demand 1")
    assert table.players[0].money == 6


def test_ruling_7_empty_one_time_plants_can_be_crossed() -> None:
    position = Position(money=20).plant(1, "steam", "e2 s1", 0).tile(0, 1, "e3 s1")
    table = position.table
    play(table, "supply 1 demand 1")
    assert table.players[1].money == 22


def test_ruling_5_every_neighbour_gives_its_bonus_own_or_foreign() -> None:
    giving = [
        number
        for number in range(1, TILES + 1)
        if (bonus := BOX.tiles[number].bonus) is not None and bonus.district == 3 and bonus.income.points == 1
    ]
    assert len(giving) >= 2
    position = Position(money=20).tile(0, giving[0], "e2 s1").tile(1, giving[1], "e4 s1").tile(0, 19, "e3 s1")
    table = position.table
    play(table, "supply 19 demand 1")
    assert table.players[0].points[4] == 2


def test_ruling_6_no_yellow_left_none_gained() -> None:
    position = Position(money=20).tile(0, 20, "e2 s1").yellow(1, 25)
    table = position.table
    play(table, "supply 20 demand 1")
    assert table.players[0].yellow == 0
    assert sum(table.players[0].points) == 1


def test_ruling_6_money_and_markers_are_never_a_limit() -> None:
    """More euros than the box has, and more tiles than a player has markers."""
    position = Position(money=500)
    for number in range(1, 28):
        position.tile(0, number, f"e{number + 1} s1")
    table = position.building(31)
    assert table.bank < 0
    play(table, "sell 31")
    assert table.players[0].money == 505


def test_ruling_6_where_cubes_lack_the_start_tile_is_filled_first(tmp_path: Path) -> None:
    """Five red cubes for four players: four for the start tile, one for the plant laid first."""
    SETS.export(tmp_path / "few-cubes", new_name="few-cubes")
    board = tmp_path / "few-cubes" / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("red = 30", "red = 5"), encoding="utf-8")
    SETS.find(tmp_path / "few-cubes")
    position = Position(players=4).plant(0, "solar", "e2 n1", 0).plant(1, "solar", "e3 n1", 0).start(0, 4)
    position.data["data"] = "few-cubes"
    table = position.phase("V", 3)
    assert (table.cubes[0], table.cubes[2], table.cubes[3]) == (4, 1, 0)
