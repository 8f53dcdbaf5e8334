"""Where the rulebooks are silent or disagree: clerics and windows."""

import pytest

from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.tables import a_player, a_table, calm, changes, choose, offered, roll

# Ruling 21: the church.


def test_ruling_21_the_worker_of_189_goes_to_the_floor_of_its_colour() -> None:
    table = a_table(a_player(workers="gray pink", buildings=[150, 189]), a_player(buildings=[149]), at="dice")
    roll(table, calm())
    assert changes(table, "use 189", "place gray") == {
        "gray workers": -1,
        "guests": "+gray",
        "used": "+189",
    }
    assert final_scoring(table, 0)["clerics"] == 0
    for _ in range(8):
        choose(table, "end turn")
    assert table.floor_workers == (0, 0, 1, 0, 0)
    assert table.floor == (0, 0, 1, 0, 0, 0)
    assert [final_scoring(table, seat)["clerics"] for seat in (0, 1)] == [4, 2]  # cleric and worker


@pytest.mark.parametrize(
    ("black", "moves"), [(1, {"cleric right"}), (6, {"cleric left"}), (3, {"cleric left", "cleric right"})]
)
def test_ruling_21_235_does_not_go_round_the_end(black: int, moves: set[str]) -> None:
    seat = a_player(workers="gray", hand=[1], buildings=[235])
    table = a_table(seat, dice=calm(f"black{black}"))
    before = table.cleric
    table.guests = (0,)
    choose(table, "use 235")
    if len(moves) > 1:
        assert offered(table) == moves
        choose(table, "cleric right")
    assert table.cleric == before + (-1 if moves == {"cleric left"} else 1)
    assert table.guests == (0,)
