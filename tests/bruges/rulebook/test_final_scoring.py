"""The end of the game and final scoring (page 10 and 11)."""

from __future__ import annotations

from burgomaster.games.bruges.scoring import final_scoring
from tests.bruges.tables import a_player, a_table


def test_the_example_of_final_scoring_gives_35_points() -> None:
    """Persons 3 + 1 + 2 + 0 + 2, six houses, the Mayor with the Councilor, two majorities, canal, track."""
    mine = a_player(
        persons=[15, 80, 25, 151, 26],
        houses="red blue yellow brown violet red",
        majorities="reputation persons",
        canal=(3, 0),
        reputation=6,
    )
    table = a_table(mine)
    assert final_scoring(table, 0) == {
        **{"persons": 8, "houses": 6, "laurels": 4, "majorities": 8},
        **{"canal": 3, "statues": 0, "reputation": 6},
    }
    assert table.final_points(0) == 35


def test_the_prince_is_worth_three_points() -> None:
    assert final_scoring(a_table(a_player(persons=[15])), 0)["persons"] == 3


def test_every_house_is_worth_a_point_whether_somebody_lives_there_or_not() -> None:
    table = a_table(a_player(houses="red blue", persons=[151]))
    assert final_scoring(table, 0)["houses"] == 2


def test_a_field_with_a_3_and_a_statue_count() -> None:
    """The example: 3 points for the field and 7 for the statue."""
    scoring = final_scoring(a_table(a_player(canal=(5, 2), statues=[7])), 0)
    assert (scoring["canal"], scoring["statues"]) == (3, 7)


def test_each_majority_marker_is_worth_four_points() -> None:
    assert final_scoring(a_table(a_player(majorities="canal persons")), 0)["majorities"] == 8


def test_the_field_reached_counts() -> None:
    """The example: the field with 7 points."""
    assert final_scoring(a_table(a_player(reputation=7)), 0)["reputation"] == 7


def test_the_game_ends_with_the_last_round() -> None:
    table = a_table(
        players=2, at="majorities", round_number=8, last=8, faces=[1, 2, 3], piles=(2, 1, 0), tops="blue blue"
    )
    assert table.over
    assert table.round == 8


def test_most_points_win_then_most_guilders_else_all_who_are_tied() -> None:
    seats = [a_player(points=9, guilders=1), a_player(points=9, guilders=2), a_player(points=8, guilders=9)]
    assert a_table(*seats).winners() == [1]
    assert a_table(a_player(points=9), a_player(points=9)).winners() == [0, 1]
