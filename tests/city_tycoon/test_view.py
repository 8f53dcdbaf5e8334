"""What the view tells of supplying: what it would cost now, to whom, and what it would bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.schema import SupplyView
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position, offered, play
from tests.city_tycoon.test_choices import all_deliveries, random_city
from tests.games.game import step


def supplies(table: CityTycoon, tile: int, viewer: int = 0) -> list[SupplyView]:
    """Return what supplying a tile of the first player would mean now."""
    tiles = view(table.seen_by(viewer))["players"][0]["tiles"]
    return next(each["supplies"] for each in tiles if each["tile"] == tile)


def test_cost_payees_and_income_of_each_demand() -> None:
    """Two red cubes and a blue one: own plant over foreign land, and the start tile."""
    position = Position(money=20).plant(0, "steam", "e4 s1", 1).land(1, "e3 s1").tile(0, 31, "e2 s1")
    first, second = supplies(position.table, 31)
    assert (first["demand"], first["possible"], first["cost"]) == (1, True, 6)
    assert first["income"] == {"euro": 12, "points": 0, "yellow": 0}
    assert (second["demand"], second["possible"], second["cost"]) == (2, False, 0)
    assert second["payments"] == []
    assert second["income"] == {"euro": 0, "points": 2, "yellow": 0}
    # One's own cube over black's land is as dear as a second one of the start tile.
    assert first["other_payees"]


def test_the_ten_euro_of_a_demand_go_to_the_bank() -> None:
    position = Position(money=14).tile(0, 106, "e2 s1")
    (supply,) = supplies(position.table, 106)
    assert (supply["cost"], supply["possible"]) == (14, True)
    assert supply["payments"] == [{"seat": None, "euro": 14}]
    (supply,) = supplies(position.money(0, 13).table, 106)
    assert (supply["cost"], supply["possible"]) == (14, False)


def test_what_cannot_be_reached_has_no_cost() -> None:
    position = Position().water("e2 s1").tile(0, 5, "e3 s1").yellow(0, 1)
    first, second = supplies(position.table, 5)
    assert (first["cost"], first["possible"], first["payments"]) == (None, False, [])
    assert (second["cost"], second["possible"], second["payments"]) == (0, True, [])


def test_what_neighbours_add_is_told_apart() -> None:
    """Two neighbours that reward a residential tile, and a grey quarter."""
    position = Position().tile(0, 25, "e3 n1").tile(1, 57, "e2 n2").tile(0, 3, "e2 n1")
    (supply,) = supplies(position.table, 3, viewer=2)
    assert supply["neighbours"] == {"euro": 1 + 2 + 1, "points": 0, "yellow": 0}


def test_a_tile_supplied_already_or_not_yet_placed_tells_nothing() -> None:
    table = play(Position().tile(0, 1, "e2 s1").table, "supply 1 demand 1")
    assert supplies(table, 1) == []
    table = play(Position().building(31), "lay 31")
    assert supplies(table, 31) == []


def test_everyone_sees_it_of_everyone_in_every_phase() -> None:
    table = Position().tile(0, 1, "e2 s1").building(31)
    for viewer in range(4):
        assert [each["cost"] for each in supplies(table, 1, viewer)] == [2]


def test_other_payees_may_own_another_plant_that_is_as_near() -> None:
    """Two foreign plants beside the tile: a cube of either costs 2."""
    position = Position(money=20).plant(1, "steam", "e3 s1").plant(2, "steam", "e2 s2").start(0, 0)
    table = position.tile(0, 1, "e2 s1").table
    (supply,) = supplies(table, 1)
    assert supply["cost"] == 2
    assert supply["other_payees"]
    play(table, "supply 1 demand 1")
    assert offered(table) == ["from red-2", "from red-1"]


def test_other_payees_are_not_told_where_all_cubes_are_needed() -> None:
    """Two red cubes, one on either plant: both owners are paid, there is no choice."""
    position = Position(money=20).plant(1, "steam", "e3 s1", 1).plant(2, "steam", "e2 s2", 1).start(0, 0)
    (supply,) = supplies(position.tile(0, 20, "e2 s1").table, 20)
    assert supply["payments"] == [{"seat": 2, "euro": 2}, {"seat": 3, "euro": 2}]
    assert not supply["other_payees"]


@pytest.mark.parametrize("seed", range(150))
def test_costs_and_payees_agree_with_all_deliveries(seed: int) -> None:
    table = random_city(Fast(seed))
    table.bank -= 900 - table.players[0].money
    table.players[0].money = 900
    for tile in table.players[0].tiles:
        for supply in supplies(table, tile):
            if table.box.tiles[tile].demands[supply["demand"] - 1].yellow:
                continue
            costs: dict[tuple[int, ...], int] = {}
            for chosen in all_deliveries(table, tile, supply["demand"] - 1):
                paid = tuple(sum(each[seat] for _, each in chosen) for seat in range(3))
                price = sum(
                    table.estate(0, table.players[0].cells[table.players[0].tiles.index(tile)]).price(plant)
                    for plant, _ in chosen
                )
                costs[paid] = min(price, costs.get(paid, price))
            assert (supply["cost"] is None) == (not costs)
            if costs:
                least = min(costs.values())
                assert supply["cost"] == least
                told = [0, 0, 0]
                for payment in supply["payments"]:
                    if payment["seat"] is not None:
                        told[payment["seat"] - 1] = payment["euro"]
                cheapest = [paid for paid, price in costs.items() if price == least]
                assert tuple(told) in cheapest
                assert sum(payment["euro"] for payment in supply["payments"]) == least
                assert supply["other_payees"] == (len(cheapest) > 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_called_possible_is_what_is_on_offer(players: int) -> None:
    """At every turn of phase IV in random games."""
    table = RULES.new({"players": players}, Fast(players))
    rng = Fast(players)
    turns = 0
    while not table.over:
        question = table.questions[0]
        if question.step == "supply":
            turns += 1
            told = [
                f"supply {each['tile']} demand {supply['demand']}"
                for each in view(table.seen_by(question.seat))["players"][question.seat]["tiles"]
                for supply in each["supplies"]
                if supply["possible"]
            ]
            assert [*told, "pass"] == [choice.text for choice in question.choices]
        step(table, rng)
    assert turns > 5


def test_yellow_cubes_that_are_not_there_are_not_promised() -> None:
    position = Position(money=20).tile(0, 20, "e2 s1").yellow(1, 25)
    (supply,) = supplies(position.table, 20)
    assert supply["income"] == {"euro": 0, "points": 1, "yellow": 0}
    (supply,) = supplies(position.yellow(1, 24).table, 20)
    assert supply["income"]["yellow"] == 1


def test_the_last_yellow_cube_is_promised_once(tmp_path: Path) -> None:
    """In a set where gray quarters give yellow cubes for shopping: the tile's own income comes first."""
    SETS.export(tmp_path / "yellow-quarters", new_name="yellow-quarters")
    board = tmp_path / "yellow-quarters" / "board.toml"
    text = board.read_text(encoding="utf-8")
    changed = text.replace('district = "residential"', 'district = "shopping"').replace(
        'income = "1e"', 'income = "1y"'
    )
    board.write_text(changed, encoding="utf-8")
    SETS.find(tmp_path / "yellow-quarters")
    position = Position(money=20).tile(0, 20, "e2 n1").yellow(1, 24)
    position.data["data"] = "yellow-quarters"
    (supply,) = supplies(position.table, 20)
    assert (supply["income"]["yellow"], supply["neighbours"]["yellow"]) == (1, 0)
    (supply,) = supplies(position.yellow(1, 23).table, 20)
    assert (supply["income"]["yellow"], supply["neighbours"]["yellow"]) == (1, 1)
