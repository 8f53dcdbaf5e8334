"""The rulebook's chapter 'The effects of disasters'."""

import pytest

from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import Changes, a_player, a_table, asked, changes, choose, offered, roll

DICE = {
    "purple": "purple5 orange4 gray4 pink4 brown4 black4",
    "orange": "purple4 orange5 gray4 pink4 brown4 black4",
    "gray": "purple4 orange4 gray5 pink4 brown4 black4",
    "pink": "purple4 orange4 gray4 pink5 brown4 black4",
    "brown": "purple4 orange4 gray4 pink4 brown5 black4",
}


def hit_by(colour: str, player: Player) -> Hamburg:
    """Let a die increase a disaster for the third time; the other player is hit before."""
    player.levels[["purple", "orange", "gray", "pink", "brown"].index(colour)] = 2
    table = a_table(player, at="dice", first=2)
    roll(table, DICE[colour])
    return table


def test_patricia_loses_a_wall_segment() -> None:
    """Decay, example: she takes it from the left and keeps the third segment on the right."""
    table = hit_by("gray", a_player(wall=(2, 3)))
    assert offered(table) == {"lose wall left", "lose wall right"}
    assert changes(table, "lose wall left") == {"left wall": -1, "gray level": -3}


def test_decay_with_one_half_or_no_wall() -> None:
    """Decay: the segment comes from an end; without a segment nothing is lost."""
    assert hit_by("gray", a_player(wall=(0, 3))).players[0].wall == (0, 2)
    table = hit_by("gray", a_player())
    assert (table.players[0].wall, table.players[0].levels) == ((0, 0), [0, 0, 0, 0, 0])


def test_a_statue_stays_and_is_not_gained_again() -> None:
    """Decay: without the fifth segment the statue stays, but rebuilding earns no other one."""
    table = hit_by("gray", a_player(wall=(5, 0), statues=[9], hand=[97], marks=5))
    player = table.players[0]
    assert (player.wall, player.statues) == ((4, 0), (9,))
    choose(table, "end turn")  # of the other player
    changed = changes(table, "wall 97 left")
    assert changed == {"marks": -5, "left wall": 1, "hand": "-97", "discards": "+97"}


def test_ulrich_discards_a_building() -> None:
    """Fire, example: one of his two buildings; he keeps the site it stood on."""
    table = hit_by("orange", a_player(sites=[1, 2], buildings=[102, 6], garden=[241]))
    assert offered(table) == {"lose building 102", "lose building 6"}
    lost = changes(table, "lose building 102")
    assert lost == {"buildings": "-102", "discards": "+102", "orange level": -3}
    assert [(plot.face, plot.buildings) for plot in table.players[0].plots] == [(1, ()), (2, (6,))]
    assert table.discards == [102]


def test_fire_without_a_building() -> None:
    """Fire: sites, zoo and park cards do not burn."""
    table = hit_by("orange", a_player(sites=[1], garden=[241]))
    assert (len(table.players[0].plots), table.players[0].garden) == (1, (241,))
    assert table.players[0].levels == [0, 0, 0, 0, 0]


def test_unrest_takes_all_money() -> None:
    """Unrest: all marks go back; workers stay."""
    player = hit_by("pink", a_player(marks=17, workers="gray")).players[0]
    assert (player.marks, player.workers, player.points) == (0, [0, 0, 1, 0, 0], 5)
    assert player.levels == [0, 0, 0, 0, 0]


def test_disease_takes_all_workers() -> None:
    """Disease: all workers go back; money stays."""
    player = hit_by("brown", a_player(marks=17, workers="gray gray purple pink")).players[0]
    assert (player.marks, player.workers) == (17, [0, 0, 0, 0, 0])
    assert player.levels == [0, 0, 0, 0, 0]


def test_beate_loses_her_only_site() -> None:
    """Flood, example: the site goes to the discard pile, the building on it back to the hand."""
    table = hit_by("purple", a_player(sites=[1], buildings=[102], hand=[5]))
    player = table.players[0]
    assert (player.plots, player.hand, player.display) == ((), [5, 102], 0)
    assert table.discards == [1]


def test_flood_of_a_site_of_ones_choice() -> None:
    """Flood: a site of one's choice; one that nobody has looked at is turned up now."""
    table = hit_by("purple", a_player(sites=[1, "gray"], buildings={1: 102}))
    assert offered(table) == {"lose site 1", "lose site 2"}
    choose(table, "lose site 2")
    assert asked(table) == 0
    assert len(offered(table)) == 56
    lost = changes(table, "turn 150")
    assert lost == {"sites": "-gray", "discards": "+150", "purple level": -3}
    assert [(plot.face, plot.buildings) for plot in table.players[0].plots] == [(1, (102,))]
    assert hit_by("purple", a_player()).phase == 3


@pytest.mark.parametrize("colour", ["purple", "orange", "gray", "pink", "brown"])
def test_a_disaster_strikes_at_its_third_level(colour: str) -> None:
    """The effects of disasters: not before the third marker is moved."""
    index = ["purple", "orange", "gray", "pink", "brown"].index(colour)
    player = a_player(marks=7, workers="gray", wall=(1, 0), sites=[1], buildings=[102], levels=colour)
    table = a_table(player, at="dice")
    roll(table, DICE[colour])
    assert table.players[0].levels[index] == 2
    assert (player.marks, sum(player.workers), player.wall, player.buildings()) == (7, 1, (1, 0), [102])


def test_no_points_for_the_markers_that_go_back() -> None:
    """The effects of disasters: all three markers go back, which earns no points."""
    for colour in DICE:
        player = hit_by(colour, a_player(points=20)).players[0]
        assert (player.levels, player.points) == ([0, 0, 0, 0, 0], 20)


def test_several_disasters_in_the_order_one_chooses() -> None:
    """Note: whoever is hit by several at the same time chooses the order in which they occur."""
    unlucky = a_player(sites=[1], buildings=[102], levels="purple purple orange orange pink pink", marks=3)
    table = a_table(unlucky, at="dice", first=2)
    roll(table, "purple5 orange6 gray4 pink5 brown4 black4")
    assert offered(table) == {"suffer purple", "suffer orange", "suffer pink"}
    # The flood first saves the building from the fire.
    first: Changes = {
        "sites": "-1",
        "buildings": "-102",
        "hand": "+102",
        "discards": "+1",
        "purple level": -3,
    }
    assert changes(table, "suffer purple") == first
    assert offered(table) == {"suffer orange", "suffer pink"}
    assert changes(table, "suffer orange") == {"orange level": -3, "pink level": -3, "marks": -3}
    assert table.players[0].hand == [102]
    # The fire first costs it.
    table = a_table(a_player(sites=[1], buildings=[102], levels="purple purple orange orange"), at="dice")
    roll(table, "purple5 orange6 gray4 pink4 brown4 black4")
    choose(table, "suffer orange")
    assert table.players[0].hand == []
    assert table.discards == [102, 1]


def test_everybody_is_hit_in_turn_order() -> None:
    """Phase II: steps are done in turn order where it matters."""
    table = a_table(
        a_player(levels="gray gray", wall=(1, 1)),
        a_player(levels="gray gray", wall=(1, 1)),
        at="dice",
        first=2,
    )
    roll(table, DICE["gray"])
    assert asked(table) == 2
    choose(table, "lose wall left")
    assert asked(table) == 1
