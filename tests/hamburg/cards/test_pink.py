"""Pink cards 49 to 96: entertainment, art, theater and circus (addendum, summary of cards)."""

import pytest

from burgomaster.games.hamburg.box.components import DICE
from tests.hamburg.cards.checks import check_flash, check_laurels, check_use
from tests.hamburg.tables import (
    a_player,
    a_table,
    active,
    asked,
    by_colour,
    changes,
    choose,
    in_every_colour,
    offered,
    refused,
    roll,
    used,
)

# Families.


@pytest.mark.parametrize(("card", "colour"), [(49, "gray"), (50, "orange"), (51, "brown"), (52, "purple")])
def test_a_worker_when_a_die_shows_5_or_6(card: int, colour: str) -> None:
    for pips, workers in ((3, 0), (4, 0), (5, 1), (6, 1)):
        table = a_table(a_player(buildings=[card]), at="dice")
        roll(table, " ".join([f"{die}{pips if die == colour else 4}" for die in DICE]))
        assert table.phase == 3
        assert table.players[0].workers == by_colour(f"{colour} " * workers)
        assert used(table, 1) == [card] * workers  # without a gift it is not used
    # The other dice do not count.
    table = a_table(a_player(buildings=[card]), at="dice")
    roll(table, " ".join([f"{die}{4 if die == colour else 3}" for die in DICE]))
    assert table.players[0].workers == [0, 0, 0, 0, 0]


def test_the_workers_for_5_and_6_come_for_one_die_only() -> None:
    table = a_table(a_player(buildings=[49, 50, 51, 52], marks=3), at="dice")
    roll(table, "purple6 orange4 gray5 pink6 brown4 black4")
    assert table.players[0].workers == [1, 0, 1, 0, 0]


@pytest.mark.parametrize(("card", "worker"), [(62, "orange"), (63, "brown"), (64, "purple"), (65, "gray")])
def test_build_a_wall_segment_without_a_card_at_twice_the_price(card: int, worker: str) -> None:
    check_use(card, worker, {"marks": -4, "left wall": 1}, "segment left", marks=6, wall=(1, 2))
    check_use(card, worker, {"marks": -6, "right wall": 1}, "segment right", marks=6, wall=(1, 2))
    # Only the half that can be paid.
    check_use(card, worker, {"marks": -4, "left wall": 1}, marks=5, wall=(1, 2))
    poor = a_table(a_player(marks=3, wall=(1, 2), workers=worker, buildings=[card]))
    assert refused(poor, f"use {card}") == "hb-no-segment"
    done = a_table(a_player(marks=90, wall=(5, 5), statues=[9, 7], workers=worker, buildings=[card]))
    assert refused(done, f"use {card}") == "hb-no-segment"


# Entertainment.


def test_054_activates_a_used_building_again_at_its_own_price() -> None:
    table = a_table(a_player(workers="purple purple", buildings=[54, 102, 99, 6], used=[102, 99]))
    choose(table, "use 54")
    assert offered(table) == {"again 99", "again 102"}  # 006 has not been used yet
    assert changes(table, "again 99") == {"purple workers": -1, "marks": 3}
    assert refused(table, "use 54") == "hb-used-this-season"
    # With one purple worker only what costs none is left.
    table = a_table(a_player(workers="purple", buildings=[54, 102, 99, 6], used=[102, 99]))
    assert changes(table, "use 54") == {"purple workers": -1, "marks": 2, "used": "+54"}
    # Nothing used yet, no purple worker.
    table = a_table(a_player(workers="purple", buildings=[54, 102]))
    assert refused(table, "use 54") == "hb-nothing-to-activate"
    table = a_table(a_player(workers="orange gray pink brown", buildings=[54, 102], used=[102]))
    assert refused(table, "use 54") == "hb-worker-short"


@pytest.mark.parametrize(
    ("dice", "different"),
    [
        ("purple1 orange2 gray3 pink4 brown5 black6", 6),
        ("purple4 orange4 gray4 pink4 brown4 black4", 1),
        ("purple4 orange4 gray4 pink4 brown4 black1", 2),
        ("purple1 orange1 gray3 pink3 brown6 black6", 3),
    ],
)
def test_056_to_058_pay_per_different_result_of_the_six_dice(dice: str, different: int) -> None:
    check_flash(56, 6, {"points": different}, dice=dice)
    check_flash(57, 6, {"marks": 2 * different}, dice=dice)
    check_flash(58, 3, {"pink workers": different}, dice=dice)


def test_060_activates_every_building_that_asks_for_one_worker() -> None:
    buildings = [99, 98, 102, 43, 109, 106]
    table = a_table(
        a_player(marks=6, hand=[60], sites="gray " * 7, buildings=buildings, used=[99], workers="gray")
    )
    choose(table, "build 60 at 7")
    assert offered(table) == {"use 98", "use 99", "use 106", "done"}
    assert changes(table, "use 99") == {"marks": 3}
    assert offered(table) == {"use 98", "use 106", "done"}
    choose(table, "use 106")
    assert offered(table) == in_every_colour("return")
    assert changes(table, "return brown") == {"marks": 5}
    assert changes(table, "use 98") == {"marks": 3}
    assert used(table, 1) == [99]
    assert {"use 98", "end turn"} & offered(table) == {"end turn"}  # no pink worker to use it once more


def test_060_leaves_the_price_in_marks() -> None:
    table = a_table(a_player(marks=7, hand=[60], sites="gray gray", buildings=[62]))
    choose(table, "build 60 at 2")
    assert offered(table) == {"end turn"}  # one mark is left, two are needed
    table = a_table(a_player(marks=8, hand=[60], sites="gray gray", buildings=[62]))
    choose(table, "build 60 at 2", "use 62")
    assert changes(table, "segment left") == {"marks": -2, "left wall": 1}


# Art.


def test_066_counts_as_four_categories() -> None:
    for card, worker in ((53, "orange"), (61, "brown"), (73, "gray"), (86, "brown")):
        check_use(card, worker, {"marks": 4}, buildings=[66])
    for card in (59, 72, 84, 94):
        check_laurels(card, 4, buildings=[66])
    check_use(45, "gray", {"marks": 5}, buildings=[66])
    check_use(3, "gray", {"marks": 2}, buildings=[66])
    check_flash(25, 0, {"marks": 4}, sites="gray", buildings=[66])  # one building


def test_068_advances_for_nothing() -> None:
    check_flash(68, 6, {"square": 1})
    check_flash(68, 6, {"points": 4}, square=9)


def test_070_decreases_the_disaster_of_a_site_laid() -> None:
    table = a_table(a_player(workers="gray pink", hand=[150, 60], levels="gray gray pink", buildings=[70]))
    laid = changes(table, "site 150")
    assert laid == {"gray workers": -1, "hand": "-150", "sites": "+150", "gray level": -1, "points": 1}
    # Every time, without a marker, and only if the level can fall.
    table = a_table(a_player(workers="brown", hand=[1], levels="gray pink", buildings=[70]), round_number=3)
    assert changes(table, "site 1") == {"brown workers": -1, "hand": "-1", "sites": "+1"}
    # Other actions do not set it off.
    table = a_table(a_player(hand=[150], levels="gray", buildings=[70]))
    assert changes(table, "workers 150") == {"gray workers": 3, "hand": "-150", "discards": "+150"}


def test_071_scores_a_point_per_category_among_buildings() -> None:
    # The printed example: three civic, two police and one emigration building; 071 itself is art.
    check_laurels(71, 4, buildings=[1, 2, 4, 164, 165, 226], garden=[241, 261])
    check_laurels(71, 1)
    check_laurels(71, 2, buildings=[54])  # not the colours of the sites


# Circus.


def test_085_turns_a_majority_token_of_every_other_player() -> None:
    table = a_table(
        a_player(marks=3, hand=[85], sites="gray", majorities="square"),
        a_player(majorities="wall zoo"),
        a_player(majorities="points"),
        a_player(),
    )
    choose(table, "build 85 at 1")
    assert (asked(table), offered(table)) == (2, {"deactivate wall", "deactivate zoo"})
    changed = changes(table, "deactivate zoo")
    assert changed == {"2 majorities": "-zoo", "3 majorities": "-points"}
    assert active(table, 1) == ["square"]
    assert (asked(table), offered(table)) == (1, {"end turn"})


def test_085_leaves_the_token_to_be_won_again() -> None:
    table = a_table(
        a_player(marks=3, hand=[85], sites="gray"), a_player(square=2, majorities="square"), round_number=4
    )
    choose(table, "build 85 at 1")
    assert active(table, 2) == []
    choose(table, "end turn", "end turn")
    assert table.season == 2
    assert "square" in active(table, 2)


@pytest.mark.parametrize(
    ("dice", "marks"),
    [
        ("purple3 orange3 gray3 pink4 brown4 black6", 3),
        ("purple4 orange4 gray6 pink6 brown1 black2", 0),
        ("purple1 orange2 gray3 pink4 brown5 black6", 0),
        ("purple1 orange2 gray3 pink4 brown6 black6", 6),
        ("purple1 orange1 gray3 pink4 brown2 black4", 0),
        ("purple4 orange1 gray3 pink4 brown2 black4", 4),
    ],
)
def test_087_pays_the_most_common_result(dice: str, marks: int) -> None:
    table = a_table(a_player(buildings=[87]), at="dice")
    roll(table, dice)
    while table.asked == -1:  # tokens of a black 5 or 6
        choose(table, sorted(offered(table))[0])
    assert table.players[0].marks == marks


def test_088_pays_for_sets_of_workers_left() -> None:
    one = "purple orange gray pink brown"
    check_use(88, "orange", {}, workers="purple gray pink")
    check_use(88, "orange", {"marks": 5, "points": 1}, workers="purple gray pink brown")
    check_use(88, "orange", {"marks": 10, "points": 2}, workers=f"{one} purple gray pink brown")
    # The orange worker is returned before the sets are counted.
    table = a_table(a_player(workers=one, buildings=[88]))
    assert changes(table, "use 88") == {"orange workers": -1, "used": "+88"}


def test_089_gives_two_points_per_active_majority_token() -> None:
    check_flash(89, 6, {})
    check_flash(89, 6, {"points": 6}, majorities="square wall zoo")


def test_091_gives_a_worker_for_each_segment_of_others() -> None:
    seats = (a_player(marks=9, hand=[150, 60]), a_player(buildings=[91], hand=[1, 149], marks=9), a_player())
    table = a_table(*seats)
    built = changes(table, "wall 150 left")
    assert built == {"marks": -1, "hand": "-150", "discards": "+150", "left wall": 1, "2 gray workers": 1}
    # Not for one's own.
    choose(table, "end turn")
    own = changes(table, "wall 149 left")
    assert own == {"2 marks": -1, "2 hand": "-149", "discards": "+149", "2 left wall": 1}


def test_091_gives_the_colour_of_the_segment_every_time() -> None:
    table = a_table(
        a_player(marks=10, workers="orange brown", wall=(1, 0), buildings=[62, 63]), a_player(buildings=[91])
    )
    changed = changes(table, "use 62", "segment left")
    assert changed == {
        "marks": -4,
        "orange workers": -1,
        "used": "+62",
        "left wall": 1,
        "2 brown workers": 1,
    }
    changed = changes(table, "use 63", "segment right")
    assert changed == {
        "marks": -2,
        "brown workers": -1,
        "used": "+63",
        "right wall": 1,
        "2 orange workers": 1,
    }


def test_091_works_for_several_players_in_a_round() -> None:
    builders = [a_player(marks=1, hand=[card]) for card in (145, 146)]
    table = a_table(a_player(hand=[1], buildings=[91]), *builders)
    choose(table, "money 1", "end turn")
    assert changes(table, "wall 145 left")["gray workers"] == 1
    choose(table, "end turn")
    assert changes(table, "wall 146 left")["gray workers"] == 1
    assert used(table, 1) == []


@pytest.mark.parametrize(
    ("dice", "marks", "points"),
    [
        ("purple3 orange3 gray3 pink3 brown3 black3", 5, 0),  # 18
        ("purple3 orange3 gray3 pink3 brown3 black4", 5, 2),  # 19
        ("purple4 orange4 gray4 pink4 brown4 black3", 5, 2),  # 23
        ("purple4 orange4 gray4 pink4 brown4 black4", 0, 2),  # 24
    ],
)
def test_092_and_093_look_at_the_sum_of_the_dice(dice: str, marks: int, points: int) -> None:
    table = a_table(a_player(buildings=[92]), a_player(buildings=[93]), at="dice")
    before = table.players[1].points
    roll(table, dice)
    assert [player.marks for player in table.players] == [marks, 0]
    assert [player.points for player in table.players] == [before, before + points]


def test_095_gives_a_worker_of_each_colour_for_a_majority() -> None:
    table = a_table(a_player(square=1, buildings=[95]), a_player(points=6), at="end")
    assert active(table, 1) == ["square", "buildings"]
    assert table.players[0].workers == [2, 2, 2, 2, 2]
    # Not for a token that lies on its coloured side already, and not for those of others.
    table = a_table(a_player(square=1, majorities="square buildings", buildings=[95]), a_player(), at="end")
    assert table.players[0].workers == [0, 0, 0, 0, 0]
    assert table.players[1].workers == [0, 0, 0, 0, 0]


def test_096_counts_one_statue_twice() -> None:
    check_laurels(96, 0)
    check_laurels(96, 9, statues=[4, 9], wall=(5, 5))
    check_laurels(96, 2, statues=[2], wall=(5, 1))
