"""Where the rulebooks are silent or disagree: increases, decreases and tokens."""

import pytest

from tests.hamburg.tables import a_player, a_table, asked, calm, changes, choose, offered, roll

# Ruling 5: the third step of phase II.


def test_ruling_05_tokens_first_one_by_one_then_the_dice_together() -> None:
    table = a_table(
        a_player(workers="gray", levels="brown brown orange orange", sites=[1], buildings=[6]), at="dice"
    )
    roll(table, "purple3 orange5 gray5 pink3 brown3 black5")
    # The token strikes at once, before the other player draws.
    assert changes(table, "token 4") == {"brown level": -2, "gray workers": -1, "tokens": "-4"}
    assert table.players[0].levels == [0, 2, 0, 0, 0]
    choose(table, "token 2")
    assert table.players[0].levels == [0, 0, 1, 0, 0]
    assert table.players[0].buildings() == []
    assert table.players[1].levels == [0, 1, 2, 0, 0]


def test_ruling_05_tokens_of_the_step_are_not_mixed_back() -> None:
    table = a_table(players=3, at="dice", tokens="gray")
    roll(table, calm("black5"))
    # The last token was gray; the other nine are back, without it.
    assert sum(table.stock) == 9
    assert (table.stock[2], table.step_tokens[2]) == (1, 1)
    choose(table, "token 0", "token 0")
    assert sum(table.stock) == 7
    assert table.open_tokens[:5] == (2, 0, 1, 0, 0)


# Ruling 6: increases in phase III.


def test_ruling_06_increases_go_round_from_the_left_each_finished_before_the_next() -> None:
    walled = [a_player(levels="gray gray", wall=(1, 1)) for _ in range(2)]
    cursing = a_player(marks=3, hand=[178], sites="gray", levels="gray", wall=(1, 1))
    table = a_table(walled[0], cursing, walled[1], a_player(levels="gray gray"), turn=2)
    choose(table, "build 178 at 1")
    assert asked(table) == 3
    assert table.players[0].levels[2] == table.players[3].levels[2] == 2
    # Seat 4 has nothing to lose, its levels go back all the same; then seat 1 is hit.
    assert changes(table, "lose wall left") == {
        "3 left wall": -1,
        "3 gray level": -3,
        "4 gray level": -2,
        "gray level": 1,
    }
    assert asked(table) == 1
    assert changes(table, "lose wall right") == {"right wall": -1, "gray level": -3}
    assert asked(table) == 2
    assert table.players[1].levels == [0, 0, 0, 0, 0]
    assert table.players[1].points == 6


# Ruling 13: standing buildings follow every increase and token.


def test_ruling_13_151_and_165_also_in_phase_three() -> None:
    cursing = a_player(marks=3, hand=[178], sites="gray", levels="gray")
    guarded = a_player(workers="gray", buildings=[151])
    table = a_table(cursing, guarded, a_player(levels="gray gray", wall=(1, 1), buildings=[165]))
    choose(table, "build 178 at 1")
    assert (asked(table), offered(table)) == (2, {"prevent", "done"})
    assert changes(table, "prevent") == {"2 gray workers": -1, "3 gray level": 1}
    assert table.players[2].levels[2] == 3


def test_ruling_13_187_and_188_for_a_token_by_236() -> None:
    table = a_table(a_player(marks=3, hand=[236], sites="gray " * 3, buildings=[187, 188]), a_player())
    choose(table, "build 236 at 3")
    assert changes(table, "token 3") == {"points": 1, "marks": 2, "2 pink level": 1, "tokens": "-3"}


# Ruling 17: details.


@pytest.mark.parametrize(("card", "cost", "levels"), [(147, 0, 2), (149, 3, 3), (153, 6, 4)])
def test_ruling_17_levels_of_different_colours(card: int, cost: int, levels: int) -> None:
    seat = a_player(marks=cost, hand=[card], sites="gray", levels="purple orange gray pink brown")
    table = a_table(seat)
    choose(table, f"build {card} at 1")
    lowered = ["lower purple", "lower orange", "lower gray", "lower pink"][:levels]
    choose(table, *lowered)
    assert sum(table.players[0].levels) == 5 - levels
    assert table.players[0].points == 5 + levels
    assert offered(table) == {"end turn"}


def test_ruling_17_no_point_for_what_151_prevents() -> None:
    table = a_table(a_player(workers="gray", buildings=[151]), at="dice", first=2)
    roll(table, calm("gray5"))
    assert changes(table, "prevent") == {"gray workers": -1}


# Ruling 24: a level more, by 165.


def test_ruling_24_the_fourth_increase_strikes_and_all_go_back() -> None:
    dice = calm("pink5")
    table = a_table(a_player(marks=9, levels="pink pink", buildings=[165]), at="dice")
    roll(table, dice)
    assert (table.players[0].levels[3], table.players[0].marks) == (3, 9)
    table = a_table(a_player(marks=9, levels="pink pink pink", buildings=[165]), at="dice")
    roll(table, dice)
    assert (table.players[0].levels[3], table.players[0].marks) == (0, 0)


def test_ruling_24_without_165_nothing_happens_until_the_next_increase() -> None:
    table = a_table(a_player(marks=9, hand=[4], sites=[1, 2], levels="pink pink pink", buildings=[165]))
    choose(table, "build 4 at 2", "back 165", "done")
    assert (table.players[0].levels[3], table.players[0].marks) == (3, 9)
    table = a_table(a_player(marks=9, levels="pink pink pink"), at="dice")
    roll(table, calm("pink5"))
    assert (table.players[0].levels[3], table.players[0].marks) == (0, 0)


# Ruling 25: decreases by standing buildings.


def test_ruling_25_decreases_come_by_themselves_each_for_a_point() -> None:
    seat = a_player(marks=6, hand=[102], sites="gray " * 3, levels="orange", buildings=[166, 150])
    assert changes(a_table(seat), "build 102 at 3") == {
        "marks": -6,
        "hand": "-102",
        "buildings": "+102",
        "orange level": -1,
        "points": 1,
    }
    # Where the colour is free, the player picks it.
    seat = a_player(marks=6, hand=[68], sites="gray gray", levels="orange gray", buildings=[214])
    table = a_table(seat)
    choose(table, "build 68 at 2")
    assert offered(table) == {"lower orange", "lower gray"}
    assert changes(table, "lower gray") == {"gray level": -1, "points": 1}
