"""Where the rulebooks are silent or disagree: the advance."""

from tests.hamburg.tables import a_player, a_table, calm, changes, roll

# Ruling 13: standing buildings follow every advance.


def test_ruling_13_214_and_226_for_any_advance() -> None:
    seat = a_player(marks=6, hand=[68], sites="gray " * 3, levels="pink", buildings=[214, 226])
    table = a_table(seat)
    assert changes(table, "build 68 at 3") == {
        "marks": -6,
        "hand": "-68",
        "buildings": "+68",
        "square": 1,
        "points": 2,
        "pink level": -1,
    }
    # Also where the pawn cannot go on.
    table = a_table(a_player(marks=6, hand=[68], sites="gray gray", square=9, buildings=[226]))
    assert changes(table, "build 68 at 2")["points"] == 5
    table = a_table(a_player(marks=4, buildings=[2, 226]), at="dice")
    roll(table, calm())
    assert changes(table, "use 2") == {"marks": -4, "square": 1, "points": 1, "used": "+2"}


def test_ruling_13_240_asks_its_surcharge_only_in_phase_two() -> None:
    table = a_table(a_player(marks=9), a_player(marks=9, buildings=[240]), at="dice")
    roll(table, calm("purple1"))
    assert changes(table, "advance") == {"marks": -4, "square": 1}
    assert changes(table, "advance") == {"2 marks": -1, "2 square": 1}
    table = a_table(a_player(marks=6, hand=[68], sites="gray"), a_player(buildings=[240]))
    assert changes(table, "build 68 at 1")["marks"] == -6
    # It is owed for 002 as well.
    table = a_table(a_player(marks=7, buildings=[2]), a_player(buildings=[240]), at="dice")
    roll(table, calm())
    assert changes(table, "use 2") == {"marks": -7, "square": 1, "used": "+2"}
    table = a_table(a_player(marks=6, buildings=[2]), a_player(buildings=[240]), at="dice")
    roll(table, calm())
    assert table.phase == 3


def test_ruling_13_125_cuts_only_the_price_of_the_dice() -> None:
    table = a_table(a_player(marks=9, buildings=[125]), a_player(buildings=[240]), at="dice")
    roll(table, calm("purple1"))
    assert changes(table, "advance") == {"marks": -3, "square": 1}
    table = a_table(a_player(marks=9, buildings=[2, 125]), at="dice")
    roll(table, calm())
    assert changes(table, "use 2") == {"marks": -4, "square": 1, "used": "+2"}
