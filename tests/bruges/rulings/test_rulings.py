"""What holds where Bruges' rulebook is silent, by the numbers of docs/rulings.md."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.games.bruges import new
from burgomaster.games.bruges.box.components import COLOUR, COLOURS, EXTRA
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.scoring import final_scoring
from burgomaster.games.bruges.setup import stacks
from burgomaster.games.bruges.sight.view import view
from burgomaster.games.bruges.terms import person_price
from tests.bruges.tables import (
    a_player,
    a_table,
    active,
    asked,
    calm,
    changes,
    choose,
    offered,
    refused,
    rolls,
    used,
)

FULL = [6, 7, 8, 9, 15]
"""A hand that draws nothing."""


def test_ruling_1_top_colours_are_open_and_decided_when_a_card_becomes_the_top() -> None:
    table = new(3, None)
    assert offered(table) == {f"top left {colour}" for colour in COLOURS}
    choose(table, "top left blue", "top right red", "top extra violet")
    view = table.seen_by(2).view()
    assert isinstance(view["piles"], dict)
    assert view["piles"]["extra"] == {"cards": 66, "top": "violet"}


def test_ruling_2_a_pile_is_empty_when_its_last_card_is_taken_needed_or_not() -> None:
    table = a_table(
        a_player(hand=[10, 11, 12, 13]),
        a_player(hand=FULL),
        at="round",
        faces=[1, 2, 3, 16, 4],
        piles=(1, 2, 2),
        tops="blue blue blue",
    )
    choose(table, "draw left")
    assert (table.piles[0], table.piles[EXTRA], table.last) == (2, 0, 1)


def test_ruling_2_later_than_phase_1_the_next_round_is_the_last() -> None:
    table = a_table(
        a_player(hand=[10], workers="red", persons=[89]),
        faces=[1, 2, 3, 16, 14],
        piles=(1, 1, 2),
        tops="blue blue blue",
        round_number=5,
    )
    choose(table, "use 89", "draw right")
    assert table.last == 6


def test_ruling_2_a_single_card_is_one_pile() -> None:
    table = a_table(
        a_player(hand=[10, 11, 12]),
        a_player(hand=FULL),
        at="round",
        faces=[1, 2],
        piles=(1, 1, 0),
        tops="blue blue",
    )
    choose(table, "draw left", "deal 1")
    assert table.piles == [0, 0, 0]
    assert len(table.players[0].hand) == 5


def test_ruling_3_all_markers_are_dealt_before_any_damage() -> None:
    mine = a_player(threats="blue blue violet violet", points=5, workers="red")
    table = a_table(mine, a_player(threats="violet"), at="dice")
    choose(table, *rolls(calm("blue5", "violet5")))
    assert offered(table) == {"suffer blue", "suffer violet"}
    assert table.players[1].threats[4] == 2


def test_ruling_4_there_is_no_advance_from_the_last_field_and_none_without_low_dice() -> None:
    table = a_table(a_player(reputation=10, guilders=9), at="dice")
    choose(table, *rolls(calm("red1")))
    assert table.phase == 3
    table = a_table(a_player(guilders=9, persons=[27]), at="dice")
    choose(table, *rolls(calm()))
    assert table.phase == 3


def test_ruling_5_a_person_taken_back_to_the_hand_is_fresh() -> None:
    mine = a_player(threats="red red", houses=[10], persons=[47], used=[47])
    table = a_table(mine, at="dice")
    choose(table, *rolls(calm("red5")))
    assert (table.players[0].hand, used(table, 1)) == ([47], [])


def test_ruling_6_the_coachman_s_card_is_a_fifth_action_and_no_cards_still_leave_persons() -> None:
    table = a_table(a_player(workers="yellow", persons=[15]))
    assert offered(table) == {"use 15", "end turn"}
    table = a_table(a_player(hand=[1, 2], workers="yellow", persons=[82]), lap=4)
    choose(table, "money 1", "use 82", "workers 2", "end turn")
    assert table.players[0].hand == []


def test_ruling_7_fire_leaves_a_free_choice_and_takes_nothing_only_from_who_has_neither() -> None:
    table = a_table(a_player(threats="red red", houses=[10], canal=(1, 0)), at="dice")
    choose(table, *rolls(calm("red5")))
    assert offered(table) == {"lose house 1", "lose tile left"}


def test_ruling_8_faces_of_houses_are_known_to_who_built_them_from_the_hand() -> None:
    table = a_table(a_player(hand=[13], workers="violet"))
    choose(table, "house 13")
    assert [table.seen_by(seat).players[0].houses[0].face for seat in (0, 1)] == [13, -5]
    assert new(2, Fast(3)).discards == []


def test_ruling_9_a_hand_of_five_draws_nothing_and_several_cards_are_seen_after_the_last() -> None:
    table = a_table(a_player(hand=[10, 11, 12, 13, 14, 25]), a_player(hand=FULL), at="round")
    assert table.phase == 2
    assert len(table.players[0].hand) == 6
    table = a_table(a_player(hand=[85], guilders=9, houses="red"))  # draw 3 cards
    choose(table, "person 85 at 1", "draw left", "top left blue", "draw left", "top left blue")
    assert table.players[0].hand == []
    assert len(table.players[0].drawn) == 2


def test_ruling_10_the_upper_half_keeps_the_odd_card() -> None:
    table = a_table(
        a_player(hand=[10, 11, 12, 13]),
        a_player(hand=FULL),
        at="round",
        faces=[1, 2, 3, 16, 17, 18],
        piles=(1, 5, 0),
        tops="blue blue",
    )
    choose(table, "draw left")
    assert table.piles == [2, 3, 0]


def test_ruling_10_without_cards_nobody_draws_a_card_to_use_it() -> None:
    table = a_table(
        a_player(hand=[10], workers="violet red", persons=[77, 89]), faces=[14, 3], piles=(0, 0, 0)
    )
    assert refused(table, "use 77") == "br-piles-empty"
    assert refused(table, "use 89") == "br-piles-empty"


def test_ruling_11_a_later_emptying_does_not_move_the_end() -> None:
    table = a_table(
        a_player(hand=[10], workers="red", persons=[89]),
        faces=[1, 2, 3, 16, 14],
        piles=(1, 3, 0),
        tops="blue blue",
        round_number=5,
        last=5,
    )
    choose(table, "use 89", "draw left")
    assert table.last == 5


def test_ruling_12_persons_that_deal_markers_strike_at_once_from_the_left() -> None:
    mine = a_player(hand=[145], guilders=9, houses="red", threats="blue")
    table = a_table(mine, a_player(threats="blue blue", workers="red"), a_player(threats="blue"), players=3)
    choose(table, "person 145 at 1")
    assert [player.threats[0] for player in table.players] == [0, 0, 2]
    assert table.players[1].workers == [0] * 5


def test_ruling_13_nothing_to_lose_is_no_loss_and_the_markers_go_back() -> None:
    table = a_table(a_player(threats="brown brown"), at="dice")
    assert changes(table, *rolls(calm("brown5"))) == {"brown threats": -2, "2 brown threats": 1}


def test_ruling_14_a_statue_is_gained_once_a_section_by_whatever_means() -> None:
    table = a_table(a_player(hand=[74], guilders=3, houses="red", canal=(4, 0)))  # a tile without a card
    choose(table, "person 74 at 1", "tile left")
    assert table.players[0].statues == (7,)
    lost = a_table(a_player(canal=(2, 0), sections="left", statues=[7]))
    assert final_scoring(lost, 0)["canal"] == 0


def test_ruling_15_a_price_of_nothing_is_still_an_optional_advance() -> None:
    table = a_table(a_player(guilders=0, persons=[27]), at="dice")
    choose(table, *rolls(calm("red2")))
    assert offered(table) == {"advance", "done"}
    assert changes(table, "advance") == {"reputation": 1}


def test_ruling_16_persons_are_turned_back_at_the_end_of_phase_4() -> None:
    table = a_table(a_player(persons=[47], used=[47]), at="majorities")
    assert (used(table, 1), table.round) == ([], 2)


def test_ruling_17_only_the_active_player_uses_persons_and_doubling_is_not_asked() -> None:
    table = a_table(a_player(hand=[151], houses="red", persons={2: 164}), a_player(persons=[47]))
    assert refused(table, "use 47", 2) == "not-asked"
    assert changes(table, "person 151 at 1")["guilders"] == 12


def test_ruling_18_a_flash_that_can_do_nothing_is_laid_all_the_same() -> None:
    table = a_table(a_player(hand=[127], houses="red"))  # return up to two threat markers
    assert changes(table, "person 127 at 1") == {"hand": "-127", "persons": "+127"}


def test_ruling_19_a_card_drawn_in_a_turn_without_cards_is_played() -> None:
    table = a_table(a_player(workers="red", persons=[89]), tops="blue red brown")
    choose(table, "use 89", "draw left", "top left blue", "deal 1")
    assert "end turn" not in offered(table)
    assert refused(table, "end turn") == "br-action-first"


def test_ruling_19_the_coachman_needs_a_card() -> None:
    table = a_table(a_player(workers="yellow", persons=[82]))
    assert refused(table, "use 82") == "br-hand-empty"


def test_ruling_20_a_card_drawn_to_be_used_is_an_action_for_every_person() -> None:
    table = a_table(a_player(hand=[1], workers="violet", persons=[77, 75]), tops="blue red brown")
    choose(table, "use 77", "draw left", "top left blue", "deal 2")
    assert changes(table, "workers 2")["blue workers"] == 3


def test_ruling_21_prices_are_halved_then_lowered_and_a_house_is_always_needed() -> None:
    table = a_table(a_player(hand=[15], persons=[14, 156]))
    assert person_price(table, 0, 15, COLOUR[15]) == 2
    assert refused(table, "person 15 at 3") == "br-no-empty-house"


def test_ruling_22_with_only_the_fourth_striking_three_may_lie_there() -> None:
    table = a_table(a_player(threats="blue blue", workers="red", persons=[130]), at="dice")
    choose(table, *rolls(calm("blue5")))
    assert (table.players[0].threats[0], table.players[0].workers[3]) == (3, 1)
    table = a_table(a_player(threats="blue blue blue", workers="red"), at="dice")
    choose(table, *rolls(calm("blue5")))
    assert (table.players[0].threats[0], table.players[0].workers[3]) == (0, 0)


def test_ruling_23_others_gain_from_a_person_after_its_flash() -> None:
    table = a_table(a_player(hand=[139], guilders=3, houses="red"), a_player(persons=[21]))  # 3 guilders each
    changed = changes(table, "person 139 at 1")
    assert (changed["guilders"], changed["2 guilders"]) == (-3, 2)


def test_ruling_24_a_shared_lead_is_enough_for_the_provost_but_not_at_zero() -> None:
    seats = [a_player(persons=[105], reputation=2), a_player(persons=[26], reputation=2)]
    table = a_table(*seats, at="majorities")
    assert (active(table, 1), active(table, 2)) == (["reputation", "persons"], [])


def test_ruling_25_workers_and_guilders_are_open_and_never_limited() -> None:
    table = a_table(a_player(hand=[10], workers="red " * 60, guilders=500))
    choose(table, "workers 10")
    seen = table.seen_by(1).players[0]
    assert (seen.workers[3], seen.guilders) == (62, 500)


def test_ruling_26_a_group_counts_the_person_itself_and_pairs_are_full() -> None:
    scoring = final_scoring(a_table(a_player(persons=[25, 103], workers="red blue red")), 0)
    assert scoring["laurels"] == 2 + 1


def test_ruling_27_who_returns_markers_for_persons_laid_does_not_see_itself() -> None:
    table = a_table(a_player(hand=[123], guilders=6, houses="red", threats="blue"))
    assert "blue threats" not in changes(table, "person 123 at 1")


def test_ruling_28_a_person_that_would_do_nothing_is_not_offered() -> None:
    table = a_table(a_player(hand=[1], workers="brown", persons=[110]))  # per field 3 and statue: none
    assert refused(table, "use 110") == "br-use-in-vain"


def test_ruling_28_what_dice_bring_comes_after_the_damage_and_before_the_advance() -> None:
    mine = a_player(threats="yellow yellow", guilders=9, persons=[51])  # 5 guilders for 19 or less
    table = a_table(mine, at="dice")
    choose(table, *rolls("blue1 brown3 yellow5 red3 violet3"))
    assert (table.players[0].guilders, offered(table)) == (5, {"advance", "done"})


def test_ruling_29_the_shield_bearer_gains_where_there_was_nothing_to_lose_but_not_if_lost() -> None:
    table = a_table(a_player(threats="blue blue", persons=[134]), at="dice")
    assert changes(table, *rolls(calm("blue5")))["points"] == 2
    table = a_table(a_player(threats="brown brown", persons=[134]), at="dice")
    assert "points" not in changes(table, *rolls(calm("brown5")))


def test_ruling_29_with_the_fourth_marker_all_four_go_back() -> None:
    table = a_table(a_player(threats="blue blue blue", persons=[130]), at="dice")
    choose(table, *rolls(calm("blue5")))
    assert table.players[0].threats[0] == 0


def test_ruling_29_the_surveyor_takes_only_piles_whose_top_colour_can_be_paid() -> None:
    table = a_table(a_player(hand=[1], workers="blue red red", persons=[23]), tops="brown red brown")
    choose(table, "use 23")
    assert table.players[0].workers == [0, 0, 0, 1, 0]
    assert len(table.players[0].houses) == 2


def test_ruling_30_an_odd_card_lies_on_the_left_and_a_hand_of_six_is_filled() -> None:
    assert stacks(3) == [50, 49, 66]
    table = a_table(a_player(hand=[1, 2, 3, 16, 17], persons=[83]), a_player(hand=FULL), at="round")
    choose(table, "draw left", "top left blue", "deal 18")
    assert (len(table.players[0].hand), asked(table)) == (6, 0)


def test_ruling_31_the_forgers_colour_holds_for_a_card_that_is_laid_as_a_person() -> None:
    mine = a_player(persons=[98, 123], houses="blue blue red", hand=[151, 16], guilders=2, threats="red")
    mine.forged = COLOURS.index("red") + 1
    table = a_table(mine)
    assert changes(table, "person 16 at 3")["guilders"] == -2  # half of 3: as a red card for the Inquisitor
    assert table.players[0].threats[COLOURS.index("red")] == 0  # and for the Constable
    mine = a_player(persons=[98], houses="blue red", hand=[145], guilders=2)  # a red card that costs 3
    mine.forged = COLOURS.index("blue") + 1
    assert refused(a_table(mine), "person 145 at 2") == "br-guilders-short"


def test_ruling_31_a_colour_may_be_named_if_only_a_person_brings_a_card() -> None:
    mine = a_player(persons=[149, 77], workers="violet", threats="red")
    table = a_table(mine, tops="blue red brown")
    choose(table, "use 149", "announce red", "use 77", "draw left", "top left blue", "deal 2")
    assert changes(table, "threat 2")["red threats"] == -1
    alone = a_table(a_player(persons=[149, 77]))  # nobody to pay the Huntsman with
    choose(alone, "use 149")
    assert "announce red" not in offered(alone)


def test_ruling_32_colours_are_those_of_the_seats_or_chosen_in_their_order() -> None:
    table = new(3, Fast(1))
    assert table.gatehouses == (0, 1, 2)
    table = RULES.new({"players": 3, "colors": "chosen"}, Fast(1))
    assert (asked(table), offered(table)) == (1, {"color red", "color blue", "color yellow", "color green"})
    choose(table, "color yellow")
    assert (asked(table), refused(table, "color yellow")) == (2, "br-colour-taken")
    choose(table, "color green", "color red")
    assert table.gatehouses == (2, 3, 0)
    assert table.canal_of(0) == table.box.board.canals[2]
    seen = table.seen_by(0)
    assert [player["gatehouse"] for player in view(seen)["players"]] == ["yellow", "green", "red"]
    again = RULES.read_position(table.position())
    assert (again.gatehouses, RULES.options_of(again)["colors"]) == ((2, 3, 0), "chosen")
    assert again.dump() == table.dump()


def test_ruling_32_two_players_never_have_the_same_colour() -> None:
    table = new(2, Fast(1))
    text = table.position().replace("players = 2", 'players = 2\ncolors = ["red", "red"]')
    with pytest.raises(Refused) as refusal:
        RULES.read_position(text)
    assert "br-law-colours" in repr(refusal.value.message)
