"""The damage occurs (page 12)."""

from __future__ import annotations

from tests.bruges.tables import a_player, a_table, active, calm, changes, choose, offered, rolls


def test_flood_takes_all_workers() -> None:
    table = a_table(a_player(threats="blue blue", workers="red red yellow"), at="dice")
    changed = changes(table, *rolls(calm("blue5")))
    assert (changed["red workers"], changed["yellow workers"], changed["blue threats"]) == (-2, -1, -2)


def test_plague_takes_a_person_of_one_s_choice_and_leaves_the_house() -> None:
    table = a_table(a_player(threats="brown brown", persons=[15, 26]), at="dice")
    choose(table, *rolls(calm("brown5")))
    assert offered(table) == {"lose person 15", "lose person 26"}
    changed = changes(table, "lose person 15")
    assert (changed["persons"], changed["discards"], "houses" in changed) == ("-15", "+15", False)


def test_raid_takes_all_guilders() -> None:
    table = a_table(a_player(threats="yellow yellow", guilders=7), at="dice")
    assert changes(table, *rolls(calm("yellow6")))["guilders"] == -7


def test_fire_takes_a_house_or_a_canal_tile() -> None:
    table = a_table(a_player(threats="red red", houses=[10, 11], canal=(2, 1)), at="dice")
    choose(table, *rolls(calm("red5")))
    assert offered(table) == {"lose house 1", "lose house 2", "lose tile left", "lose tile right"}
    assert changes(table, "lose tile left")["left canal"] == -1


def test_whoever_lived_in_a_house_that_burns_returns_to_the_hand() -> None:
    """First note on fire."""
    table = a_table(a_player(threats="red red", houses=[10, 11], persons=[15]), at="dice")
    choose(table, *rolls(calm("red5")))
    changed = changes(table, "lose house 1")
    assert (changed["hand"], changed["persons"], changed["discards"]) == ("+15", "-15", "+10")


def test_a_statue_stays_when_its_last_tile_burns_and_none_comes_when_it_is_built_again() -> None:
    """Second note on fire."""
    mine = a_player(threats="red red", canal=(5, 0), statues=[7], hand=[7], guilders=5)
    table = a_table(mine, at="dice")
    choose(table, *rolls(calm("red5")))
    assert table.players[0].canal == (4, 0)
    choose(table, "canal 7 left")
    assert table.players[0].statues == (7,)


def test_only_the_outermost_tiles_can_burn() -> None:
    """Third note on fire: there are no gaps in a canal."""
    table = a_table(a_player(threats="red red", canal=(2, 0), houses=[10]), at="dice")
    choose(table, *rolls(calm("red5")))
    assert offered(table) == {"lose house 1", "lose tile left"}


def test_who_has_neither_house_nor_tile_loses_nothing_by_fire() -> None:
    table = a_table(a_player(threats="red red"), at="dice")
    assert changes(table, *rolls(calm("red5"))) == {"red threats": -2, "2 red threats": 1}


def test_intrigue_takes_three_points_but_never_below_zero() -> None:
    table = a_table(a_player(threats="violet violet", points=2), at="dice")
    assert changes(table, *rolls(calm("violet6")))["points"] == -2


def test_the_markers_go_back_without_points() -> None:
    table = a_table(a_player(threats="blue blue"), at="dice")
    changed = changes(table, *rolls(calm("blue5")))
    assert (changed["blue threats"], "points" in changed) == (-2, False)


def test_several_damages_come_in_the_order_of_one_s_choice() -> None:
    """Note: damage by several threats in one round."""
    table = a_table(a_player(threats="blue blue yellow yellow", guilders=3, workers="red"), at="dice")
    choose(table, *rolls(calm("blue5", "yellow5")))
    assert offered(table) == {"suffer blue", "suffer yellow"}
    choose(table, "suffer yellow")
    assert (table.players[0].guilders, table.players[0].workers) == (0, [0] * 5)


def test_the_example_of_two_damages() -> None:
    """Red 5 and yellow 6 complete both circles: without canal tiles a house goes, and all guilders."""
    mine = a_player(threats="red red yellow yellow", guilders=4, houses=[10])
    table = a_table(mine, at="dice")
    changed = changes(table, *rolls(calm("red5", "yellow6")), "suffer red")
    assert (changed["houses"], changed["discards"], changed["guilders"]) == ("-10", "+10", -4)
    assert (changed["red threats"], changed["yellow threats"]) == (-2, -2)


def test_the_next_marker_is_the_first_again_and_a_majority_stays() -> None:
    table = a_table(a_player(threats="blue blue", majorities="canal"), at="dice")
    choose(table, *rolls(calm("blue5")))
    assert (table.players[0].threats[0], active(table, 1)) == (0, ["canal"])
