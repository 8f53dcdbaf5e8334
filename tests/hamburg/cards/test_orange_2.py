"""Orange cards 121 to 144: bank and craft."""

from __future__ import annotations

import pytest

from tests.hamburg.cards.families import (
    build,
    check_flash,
    check_marks_per_category,
    check_points_per_category,
    check_printed,
    check_select,
    check_use,
    rolls,
)
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused

PRINTED = [
    (121, "bank", "orange", "flash", 0, 0),
    (122, "bank", "orange", "always I", 3, 1),
    (123, "bank", "orange", "flash", 3, 1),
    (124, "bank", "orange", "III", 6, 2),
    (125, "bank", "orange", "always II", 6, 2),
    (126, "bank", "orange", "flash", 6, 2),
    (127, "bank", "orange", "III", 9, 3),
    (128, "bank", "orange", "III", 9, 3),
    (129, "bank", "orange", "III", 9, 3),
    (130, "bank", "orange", "III", 9, 3),
    (131, "bank", "orange", "laurel", 6, 2),
    (132, "bank", "orange", "always III", 9, 3),
    (133, "craft", "orange", "III", 6, 2),
    (134, "craft", "orange", "III", 6, 2),
    (135, "craft", "orange", "III", 6, 2),
    (136, "craft", "orange", "III", 6, 2),
    (137, "craft", "orange", "III", 6, 2),
    (138, "craft", "orange", "always III", 6, 2),
    (139, "craft", "orange", "always III", 6, 2),
    (140, "craft", "orange", "always III", 6, 2),
    (141, "craft", "orange", "always III", 6, 2),
    (142, "craft", "orange", "flash", 0, 0),
    (143, "craft", "orange", "flash", 6, 2),
    (144, "craft", "orange", "laurel", 6, 2),
]


@pytest.mark.parametrize(("card", "category", "colour", "activation", "cost", "points"), PRINTED)
def test_printed(card: int, category: str, colour: str, activation: str, cost: int, points: int) -> None:
    check_printed(card, category, colour, activation, cost, points)


# Bank.


def test_121_gives_six_marks() -> None:
    check_flash(121, 0, {"marks": 6})


def test_122_adds_a_mark_to_every_park_that_gives_money() -> None:
    hands = ([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
    table = a_table(
        a_player(hand=hands[0], buildings=[122], garden=[261, 262, 265, 264]),
        a_player(hand=hands[1], garden=[269, 273, 277]),
        at="season",
        season=2,
    )
    assert asked(table) == 0  # the dice are next: phase I is over
    mine, other = table.players
    assert (mine.marks, mine.points, mine.workers) == (4, 6, [0, 0, 1, 0, 0])
    assert other.marks == 3


def test_122_does_nothing_for_other_money() -> None:
    table = a_table(
        a_player(hand=[1], buildings=[122, 121]), dice="purple1 orange2 gray3 pink4 brown5 black6"
    )
    assert changes(table, "money 1") == {"marks": 5, "hand": "-1", "discards": "+1"}


@pytest.mark.parametrize(("space", "marks"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (9, 18)])
def test_123_gives_the_points_of_the_own_space(space: int, marks: int) -> None:
    check_flash(123, 3, {"marks": marks}, square=space, others=[a_player(square=8)])


def test_124_two_marks_per_bank() -> None:
    check_marks_per_category(124, "brown", (122, 131), 133, 121)


def test_125_takes_two_marks_off_an_advance() -> None:
    table = a_table(a_player(marks=1, buildings=[125]), a_player(marks=2), a_player(marks=3), at="dice")
    choose(table, *rolls("purple1 orange2 gray3 pink3 brown4 black4"))
    assert asked(table) == 1
    assert changes(table, "advance") == {"marks": -1, "square": 1}
    assert asked(table) == 3  # the second player is a mark short of 3
    assert changes(table, "advance") == {"3 marks": -3, "3 square": 1}


def test_125_never_gives_marks() -> None:
    table = a_table(a_player(buildings=[125]), at="dice")
    choose(table, *rolls("purple1 orange3 gray3 pink3 brown4 black4"))
    assert changes(table, "advance") == {"square": 1}


def test_125_makes_no_advance_possible_without_a_low_die() -> None:
    table = a_table(a_player(buildings=[125], marks=9, hand=[1]), at="dice")
    choose(table, *rolls("purple3 orange3 gray3 pink3 brown4 black4"))
    assert "workers 1" in offered(table)


def test_126_selects_a_bank() -> None:
    check_select(126, (122, 131), 133)


@pytest.mark.parametrize(("card", "worker"), [(127, "orange"), (128, "gray"), (129, "purple"), (130, "pink")])
def test_127_to_130_a_point_and_two_marks(card: int, worker: str) -> None:
    check_use(card, worker, {"points": 1, "marks": 2})


def test_131_two_points_per_bank() -> None:
    check_points_per_category(131, (122, 121), 133, 123)


def test_132_takes_three_marks_off_a_building() -> None:
    for cost, card in ((9, 127), (6, 124), (3, 123), (12, 216)):
        short = a_table(a_player(marks=max(cost - 4, 0), hand=[card], sites=["pink"], buildings={2: 132}))
        assert (f"build {card} at 1" in offered(short)) == (cost == 3)
        table = a_table(a_player(marks=cost - 3, hand=[card], sites=["pink"], buildings={2: 132}))
        assert f"build {card} at 1" in offered(table)
    table = a_table(a_player(marks=4, hand=[124], sites=["pink"], buildings={2: 132}))
    assert changes(table, "build 124 at 1") == build(124, 3, {})


def test_132_never_gives_marks_and_helps_nobody_else() -> None:
    table = a_table(a_player(hand=[142], sites=["pink"], buildings={2: 132}), a_player(marks=5))
    gains = {"pink workers": 1, "gray workers": 1, "brown workers": 1, "purple workers": 1}
    assert changes(table, "build 142 at 1") == build(142, 0, {**gains})
    table = a_table(a_player(marks=5, hand=[124], sites=["pink"]), a_player(buildings=[132]))
    assert refused(table, "build 124 at 1") == "marks-short"


def test_132_holds_for_zoo_and_park_cards_as_for_any_construction() -> None:
    table = a_table(a_player(marks=9, hand=[244], buildings=[132]))
    assert changes(table, "lay 244") == {"marks": -9, "hand": "-244", "garden": "+244"}


# Craft.


def test_133_two_marks_per_craft() -> None:
    check_marks_per_category(133, "purple", (134, 144), 131, 142)


@pytest.mark.parametrize(("card", "worker"), [(134, "pink"), (135, "purple"), (136, "brown"), (137, "gray")])
def test_134_to_137_two_marks_per_active_majority_token(card: int, worker: str) -> None:
    others = [a_player(majorities="buildings wall points"), a_player(majorities="square")]
    check_use(card, worker, {"marks": 4}, majorities="square zoo", others=others)


@pytest.mark.parametrize(
    ("card", "with_bonus", "marks", "without", "plain"),
    [
        (138, 49, 7, 1, 5),  # pink 4, brown 5
        (139, 145, 6, 49, 4),  # gray 3, pink 4
        (140, 1, 8, 193, 1),  # brown 5, purple 1
        (141, 193, 4, 145, 3),  # purple 1, gray 3
    ],
)
def test_138_to_141_three_more_marks_with_one_die(
    card: int, with_bonus: int, marks: int, without: int, plain: int
) -> None:
    hand = [with_bonus, without, 97]
    bonus = a_table(a_player(hand=hand, buildings=[card]), a_player())
    taken = {"marks": marks, "hand": f"-{with_bonus}", "discards": f"+{with_bonus}"}
    assert changes(bonus, f"money {with_bonus}") == taken
    for other, pips in ((without, plain), (97, 2)):
        table = a_table(a_player(hand=hand, buildings=[card]))
        taken = {"marks": pips, "hand": f"-{other}", "discards": f"+{other}"}
        assert changes(table, f"money {other}") == taken
    table = a_table(a_player(hand=hand, buildings=[card]))
    choose(table, f"workers {with_bonus}")
    assert table.players[0].marks == 0
    table = a_table(a_player(hand=hand), a_player(buildings=[card]))
    choose(table, f"money {with_bonus}")
    assert (table.players[0].marks, table.players[1].marks) == (marks - 3, 0)


def test_142_gives_a_worker_of_every_colour_but_orange() -> None:
    check_flash(142, 0, {"pink workers": 1, "gray workers": 1, "brown workers": 1, "purple workers": 1})


def test_143_selects_a_craft() -> None:
    check_select(143, (134, 144), 131)


def test_144_two_points_per_craft() -> None:
    check_points_per_category(144, (134, 142), 125, 133)
