"""Brown cards 1 to 48: civic, government, university and medicine (addendum, summary of cards)."""

import pytest

from tests.hamburg.cards.checks import all_but, built, check_flash, check_free_use, check_laurels, check_use
from tests.hamburg.tables import (
    Changes,
    a_player,
    a_table,
    active,
    asked,
    changes,
    choose,
    in_every_colour,
    offered,
    refused,
    roll,
    used,
)

# Families.


@pytest.mark.parametrize(("card", "colour"), [(20, "purple"), (21, "orange"), (22, "gray"), (23, "pink")])
def test_two_points_per_three_sites_of_a_colour(card: int, colour: str) -> None:
    for sites, points in ((2, 0), (3, 2), (5, 2), (6, 4)):
        check_use(card, colour, {"points": points}, sites=f"{all_but(colour)} {f'{colour} ' * sites}")


@pytest.mark.parametrize(("card", "worker"), [(7, "purple"), (8, "gray"), (9, "orange"), (10, "pink")])
def test_draw_a_card_and_act_with_it(card: int, worker: str) -> None:
    drawn: Changes = {"brown pile": -1, "discards": "+48", "marks": 5}
    check_use(card, worker, drawn, "draw brown", "deal 48", "money 48")
    table = a_table(a_player(workers=worker, hand=[99], buildings=[card]))
    choose(table, f"use {card}")
    assert offered(table) == in_every_colour("draw")
    choose(table, "draw gray", "deal 150")
    assert offered(table) == {"workers 150", "money 150"}  # with gray, the worker for a site is gone
    choose(table, "workers 150")
    assert {"workers 99", "money 99"} <= offered(table)  # the turn's own action is still to come


@pytest.mark.parametrize(
    ("card", "worker", "zoo"),
    [
        (37, "pink", (257, 258, 259, 260)),
        (38, "orange", (245, 246, 247, 248)),
        (39, "gray", (241, 242, 243, 244)),
        (40, "purple", (253, 254, 255, 256)),
    ],
)
def test_take_a_zoo_card_out_of_a_draw_pile(card: int, worker: str, zoo: tuple[int, ...]) -> None:
    check_use(card, worker, {f"{worker} pile": -1, "hand": f"+{zoo[2]}"}, f"find {zoo[2]}")
    table = a_table(a_player(workers=worker, buildings=[card]))
    choose(table, f"use {card}")
    assert offered(table) == {f"find {each}" for each in zoo}
    # Without such a card in the pile the worker is gone all the same.
    check_use(card, worker, {}, hand=zoo)


# Civic.


def test_001_draws_a_card_and_acts_with_it_at_once() -> None:
    drawn: Changes = {"gray pile": -1, "gray workers": 3, "discards": "+150"}
    check_flash(1, 3, drawn, "draw gray", "deal 150", "workers 150")


def test_002_advances_for_four_marks_when_no_die_shows_1_or_2() -> None:
    table = a_table(a_player(marks=4, buildings=[2]), at="dice")
    roll(table, "purple3 orange4 gray3 pink4 brown3 black4")
    assert offered(table) == {"use 2", "done"}
    assert refused(table, "advance") == "hb-no-low-dice"
    assert changes(table, "use 2") == {"marks": -4, "square": 1, "used": "+2"}
    assert table.phase == 3

    table = a_table(a_player(marks=3, buildings=[2]), at="dice")
    roll(table, "purple3 orange4 gray3 pink4 brown3 black4")
    assert table.phase == 3  # it was not even asked

    table = a_table(a_player(marks=9, buildings=[2]), at="dice")
    roll(table, "purple3 orange4 gray3 pink4 brown3 black1")
    assert offered(table) == {"advance", "done"}
    assert refused(table, "use 2") == "hb-low-dice"
    roll_two = a_table(a_player(marks=9, buildings=[2]), at="dice")
    roll(roll_two, "purple2 orange4 gray3 pink4 brown3 black4")
    assert refused(roll_two, "use 2") == "hb-low-dice"
    assert refused(a_table(a_player(marks=9, buildings=[2])), "use 2") == "hb-works-in-phase"


def test_004_returns_any_number_of_buildings_to_the_hand() -> None:
    table = a_table(a_player(hand=[4], sites=[31, 32, 33], buildings=[6, 48]))
    choose(table, "build 4 at 3")
    assert offered(table) == {"back 4", "back 6", "back 48", "done"}
    assert changes(table, "back 6", "back 4") == {"hand": "+4 +6", "buildings": "-6 -4"}
    assert offered(table) == {"back 48", "done"}
    assert changes(table, "done") == {}
    assert [plot.buildings for plot in table.players[0].plots] == [(), (48,), ()]
    check_flash(4, 0, {}, "done")


def test_004_leaves_fewer_cards_to_be_drawn() -> None:
    table = a_table(
        a_player(hand=[4, 13, 14], sites=[31, 32, 33], buildings=[6, 48]), a_player(hand=[1]), round_number=4
    )
    choose(table, "build 4 at 3", "back 6", "back 48", "back 4", "end turn", "money 1", "end turn")
    assert (table.season, table.players[0].hand) == (2, [4, 6, 13, 14, 48])
    choose(table, *["draw gray"] * 5)  # the other player, now first
    while asked(table) == 0 and table.phase == 1:
        choose(table, min(offered(table)))
    assert table.phase == 2  # nothing to draw with five cards in hand


def test_006_gives_a_point() -> None:
    check_free_use(6, {"points": 1})


@pytest.mark.parametrize(
    ("wall", "points"), [((2, 0), 0), ((2, 1), 1), ((0, 5), 1), ((4, 2), 2), ((5, 5), 3)]
)
def test_012_gives_a_point_per_three_wall_segments(wall: tuple[int, int], points: int) -> None:
    check_use(12, "pink", {"points": points}, wall=wall)


# Government.


def test_013_makes_every_other_player_discard_a_card() -> None:
    table = a_table(
        a_player(marks=3, hand=[13, 14], sites="gray"),
        a_player(hand=[50, 60]),
        a_player(hand=[70]),
        a_player(),
        discards=[280],
    )
    choose(table, "build 13 at 1")
    assert (asked(table), offered(table)) == (2, {"discard 50", "discard 60"})
    changed = changes(table, "discard 60")
    assert changed == {"2 hand": "-60", "3 hand": "-70", "discards": "+60 +70"}
    assert table.discards == [280, 60, 70]
    assert (asked(table), offered(table)) == (1, {"end turn"})


# University.


def test_025_gives_two_marks_per_building() -> None:
    check_flash(25, 0, {"marks": 2})
    check_flash(25, 0, {"marks": 6}, sites="gray gray", buildings=[100, 200], garden=[241, 261])


def test_027_sells_up_to_five_workers_for_a_mark_each() -> None:
    buy = ("take gray", "take gray", "take pink", "take purple", "take orange")
    bought: Changes = {"gray workers": 2, "pink workers": 1, "purple workers": 1, "orange workers": 1}
    check_flash(27, 0, {"marks": -5, **bought}, *buy, marks=7)
    check_flash(27, 0, {"marks": -1, "brown workers": 1}, "take brown", "done", marks=7)
    check_flash(27, 0, {"marks": -2, "brown workers": 2}, "take brown", "take brown", marks=2)
    check_flash(27, 0, {})


def test_028_draws_four_cards_and_discards_four() -> None:
    table = a_table(a_player(hand=[28, 1], sites="gray"))
    choose(table, "build 28 at 1")
    assert "done" not in offered(table)  # all four are drawn
    drawn = changes(table, "draw gray", "deal 150", "draw gray", "deal 151", "draw pink", "deal 60")
    assert drawn == {"gray pile": -2, "pink pile": -1, "hand": "+60 +150 +151"}
    choose(table, "draw purple", "deal 240")
    assert offered(table) == {"discard 1", "discard 60", "discard 150", "discard 151", "discard 240"}
    changed = changes(table, "discard 151", "discard 1", "discard 240", "discard 60")
    assert changed == {"hand": "-1 -60 -151 -240", "discards": "+151 +1 +240 +60"}
    assert table.players[0].hand == [150]
    assert offered(table) == {"end turn"}


@pytest.mark.parametrize(
    ("wall", "statues", "points"),
    [
        ((2, 2), [], 0),
        ((3, 2), [], 2),
        ((3, 4), [], 4),
        ((5, 0), [9], 4),
        ((5, 5), [9, 2], 8),
        ((0, 2), [4], 2),
    ],
)
def test_029_scores_two_points_per_third_segment_and_per_statue(
    wall: tuple[int, int], statues: list[int], points: int
) -> None:
    check_laurels(29, points, wall=wall, statues=statues)


def test_030_scores_two_points_per_active_majority_token() -> None:
    check_laurels(30, 0)
    check_laurels(30, 6, majorities="square zoo points")


def test_032_lays_two_cards_as_sites_for_free() -> None:
    laid: Changes = {"gray pile": -1, "pink pile": -1, "sites": "+gray +pink"}
    check_flash(32, 6, laid, "draw gray", "draw pink")
    table = a_table(a_player(marks=6, hand=[32], sites="brown"))
    choose(table, "build 32 at 1")
    assert offered(table) == in_every_colour("draw")
    choose(table, "draw brown", "draw brown")
    assert [plot.known for plot in table.players[0].plots] == [False, False, False]


def test_033_draws_another_card_in_phase_one() -> None:
    table = a_table(a_player(hand=[1, 2, 3, 4, 5], buildings=[33]), a_player(hand=[6]), at="season")
    assert (asked(table), table.phase) == (1, 1)
    assert offered(table) == in_every_colour("draw") | {"done"}
    changed = changes(table, "draw gray", "deal 150")
    assert changed == {"gray pile": -1, "hand": "+150"}
    assert len(table.players[0].hand) == 6
    assert asked(table) == 2
    assert used(table, 1) == [33]

    table = a_table(a_player(hand=[1, 2, 3, 4], buildings=[33]), at="season")
    changed = changes(table, "draw gray", "deal 150", "draw pink", "deal 60")
    assert changed == {"gray pile": -1, "pink pile": -1, "hand": "+60 +150", "used": "+33"}


def test_034_gives_a_fourth_worker_of_any_colour() -> None:
    table = a_table(a_player(hand=[99, 100], buildings=[34]))
    choose(table, "workers 99")
    assert offered(table) == in_every_colour("take")
    assert changes(table, "take gray") == {"gray workers": 1}
    assert table.players[0].workers == [0, 3, 1, 0, 0]
    assert offered(table) == {"end turn"}
    # Every time: it takes no marker.
    again = a_table(a_player(hand=[99], buildings=[34]), round_number=2)
    took = changes(again, "workers 99", "take orange")
    assert took == {"orange workers": 4, "hand": "-99", "discards": "+99"}
    money = a_table(a_player(hand=[99], buildings=[34]))
    assert changes(money, "money 99") == {"marks": 2, "hand": "-99", "discards": "+99"}


def test_036_sets_off_a_flash_a_second_time() -> None:
    table = a_table(a_player(hand=[25, 206], sites="gray gray gray", buildings=[36]))
    assert changes(table, "build 25 at 2") == built(25, 0, {"marks": 4})
    assert offered(table) == {"twice", "done"}
    assert changes(table, "twice") == {"marks": 4}
    assert offered(table) == {"end turn"}
    # It stands for every flash, and may be declined.
    table = a_table(a_player(hand=[25], sites="gray gray", buildings=[36]), round_number=2)
    assert changes(table, "build 25 at 2", "done") == built(25, 0, {"marks": 4})
    # Others do not profit.
    table = a_table(a_player(hand=[25], sites="gray"), a_player(buildings=[36]))
    assert changes(table, "build 25 at 1") == built(25, 0, {"marks": 2})
    assert offered(table) == {"end turn"}
    # A building without a flash is not set off.
    table = a_table(a_player(marks=6, hand=[102], sites="gray gray", buildings=[36]))
    assert changes(table, "build 102 at 2") == built(102, 6, {})


# Medicine.


@pytest.mark.parametrize(
    ("worker", "parks"),
    [
        ("purple", (273, 274, 275, 276)),
        ("orange", (265, 266, 267, 268)),
        ("gray", (261, 262, 263, 264)),
        ("pink", (277, 278, 279, 280)),
        ("brown", (269, 270, 271, 272)),
    ],
)
def test_041_takes_a_park_out_of_the_pile_of_the_worker_returned(worker: str, parks: tuple[int, ...]) -> None:
    table = a_table(a_player(workers="purple orange gray pink brown", sites=[1], buildings=[41]))
    choose(table, "use 41")
    assert offered(table) == in_every_colour("return")
    assert changes(table, f"return {worker}") == {f"{worker} workers": -1, f"{worker} pile": -4}
    assert offered(table) == {f"find {park}" for park in parks}
    assert changes(table, f"find {parks[3]}") == {f"{worker} pile": 3, "hand": f"+{parks[3]}"}
    assert refused(table, "use 41") == "hb-used-this-season"
    # None left: the worker is gone all the same.
    table = a_table(a_player(workers=worker, sites=[1], buildings=[41], hand=parks))
    assert changes(table, "use 41") == {f"{worker} workers": -1, "used": "+41"}
    assert refused(a_table(a_player(buildings=[41])), "use 41") == "hb-no-workers"


def test_043_gives_three_marks_and_a_point_for_purple_and_any_worker() -> None:
    for two in ("purple", "gray gray orange pink brown"):
        assert "use 43" not in offered(a_table(a_player(workers=two, buildings=[43])))
    table = a_table(a_player(workers="purple purple gray", buildings=[43]))
    choose(table, "use 43")
    assert offered(table) == {"return purple", "return gray"}
    assert changes(table, "return gray") == {"gray workers": -1, "marks": 3, "points": 1}
    assert refused(table, "use 43") == "hb-used-this-season"
    table = a_table(a_player(workers="purple purple", buildings=[43]))
    assert changes(table, "use 43") == {"purple workers": -2, "marks": 3, "points": 1, "used": "+43"}


def test_045_gives_a_mark_per_category_among_buildings() -> None:
    check_use(45, "gray", {"marks": 1}, buildings=[37], garden=[241, 261])
    check_use(45, "gray", {"marks": 4}, buildings=[1, 2, 240, 13])


def test_046_turns_majority_tokens_of_ties() -> None:
    tied = a_player(points=5, square=3, wall=(2, 0), buildings=[46])
    table = a_table(tied, a_player(points=5, square=3, wall=(0, 1), buildings=[1]), a_player(), at="end")
    # Alone with the wall, tied for all others but the zoo, where all have nothing.
    assert active(table, 1) == ["square", "buildings", "wall", "points"]
    assert active(table, 2) == []
    table = a_table(a_player(wall=(1, 0), buildings=[46]), a_player(wall=(0, 2), points=6), at="end")
    assert active(table, 1) == ["buildings"]  # second is not tied


def test_048_gives_any_worker() -> None:
    check_free_use(48, {"gray workers": 1}, "take gray")
    table = a_table(a_player(buildings=[48]))
    choose(table, "use 48")
    assert offered(table) == in_every_colour("take")
