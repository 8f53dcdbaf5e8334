"""Families of cards that run through several colours, a row a card (addendum, summary of cards)."""

import pytest

from tests.hamburg.cards.checks import all_but, built, check_laurels, check_use
from tests.hamburg.tables import a_player, a_table, changes, choose, offered

Two = tuple[int, int]
"""Two cards."""


@pytest.mark.parametrize(
    ("card", "worker", "what", "each", "also", "other", "foe"),
    [
        (3, "gray", "marks", 2, (11, 12), 13, 1),
        (14, "purple", "marks", 2, (13, 24), 12, 15),
        (26, "pink", "marks", 2, (25, 36), 37, 28),
        (42, "orange", "marks", 2, (37, 48), 49, 38),
        (53, "orange", "marks", 2, (49, 60), 61, 50),
        (61, "brown", "marks", 2, (62, 72), 73, 63),
        (69, "orange", "points", 1, (62, 72), 60, 63),
        (73, "gray", "marks", 2, (74, 84), 72, 75),
        (82, "orange", "points", 1, (74, 84), 85, 75),
        (86, "brown", "marks", 2, (85, 96), 84, 87),
        (97, "pink", "marks", 2, (98, 108), 109, 99),
        (110, "gray", "marks", 2, (109, 120), 108, 111),
        (124, "brown", "marks", 2, (122, 131), 133, 121),
        (133, "purple", "marks", 2, (134, 144), 131, 142),
        (146, "pink", "marks", 2, (147, 156), 158, 149),
        (158, "brown", "marks", 2, (157, 167), 146, 159),
        (170, "purple", "marks", 2, (171, 179), 181, 180),
        (181, "pink", "marks", 2, (187, 191), 170, 188),
        (195, "orange", "marks", 2, (193, 204), 210, 196),
        (210, "brown", "marks", 2, (205, 215), 195, 206),
        (218, "orange", "marks", 2, (217, 225), 229, 226),
        (229, "brown", "marks", 2, (230, 239), 218, 240),
    ],
)
def test_a_gain_per_building_of_the_category(
    card: int, worker: str, what: str, each: int, also: Two, other: int, foe: int
) -> None:
    """It counts itself, but no building of another category, and none of another player."""
    others = [a_player(buildings=[foe])]
    check_use(card, worker, {what: each}, buildings=[other], others=others)
    check_use(card, worker, {what: 3 * each}, buildings=[*also, other], others=others)


@pytest.mark.parametrize(
    ("card", "colour", "what", "each"),
    [
        (15, "pink", "marks", 2),
        (16, "purple", "marks", 2),
        (17, "gray", "marks", 2),
        (18, "orange", "marks", 2),
        (74, "orange", "marks", 1),
        (75, "brown", "marks", 1),
        (76, "purple", "marks", 1),
        (77, "gray", "marks", 1),
        (78, "orange", "points", 1),
        (79, "brown", "points", 1),
        (80, "purple", "points", 1),
        (81, "gray", "points", 1),
    ],
)
def test_a_gain_per_site_of_a_colour(card: int, colour: str, what: str, each: int) -> None:
    """The worker has that colour, too; sites count whether built on or not, but none of another player."""
    others = [a_player(sites=colour)]
    check_use(card, colour, {}, sites=all_but(colour), others=others)
    sites = f"{colour} {all_but(colour)} {colour} {colour}"  # the card stands on the first
    check_use(card, colour, {what: 3 * each}, sites=sites, others=others)


@pytest.mark.parametrize(
    ("card", "fitting", "other"),
    [
        (5, (3, 6), 14),
        (19, (14, 24), 12),
        (31, (26, 35), 37),
        (44, (37, 48), 36),
        (55, (49, 59), 61),
        (67, (62, 72), 60),
        (83, (74, 84), 72),
        (90, (87, 96), 84),
        (104, (97, 108), 109),
        (119, (110, 120), 108),
        (126, (122, 131), 133),
        (143, (134, 144), 131),
        (148, (146, 154), 158),
        (163, (158, 167), 146),
        (174, (170, 179), 181),
        (186, (181, 191), 170),
        (200, (195, 204), 210),
        (211, (210, 215), 195),
        (223, (218, 225), 229),
        (238, (229, 239), 218),
    ],
)
def test_select_a_card_of_the_category(card: int, fitting: Two, other: int) -> None:
    """It is built for nothing, from anywhere in the discard pile, which is shuffled in any case."""
    low, high = fitting
    player = a_player(marks=6, hand=[card], sites="gray pink purple")
    table = a_table(player, discards=[low, other], shuffled=[high])
    assert changes(table, f"build {card} at 1") == built(card, 6, {})
    assert offered(table) == {f"select {each} at {place}" for each in fitting for place in (2, 3)}
    assert changes(table, f"select {high} at 3") == {"buildings": f"+{high}", "discards": f"-{high}"}
    assert table.players[0].plots[2].buildings == (high,)
    assert offered(table) == {f"expose {low}", f"expose {other}"}
    choose(table, f"expose {low}")
    assert (table.discards, table.shuffled) == ([low], (other,))
    assert "end turn" in offered(table)
    # Nothing that fits: the pile is only shuffled.
    table = a_table(a_player(marks=6, hand=[card], sites="gray pink"), discards=[other, 280])
    assert changes(table, f"build {card} at 1") == built(card, 6, {})
    assert offered(table) == {f"expose {other}", "expose 280"}
    # No empty site: likewise.
    table = a_table(a_player(marks=6, hand=[card], sites="gray"), discards=[low, other])
    assert changes(table, f"build {card} at 1") == built(card, 6, {})
    assert offered(table) == {f"expose {low}", f"expose {other}"}


@pytest.mark.parametrize(
    ("card", "also", "other", "foe"),
    [
        (11, (1, 2), 13, 3),
        (24, (13, 19), 12, 14),
        (35, (25, 36), 37, 26),
        (47, (44, 46), 36, 42),
        (59, (49, 60), 61, 50),
        (72, (61, 70), 60, 62),
        (84, (73, 83), 85, 74),
        (94, (85, 95), 82, 86),
        (107, (104, 108), 119, 97),
        (120, (110, 119), 108, 109),
        (131, (122, 121), 133, 123),
        (144, (134, 142), 125, 133),
        (154, (146, 147), 158, 149),
        (167, (157, 158), 146, 159),
        (179, (170, 171), 181, 180),
        (191, (181, 187), 170, 188),
        (204, (193, 195), 210, 196),
        (215, (210, 206), 195, 207),
        (225, (218, 217), 229, 219),
        (239, (229, 230), 218, 240),
    ],
)
def test_two_points_at_the_end_per_building_of_the_category(
    card: int, also: Two, other: int, foe: int
) -> None:
    others = [a_player(buildings=[foe])]
    check_laurels(card, 2, buildings=[other], others=others)
    check_laurels(card, 6, buildings=[*also, other], others=others)
