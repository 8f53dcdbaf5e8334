"""Supplying told cube by cube before it is done: cells, tolls, payees, other plants, plans (phase IV)."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon import new
from burgomaster.games.city_tycoon.choices import NOTATION, Supply
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.sight.whatif import what_if
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position
from tests.core.test_event import Ear
from tests.games.game import step


def asked(table: CityTycoon, tile: int, demand: int = 1, **wish: Plain) -> Any:
    """Return what the first player hears of supplying a tile."""
    return what_if(table.seen_by(0), 0, {"kind": "supply", "tile": tile, "demand": demand, **wish})


def names(way: Any) -> list[str]:
    return [cell["name"] for cell in way["cells"]]


def tolls(way: Any) -> list[tuple[str, int | None, int]]:
    return [(toll["cell"]["name"], toll["seat"], toll["euro"]) for toll in way["tolls"]]


def test_first_example_two_red_cubes_from_the_start_tile_over_a_foreign_tile() -> None:
    """8 euro, 4 to the bank and 4 to the second player; 1 point and a yellow cube, 1 point by a neighbor."""
    table = Position(money=20).tile(1, 27, "w2 n1").tile(0, 20, "w3 n1").start(3, 3).table
    found = asked(table, 20)
    assert (found["possible"], found["cost"], found["net"], found["money"]) == (True, 8, -8, 12)
    assert found["payments"] == [{"seat": 2, "euro": 4}, {"seat": None, "euro": 4}]
    assert found["income"] == {"euro": 0, "points": 1, "yellow": 1}
    assert found["neighbours"] == {"euro": 0, "points": 1, "yellow": 0}
    assert [(each["cell"]["name"], each["gain"]["points"]) for each in found["got"]] == [("w2 n1", 1)]
    for cube in found["cubes"]:
        assert (cube["colour"], cube["plant"], cube["owner"], cube["price"]) == (
            "red",
            "start-solar",
            None,
            4,
        )
        assert names(cube["way"]) == ["w1 n1", "w2 n1", "w3 n1"]
        assert tolls(cube["way"]) == [("w1 n1", None, 2), ("w2 n1", 2, 2)]


def test_second_example_a_foreign_cube_through_the_start_tile_and_an_own_one() -> None:
    """2 euro for the cube, 2 for the start tile as one tile; the own plant's cube costs nothing."""
    position = Position(money=20).plant(1, "solar", "w2 n1").plant(0, "water", "e3 s1").tile(0, 3, "e2 s1")
    found = asked(position.start(0, 0).table, 3)
    red, blue = found["cubes"]
    assert found["payments"] == [{"seat": 2, "euro": 2}, {"seat": None, "euro": 2}]
    assert tolls(red["way"]) == [("w2 n1", 2, 2), ("w1 n1", None, 2)]
    assert (names(red["way"])[0], names(red["way"])[-1]) == ("w2 n1", "e2 s1")
    assert len(names(red["way"])) == 5  # three quarters of the start tile are crossed, and paid once
    assert (blue["owner"], blue["price"], names(blue["way"]), tolls(blue["way"])) == (
        *(1, 0),
        ["e3 s1", "e2 s1"],
        [],
    )


def test_third_example_foreign_land_is_paid_for_each_cube() -> None:
    """Two own red cubes and one of the start tile over a land tile: 2 to the bank, 6 to the second player."""
    position = Position(money=20).land(1, "e2 s1").tile(0, 31, "e3 s1").start(0, 1)
    table = position.plant(0, "steam", "e2 s2").water("e3 s2").table
    found = asked(table, 31)
    assert found["payments"] == [{"seat": 2, "euro": 6}, {"seat": None, "euro": 2}]
    assert [cube["price"] for cube in found["cubes"]] == [2, 2, 4]
    assert found["income"]["euro"] == 12
    assert found["net"] == 4


def test_yellow_cubes_need_no_way() -> None:
    table = Position().water("e2 s1").tile(0, 5, "e3 s1").yellow(0, 1).table
    found = asked(table, 5, 2)
    assert (found["possible"], found["cost"], found["cubes"], found["plants"]) == (True, 0, [], [])
    assert found["choices"] == ["supply 5 demand 2"]


def test_why_not_and_what_it_would_cost() -> None:
    """Too dear is told with its ways; out of reach, supplied already and foreign with the reason alone."""
    position = Position(money=3).tile(1, 27, "w2 n1").tile(0, 20, "w3 n1")
    found = asked(position.table, 20)
    assert (found["possible"], found["why"]["id"]) == (False, "ct-supply-too-dear")
    assert (found["cost"], len(found["cubes"]), found["choices"]) == (8, 2, [])
    assert asked(position.table, 27)["why"]["id"] == "ct-not-own-tile"
    assert asked(position.table, 20, 2)["why"]["id"] == "ct-no-such-demand"
    apart = asked(Position().water("e2 s1").tile(0, 7, "e3 s1").table, 7)
    assert (apart["why"]["id"], apart["cost"], apart["plants"]) == ("ct-cubes-short", 0, [])
    short = asked(Position().tile(0, 5, "e2 s1").table, 5, 2)
    assert short["why"] == {"id": "ct-yellow-short", "arguments": {"wanted": 1, "found": 0}}


def test_another_plant_and_another_payee() -> None:
    """A dearer plant may be chosen, and whom to pay where ways are equally cheap (ruling 4)."""
    position = Position(money=20).plant(1, "steam", "e3 s1").plant(2, "steam", "e2 s2").tile(0, 1, "e2 s1")
    table = position.start(1, 1).table
    found = asked(table, 1)
    assert [plant["plant"] for plant in found["plants"]] == ["red-2", "red-1", "start-solar"]
    assert {plant["price"] for plant in found["plants"]} == {2}
    for plant in found["plants"]:
        chosen = asked(table, 1, plants=[plant["plant"]])
        assert [cube["plant"] for cube in chosen["cubes"]] == [plant["plant"]]
        assert chosen["choices"] == ["supply 1 demand 1", f"from {plant['plant']}"]
    missing = asked(table, 1, plants=["blue-1"])
    assert missing["why"]["id"] == "ct-what-if-plants"
    empty = asked(position.plant(1, "steam", "e4 s1", 0).table, 1, plants=["red-3"])
    assert empty["why"]["id"] == "ct-plant-empty"


def test_of_equally_cheap_cubes_those_that_never_come_back_are_spared() -> None:
    """Own plants on both sides of a tile: both red cubes come from the one that is refilled (phase V)."""
    position = Position().plant(0, "steam", "e3 n1", 1).plant(0, "solar", "e2 n2").tile(0, 20, "e2 n1")
    table = position.start(0, 0).table
    assert {each["price"] for each in asked(table, 20)["plants"]} == {0}
    assert [cube["plant"] for cube in asked(table, 20)["cubes"]] == ["red-2", "red-2"]
    (supply,) = view(table.seen_by(0))["players"][0]["tiles"][0]["supplies"]
    assert supply["cost"] == 0
    both: list[Plain] = ["red-1", "red-2"]
    assert [cube["plant"] for cube in asked(table, 20, plants=both)["cubes"]] == both


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [
        ("solar", "solar", "red-2"),  # both come back: mine
        ("steam", "solar", "red-1"),  # mine never comes back
        ("solar", "steam", "red-2"),
        ("steam", "steam", "red-1"),  # neither comes back: mine is missed most
    ],
)
def test_at_one_price_mine_come_first_unless_they_never_come_back(mine: str, theirs: str, taken: str) -> None:
    """A rival's plant next door costs 2 euro, one's own behind a rival's land as much."""
    position = Position().plant(1, theirs, "e3 n1", 1).plant(0, mine, "e2 n3", 1).tile(0, 1, "e2 n1")
    found = asked(position.land(1, "e2 n2").start(0, 0).table, 1)
    assert {each["price"] for each in found["plants"]} == {2}
    assert [cube["plant"] for cube in found["cubes"]] == [taken]


def test_equally_cheap_ways_that_pay_others() -> None:
    """From an own plant two ways of one foreign tile each: the seats' amounts tell them apart."""
    position = Position(money=20).plant(0, "steam", "e4 s1").start(0, 0).tile(0, 1, "e2 s2")
    position.land(1, "e3 s1").land(2, "e3 s2").land(0, "e4 s2").land(0, "e2 s1")
    found = asked(position.table, 1)
    (plant,) = found["plants"]
    assert [way["amounts"] for way in plant["ways"]] == [[0, 2, 0, 0, 0], [0, 0, 2, 0, 0]]
    assert found["payments"] == [{"seat": 2, "euro": 2}]
    other = asked(position.table, 1, pay=[[0, 0, 2, 0, 0]])
    assert other["payments"] == [{"seat": 3, "euro": 2}]
    assert "e3 s2" in names(other["cubes"][0]["way"])
    assert other["choices"][-1] == "pay 0 0 2 0 0"


def test_each_cube_pays_as_wished_for_it() -> None:
    """A second cube that can only pay the second player leaves the first cube its choice."""
    position = Position(money=20).plant(0, "steam", "e4 s1", 1).start(0, 0).tile(0, 20, "e2 s2")
    position.land(1, "e3 s1").land(2, "e3 s2").land(0, "e4 s2").land(0, "e2 s1").plant(1, "steam", "e2 s3", 1)
    second, third = [0, 2, 0, 0, 0], [0, 0, 2, 0, 0]
    found = asked(position.table, 20)
    ways = {plant["plant"]: [way["amounts"] for way in plant["ways"]] for plant in found["plants"]}
    assert ways == {"red-1": [second, third], "red-2": [second]}
    assert [cube["way"]["amounts"] for cube in found["cubes"]] == [second, second]
    assert [cube["plant"] for cube in found["cubes"]] == ["red-2", "red-1"]
    wished: list[Plain] = [[*second], [*third]]
    other = asked(position.table, 20, pay=wished)
    assert [cube["way"]["amounts"] for cube in other["cubes"]] == wished
    assert other["payments"] == [{"seat": 2, "euro": 2}, {"seat": 3, "euro": 2}]


def test_two_cubes_of_one_plant_pay_two_players() -> None:
    """Cubes of a plant that may pay either of two players can pay both, or one of them twice."""
    position = Position(money=20).plant(0, "steam", "e4 s1", 2).start(0, 0).tile(0, 20, "e2 s2")
    position.land(1, "e3 s1").land(2, "e3 s2").land(0, "e4 s2").land(0, "e2 s1")
    second: list[Plain] = [0, 2, 0, 0, 0]
    third: list[Plain] = [0, 0, 2, 0, 0]
    several: list[list[Plain]] = [[second, second], [second, third], [third, third]]
    for wished in several:
        found = asked(position.table, 20, pay=wished)
        assert [cube["way"]["amounts"] for cube in found["cubes"]] == wished


def test_a_plan_counts_each_cube_once() -> None:
    """Two tiles beside one's plant with a single cube: only the first gets it for nothing."""
    position = Position(money=20).plant(0, "steam", "e3 n1", 1).tile(0, 1, "e2 n1").tile(0, 7, "e3 n2")
    table = position.start(1, 0).table
    alone = [asked(table, tile)["cost"] for tile in (1, 7)]
    assert alone == [0, 0]
    found: Any = what_if(
        table.seen_by(0),
        0,
        {"kind": "plan", "supplies": [{"tile": 1, "demand": 1}, {"tile": 7, "demand": 1}]},
    )
    assert [one["cost"] for one in found["steps"]] == [0, 2]
    assert [one["cubes"][0]["plant"] for one in found["steps"]] == ["red-1", "start-solar"]
    income = [one["income"]["euro"] + one["neighbours"]["euro"] for one in found["steps"]]
    assert (found["cost"], found["euro"]) == (2, sum(income))
    assert found["money"] == 20 + sum(income) - 2


def test_what_is_not_planned_is_priced_after_the_plan() -> None:
    """The cube of one's plant is promised to the first tile: the second would have to pay for another."""
    position = Position(money=20).plant(0, "steam", "e3 n1", 1).tile(0, 1, "e2 n1").tile(0, 7, "e3 n2")
    table = position.start(1, 0).table
    about: dict[str, Plain] = {"kind": "plan", "supplies": [{"tile": 1, "demand": 1}]}
    found: Any = what_if(table.seen_by(0), 0, about)
    assert [(each["tile"], each["supplied"]) for each in found["rest"]] == [(1, 1), (7, None)]
    assert asked(table, 7)["cost"] == 0
    assert found["rest"][1]["supplies"][0]["cost"] == 2


def test_the_story_tells_the_way_of_every_cube() -> None:
    """Two ways cost the same and pay different owners: the one that was chosen is told, from cell to cell."""
    table = Position(money=20).tile(1, 27, "w2 n1").tile(0, 20, "w3 n1").start(3, 3).table
    ear = Ear()
    table.listener = ear
    table.choose(0, NOTATION.read("supply 20 demand 1"))
    moves = [moved for event in ear.heard for moved in event.moves_for(2) if moved.thing == "cube"]
    ways = [moved.data().get("via") for moved in moves if moved.origin == ("cubes", 0, "start-solar")]
    assert ways == [["city 0 w1 n1", "city 2 w2 n1", "city 1 w3 n1"]]  # both cubes go together
    assert moves[0].count == 2
    yellow = [moved for moved in moves if moved.target is not None and moved.target[0] == "yellow"]
    assert all("via" not in moved.data() for moved in yellow)


def test_a_plan_goes_on_after_what_cannot_be_done() -> None:
    """Income of the first tile pays for the next; a tile twice, and one without cubes, cost nothing."""
    table = Position(money=2).tile(0, 1, "e2 n1").tile(0, 7, "e3 n1").start(2, 0).table
    ones: list[Plain] = [{"tile": tile, "demand": 1} for tile in (1, 1, 2, 7)]
    found: Any = what_if(table.seen_by(0), 0, {"kind": "plan", "supplies": ones})
    assert [one["possible"] for one in found["steps"]] == [True, False, False, True]
    reasons = [one["why"]["id"] for one in found["steps"] if one["why"]]
    assert reasons == ["ct-supplied-already", "ct-not-own-tile"]
    assert found["cost"] == 4
    assert found["money"] == found["steps"][-1]["money"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_told_is_what_happens(players: int) -> None:
    """In random games: sending the choices told costs, pays and brings just what was told, for everyone."""
    table = new(players=players, source=Fast(players))
    rng = Fast(players + 40)
    compared = choices = 0
    while not table.over:
        supplies = [each for each in table.questions[0].choices if isinstance(each, Supply)]
        for supply in supplies:
            seat = table.asked
            seen = table.seen_by(seat)
            about: dict[str, Plain] = {"kind": "supply", "tile": supply.tile, "demand": supply.demand + 1}
            found: Any = what_if(seen, seat, about)
            shown = next(each for each in view(seen)["players"][seat]["tiles"] if each["tile"] == supply.tile)
            assert shown["supplies"][supply.demand]["cost"] == found["cost"]
            assert shown["supplies"][supply.demand]["payments"] == found["payments"]
            after = table.clone()
            for text in found["choices"]:
                after.choose(seat, NOTATION.read(text))
            assert after.questions[0].step == "end-turn"
            player, before = after.players[seat], table.players[seat]
            assert player.money == found["money"] == before.money + found["net"]
            gained = found["income"]["points"] + found["neighbours"]["points"]
            assert sum(player.points) == sum(before.points) + gained
            for payment in found["payments"]:
                if payment["seat"] is not None:
                    other = payment["seat"] - 1
                    assert after.players[other].money == table.players[other].money + payment["euro"]
            compared += 1
            choices += len(found["choices"])
        step(table, rng)
    assert compared > 10
    assert choices > compared
