"""The rulebook's chapter 'Phase II: Dice actions'."""

import pytest

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused, roll


def rolled(table: Hamburg, dice: str) -> Hamburg:
    roll(table, dice)
    return table


def test_beate_rolls_the_six_dice() -> None:
    """1st step: the first player rolls all six dice, once for everybody."""
    table = a_table(at="dice", first=2)
    assert asked(table) == 0
    assert offered(table) == {f"roll purple {pips}" for pips in range(1, 7)}
    roll(table, "purple3 orange4 gray1 pink6 brown2 black4")
    assert table.dice == (3, 4, 1, 6, 2, 4)


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a_cleric_stands_on_the_window_of_the_black_die(pips: int) -> None:
    """2nd step: the window with the number of the black die."""
    table = a_table(at="dice")
    roll(table, f"purple3 orange3 gray3 pink3 brown3 black{pips}")
    assert table.cleric == pips - 1
    assert table.floor == (0, 0, 0, 0, 0, 0)


def test_frank_increases_unrest_and_decay() -> None:
    """3rd step, example: the pink and the gray die show 5 and 6, which hits everybody."""
    table = a_table(a_player(levels="gray"), players=3, at="dice")
    roll(table, "purple4 orange3 gray6 pink5 brown4 black4")
    assert table.players[0].levels == [0, 0, 2, 1, 0]
    assert table.players[1].levels == table.players[2].levels == [0, 0, 1, 1, 0]


@pytest.mark.parametrize("pips", [5, 6])
def test_patricia_takes_an_intrigue_token(pips: int) -> None:
    """3rd step, intrigue, example: a black 5 or 6; her token shows a brown disaster."""
    table = a_table(at="dice", first=2)
    roll(table, f"purple4 orange5 gray4 pink4 brown4 black{pips}")
    assert offered(table) == {"token 0", "token 1", "token 2", "token 3", "token 4"}
    # Tokens go first, one by one in turn order; seat 2 is the first player.
    assert changes(table, "token 4") == {"2 brown level": 1, "tokens": "-4"}
    last = changes(table, "token 2")
    assert last == {"gray level": 1, "tokens": "-2", "orange level": 1, "2 orange level": 1}
    assert table.open_tokens == (0, 0, 1, 0, 1, *[0] * 10)


def test_no_tokens_without_a_black_5_or_6() -> None:
    """3rd step, intrigue: a black 4 brings none."""
    table = rolled(a_table(at="dice"), "purple4 orange4 gray4 pink4 brown4 black4")
    assert table.phase == 3
    assert sum(table.stock) == 10


def test_the_burning_house_is_filled_again() -> None:
    """3rd step, intrigue: when the last token is taken, the used ones are mixed and laid back."""
    table = a_table(players=3, at="dice", tokens="gray pink purple")
    roll(table, "purple4 orange4 gray4 pink4 brown4 black6")
    choose(table, "token 2", "token 3")
    # The three tokens of this step are still on the table; they are mixed in the next time.
    assert table.stock == (1, 2, 1, 1, 2, *[0] * 10)
    assert table.open_tokens == (1, 0, 1, 1, 0, *[0] * 10)


def test_alex_pays_four_marks_and_advances() -> None:
    """4th step, example: 1 + 2 + 1 make 4 marks."""
    table = a_table(a_player(marks=6), at="dice")
    roll(table, "purple1 orange3 gray2 pink4 brown3 black1")
    assert (asked(table), offered(table)) == (1, {"advance", "done"})
    assert changes(table, "advance") == {"marks": -4, "square": 1}
    assert table.phase == 3  # the other player has no money and is not asked


def test_the_advance_is_optional_and_in_turn_order() -> None:
    """4th step: each player decides, the first player first."""
    table = a_table(a_player(marks=1), a_player(marks=1), players=3, at="dice", first=2)
    roll(table, "purple1 orange3 gray4 pink4 brown3 black4")
    assert asked(table) == 2
    assert changes(table, "done") == {}
    assert asked(table) == 1
    assert changes(table, "advance") == {"marks": -1, "square": 1}
    assert table.phase == 3


def test_one_advance_a_season() -> None:
    """4th step: one space, however much money there is."""
    table = a_table(a_player(marks=9, workers="gray", buildings=[189]), at="dice", box=SETS.named("house-1"))
    roll(table, "purple1 orange3 gray4 pink4 brown3 black4")
    choose(table, "done", "advance")
    assert refused(table, "advance") == "hb-advanced-already"


def test_without_money_no_advance() -> None:
    """4th step: the price must be paid."""
    table = a_table(a_player(marks=3), a_player(marks=9), at="dice")
    roll(table, "purple1 orange3 gray2 pink4 brown3 black1")
    assert asked(table) == 2


def test_without_1_and_2_no_advance() -> None:
    """4th step: if no die shows 1 or 2, advancing is not possible."""
    table = a_table(a_player(marks=9), a_player(marks=9), at="dice")
    roll(table, "purple3 orange3 gray4 pink4 brown3 black3")
    assert table.phase == 3


def test_on_the_last_space_an_advance_earns_points() -> None:
    """4th step: on the space worth 18 points each further advance earns 4 points at once."""
    table = a_table(a_player(marks=9, square=8), at="dice")
    roll(table, "purple1 orange3 gray4 pink4 brown3 black3")
    assert changes(table, "advance") == {"marks": -1, "square": 1}
    table = a_table(a_player(marks=9, square=9), at="dice")
    assert table.box.board.square[9] == 18
    roll(table, "purple1 orange3 gray4 pink4 brown3 black3")
    assert changes(table, "advance") == {"marks": -1, "points": 4}
