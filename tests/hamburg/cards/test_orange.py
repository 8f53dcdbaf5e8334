"""Orange cards 97 to 144: commerce, industry, bank and craft (addendum, summary of cards)."""

import pytest

from tests.hamburg.cards.checks import built, check_flash, check_free_use, check_use
from tests.hamburg.tables import (
    Changes,
    a_player,
    a_table,
    asked,
    changes,
    choose,
    in_every_colour,
    offered,
    refused,
    roll,
)

# Families.


@pytest.mark.parametrize(("card", "worker"), [(98, "pink"), (99, "purple"), (100, "brown"), (101, "gray")])
def test_three_marks(card: int, worker: str) -> None:
    check_use(card, worker, {"marks": 3})


@pytest.mark.parametrize(("card", "worker"), [(111, "purple"), (112, "brown"), (113, "pink"), (114, "gray")])
def test_exchange_any_number_of_workers(card: int, worker: str) -> None:
    # One of the two workers of that colour is paid, the other can be exchanged.
    check_use(card, worker, {f"{worker} workers": -1, "orange workers": 1}, f"exchange {worker} orange")
    check_use(card, worker, {}, "done", workers="orange")
    into = "gray" if worker != "gray" else "pink"
    exchange = f"exchange orange {into}"
    exchanged: Changes = {"orange workers": -2, f"{into} workers": 2}
    check_use(card, worker, exchanged, exchange, exchange, "done", workers="orange orange")
    # Without another worker there is nothing to exchange.
    table = a_table(a_player(workers=worker, buildings=[card]))
    assert refused(table, f"use {card}") == "hb-no-worker-left"


@pytest.mark.parametrize(("card", "worker"), [(115, "gray"), (116, "purple"), (117, "pink"), (118, "brown")])
def test_two_workers_of_any_colours(card: int, worker: str) -> None:
    check_use(card, worker, {"orange workers": 2}, "take orange", "take orange")
    table = a_table(a_player(workers=worker, buildings=[card]))
    choose(table, f"use {card}")
    assert offered(table) == in_every_colour("take")
    choose(table, "take orange")
    assert offered(table) == in_every_colour("take")
    choose(table, f"take {worker}")
    assert offered(table) == {"end turn"}
    assert sum(table.players[0].workers) == 2


@pytest.mark.parametrize(("card", "worker"), [(127, "orange"), (128, "gray"), (129, "purple"), (130, "pink")])
def test_a_point_and_two_marks(card: int, worker: str) -> None:
    check_use(card, worker, {"points": 1, "marks": 2})


@pytest.mark.parametrize(("card", "worker"), [(134, "pink"), (135, "purple"), (136, "brown"), (137, "gray")])
def test_two_marks_per_active_majority_token(card: int, worker: str) -> None:
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
def test_three_more_marks_with_one_die(
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


# Commerce.


def test_102_gives_two_marks() -> None:
    check_free_use(102, {"marks": 2})


def test_103_trades_a_mark_for_a_point_with_every_other_player() -> None:
    table = a_table(a_player(marks=3, buildings=[103]), players=4)
    assert changes(table, "use 103") == {
        "marks": -3,
        "points": 3,
        "2 marks": 1,
        "2 points": -1,
        "3 marks": 1,
        "3 points": -1,
        "4 marks": 1,
        "4 points": -1,
        "used": "+103",
    }
    assert refused(table, "use 103") == "hb-used-this-season"
    # With fewer marks one chooses with whom.
    table = a_table(a_player(marks=1, buildings=[103]), players=3)
    choose(table, "use 103")
    assert offered(table) == {"give 2", "give 3"}
    assert changes(table, "give 3") == {"marks": -1, "points": 1, "3 marks": 1, "3 points": -1}
    assert offered(table) == {"end turn"}
    assert refused(a_table(a_player(buildings=[103])), "use 103") == "hb-marks-short"


@pytest.mark.parametrize(
    ("wall", "statues", "points"), [((2, 2), [], 0), ((3, 2), [], 1), ((4, 5), [7], 3), ((0, 0), [9], 1)]
)
def test_105_gives_a_point_per_third_segment_and_per_statue(
    wall: tuple[int, int], statues: list[int], points: int
) -> None:
    check_use(105, "gray", {"points": points}, wall=wall, statues=statues)


@pytest.mark.parametrize(
    ("worker", "marks"), [("purple", 1), ("orange", 2), ("gray", 3), ("pink", 4), ("brown", 5)]
)
def test_106_gives_the_marks_of_the_die_of_the_worker_returned(worker: str, marks: int) -> None:
    dice = "purple1 orange2 gray3 pink4 brown5 black6"
    table = a_table(a_player(workers="purple orange gray pink brown", buildings=[106]), dice=dice)
    choose(table, "use 106")
    assert offered(table) == in_every_colour("return")
    assert changes(table, f"return {worker}") == {f"{worker} workers": -1, "marks": marks}
    assert refused(table, "use 106") == "hb-used-this-season"
    table = a_table(a_player(workers=worker, buildings=[106]), dice=dice)
    assert changes(table, "use 106") == {f"{worker} workers": -1, "marks": marks, "used": "+106"}
    assert refused(a_table(a_player(buildings=[106])), "use 106") == "hb-no-workers"


def test_108_makes_the_wall_action_free() -> None:
    table = a_table(a_player(hand=[97, 98], wall=(4, 1), statues=[], buildings=[108]))
    assert changes(table, "wall 98 left") == {
        "hand": "-98",
        "discards": "+98",
        "left wall": 1,
        "statues": "+9",
        "statues left": "-9",
    }
    # Every time, and the card must still have the colour of the segment.
    table = a_table(a_player(hand=[97, 193], wall=(4, 1), buildings=[108]), round_number=2)
    assert {text for text in offered(table) if text.startswith("wall")} == {"wall 97 left", "wall 193 right"}
    assert refused(a_table(a_player(hand=[97, 193], wall=(4, 1))), "wall 97 left") == "hb-marks-short"


# Industry.


def test_109_gives_a_point_and_a_mark_per_worker_of_a_different_colour() -> None:
    table = a_table(a_player(workers="purple purple orange gray pink brown", buildings=[109]))
    choose(table, "use 109")
    assert offered(table) == in_every_colour("return")
    gained = changes(table, "return purple", "return gray")
    assert gained == {"purple workers": -1, "gray workers": -1, "marks": 2, "points": 2}
    assert offered(table) == {"return orange", "return pink", "return brown", "done"}
    gained = changes(table, "return orange", "return pink", "return brown")
    assert gained == {
        "orange workers": -1,
        "pink workers": -1,
        "brown workers": -1,
        "marks": 3,
        "points": 3,
    }
    assert refused(table, "use 109") == "hb-used-this-season"
    table = a_table(a_player(workers="gray pink", buildings=[109]))
    assert changes(table, "use 109", "return pink", "done") == {
        "pink workers": -1,
        "marks": 1,
        "points": 1,
        "used": "+109",
    }
    assert refused(a_table(a_player(buildings=[109])), "use 109") == "hb-no-workers"


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


def test_125_takes_two_marks_off_an_advance() -> None:
    table = a_table(a_player(marks=1, buildings=[125]), a_player(marks=2), a_player(marks=3), at="dice")
    roll(table, "purple1 orange2 gray3 pink3 brown4 black4")
    assert asked(table) == 1
    assert changes(table, "advance") == {"marks": -1, "square": 1}
    assert asked(table) == 3  # the second player is a mark short of 3
    assert changes(table, "advance") == {"3 marks": -3, "3 square": 1}


def test_125_never_gives_marks() -> None:
    table = a_table(a_player(buildings=[125]), at="dice")
    roll(table, "purple1 orange3 gray3 pink3 brown4 black4")
    assert changes(table, "advance") == {"square": 1}


def test_125_makes_no_advance_possible_without_a_low_die() -> None:
    table = a_table(a_player(buildings=[125], marks=9, hand=[1]), at="dice")
    roll(table, "purple3 orange3 gray3 pink3 brown4 black4")
    assert "workers 1" in offered(table)


def test_132_takes_three_marks_off_a_building() -> None:
    for cost, card in ((9, 127), (6, 124), (3, 123), (12, 216)):
        short = a_table(a_player(marks=max(cost - 4, 0), hand=[card], sites="pink", buildings={2: 132}))
        assert (f"build {card} at 1" in offered(short)) == (cost == 3)
        table = a_table(a_player(marks=cost - 3, hand=[card], sites="pink", buildings={2: 132}))
        assert f"build {card} at 1" in offered(table)
    table = a_table(a_player(marks=4, hand=[124], sites="pink", buildings={2: 132}))
    assert changes(table, "build 124 at 1") == built(124, 3, {})


def test_132_never_gives_marks_and_helps_nobody_else() -> None:
    table = a_table(a_player(hand=[142], sites="pink", buildings={2: 132}), a_player(marks=5))
    workers: Changes = {"pink workers": 1, "gray workers": 1, "brown workers": 1, "purple workers": 1}
    assert changes(table, "build 142 at 1") == built(142, 0, workers)
    table = a_table(a_player(marks=5, hand=[124], sites="pink"), a_player(buildings=[132]))
    assert refused(table, "build 124 at 1") == "hb-marks-short"


def test_132_holds_for_zoo_and_park_cards_as_for_any_construction() -> None:
    table = a_table(a_player(marks=9, hand=[244], buildings=[132]))
    assert changes(table, "lay 244") == {"marks": -9, "hand": "-244", "garden": "+244"}


# Craft.


def test_142_gives_a_worker_of_every_colour_but_orange() -> None:
    check_flash(142, 0, {"pink workers": 1, "gray workers": 1, "brown workers": 1, "purple workers": 1})
