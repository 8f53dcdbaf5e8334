"""What laying a tile or a plant somewhere would mean, and what own tiles take from each other."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon import new
from burgomaster.games.city_tycoon.box.components import PLANT_KINDS
from burgomaster.games.city_tycoon.choices import At, Lay
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.sight.whatif import contested, plant_at, tile_at
from tests.city_tycoon.tables import Position, cell, play


def test_a_tile_is_priced_where_it_would_lie() -> None:
    """Beside the second player's plant a cube pays them, beside the start tile's it pays the bank."""
    table = play(Position().plant(1, "steam", "e2 n1").building(7, 2, 3), "lay 7")
    demand = table.box.tiles[7].demands[0]
    assert (demand.red, demand.blue, demand.euro) == (1, 0, 0)
    by_plant = tile_at(table, 0, 7, cell("e3 n1"))
    assert by_plant["cell"]["name"] == "e3 n1"
    assert by_plant["supplies"][0]["cost"] == 2
    assert by_plant["supplies"][0]["payments"] == [{"seat": 2, "euro": 2}]
    by_start = tile_at(table, 0, 7, cell("w2 n1"))["supplies"][0]
    assert by_start["payments"] == [{"seat": None, "euro": 2}]
    assert cell("w2 n1") not in table.city.cells  # only asked


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_comes_true(seed: int) -> None:
    """After laying, the view shows what was foretold for that cell, in whole games at random."""
    table = new(players=3, source=Fast(seed))
    below = Fast(seed + 77).below
    seen_places = 0
    while not table.over:
        seat = table.seats_asked()[0] if table.asked < 0 else table.asked
        choices = table.offers_to(seat) if table.asked < 0 else table.offers()
        lays = [choice for choice in choices if isinstance(choice, Lay)]
        choice = lays[0] if lays else choices[below(len(choices))]
        if isinstance(choice, At) and table.questions[0].step == "place-tile":
            tile = table.agenda[-1][2]
            foretold = tile_at(table, seat, tile, choice.cell)
            pieces = len(table.city.cells)
            table.apply(seat, choice)
            # Landscape that can lie in one way alone is laid at once, and may open ways for cubes.
            if table.questions[0].step != "buy" and len(table.city.cells) == pieces + 1:
                after = view(table.seen_by(seat))["players"][seat]["tiles"][-1]
                assert after["tile"] == tile
                assert [each["cost"] for each in after["supplies"]] == [
                    each["cost"] for each in foretold["supplies"]
                ]
                gains = [each["neighbours"] for each in foretold["supplies"]]
                assert [each["neighbours"] for each in after["supplies"]] == gains
                seen_places += 1
        else:
            table.apply(seat, choice)
    assert seen_places > 5


def test_a_bonus_is_given_to_neighbors_of_its_district_alone() -> None:
    box = Position().table.box
    giver = next(tile for tile in box.tiles[1:] if tile.bonus is not None and tile.round == 1)
    assert giver.bonus is not None
    same = [tile.number for tile in box.tiles[1:] if tile.district == giver.bonus.district][:2]
    other = next(
        tile.number
        for tile in box.tiles[1:]
        if tile.district != giver.bonus.district and tile.number != giver.number
    )
    table = Position(money=40).tile(0, same[0], "e1 n2").tile(1, same[1], "e2 n1").table
    given = tile_at(table, 0, giver.number, cell("e2 n2"))["given"]
    assert {(each["tile"], each["seat"]) for each in given} == {(same[0], 1), (same[1], 2)}
    table = Position(money=40).tile(0, same[0], "e1 n2").tile(1, other, "e2 n1").table
    given = tile_at(table, 0, giver.number, cell("e2 n2"))["given"]
    assert [each["tile"] for each in given] == [same[0]]
    assert given[0]["gain"]["euro"] == giver.bonus.income.euro


def test_a_plant_is_priced_for_own_tiles_that_ask_for_its_color() -> None:
    box = Position().table.box
    red = next(tile.number for tile in box.tiles[1:] if any(demand.red for demand in tile.demands))
    blue = next(
        tile.number
        for tile in box.tiles[1:]
        if any(demand.blue for demand in tile.demands) and not any(demand.red for demand in tile.demands)
    )
    table = Position(money=40).tile(0, red, "e2 n1").tile(0, blue, "w2 n1").tile(1, 100, "e3 n1").table
    solar = PLANT_KINDS.index("solar")
    assert plant_at(table, 0, solar, cell("e2 n2"))["tiles"] == [{"tile": red, "price": 0}]
    assert plant_at(table, 0, solar, cell("e4 n1"))["tiles"] == [{"tile": red, "price": 2}]


def test_cubes_that_two_tiles_count_on_are_told() -> None:
    """One cube in the own plant, and two tiles beside it that ask for one."""
    box = Position().table.box
    ones = [
        tile.number
        for tile in box.tiles[1:]
        if len(tile.demands) == 1
        and (tile.demands[0].red, tile.demands[0].blue, tile.demands[0].yellow) == (1, 0, 0)
    ][:2]
    position = Position(money=40).plant(0, "solar", "e2 n1", 1)
    table = position.tile(0, ones[0], "e3 n1").tile(0, ones[1], "e2 n2").table
    (found,) = contested(table, 0)
    assert found == {"plant": "red-1", "cubes": 1, "tiles": ones}
    play(table, f"supply {ones[0]} demand 1", "from red-1")
    assert contested(table, 0) == []
