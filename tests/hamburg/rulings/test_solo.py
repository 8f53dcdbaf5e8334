"""Rulings on TOM: what he decides, what his dice set off, what he cannot use, and what he loses."""

from __future__ import annotations

import pytest

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.disasters import (
    CHOOSE_RISE,
    RISE,
)
from burgomaster.games.hamburg.flow import PHASE_ONE
from burgomaster.games.hamburg.solo.best import REASONS
from burgomaster.games.hamburg.table import Player
from burgomaster.words import LANGUAGES, Words
from tests.hamburg.solo import TOM, against, his, his_die, his_uses, reasons, rise, told
from tests.hamburg.tables import a_player, asked, calm, choose, offered, roll
from tests.words.files import source

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
