"""Zoo and park cards 241 to 280 (addendum, summary of cards)."""

import pytest

from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused


@pytest.mark.parametrize("card", range(241, 281))
def test_241_to_280_need_no_site_and_give_nothing_when_laid(card: int) -> None:
    table = a_table(a_player(marks=12, hand=[card]))
    assert f"lay {card}" in offered(table)
    assert refused(table, f"build {card} at 1") == "hb-garden-needs-no-site"
    paid = changes(table, f"lay {card}")
    assert paid.pop("marks") in (-3, -6, -9, -12)
    assert paid == {"hand": f"-{card}", "garden": f"+{card}"}
    assert refused(table, f"use {card}") == ("hb-never-activated" if card < 261 else "hb-works-by-itself")


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
