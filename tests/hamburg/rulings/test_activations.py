"""Where the rulebooks are silent or disagree: what works by itself, what is used, and how often."""

import pytest

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.cards.counts import raised_levels
from burgomaster.games.hamburg.cards.effects import gain
from tests.hamburg.boxes import box_with
from tests.hamburg.tables import (
    a_player,
    a_table,
    asked,
    calm,
    changes,
    choose,
    in_every_colour,
    offered,
    playing_with,
    refused,
    roll,
    used,
)

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
    roll(table, calm("gray5"))
    assert offered(table) == {"use 49", "done"}
    choose(table, "use 49")
    assert offered(table) == {"prevent", "done"}
    assert changes(table, "prevent")["gray workers"] == -1
    assert table.players[0].levels == [0, 0, 0, 0, 0]
    table = a_table(a_player(buildings=[49, 151]), at="dice")
    roll(table, calm("gray5"))
    choose(table, "done")
    assert (table.players[0].levels[2], table.players[0].workers[2]) == (1, 1)


def test_ruling_04_with_151_nothing_is_asked_where_nothing_can_come_of_it() -> None:
    """The building gives nothing; or no disaster can rise."""
    for dice in (calm("purple5"), "purple4 orange3 gray4 pink4 brown3 black4"):
        table = a_table(a_player(buildings=[49, 151]), at="dice")
        roll(table, dice)
        assert "use 49" not in offered(table)


def test_ruling_04_189_in_phase_ii_before_disasters_or_at_the_fourth_step_002_only_then() -> None:
    table = a_table(
        a_player(marks=4, workers="gray", buildings=[2, 189]), at="dice", box=SETS.named("house-1")
    )
    roll(table, calm())
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


# Ruling 16: a flash twice, by 036.


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


@pytest.mark.parametrize("card", [5, 13, 58, 60, 85, 89, 169, 171, 172, 173, 175, 176, 177, 178, 217, 228])
def test_ruling_16_nothing_is_asked_where_nothing_can_follow(card: int) -> None:
    """No card of the category, no hand, no level, no flash in sight, nothing to lose or to count."""
    with playing_with(box_with(58, row=(gain(points=1, per=raised_levels),))):
        table = a_table(a_player(marks=30, hand=[card], sites="gray", buildings={2: 36}), a_player())
        choose(table, f"build {card} at 1")
        assert offered(table) == {"end turn"}


def test_ruling_16_it_is_asked_where_something_can_follow_for_one_player() -> None:
    """The last of the others has a card, a mark, a building."""
    for card, text in ((13, "done"), (171, "done"), (176, "done")):
        seat = a_player(marks=30, hand=[card], sites="gray", buildings={2: 36})
        table = a_table(seat, a_player(), a_player(marks=9, hand=[1, 2, 3], buildings=[8, 9]))
        choose(table, f"build {card} at 1")
        while asked(table) != 1:
            choose(table, sorted(offered(table))[0])
        assert offered(table) == {"twice", text}


# Ruling 17: details.


def test_ruling_17_056_counts_once_when_built() -> None:
    table = a_table(
        a_player(marks=6, hand=[56], sites="gray"), dice="purple2 orange2 gray2 pink5 brown5 black2"
    )
    assert changes(table, "build 56 at 1")["points"] == 2
    assert refused(table, "use 56") == "hb-works-as-flash"


# Ruling 18: a building again, by 054.


def test_ruling_18_only_what_was_used_never_itself_at_its_own_price() -> None:
    seat = a_player(workers="purple purple purple", buildings=[54, 99, 102, 6])
    table = a_table(seat)
    assert refused(table, "use 54") == "hb-nothing-to-activate"
    choose(table, "use 99")
    assert changes(table, "use 54") == {"purple workers": -2, "marks": 3, "used": "+54"}
    # After it was used itself, it is still never its own choice.
    table = a_table(a_player(workers="purple purple", buildings=[54], used=[54]))
    assert refused(table, "use 54") == "hb-used-this-season"


# Ruling 19: all that ask for one worker, by 060.


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
    assert offered(table) == in_every_colour("return")
    choose(table, "return gray", "find 264")
    assert changes(table, "use 190") == {"points": 6, "hand": "-56", "buildings": "+56"}


def test_ruling_19_219_to_222_still_pay_the_worker_of_the_site() -> None:
    seat = a_player(marks=6, hand=[60], workers="gray", sites="brown brown", buildings=[220])
    table = a_table(seat)
    choose(table, "build 60 at 2")
    assert changes(table, "use 220") == {"gray workers": -1, "gray pile": -1, "sites": "+gray"}
