"""Expansion 5, The Stock Exchange, with buildings, other expansions and TOM; positions and laws."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message, Refused
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS
from burgomaster.games.hamburg.expansions.clerics import SIDES as CLERIC_SIDES
from burgomaster.games.hamburg.expansions.clerics import ClericTiles
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.rulebook.exchange import (
    CARD_OF,
    at,
    beside,
    stands,
)
from tests.hamburg.solo import Ear, against, his_die, solo_box
from tests.hamburg.tables import a_player, choose, offered

# With buildings and other expansions.


def test_a_discount_never_makes_a_price_fall_below_0() -> None:
    """Ruling 9: 132 makes a building of 3 marks free, and B11 adds nothing to that."""
    table = at("B11", 3, a_player(hand=[193], buildings=[132], sites=["gray", "gray"]))
    choose(table, "build 193 at 2")
    assert table.players[0].marks == 0


def test_with_108_surcharges_stay() -> None:
    """Ruling 49."""
    table = at("B16", 5, a_player(marks=2, hand=[146], buildings=[108]))
    choose(table, "wall 146 left")
    assert table.players[0].marks == 0


def test_moenckebergs_price_is_the_whole_price() -> None:
    """Ruling 49: 2 marks, tile changes included; with B19 a segment is free all the same."""
    part = Mayors((HELD.index("moenckeberg a"), HELD.index("weber a")))
    table = beside("B16", 6, "mayors", part, a_player(marks=2, wall=(4, 0), hand=[97]))
    choose(table, "wall 97 left")
    assert table.players[0].marks == 0
    table = beside("B19", 1, "mayors", part, a_player(wall=(4, 0), hand=[97]))
    choose(table, "wall 97 left")
    assert table.players[0].wall == (5, 0)


def test_a_decrease_by_two_levels_counts_as_one_action() -> None:
    """Ruling 50: 168."""
    table = at("B17", 3, a_player(hand=[193], buildings=[168], levels="purple purple"))
    choose(table, "decrease 193")
    assert table.players[0].levels[0] == 0
    assert table.players[0].marks == 3
    assert stands(table) == ("B18", 4)


def clerics_under(tile: str) -> ClericTiles:
    """Return cleric tiles with one under the black six."""
    return ClericTiles((0, 0, 0, 0, 0, CLERIC_SIDES.index(tile)))


def test_with_cleric_tiles_both_act_on_one_action() -> None:
    """Rulings 48 and 71: one sum for money; B15 pays even where it is nothing."""
    ones = "purple1 orange1 gray1 pink1 brown1 black6"
    table = beside("B15", 2, "clerics", clerics_under("money b"), a_player(hand=[193]), dice=ones)
    choose(table, "money 193")
    assert (table.players[0].marks, table.players[0].workers[0]) == (0, 2)
    table = beside("B01", 2, "clerics", clerics_under("money b"), a_player(hand=[193]), dice=ones)
    choose(table, "money 193")
    assert table.players[0].marks == 1
    table = beside(
        "B19", 1, "clerics", clerics_under("wall_price b"), a_player(marks=9, wall=(4, 0), hand=[97])
    )
    choose(table, "wall 97 left")
    assert table.players[0].marks < 9  # the surcharge stays where the printed price is 0 (ruling 49)


def test_workers_are_taken_in_an_order_and_returned_last() -> None:
    """Ruling 83: 034, '+1' and B13, then '-1'."""
    player = a_player(hand=[193], buildings=[34])
    table = beside("B13", 2, "clerics", clerics_under("workers a"), player)
    choose(table, "workers 193")
    assert len(offered(table)) == 5
    choose(table, "take orange")
    assert len(offered(table)) == 5
    choose(table, "take orange")
    assert offered(table) == {"take pink", "take gray"}
    table = beside("B13", 2, "clerics", clerics_under("workers b"), a_player(hand=[193]))
    choose(table, "workers 193")
    assert offered(table) == {"take pink", "take gray"}
    choose(table, "take pink")
    assert offered(table) == {"return purple", "return pink"}


def test_statues_come_before_the_tiles_points_and_the_tracker_last() -> None:
    """Ruling 46."""
    player = a_player(marks=9, hand=[97], wall=(4, 0), buildings=[150], levels="orange")
    table = beside("B05", 3, "statues", Zitronenjettes(()), player)
    choose(table, "wall 97 left")
    assert offered(table) == {"statue hummel", "statue zitronenjette"}
    assert (table.players[0].points, stands(table)) == (5, ("B05", 3))
    told = heard(table)
    choose(table, "statue zitronenjette")
    assert ids(told) == [
        *("hb-take-zitronenjette", "hb-gain-marks", "hb-tile-works", "hb-gain-points"),
        *("hb-work", "hb-decrease", "hb-gain-points", "hb-stock-tile-turned"),
    ]


def heard(table: Hamburg) -> list[Message]:
    """Return a list to which everything is written that is told from now on."""
    ear = Ear()
    table.listener = ear
    return ear.heard


def ids(told: list[Message]) -> list[str]:
    """Return what was told, by the ids of the messages."""
    return [message.id for message in told]


def test_points_come_before_what_others_gain_and_the_tracker_after_a_flash() -> None:
    """Ruling 46: B05 before 091; the price moves when a building's flash and all that follows is over."""
    table = at("B05", 1, a_player(marks=9, hand=[146]), a_player(buildings=[91]))
    told = heard(table)
    choose(table, "wall 146 left")
    assert ids(told)[-5:] == [
        "hb-tile-works",
        "hb-gain-points",
        "hb-work",
        "hb-gain-workers",
        "hb-stock-price",
    ]
    table = at("B11", 1, a_player(marks=9, hand=[145], sites=["gray"]), a_player(buildings=[180]))
    told = heard(table)
    choose(table, "build 145 at 1", "segment left")
    assert ids(told)[-1] == "hb-stock-price"
    order = ids(told)
    assert order.index("hb-build-segment") < order.index("hb-gain-marks") < order.index("hb-stock-price")


def test_a_step_of_nothing_is_not_told_as_something() -> None:
    table = at("B07", 1, a_player(hand=[193], levels="purple"))
    told = heard(table)
    choose(table, "decrease 193")
    assert "hb-tile-works" not in ids(told)
    table = at("B06", 4, a_player(marks=1, points=0, hand=[146]))
    told = heard(table)
    choose(table, "wall 146 left")
    assert "hb-tile-works" not in ids(told)


def test_the_rulebooks_advice_is_told_with_cleric_tiles_and_only_then() -> None:
    for names, advised in ((["exchange"], 0), (["exchange", "clerics"], 1)):
        table = RULES.new({"players": 2, "expansions": [*names]}, None)
        told = heard(table)
        choose(table, "tile B01")
        assert ids(told).count("hb-stock-advice") == advised


# TOM.


def test_toms_dice_neither_feel_nor_move_the_exchange() -> None:
    """Rulings 43 and 78."""
    parts = tuple([expansion.part(2) for expansion in solo_box("exchange").expansions])
    here = (Exchange(STOCK.index("B05"), 1, ()), *parts[1:])
    tom = a_player(marks=9)
    table = against(tom, a_player(marks=9, hand=[146]), box=solo_box("exchange"), parts=here)
    assert table.players[1].standing == 0
    assert "points" not in his_die(table, "gray")
    assert table.players[1].wall != (0, 0)
    assert stands(table) == ("B05", 1)
    choose(table, "wall 146 left")
    assert table.players[0].points == 6
    assert stands(table) == ("B05", 2)


# Positions and laws.


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ('side = "B01"\nspace = 4', "hb-law-stock-side"),
        ('side = "B02"\nspace = 3', "hb-law-stock-side"),
        ('side = "B02"\nspace = 5\nremoved = ["B01"]', "hb-law-stock-tiles"),
        ('side = "B01"\nremoved = ["B03", "B03"]', "hb-law-stock-tiles"),
        ('side = "none"', "hb-law-stock-missing"),
        ('side = "none"\nspace = 2', "hb-law-stock-empty"),
    ],
)
def test_what_cannot_lie_there_is_refused(told: str, reason: str) -> None:
    """Ruling 84: never both sides of a tile."""
    with pytest.raises(Refused) as refusal:
        read_position(f'expansions = ["exchange"]\n[exchange]\n{told}\n')
    assert reason in repr(refusal.value.message) + str(refusal.value)


def test_positions_tell_of_the_exchange_or_take_what_is_natural() -> None:
    table = read_position('expansions = ["exchange"]\n')
    assert table.dump()["exchange"] == {"side": "B01", "space": 1, "removed": []}
    text = 'expansions = ["exchange"]\n[exchange]\nside = "B20"\nspace = 6\nremoved = ["B05", "B01"]\n'
    table = read_position(text)
    assert table.dump()["exchange"] == {"side": "B20", "space": 6, "removed": ["B05", "B01"]}
    assert broken_law(table) is None


def test_in_whole_games_tiles_come_and_go_and_the_laws_hold() -> None:
    seen: set[str] = set()
    for seed in range(3):
        table = RULES.new({"players": 4, "expansions": ["exchange"]}, Fast(seed))
        rng = Fast(seed + 100)
        while not table.over:
            offers = table.offers()
            table.apply(table.asked, offers[rng.below(len(offers))])
            seen.add(stands(table)[0])
            assert broken_law(table) is None
    assert len(seen) > 8


def test_cards_of_the_tests_have_the_colours_they_are_used_for() -> None:
    assert {COLOURS[COLOUR[card]]: card for card in CARD_OF.values()} == CARD_OF
