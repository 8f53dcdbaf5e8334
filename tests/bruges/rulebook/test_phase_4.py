"""Phase 4: the three majorities and a new first player (page 10)."""

from __future__ import annotations

from tests.bruges.tables import a_player, a_table, active, asked


def test_who_is_alone_in_front_on_the_reputation_track_turns_the_marker() -> None:
    table = a_table(a_player(reputation=3), a_player(reputation=2), at="majorities")
    assert (active(table, 1), active(table, 2)) == (["reputation"], [])


def test_two_in_front_turn_nothing() -> None:
    """The example: red and yellow are both in front."""
    table = a_table(a_player(reputation=3), a_player(reputation=3), a_player(reputation=1), at="majorities")
    assert [active(table, seat) for seat in (1, 2, 3)] == [[], [], []]


def test_who_has_more_persons_than_each_other_turns_the_marker() -> None:
    """The example, with fewer: 3 persons against 2, 1 and 1."""
    seats = [a_player(persons=[15, 26, 47]), a_player(persons=[89, 82]), a_player(persons=[13])]
    table = a_table(*seats, a_player(persons=[1]), at="majorities")
    assert [active(table, seat) for seat in (1, 2, 3, 4)] == [["persons"], [], [], []]


def test_who_has_most_canal_tiles_in_both_sections_together_turns_the_marker() -> None:
    """The example: 7 tiles against 6, 2 and none."""
    seats = [a_player(canal=(4, 3)), a_player(canal=(3, 3)), a_player(canal=(2, 0)), a_player()]
    table = a_table(*seats, at="majorities")
    assert [active(table, seat) for seat in (1, 2, 3, 4)] == [["canal"], [], [], []]


def test_markers_are_never_turned_back_and_several_may_have_the_same() -> None:
    seats = [a_player(reputation=1, majorities="reputation"), a_player(reputation=2)]
    table = a_table(*seats, at="majorities")
    assert (active(table, 1), active(table, 2)) == (["reputation"], ["reputation"])


def test_the_coat_of_arms_goes_to_the_left_and_a_round_begins() -> None:
    table = a_table(players=3, at="majorities", first=1)
    assert (asked(table), table.first, table.round, table.phase) == (2, 1, 2, 1)
