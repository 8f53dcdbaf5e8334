"""Where the rulebooks are silent or disagree: what is counted, and what there is in the box."""

from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.tables import a_player, a_table, active, changes, choose

# Ruling 11: counting.


def test_ruling_11_a_building_counts_itself_and_sites_count_built_or_empty() -> None:
    table = a_table(a_player(hand=[25], sites="gray"))
    assert changes(table, "build 25 at 1")["marks"] == 2
    table = a_table(a_player(workers="gray", sites=[150, "gray", "pink"], buildings=[17]))
    assert changes(table, "use 17")["marks"] == 4


def test_ruling_11_dice_without_a_colour_are_all_six() -> None:
    table = a_table(
        a_player(marks=6, hand=[56], sites="gray"), dice="purple1 orange1 gray1 pink1 brown1 black2"
    )
    assert changes(table, "build 56 at 1")["points"] == 2


def test_ruling_11_066_is_four_categories_one_building_and_art_in_the_discard_pile() -> None:
    assert final_scoring(a_table(a_player(buildings=[66, 71])), 0)["laurels"] == 4
    table = a_table(a_player(marks=6, hand=[55], sites="gray gray"), discards=[66, 49])
    choose(table, "build 55 at 1")
    assert table.players[0].buildings() == [55, 49]  # the only entertainment card there
    table = a_table(a_player(marks=6, hand=[67], sites="gray gray"), discards=[66, 49])
    choose(table, "build 67 at 1")
    assert table.players[0].buildings() == [67, 66]
    table = a_table(a_player(buildings=[66]), a_player(buildings=[6]), at="end")
    assert (active(table, 1), active(table, 2)) == ([], [])


# Ruling 20: points never fall below 0.


def test_ruling_20_103_takes_at_most_what_a_player_has() -> None:
    table = a_table(a_player(marks=2, buildings=[103]), a_player(points=0), a_player(points=1))
    assert changes(table, "use 103") == {
        "marks": -2,
        "points": 1,
        "2 marks": 1,
        "3 marks": 1,
        "3 points": -1,
        "used": "+103",
    }


# Ruling 26: the supply and statues.


def test_ruling_26_workers_are_unlimited_but_for_095() -> None:
    many = " ".join(["gray"] * 15)
    table = a_table(a_player(workers=many, hand=[150]))
    assert changes(table, "workers 150")["gray workers"] == 3
    seats = [a_player(square=1, majorities="buildings", buildings=[95]), a_player(workers=many)]
    table = a_table(*seats, at="end")
    assert table.players[0].workers == [1, 1, 0, 1, 1]
    seats = [a_player(square=1, majorities="buildings", buildings=[95]), a_player(workers=many[5:])]
    assert a_table(*seats, at="end").players[0].workers == [1, 1, 1, 1, 1]


def test_ruling_26_a_statue_once_per_half_and_none_when_they_are_gone() -> None:
    table = a_table(a_player(marks=5, hand=[97], wall=(4, 0), halves="left", statues=[9]))
    assert "statues" not in changes(table, "wall 97 left")
    others = a_player(wall=(5, 5), statues=[9, 7])
    table = a_table(
        a_player(marks=5, hand=[150], wall=(5, 4), statues=[4]), others, a_player(statues=[6, 5, 2])
    )
    assert "statues" not in changes(table, "wall 150 right")
    assert table.players[0].statues == (4,)
