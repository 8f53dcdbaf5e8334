"""Where the rulebooks are silent or disagree: clerics and windows."""

import pytest

from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.tables import a_player, a_table, calm, changes, choose, offered

# Ruling 21: the church.


def test_ruling_21_the_worker_of_189_goes_to_the_floor_of_its_colour() -> None:
    builder = a_player(marks=3, workers="gray pink", hand=[189], sites="gray", buildings={2: 150})
    table = a_table(builder, a_player(buildings=[149]), dice=calm("black3"), round_number=4)
    choose(table, "build 189 at 1")
    assert changes(table, "place gray") == {"gray workers": -1, "guests": "+gray"}
    assert final_scoring(table, 0)["clerics"] == 0
    choose(table, "end turn", "end turn")
    assert table.floor_workers == (0, 0, 1, 0, 0)
    assert table.floor == (0, 0, 1, 0, 0, 0)
    assert [final_scoring(table, seat)["clerics"] for seat in (0, 1)] == [4, 2]  # cleric and worker


def test_ruling_21_036_lets_189_take_a_second_worker() -> None:
    builder = a_player(marks=3, workers="gray gray pink", hand=[189], sites="gray", buildings={2: 36})
    table = a_table(builder)
    choose(table, "build 189 at 1", "place gray")
    assert offered(table) == {"twice", "done"}
    choose(table, "twice")
    assert offered(table) == {"place gray", "place pink"}  # whoever says twice means it
    assert changes(table, "place gray") == {"gray workers": -1, "guests": "+gray"}
    assert table.guests == (2, 2)


def test_ruling_21_036_may_follow_when_the_first_time_was_declined() -> None:
    builder = a_player(marks=3, workers="gray pink", hand=[189], sites="gray", buildings={2: 36})
    table = a_table(builder)
    choose(table, "build 189 at 1", "done")
    assert offered(table) == {"twice", "done"}
    choose(table, "done")
    assert (table.guests, offered(table)) == ((), {"end turn"})


def test_ruling_21_228_copies_the_flash_of_189() -> None:
    copier = a_player(marks=3, workers="gray pink", hand=[228], sites="purple")
    table = a_table(copier, a_player(buildings=[189]))
    choose(table, "build 228 at 1")  # the only flash there is
    assert offered(table) == {"place gray", "place pink", "done"}
    assert changes(table, "place pink") == {"pink workers": -1, "guests": "+pink"}


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
