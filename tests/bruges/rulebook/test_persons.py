"""Using persons: flash, worker, always and laurel (page 8 and 9)."""

from __future__ import annotations

from burgomaster.games.bruges.scoring import laurel_points
from tests.bruges.tables import a_player, a_table, asked, changes, choose, offered, refused, used


def test_a_flash_is_carried_out_once_when_the_person_is_laid() -> None:
    """The example: the Alchemist brings 6 guilders."""
    table = a_table(a_player(hand=[151, 1], houses="red"))
    assert changes(table, "person 151 at 1")["guilders"] == 6
    assert refused(table, "use 151") == "br-works-as-flash"


def test_a_worker_person_is_used_once_a_round_for_a_worker_of_the_colour_shown() -> None:
    """The example: the Farmhand lets one draw a card for a red worker."""
    table = a_table(a_player(hand=[1], workers="red red", persons=[89]), tops="blue red brown")
    choose(table, "use 89", "draw left", "top left blue", "deal 2")
    assert table.players[0].hand == [1, 2]
    assert table.players[0].workers[3] == 1
    assert used(table, 1) == [89]
    assert refused(table, "use 89") == "br-used-this-round"


def test_the_worker_need_not_have_the_card_s_colour() -> None:
    """The Prince is violet and asks for a yellow worker."""
    table = a_table(a_player(workers="yellow", persons=[15]))
    assert changes(table, "use 15") == {"yellow workers": -1, "points": 1, "guilders": 2, "used": "+15"}


def test_without_that_worker_a_person_is_not_used() -> None:
    table = a_table(a_player(workers="violet", persons=[15]))
    assert refused(table, "use 15") == "br-worker-short"


def test_the_first_kind_of_always_is_used_once_a_round_for_nothing() -> None:
    """The example: the Accountant brings 2 guilders."""
    table = a_table(a_player(persons=[47]))
    assert changes(table, "use 47") == {"guilders": 2, "used": "+47"}


def test_the_second_kind_of_always_improves_an_action_each_time() -> None:
    """The example: three workers instead of two."""
    table = a_table(a_player(hand=[10], persons=[75]))
    assert changes(table, "workers 10")["red workers"] == 3
    assert used(table, 1) == []


def test_the_third_kind_of_always_helps_in_a_situation() -> None:
    """The example: one draws up to six cards."""
    table = a_table(a_player(hand=[1, 2, 3, 16, 17], persons=[83]), at="round")
    assert asked(table) == 1
    assert len(offered(table)) == 2


def test_a_laurel_counts_in_final_scoring() -> None:
    """The example: the Bishop counts a point for two workers."""
    table = a_table(a_player(workers="red red blue yellow yellow", persons=[103]))
    assert laurel_points(table, 0) == 2
    assert refused(table, "use 103") == "br-works-in-final-scoring"


def test_persons_are_used_before_and_after_the_card() -> None:
    table = a_table(a_player(hand=[1], workers="yellow", persons=[15, 47]))
    choose(table, "use 47", "money 1", "use 15", "end turn")
    assert used(table, 1) == [15, 47]


def test_a_person_just_laid_can_be_used_in_the_same_turn() -> None:
    table = a_table(a_player(hand=[47], guilders=6, houses="red"))
    choose(table, "person 47 at 1")
    assert "use 47" in offered(table)


def test_the_coachman_lets_one_play_another_card_in_the_same_turn() -> None:
    """The example: he who uses him has one card less for the rest of the round."""
    table = a_table(a_player(hand=[1, 2], workers="yellow", persons=[82]), a_player(hand=[4]))
    choose(table, "use 82", "money 1", "workers 2", "end turn")
    assert asked(table) == 2
    assert table.players[0].hand == []


def test_turned_persons_are_fresh_in_the_next_round() -> None:
    table = a_table(a_player(persons=[47], used=[47]), at="majorities")
    assert used(table, 1) == []
