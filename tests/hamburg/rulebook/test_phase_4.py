"""The rulebook's chapter 'Phase IV: End of the season'."""

import pytest

from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.tables import a_player, a_table, active, asked, used


def won(table: Hamburg) -> list[list[str]]:
    return [active(table, seat) for seat in range(1, table.seats() + 1)]


# 1) Check for majorities: the printed examples.


def test_alex_leads_on_city_hall_square() -> None:
    """City Hall Square: the pawn furthest ahead."""
    table = a_table(a_player(square=4), a_player(square=3), a_player(square=3), at="end")
    assert won(table) == [["square"], [], []]


def test_beate_has_most_buildings() -> None:
    """Buildings: Alex and Ulrich have two, Beate three."""
    boards = [
        a_player(buildings=[6, 48]),
        a_player(buildings=[102, 103]),
        a_player(buildings=[202, 203, 204]),
    ]
    assert won(a_table(*boards, at="end")) == [[], [], ["buildings"]]


def test_frank_has_most_wall_segments() -> None:
    """The city wall: Beate and Alex have two segments, Frank three."""
    boards = [a_player(wall=(2, 0)), a_player(wall=(1, 1)), a_player(wall=(1, 2))]
    assert won(a_table(*boards, at="end")) == [[], [], ["wall"]]


def test_beate_leads_on_the_victory_points_track() -> None:
    """Victory points: the pawn alone in front."""
    table = a_table(a_player(points=31), a_player(points=30), at="end")
    assert won(table) == [["points"], []]


def test_ulrich_has_most_zoo_cards() -> None:
    """Zoo cards: Alex has one, Beate two, Ulrich four; parks do not count."""
    boards = [
        a_player(garden=[241, 261, 262, 263, 264]),
        a_player(garden=[242, 243]),
        a_player(garden=[245, 246, 247, 248]),
    ]
    assert won(a_table(*boards, at="end")) == [[], [], ["zoo"]]


@pytest.mark.parametrize("tied", [0, 3])
def test_a_tie_gives_nobody_the_majority(tied: int) -> None:
    """Check for majorities: only an exclusive majority counts."""
    boards = [a_player(square=tied), a_player(square=tied), a_player()]
    assert won(a_table(*boards, at="end")) == [[], [], []]


def test_a_token_stays_turned() -> None:
    """Check for majorities: it stays for the rest of the game, and another player may turn his as well."""
    boards = [a_player(square=2, majorities="square zoo"), a_player(square=5)]
    assert won(a_table(*boards, at="end")) == [["square", "zoo"], ["square"]]


# 2) to 4).


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_cleric_moves_to_the_floor(pips: int) -> None:
    """2) Move the cleric to the floor of the church, below his window."""
    table = a_table(at="end", dice=f"purple3 orange3 gray3 pink3 brown3 black{pips}")
    assert [window for window, clerics in enumerate(table.floor, 1) if clerics] == [pips]
    assert sum(table.floor) == 1
    assert table.cleric == -1


def test_activation_markers_are_removed() -> None:
    """3) Remove activation markers: of all players."""
    boards = [a_player(buildings=[102], used=[102]), a_player(buildings=[6, 48], used=[6])]
    table = a_table(*boards, at="end")
    assert (used(table, 1), used(table, 2)) == ([], [])


def test_the_coat_of_arms_goes_to_the_left() -> None:
    """4) New first player, and the next season starts."""
    table = a_table(players=3, at="end", first=2, season=4)
    assert (table.first, table.season, table.phase, asked(table)) == (2, 5, 1, 3)
    table = a_table(players=3, at="end", first=3, season=5)
    assert (table.first, table.season, asked(table)) == (0, 6, 1)
