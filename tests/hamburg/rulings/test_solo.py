"""Rulings on TOM: what he decides, what his dice set off, what he cannot use, and what he loses."""

from __future__ import annotations

import pytest

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import COLOURS, TOKENS
from burgomaster.games.hamburg.cards.others import DEACTIVATE, GIVE_WORKERS
from burgomaster.games.hamburg.disasters import (
    CHOOSE_RISE,
    FOR_ONESELF,
    LOSE_BUILDING,
    LOSE_SITE,
    RISE,
    STRIKE,
    TEAR_DOWN,
    TOKEN,
)
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.expansions.clerics import SIDES, ClericTiles
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes
from burgomaster.games.hamburg.flow import PHASE_ONE
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.steps import steps_of
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.solo import EXPANSION
from burgomaster.games.hamburg.solo.best import REASONS
from burgomaster.games.hamburg.solo.decisions import DECISIONS
from burgomaster.games.hamburg.solo.dice import DIE
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.words import LANGUAGES, Words
from tests.hamburg.solo import TOM, against, his, his_die, his_uses, reasons, solo_box, told
from tests.hamburg.tables import a_player, asked, calm, choose, offered, roll
from tests.words.files import source


def rise(table: Hamburg, *colours: str) -> int:
    """Return colours as a set."""
    return sum(1 << COLOURS.index(colour) for colour in colours)


# 36: he comes first, and decides what is best for himself.


def test_ruling_36_he_takes_his_token_before_you() -> None:
    table = against(at="dice", tokens="pink gray")
    roll(table, calm("black5"))
    choose(table, "token 3")
    assert table.players[TOM].levels == [0, 0, 0, 1, 0]
    choose(table, *["token 2"] * (table.asked == -1))
    assert table.players[0].levels == [0, 0, 1, 0, 0]


def test_ruling_36_he_chooses_the_points_that_are_most() -> None:
    """228 with your 89 (two points for each majority) and 121 (six marks): points come first."""
    table = against(
        a_player(marks=3, sites=[203], majorities="wall"),
        a_player(buildings=[121, 89]),
        dice=calm("purple5"),
    )
    heard = told(table)
    found = his_die(table, "purple", "deal 228")
    assert (found["points"], found["marks"]) == (2, -3)
    assert reasons(heard) == ["best"]


def test_ruling_36_every_reason_has_a_sentence_of_its_own() -> None:
    for language in LANGUAGES:
        said = [Words(language).say(Message("hb-tom-why", seat=2, why=why)) for why in REASONS]
        assert len(set(said)) == len(REASONS)
        written = source(language, "hb-tom-why")
        assert [why for why in REASONS if f"[{why}]" not in written] == ["twice"]  # the default


# 37: what his dice set off.


def test_ruling_37_a_2_counts_as_taking_workers() -> None:
    """034: one more, of the color he has fewest of."""
    table = against(a_player(buildings=[34], workers="purple purple orange"), dice=calm("pink2"))
    assert his_die(table, "pink") == {"pink workers": 2, "gray workers": 1}


def test_ruling_37_a_3_counts_as_the_wall_action() -> None:
    """150 lowers the disaster of the segment's color, 108 makes it free, 232 cheaper."""
    table = against(a_player(marks=1, buildings=[150], levels="gray"))
    assert his_die(table, "gray") == {"left wall": 1, "marks": -1, "gray level": -1, "points": 1}
    table = against(a_player(buildings=[108]))
    assert his_die(table, "gray") == {"left wall": 1}
    table = against(a_player(marks=1, wall=(3, 0), buildings=[232]), dice=calm("black1"))
    assert his_die(table, "purple") == {"left wall": 1, "marks": -1}


def test_ruling_37_your_91_and_180_see_what_he_builds() -> None:
    table = against(a_player(marks=9), a_player(buildings=[91]))
    assert his_die(table, "gray") == {"left wall": 1, "marks": -1, "your gray workers": 1}
    table = against(a_player(marks=9, sites=[203]), a_player(buildings=[180]), dice=calm("purple5"))
    found = his_die(table, "purple", "deal 204")
    assert found["your marks"] == 2


def test_ruling_37_a_4_counts_as_decreasing_and_as_laying_a_site() -> None:
    table = against(a_player(buildings=[168], levels="pink pink"), dice=calm("pink4"))
    assert his_die(table, "pink") == {"pink level": -2, "points": 2}
    table = against(a_player(buildings=[70], workers="gray", levels="pink"), dice=calm("gray4"))
    found = his_die(table, "gray")
    assert found == {"gray workers": -1, "gray pile": -1, "sites": "+gray"}


def test_ruling_37_70_follows_the_site_of_a_5() -> None:
    """The site's colour has no level when a 4 lays one; that of a 5 may have."""
    tom = a_player(buildings=[70], workers="purple", levels="purple purple")
    table = against(tom, dice=calm("purple5"))
    found = his_die(table, "purple", "deal 204")
    assert found == {
        "purple workers": -1,
        "purple pile": -1,
        "sites": "+204",
        "purple level": -1,
        "points": 1,
    }


def test_ruling_37_a_5_counts_as_constructing() -> None:
    """166 follows it, 132 and 183 make it cheaper."""
    tom = a_player(marks=0, buildings=[132, 183, 166], sites=[131, 181, 179, 203], levels="purple")
    table = against(tom, dice=calm("purple5"))
    found = his_die(table, "purple", "deal 204")
    assert found == {"purple pile": -1, "buildings": "+204", "purple level": -1, "points": 1}


def test_ruling_37_a_new_building_takes_the_leftmost_free_site() -> None:
    table = against(
        a_player(marks=6, sites=[203, 215, 225], buildings={2: 101}, workers="pink"),
        dice=calm("purple5"),
    )
    his_die(table, "purple", "deal 204")
    assert [plot.buildings for plot in table.players[TOM].plots] == [(204,), (101,), ()]


# 38 and 85: which half of the wall.


@pytest.mark.parametrize(
    ("wall", "marks", "side", "why"),
    [
        ((4, 0), 5, "left", "statue"),  # left needs orange and so does right
        ((4, 0), 4, "right", None),  # it cannot be paid
    ],
)
def test_ruling_38_he_prefers_to_complete_a_half(
    wall: tuple[int, int], marks: int, side: str, why: str | None
) -> None:
    table = against(a_player(marks=marks, wall=wall))
    heard = told(table)
    assert his_die(table, "orange")[f"{side} wall"] == 1
    assert reasons(heard) == ([why] if why else [])


def test_ruling_38_then_a_third_segment_then_the_cheaper() -> None:
    """Pink is third on the left and fourth on the right; brown second on the left and third on the right."""
    table = against(a_player(marks=9, wall=(2, 3)))
    heard = told(table)
    assert his_die(table, "pink") == {"left wall": 1, "marks": -3}
    assert reasons(heard) == ["third"]
    table = against(a_player(marks=9, wall=(1, 2)))
    assert his_die(table, "brown") == {"right wall": 1, "marks": -3}
    table = against(a_player(marks=9, wall=(3, 1)))
    heard = told(table)
    assert his_die(table, "purple") == {"right wall": 1, "marks": -2}
    assert reasons(heard) == ["cheaper"]


def test_ruling_38_without_a_statue_left_completing_counts_nothing() -> None:
    table = against(a_player(marks=9, wall=(4, 0)), a_player(statues=(9, 7, 4, 2), wall=(5, 5)))
    assert his_die(table, "orange") == {"right wall": 1, "marks": -1}


def test_ruling_85_where_he_pays_nothing_the_dearer_segment() -> None:
    table = against(a_player(wall=(3, 1), buildings=[108]))
    heard = told(table)
    assert his_die(table, "purple") == {"left wall": 1}
    assert reasons(heard) == ["dearer"]


def test_ruling_85_145_builds_free_and_the_dearer_one() -> None:
    table = against(a_player(marks=3, wall=(3, 1), sites=[203]), dice=calm("gray5"))
    found = his_die(table, "gray", "deal 145")
    assert found == {"gray pile": -1, "buildings": "+145", "marks": -3, "left wall": 1}


def test_ruling_38_a_site_of_a_4_comes_unseen() -> None:
    table = against(a_player(workers="pink"), dice=calm("pink4"))
    his_die(table, "pink")
    plot = table.players[TOM].plots[0]
    assert (plot.face, plot.known) == (-1 - COLOURS.index("pink"), False)
    assert table.leads == ((), (), ())


# 39 and 75: what he declines and skips.


def test_ruling_39_he_buys_no_workers() -> None:
    table = against(a_player(marks=5, sites=[11]), dice=calm("brown5"))
    heard = told(table)
    assert his_die(table, "brown", "deal 27") == {"brown pile": -1, "buildings": "+27"}
    assert reasons(heard) == ["never-buys"]


def test_ruling_39_he_pays_for_2_when_he_can() -> None:
    table = against(a_player(marks=2, buildings=[2]), at="dice")
    heard = told(table)
    roll(table, calm("black3"))
    assert table.players[TOM].square == 1
    assert Message("hb-pay-marks", seat=2, count=4) in heard


def test_ruling_39_he_pays_twice_for_a_segment_when_he_can() -> None:
    table = against(a_player(marks=2, workers="orange", buildings=[62]))
    assert his_uses(table) == {"marks": -2, "orange workers": -1, "left wall": 1, "used": "+62"}
    table = against(a_player(marks=1, workers="orange", buildings=[62]))
    assert his_uses(table) == {}


@pytest.mark.parametrize(
    ("card", "found"),
    [
        (6, {"points": 1}),
        (48, {"purple workers": 1}),
        (102, {"marks": 2}),
        (103, {"marks": -1, "points": 1, "your marks": 1, "your points": -1}),
        (156, {"orange level": -1, "points": 1}),
    ],
)
def test_ruling_39_he_uses_buildings_without_a_worker_too(card: int, found: dict[str, int]) -> None:
    table = against(a_player(marks=1, levels="orange", buildings=[card]))
    assert his_uses(table) == {**found, "used": f"+{card}"}


@pytest.mark.parametrize("card", [111, 112, 113, 114, 37, 38, 39, 40, 41, 193, 196, 197, 198, 199, 234, 190])
def test_ruling_75_he_keeps_the_worker_where_nothing_comes_of_it(card: int) -> None:
    tom = a_player(workers="purple orange gray pink brown", buildings=[card], garden=[244])
    table = against(tom, discards=[3, 6])
    heard = told(table)
    assert his_uses(table) == {}
    assert "hb-tom-skips" in [each.id for each in heard]


@pytest.mark.parametrize("card", [4, 28, 201, 169])
def test_ruling_75_flashes_for_the_hand_do_nothing(card: int) -> None:
    colour = "brown" if card < 49 else "gray" if card < 193 else "purple"
    table = against(a_player(marks=9, sites=[24]), a_player(hand=[3, 6]), dice=calm(f"{colour}5"))
    price = table.box.cost[card]
    paid = {"marks": -price} if price else {}
    assert his_die(table, colour, f"deal {card}") == {f"{colour} pile": -1, "buildings": f"+{card}", **paid}


def test_ruling_75_he_harms_you_as_printed_and_the_choice_is_yours() -> None:
    """013: you discard a card of your choice."""
    table = against(a_player(marks=3, sites=[11]), a_player(hand=[3, 6]), dice=calm("brown5"))
    found = his_die(table, "brown", "deal 13", "discard 6")
    assert found["your hand"] == "-6"
    assert found["discards"] == "+6"


def test_ruling_75_your_13_and_169_find_no_hand() -> None:
    for card, site in ((13, 11), (169, 145)):
        table = against(None, a_player(marks=9, hand=[card], sites=[site]))
        choose(table, f"build {card} at 1")
        assert table.players[TOM].hand == []
        assert (asked(table), offered(table)) == (1, {"end turn"})


def test_ruling_39_a_building_without_effect_now_is_left_alone() -> None:
    """012: a point for every three segments; he has two."""
    table = against(a_player(workers="pink", wall=(1, 1), buildings=[12]))
    assert his_uses(table) == {}


def test_ruling_39_a_drawn_card_is_played_like_that_of_a_5() -> None:
    """007 draws brown, the building's own color."""
    tom = a_player(marks=6, workers="purple", buildings=[7], sites=[8, 24])
    table = against(tom)
    heard = told(table)
    found = his_uses(table, "deal 11")
    assert found == {
        "purple workers": -1,
        "brown pile": -1,
        "marks": -6,
        "buildings": "+11",
        "used": "+7",
    }
    assert reasons(heard) == ["own-colour"]


def test_ruling_39_a_drawn_card_can_be_a_site_or_bring_the_marks_of_its_die() -> None:
    tom = a_player(workers="purple brown", buildings=[7])
    assert his_uses(against(tom), "deal 11")["sites"] == "+11"
    table = against(a_player(workers="purple", buildings=[7, 140]), dice=calm("brown4"))
    found = his_uses(table, "deal 11")
    assert (found["marks"], found["discards"]) == (4, "+11")  # ruling 86: 140 adds nothing


def test_ruling_39_the_top_of_the_discard_pile_is_played_like_that_of_a_5() -> None:
    table = against(a_player(marks=6, workers="pink", buildings=[202], sites=[203, 204]), discards=[3, 11])
    found = his_uses(table)
    assert found["buildings"] == "+11"
    assert found["discards"] == "-11"


def test_ruling_39_select_cards_take_the_highest_printed_points() -> None:
    table = against(
        a_player(marks=6, sites=[24, 23]), dice=calm("brown5"), discards=[3, 7, 9, 1], shuffled=[11]
    )
    heard = told(table)
    found = his_die(table, "brown", "deal 5", "expose 1")
    assert found["buildings"] == "+5 +7"  # 7 and 9 have three points, the lower number counts (ruling 74)
    assert "most-points" in reasons(heard)


# 40.


def test_ruling_40_card_parks_give_him_nothing_and_others_pay() -> None:
    table = against(a_player(garden=[275, 273, 274, 276], buildings=[33, 122]))
    found = his(table, PHASE_ONE)
    assert found["marks"] == 2  # with 122
    assert (found["points"], found["purple workers"]) == (1, 1)
    assert "hand" not in found
    assert "drawn" not in found


def test_ruling_40_151_only_against_an_increase_that_strikes() -> None:
    tom = a_player(buildings=[151], workers="gray pink", levels="gray gray pink", wall=(1, 0))
    table = against(tom)
    heard = told(table)
    found = his(table, RISE, rise(table, "gray", "pink"))
    assert found == {"gray workers": -1, "pink level": 1}
    assert reasons(heard) == ["strikes", "not-strikes"]


@pytest.mark.parametrize(
    "colour",
    ["gray", "brown", "pink"],  # no wall, no other worker, no marks
)
def test_ruling_88_he_pays_no_worker_for_a_strike_that_takes_nothing(colour: str) -> None:
    table = against(a_player(buildings=[151], levels=f"{colour} {colour}", workers=colour))
    heard = told(table)
    found = his(table, RISE, rise(table, colour))
    assert f"{colour} level" in found
    assert reasons(heard) == ["strikes-little"]


@pytest.mark.parametrize(
    ("colour", "tom"),
    [
        ("gray", a_player(buildings=[151], levels="gray gray", workers="gray", wall=(0, 1))),
        ("brown", a_player(buildings=[151], levels="brown brown", workers="brown pink")),
        ("pink", a_player(buildings=[151], levels="pink pink", workers="pink", marks=1)),
        ("orange", a_player(buildings=[151], levels="orange orange", workers="orange")),
        ("purple", a_player(buildings=[151], levels="purple purple", workers="purple")),
    ],
)
def test_ruling_88_he_pays_one_for_a_strike_that_takes_more(colour: str, tom: Player) -> None:
    table = against(Player(tom))
    heard = told(table)
    assert his(table, RISE, rise(table, colour)) == {f"{colour} workers": -1}
    assert reasons(heard) == ["strikes"]


def test_ruling_88_workers_of_dice_come_early_only_if_one_prevents_a_strike() -> None:
    """The disease takes all workers he has by then: those that prevent nothing come after it."""
    tom = a_player(buildings=[151, 49], levels="brown brown")
    table = against(Player(tom), at="dice")
    heard = told(table)
    roll(table, "purple3 orange3 gray5 pink3 brown5 black3")
    assert "gift-later" in reasons(heard)
    assert "hb-lose-workers" not in [each.id for each in heard]
    tom = a_player(buildings=[151, 51], levels="brown brown", workers="pink")
    table = against(Player(tom), at="dice")
    heard = told(table)
    roll(table, "purple3 orange3 gray3 pink3 brown5 black3")
    assert reasons(heard)[:2] == ["free-gift", "strikes"]


def test_ruling_40_231_raises_his_lowest_level() -> None:
    table = against(a_player(levels="purple orange orange pink"))
    assert his(table, CHOOSE_RISE) == {"gray level": 1}


def test_ruling_40_189_never() -> None:
    table = against(a_player(marks=3, workers="gray", sites=[145]), dice=calm("gray5"))
    heard = told(table)
    assert his_die(table, "gray", "deal 189") == {"gray pile": -1, "buildings": "+189", "marks": -3}
    assert reasons(heard) == ["never-church"]
    assert table.guests == ()


@pytest.mark.parametrize(
    ("buildings", "moved"),
    [
        ([204], -1),  # with 235 itself two purple cards, in window 1
        ([204, 154, 167], -1),  # as many on either side: the lower window (ruling 86)
        ([154, 167], 1),  # gray, window 3
        ([107], 0),  # no more than orange itself
        ([107, 131, 204], 0),
    ],
)
def test_ruling_40_235_to_the_window_with_more_of_his_cards(buildings: list[int], moved: int) -> None:
    """The cleric stands in window 2, orange; he keeps the worker where no neighbor has more."""
    table = against(a_player(workers="gray", buildings=[*buildings, 235]), dice=calm("black2"))
    used = {"cleric": moved, "gray workers": -1, "used": "+235"} if moved else {}
    assert his_uses(table) == used


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
