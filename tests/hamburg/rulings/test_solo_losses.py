"""Rulings on TOM: what he loses, expansions he meets, and what came up in play."""

from __future__ import annotations

import pytest

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import COLOURS, TOKENS
from burgomaster.games.hamburg.cards.others import DEACTIVATE, GIVE_WORKERS
from burgomaster.games.hamburg.disasters import (
    FOR_ONESELF,
    LOSE_BUILDING,
    LOSE_SITE,
    STRIKE,
    TEAR_DOWN,
    TOKEN,
)
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.expansions.clerics import SIDES, ClericTiles
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.steps import steps_of
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.solo import EXPANSION
from burgomaster.games.hamburg.solo.decisions import DECISIONS
from burgomaster.games.hamburg.solo.dice import DIE
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.solo import TOM, against, his, his_die, his_uses, reasons, rise, solo_box, told
from tests.hamburg.tables import a_player, asked, calm, choose, offered, roll

# 41, 77 and 87: losses.


def test_ruling_41_the_wall_end_that_costs_fewest_points() -> None:
    table = against(a_player(wall=(3, 2)))
    heard = told(table)
    assert his(table, TEAR_DOWN) == {"right wall": -1}
    assert reasons(heard) == ["fewest-points"]
    assert his(against(a_player(wall=(2, 4))), TEAR_DOWN) == {"left wall": -1}
    assert his(against(a_player(wall=(1, 4))), TEAR_DOWN) == {"left wall": -1}


def test_ruling_41_of_sites_an_empty_one_first() -> None:
    table = against(a_player(sites=[203, 215, 225], buildings={1: 98}))
    heard = told(table)
    assert his(table, LOSE_SITE) == {"sites": "-215", "discards": "+215"}
    assert reasons(heard) == ["empty-site"]


def test_ruling_87_without_an_empty_site_that_with_the_cheapest_building() -> None:
    """The building is discarded first, then the site."""
    table = against(a_player(sites=[203, 215], buildings={1: 127, 2: 98}))
    heard = told(table)
    his(table, LOSE_SITE)
    assert table.discards == [98, 215]
    assert table.players[TOM].hand == []
    assert reasons(heard) == ["cheapest-site"]


def test_ruling_87_two_buildings_on_a_site_are_worth_their_sum_and_the_dearest_goes_last() -> None:
    table = against(a_player(sites=[203, 215, 225], buildings={1: (127, 98), 2: 192, 3: 109}))
    his(table, LOSE_SITE)  # 9 + 3, 12, 12: the leftmost
    assert table.discards == [98, 127, 203]


def test_ruling_77_fire_first_so_that_the_flood_finds_an_empty_site() -> None:
    table = against(
        a_player(sites=[203], buildings={1: 98}, levels="purple purple purple orange orange orange")
    )
    heard = told(table)
    his(table, STRIKE, rise(table, "purple", "orange"))
    assert table.discards == [98, 203]
    assert reasons(heard) == ["fire-first"]


def test_ruling_77_the_rest_in_dice_order() -> None:
    levels = "purple purple purple gray gray gray brown brown brown"
    table = against(a_player(levels=levels, workers="gray", wall=(1, 0), sites=[203]))
    heard = told(table)
    his(table, STRIKE, rise(table, "brown", "gray", "purple"))
    assert [each.arguments["disaster"] for each in heard if each.id == "hb-strike"] == [
        "flood",
        "decay",
        "disease",
    ]


def test_ruling_77_85_takes_a_token_that_he_would_win_back() -> None:
    table = against(
        a_player(majorities="square buildings wall", wall=(2, 0)), a_player(square=1, buildings=[3])
    )
    heard = told(table)
    assert his(table, DEACTIVATE) == {"majorities": "-wall"}
    assert reasons(heard) == ["won-back"]
    table = against(a_player(majorities="buildings wall"), a_player(wall=(1, 1), buildings=[3]))
    heard = told(table)
    assert his(table, DEACTIVATE) == {"majorities": "-buildings"}
    assert reasons(heard) == ["first-active"]


def test_ruling_77_172_takes_workers_one_by_one_from_the_largest_stock() -> None:
    """Ruling 87: each from what is then his largest stock; of equal ones, dice order."""
    table = against(a_player(workers="orange gray gray pink pink"))
    assert his(table, GIVE_WORKERS, 0, 2) == {
        "gray workers": -1,
        "pink workers": -1,
        "your gray workers": 1,
        "your pink workers": 1,
    }


def test_ruling_77_103_takes_a_point_from_him() -> None:
    table = against(a_player(points=5), a_player(marks=1, buildings=[103]))
    choose(table, "use 103")
    assert (table.players[TOM].points, table.players[TOM].marks) == (4, 1)


# 42.


def test_ruling_42_he_advances_on_the_last_space_too() -> None:
    table = against(a_player(marks=0, square=9), at="dice")
    heard = told(table)
    roll(table, calm("purple1"))
    assert Message("hb-square-end", seat=2) in heard
    assert Message("hb-gain-points", seat=2, count=4) in heard


# 43 and 78: expansions.


def test_ruling_43_mayors_are_for_you_only() -> None:
    table = RULES.new({"players": 1, "expansions": ["mayors"]}, None)
    choose(table, "tile weber", "side a")
    assert table.players[0].marks == 10
    assert table.players[TOM].marks == 5
    assert table.dump()["mayors"] == {"held": ["weber a", "none"]}


def under(tile: str) -> Hamburg:
    """Return a solo table before the roll; with a black 3 the cleric will stand on this side of a tile."""
    parts = (ClericTiles((0, 0, SIDES.index(tile), 0, 0, 0)), EXPANSION.part(2))
    return against(a_player(marks=2), box=solo_box("clerics"), parts=parts, at="dice")


def test_ruling_43_the_city_hall_tile_changes_his_price() -> None:
    """Dice 2 and 1 cost 3; he has 2 and gains 3 from the black die."""
    for tile, left in (("city_hall_price a", 4), ("city_hall_price b", 0)):
        table = under(tile)
        heard = told(table)
        roll(table, calm("purple2", "pink1"))
        paid = [each.arguments["count"] for each in heard if each.id == "hb-pay-marks"][:1]
        assert paid == [5 - left]


def test_ruling_43_ignored_disasters_spare_him_too() -> None:
    table = under("ignored_disasters a")
    roll(table, calm("orange5", "gray5"))
    for player in table.players:
        assert player.levels == [0, 0, 1, 0, 0]


@pytest.mark.parametrize(("tile", "rounds"), [("rounds a", 5), ("rounds b", 3)])
def test_ruling_43_one_action_more_or_less_changes_your_rounds_only(tile: str, rounds: int) -> None:
    """TOM resolves his dice once: the purple 1 brings a point."""
    table = read_position(f"""
        players = 1
        expansions = ["clerics"]
        phase = "II"
        dice = {{ purple = 1, orange = 3, gray = 3, pink = 3, brown = 3, black = 3 }}
        [clerics]
        windows = ["none", "none", "{tile}", "none", "none", "none"]
        [player.1]
        marks = 0
        """)
    for number in range(1, rounds + 1):
        assert (asked(table), table.round) == (1, number)
        assert table.players[TOM].points == 6
        choose(table, "end turn")
    assert table.season == 2


@pytest.mark.parametrize("tile", ["wall_price b", "building_price b", "money b", "workers b"])
def test_ruling_43_other_tiles_do_not_touch_his_dice(tile: str) -> None:
    table = under(tile)
    heard = told(table)
    roll(table, calm("pink2"))  # five marks, none for City Hall Square but 2
    paid = [each.arguments["count"] for each in heard if each.id == "hb-pay-marks"]
    gained = [each.arguments["count"] for each in heard if each.id == "hb-gain-workers"]
    assert paid == [2, 1, 1]  # the advance, and a segment each for orange and gray, at their printed price
    assert gained == [2, 1, 1]  # pink 2; purple and brown 3 without a segment


def test_ruling_43_a_redraw_is_yours_alone() -> None:
    table = under("redraw a")
    roll(table, calm())
    while table.asked == -1:
        choose(table, sorted(offered(table))[0])
    assert table.players[TOM].hand == []
    assert len(table.players[0].hand) == 5


@pytest.mark.parametrize(
    ("statues", "taken", "found"),
    [
        ((10, 7, 5, 2), 0, 10),  # 12 marks are worth 4 points
        ((2,), 0, None),  # 12 marks are worth more than 2 points
        ((4,), 0, 4),  # a tie: Hummel (ruling 78)
        ((), 0, None),  # an empty row: the other
        ((2,), 3, 2),
    ],
)
def test_ruling_43_hummel_unless_a_third_of_the_marks_is_more(
    statues: tuple[int, ...], taken: int, found: int | None
) -> None:
    box = solo_box("statues")
    table = against(a_player(marks=5, wall=(4, 0)), box=box)
    table.statues = statues
    taken_by_you = (0,) * taken
    table.parts = (Zitronenjettes(taken_by_you), *table.parts[1:])
    table.push(DIE, TOM, COLOURS.index("orange"))
    table.run()
    assert table.players[TOM].statues == (() if found is None else (found,))
    assert table.players[TOM].marks == (12 if found is None else 0)


@pytest.mark.parametrize(
    ("token", "found"),
    [
        ("pink-gift", {"pink level": 1, "points": 1}),
        ("gray-gift", {"gray level": 1, "marks": 2}),
        ("purple-gift", {"purple level": 1, "gray workers": 1}),  # the worker he has fewest of
        ("brown-gift", {"brown level": 1, "orange level": -1}),  # the highest other level, without a point
        ("orange-gift", {"orange level": -2}),  # it strikes, with nothing to lose; the card is lost
        ("gray-brown", {"gray level": 1, "brown level": 1}),
    ],
)
def test_ruling_78_he_takes_gifts_except_cards(token: str, found: dict[str, int]) -> None:
    tom = a_player(workers="purple orange pink brown", levels="purple orange orange")
    table = against(tom, box=solo_box("intrigue"))
    changed = his(table, TOKEN, FOR_ONESELF, 0, f"token {TOKENS.index(token)}")
    assert changed.pop("your tokens", None) in (None, f"-{TOKENS.index(token)}")
    assert changed == found


def test_ruling_86_231_is_declined_where_the_drawn_color_is_ignored() -> None:
    """The tile in force ignores orange, pink and purple."""
    parts = (ClericTiles((0, 0, SIDES.index("ignored_disasters a"), 0, 0, 0)), EXPANSION.part(2))
    table = against(a_player(buildings=[231]), box=solo_box("clerics"), parts=parts)
    heard = told(table)
    assert "gray level" not in his(table, TOKEN, FOR_ONESELF, 0, "token 1")
    assert table.players[TOM].levels == [0, 0, 0, 0, 0]
    assert reasons(heard) == ["ignored"]
    his(table, TOKEN, FOR_ONESELF, 0, "token 4")
    assert table.players[TOM].levels == [0, 0, 1, 0, 0]


def test_ruling_43_he_never_uses_a_ship() -> None:
    """Ships follow a wall action with a card from the hand; his dice play none."""
    table = against(a_player(marks=9, workers="gray gray"), box=solo_box("ships"), at="dice")
    roll(table, calm())
    assert table.players[TOM].wall != (0, 0)
    assert table.players[TOM].workers[2] == 2
    assert asked(table) == 1


@pytest.mark.parametrize(("side", "space"), [("B16", 4), ("B05", 2), ("B06", 6), ("B19", 1)])
def test_ruling_43_his_dice_neither_feel_nor_move_the_stock_exchange(side: str, space: int) -> None:
    """Sides about walls: dearer, points gained or lost, free in orange."""
    part = Exchange(STOCK.index(side), space, ())
    tom = a_player(marks=2)
    table = against(tom, box=solo_box("exchange"), parts=(part, EXPANSION.part(2)))
    assert his_die(table, "orange") == {"right wall": 1, "marks": -1}
    (after,) = [each for each in table.parts if isinstance(each, Exchange)]
    assert (after.side, after.space) == (STOCK.index(side), space)


# 72 to 74.


def test_ruling_72_what_he_gets_for_an_unusable_die_sets_off_nothing() -> None:
    """034 follows no worker of a 3, 138 to 141 no marks of a 4."""
    table = against(a_player(buildings=[34, 138]), dice=calm("pink4"))
    assert his_die(table, "brown") == {"brown workers": 1}
    assert his_die(table, "pink") == {"marks": 4}


def test_ruling_73_you_know_the_site_of_a_5_and_nobody_that_of_a_4() -> None:
    table = against(a_player(workers="purple pink"), dice=calm("purple5", "pink4"))
    his_die(table, "purple", "deal 204")
    his_die(table, "pink")
    seen = table.seen_by(0)
    assert [plot.face < 0 for plot in seen.players[TOM].plots] == [True, True]
    assert [(lead.cards, lead.colour) for lead in table.leads[0]] == [(1 << 204, 0)]
    assert table.leads[0] == table.leads[2]
    assert table.leads[TOM] == ()


def test_ruling_74_workers_gained_are_those_he_has_fewest_of() -> None:
    table = against(a_player(workers="gray purple orange pink", buildings=[115]))
    his_uses(table)  # for a gray worker two of any color: gray and brown are those he has none of
    assert table.players[TOM].workers == [1, 1, 1, 1, 1]


def test_ruling_74_219_lays_the_color_he_has_most_workers_of() -> None:
    table = against(a_player(workers="brown pink pink gray", buildings=[219]))
    found = his_uses(table)
    assert (found["brown workers"], found["pink workers"], found["sites"]) == (-1, -1, "+pink")


def test_ruling_74_32_lays_its_own_color() -> None:
    table = against(a_player(marks=6, sites=[24]), dice=calm("brown5"))
    found = his_die(table, "brown", "deal 32")
    assert found["sites"] == "+brown +brown"


def test_ruling_74_a_worker_beside_a_fixed_one_comes_from_the_largest_stock() -> None:
    """043: purple and any; 106: by the highest die; 157: by the highest level."""
    table = against(a_player(workers="purple gray gray pink", buildings=[43]))
    assert his_uses(table)["gray workers"] == -1
    table = against(a_player(workers="purple gray gray pink", buildings=[106]), dice=calm("pink5", "brown6"))
    found = his_uses(table)
    assert (found["pink workers"], found["marks"]) == (-1, 5)
    table = against(
        a_player(workers="purple gray gray pink", levels="purple gray gray pink", buildings=[157])
    )
    found = his_uses(table)
    assert (found["gray workers"], found["gray level"], found["points"]) == (-1, -2, 2)


def test_ruling_74_109_returns_a_worker_of_every_color() -> None:
    table = against(a_player(workers="purple gray gray pink", buildings=[109]))
    found = his_uses(table)
    assert (found["points"], found["marks"]) == (3, 3)
    assert table.players[TOM].workers == [0, 0, 1, 0, 0]


def test_ruling_74_levels_lowered_are_the_highest() -> None:
    table = against(a_player(sites=[145], levels="purple orange orange brown brown"), dice=calm("gray5"))
    found = his_die(table, "gray", "deal 147")  # two levels
    assert found["points"] == 2
    assert table.players[TOM].levels == [1, 1, 0, 0, 1]


# 76.


def test_ruling_76_a_building_that_arrives_further_right_is_used_this_season() -> None:
    tom = a_player(marks=9, workers="purple gray", buildings=[7], sites=[8, 24])
    found = his_uses(against(tom), "deal 3")
    assert found["used"] == "+3 +7"


def test_ruling_76_a_building_that_arrives_further_left_is_not() -> None:
    tom = a_player(marks=9, workers="purple gray", buildings={2: 7}, sites=[8, 24])
    found = his_uses(against(tom), "deal 3")
    assert found["used"] == "+7"
    assert found["buildings"] == "+3"


def test_ruling_76_54_takes_the_best_building_already_used() -> None:
    """127 brings a point and two marks, 98 three marks."""
    tom = a_player(workers="pink pink orange orange purple", buildings=[98, 127, 54])
    found = his_uses(against(tom))
    assert (found["points"], found["marks"]) == (2, 3 + 2 + 2)
    assert found["used"] == "+54 +98 +127"


def test_ruling_76_54_is_left_alone_if_nothing_comes_of_it() -> None:
    tom = a_player(workers="purple", buildings=[54])
    assert his_uses(against(tom)) == {}


def test_ruling_76_60_uses_all_that_give_something_from_left_to_right() -> None:
    tom = a_player(marks=6, buildings=[98, 111, 99], sites=[97, 102, 103, 59])
    table = against(tom, dice=calm("pink5"))
    heard = told(table)
    his_die(table, "pink", "deal 60")
    assert [each.arguments["card"] for each in heard if each.id == "hb-use"] == [98, 99]
    assert table.players[TOM].marks == 6 - 6 + 3 + 3
    assert table.players[TOM].used == 0


def test_ruling_76_228_takes_the_leftmost_of_equal_flashes() -> None:
    table = against(
        a_player(marks=3, sites=[203]), a_player(buildings=[207, 206]), dice=calm("purple5")
    )  # a gray or a pink worker, and three marks
    found = his_die(table, "purple", "deal 228")
    assert found["gray workers"] == 1


def test_ruling_76_103_only_while_you_have_a_point() -> None:
    table = against(a_player(marks=3, buildings=[103]), a_player(points=0))
    assert his_uses(table) == {}


def test_ruling_76_192_puts_a_second_building_only_where_no_site_is_empty() -> None:
    tom = a_player(marks=12, buildings=[192], sites=[145, 203])
    table = against(tom, dice=calm("purple5"))
    his_die(table, "purple", "deal 204")
    assert [plot.buildings for plot in table.players[TOM].plots] == [(192,), (204,)]
    his_die(table, "purple", "deal 215")
    assert [plot.buildings for plot in table.players[TOM].plots] == [(192, 215), (204,)]


# 86.


def test_ruling_86_with_36_he_uses_the_free_second_time_of_27() -> None:
    tom = a_player(marks=5, buildings=[36], sites=[24, 11], workers="purple")
    found = his_die(against(tom, dice=calm("brown5")), "brown", "deal 27")
    assert "marks" not in found
    gained = {colour: found.get(f"{colour} workers", 0) for colour in COLOURS}
    assert gained == {"purple": 1, "orange": 1, "gray": 1, "pink": 1, "brown": 1}


def test_ruling_86_36_doubles_other_flashes() -> None:
    tom = a_player(buildings=[36], sites=[24, 203])
    found = his_die(against(tom, dice=calm("orange5")), "orange", "deal 121")
    assert found["marks"] == 12


# The losses of the rulebook are his decisions too.


def test_every_decision_names_a_step_that_asks() -> None:
    known = steps_of(solo_box(*EXPANSIONS))
    assert set(DECISIONS) <= set(known)
    assert LOSE_BUILDING.name in DECISIONS
