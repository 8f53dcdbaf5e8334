"""Where the rulebooks are silent or disagree: phase IV and the end of the game."""

from burgomaster.games.hamburg.scoring import winners
from tests.hamburg.tables import a_player, a_table, active

# Ruling 17: details.


def test_ruling_17_046_not_for_a_tie_at_zero() -> None:
    table = a_table(a_player(buildings=[46]), a_player(buildings=[6]), at="end")
    assert active(table, 1) == ["buildings", "points"]
    assert active(table, 2) == []


# Ruling 28: the end.


def test_ruling_28_marks_break_a_tie_else_it_is_shared() -> None:
    def winning(marks: int) -> list[int]:
        seats = [a_player(points=9, marks=marks), a_player(points=9, marks=2)]
        return winners(a_table(*seats, at="end", season=8))

    assert winning(1) == [1]
    assert winning(2) == [0, 1]
