"""The clerk thinks as a player would, does not depend on what it cannot know, and plays with any data set."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.former_clerk import Clerk as FormerClerk
from burgomaster.bots import advise, ask, bot
from burgomaster.bots.base import Advice, Bot
from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.bots.city_tycoon.places import FEW, FEWER, NO, Places
from burgomaster.bots.city_tycoon.weights import WEIGHTS
from burgomaster.core.chance import Fast
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.whatif import cube_prices, plant_at, tile_at
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import BOX, KNOWN, Position, cell, offered, play
from tests.city_tycoon.worlds import permute
from tests.handwritten import editor


def chosen(table: CityTycoon) -> set[str]:
    """Return all that the clerk may choose; of equals, it takes any."""
    return {ask(Clerk(), table, table.turn()[0], Fast(seed)).text for seed in range(5)}


def test_a_clerk_beats_three_who_build_no_better_than_chance() -> None:
    won = 0
    for seed in range(8):
        table = RULES.new({"players": 4, "data": KNOWN}, Fast(seed))
        rng = Fast(seed + 50)
        bots: list[Bot] = [FormerClerk() for _ in range(4)]
        bots[seed % 4] = bot("clerk", "city_tycoon")
        while not table.over:
            question = table.questions[0]
            table.choose(question.seat, ask(bots[question.seat], table, question.seat, rng))
        won += seed % 4 in table.winners()
    assert won >= 6


def test_a_quick_look_costs_less_and_mostly_finds_the_same() -> None:
    table = RULES.new({"players": 2}, Fast(4))
    clerk = Clerk()
    asked = same = 0
    while not table.over:
        seat, choices = table.turn()
        quick = clerk.trial(table, seat, Fast(asked)).at_once(choices)
        best = clerk.trial(table, seat, Fast(asked)).best(choices)
        asked += 1
        same += quick is best
        table.apply(seat, quick)
    assert 0.6 * asked < same < asked


def test_at_a_quick_look_few_cells_are_looked_at_closely() -> None:
    table = RULES.new({"players": 2}, Fast(4))
    while table.agenda[-1].step.name != "place-tile" or len(table.offers()) <= FEW:
        seat, _ = table.turn()
        table.apply(seat, ask(Clerk(), table, seat, Fast(1)))
    seat, choices = table.turn()
    for closely in (FEWER, FEW):
        worths = Places(table, seat, WEIGHTS).rated(choices, closely)
        assert len([worth for worth in worths if worth > NO / 2]) == closely


def test_a_clerk_chooses_the_same_whatever_it_cannot_know() -> None:
    table = RULES.new({"players": 3}, Fast(4))
    rng = Fast(6)
    clerk = Clerk()
    number = 0
    while not table.over:
        number += 1
        question = table.questions[0]
        choice = ask(clerk, table, question.seat, Fast(number))
        if number % 5 == 0:
            other = permute(table, question.seat, rng)
            assert ask(clerk, other, other.turn()[0], Fast(number)) is choice
        table.choose(question.seat, choice)


def test_looking_and_choosing_leave_the_table_as_it_is() -> None:
    table = RULES.new({"players": 4}, Fast(8))
    while not table.over:
        question = table.questions[0]
        before = table.dump()
        choice = ask(Clerk(), table, question.seat, Fast(1))
        assert table.dump() == before
        table.apply(question.seat, choice)


@pytest.mark.parametrize("players", [2, 5])
def test_a_clerk_plays_with_tiles_that_ask_for_nothing(tmp_path: Path, players: int) -> None:
    """A tile that only rewards its neighbours may have no demand, and so may all others."""
    SETS.export(tmp_path / "still", KNOWN, "still")
    edit = editor(tmp_path / "still")
    edit("tiles.csv", "1b,1e 1p,,,residential 1e,house", ",,,,residential 1e,house")
    edit("tiles.csv", "1r 1b,1e 2p,,,shopping 1p,house", ",,,,shopping 1p,house")
    path = tmp_path / "still" / "tiles.csv"
    rows = path.read_text(encoding="utf-8").splitlines()
    for number in range(31, 61):  # a whole round without a demand
        fields = rows[number].split(",")
        fields[10:14] = [""] * 4
        rows[number] = ",".join(fields)
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    assert SETS.check(tmp_path / "still") == []
    SETS.find(tmp_path / "still")
    table = RULES.new({"players": players, "data": "still"}, Fast(5))
    rng = Fast(6)
    while not table.over:
        question = table.questions[0]
        table.apply(question.seat, ask(Clerk(), table, question.seat, rng))
    assert any(player.tiles for player in table.players)


# Supplying.


def test_a_cube_comes_from_the_cheapest_plant() -> None:
    """The start tile's plant is next door for 2 euro to the bank; the rival's would cost 4."""
    position = Position().tile(0, 1, "w2 n1").plant(1, "solar", "e2 n1")
    table = play(position.phase("IV", 2), "supply 1 demand 1")
    assert set(offered(table)) == {"from start-solar", "from red-1"}
    assert chosen(table) == {"from start-solar"}


def test_of_equally_cheap_plants_the_one_that_pays_no_rival_is_taken() -> None:
    position = Position().tile(0, 1, "w2 n1").plant(1, "solar", "w3 n1")
    table = play(position.phase("IV", 2), "supply 1 demand 1")
    assert set(offered(table)) == {"from start-solar", "from red-1"}
    assert chosen(table) == {"from start-solar"}


def test_a_cube_that_never_comes_back_is_taken_last() -> None:
    """Two tiles and two own red cubes, all of which will be used; nobody knows what happens until then."""
    position = Position().tile(0, 1, "e2 n1").tile(0, 7, "e3 n1").start(0, 0)
    table = position.plant(0, "steam", "e3 n2", 1).plant(0, "solar", "e2 n2", 1).phase("IV", 2)
    play(table, "supply 1 demand 1")
    assert set(offered(table)) == {"from red-1", "from red-2"}
    assert chosen(table) == {"from red-2"}


def test_the_last_own_cube_goes_where_it_brings_most() -> None:
    """Both tiles could use the one red cube there is: 5 euro in the one, 3 points in the other."""
    position = Position(money=0).tile(0, 1, "e2 n1").tile(0, 112, "e3 n1").start(0, 0)
    table = position.plant(0, "solar", "e3 n2", 1).phase("IV", 4)
    assert set(offered(table)) == {"supply 1 demand 1", "supply 112 demand 1", "pass"}
    assert chosen(table) == {"supply 112 demand 1"}


def test_nothing_is_supplied_at_a_loss() -> None:
    """Five euro for a cube that costs six: the way leads over two tiles of others."""
    position = Position(money=20).tile(1, 2, "e2 n1").tile(1, 8, "e3 n1").tile(0, 1, "e4 n1")
    table = position.phase("IV", 2)
    assert set(offered(table)) == {"supply 1 demand 1", "pass"}
    assert chosen(table) == {"pass"}


def test_in_the_last_round_points_are_worth_a_loss_of_money() -> None:
    position = Position(money=20).tile(1, 2, "e2 n1").tile(1, 8, "e3 n1").tile(0, 112, "e4 n1")
    assert chosen(position.phase("IV", 4)) == {"supply 112 demand 1"}


# Building.


def test_a_city_without_cubes_gets_a_plant() -> None:
    """Three tiles that want red cubes every round, and one red cube for everybody."""
    position = Position(money=9).tile(0, 1, "e2 n1").tile(0, 7, "e3 n1").tile(0, 19, "e4 n1")
    table = position.building(58, 55)
    assert chosen(table) <= {"build solar", "build steam"}


def test_a_tile_that_can_be_used_is_not_sold() -> None:
    """The terraced houses pay 12 euro for two red cubes, which the own plant has every round."""
    position = Position(money=20).tile(0, 2, "e2 n1").plant(0, "solar", "e3 n1").plant(0, "solar", "e3 s1")
    assert chosen(position.building(33, 60)) == {"lay 33"}


def test_in_the_last_round_what_cannot_be_paid_for_is_sold() -> None:
    assert chosen(Position(money=3).building(119)) == {"sell 119"}


def test_in_the_last_round_points_are_laid_rather_than_money_kept() -> None:
    assert chosen(Position(money=30).building(120)) == {"lay 120"}


# Places.


def test_a_tile_is_laid_where_its_cubes_are() -> None:
    """The own solar plant is at the far end of a street of rivals' tiles."""
    position = Position(money=20).tile(1, 2, "e2 n1").tile(1, 8, "e3 n1").tile(1, 13, "e4 n1")
    position.plant(0, "solar", "e5 n1").plant(0, "solar", "e6 n1")
    table = play(position.building(33), "lay 33")
    assert chosen(table) <= {"at e5 n2", "at e5 s1", "at e6 n2", "at e6 s1", "at e7 n1"}


def test_a_tile_is_laid_beside_a_bonus_for_its_district() -> None:
    """Own tiles lie in a row; only one of them rewards a residential district beside it, with 2 euro."""
    position = Position(money=20).tile(0, 8, "e2 n1").tile(0, 13, "e3 n1").tile(0, 57, "e4 n1")
    position.plant(0, "solar", "e5 n1").plant(0, "solar", "e6 n1")
    table = play(position.building(33), "lay 33")
    assert chosen(table) <= {"at e4 n2", "at e4 s1"}


def test_a_bonus_is_not_laid_for_rivals() -> None:
    """The new landmark rewards residential districts: an own one and a rival's lie there."""
    position = Position(money=20).tile(0, 1, "e2 n1").tile(0, 7, "e3 n1").plant(0, "solar", "e4 n1")
    position.tile(1, 2, "w2 n1").tile(1, 8, "w3 n1")
    table = play(position.building(57), "lay 57")
    assert chosen(table) <= {"at e2 n2", "at e2 s1"}


# Why.


def advice(table: CityTycoon) -> Advice:
    """Return what the clerk would do for the seat that is asked, and why."""
    return advise(bot("clerk", "city_tycoon"), table, table.asked, Fast(1))


def test_a_hint_tells_what_a_supply_leaves() -> None:
    """Tile 1 beside the start tile: its income and the grey quarter's euro, less 2 for the cube."""
    table = Position(money=20).tile(0, 1, "e2 n1").table
    found = advice(table)
    income = BOX.tiles[1].demands[0].income.euro + BOX.board.start_bonus.income.euro
    assert found.choice.text == "supply 1 demand 1"
    assert found.reasons[0] == Message("ct-hint-supply", euro=income - 2, points=0)


def test_a_hint_tells_the_price_on_the_cell() -> None:
    table = play(Position(money=20).water("e2 n1").building(7, 2, 3), "lay 7")
    found = advice(table)
    place = tile_at(table, 0, 7, cell(found.choice.text.removeprefix("at ")))
    assert found.reasons[0] == Message("ct-hint-cell", price=place["price"] or 0)


def test_a_hint_tells_what_a_plant_saves() -> None:
    position = Position(money=40).tile(0, 1, "e2 n1").tile(0, 10, "e3 n1").tile(1, 2, "w2 s1")
    table = play(position.building(7, 8, 9), "build solar", "discard 7")
    found = advice(table)
    where = cell(found.choice.text.removeprefix("at "))
    saves = plant_at(table, 0, 0, where, cube_prices(table, 0, 0))["saves"]
    assert saves > 0
    assert found.reasons[0] == Message("ct-hint-plant", count=saves)


def test_a_hint_for_the_last_to_pass_is_to_end_the_turn() -> None:
    position = Position(players=2).tile(0, 1, "e2 s1").tile(1, 19, "w2 n1")
    table = play(position.table, "pass", "end turn", "pass")
    assert all(player.passed for player in table.players)
    found = advice(table)
    assert (found.choice.text, found.reasons) == ("end turn", [])
