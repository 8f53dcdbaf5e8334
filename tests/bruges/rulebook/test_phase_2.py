"""Phase 2: rolling the dice, threat markers and the reputation track (page 4 and 5)."""

from __future__ import annotations

import pytest

from tests.bruges.tables import a_player, a_table, asked, calm, changes, choose, offered, refused, rolls


def test_every_five_and_six_gives_everyone_a_marker_of_its_colour() -> None:
    """The example: red shows 5 and yellow 6."""
    table = a_table(players=3, at="dice")
    assert changes(table, *rolls(calm("red5", "yellow6"))) == {
        **{"yellow threats": 1, "red threats": 1, "2 yellow threats": 1, "2 red threats": 1},
        **{"3 yellow threats": 1, "3 red threats": 1},
    }


def test_threes_and_fours_mean_nothing() -> None:
    """Note: results of 3 and 4."""
    table = a_table(at="dice")
    assert changes(table, *rolls("blue3 brown4 yellow3 red4 violet3")) == {}
    assert table.phase == 3


def test_the_price_of_an_advance_is_the_sum_of_all_ones_and_twos() -> None:
    """The example: violet 1 and blue 2 make 3 guilders; red pays them and advances."""
    table = a_table(a_player(guilders=5), at="dice")
    choose(table, *rolls(calm("violet1", "blue2")))
    assert changes(table, "advance") == {"guilders": -3, "reputation": 1}


def test_the_first_player_decides_first_and_the_others_clockwise() -> None:
    table = a_table(a_player(guilders=9), a_player(guilders=9), a_player(guilders=9), at="dice", first=2)
    choose(table, *rolls(calm("red1")))
    seats = []
    for _ in range(3):
        seats.append(asked(table))
        choose(table, "done")
    assert seats == [2, 3, 1]


def test_who_does_not_want_to_pays_nothing() -> None:
    table = a_table(a_player(guilders=5), at="dice")
    choose(table, *rolls(calm("violet1")))
    assert changes(table, "done") == {}


def test_who_cannot_pay_cannot_advance() -> None:
    table = a_table(a_player(guilders=2), at="dice")
    choose(table, *rolls(calm("violet1", "blue2")))
    assert table.phase == 3
    assert table.players[0].reputation == 0


def test_nobody_advances_by_more_than_one_field_a_round() -> None:
    table = a_table(a_player(guilders=9), at="dice")
    choose(table, *rolls(calm("violet1")), "advance")
    assert table.phase == 3
    assert table.players[0].reputation == 1


def test_without_a_one_or_a_two_nobody_advances() -> None:
    table = a_table(a_player(guilders=9), at="dice")
    choose(table, *rolls(calm()))
    assert table.phase == 3


def test_the_first_advance_leads_from_the_town_hall_to_field_1() -> None:
    """Note on the first advance."""
    table = a_table(a_player(guilders=9), at="dice")
    assert table.players[0].reputation == 0
    choose(table, *rolls(calm("violet1")), "advance")
    assert table.players[0].reputation == 1


@pytest.mark.parametrize("text", ["advance", "money 1"])
def test_what_is_not_asked_is_refused(text: str) -> None:
    table = a_table(a_player(guilders=1, hand=[1]), a_player(guilders=9), at="dice")
    choose(table, *rolls(calm("violet1", "blue2")))
    assert offered(table) == {"advance", "done"}
    assert refused(table, text, 1) == "not-asked"
