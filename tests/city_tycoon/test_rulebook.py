"""The rulebook, paragraph by paragraph; 'ruling' is a number of the rulings on City Tycoon."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.box import Tile
from burgomaster.games.city_tycoon.choices import NOTATION, PICKS
from burgomaster.games.city_tycoon.components import (
    BLUE,
    LAND,
    PLANTS,
    RED,
    SIDE_CELLS,
    TILES,
    WATER,
    cell_name,
    owner_of,
    piece_of,
)
from burgomaster.games.city_tycoon.data import SETS, standard_box
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.tile_values import tile_data
from tests.city_tycoon.positions import Position, cell, offered, play, refusal

BOX = standard_box()


def find(wanted: Callable[[Tile], bool]) -> int:
    """Return the first tile with a property."""
    return next(number for number in range(1, TILES + 1) if wanted(BOX.tiles[number]))


def plain(tile: Tile) -> bool:
    """Tell whether nothing happens when a tile is laid, beside points and yellow cubes."""
    return not (tile.land or tile.water or tile.offers or tile.per_own)


def started(players: int, **options: str) -> CityTycoon:
    return RULES.new({"players": players, **options}, Fast(3))


# Set-up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up_4_who_comes_later_starts_with_more_money(players: int) -> None:
    table = started(players)
    assert [table.players[seat].money for seat in table.order] == [20 + 2 * i for i in range(players)]


def test_set_up_3_the_order_of_play_is_drawn() -> None:
    orders = {RULES.new({"players": 3}, Fast(seed)).order for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up_8_the_start_plants_hold_a_cube_for_each_player(players: int) -> None:
    table = started(players)
    assert table.cubes[:2] == [players, players]
    assert table.supply == [30 - players, 25 - players, 25]


@pytest.mark.parametrize(("players", "closed"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_set_up_9_sides_are_closed_with_two_and_three_players(players: int, closed: int) -> None:
    city = started(players).city
    assert len(city.closed) == closed
    assert len(city.free) == 8 - 2 * closed
    for side in city.closed:
        assert not set(SIDE_CELLS[side]) & set(city.free)


def test_set_up_9_which_sides_is_an_option() -> None:
    assert started(2, closed="west north").city.closed == (0, 3)
    assert RULES.options({"players": 2, "closed": "west north"})["closed"] == "north west"
    for wrong in ("north", "north up", "north north east"):
        with pytest.raises(Refused) as refused:
            RULES.options({"players": 2, "closed": wrong})
        assert refused.value.message.id == "ct-option-closed"


def test_ruling_building_round_a_closed_side_is_allowed() -> None:
    position = Position(players=3, closed=("north",)).tile(0, 1, "e2 n1").land(0, "e2 n2")
    table = position.building(31)
    play(table, "lay 31")
    assert "at e1 n2" not in offered(table)
    assert "at e2 n3" in offered(table)
    assert refusal(table, "at e1 n2") == Message("ct-cell-closed", cell="e1 n2")


# Phase II.


def test_phase_ii_everyone_is_dealt_six_tiles_of_the_rounds_stack() -> None:
    table = started(4)
    assert [len(pack) for pack in table.packs] == [6, 6, 6, 6]
    assert len(table.stack) == 30 - 24
    tiles = [tile for pack in [*table.packs, table.stack] for tile in pack]
    assert sorted(tiles) == list(range(1, 31))


def test_phase_ii_packs_pass_to_the_left_and_the_last_tile_goes_by_itself() -> None:
    table = started(3)
    first = list(table.packs)
    for seat in (2, 0, 1):
        table.choose(seat, PICKS[table.held(seat)[0]])
    for seat in range(3):
        assert table.held(seat) == first[(seat - 1) % 3][1:]
    for _ in range(4):
        for seat in range(3):
            table.choose(seat, PICKS[table.held(seat)[0]])
    assert table.phase == 3
    assert [len(player.hand) for player in table.players] == [6, 6, 6]
    assert table.packs == ((), (), ())


def test_ruling_8_a_pick_is_final() -> None:
    table = started(3)
    table.choose(1, PICKS[table.held(1)[2]])
    with pytest.raises(Refused) as refused:
        table.choose(1, PICKS[table.held(1)[0]])
    assert refused.value.message == Message("not-asked", seat=2)


def test_phase_ii_nobody_sees_what_others_pick() -> None:
    table = started(3)
    table.choose(1, PICKS[table.held(1)[2]])
    seen = table.seen_by(0)
    assert [player.pick for player in seen.players] == [0, -1, 0]
    assert seen.packs[0] == table.packs[0]
    assert seen.packs[1] == (0,) * 6
    assert table.seen_by(1).players[1].pick == table.players[1].pick


def test_phase_ii_a_seat_remembers_the_packs_it_passed_on() -> None:
    """After two turns of three players a seat knows two packs, and after three what two others took."""
    table = started(3)
    packs = list(table.packs)
    for _ in range(2):
        for seat in range(3):
            table.choose(seat, PICKS[table.held(seat)[-1]])
    groups = table.seen_by(0).groups
    assert [(group.pack, group.first, group.last) for group in groups] == [(0, 1, 6), (2, 2, 6)]
    assert groups[0].tiles == packs[0][:5]
    for seat in range(3):
        table.choose(seat, PICKS[table.held(seat)[-1]])
    groups = table.seen_by(0).groups
    assert [(group.pack, group.first, group.last) for group in groups] == [(0, 1, 3), (1, 3, 6), (2, 2, 6)]
    assert groups[0].tiles == packs[0][3:5]


def test_phase_ii_what_is_imagined_agrees_with_what_was_remembered_and_is_evenly_spread() -> None:
    """Two others took two known tiles: each order is imagined half the time, the rest is from the rest."""
    table = started(3)
    for _ in range(3):
        for seat in range(3):
            table.choose(seat, PICKS[table.held(seat)[-1]])
    seen = table.seen_by(0)
    group = seen.groups[0]
    rng = Fast(9)
    orders: Counter[tuple[int, ...]] = Counter()
    others: Counter[int] = Counter()
    for _ in range(600):
        imagined = RULES.imagine(seen, rng)
        assert imagined.seen_by(0).dump() == seen.dump()
        orders[imagined.taken[0][1:3]] += 1
        others[imagined.taken[1][0]] += 1
    assert set(orders) == {group.tiles, group.tiles[::-1]}
    assert all(count > 230 for count in orders.values())
    known = {tile for each in seen.groups for tile in each.tiles} | set(seen.packs[0])
    known |= {tile for taken in seen.taken for tile in taken}
    unknown = set(range(1, 31)) - known
    assert set(others) == unknown
    assert max(others.values()) < 3 * 600 / len(unknown)


def test_phase_ii_a_laid_tile_settles_who_took_it() -> None:
    """If seat 1 lays a tile that two others may have taken, seat 2 has the other one."""
    table = started(3)
    while table.phase == 2:
        for seat in range(3):
            table.apply(seat, PICKS[table.held(seat)[-1]])
    laid = table.taken[0][1]
    other = table.taken[0][2]
    data = table.dump()
    players = data["player"]
    assert isinstance(players, dict)
    assert isinstance(players["2"], dict)
    players["2"]["money"] = 40
    table = RULES.load({**{key: data[key] for key in data if key != "agenda"}, "order": [2, 3, 1]})
    table.choose(1, NOTATION.read(f"lay {laid}"))
    seen = table.seen_by(0)
    rng = Fast(4)
    for _ in range(50):
        assert other in RULES.imagine(seen, rng).taken[0][2:3]


def test_ruling_8_sold_and_discarded_tiles_leave_unseen() -> None:
    game = Game(RULES, {"players": 2, "closed": "north east"}, Fast(8))
    while game.table.phase == 2:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[0])
    table = game.table
    seat = table.asked
    sold = table.players[seat].hand[0]
    choice = NOTATION.read(f"sell {sold}")
    assert RULES.entry_text(table, seat, choice, seat) == f"sell {sold}"
    assert RULES.entry_text(table, seat, choice, 1 - seat) == "sell"
    game.choose(seat, choice)
    assert game.table.seen_by(1 - seat).players[seat].gone == (0,)
    assert game.table.seen_by(seat).players[seat].gone == (sold,)


# Phase III.


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


def test_ruling_1_water_is_a_neighbour_for_placing() -> None:
    table = Position().tile(1, 1, "e2 n1").water("e3 n1").building(31)
    play(table, "lay 31")
    assert "at e4 n1" in offered(table)


def test_the_first_tile_has_only_places_that_differ() -> None:
    """The start tile is its own mirror image, so four of its eight places are enough."""
    table = Position(players=4).building(31)
    play(table, "lay 31")
    assert len(offered(table)) == 4
    left_out = [name for name in map(cell_name, table.city.free) if f"at {name}" not in offered(table)]
    message = refusal(table, f"at {left_out[0]}")
    assert message.id == "ct-cell-mirrored"
    assert f"at {message.arguments['same']}" in offered(table)


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


def test_ruling_1_what_does_not_fit_is_dropped() -> None:
    tile = find(lambda tile: tile.land == 1 and tile.water == 1)
    position = Position(money=30).tile(1, 2, "e2 n1").tile(1, 5, "e3 n2").tile(1, 7, "e4 n1")
    table = position.land(1, "e2 n2").land(1, "e4 n2").building(tile)
    play(table, f"lay {tile}", "at e3 n1")
    assert offered(table) == ["land e3 s1", "water e3 s1"]
    play(table, "water e3 s1")
    assert table.landscapes == 33
    assert offered(table) == ["end turn"]


def test_ruling_1_landscape_tiles_that_are_not_in_the_box_are_dropped() -> None:
    tile = find(lambda tile: tile.land == 1 and tile.water == 1)
    position = Position(money=30).tile(1, 2, "e2 n1")
    for column in range(2, 37):
        position.land(1, f"w{column} n1")
    table = position.building(tile)
    assert table.landscapes == 1
    play(table, f"lay {tile}", "at e3 n1")
    assert "land e4 n1" in offered(table)
    assert "water e4 n1" in offered(table)
    play(table, "water e4 n1")
    assert table.landscapes == 0
    assert offered(table) == ["end turn"]


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


@pytest.mark.parametrize(("district", "name"), [(2, "entertainment"), (3, "shopping"), (4, "landmark")])
def test_ruling_2_points_for_own_tiles_do_not_count_the_tile_being_laid(district: int, name: str) -> None:
    tile = find(lambda tile: tile.per_own is not None and tile.per_own.district == district)
    assert BOX.tiles[tile].district == district, name
    own = [number for number in range(1, 60) if BOX.district[number] == district][:3]
    position = Position(money=40).tile(0, own[0], "e2 n1").tile(0, own[1], "e3 n1").tile(1, own[2], "e4 n1")
    table = position.building(tile)
    play(table, f"lay {tile}", "at e2 n2")
    assert table.players[0].points[2] == 2


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


def test_set_up_5_plants_come_in_order_and_an_empty_stack_is_over() -> None:
    position = Position(money=40)
    for number in range(6):
        position.plant(1, "steam", f"e{number + 2} n1")
    table = position.building(31)
    assert PLANTS[2:8] == tuple(f"red-{number}" for number in range(1, 7))
    assert "build solar" not in offered(table)
    assert refusal(table, "build solar") == Message("ct-no-plants", kind="solar")


def test_phase_iii_a_tile_is_sold_for_5() -> None:
    table = Position(money=1).building(31)
    play(table, "sell 31")
    assert table.players[0].money == 6
    assert table.players[0].hand == ()


def test_known_values_of_the_box() -> None:
    """What the rulebook tells of tiles and plants."""
    tiles = BOX.tiles[1:]
    assert len([tile for tile in tiles if tile.offers]) == 2
    assert all(tile.round == 3 for tile in tiles if tile.offers)
    per_own = [tile.per_own for tile in tiles if tile.per_own is not None]
    assert sorted((each.district, each.colour, each.points) for each in per_own) == [
        (-1, 0, 3),
        (-1, 1, 3),
        (2, -1, 1),
        (3, -1, 1),
        (4, -1, 1),
    ]
    assert all(tile.round == 4 for tile in tiles if tile.per_own is not None)
    dear = [tile for tile in tiles for demand in tile.demands if demand.euro]
    assert [tile.round for tile in dear] == [4, 4]
    assert all(demand.euro in (0, 10) for tile in tiles for demand in tile.demands)
    assert all(2 <= tile.cost <= 22 for tile in tiles)
    assert all(1 <= len(tile.demands) <= 2 for tile in tiles)
    for number, (refill, once) in enumerate(BOX.plants[2:]):
        assert refill.cost > once.cost
        assert refill.cubes < once.cubes or (number == 7 and refill.cubes == once.cubes)
    assert sum(max(side.cubes for side in plant) for plant in BOX.plants[2:8]) <= 25
    assert sum(max(side.cubes for side in plant) for plant in BOX.plants[8:]) <= 20
    assert 3 in [refill.cubes for refill, _ in BOX.plants[2:8]]


def test_every_tile_is_different_and_has_names_in_three_languages() -> None:
    for language in ("en", "de", "nl"):
        assert len(BOX.names[language]) == TILES + 1
        assert len(set(BOX.names[language])) == TILES + 1
    assert len({str(tile_data(tile)) for tile in BOX.tiles[1:]}) == TILES


# Phase IV.


def test_phase_iv_each_tile_once_a_round_and_passing_is_final() -> None:
    position = Position(money=20).tile(0, 1, "e2 s1").tile(1, 2, "w2 n1")
    table = position.table
    play(table, "supply 1 demand 1", "end turn")
    assert table.asked == 1
    play(table, "pass", "end turn")
    # Seat 0 has nothing left to supply and has passed by itself; seat 1 has passed for good.
    assert [player.passed for player in table.players] == [True, True, True]
    assert table.over


def test_ruling_9_who_cannot_supply_passes_by_himself() -> None:
    table = Position(money=0).tile(0, 1, "e2 s1").table
    assert all(player.passed for player in table.players)


def test_phase_iv_why_a_tile_cannot_be_supplied() -> None:
    position = Position(money=2).tile(0, 1, "e2 s1").tile(0, 31, "e3 s1").tile(1, 2, "w2 n1").water("e4 s1")
    position.tile(0, 64, "e5 s1").money(0, 3)
    table = position.table
    assert refusal(table, "supply 2 demand 1") == Message("ct-not-own-tile", tile=2)
    assert refusal(table, "supply 1 demand 2") == Message("ct-no-such-demand", tile=1, demands=1)
    assert refusal(table, "supply 31 demand 2") == Message("ct-yellow-short", wanted=1, found=0)
    assert refusal(table, "supply 31 demand 1") == Message("ct-supply-too-dear", price=6, money=3)
    assert refusal(table, "supply 64 demand 1") == Message("ct-cubes-short", tile=64, red=1, blue=1)
    play(table, "supply 1 demand 1", "end turn", "pass", "end turn")
    assert refusal(table, "supply 1 demand 1") == Message("ct-supplied-already", tile=1)


def test_phase_iv_never_over_water() -> None:
    """Water between the start tile and the tile: the way round over a foreign tile is taken."""
    position = Position(money=20).water("e2 n1").tile(1, 2, "e2 s1").tile(1, 5, "e3 s1").tile(0, 1, "e3 n1")
    table = position.table
    play(table, "supply 1 demand 1")
    assert table.players[1].money == 24


def test_ruling_4_everything_must_be_in_hand_before_income() -> None:
    """Six euro of income do not pay for the four euro of transport."""
    table = Position(money=3).tile(0, 3, "e2 s1").table
    assert all(player.passed for player in table.players)
    table = Position(money=4).tile(0, 3, "e2 s1").table
    play(table, "supply 3 demand 1")
    assert table.players[0].money == 6


def test_phase_iv_two_tiles_ask_ten_euro_beside_cubes() -> None:
    tile = find(lambda tile: any(demand.euro for demand in tile.demands))
    demand = BOX.tiles[tile].demands[0]
    position = Position(money=30).tile(0, tile, "e2 s1")
    table = position.table
    bank = table.bank
    play(table, f"supply {tile} demand 1")
    transport = 2 * (demand.red + demand.blue)
    assert table.players[0].money == 30 - 10 - transport
    assert table.bank == bank + 10 + transport
    assert table.players[0].points[3] == demand.income.points


def test_phase_iv_a_dearer_plant_may_be_chosen() -> None:
    position = (
        Position(money=20).tile(0, 1, "e2 s1").plant(0, "steam", "e3 s1", 2).plant(1, "steam", "e4 s1", 2)
    )
    table = position.table
    play(table, "supply 1 demand 1")
    assert offered(table) == ["from red-1", "from red-2", "from start-solar"]
    assert refusal(table, "from blue-1").id == "ct-plant-colour"
    play(table, "from red-2")
    assert table.players[1].money == 22


def test_phase_iv_where_ways_are_equally_cheap_one_chooses_whom_to_pay() -> None:
    """From one's own plant round a corner, over a tile of either opponent."""
    position = Position(money=20).plant(0, "steam", "e2 n1").start(0, 3)
    position.tile(1, 2, "e2 n2").tile(2, 5, "e3 n1").tile(0, 1, "e3 n2")
    table = position.table
    play(table, "supply 1 demand 1")
    assert offered(table) == ["pay 0 2 0 0 0", "pay 0 0 2 0 0"]
    assert refusal(table, "pay 0 1 1 0 0") == Message("ct-no-such-way", plant="red-1")
    play(table, "pay 0 0 2 0 0")
    assert [player.money for player in table.players][1:] == [20, 22]


def test_phase_iv_two_cubes_on_different_ways_are_offered_in_one_order_only() -> None:
    position = Position(money=20).plant(0, "steam", "e2 n1", 2).start(0, 3)
    position.tile(1, 2, "e2 n2").tile(2, 5, "e3 n1").tile(0, 20, "e3 n2")
    table = position.table
    play(table, "supply 20 demand 1")
    assert offered(table) == ["pay 0 2 0 0 0", "pay 0 0 2 0 0"]
    other = play(table.clone(), "pay 0 2 0 0 0")
    assert offered(other) == ["pay 0 2 0 0 0", "pay 0 0 2 0 0"]
    play(table, "pay 0 0 2 0 0")
    assert table.players[2].money == 24


def test_phase_iv_cubes_of_several_plants_when_one_runs_out() -> None:
    """One cube is left on one's own plant: the second comes from the next cheapest."""
    position = Position(money=2).plant(0, "steam", "e3 s1", 1).tile(0, 20, "e2 s1")
    table = position.table
    play(table, "supply 20 demand 1")
    assert table.cubes[0] == 2
    assert table.cubes[2] == 0
    assert table.players[0].money == 0


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


def test_the_grey_quarters_of_the_start_tile_reward_residential_neighbours() -> None:
    """Beside a grey quarter one euro more than beside a plant."""
    for where, more in (("e2 n1", 1), ("e2 s1", 0), ("w2 s1", 1), ("w2 n1", 0)):
        table = Position(money=20).tile(0, 3, where).table
        play(table, "supply 3 demand 1")
        assert table.players[0].money == 20 - 4 + 6 + more


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


def test_phase_v_is_left_out_after_the_last_round() -> None:
    """What was supplied in round 4 stays supplied, and plants are not refilled."""
    position = Position(money=20).tile(0, 1, "e2 s1").start(0, 3)
    position.data["supplied"] = {"1": 1}
    table = position.table
    assert table.over
    assert (table.cubes[0], table.supplied[0]) == (0, 1 << 1)


# The end.


def test_end_of_the_game_a_point_for_ten_euro_and_ties_by_money_left() -> None:
    position = Position(players=4)
    for seat, (money, points) in enumerate(((39, 7), (25, 8), (45, 6), (9, 9))):
        position.has(seat, money=money, points={"laid": points}, passed=True)
    table = position.table
    assert table.over
    assert table.scores() == [10, 10, 10, 9]
    assert [player.money for player in table.players] == [9, 5, 5, 9]
    assert table.winners() == [0]
    table = position.money(1, 29).table
    assert table.winners() == [0, 1]


def test_a_whole_game_has_four_rounds_and_then_it_is_over() -> None:
    table = RULES.new({"players": 3}, Fast(1))
    rng = Fast(2)
    rounds: list[int] = []
    while not table.over:
        rounds.append(table.round)
        question = table.questions[rng.below(len(table.questions))]
        choices: list[Choice] = question.choices
        table.apply(question.seat, choices[rng.below(len(choices))])
    assert sorted(set(rounds)) == [1, 2, 3, 4]
    assert table.questions == []
    assert CHANCE == -1


def test_every_ruling_names_a_test_that_is_there() -> None:
    """docs/rulings.md tells which test shows each ruling on City Tycoon; three dots stand for a rest."""
    here = Path(__file__).parent
    text = (here.parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8").split("## City Tycoon")[1]
    tests = "".join(path.read_text(encoding="utf-8") for path in here.glob("*.py"))
    defined = re.findall(r"^def (test_\w+)", tests, re.MULTILINE)
    named = re.findall(r"`(test_[a-z0-9_]+(?:\.\.\.)?)`", text)
    assert len(named) > 20
    for name in named:
        start = name.removesuffix("...")
        assert any(each.startswith(start) if name != start else each == name for each in defined), name
