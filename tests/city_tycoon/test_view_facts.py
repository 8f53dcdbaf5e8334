"""What the view tells beside supplying: plants, bonuses, neighbours at the table, order, needs."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon import new
from burgomaster.games.city_tycoon.box.components import PACK
from burgomaster.games.city_tycoon.choices import Pick
from burgomaster.games.city_tycoon.sight.schema import CityTycoonView, PieceView
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import BOX, Position, play
from tests.games.game import step


def seen(table: CityTycoon, viewer: int = 0) -> CityTycoonView:
    return view(table.seen_by(viewer))


def piece(table: CityTycoon, cell: str) -> PieceView:
    return next(each for each in seen(table)["city"] if each["cell"]["name"] == cell)


def test_plants_tell_of_how_many_and_whether_they_are_refilled() -> None:
    """Phase V: the start tile is refilled to the number of players, solar and wind to what they hold."""
    position = Position(players=4).plant(0, "solar", "e2 n1", 1).plant(1, "steam", "e2 s1", 2)
    table = position.start(3, 0).tile(2, 1, "w2 n1").table
    assert [(piece(table, "w1 n1")[name]) for name in ("cubes", "full", "refills")] == [3, 4, True]
    solar, steam = BOX.plants[2][0].cubes, BOX.plants[3][1].cubes
    found = piece(table, "e2 n1")
    assert (found["cubes"], found["full"], found["refills"]) == (1, solar, True)
    found = piece(table, "e2 s1")
    assert (found["cubes"], found["full"], found["refills"]) == (2, steam, False)
    found = piece(table, "w2 n1")
    assert (found["cubes"], found["full"], found["refills"]) == (None, None, False)


def test_supplied_tiles_are_marked_where_they_lie() -> None:
    """Phase IV: the cubes on a tile tell that it was supplied; the tile with two demands tells which."""
    position = Position().tile(0, 31, "e2 s1").tile(0, 1, "e3 s1").yellow(0, 1)
    table = play(position.table, "supply 31 demand 2")
    assert piece(table, "e2 s1")["supplied"] == 2
    assert piece(table, "e3 s1")["supplied"] is None
    assert piece(table, "e1 n1")["supplied"] is None


def test_all_plants_still_to_come_with_both_sides() -> None:
    """Set-up 5: the stacks are sorted from I to VI, and everyone may look at all of them."""
    table = Position().plant(0, "solar", "e2 n1").plant(1, "wind", "e3 n1").plant(2, "water", "e4 n1").table
    red, blue = seen(table)["stacks"]
    assert [each["plant"] for each in red["coming"]] == [f"red-{number}" for number in range(2, 7)]
    assert [each["plant"] for each in blue["coming"]] == [f"blue-{number}" for number in range(3, 7)]
    assert (red["plant"], red["left"], red["sides"]) == ("red-2", 5, red["coming"][0]["sides"])
    last = BOX.plants[13]
    assert blue["coming"][-1]["sides"] == [
        {"kind": "wind", "cost": last[0].cost, "cubes": last[0].cubes},
        {"kind": "water", "cost": last[1].cost, "cubes": last[1].cubes},
    ]


def test_arrows_point_from_the_giver_to_the_tile_that_is_rewarded() -> None:
    """Tile 25 rewards residential ones; so do the grey quarters; foreign ones, too (ruling 5)."""
    table = Position().tile(0, 25, "e3 n1").tile(1, 3, "e2 n1").tile(2, 7, "e3 n2").table
    bonus = BOX.tiles[25].bonus
    assert bonus is not None
    arrows = [(each["cell"]["name"], each["to"]["name"], each["gain"]) for each in seen(table)["arrows"]]
    start = {"euro": BOX.board.start_bonus.income.euro, "points": 0, "yellow": 0}
    given = {"euro": bonus.income.euro, "points": bonus.income.points, "yellow": bonus.income.yellow}
    assert sorted(arrows, key=str) == sorted([("e3 n1", "e2 n1", given), ("e1 n1", "e2 n1", start)], key=str)
    assert seen(table)["start_bonus"] == {"district": "residential", "gain": start}


@pytest.mark.parametrize("seed", range(3))
def test_arrows_add_up_to_what_supplying_brings(seed: int) -> None:
    """In cities of random games: the arrows at a tile are all that its neighbours give."""
    table = new(players=4, source=Fast(seed))
    rng = Fast(seed + 5)
    tiles = 0
    while not table.over:
        step(table, rng)
        if rng.below(30):
            continue
        shown = seen(table)
        for player in shown["players"]:
            for tile in player["tiles"]:
                if tile["cell"] is not None and tile["supplies"]:
                    arrows = [each["gain"] for each in shown["arrows"] if each["to"] == tile["cell"]]
                    told = tile["supplies"][0]["neighbours"]
                    assert told["euro"] == sum(each["euro"] for each in arrows)
                    assert told["points"] == sum(each["points"] for each in arrows)
                    tiles += 1
    assert tiles > 20


def test_packs_pass_to_the_left_and_come_from_the_right() -> None:
    """Phase II: the pack that one passes on is the one that the seat told of looks at next."""
    table = new(players=4, source=Fast(3))
    for viewer in range(4):
        shown = seen(table, viewer)
        assert (shown["passes_to"], shown["comes_from"]) == ((viewer + 1) % 4 + 1, (viewer - 1) % 4 + 1)
    first = seen(table, 0)
    picks = [table.offers_to(seat)[0] for seat in range(4)]
    for seat, choice in enumerate(picks):
        table.apply(seat, choice)
    assert isinstance(picks[0], Pick)
    to = first["passes_to"]
    assert to is not None
    left = [tile for tile in first["pack"] if tile != picks[0].tile]
    assert seen(table, to - 1)["pack"] == left
    assert (seen(table, 4)["passes_to"], seen(table, 4)["comes_from"]) == (None, None)
    assert seen(table, 4)["needs"] is None


def test_the_order_of_the_next_round_is_told_in_advance() -> None:
    """The rulebook's example of phase I: 18, 17, 22, 22 and 14 euro; equal ones keep their order."""
    position = Position(players=5)
    for seat, money in enumerate((18, 17, 22, 22, 14)):
        position.money(seat, money)
    shown = seen(position.building(31))
    assert shown["next_order"] == [5, 2, 1, 3, 4]
    assert shown["order"] == [1, 2, 3, 4, 5]


def test_closed_cells_and_what_is_left() -> None:
    shown = seen(Position(players=3, closed=("north",)).table)
    assert [cell["name"] for cell in shown["closed_cells"]] == ["w1 n2", "e1 n2"]
    table = new(players=3, source=Fast(1))
    assert seen(table)["undealt"] == 30 - 3 * PACK
    assert (seen(table)["turn"], seen(table)["turns"]) == (0, PACK)


def test_needs_count_the_first_demand_of_every_own_tile() -> None:
    """In the city and in hand; own plants count as they are refilled, one-time ones as they are."""
    position = Position().tile(0, 31, "e2 s1").plant(0, "solar", "e3 s1", 1).plant(0, "water", "e4 s1", 1)
    table = position.plant(1, "steam", "w2 n1").yellow(0, 2).tile(1, 1, "w3 n1").building(61, 62)
    needs = seen(table)["needs"]
    assert needs is not None
    assert needs["have"] == {"red": BOX.plants[2][0].cubes, "blue": 1, "yellow": 2}
    asked = [BOX.tiles[tile].demands[0] for tile in (31, 61, 62)]
    assert needs["asked"] == {
        "red": sum(demand.red for demand in asked),
        "blue": sum(demand.blue for demand in asked),
        "yellow": sum(demand.yellow for demand in asked),
    }
    assert needs["hand_cost"] == BOX.cost[61] + BOX.cost[62]


def test_a_tile_picked_counts_as_one_in_hand() -> None:
    table = new(players=3, source=Fast(4))
    choice = table.offers_to(1)[0]
    assert isinstance(choice, Pick)
    table.apply(1, choice)
    mine, others = seen(table, 1)["needs"], seen(table, 0)["needs"]
    assert mine is not None
    assert others is not None
    assert mine["hand_cost"] == table.box.cost[choice.tile]
    assert others["hand_cost"] == 0
