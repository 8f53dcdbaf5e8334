"""The builder of test tables builds what it is told."""

import doctest

from burgomaster.games.hamburg.box.components import COLOUR, PINK
from tests.hamburg import tables
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused, roll


def test_examples() -> None:
    assert doctest.testmod(tables).failed == 0


def test_a_turn_has_the_hand_the_sites_and_the_buildings_given() -> None:
    table = a_table(
        a_player(marks=6, hand=[88, 102], sites=[31, "gray"], buildings={2: 54}), discards=[17, 18]
    )
    player = table.players[0]
    assert player.hand == [88, 102]
    assert [(plot.face, plot.known, plot.buildings) for plot in player.plots] == [
        (31, True, ()),
        (-3, False, (54,)),
    ]
    assert table.discards == [17, 18]
    assert "build 102 at 1" in offered(table)
    assert "build 102 at 2" not in offered(table)
    assert refused(table, "build 88 at 1") == "hb-marks-short"


def test_buildings_without_a_site_stand_on_unseen_ones_of_their_colour() -> None:
    table = a_table(a_player(buildings=[54, 55]))
    assert [COLOUR[plot.face] for plot in table.players[0].plots] == [PINK, PINK]
    assert table.piles[PINK] == 56 - 4


def test_changes_name_everything_that_moved() -> None:
    table = a_table(a_player(hand=[88, 102], workers="pink"))
    assert changes(table, "site 88") == {"pink workers": -1, "hand": "-88", "sites": "+88"}
    choose(table, "end turn")
    assert asked(table) == 2


def test_piles_can_run_out() -> None:
    table = a_table(a_player(), piles={"gray": []})
    assert table.piles[2] == 0
    assert len(table.discards) == 1
    assert len(table.shuffled) == 55


def test_a_season_and_its_dice() -> None:
    table = a_table(a_player(), at="season", season=3)
    assert (table.season, table.phase) == (3, 1)
    table = a_table(a_player(marks=9), at="dice")
    assert asked(table) == 0
    roll(table, "purple1 orange3 gray4 pink4 brown3 black4")
    assert offered(table) == {"advance", "done"}
    table = a_table(a_player(), at="end", season=8)
    assert table.over
