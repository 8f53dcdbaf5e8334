"""What else the rulebook's paragraphs and its sheet of symbols say, in their order; see test_rulebook.py."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.choices import PICKS
from burgomaster.games.city_tycoon.components import BLUE, PLANTS, RED, cell_name, owner_of
from burgomaster.games.city_tycoon.data import standard_box
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.view import view
from tests.city_tycoon.positions import Position, cell, offered, play, refusal

BOX = standard_box()


def drafted(table: CityTycoon) -> CityTycoon:
    """Let everyone pick the first tile of each pack."""
    while table.phase == 2:
        for seat in range(table.seats()):
            table.apply(seat, PICKS[table.held(seat)[0]])
    return table


def sold_out(table: CityTycoon) -> CityTycoon:
    """Let everyone sell all tiles."""
    while table.phase == 3:
        sales = [choice for choice in table.offers() if choice.text.startswith("sell")]
        table.apply(table.asked, (sales or table.offers())[0])
    return table


# Set-up.


def test_set_up_2_everyone_starts_with_no_points_and_no_goods() -> None:
    for player in RULES.new({"players": 5}, Fast(1)).players:
        assert (sum(player.points), player.yellow, player.tiles, player.plants) == (0, 0, (), ())


def test_set_up_4_money_and_goods_are_open_to_all() -> None:
    table = Position().money(1, 33).yellow(2, 4).building(31)
    for viewer in (0, 2, 3):  # the last is a spectator
        players = view(table.seen_by(viewer))["players"]
        assert [player["money"] for player in players] == [20, 33, 20]
        assert players[2]["yellow"] == 4


def test_set_up_7_every_round_has_a_stack_of_its_own() -> None:
    table = RULES.new({"players": 2}, Fast(4))
    seen: list[int] = []
    for number in range(1, 5):
        assert table.round == number
        tiles = sorted(tile for pack in [*table.packs, table.stack] for tile in pack)
        assert tiles == list(range(30 * number - 29, 30 * number + 1))
        seen += [tile for pack in table.packs for tile in pack]
        sold_out(drafted(table))  # nobody has a tile to supply, so the next round begins
    assert table.over
    assert len(set(seen)) == 4 * 12  # what was not dealt never comes again


def test_set_up_9_nothing_at_all_is_laid_on_a_closed_side() -> None:
    """Not even a landscape tile of a tile that lies at the corner."""
    position = Position(money=30, closed=("north",)).tile(1, 1, "e2 n1")
    table = play(position.building(31), "lay 31", "at e2 n2")
    assert offered(table) == ["land e2 n3", "land e3 n2"]
    assert refusal(table, "land e1 n2").id == "ct-landscape-apart"


# Phase I.


def test_phase_i_the_first_round_keeps_the_order_that_was_drawn() -> None:
    """It also tells who starts with how much."""
    for seed in range(5):
        table = RULES.new({"players": 4}, Fast(seed))
        assert (table.round, table.phase) == (1, 2)
        assert [table.players[seat].money for seat in table.order] == [20, 22, 24, 26]
        order = table.order
        assert drafted(table).order == order
        assert table.asked == order[0]


def test_phase_i_equal_money_keeps_the_order_of_the_round_before() -> None:
    position = Position(players=4).money(0, 9).money(1, 5).money(2, 9).money(3, 9)
    position.data["order"] = [4, 3, 2, 1]
    assert position.phase("I", 2).order == (1, 3, 2, 0)


# Phase II.


def test_phase_ii_own_tiles_are_seen_by_their_owner_alone() -> None:
    table = drafted(RULES.new({"players": 3}, Fast(2)))
    for viewer in range(4):
        for seat, player in enumerate(view(table.seen_by(viewer))["players"]):
            hidden: list[int | None] = [None] * 6
            assert player["hand"] == (list(table.players[seat].hand) if seat == viewer else hidden)


# Phase III.


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


# Phase IV.


def test_phase_iv_goes_round_in_the_order_of_play_until_all_have_passed() -> None:
    """Players supply differently often: 2 tiles, 1 tile, 3 tiles."""
    position = Position(money=20).yellow(0, 2).yellow(1, 1).yellow(2, 3)
    position.tile(0, 5, "e2 s1").tile(0, 14, "e3 s1").tile(1, 17, "w2 n1")
    position.tile(2, 21, "w2 s1").tile(2, 24, "w3 s1").tile(2, 30, "w4 s1").start(0, 0)
    position.data["order"] = [3, 1, 2]
    table = position.table
    asked: list[int] = []
    while not table.over:
        asked.append(table.asked + 1)
        play(table, offered(table)[0], "end turn")
    assert asked == [3, 1, 2, 3, 1, 3]


def test_phase_iv_who_passes_supplies_nothing_more_in_the_round() -> None:
    position = Position(money=20).tile(0, 1, "e2 s1").tile(1, 19, "w2 n1").tile(1, 18, "w3 n1")
    table = play(position.table, "pass", "end turn", "supply 19 demand 1", "end turn")
    assert table.asked == 1


def test_phase_iv_only_the_owner_supplies_a_tile() -> None:
    position = Position().tile(0, 1, "e2 s1").tile(1, 19, "e3 s1")
    assert refusal(position.table, "supply 19 demand 1") == Message("ct-not-own-tile", tile=19)


def test_phase_iv_cubes_never_step_diagonally() -> None:
    """Land and tile touch at a corner only; water connects the tile with the city."""
    position = Position().land(1, "e2 n1").water("e2 n2").water("e3 n1").tile(0, 1, "e3 n2")
    assert all(player.passed for player in position.table.players)


def test_phase_iv_cubes_never_cross_an_empty_cell() -> None:
    """The cell between the start tile and the tile is empty; water round it connects them."""
    position = Position(money=40).water("e2 s1").water("e3 s1").tile(0, 1, "e3 n1")
    assert position.table.players[0].passed
    position = Position(money=40).water("e2 s1").water("e3 s1").tile(0, 1, "e3 n1").land(1, "e2 n1")
    assert offered(position.table) == ["supply 1 demand 1", "pass"]


@pytest.mark.parametrize(
    ("between", "fee"), [("own tile", 0), ("own land", 0), ("tile", 2), ("land", 2), ("plant", 2)]
)
def test_phase_iv_steps_on_foreign_tiles_plants_and_land_cost_2_for_each_cube(between: str, fee: int) -> None:
    """Two red cubes of one's own plant, over what lies between."""
    position = Position(money=20).plant(0, "steam", "e2 s1").start(0, 0)
    if between == "own tile":
        position.tile(0, 2, "e3 s1")
    elif between == "own land":
        position.land(0, "e3 s1")
    elif between == "tile":
        position.tile(1, 2, "e3 s1")
    elif between == "land":
        position.land(1, "e3 s1")
    else:
        position.plant(1, "water", "e3 s1")
    table = play(position.tile(0, 20, "e4 s1").table, "supply 20 demand 1")
    assert [player.money for player in table.players] == [20 - 2 * fee, 20 + 2 * fee, 20]


def test_phase_iv_each_cube_of_a_foreign_plant_costs_2() -> None:
    position = Position(money=20).plant(1, "steam", "e2 s1").tile(0, 20, "e3 s1").start(0, 0)
    table = play(position.table, "supply 20 demand 1")
    assert [player.money for player in table.players] == [16, 24, 20]


def test_phase_iv_a_foreign_plant_on_the_way_is_a_step_and_not_a_fee() -> None:
    """One's own cube over a foreign plant costs 2, and a foreign plant's cube over another one 4."""
    position = Position(money=20).plant(0, "steam", "e2 s1").plant(1, "steam", "e3 s1").start(0, 0)
    table = play(position.tile(0, 1, "e4 s1").table, "supply 1 demand 1")
    assert offered(table) == ["from red-1", "from red-2"]
    one, two = play(table.clone(), "from red-1"), play(table, "from red-2")
    assert one.players[1].money == two.players[1].money == 22
    position = Position(money=20).plant(2, "steam", "e2 s1").plant(1, "steam", "e3 s1", 0).start(0, 0)
    table = play(position.tile(0, 1, "e4 s1").table, "supply 1 demand 1")
    assert [player.money for player in table.players] == [20 - 4 + 5, 22, 22]


def test_phase_iv_a_cube_of_the_start_tile_costs_2_and_then_its_steps() -> None:
    """Out of the start tile 2 to the bank; through it the same, whichever quarters it touches."""
    table = Position(money=20).tile(0, 2, "w2 n1").tile(1, 3, "e2 n1").tile(0, 1, "e3 n1").table
    bank = table.bank
    play(table, "supply 2 demand 1")
    assert (table.players[0].money, table.bank) == (20 - 2 + 5, bank + 2 - 5)
    play(table, "end turn", "pass", "end turn", "supply 1 demand 1")
    assert table.players[0].money == 23 - 4 + 5
    assert table.players[1].money == 22


def test_phase_iv_yellow_cubes_need_no_way_and_cost_nothing() -> None:
    """Water all round: no red or blue cube arrives, a yellow one does."""
    position = Position(money=0).water("e2 n1").tile(0, 5, "e3 n1").yellow(0, 1)
    table = position.table
    assert offered(table) == ["supply 5 demand 2", "pass"]
    play(table, "supply 5 demand 2")
    assert (table.players[0].money, table.players[0].yellow) == (6, 0)


def test_phase_iv_demands_are_alternatives() -> None:
    """Whichever demand is met, the tile is supplied for this round."""
    for demand in (1, 2):
        table = Position(money=20).tile(0, 5, "e2 s1").yellow(0, 1).table
        play(table, f"supply 5 demand {demand}", "end turn")
        assert table.over
        assert view(table.seen_by(0))["players"][0]["tiles"][0]["supplied"] == demand


def test_phase_iv_delivered_cubes_stay_on_the_tile_until_phase_v() -> None:
    position = Position(money=20).tile(0, 31, "e2 s1").tile(0, 5, "e3 s1").yellow(0, 1)
    position.data["round"] = 2
    table = position.table
    supply = table.supply[:]
    assert supply == [27, 22, 24]
    play(table, "supply 31 demand 1", "end turn", "supply 5 demand 2")
    assert table.supply == supply
    assert table.cubes[:2] == [1, 2]
    play(table, "end turn")
    assert table.round == 3
    assert table.supply == [27, 22, 25]  # all back, and the start tile is filled again
    assert table.cubes[:2] == [3, 3]
    assert table.supplied == (0, 0)


# Phase V.


def test_phase_v_cubes_on_plants_stay_and_refill_sides_get_what_they_came_with() -> None:
    position = Position().plant(0, "solar", "e2 n1", 0).plant(1, "steam", "e3 n1", 1)
    position.plant(2, "wind", "w2 n1", 1).plant(0, "water", "w3 n1", 0).start(1, 3)
    table = position.phase("V", 1)
    printed = BOX.plants
    red, blue = PLANTS.index("red-1"), PLANTS.index("blue-1")
    assert table.cubes[red] == printed[red][0].cubes
    assert table.cubes[red + 1] == 1
    assert table.cubes[blue] == printed[blue][0].cubes
    assert table.cubes[blue + 1] == 0
    assert table.cubes[:2] == [3, 3]
    assert table.supply[RED] == 30 - sum(table.cubes[plant] for plant in (0, red, red + 1))


def test_phase_v_lets_who_passed_supply_again() -> None:
    position = Position().tile(0, 1, "e2 s1")
    position.data["round"] = 1
    table = play(position.table, "pass", "end turn")
    assert table.round == 2
    assert not any(player.passed for player in table.players)


# The end.


def test_end_of_the_game_goods_and_cubes_left_are_worth_nothing() -> None:
    position = Position(money=9).yellow(0, 5).plant(0, "solar", "e2 n1").plant(0, "wind", "e3 n1")
    table = position.table
    assert table.over
    assert table.scores() == [0, 0, 0]
    assert table.winners() == [0, 1, 2]


def test_end_of_the_game_money_that_became_points_does_not_break_a_tie() -> None:
    """Both have 5 points: one from 50 euros, one from 20 euros and 3 points, and 4 euros are left to each."""
    position = Position(players=2, money=0).has(0, money=54, passed=True)
    position.has(1, money=24, points={"supplied": 3}, passed=True)
    table = position.table
    assert table.scores() == [5, 5]
    assert table.winners() == [0, 1]
    position.has(1, money=25)
    assert position.table.winners() == [1]


# The sheet of symbols.


def test_symbols_land_belongs_to_who_laid_it_and_water_to_nobody() -> None:
    position = Position(money=30).tile(0, 1, "e2 n1").has(1, hand=[64])
    position.data["order"] = [2, 1, 3]
    table = play(position.phase("III", 3), "lay 64", "at e3 n1", "land e4 n1", "water e3 s1")
    owners = {piece["cell"]["name"]: piece["owner"] for piece in view(table.seen_by(2))["city"]}
    assert owners["e3 n1"] == owners["e4 n1"] == 2
    assert owners["e3 s1"] is None


def test_symbols_a_grey_quarter_rewards_the_two_cells_beside_it_alone() -> None:
    """Of the eight cells around the start tile four lie beside a grey quarter; corners lie beside none."""
    rewarded: list[str] = []
    for where in ("e1 n2", "w1 n2", "e2 n1", "e2 s1", "e1 s2", "w1 s2", "w2 n1", "w2 s1"):
        tile = view(Position(players=4).tile(0, 3, where).table.seen_by(0))["players"][0]["tiles"][0]
        if tile["supplies"][0]["neighbours"]["euro"]:
            rewarded.append(where)
    assert rewarded == ["e1 n2", "e2 n1", "w1 s2", "w2 s1"]
    corner = Position(players=4).land(1, "e2 n1").tile(0, 3, "e2 n2").table
    assert corner.city.bonuses(BOX, cell("e2 n2"), 0) == []


def test_symbols_a_grey_quarter_rewards_no_other_district() -> None:
    for tile in (7, 13, 19, 25):
        assert (
            Position().tile(0, tile, "e2 n1").table.city.bonuses(BOX, cell("e2 n1"), BOX.district[tile]) == []
        )


def test_symbols_a_bonus_goes_to_the_supplier_and_not_diagonally() -> None:
    """Tile 27 gives a point beside it; its owner gets nothing, and nor does who lies at its corner."""
    position = (
        Position(money=20).tile(1, 27, "e2 n1").tile(0, 19, "e3 n1").tile(2, 20, "e3 s1").land(2, "e2 s1")
    )
    table = play(position.table, "supply 19 demand 1", "end turn", "pass", "end turn", "supply 20 demand 1")
    points = [player.points[4] for player in table.players]
    assert points == [1, 0, 0]


def test_symbols_a_bonus_comes_in_every_round_and_for_either_demand() -> None:
    """Tile 30 gives a euro for a residential tile beside it, also if that is supplied with a yellow cube."""
    for demand, income in ((1, 4), (2, 6)):
        position = Position(money=20).tile(1, 30, "e3 s1").tile(0, 5, "e2 s1").yellow(0, 1)
        table = play(position.table, f"supply 5 demand {demand}")
        paid = 2 if demand == 1 else 0
        assert table.players[0].money == 20 - paid + income + 1


def test_every_cell_of_the_city_has_a_name_of_its_own() -> None:
    table = Position(players=4).land(0, "e2 n1").land(0, "w2 n1").land(0, "e1 s2").table
    names = [cell_name(each) for each in [*table.city.cells, *table.city.free]]
    assert len(set(names)) == len(names)
