"""Phase V and the end of the game, paragraph by paragraph."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box.components import PLANTS, RED
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.tables import BOX, Position, play


def test_phase_v_is_left_out_after_the_last_round() -> None:
    """What was supplied in round 4 stays supplied, and plants are not refilled."""
    position = Position(money=20).tile(0, 1, "e2 s1").start(0, 3)
    position.data["supplied"] = {"1": 1}
    table = position.table
    assert table.over
    assert (table.cubes[0], table.players[0].met) == (0, (1,))


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
    assert rounds == sorted(rounds)
    assert table.questions == []


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
