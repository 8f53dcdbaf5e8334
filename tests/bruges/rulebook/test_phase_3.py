"""Phase 3: playing cards and the six actions (page 5 to 7)."""

from __future__ import annotations

from tests.bruges.tables import a_player, a_table, asked, calm, changes, choose, offered, refused


def test_everyone_plays_a_card_in_turn_until_all_have_played_four() -> None:
    hands = ([1, 2, 3, 16, 17], [4, 5, 6, 19, 20])
    table = a_table(a_player(hand=hands[0]), a_player(hand=hands[1]))
    seats = []
    while table.phase == 3:
        seats.append(asked(table))
        seat = table.asked
        choose(table, f"workers {table.players[seat].hand[0]}", "end turn")
    assert seats == [1, 2, 1, 2, 1, 2, 1, 2]
    assert [len(player.hand) for player in table.players] == [1, 1]


def test_every_card_can_be_used_for_every_action() -> None:
    """Note: there are no cards for certain actions only."""
    table = a_table(
        a_player(guilders=9, hand=[13], workers="violet", threats="violet", houses="red", canal=(1, 3))
    )
    assert offered(table) == {
        *("workers 13", "money 13", "threat 13", "canal 13 left", "canal 13 right", "house 13"),
        "person 13 at 1",
    }


def test_two_workers_of_the_card_s_colour() -> None:
    """I. The example: a red card, two red workers."""
    table = a_table(a_player(hand=[10]))
    assert changes(table, "workers 10") == {"red workers": 2, "hand": "-10", "discards": "+10"}


def test_as_many_guilders_as_the_die_of_the_card_s_colour_shows() -> None:
    """II. The example: a yellow card, the yellow die shows 6."""
    table = a_table(a_player(hand=[7]), dice=calm("yellow6"))
    assert changes(table, "money 7") == {"guilders": 6, "hand": "-7", "discards": "+7"}


def test_a_threat_marker_goes_back_for_a_point() -> None:
    """III. The example: a brown card, a brown marker, a point."""
    table = a_table(a_player(hand=[4], threats="brown brown"))
    expected = {"brown threats": -1, "points": 1, "hand": "-4", "discards": "+4"}
    assert changes(table, "threat 4") == expected


def test_there_must_be_a_marker_of_that_colour() -> None:
    table = a_table(a_player(hand=[4], threats="red"))
    assert refused(table, "threat 4") == "br-no-threat"


def test_a_canal_tile_is_built_beside_the_seal_with_a_card_of_its_colour_for_its_price() -> None:
    """IV. The example: a blue card on the blue field next to the red player's seal, for one guilder."""
    table = a_table(a_player(hand=[1], guilders=1))
    expected = {"guilders": -1, "left canal": 1, "hand": "-1", "discards": "+1"}
    assert changes(table, "canal 1 left") == expected


def test_there_are_always_two_fields_to_choose_from() -> None:
    table = a_table(a_player(hand=[1, 4, 13, 7], guilders=9, canal=(1, 1)))
    assert {text for text in offered(table) if text.startswith("canal")} == {"canal 13 left", "canal 7 right"}
    assert refused(table, "canal 1 left") == "br-field-colour"


def test_a_field_costs_what_is_printed_on_it() -> None:
    table = a_table(a_player(hand=[10], guilders=3, canal=(3, 0)))
    assert refused(table, "canal 10 left") == "br-guilders-short"


def test_a_section_that_is_complete_brings_the_top_statue() -> None:
    table = a_table(a_player(hand=[7], guilders=5, canal=(4, 0)))
    assert changes(table, "canal 7 left")["statues"] == "+7"
    assert table.statues == (6, 5, 4, 3, 2)


def test_a_house_is_a_card_face_down_for_a_worker_of_its_colour() -> None:
    """V. The example: a violet card and a violet worker."""
    table = a_table(a_player(hand=[13], workers="violet"))
    assert changes(table, "house 13") == {"violet workers": -1, "hand": "-13", "houses": "+13"}
    assert refused(a_table(a_player(hand=[13], workers="red")), "house 13") == "br-worker-short"


def test_a_person_is_laid_on_an_empty_house_for_its_price() -> None:
    """VI. The example: the Prince costs 9 guilders."""
    table = a_table(a_player(hand=[15], guilders=9, houses="red"))
    assert changes(table, "person 15 at 1") == {"guilders": -9, "hand": "-15", "persons": "+15"}


def test_a_house_has_room_for_one_person_of_any_colour() -> None:
    table = a_table(a_player(hand=[15], guilders=9, houses="red blue", persons=[26]))
    assert refused(table, "person 15 at 1") == "br-house-not-empty"
    assert "person 15 at 2" in offered(table)
    assert refused(table, "person 15 at 3") == "br-no-such-house"


def test_without_a_house_nobody_can_be_laid() -> None:
    table = a_table(a_player(hand=[15], guilders=9))
    assert refused(table, "person 15 at 1") == "br-no-empty-house"


def test_a_price_must_be_paid_in_full() -> None:
    table = a_table(a_player(hand=[15], guilders=8, houses="red"))
    assert refused(table, "person 15 at 1") == "br-guilders-short"
