"""The rulebook's chapter 'End of the game and final scoring'."""

from dataclasses import replace
from pathlib import Path

import pytest

from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.scoring import final_scoring, winners
from burgomaster.games.rows.masks import cards_in
from tests.hamburg.tables import a_player, a_table, refused
from tests.handwritten import toml_examples


def box_with_points(points: dict[int, int]) -> Box:
    box = standard_box()
    changed = [points.get(card, printed) for card, printed in enumerate(box.points)]
    return Box(replace(box.printed, points=changed), box.board)


def test_the_game_ends_after_the_eighth_season() -> None:
    """End of the game: when all eight clerics are on the floor."""
    table = a_table(at="end", season=7)
    assert (table.over, table.season) == (False, 8)
    table = a_table(at="end", season=8)
    assert table.over
    assert table.questions == []
    assert sum(table.floor) == 8
    assert refused(table, "done", seat=1) == "game-over"


PATRICIA = {
    "cards": 9,
    "laurels": 4,
    "majorities": 8,
    "thirds": 3,
    "statues": 0,
    "clerics": 11,
    "square": 7,
}


def test_example_of_final_scoring() -> None:
    """Example of final scoring: Patricia adds 42 points to her 61, which makes 103."""
    patricia = a_player(
        points=61,
        sites="gray gray gray gray",
        buildings=[59, 61, 73, 11],  # three are pink, two have a laurel wreath
        garden=[241, 261],
        majorities="square points",
        wall=(3, 1),
        square=5,
    )
    # Another player who turns none of her tokens and gives her no further one.
    other = a_player(points=40, buildings=[1, 2, 3, 4], garden=[242], wall=(2, 2))
    table = a_table(
        patricia,
        other,
        at="end",
        floor=(4, 0, 0, 2, 0, 1),
        dice="purple3 orange3 gray3 pink3 brown3 black4",
        box=box_with_points({59: 2, 61: 1, 73: 3, 11: 3, 241: 0, 261: 0}),
    )
    assert table.over
    assert table.floor == (4, 0, 0, 3, 0, 1)
    assert final_scoring(table, 0) == PATRICIA
    assert table.scores()[0] == 103


def test_example_of_final_scoring_as_docs_positions_has_it() -> None:
    page = Path(__file__).parents[3] / "docs" / "positions.md"
    (text,) = [each for each in toml_examples(page) if "Patricia" in each]
    table = read_position(text)
    assert final_scoring(table, 0) == PATRICIA
    assert table.players[0].points == 61
    assert table.scores()[0] == 103
    assert len(cards_in(table.players[0].display)) == 4


def test_every_card_is_worth_its_printed_points() -> None:
    """Final scoring: buildings, zoo and park cards; sites and cards in hand are worth nothing."""
    table = a_table(a_player(buildings=[6, 102], garden=[244, 264], sites=[1, 2, 3], hand=[5]))
    assert final_scoring(table, 0)["cards"] == 3 + 2 + 7 + 3


def test_majority_tokens_are_worth_four_points() -> None:
    """Final scoring: each active majority token."""
    table = a_table(a_player(majorities="square buildings wall points zoo"), a_player(majorities="zoo"))
    assert [final_scoring(table, seat)["majorities"] for seat in (0, 1)] == [20, 4]


@pytest.mark.parametrize(("wall", "points"), [((2, 2), 0), ((3, 2), 3), ((1, 4), 3), ((3, 3), 6)])
def test_third_wall_segments_are_worth_three_points(wall: tuple[int, int], points: int) -> None:
    """Final scoring: on either side."""
    assert final_scoring(a_table(a_player(wall=wall)), 0)["thirds"] == points


def test_statues_are_worth_their_points() -> None:
    """Final scoring: each Hans Hummel statue."""
    assert final_scoring(a_table(a_player(wall=(5, 5), statues=[9, 4])), 0)["statues"] == 13


def test_clerics_bless_cards_of_their_colour() -> None:
    """Final scoring: windows 1 to 6 are purple, orange, gray, pink, brown, and black for zoo and park."""
    cards = [193, 97, 145, 49, 1]
    for window, card in enumerate(cards):
        floor = [0] * 6
        floor[window] = 2
        table = a_table(
            a_player(buildings=[card]), a_player(buildings=cards[:window], garden=[241]), floor=floor
        )
        assert [final_scoring(table, seat)["clerics"] for seat in (0, 1)] == [2, 0]
    table = a_table(a_player(buildings=cards, garden=[241, 261]), floor=(0, 0, 0, 0, 0, 3))
    assert final_scoring(table, 0)["clerics"] == 6


@pytest.mark.parametrize(("space", "points"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 12, 15, 18])))
def test_the_pawn_on_city_hall_square(space: int, points: int) -> None:
    """Final scoring: the points of the pawn's space."""
    assert final_scoring(a_table(a_player(square=space)), 0)["square"] == points


def test_most_points_win() -> None:
    """Final scoring: the player with the most points is the winner."""
    table = a_table(
        a_player(points=50), a_player(points=48, square=3, marks=9), a_player(), at="end", season=8
    )
    # Seat 2 turned the token for City Hall Square, seat 1 the one for points.
    assert table.scores() == [54, 55, 5]
    assert winners(table) == [1]


def test_a_tie_is_broken_by_marks() -> None:
    """Final scoring: of those tied, the one with the most money wins."""
    boards = [a_player(points=50, marks=3), a_player(points=50, marks=4), a_player(marks=9)]
    assert winners(a_table(*boards, at="end", season=8)) == [1]


def test_a_tie_that_persists_is_shared() -> None:
    """Final scoring: with equal money the victory is shared."""
    boards = [a_player(points=50, marks=4), a_player(marks=9), a_player(points=50, marks=4)]
    assert winners(a_table(*boards, at="end", season=8)) == [0, 2]
