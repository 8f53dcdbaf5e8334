"""Phase III: building the city, paragraph by paragraph."""

from __future__ import annotations

import pytest

from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    LAND,
    PLANTS,
    RED,
    WATER,
    cell_name,
    mirrored,
    owner_of,
    piece_of,
)
from burgomaster.games.city_tycoon.choices import PICKS
from burgomaster.games.city_tycoon.sight.view import view
from tests.city_tycoon.tables import BOX, Position, cell, find, offered, plain, play, refusal, started


def test_phase_iii_everyone_acts_six_times_in_the_order_of_play() -> None:
    table = started(3)
    while table.phase == 2:
        for seat in range(3):
            table.apply(seat, PICKS[table.held(seat)[0]])
    asked: list[int] = []
    while table.phase == 3:
        if table.questions[0].step == "build":
            asked.append(table.asked)
        sales = [choice for choice in table.offers() if choice.text.startswith("sell")]
        table.apply(table.asked, (sales or table.offers())[0])
    assert asked == list(table.order) * 6
    assert all(not player.hand for player in table.players)


def test_phase_iii_a_tile_is_laid_next_to_the_city_and_paid() -> None:
    tile = find(lambda tile: plain(tile) and tile.points > 0)
    table = Position(money=20).tile(1, 1, "e2 n1").building(tile)
    bank = table.bank
    play(table, f"lay {tile}")
    assert refusal(table, "at e2 n1") == Message("ct-cell-taken", cell="e2 n1")
    assert refusal(table, "at e3 n2") == Message("ct-cell-apart", cell="e3 n2")
    play(table, "at e3 n1")
    printed = BOX.tiles[tile]
    assert table.players[0].money == 20 - printed.cost
    assert table.bank == bank + printed.cost
    assert sum(table.players[0].points) == printed.points
    assert table.players[0].yellow == printed.yellow
    assert table.city.cells[cell("e3 n1")] >> 3 == tile
    assert owner_of(table.city.cells[cell("e3 n1")]) == 0


def test_phase_iii_a_tile_that_is_too_dear_can_only_be_sold() -> None:
    tile = find(lambda tile: tile.cost > 6)
    table = Position(money=0).building(tile)
    assert offered(table) == [f"sell {tile}"]
    cost = BOX.cost[tile]
    assert refusal(table, f"lay {tile}") == Message("ct-tile-too-dear", price=cost, money=0)


def test_the_first_tile_has_only_places_that_differ() -> None:
    """The start tile is its own mirror image, so four of its eight places are enough."""
    table = Position(players=4).building(31)
    play(table, "lay 31")
    assert len(offered(table)) == 4
    left_out = [name for name in map(cell_name, table.city.free) if f"at {name}" not in offered(table)]
    for name in left_out:
        assert f"at {cell_name(mirrored(cell(name)))}" in offered(table)


def test_phase_iii_landscape_tiles_are_laid_beside_the_tile() -> None:
    tile = find(lambda tile: tile.land == 1 and tile.water == 1)
    table = Position(money=30).tile(1, 1 if tile != 1 else 2, "e2 n1").building(tile)
    play(table, f"lay {tile}", "at e3 n1")
    assert offered(table) == ["land e3 n2", "land e4 n1", "land e3 s1"]
    assert refusal(table, "land e5 n1").id == "ct-landscape-apart"
    play(table, "land e4 n1")
    assert offered(table) == ["water e3 n2", "water e3 s1"]
    play(table, "water e3 s1")
    assert table.city.cells[cell("e4 n1")] == LAND * 8 + 1
    assert piece_of(table.city.cells[cell("e3 s1")]) == WATER
    assert owner_of(table.city.cells[cell("e3 s1")]) == -1
    assert table.players[0].land == 1
    assert table.landscapes == 34


def test_two_land_tiles_are_offered_in_one_order_only() -> None:
    tile = find(lambda tile: tile.land == 2)
    outcomes: set[frozenset[int]] = set()
    leaves = 0
    table = Position(money=30).tile(1, 2, "e2 n1").building(tile)
    play(table, f"lay {tile}", "at e3 n1")
    for first in offered(table):
        one = play(table.clone(), first)
        for second in offered(one) if one.questions[0].step == "landscape" else ["end turn"]:
            two = play(one.clone(), second)
            outcomes.add(frozenset(two.city.cells))
            leaves += 1
    assert leaves == len(outcomes) == 3


def test_phase_iii_points_can_be_bought_once_or_not_at_all() -> None:
    tile = find(lambda tile: bool(tile.offers))
    offers = BOX.tiles[tile].offers
    money = BOX.cost[tile] + offers[1].euro
    table = Position(money=money).tile(1, 1, "e2 n1").building(tile)
    play(table, f"lay {tile}", "at e3 n1")
    assert offered(table) == ["buy 0", f"buy {offers[0].points}", f"buy {offers[1].points}"]
    assert refusal(table, f"buy {offers[2].points}").id == "ct-points-too-dear"
    assert refusal(table, "buy 99").id == "ct-points-not-sold"
    play(table, f"buy {offers[1].points}")
    assert table.players[0].money == 0
    assert sum(table.players[0].points) == BOX.tiles[tile].points + offers[1].points
    assert offered(table) == ["end turn"]


@pytest.mark.parametrize("colour", [RED, BLUE])
def test_points_for_own_plants_are_three_each(colour: int) -> None:
    tile = find(lambda tile: tile.per_own is not None and tile.per_own.colour == colour)
    kind = ("solar", "wind")[colour]
    position = Position(money=40).plant(0, kind, "e2 n1").plant(0, kind, "e3 n1").plant(1, kind, "e4 n1")
    position.plant(0, ("wind", "solar")[colour], "e5 n1")
    table = position.building(tile)
    play(table, f"lay {tile}", "at e2 n2")
    assert table.players[0].points[2] == 6


def test_phase_iii_a_plant_is_built_for_a_discarded_tile_on_either_side() -> None:
    position = Position(money=40).tile(1, 1, "e2 n1")
    table = position.building(31, 32)
    assert [text for text in offered(table) if text.startswith("build")] == [
        "build solar",
        "build steam",
        "build wind",
        "build water",
    ]
    for kind, side in (("solar", 0), ("steam", 1)):
        other = table.clone()
        play(other, f"build {kind}", "discard 32", "at e3 n1")
        printed = BOX.plants[2][side]
        assert other.players[0].money == 40 - printed.cost
        assert other.cubes[2] == printed.cubes
        assert other.players[0].hand == (31,)
        assert other.players[0].plants == (2,)
        assert other.plant_sides[0] == side


def test_phase_iii_a_tile_is_sold_for_5() -> None:
    table = Position(money=1).building(31)
    play(table, "sell 31")
    assert table.players[0].money == 6
    assert table.players[0].hand == ()


def test_phase_iii_each_action_is_chosen_anew() -> None:
    """One tile is sold, one discarded for a plant, one laid: in any order, until the hand is empty."""
    table = Position(players=2, money=30).tile(1, 1, "e2 s1").building(31, 33, 47)
    for mine in (["sell 33"], ["build wind", "discard 47", "at e3 s1"], ["lay 31", "at e4 s1"]):
        assert table.asked == 0
        play(table, *mine)
        while offered(table) != ["end turn"]:
            play(table, offered(table)[0])
        play(table, "end turn")
        sale = next(text for text in offered(table) if text.startswith("sell"))
        play(table, sale, "end turn")
    assert table.phase == 4
    player = table.players[0]
    assert (player.hand, player.tiles, player.plants) == ((), (31,), (PLANTS.index("blue-1"),))


def test_phase_iii_all_that_a_tile_gives_when_laid_comes_at_once() -> None:
    """Points and a yellow cube from the supply, and what it cost to the bank."""
    tile = BOX.tiles[97]
    assert (tile.points, tile.yellow) == (1, 1)
    table = Position(money=20).tile(1, 1, "e2 n1").building(97)
    bank = table.bank
    play(table, "lay 97", "at e3 n1")
    player = table.players[0]
    assert (sum(player.points), player.yellow, table.supply[2]) == (1, 1, 24)
    assert (player.money, table.bank) == (20 - tile.cost, bank + tile.cost)


def test_phase_iii_a_plant_lies_next_to_the_city_with_its_cubes_from_the_supply() -> None:
    position = Position(money=20, closed=("north",)).tile(1, 1, "e2 n1")
    table = position.building(31, 32)
    supply = table.supply[BLUE]
    play(table, "build water", "discard 31")
    assert refusal(table, "at e4 n1") == Message("ct-cell-apart", cell="e4 n1")
    assert refusal(table, "at e2 n1") == Message("ct-cell-taken", cell="e2 n1")
    assert refusal(table, "at e1 n2") == Message("ct-cell-closed", cell="e1 n2")
    play(table, "at e3 n1")
    plant = PLANTS.index("blue-1")
    assert table.cubes[plant] == BOX.plants[plant][1].cubes == supply - table.supply[BLUE]
    assert owner_of(table.city.cells[cell("e3 n1")]) == 0
    assert 31 in table.players[0].gone
    assert table.players[0].hand == (32,)


def test_phase_iii_a_plant_that_is_too_dear_is_not_on_offer() -> None:
    """With 3 euros the one-time sides of I are possible, their refill sides for 4 are not."""
    table = Position(money=3).building(31)
    builds = [text for text in offered(table) if text.startswith("build")]
    assert builds == ["build steam", "build water"]
    assert refusal(table, "build solar") == Message("ct-plant-too-dear", kind="solar", price=4, money=3)
    table = Position(money=4).building(31)
    assert [text for text in offered(table) if text.startswith("build")][::2] == ["build solar", "build wind"]


def test_phase_iii_the_next_plant_of_a_stack_is_the_next_number() -> None:
    position = Position(money=30).plant(1, "steam", "e2 n1").plant(1, "solar", "e3 n1")
    table = play(position.building(31), "build steam", "at e4 n1")
    assert table.players[0].plants == (PLANTS.index("red-3"),)
    assert [stack["plant"] for stack in view(table.seen_by(0))["stacks"]] == ["red-4", "blue-1"]


def test_every_cell_of_the_city_has_a_name_of_its_own() -> None:
    table = Position(players=4).land(0, "e2 n1").land(0, "w2 n1").land(0, "e1 s2").table
    names = [cell_name(each) for each in [*table.city.cells, *table.city.free]]
    assert len(set(names)) == len(names)
