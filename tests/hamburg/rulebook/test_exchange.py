"""Expansion 5, The Stock Exchange: set-up, changes to game play, and the summary of the tiles B01 to B20."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import COLOURS, SIDES, STOCK_SIDES, STOCK_TILES
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.expansions.exchange import exchange
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.turns import ACT
from tests.hamburg.rulebook.exchange import (
    ACTIONS,
    CARD_OF,
    TWO_OF_EACH,
    at,
    beside,
    extra,
    reason,
    rich,
    spaces,
    stands,
)
from tests.hamburg.solo import Ear
from tests.hamburg.tables import a_player, choose, offered, refused

# Setup.


def test_one_of_ten_tiles_comes_up_with_its_green_side_and_the_tracker_on_1() -> None:
    table = RULES.new({"players": 2, "expansions": ["exchange"]}, None)
    assert table.asked == CHANCE
    assert offered(table) == {f"tile {tile}" for tile in STOCK_TILES}
    choose(table, "tile B05")
    assert stands(table) == ("B05", 1)
    for viewer in range(3):
        seen = table.seen_by(viewer).dump()["exchange"]
        assert seen == {"side": "B05", "space": 1, "removed": []}


# Changes to game play.


def test_example_of_beate() -> None:
    """On space 3 of B03 she takes 5 workers; the tracker moves to 4 and the tile is flipped."""
    table = at("B03", 3, a_player(hand=[193]))
    choose(table, "workers 193")
    assert table.players[0].workers[0] == 5
    assert stands(table) == ("B04", 4)


def numbered() -> Iterator[tuple[str, str, str, tuple[int, int, int]]]:
    """Yield the sides with numbers, from the summary: the action, what it changes, and the three steps."""
    yield "B01", "money", "marks", (1, 2, 3)
    yield "B02", "money", "marks", (-1, -2, -2)
    yield "B03", "workers", "purple", (0, 1, 2)
    yield "B04", "workers", "marks", (-1, -1, -2)
    yield "B05", "wall", "points", (1, 1, 2)
    yield "B06", "wall", "points", (-1, -1, -2)
    yield "B07", "decrease", "points", (0, 1, 2)
    yield "B08", "decrease", "marks", (-1, -1, -2)
    yield "B09", "site", "points", (1, 1, 2)
    yield "B11", "build", "marks", (1, 2, 3)
    yield "B12", "build", "marks", (-1, -2, -3)
    yield "B14", "build", "purple", (0, -1, -2)
    yield "B15", "money", "purple", (1, 2, 3)
    yield "B16", "wall", "marks", (-1, -2, -3)
    yield "B17", "decrease", "marks", (1, 2, 3)
    yield "B18", "site", "marks", (-1, -2, -3)


@pytest.mark.parametrize(("side", "action", "name", "steps"), list(numbered()))
def test_a_side_with_numbers(side: str, action: str, name: str, steps: tuple[int, int, int]) -> None:
    for space, step in zip(spaces(side), steps, strict=True):
        assert extra(side, space, action) == ({name: step} if step else {})


ACTION_OF = {
    **{side: action for side, action, _, _ in numbered()},
    **{"B10": "site", "B13": "workers", "B19": "wall", "B20": "wall"},
}


@pytest.mark.parametrize("side", STOCK_SIDES)
def test_a_side_changes_only_its_action_and_the_tracker_moves_after_it_alone(side: str) -> None:
    """Also at step 0 and where a colour is missed (ruling 31)."""
    assert sorted(ACTION_OF) == sorted(STOCK_SIDES)
    for space in spaces(side):
        for action, text in ACTIONS.items():
            table = at(side, space, rich())
            if action != ACTION_OF[side]:
                assert extra(side, space, action) == {}
                choose(table, text)
                assert stands(table) == (side, space)
                continue
            choose(table, text)
            while any(each.startswith(("take", "return")) for each in offered(table)):
                choose(table, sorted(offered(table))[0])
            if space == 6:
                assert table.asked == CHANCE
            else:
                back = STOCK_SIDES[STOCK_SIDES.index(side) + 1] if space == 3 else side
                assert stands(table) == (back, space + 1)


def test_from_6_to_1_the_tile_leaves_and_the_next_one_comes_up() -> None:
    """Ruling 60: all removed tiles are open, what lies below is not."""
    table = at("B02", 6, a_player(hand=[193]), removed=(4,))
    choose(table, "money 193")
    assert table.asked == CHANCE
    assert offered(table) == {f"tile {tile}" for tile in STOCK_TILES if tile not in ("B01", "B09")}
    choose(table, "tile B19")
    assert stands(table) == ("B19", 1)
    assert [STOCK_TILES[tile] for tile in exchange(table).removed] == ["B09", "B01"]


def test_after_the_tenth_tile_the_exchange_is_closed() -> None:
    """Ruling 31."""
    table = at("B02", 6, a_player(hand=[193, 194]), a_player(), removed=tuple(range(1, 10)))
    choose(table, "money 193")
    assert stands(table) == ("none", 1)
    assert len(exchange(table).removed) == 10
    assert all(player.standing == player.display for player in table.players)
    choose(table, "end turn", "end turn")
    before = table.players[0].marks
    choose(table, "money 194")
    assert table.players[0].marks == before + 4
    assert stands(table) == ("none", 1)


def test_a_building_neither_feels_nor_moves_the_exchange() -> None:
    """The note on buildings: not by 145, nor with a card that was drawn to be used at once."""
    table = at("B05", 1, a_player(marks=9, hand=[145], sites=["gray"]))
    choose(table, "build 145 at 1", "segment left")
    assert table.players[0].points == 5
    assert stands(table) == ("B05", 1)
    table = at("B01", 1, a_player(marks=9, hand=[3]))
    table.players[0].hand.remove(3)
    table.players[0].held = 3
    table.push(ACT, 0)
    table.run()
    choose(table, "money 3")
    assert table.players[0].marks == 9 + 4
    assert stands(table) == ("B01", 1)


def test_the_tile_is_in_force_for_everyone() -> None:
    table = at("B01", 1, a_player(hand=[193]), a_player(hand=[194]))
    choose(table, "money 193", "end turn", "money 194")
    assert [player.marks for player in table.players] == [5, 6]
    assert stands(table) == ("B01", 3)


# Costs.


@pytest.mark.parametrize(
    ("side", "text", "marks"),
    [
        ("B04", "workers 193", 0),
        ("B08", "decrease 193", 0),
        ("B16", "wall 146 left", 1),
        ("B18", "site 193", 0),
        ("B12", "build 203 at 1", 6),
        ("B20", "wall 146 left", 1),
    ],
)
def test_a_cost_that_cannot_be_paid_makes_the_action_unavailable(side: str, text: str, marks: int) -> None:
    """Ruling 31; B20 asks a mark more for gray on space 6."""
    space = 6 if side == "B20" else 4
    for more in (0, 1):
        player = rich()
        player.marks = marks + more
        table = at(side, space, player)
        assert (text in offered(table)) == bool(more)
        if not more:
            assert refused(table, text) == "hb-marks-short"
        else:
            choose(table, text)
            assert table.players[0].marks == 0


def test_what_is_asked_for_in_workers_must_be_there() -> None:
    """B14: two workers of the building's colour."""
    for workers in (1, 2):
        player = rich()
        player.workers = [workers, 9, 9, 9, 9]
        table = at("B14", 6, player)
        assert ("build 203 at 1" in offered(table)) == (workers == 2)
        if workers == 1:
            wanted = Message("hb-further-worker-short", count=2, colour="purple")
            assert reason(table, "build 203 at 1") == wanted


def test_b14_asks_for_workers_of_the_colour_of_a_zoo_card_too() -> None:
    """Ruling 61: 241 is gray."""
    table = at("B14", 5, a_player(marks=3, workers="gray", hand=[241]))
    choose(table, "lay 241")
    assert table.players[0].workers == [0] * 5
    table = at("B14", 5, a_player(marks=3, workers="pink", hand=[241]))
    assert reason(table, "lay 241") == Message("hb-further-worker-short", count=1, colour="gray")


def test_taking_money_never_brings_less_than_nothing() -> None:
    """Rulings 31 and 48: a die of 1 less 2 is nothing, with 3 more of 141 it is 2."""
    ones = "purple1 orange1 gray1 pink1 brown1 black6"
    table = at("B02", 5, a_player(hand=[193]), dice=ones)
    choose(table, "money 193")
    assert table.players[0].marks == 0
    table = at("B02", 5, a_player(hand=[193], buildings=[141]), dice=ones)
    choose(table, "money 193")
    assert table.players[0].marks == 2


@pytest.mark.parametrize("points", [0, 1, 5])
def test_b06_takes_the_points_there_are_and_blocks_nothing(points: int) -> None:
    """Ruling 31."""
    table = at("B06", 6, a_player(marks=1, points=points, hand=[146]))
    choose(table, "wall 146 left")
    assert table.players[0].points == max(points - 2, 0)
    assert table.asked == CHANCE


# Sides with colours.


@pytest.mark.parametrize(
    ("space", "colours"), [(4, {"gray"}), (5, {"purple", "brown"}), (6, {"pink", "orange"})]
)
@pytest.mark.parametrize("colour", CARD_OF)
def test_b10_asks_for_a_further_worker(space: int, colours: set[str], colour: str) -> None:
    """One of two colours by choice, of those one has; a site of that colour needs two (rulings 60, 61)."""
    card = CARD_OF[colour]
    table = at("B10", space, a_player(hand=[card], workers=TWO_OF_EACH))
    choose(table, f"site {card}")
    if len(colours) > 1:
        assert offered(table) == {f"return {each}" for each in colours}
        for other in set(COLOURS) - colours:
            assert refused(table, f"return {other}") == "hb-worker-of-another-colour"
    for paid in sorted(colours):
        again = table.clone()
        if len(colours) > 1:
            choose(again, f"return {paid}")
        left = [2 - (each == colour) - (each == paid) for each in COLOURS]
        assert again.players[0].workers == left
    for other in COLOURS:
        has = " ".join([colour, other])
        table = at("B10", space, a_player(hand=[card], workers=has))
        payable = other in colours or (colour in colours and other == colour)
        assert (f"site {card}" in offered(table)) == payable
        if not payable:
            among = [each for each in COLOURS if each in colours]
            wanted = Message("hb-further-worker-short", count=1, colour=among[0])
            if len(among) > 1:
                wanted = Message("hb-further-worker-either", wanted=among[0], colour=among[1])
            assert reason(table, f"site {card}") == wanted


def test_what_224_announces_replaces_only_the_sites_own_worker() -> None:
    """Ruling 61: a brown card as a gray one costs a gray worker, and B10 asks for another gray one."""
    table = at("B10", 4, a_player(hand=[3], buildings=[224], workers="gray gray gray"))
    choose(table, "announce gray", "site 3")
    assert table.players[0].workers == [0] * 5
    table = at("B10", 4, a_player(hand=[3], buildings=[224], workers="gray gray"))
    choose(table, "announce gray")
    assert reason(table, "site 3") == Message("hb-further-worker-short", count=1, colour="gray")


def test_b10_is_paid_before_the_site_lies_and_is_named() -> None:
    table = at("B10", 4, a_player(hand=[50], workers="gray gray pink brown"))
    ear = Ear()
    table.listener = ear
    choose(table, "site 50")
    told = [each.id for each in ear.heard]
    assert told.index("hb-tile-works") < told.index("hb-lay-site")
    assert told.count("hb-return-workers") == 2
    assert told.index("hb-lay-site") > len(told) - 1 - told[::-1].index("hb-return-workers")


def test_b10_is_paid_before_anything_is_gained() -> None:
    """Ruling 46: Versmann B's points and 070 come after it."""
    part = Mayors((HELD.index("versmann b"), HELD.index("weber a")))
    player = a_player(hand=[193], workers="purple purple brown", buildings=[70], levels="purple")
    table = beside("B10", 5, "mayors", part, player)
    choose(table, "site 193")
    assert offered(table) == {"return purple", "return brown"}
    assert table.players[0].points == 5
    assert table.players[0].levels[0] == 1
    choose(table, "return brown")
    assert table.players[0].points > 5
    assert table.players[0].levels[0] == 0


@pytest.mark.parametrize(
    ("space", "colours"), [(1, {"purple"}), (2, {"pink", "gray"}), (3, {"orange", "brown"})]
)
def test_b13_brings_a_worker_of_a_colour(space: int, colours: set[str]) -> None:
    table = at("B13", space, a_player(hand=[193]))
    choose(table, "workers 193")
    if len(colours) > 1:
        assert offered(table) == {f"take {colour}" for colour in colours}
    for taken in sorted(colours):
        again = table.clone()
        if len(colours) > 1:
            choose(again, f"take {taken}")
        assert again.players[0].workers == [3 * (each == "purple") + (each == taken) for each in COLOURS]


WALL_PLACES = [(side, built) for side in range(2) for built in range(5)]
FREE = {1: {"orange"}, 2: {"gray", "purple"}, 3: {"pink", "brown"}}
DEAR = {4: {"brown"}, 5: {"purple", "pink"}, 6: {"orange", "gray"}}


@pytest.mark.parametrize(("wall_side", "built"), WALL_PLACES)
def test_b19_and_b20_change_the_price_of_segments_of_a_colour(wall_side: int, built: int) -> None:
    """Either of two colours counts (ruling 31)."""
    board = standard_box().board
    colour = COLOURS[board.wall_colours[wall_side][built]]
    wall = (built, 0) if wall_side == 0 else (0, built)
    printed = board.wall_costs[built]
    prices = {space: 0 if colour in free else printed for space, free in FREE.items()}
    prices |= {space: printed + (colour in dear) for space, dear in DEAR.items()}
    for space, price in prices.items():
        player = a_player(marks=price, hand=[CARD_OF[colour]], wall=wall)
        table = at("B19" if space < 4 else "B20", space, player)
        choose(table, f"wall {CARD_OF[colour]} {SIDES[wall_side]}")
        assert table.players[0].marks == 0
        if price:
            poor = a_player(marks=price - 1, hand=[CARD_OF[colour]], wall=wall)
            table = at("B19" if space < 4 else "B20", space, poor)
            assert refused(table, f"wall {CARD_OF[colour]} {SIDES[wall_side]}") == "hb-marks-short"


@pytest.mark.parametrize("colour", CARD_OF)
def test_b15_takes_the_colour_of_the_die(colour: str) -> None:
    table = at("B15", 2, a_player(hand=[CARD_OF[colour]]))
    choose(table, f"money {CARD_OF[colour]}")
    assert table.players[0].workers == [2 * (each == colour) for each in COLOURS]
    assert table.players[0].marks == 4


@pytest.mark.parametrize("colour", CARD_OF)
def test_b03_takes_the_colour_of_the_card(colour: str) -> None:
    table = at("B03", 3, a_player(hand=[CARD_OF[colour]]))
    choose(table, f"workers {CARD_OF[colour]}")
    assert table.players[0].workers == [5 * (each == colour) for each in COLOURS]
