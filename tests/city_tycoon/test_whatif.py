"""What laying a tile or a plant somewhere would mean, and what own tiles take from each other."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.city_tycoon import new
from burgomaster.games.city_tycoon.box.components import PLANT_KINDS, RED, cell_name
from burgomaster.games.city_tycoon.choices import PASS, At, Lay
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.sight.whatif import contested, cube_prices, plant_at, tile_at, what_if
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import BOX, Position, cell, offered, play


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
            tile = table.agenda[-1].what
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


def test_landscape_is_foretold_on_every_cell_and_comes_true_piece_by_piece() -> None:
    """Whatever way is wished for: its pieces are offered, as far as they are asked for."""
    both = max(BOX.tiles[1:], key=lambda tile: (min(tile.land, tile.water), tile.land + tile.water)).number
    position = Position(money=40).tile(1, 7, "e2 n1").land(0, "e3 n1")
    before = position.building(both)
    found: Any = what_if(before.seen_by(0), 0, {"kind": "tile", "tile": both})
    for place in found["places"]:
        where = place["cell"]["name"]
        assert place["landscapes"]
        for way in place["landscapes"]:
            table = play(before.clone(), f"lay {both}", f"at {where}")
            wished = [f"{each['kind']} {each['cell']['name']}" for each in way]
            while table.questions[0].step == "landscape":
                play(table, next(text for text in wished if text in offered(table)))
            there = {piece["cell"]["name"]: piece["kind"] for piece in view(table.seen_by(0))["city"]}
            assert [there[each["cell"]["name"]] for each in way] == [each["kind"] for each in way]


@pytest.mark.parametrize(("laid", "first"), [((1, 0), "e3 s1"), ((0, 1), "e2 s2")])
def test_the_likeliest_landscape_joins_what_is_ones_own(laid: tuple[int, int], first: str) -> None:
    """Land comes beside own pieces first, water last."""
    tile = next(tile.number for tile in BOX.tiles[1:] if (tile.land, tile.water) == laid and tile.number > 7)
    table = Position(money=40).tile(1, 1, "e2 n1").tile(0, 3, "e3 n1").building(tile)
    ways = tile_at(table, 0, tile, cell("e2 s1"))["landscapes"]
    assert {way[0]["cell"]["name"] for way in ways} == {"e3 s1", "e2 s2"}
    assert ways[0][0]["cell"]["name"] == first


def test_where_no_landscape_can_lie_none_is_foretold() -> None:
    table = Position(money=40).building(7)
    nothing = next(tile.number for tile in BOX.tiles[1:] if not tile.land and not tile.water)
    assert tile_at(table, 0, nothing, cell("e2 n1"))["landscapes"] == []
    table.landscapes = 0
    assert tile_at(table, 0, 7, cell("e2 n1"))["landscapes"] == []


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
    now = cube_prices(table, 0, RED)
    assert now == {red: 2}
    beside, apart = [plant_at(table, 0, solar, cell(where), now) for where in ("e2 n2", "e4 n1")]
    assert (beside["saves"], beside["tiles"]) == (2, [{"tile": red, "price": 0, "before": 2}])
    assert (apart["saves"], apart["tiles"]) == (0, [{"tile": red, "price": 2, "before": 2}])


def test_all_free_cells_at_once() -> None:
    """For a tile and for a plant: every free cell once, with the price on each and the money left."""
    table = Position(money=20).plant(1, "steam", "e2 n1").water("w2 n1").building(7, 2, 3)
    found: Any = what_if(table.seen_by(0), 0, {"kind": "tile", "tile": 7})
    assert (found["kind"], found["cost"], found["money"]) == ("tile", BOX.cost[7], 20 - BOX.cost[7])
    places = {place["cell"]["name"]: place for place in found["places"]}
    assert sorted(places) == sorted(cell_name(each) for each in table.city.free)
    assert places["e3 n1"]["price"] == 2
    assert places["e3 n1"]["supplies"][0]["cubes"] == [
        {"colour": "red", "plant": "red-1", "owner": 2, "price": 2}
    ]
    assert places["w3 n1"]["price"] is None  # behind the water
    wind: Any = what_if(table.seen_by(0), 0, {"kind": "plant", "plant": "wind"})
    assert [place["cell"] for place in wind["places"]] == [place["cell"] for place in found["places"]]
    assert wind["cost"] == BOX.plants[8][0].cost


def test_a_tile_that_asks_only_for_yellow_cubes_is_priced_nowhere() -> None:
    """Yellow cubes are not carried (phase IV): every cell is as good."""
    table = Position(money=20).water("e2 n1").building(24)
    found: Any = what_if(table.seen_by(0), 0, {"kind": "tile", "tile": 24})
    assert {place["price"] for place in found["places"]} == {0}


@pytest.mark.parametrize(
    "about",
    [
        {},
        {"kind": "weather"},
        {"kind": "tile"},
        {"kind": "tile", "tile": 0},
        {"kind": "tile", "tile": 121},
        {"kind": "tile", "tile": True},
        {"kind": "plant", "plant": "nuclear"},
        {"kind": "supply", "tile": 7, "demand": 3},
        {"kind": "supply", "tile": 7, "demand": 1, "plants": ["red-9"]},
        {"kind": "supply", "tile": 7, "demand": 1, "plants": "red-1"},
        {"kind": "supply", "tile": 7, "demand": 1, "pay": [[1, 2]]},
        {"kind": "supply", "tile": 7, "demand": 1, "pay": [[2, "x", 0, 0, 0, 0]]},
        {"kind": "supply", "tile": 7, "demand": 1, "pay": [[True, 0, 0, 0, 0]]},
        {"kind": "plan", "supplies": [7]},
        {"kind": "plan", "supplies": [{"tile": 7, "demand": 1, "number": 1}]},
        {"kind": "tile", "tile": 7, "number": 1},
        {"kind": "tile", "tile": 7, "demand": 1},
        {"kind": "plan", "supplies": [{"tile": 7, "demand": 1}] * 31},
    ],
)
def test_what_nobody_can_ask_is_refused(about: dict[str, Plain]) -> None:
    table = Position().building(7)
    with pytest.raises(Refused, match="what-if-unknown"):
        what_if(table.seen_by(0), 0, about)


def test_no_plant_is_left() -> None:
    position = Position(players=5)
    for number in range(6):
        position.plant(0, "steam", f"e2 n{number + 1}")
    seen = position.building(7).seen_by(0)
    with pytest.raises(Refused, match="ct-no-plants"):
        what_if(seen, 0, {"kind": "plant", "plant": "solar"})
    with pytest.raises(Refused, match="ct-no-plants"):
        plant_at(seen, 0, PLANT_KINDS.index("solar"), seen.city.free[0], {})


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


def warned(table: CityTycoon) -> Message | None:
    """Return what the seat that is asked hears before it passes; of supplying nothing is said."""
    assert {table.warning(table.asked, choice) for choice in table.offers()[:-1]} == {None}
    return table.warning(table.asked, PASS)


def test_passing_warns_of_a_gain_that_is_left() -> None:
    """Phase IV: who passes supplies nothing more in this round."""
    table = Position(money=20).tile(0, 1, "e2 n1").tile(0, 3, "w2 s1").tile(0, 5, "e3 n1").table
    gains = {1: BOX.tiles[1].demands[0].income.euro + BOX.board.start_bonus.income.euro - 2}
    found = warned(table)
    assert found is not None
    assert (found.id, found.arguments["tiles"]) == ("ct-pass-warning", 3)
    told = {1: 0, 3: 0, 5: 0}
    for tile in told:
        shown: Any = what_if(table.seen_by(0), 0, {"kind": "supply", "tile": tile, "demand": 1})
        told[tile] = shown["net"]
    assert told[1] == gains[1]
    best = max(told, key=lambda tile: told[tile])
    assert (found.arguments["tile"], found.arguments["euro"]) == (best, told[best])
    assert found.arguments["points"] == 0


def test_nothing_is_said_where_supplying_only_costs() -> None:
    """A tile that pays less than its cube costs, and no points, is no gain; a point is worth ten euro."""
    position = Position(money=20).start(0, 1).tile(0, 3, "e4 n1").plant(1, "steam", "e2 n1")
    position.land(1, "e3 n1")
    table = position.table
    shown: Any = what_if(table.seen_by(0), 0, {"kind": "supply", "tile": 3, "demand": 1})
    assert (shown["net"] < 0, shown["income"]["points"]) == (True, 0)
    assert warned(table) is None
    table = Position(money=20).tile(1, 27, "w2 n1").tile(0, 20, "w3 n1").table
    found = warned(table)
    assert found is not None
    assert (found.arguments["euro"], found.arguments["points"]) == (-8, 2)


def test_while_the_place_of_a_tile_is_being_chosen_it_cannot_be_supplied_yet() -> None:
    """It lies nowhere: whatever is asked then is answered, or refused with a reason."""
    table, rng = new(players=3, source=Fast(4)), Fast(5)
    asked = 0
    while not table.over and asked < 12:
        seat, choices = table.turn()
        player = table.players[seat]
        if 0 in player.cells:
            asked += 1
            seen = table.seen_by(seat)
            for tile in player.tiles:
                supply: dict[str, Plain] = {"tile": tile, "demand": 1}
                found = seen.what_if(seat, {"kind": "supply", **supply})
                assert tile != player.tiles[-1] or not found["possible"]
                seen.what_if(seat, {"kind": "plan", "supplies": [supply]})
            for kind in PLANT_KINDS:
                with suppress(Refused):  # where no plant of it is left
                    seen.what_if(seat, {"kind": "plant", "plant": kind})
        table.apply(seat, choices[rng.below(len(choices))])
    assert asked == 12
