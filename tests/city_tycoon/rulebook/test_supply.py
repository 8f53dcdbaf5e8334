"""Phase IV: supplying tiles, paragraph by paragraph."""

from __future__ import annotations

import pytest

from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.sight.view import view
from tests.city_tycoon.tables import BOX, Position, find, offered, play, refusal


def test_phase_iv_each_tile_once_a_round_and_passing_is_final() -> None:
    position = Position(money=20).tile(0, 1, "e2 s1").tile(1, 2, "w2 n1")
    table = position.table
    play(table, "supply 1 demand 1", "end turn")
    assert table.asked == 1
    play(table, "pass", "end turn")
    # Seat 0 has nothing left to supply and has passed by itself; seat 1 has passed for good.
    assert [player.passed for player in table.players] == [True, True, True]
    assert table.over


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


def test_the_grey_quarters_of_the_start_tile_reward_residential_neighbours() -> None:
    """Beside a grey quarter one euro more than beside a plant."""
    for where, more in (("e2 n1", 1), ("e2 s1", 0), ("w2 s1", 1), ("w2 n1", 0)):
        table = Position(money=20).tile(0, 3, where).table
        play(table, "supply 3 demand 1")
        assert table.players[0].money == 20 - 4 + 6 + more


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
    assert table.players[0].met == (0, 0)


def test_phase_iv_why_a_cube_cannot_come_from_a_plant() -> None:
    """Each reason by itself: too expensive with the cubes still needed, or before a plant already chosen."""
    poor = Position(money=2).tile(0, 20, "e2 s1").plant(0, "steam", "e3 s1", 2).plant(1, "steam", "e4 s1", 3)
    poor.plant(2, "steam", "e5 s1", 3)
    table = play(poor.table, "supply 20 demand 1")
    assert refusal(table, "from red-3") == Message("ct-plant-too-dear-now", plant="red-3")
    rich = Position(money=20).tile(0, 20, "e2 s1").plant(0, "steam", "e3 s1", 2).plant(1, "steam", "e4 s1", 3)
    table = play(rich.table, "supply 20 demand 1", "from red-2")
    assert refusal(table, "from red-1") == Message("ct-plant-before", plant="red-1")
