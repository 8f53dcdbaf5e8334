"""Cards 97 to 120: commerce and industry, one by one (addendum, summary of cards)."""

import pytest

from tests.hamburg.cards.checks import (
    check_free_use,
    check_laurel,
    check_printed,
    check_select,
    check_use,
)
from tests.hamburg.tables import a_player, a_table, changes, choose, offered, refused


@pytest.mark.parametrize(
    ("card", "category", "activation", "cost", "points"),
    [
        (97, "commerce", "III", 6, 2),
        (98, "commerce", "III", 3, 1),
        (99, "commerce", "III", 3, 1),
        (100, "commerce", "III", 3, 1),
        (101, "commerce", "III", 3, 1),
        (102, "commerce", "III", 6, 2),
        (103, "commerce", "III", 6, 2),
        (104, "commerce", "flash", 6, 2),
        (105, "commerce", "III", 6, 2),
        (106, "commerce", "III", 6, 2),
        (107, "commerce", "laurel", 6, 2),
        (108, "commerce", "always III", 6, 2),
        (109, "industry", "III", 12, 4),
        (110, "industry", "III", 6, 2),
        (111, "industry", "III", 3, 1),
        (112, "industry", "III", 3, 1),
        (113, "industry", "III", 3, 1),
        (114, "industry", "III", 3, 1),
        (115, "industry", "III", 3, 1),
        (116, "industry", "III", 3, 1),
        (117, "industry", "III", 3, 1),
        (118, "industry", "III", 3, 1),
        (119, "industry", "flash", 6, 2),
        (120, "industry", "laurel", 6, 2),
    ],
)
def test_printed_values(card: int, category: str, activation: str, cost: int, points: int) -> None:
    check_printed(card, category, "orange", activation, cost, points)


# Families.


@pytest.mark.parametrize(
    ("card", "worker", "also", "other"), [(97, "pink", (98, 108), 109), (110, "gray", (109, 120), 108)]
)
def test_two_marks_per_building_of_the_category(
    card: int, worker: str, also: tuple[int, int], other: int
) -> None:
    check_use(card, worker, {"marks": 2}, buildings=[card, other])
    check_use(card, worker, {"marks": 6}, buildings=[card, *also, other])


@pytest.mark.parametrize(("card", "worker"), [(98, "pink"), (99, "purple"), (100, "brown"), (101, "gray")])
def test_three_marks(card: int, worker: str) -> None:
    check_use(card, worker, {"marks": 3})


@pytest.mark.parametrize(("card", "fitting", "other"), [(104, (97, 108), 109), (119, (110, 120), 108)])
def test_select_a_card_of_the_category(card: int, fitting: tuple[int, int], other: int) -> None:
    check_select(card, 6, fitting, other)


@pytest.mark.parametrize(("card", "also", "other"), [(107, (104, 108), 119), (120, (119, 119), 108)])
def test_two_points_at_the_end_per_building_of_the_category(
    card: int, also: tuple[int, int], other: int
) -> None:
    check_laurel(2, buildings=[card, other])
    check_laurel(2 + 2 * len(set(also)), buildings=[card, *sorted(set(also)), other])


@pytest.mark.parametrize(("card", "worker"), [(111, "purple"), (112, "brown"), (113, "pink"), (114, "gray")])
def test_exchange_any_number_of_workers(card: int, worker: str) -> None:
    # One of the two workers of that colour is paid, the other can be exchanged.
    first = f"exchange {worker} orange"
    check_use(card, worker, {f"{worker} workers": -2, "orange workers": 1}, first)
    check_use(card, worker, {}, "done", workers="orange")
    into = "gray" if worker != "gray" else "pink"
    both = {"orange workers": -2, f"{into} workers": 2}
    exchange = f"exchange orange {into}"
    check_use(card, worker, {**both}, exchange, exchange, "done", workers="orange orange")
    # Without another worker there is nothing to exchange.
    table = a_table(a_player(workers=worker, buildings=[card]))
    assert refused(table, f"use {card}") == "no-workers"


@pytest.mark.parametrize(("card", "worker"), [(115, "gray"), (116, "purple"), (117, "pink"), (118, "brown")])
def test_two_workers_of_any_colours(card: int, worker: str) -> None:
    check_use(card, worker, {"orange workers": 2}, "take orange", "take orange")
    table = a_table(a_player(workers=worker, buildings=[card]))
    every = {"take purple", "take orange", "take gray", "take pink", "take brown"}
    choose(table, f"use {card}")
    assert offered(table) == every
    choose(table, "take orange")
    assert offered(table) == every
    choose(table, f"take {worker}")
    assert offered(table) == {"end turn"}
    assert sum(table.players[0].workers) == 2


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
    assert refused(table, "use 103") == "used-this-season"
    # With fewer marks one chooses with whom.
    table = a_table(a_player(marks=1, buildings=[103]), players=3)
    choose(table, "use 103")
    assert offered(table) == {"give 2", "give 3"}
    assert changes(table, "give 3") == {"marks": -1, "points": 1, "3 marks": 1, "3 points": -1}
    assert offered(table) == {"end turn"}
    assert refused(a_table(a_player(buildings=[103])), "use 103") == "marks-short"


@pytest.mark.parametrize(
    ("wall", "statues", "points"), [((2, 2), [], 0), ((3, 2), [], 1), ((4, 5), [7], 3), ((0, 0), [9], 1)]
)
def test_105_gives_a_point_per_third_segment_and_per_statue(
    wall: tuple[int, int], statues: list[int], points: int
) -> None:
    check_use(105, "gray", {"points": points} if points else {}, wall=wall, statues=statues)


@pytest.mark.parametrize(
    ("worker", "marks"), [("purple", 1), ("orange", 2), ("gray", 3), ("pink", 4), ("brown", 5)]
)
def test_106_gives_the_marks_of_the_die_of_the_worker_returned(worker: str, marks: int) -> None:
    dice = "purple1 orange2 gray3 pink4 brown5 black6"
    table = a_table(a_player(workers="purple orange gray pink brown", buildings=[106]), dice=dice)
    choose(table, "use 106")
    assert offered(table) == {"return purple", "return orange", "return gray", "return pink", "return brown"}
    assert changes(table, f"return {worker}") == {f"{worker} workers": -1, "marks": marks}
    assert refused(table, "use 106") == "used-this-season"
    table = a_table(a_player(workers=worker, buildings=[106]), dice=dice)
    assert changes(table, "use 106") == {f"{worker} workers": -1, "marks": marks, "used": "+106"}
    assert refused(a_table(a_player(buildings=[106])), "use 106") == "no-worker-that-helps"


def test_108_makes_the_wall_action_free() -> None:
    table = a_table(a_player(hand=[97, 98], wall=(4, 1), statues=[], buildings=[108]))
    built = changes(table, "wall 98 left")
    assert built == {
        "hand": "-98",
        "discards": "+98",
        "left wall": 1,
        "statues": "+9",
        "statues left": "-9",
    }
    # Every time, and the card must still have the colour of the segment.
    table = a_table(a_player(hand=[97, 193], wall=(4, 1), buildings=[108]), round_number=2)
    assert {text for text in offered(table) if text.startswith("wall")} == {"wall 97 left", "wall 193 right"}
    assert refused(a_table(a_player(hand=[97, 193], wall=(4, 1))), "wall 97 left") == "marks-short"


# Industry.


def test_109_gives_a_point_and_a_mark_per_worker_of_a_different_colour() -> None:
    table = a_table(a_player(workers="purple purple orange gray pink brown", buildings=[109]))
    choose(table, "use 109")
    assert offered(table) == {"return purple", "return orange", "return gray", "return pink", "return brown"}
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
    assert refused(table, "use 109") == "used-this-season"
    table = a_table(a_player(workers="gray pink", buildings=[109]))
    assert changes(table, "use 109", "return pink", "done") == {
        "pink workers": -1,
        "marks": 1,
        "points": 1,
        "used": "+109",
    }
    assert refused(a_table(a_player(buildings=[109])), "use 109") == "no-workers"
