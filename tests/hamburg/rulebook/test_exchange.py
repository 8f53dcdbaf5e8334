"""Expansion 5, The Stock Exchange: set-up, changes to game play, and the summary of the tiles B01 to B20."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Message, Refused
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, SIDES, STOCK_SIDES, STOCK_TILES
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.clerics import SIDES as CLERIC_SIDES
from burgomaster.games.hamburg.expansions.clerics import ClericTiles
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange, exchange
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.turns import ACT
from tests.hamburg.solo import Ear, against, his_die, solo_box
from tests.hamburg.tables import a_player, a_table, choose, offered, refused, the_box

BOX = with_expansions(standard_box(), ("exchange",))
FOURS = "purple4 orange4 gray4 pink4 brown4 black6"
CARD_OF = {"purple": 193, "orange": 97, "gray": 146, "pink": 50, "brown": 3}
TWO_OF_EACH = "purple purple orange orange gray gray pink pink brown brown"
GREEN, RED = STOCK_SIDES[::2], STOCK_SIDES[1::2]


def box() -> Box:
    """Return the box to play with: that of a test of mistakes, or the standard one."""
    return the_box() if the_box().expansions else BOX


def spaces(side: str) -> tuple[int, ...]:
    """Return the spaces beside a side: green ones have odd numbers."""
    return (1, 2, 3) if side in GREEN else (4, 5, 6)


def at(
    side: str,
    space: int,
    *seats: Player,
    dice: str = FOURS,
    removed: tuple[int, ...] = (),
    season: int = 1,
    round_number: int = 1,
) -> Hamburg:
    """Return a table with a side up and the price tracker on a space."""
    part = Exchange(STOCK.index(side), space, removed)
    return a_table(*seats, box=box(), parts=(part,), dice=dice, season=season, round_number=round_number)


def beside(side: str, space: int, other: str, part: Part, *seats: Player, dice: str = FOURS) -> Hamburg:
    """Return a table with a side up, and with another expansion."""
    found = with_expansions(standard_box(), ("exchange", other))
    parts = {"exchange": Exchange(STOCK.index(side), space, ()), other: part}
    order = tuple([parts[expansion.name] for expansion in found.expansions])
    return a_table(*seats, box=found, parts=order, dice=dice)


def stands(table: Hamburg) -> tuple[str, int]:
    """Return the side on top and the space of the tracker."""
    return STOCK[exchange(table).side], exchange(table).space


def rich() -> Player:
    """Return who can do all six actions."""
    return a_player(
        marks=20,
        points=9,
        workers=TWO_OF_EACH,
        levels="purple orange gray pink brown",
        hand=[*CARD_OF.values(), 203],
        sites=["gray"],
    )


ACTIONS = {
    "money": "money 193",
    "workers": "workers 193",
    "decrease": "decrease 193",
    "wall": "wall 146 left",
    "site": "site 193",
    "build": "build 203 at 1",
}


def goods(player: Player) -> dict[str, int]:
    """Return marks, points and workers."""
    return {"marks": player.marks, "points": player.points, **dict(zip(COLOURS, player.workers, strict=True))}


def brought(table: Hamburg, text: str) -> dict[str, int]:
    """Return what a choice changes in marks, points and workers; questions are answered with the first."""
    before = goods(table.players[0])
    choose(table, text)
    while offered(table) != {"end turn"}:
        choose(table, sorted(offered(table))[0])
    after = goods(table.players[0])
    return {name: after[name] - before[name] for name in after}


def reason(table: Hamburg, text: str) -> Message:
    """Return why a choice of the first player is refused, in full."""
    with pytest.raises(Refused) as caught:
        table.choose(0, NOTATION.read(text))
    return caught.value.message


def extra(side: str, space: int, action: str) -> dict[str, int]:
    """Return what a side of a tile makes of an action, beside one without it."""
    plain = brought(a_table(rich(), dice=FOURS, box=standard_box()), ACTIONS[action])
    with_tile = brought(at(side, space, rich()), ACTIONS[action])
    return {name: with_tile[name] - plain[name] for name in plain if with_tile[name] != plain[name]}


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
