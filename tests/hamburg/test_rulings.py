"""Where the rulebooks are silent or disagree: the rulings of the base game, one by one."""

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games import hamburg
from burgomaster.games.hamburg.components import COLOUR
from burgomaster.games.hamburg.scoring import final_scoring, winners
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.tables import (
    a_player,
    a_table,
    active,
    asked,
    changes,
    choose,
    offered,
    refused,
    roll,
    used,
)

CALM = "purple3 orange3 gray3 pink3 brown3 black3"
"""Dice after which nothing happens: no disaster, no token, no advance."""


def faces(table: Hamburg, seat: int) -> list[int]:
    return [plot.face for plot in table.players[seat - 1].plots]


# Ruling 1: set-up.


def test_ruling_01_the_top_cards_lie_open_and_all_start_on_five_points() -> None:
    table = hamburg.new(3, Fast(5))
    opened = [*table.discards, *table.shuffled]
    assert table.piles == [55] * 5
    assert sorted(COLOUR[card] for card in opened) == [0, 1, 2, 3, 4]
    assert [player.points for player in table.players] == [5, 5, 5]


def test_ruling_01_an_empty_pile_stays_empty() -> None:
    table = a_table(a_player(hand=[1], workers="pink", buildings=[198]), piles={"gray": []})
    choose(table, "workers 1", "use 198")
    assert "draw gray" not in offered(table)
    assert table.piles[2] == 0


# Ruling 2: what is public.


def test_ruling_02_colours_and_piles_are_public_faces_are_not() -> None:
    me = a_player(hand=[1, 97], sites=[150, "pink"])
    table = a_table(me, a_player(hand=[202, 6], sites=[49]), discards=[5, 7])
    other = table.seen_by(1)
    assert sorted(COLOUR[card] for card in other.players[0].hand) == [1, 4]
    assert all(card < 0 for card in other.players[0].hand)
    assert [plot.face < 0 for plot in other.players[0].plots] == [True, True]
    assert other.players[1].hand == [6, 202]
    assert faces(other, 2) == [49]
    assert other.discards == [5, 7]
    assert other.piles == table.piles
    mine = table.seen_by(0)
    assert faces(mine, 1) == [150, -4]  # laid from the hand, laid from a pile


def test_ruling_02_a_site_from_a_pile_is_known_to_nobody_until_discarded() -> None:
    table = a_table(a_player(marks=6, hand=[32], sites="gray", levels="purple"), a_player())
    choose(table, "build 32 at 1", "draw pink", "draw pink")
    for seat in range(3):
        assert faces(table.seen_by(seat), 1) == [-3, -4, -4]
    flooded = a_table(a_player(sites="pink", levels="purple purple"), at="dice")
    roll(flooded, "purple5 orange3 gray3 pink3 brown3 black3")
    assert asked(flooded) == 0
    choose(flooded, "turn 60")
    assert flooded.discards == [60]


# Ruling 3: phase I.


def test_ruling_03_colours_are_chosen_unseen_then_parks_and_033_ignore_the_limit() -> None:
    table = a_table(a_player(hand=[1, 2, 3], buildings=[33], garden=[263]), a_player(hand=[6]), at="season")
    choose(table, "draw pink", "draw pink")
    assert table.players[0].hand == [1, 2, 3]
    choose(table, "deal 60", "deal 61")
    assert asked(table) == 1
    choose(table, "draw purple", "deal 240", "deal 150")
    assert table.players[0].hand == [1, 2, 3, 60, 61, 150, 240]
    assert asked(table) == 2  # one player after the other


def test_ruling_03_over_the_limit_nothing_is_drawn_and_nothing_discarded() -> None:
    table = a_table(a_player(hand=[1, 2, 3, 4, 5, 6, 7]), a_player(hand=[8]), at="season")
    assert asked(table) == 2
    assert len(table.players[0].hand) == 7


def test_ruling_03_033_draws_before_the_parks() -> None:
    table = a_table(
        a_player(hand=[1, 2, 3, 4, 5], buildings=[33], garden=[263]),
        a_player(hand=[6]),
        at="season",
        piles={"gray": [150, 151]},
    )
    assert table.piles[2] == 2
    choose(table, "draw gray", "deal 151")
    assert table.players[0].hand == [1, 2, 3, 4, 5, 150, 151]  # the park takes what is left
    assert table.piles[2] == 0


# Ruling 4: what comes by itself.


def test_ruling_04_dice_buildings_give_right_after_disasters() -> None:
    table = a_table(
        a_player(workers="pink", levels="brown brown pink pink", marks=4, buildings=[49, 92]), at="dice"
    )
    roll(table, "purple1 orange1 gray5 pink5 brown5 black3")
    choose(table, "suffer pink")
    # Disease and unrest took what was there; the gray worker and the 5 marks came after them.
    assert (table.players[0].workers, table.players[0].marks) == ([0, 0, 1, 0, 0], 5)
    assert (asked(table), offered(table)) == (1, {"advance", "done"})  # and before the 4th step
    assert used(table, 1) == [49, 92]


def test_ruling_04_with_151_one_may_have_the_workers_before_disasters() -> None:
    table = a_table(a_player(buildings=[49, 92, 151]), at="dice")
    roll(table, "purple3 orange3 gray5 pink3 brown3 black3")
    assert offered(table) == {"use 49", "done"}
    choose(table, "use 49")
    assert offered(table) == {"prevent", "done"}
    assert changes(table, "prevent")["gray workers"] == -1
    assert table.players[0].levels == [0, 0, 0, 0, 0]
    table = a_table(a_player(buildings=[49, 151]), at="dice")
    roll(table, "purple3 orange3 gray5 pink3 brown3 black3")
    choose(table, "done")
    assert (table.players[0].levels[2], table.players[0].workers[2]) == (1, 1)


def test_ruling_04_with_151_nothing_is_asked_where_nothing_can_come_of_it() -> None:
    """The building gives nothing; or no disaster can rise."""
    for dice in ("purple5 orange3 gray3 pink3 brown3 black3", "purple4 orange3 gray4 pink4 brown3 black4"):
        table = a_table(a_player(buildings=[49, 151]), at="dice")
        roll(table, dice)
        assert "use 49" not in offered(table)


def test_ruling_04_189_before_disasters_or_at_the_fourth_step_002_only_then() -> None:
    table = a_table(a_player(marks=4, workers="gray", buildings=[2, 189]), at="dice")
    roll(table, CALM)
    assert offered(table) == {"use 189", "done"}
    choose(table, "done")
    assert offered(table) == {"use 2", "use 189", "done"}
    choose(table, "use 189")
    assert table.guests == (2,)
    assert offered(table) == {"use 2", "done"}


def test_ruling_04_phase_three_is_always_a_choice_once_a_season() -> None:
    table = a_table(a_player(hand=[1], buildings=[6, 102]))
    assert {"use 6", "use 102"} <= offered(table)
    choose(table, "money 1", "end turn")
    assert table.players[0].points == 5


# Ruling 5: the third step of phase II.


def test_ruling_05_tokens_first_one_by_one_then_the_dice_together() -> None:
    table = a_table(
        a_player(workers="gray", levels="brown brown orange orange", sites=[1], buildings=[6]), at="dice"
    )
    roll(table, "purple3 orange5 gray5 pink3 brown3 black5")
    # The token strikes at once, before the other player draws.
    assert changes(table, "token 4") == {"brown level": -2, "gray workers": -1, "tokens": "-4"}
    assert table.players[0].levels == [0, 2, 0, 0, 0]
    choose(table, "token 2")
    assert table.players[0].levels == [0, 0, 1, 0, 0]
    assert table.players[0].buildings() == []
    assert table.players[1].levels == [0, 1, 2, 0, 0]


def test_ruling_05_tokens_of_the_step_are_not_mixed_back() -> None:
    table = a_table(players=3, at="dice", tokens="gray")
    roll(table, "purple3 orange3 gray3 pink3 brown3 black5")
    # The last token was gray; the other nine are back, without it.
    assert sum(table.stock) == 9
    assert (table.stock[2], table.step_tokens[2]) == (1, 1)
    choose(table, "token 0", "token 0")
    assert sum(table.stock) == 7
    assert table.open_tokens[:5] == (2, 0, 1, 0, 0)


# Ruling 6: increases in phase III.


def test_ruling_06_increases_go_round_from_the_left_each_finished_before_the_next() -> None:
    walled = [a_player(levels="gray gray", wall=(1, 1)) for _ in range(2)]
    cursing = a_player(marks=3, hand=[178], sites="gray", levels="gray", wall=(1, 1))
    table = a_table(walled[0], cursing, walled[1], a_player(levels="gray gray"), turn=2)
    choose(table, "build 178 at 1")
    assert asked(table) == 3
    assert table.players[0].levels[2] == table.players[3].levels[2] == 2
    # Seat 4 has nothing to lose, its levels go back all the same; then seat 1 is hit.
    assert changes(table, "lose wall left") == {
        "3 left wall": -1,
        "3 gray level": -3,
        "4 gray level": -2,
        "gray level": 1,
    }
    assert asked(table) == 1
    assert changes(table, "lose wall right") == {"right wall": -1, "gray level": -3}
    assert asked(table) == 2
    assert table.players[1].levels == [0, 0, 0, 0, 0]
    assert table.players[1].points == 6


# Ruling 7: nobody is stuck.


def test_ruling_07_decreasing_is_offered_only_where_a_level_can_fall() -> None:
    table = a_table(a_player(hand=[1, 97], buildings=[156, 160], workers="pink", levels="brown"))
    assert {text for text in offered(table) if "decrease" in text} == {"decrease 1"}
    assert refused(table, "use 160") == "level-zero"
    assert changes(table, "use 156") == {"brown level": -1, "points": 1, "used": "+156"}
    assert refused(a_table(a_player(buildings=[156])), "use 156") == "all-levels-zero"


def test_ruling_07_without_cards_one_may_activate_and_plays_a_card_gained_so() -> None:
    table = a_table(a_player(workers="pink", buildings=[102, 198]))
    assert offered(table) == {"use 102", "use 198", "end turn"}
    choose(table, "use 198", "draw brown", "deal 1")
    assert refused(table, "end turn") == "action-first"
    assert {"workers 1", "money 1"} <= offered(table)
    choose(table, "money 1")
    assert offered(table) == {"use 102", "end turn"}


# Ruling 8: zoo and park cards are the action, but no building.


def test_ruling_08_laying_a_zoo_card_is_the_action_construct() -> None:
    table = a_table(a_player(marks=9, hand=[244], levels="gray pink", buildings=[132, 166]))
    assert changes(table, "lay 244") == {
        "marks": -9,
        "hand": "-244",
        "garden": "+244",
        "gray level": -1,
        "points": 1,
    }


def test_ruling_08_a_zoo_card_is_no_building() -> None:
    table = a_table(a_player(marks=20, hand=[248], buildings=[182]), a_player(buildings=[180]))
    # Orange, but not at half the price, and 180 of the other player gets nothing.
    assert changes(table, "lay 248") == {"marks": -12, "hand": "-248", "garden": "+248"}
    table = a_table(a_player(garden=[241, 261]), a_player(buildings=[6]), at="end")
    assert (active(table, 1), active(table, 2)) == (["zoo"], ["buildings"])


# Ruling 9: prices.


@pytest.mark.parametrize(
    ("card", "price"), [(127, 2), (102, 0), (98, 0), (109, 3)], ids=["9", "6", "3", "12"]
)
def test_ruling_09_halve_first_then_subtract_never_below_zero(card: int, price: int) -> None:
    table = a_table(a_player(marks=20, hand=[card], sites="gray gray gray", buildings=[182, 132]))
    choose(table, f"build {card} at 3")
    assert table.players[0].marks == 20 - price


def test_ruling_09_double_doubles_what_would_be_paid_and_232_takes_the_lower() -> None:
    def built(black: int) -> object:
        seat = a_player(marks=20, workers="orange", wall=(3, 5), statues=[9], buildings=[62, 232])
        table = a_table(seat, dice=f"purple1 orange2 gray3 pink4 brown5 black{black}")
        return changes(table, "use 62")["marks"]

    assert built(2) == -4
    assert built(6) == -8  # four marks, twice


def test_ruling_09_108_makes_the_action_free_whatever_232_says() -> None:
    table = a_table(a_player(hand=[1], wall=(1, 0), buildings=[108, 232]))
    assert changes(table, "wall 1 left") == {"hand": "-1", "discards": "+1", "left wall": 1}


# Ruling 10: the discard pile and searches.


def test_ruling_10_discards_lie_in_the_players_order() -> None:
    table = a_table(a_player(workers="brown", hand=[1, 2], buildings=[193]), discards=[5])
    choose(table, "use 193", "draw gray", "deal 150", "draw gray", "deal 151", "discard 151", "discard 2")
    assert table.discards == [5, 151, 2]


def test_ruling_10_several_players_discard_in_turn_order() -> None:
    table = a_table(
        a_player(hand=[1]),
        a_player(hand=[13], sites="brown", marks=3),
        a_player(hand=[2]),
        players=3,
        turn=2,
    )
    choose(table, "build 13 at 1")
    assert table.discards == [1, 2]  # the first player first, not the left neighbour


def test_ruling_10_202_may_take_the_card_just_used() -> None:
    table = a_table(a_player(workers="pink", hand=[1], buildings=[202]))
    assert refused(table, "use 202") == "discards-empty"
    choose(table, "money 1", "use 202")
    assert changes(table, "money 1") == {"marks": 5, "held": "-1", "discards": "+1"}


def test_ruling_10_234_takes_at_most_what_lies_there() -> None:
    table = a_table(a_player(workers="pink", hand=[9], buildings=[234]), discards=[1, 2])
    choose(table, "use 234")
    assert table.players[0].hand == [1, 2, 9]
    choose(table, "discard 9", "discard 1")
    assert (table.players[0].hand, table.discards) == ([2], [9, 1])


def test_ruling_10_a_searcher_sees_only_matching_cards_and_others_the_kind() -> None:
    table = a_table(a_player(workers="gray", buildings=[39]), a_player())
    choose(table, "use 39")
    assert table.found == (241, 242, 243, 244)
    assert table.seen_by(0).found == (241, 242, 243, 244)
    assert table.seen_by(1).found == ()
    choose(table, "find 243")
    lead = table.leads[1][0]
    assert lead.cards == sum(1 << card for card in (241, 242, 243, 244))
    assert table.seen_by(1).players[0].hand == [-3]


# Ruling 11: counting.


def test_ruling_11_a_building_counts_itself_and_sites_count_built_or_empty() -> None:
    table = a_table(a_player(hand=[25], sites="gray"))
    assert changes(table, "build 25 at 1")["marks"] == 2
    table = a_table(a_player(workers="gray", sites=[150, "gray", "pink"], buildings=[17]))
    assert changes(table, "use 17")["marks"] == 4


def test_ruling_11_dice_without_a_colour_are_all_six() -> None:
    table = a_table(
        a_player(marks=6, hand=[56], sites="gray"), dice="purple1 orange1 gray1 pink1 brown1 black2"
    )
    assert changes(table, "build 56 at 1")["points"] == 2


def test_ruling_11_066_is_four_categories_one_building_and_art_in_the_discard_pile() -> None:
    assert final_scoring(a_table(a_player(buildings=[66, 71])), 0)["laurels"] == 4
    table = a_table(a_player(marks=6, hand=[55], sites="gray gray"), discards=[66, 49])
    choose(table, "build 55 at 1")
    assert table.players[0].buildings() == [55, 49]  # the only entertainment card there
    table = a_table(a_player(marks=6, hand=[67], sites="gray gray"), discards=[66, 49])
    choose(table, "build 67 at 1")
    assert table.players[0].buildings() == [67, 66]
    table = a_table(a_player(buildings=[66]), a_player(buildings=[6]), at="end")
    assert (active(table, 1), active(table, 2)) == ([], [])


# Ruling 12: markers.


def test_ruling_12_a_marker_leaves_with_its_card() -> None:
    table = a_table(
        a_player(marks=6, hand=[4, 1], sites=[31, 32, 33], buildings=[102, 25], used=[102]),
        a_player(hand=[13]),
    )
    choose(table, "build 4 at 3", "back 102", "back 25", "done")
    assert used(table, 1) == []
    choose(table, "end turn", "money 13", "end turn", "build 102 at 1")
    assert changes(table, "use 102") == {"marks": 2, "used": "+102"}


def test_ruling_12_a_flash_works_again() -> None:
    table = a_table(a_player(hand=[25, 4], sites=[31, 32]), a_player(hand=[13]))
    choose(table, "build 4 at 2", "done", "end turn", "money 13", "end turn", "build 25 at 1")
    assert table.players[0].marks == 4
    table = a_table(a_player(hand=[4], sites=[31, 32], buildings=[25]), a_player(hand=[13]))
    choose(table, "build 4 at 2", "back 25", "done", "end turn", "money 13", "end turn")
    assert changes(table, "build 25 at 1") == {"marks": 4, "hand": "-25", "buildings": "+25"}


# Ruling 13: 'always' follows its event in any phase.


def test_ruling_13_151_and_165_also_in_phase_three() -> None:
    cursing = a_player(marks=3, hand=[178], sites="gray", levels="gray")
    guarded = a_player(workers="gray", buildings=[151])
    table = a_table(cursing, guarded, a_player(levels="gray gray", wall=(1, 1), buildings=[165]))
    choose(table, "build 178 at 1")
    assert (asked(table), offered(table)) == (2, {"prevent", "done"})
    assert changes(table, "prevent") == {"2 gray workers": -1, "3 gray level": 1}
    assert table.players[2].levels[2] == 3


def test_ruling_13_187_and_188_for_a_token_by_236() -> None:
    table = a_table(a_player(marks=3, hand=[236], sites="gray " * 3, buildings=[187, 188]), a_player())
    choose(table, "build 236 at 3")
    assert changes(table, "token 3") == {"points": 1, "marks": 2, "2 pink level": 1, "tokens": "-3"}


def test_ruling_13_214_and_226_for_any_advance() -> None:
    seat = a_player(marks=6, hand=[68], sites="gray " * 3, levels="pink", buildings=[214, 226])
    table = a_table(seat)
    assert changes(table, "build 68 at 3") == {
        "marks": -6,
        "hand": "-68",
        "buildings": "+68",
        "square": 1,
        "points": 2,
        "pink level": -1,
    }
    # Also where the pawn cannot go on.
    table = a_table(a_player(marks=6, hand=[68], sites="gray gray", square=9, buildings=[226]))
    assert changes(table, "build 68 at 2")["points"] == 5
    table = a_table(a_player(marks=4, buildings=[2, 226]), at="dice")
    roll(table, CALM)
    assert changes(table, "use 2") == {"marks": -4, "square": 1, "points": 1, "used": "+2"}


def test_ruling_13_240_asks_its_surcharge_only_in_phase_two() -> None:
    table = a_table(a_player(marks=9), a_player(marks=9, buildings=[240]), at="dice")
    roll(table, "purple1 orange3 gray3 pink3 brown3 black3")
    assert changes(table, "advance") == {"marks": -4, "square": 1}
    assert changes(table, "advance") == {"2 marks": -1, "2 square": 1}
    table = a_table(a_player(marks=6, hand=[68], sites="gray"), a_player(buildings=[240]))
    assert changes(table, "build 68 at 1")["marks"] == -6
    # It is owed for 002 as well.
    table = a_table(a_player(marks=7, buildings=[2]), a_player(buildings=[240]), at="dice")
    roll(table, CALM)
    assert changes(table, "use 2") == {"marks": -7, "square": 1, "used": "+2"}
    table = a_table(a_player(marks=6, buildings=[2]), a_player(buildings=[240]), at="dice")
    roll(table, CALM)
    assert table.phase == 3


def test_ruling_13_125_cuts_only_the_price_of_the_dice() -> None:
    table = a_table(a_player(marks=9, buildings=[125]), a_player(buildings=[240]), at="dice")
    roll(table, "purple1 orange3 gray3 pink3 brown3 black3")
    assert changes(table, "advance") == {"marks": -3, "square": 1}
    table = a_table(a_player(marks=9, buildings=[2, 125]), at="dice")
    roll(table, CALM)
    assert changes(table, "use 2") == {"marks": -4, "square": 1, "used": "+2"}


# Ruling 14: what is a standard action.


def test_ruling_14_an_action_with_a_drawn_card_is_a_standard_action() -> None:
    def held(
        card: int, colour: str, *buildings: int, marks: int = 0, workers: str = "", levels: str = ""
    ) -> Hamburg:
        seat = a_player(
            marks=marks,
            workers=f"purple {workers}",
            levels=levels,
            sites="brown " * 6,
            buildings=[7, *buildings],
        )
        table = a_table(seat)
        choose(table, "use 7", f"draw {colour}", f"deal {card}")
        return table

    choose(table := held(150, "gray", 34), "workers 150", "take pink")
    assert table.players[0].workers == [0, 0, 3, 1, 0]
    assert changes(held(60, "pink", 138), "money 60")["marks"] == 4 + 3
    table = held(150, "gray", 70, workers="gray", levels="gray")
    assert changes(table, "site 150")["points"] == 1
    table = held(150, "gray", 168, levels="gray gray")
    assert changes(table, "decrease 150")["points"] == 2
    table = held(151, "gray", 108, 150, levels="gray")
    assert changes(table, "wall 151 left") == {
        "held": "-151",
        "discards": "+151",
        "left wall": 1,
        "gray level": -1,
        "points": 1,
    }
    table = held(102, "orange", 132, 166, marks=3, levels="orange")
    assert changes(table, "build 102 at 4")["marks"] == -3
    assert table.players[0].points == 6
    table = held(150, "gray", 224, workers="gray")
    assert "announce pink" in offered(table)
    choose(table, "announce pink", "workers 150")
    assert table.players[0].workers == [0, 0, 0, 3, 0]


def test_ruling_14_what_buildings_do_is_no_standard_action() -> None:
    seat = a_player(marks=2, workers="orange", levels="gray orange", buildings=[62, 108, 150])
    table = a_table(seat)
    assert changes(table, "use 62", "segment left") == {
        "marks": -2,
        "orange workers": -1,
        "left wall": 1,
        "used": "+62",
    }
    seat = a_player(marks=6, hand=[32], sites="brown brown", levels="pink", buildings=[70])
    table = a_table(seat)
    choose(table, "build 32 at 2", "draw pink", "draw pink")
    assert table.players[0].levels == [0, 0, 0, 1, 0]
    seat = a_player(marks=3, hand=[104], sites="brown " * 4, levels="orange orange", buildings=[132, 166])
    table = a_table(seat, discards=[102])
    choose(table, "build 104 at 3")
    assert changes(table) == {}
    assert table.players[0].levels == [0, 1, 0, 0, 0]  # once, for the action itself
    table = a_table(a_player(levels="gray gray", buildings=[156, 168]))
    assert changes(table, "use 156") == {"gray level": -1, "points": 1, "used": "+156"}


# Ruling 15: however it is built.


def test_ruling_15_a_selected_building_sets_off_its_flash_and_180() -> None:
    seat = a_player(marks=6, hand=[31], sites="gray gray")
    table = a_table(seat, a_player(buildings=[180]), discards=[25, 1])
    choose(table, "build 31 at 1")
    assert table.players[0].buildings() == [31, 25]
    assert table.players[0].marks == 4
    assert table.players[1].marks == 4


def test_ruling_15_a_tucked_building_sets_off_its_flash_036_and_180() -> None:
    seat = a_player(workers="pink", hand=[56], garden=[257], buildings=[36, 190])
    table = a_table(seat, a_player(buildings=[180]))
    assert changes(table, "use 190")["points"] == 6
    assert changes(table, "twice") == {"points": 6}
    assert table.players[1].marks == 2


def test_ruling_15_a_wall_without_a_card_sets_off_091_and_the_statue() -> None:
    seat = a_player(marks=3, hand=[145], sites="gray", wall=(5, 4), statues=[9])
    table = a_table(seat, a_player(buildings=[91]))
    assert changes(table, "build 145 at 1") == {
        "marks": -3,
        "hand": "-145",
        "buildings": "+145",
        "right wall": 1,
        "statues": "+7",
        "statues left": "-7",
        "2 gray workers": 1,
    }


# Ruling 16: 036.


def test_ruling_16_the_second_time_is_free_of_the_effects_own_price() -> None:
    table = a_table(a_player(marks=2, hand=[27], sites="gray gray", buildings=[36]))
    choose(table, "build 27 at 2", "take gray", "take gray")
    assert offered(table) == {"twice", "done"}
    assert table.players[0].marks == 0
    free = ["twice", *["take pink"] * 5]
    assert changes(table, *free) == {"pink workers": 5}
    assert offered(table) == {"end turn"}


def test_ruling_16_it_doubles_228_but_not_what_228_copies() -> None:
    seat = a_player(marks=3, hand=[228], sites="gray gray", buildings=[36])
    table = a_table(seat, a_player(buildings=[25, 56]))
    choose(table, "build 228 at 2")
    assert offered(table) == {"copy 25", "copy 56"}
    assert changes(table, "copy 25") == {"marks": 4}
    assert offered(table) == {"twice", "done"}
    choose(table, "twice")
    assert offered(table) == {"copy 25", "copy 56"}
    assert changes(table, "copy 56") == {"points": 6}
    assert offered(table) == {"end turn"}


def test_ruling_16_it_doubles_only_while_it_stands() -> None:
    table = a_table(a_player(hand=[4], sites=[31, 32], buildings=[36]))
    choose(table, "build 4 at 2", "back 36", "done")
    assert offered(table) == {"end turn"}
    table = a_table(a_player(hand=[4], sites=[31, 32, 33], buildings=[36, 6]))
    choose(table, "build 4 at 3", "done", "twice")
    assert offered(table) == {"back 4", "back 6", "back 36", "done"}


# Ruling 17.


def test_ruling_17_046_not_for_a_tie_at_zero() -> None:
    table = a_table(a_player(buildings=[46]), a_player(buildings=[6]), at="end")
    assert active(table, 1) == ["buildings", "points"]
    assert active(table, 2) == []


@pytest.mark.parametrize(("card", "cost", "levels"), [(147, 0, 2), (149, 3, 3), (153, 6, 4)])
def test_ruling_17_levels_of_different_colours(card: int, cost: int, levels: int) -> None:
    seat = a_player(marks=cost, hand=[card], sites="gray", levels="purple orange gray pink brown")
    table = a_table(seat)
    choose(table, f"build {card} at 1")
    lowered = ["lower purple", "lower orange", "lower gray", "lower pink"][:levels]
    choose(table, *lowered)
    assert sum(table.players[0].levels) == 5 - levels
    assert table.players[0].points == 5 + levels
    assert offered(table) == {"end turn"}


def test_ruling_17_no_point_for_what_151_prevents() -> None:
    table = a_table(a_player(workers="gray", buildings=[151]), at="dice", first=2)
    roll(table, "purple3 orange3 gray5 pink3 brown3 black3")
    assert changes(table, "prevent") == {"gray workers": -1}


def test_ruling_17_056_counts_once_when_built() -> None:
    table = a_table(
        a_player(marks=6, hand=[56], sites="gray"), dice="purple2 orange2 gray2 pink5 brown5 black2"
    )
    assert changes(table, "build 56 at 1")["points"] == 2
    assert refused(table, "use 56") == "not-this-phase"


# Ruling 18: 054.


def test_ruling_18_only_what_was_used_never_itself_at_its_own_price() -> None:
    seat = a_player(workers="purple purple purple", buildings=[54, 99, 102, 6])
    table = a_table(seat)
    assert refused(table, "use 54") == "nothing-to-activate"
    choose(table, "use 99")
    assert changes(table, "use 54") == {"purple workers": -2, "marks": 3, "used": "+54"}
    # After it was used itself, it is still never its own choice.
    table = a_table(a_player(workers="purple purple", buildings=[54], used=[54]))
    assert refused(table, "use 54") == "used-this-season"


# Ruling 19: 060.


def test_ruling_19_every_building_that_asks_for_exactly_one_worker() -> None:
    standing = [3, 43, 99, 106, 109, 151, 157, 224]
    seat = a_player(
        marks=6, hand=[60], workers="gray", sites="brown " * 9, levels="pink", buildings=standing, used=[3]
    )
    table = a_table(seat)
    choose(table, "build 60 at 9")
    assert offered(table) == {"use 3", "use 99", "use 106", "use 157", "done"}
    assert changes(table, "use 157", "lower pink") == {"pink level": -1, "points": 1}  # only pink can fall
    assert changes(table, "use 3") == {"marks": 2}
    choose(table, "use 106")
    assert changes(table, "return purple") == {"marks": 1}
    choose(table, "done")
    assert table.players[0].workers == [0, 0, 1, 0, 0]
    assert used(table, 1) == [3]


def test_ruling_19_a_colour_is_named_for_041_and_190() -> None:
    seat = a_player(marks=6, hand=[60, 56], sites=[1, 2, 3], garden=[257], buildings=[41, 190])
    table = a_table(seat)
    choose(table, "build 60 at 3", "use 41")
    assert offered(table) == {"return purple", "return orange", "return gray", "return pink", "return brown"}
    choose(table, "return gray", "find 264")
    assert changes(table, "use 190") == {"points": 6, "hand": "-56", "buildings": "+56"}


def test_ruling_19_219_to_222_still_pay_the_worker_of_the_site() -> None:
    seat = a_player(marks=6, hand=[60], workers="gray", sites="brown brown", buildings=[220])
    table = a_table(seat)
    choose(table, "build 60 at 2")
    assert changes(table, "use 220") == {"gray workers": -1, "gray pile": -1, "sites": "+gray"}


# Ruling 20: points never fall below 0.


def test_ruling_20_103_takes_at_most_what_a_player_has() -> None:
    table = a_table(a_player(marks=2, buildings=[103]), a_player(points=0), a_player(points=1))
    assert changes(table, "use 103") == {
        "marks": -2,
        "points": 1,
        "2 marks": 1,
        "3 marks": 1,
        "3 points": -1,
        "used": "+103",
    }


# Ruling 21: the church.


def test_ruling_21_the_worker_of_189_goes_to_the_floor_of_its_colour() -> None:
    table = a_table(a_player(workers="gray pink", buildings=[150, 189]), a_player(buildings=[149]), at="dice")
    roll(table, CALM)
    assert changes(table, "use 189", "place gray") == {
        "gray workers": -1,
        "guests": "+gray",
        "used": "+189",
    }
    assert final_scoring(table, 0)["clerics"] == 0
    for _ in range(8):
        choose(table, "end turn")
    assert table.floor_workers == (0, 0, 1, 0, 0)
    assert table.floor == (0, 0, 1, 0, 0, 0)
    assert [final_scoring(table, seat)["clerics"] for seat in (0, 1)] == [4, 2]  # cleric and worker


@pytest.mark.parametrize(
    ("black", "moves"), [(1, {"cleric right"}), (6, {"cleric left"}), (3, {"cleric left", "cleric right"})]
)
def test_ruling_21_235_does_not_go_round_the_end(black: int, moves: set[str]) -> None:
    seat = a_player(workers="gray", hand=[1], buildings=[235])
    table = a_table(seat, dice=f"purple3 orange3 gray3 pink3 brown3 black{black}")
    before = table.cleric
    table.guests = (0,)
    choose(table, "use 235")
    if len(moves) > 1:
        assert offered(table) == moves
        choose(table, "cleric right")
    assert table.cleric == before + (-1 if moves == {"cleric left"} else 1)
    assert table.guests == (0,)


# Ruling 22: 190.


def test_ruling_22_a_building_under_a_zoo_card_works_but_scores_nothing_itself() -> None:
    seat = a_player(sites="gray gray", buildings=[102, 190], garden=[257], under={257: 59})
    table = a_table(seat, a_player(buildings=[6]), floor=(0, 0, 0, 2, 0, 0))
    score = final_scoring(table, 0)
    assert (score["cards"], score["laurels"], score["clerics"]) == (2 + 2 + 2, 0, 0)
    table = a_table(
        a_player(workers="orange", garden=[257], under={257: 59}, buildings=[53]), a_player(buildings=[6, 7])
    )
    assert changes(table, "use 53")["marks"] == 4  # it counts in every effect
    table = a_table(
        a_player(garden=[257], under={257: 59}, buildings=[53]), a_player(buildings=[6]), at="end"
    )
    assert "buildings" not in active(table, 1)  # but not for the majority


def test_ruling_22_one_under_each_zoo_card_and_004_may_return_it() -> None:
    seat = a_player(workers="pink", hand=[56], garden=[257, 241], under={257: 59}, buildings=[190])
    assert refused(a_table(seat), "use 190") == "no-worker-that-helps"
    table = a_table(a_player(hand=[4], sites="gray", garden=[257], under={257: 59}))
    choose(table, "build 4 at 1")
    assert offered(table) == {"back 4", "back 59", "done"}
    assert changes(table, "back 59") == {"hand": "+59", "buildings": "-59"}
    assert table.players[0].garden == (257,)


def test_ruling_22_fire_may_take_it() -> None:
    seat = a_player(garden=[257], under={257: 59}, levels="orange orange")
    table = a_table(seat, at="dice")
    roll(table, "purple3 orange5 gray3 pink3 brown3 black3")
    assert table.discards == [59]


# Ruling 23: 192.


def test_ruling_23_two_buildings_a_site_and_what_stands_stays() -> None:
    seat = a_player(marks=9, hand=[102], sites=[1, 2], buildings=[(192,), (6, 48)])
    table = a_table(seat)
    assert {text for text in offered(table) if text.startswith("build")} == {"build 102 at 1"}
    choose(table, "build 102 at 1")
    assert table.players[0].plots[0].buildings == (192, 102)
    seat = a_player(hand=[4, 99], marks=9, sites=[1, 2, 3], buildings=[(192, 102), (6, 48)])
    table = a_table(seat, a_player(hand=[13]))
    choose(table, "build 4 at 3", "back 192", "done", "end turn", "money 13", "end turn")
    assert [plot.buildings for plot in table.players[0].plots] == [(102,), (6, 48), (4,)]
    assert {text for text in offered(table) if text.startswith("build")} == set()


def test_ruling_23_a_flooded_site_returns_all_its_buildings() -> None:
    seat = a_player(sites=[1], buildings=[(6, 48)], levels="purple purple")
    table = a_table(seat, at="dice")
    roll(table, "purple5 orange3 gray3 pink3 brown3 black3")
    assert (table.players[0].hand, table.discards) == ([6, 48], [1])


# Ruling 24: 165.


def test_ruling_24_the_fourth_increase_strikes_and_all_go_back() -> None:
    dice = "purple3 orange3 gray3 pink5 brown3 black3"
    table = a_table(a_player(marks=9, levels="pink pink", buildings=[165]), at="dice")
    roll(table, dice)
    assert (table.players[0].levels[3], table.players[0].marks) == (3, 9)
    table = a_table(a_player(marks=9, levels="pink pink pink", buildings=[165]), at="dice")
    roll(table, dice)
    assert (table.players[0].levels[3], table.players[0].marks) == (0, 0)


def test_ruling_24_without_165_nothing_happens_until_the_next_increase() -> None:
    table = a_table(a_player(marks=9, hand=[4], sites=[1, 2], levels="pink pink pink", buildings=[165]))
    choose(table, "build 4 at 2", "back 165", "done")
    assert (table.players[0].levels[3], table.players[0].marks) == (3, 9)
    table = a_table(a_player(marks=9, levels="pink pink pink"), at="dice")
    roll(table, "purple3 orange3 gray3 pink5 brown3 black3")
    assert (table.players[0].levels[3], table.players[0].marks) == (0, 0)


# Ruling 25: decreases by standing buildings.


def test_ruling_25_decreases_come_by_themselves_each_for_a_point() -> None:
    seat = a_player(marks=6, hand=[102], sites="gray " * 3, levels="orange", buildings=[166, 150])
    assert changes(a_table(seat), "build 102 at 3") == {
        "marks": -6,
        "hand": "-102",
        "buildings": "+102",
        "orange level": -1,
        "points": 1,
    }
    # Where the colour is free, the player picks it.
    seat = a_player(marks=6, hand=[68], sites="gray gray", levels="orange gray", buildings=[214])
    table = a_table(seat)
    choose(table, "build 68 at 2")
    assert offered(table) == {"lower orange", "lower gray"}
    assert changes(table, "lower gray") == {"gray level": -1, "points": 1}


# Ruling 26: the supply and statues.


def test_ruling_26_workers_are_unlimited_but_for_095() -> None:
    many = " ".join(["gray"] * 15)
    table = a_table(a_player(workers=many, hand=[150]))
    assert changes(table, "workers 150")["gray workers"] == 3
    seats = [a_player(square=1, majorities="buildings", buildings=[95]), a_player(workers=many)]
    table = a_table(*seats, at="end")
    assert table.players[0].workers == [1, 1, 0, 1, 1]
    seats = [a_player(square=1, majorities="buildings", buildings=[95]), a_player(workers=many[5:])]
    assert a_table(*seats, at="end").players[0].workers == [1, 1, 1, 1, 1]


def test_ruling_26_a_statue_once_per_half_and_none_when_they_are_gone() -> None:
    table = a_table(a_player(marks=5, hand=[97], wall=(4, 0), halves="left", statues=[9]))
    assert "statues" not in changes(table, "wall 97 left")
    others = a_player(wall=(5, 5), statues=[9, 7])
    table = a_table(
        a_player(marks=5, hand=[150], wall=(5, 4), statues=[4]), others, a_player(statues=[6, 5, 2])
    )
    assert "statues" not in changes(table, "wall 150 right")
    assert table.players[0].statues == (4,)


# Ruling 27: 219 to 222, 224.


def test_ruling_27_only_colours_whose_worker_can_still_be_paid() -> None:
    table = a_table(a_player(workers="brown brown gray", buildings=[219]))
    choose(table, "use 219")
    assert offered(table) == {"draw brown", "draw gray"}
    table = a_table(a_player(workers="brown gray", buildings=[219]))
    assert changes(table, "use 219") == {
        "brown workers": -1,
        "gray workers": -1,
        "gray pile": -1,
        "sites": "+gray",
        "used": "+219",
    }
    assert refused(a_table(a_player(workers="brown", buildings=[219])), "use 219") == "no-site-to-draw"


def test_ruling_27_the_announced_colour_holds_for_the_whole_action() -> None:
    def announced(**seat: str) -> Hamburg:
        table = a_table(
            a_player(
                marks=5,
                hand=[1, 60],
                workers=f"gray {seat.get('workers', '')}",
                levels=seat.get("levels", ""),
                wall=(2, 0),
                sites="gray gray gray",
                buildings=[70, 138, 224][1 if seat.get("without") else 0 :],
            )
        )
        choose(table, "announce pink")
        return table

    table = announced(workers="pink brown", levels="pink brown")
    # 060 is pink already, and nothing can be built with a colour.
    assert offered(table) == {"workers 1", "money 1", "decrease 1", "wall 1 left", "site 1"}
    assert changes(announced(), "workers 1")["pink workers"] == 3
    assert changes(announced(), "money 1")["marks"] == 4 + 3  # the pink die, and 138
    assert changes(announced(levels="pink"), "decrease 1")["pink level"] == -1
    assert changes(announced(), "wall 1 left")["marks"] == -3
    # The site costs a pink worker, but it is brown at once.
    assert changes(announced(workers="pink brown", levels="pink brown"), "site 1") == {
        "pink workers": -1,
        "hand": "-1",
        "sites": "+1",
        "brown level": -1,
        "points": 1,
    }


# Ruling 28: the end.


def test_ruling_28_marks_break_a_tie_else_it_is_shared() -> None:
    assert winners(a_table(a_player(points=9, marks=1), a_player(points=9, marks=2), at="end", season=8)) == [
        1
    ]
    assert winners(a_table(a_player(points=9, marks=2), a_player(points=9, marks=2), at="end", season=8)) == [
        0,
        1,
    ]
