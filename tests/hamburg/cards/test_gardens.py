"""Zoo and park cards 241 to 280 (addendum, summary of cards)."""

import pytest

from tests.hamburg.cards.checks import check_printed
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused


@pytest.mark.parametrize(
    ("card", "category", "colour", "activation", "cost", "points"),
    [
        (241, "zoo", "gray", "none", 3, 2),
        (242, "zoo", "gray", "none", 6, 4),
        (243, "zoo", "gray", "none", 9, 5),
        (244, "zoo", "gray", "none", 12, 7),
        (245, "zoo", "orange", "none", 3, 2),
        (246, "zoo", "orange", "none", 6, 4),
        (247, "zoo", "orange", "none", 9, 5),
        (248, "zoo", "orange", "none", 12, 7),
        (249, "zoo", "brown", "none", 3, 2),
        (250, "zoo", "brown", "none", 6, 4),
        (251, "zoo", "brown", "none", 9, 5),
        (252, "zoo", "brown", "none", 12, 7),
        (253, "zoo", "purple", "none", 3, 2),
        (254, "zoo", "purple", "none", 6, 4),
        (255, "zoo", "purple", "none", 9, 5),
        (256, "zoo", "purple", "none", 12, 7),
        (257, "zoo", "pink", "none", 3, 2),
        (258, "zoo", "pink", "none", 6, 4),
        (259, "zoo", "pink", "none", 9, 5),
        (260, "zoo", "pink", "none", 12, 7),
        (261, "park", "gray", "I", 3, 1),
        (262, "park", "gray", "I", 3, 1),
        (263, "park", "gray", "I", 6, 2),
        (264, "park", "gray", "I", 9, 3),
        (265, "park", "orange", "I", 3, 1),
        (266, "park", "orange", "I", 3, 1),
        (267, "park", "orange", "I", 6, 2),
        (268, "park", "orange", "I", 9, 3),
        (269, "park", "brown", "I", 3, 1),
        (270, "park", "brown", "I", 3, 1),
        (271, "park", "brown", "I", 6, 2),
        (272, "park", "brown", "I", 9, 3),
        (273, "park", "purple", "I", 3, 1),
        (274, "park", "purple", "I", 3, 1),
        (275, "park", "purple", "I", 6, 2),
        (276, "park", "purple", "I", 9, 3),
        (277, "park", "pink", "I", 3, 1),
        (278, "park", "pink", "I", 3, 1),
        (279, "park", "pink", "I", 6, 2),
        (280, "park", "pink", "I", 9, 3),
    ],
)
def test_printed_values(
    card: int, category: str, colour: str, activation: str, cost: int, points: int
) -> None:
    check_printed(card, category, colour, activation, cost, points)


@pytest.mark.parametrize("card", range(241, 281))
def test_241_to_280_need_no_site_and_give_nothing_when_laid(card: int) -> None:
    table = a_table(a_player(marks=12, hand=[card]))
    assert f"lay {card}" in offered(table)
    assert refused(table, f"build {card} at 1") == "garden-needs-no-site"
    paid = changes(table, f"lay {card}")
    assert paid.pop("marks") in (-3, -6, -9, -12)
    assert paid == {"hand": f"-{card}", "garden": f"+{card}"}
    assert refused(table, f"use {card}") == "not-in-display"


def phase_one(card: int) -> tuple[dict[str, int], list[int]]:
    """Return what phase I changes for the owner of a card and for the owner of none, whose hands are full."""
    table = a_table(
        a_player(hand=[1, 2, 3, 4, 5], garden=[card]),
        a_player(hand=[6, 7, 8, 9, 10]),
        at="season",
        season=2,
    )
    assert offered(table) == {f"roll purple {pips}" for pips in range(1, 7)}
    assert asked(table) == 0
    mine, other = table.players
    assert (other.marks, other.points, other.workers, other.hand) == (0, 5, [0] * 5, [6, 7, 8, 9, 10])
    return {"marks": mine.marks, "points": mine.points - 5, "cards": len(mine.hand) - 5}, mine.workers


@pytest.mark.parametrize("card", range(241, 261))
def test_241_to_260_the_zoo_does_nothing(card: int) -> None:
    assert phase_one(card) == ({"marks": 0, "points": 0, "cards": 0}, [0, 0, 0, 0, 0])


@pytest.mark.parametrize("card", [261, 265, 269, 273, 277])
def test_parks_that_give_a_mark(card: int) -> None:
    assert phase_one(card) == ({"marks": 1, "points": 0, "cards": 0}, [0, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("card", "workers"),
    [
        (262, [0, 0, 1, 0, 0]),
        (266, [0, 1, 0, 0, 0]),
        (270, [0, 0, 0, 0, 1]),
        (274, [1, 0, 0, 0, 0]),
        (278, [0, 0, 0, 1, 0]),
    ],
)
def test_parks_that_give_a_worker_of_their_colour(card: int, workers: list[int]) -> None:
    """The workers are purple, orange, gray, pink and brown."""
    assert phase_one(card) == ({"marks": 0, "points": 0, "cards": 0}, workers)


@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        (263, {"deal 150", "deal 151"}),
        (267, {"deal 100", "deal 101"}),
        (271, {"deal 40", "deal 41"}),
        (275, {"deal 200", "deal 201"}),
        (279, {"deal 60", "deal 61"}),
    ],
)
def test_parks_that_give_a_card_of_their_colour_beyond_the_limit(card: int, drawn: set[str]) -> None:
    table = a_table(
        a_player(hand=[1, 2, 3, 4, 5], garden=[card]),
        a_player(hand=[6, 7, 8, 9, 10]),
        at="season",
        season=2,
        piles={
            "gray": [150, 151],
            "orange": [100, 101],
            "brown": [40, 41],
            "purple": [200, 201],
            "pink": [60, 61],
        },
    )
    assert offered(table) == drawn
    choose(table, sorted(drawn)[0])
    assert asked(table) == 0
    mine = table.players[0]
    assert (mine.marks, mine.points, mine.workers, len(mine.hand)) == (0, 5, [0] * 5, 6)
    empty = a_table(
        a_player(hand=[1, 2, 3, 4, 5], garden=[card]),
        a_player(hand=[6, 7, 8, 9, 10]),
        at="season",
        season=2,
        piles={"gray": [], "orange": [], "brown": [], "purple": [], "pink": []},
    )
    assert len(empty.players[0].hand) == 5


@pytest.mark.parametrize("card", [264, 268, 272, 276, 280])
def test_parks_that_give_a_point(card: int) -> None:
    assert phase_one(card) == ({"marks": 0, "points": 1, "cards": 0}, [0, 0, 0, 0, 0])
