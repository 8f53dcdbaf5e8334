"""Phase 1: drawing cards (page 4)."""

from __future__ import annotations

from burgomaster.games.bruges.sight.view import view
from tests.bruges.tables import a_player, a_table, asked, changes, choose, offered

LADY_IN_WAITING = 83


def test_a_card_is_drawn_from_either_pile_and_each_time_anew() -> None:
    table = a_table(at="round", tops="blue red brown")
    assert offered(table) == {"draw left", "draw right"}
    choose(table, "draw left", "top left yellow", "draw right", "top right violet", "draw left")
    assert table.players[0].drawn == (0, 2, 3)


def test_cards_are_taken_without_looking_until_the_hand_is_full() -> None:
    table = a_table(at="round", tops="blue red brown")
    for _ in range(5):
        assert table.players[0].hand == []
        choose(table, "draw left", "top left blue")
    assert table.players[0].drawn == (0, 0, 0, 0, 0)
    choose(table, "deal 1", "deal 2", "deal 3", "deal 16", "deal 17")
    assert table.players[0].hand == [1, 2, 3, 16, 17]


def test_the_others_follow_clockwise() -> None:
    table = a_table(a_player(hand=[1, 2, 3, 16, 17]), a_player(hand=[4]), players=3, at="round", first=1)
    assert asked(table) == 2


def test_a_hand_is_filled_up_to_five() -> None:
    table = a_table(a_player(hand=[1, 2, 3]), a_player(hand=[4, 5, 6, 19, 20]), at="round")
    choose(table, "draw left", "top left blue", "draw right", "top right blue", "deal 10", "deal 16")
    assert len(table.players[0].hand) == 5
    assert table.phase == 2


def test_a_view_tells_up_to_how_many_cards_each_hand_is_filled() -> None:
    table = a_table(a_player(persons=[LADY_IN_WAITING]), at="round")
    for seat in (0, 1):
        assert [player["hand_limit"] for player in view(table.seen_by(seat))["players"]] == [6, 5]


def test_an_empty_pile_is_replaced_by_the_extra_pile_and_this_round_is_the_last() -> None:
    """If one of the draw piles is empty."""
    few = [1, 2, 3, 16, 17, 18, 4, 5]
    table = a_table(
        a_player(hand=[10, 11, 12, 13]),
        a_player(hand=[6, 7, 8, 9, 15]),
        at="round",
        faces=few,
        piles=(1, 3, 4),
        tops="blue brown blue",
    )
    assert changes(table, "draw left")["left pile"] == 3
    assert (table.piles[2], table.last, table.round) == (0, 1, 1)


def test_a_pile_that_is_empty_again_is_made_of_half_of_the_other() -> None:
    """If one of the draw piles is empty."""
    few = [1, 2, 3, 16, 17, 18, 4]
    table = a_table(
        a_player(hand=[10, 11, 12]),
        a_player(hand=[6, 7, 8, 9, 15]),
        at="round",
        faces=few,
        piles=(1, 6, 0),
        tops="blue brown",
    )
    choose(table, "draw left")
    assert table.piles == [3, 3, 0]


def test_a_pile_that_gets_empty_in_phase_3_makes_the_next_round_the_last() -> None:
    """Note on page 4."""
    table = a_table(
        a_player(hand=[10], workers="red", persons=[89]),
        faces=[1, 2, 3, 16, 14, 27],
        piles=(1, 2, 2),
        tops="blue blue blue",
        round_number=3,
    )
    choose(table, "use 89", "draw left")
    assert table.last == 4
