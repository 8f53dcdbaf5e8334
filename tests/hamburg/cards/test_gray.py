"""Gray cards 145 to 192: military, police, underworld and secret society (addendum, summary of cards)."""

import pytest

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.cards.checks import all_but, built, check_flash, check_laurels, check_use
from tests.hamburg.tables import (
    Changes,
    a_player,
    a_table,
    asked,
    changes,
    choose,
    offered,
    refused,
    roll,
    rolls,
)

# Families.


@pytest.mark.parametrize(("card", "cost", "most"), [(147, 0, 2), (149, 3, 3), (153, 6, 4)])
def test_decrease_up_to_so_many_levels(card: int, cost: int, most: int) -> None:
    levels = "purple purple gray gray pink brown"
    table = a_table(a_player(marks=cost, hand=[card], sites="gray", levels=levels), a_player(levels="pink"))
    assert changes(table, f"build {card} at 1") == built(card, cost, {})
    assert offered(table) == {"lower purple", "lower gray", "lower pink", "lower brown", "done"}
    for choice in ["purple", "gray", "gray", "pink"][:most]:
        assert "done" in offered(table)
        assert changes(table, f"lower {choice}") == {f"{choice} level": -1, "points": 1}
    assert offered(table) == {"end turn"}
    assert refused(table, f"use {card}") == "hb-works-as-flash"
    table = a_table(a_player(marks=cost, hand=[card], sites="gray", levels=levels))
    choose(table, f"build {card} at 1", "lower purple")
    assert changes(table, "done") == {}
    assert offered(table) == {"end turn"}
    check_flash(card, cost, {})


@pytest.mark.parametrize(
    ("card", "colour"), [(159, "orange"), (160, "pink"), (161, "brown"), (162, "purple")]
)
def test_decrease_one_disaster(card: int, colour: str) -> None:
    others = [a_player(levels=colour)]
    levels = f"purple orange gray pink brown {colour}"
    check_use(card, colour, {f"{colour} level": -1, "points": 1}, levels=levels, others=others)
    table = a_table(a_player(workers=colour, buildings=[card], levels=all_but(colour)))
    assert refused(table, f"use {card}") == "hb-level-zero"


@pytest.mark.parametrize(
    ("card", "halved", "others"),
    [
        (182, [(127, 5), (109, 6), (124, 3), (98, 2)], [(199, 3), (53, 6), (14, 6), (146, 6)]),
        (183, [(202, 5), (216, 6), (195, 3), (199, 2)], [(98, 3), (53, 6), (14, 6), (146, 6)]),
        (184, [(69, 5), (78, 6), (53, 3), (74, 2)], [(98, 3), (195, 6), (14, 6), (146, 6)]),
        (185, [(20, 5), (7, 5), (14, 3), (37, 2)], [(98, 3), (195, 6), (53, 6), (146, 6)]),
    ],
)
def test_buildings_of_a_colour_cost_half(
    card: int, halved: list[tuple[int, int]], others: list[tuple[int, int]]
) -> None:
    for building, cost in [*halved, *others]:
        short = a_table(a_player(marks=cost - 1, hand=[building], sites="gray", buildings={2: card}))
        assert refused(short, f"build {building} at 1") == "hb-marks-short"
        table = a_table(a_player(marks=cost, hand=[building], sites="gray", buildings={2: card}))
        assert changes(table, f"build {building} at 1") == built(building, cost, {})
    dearest = halved[0][0]
    table = a_table(a_player(marks=8, hand=[dearest], sites="gray"), a_player(buildings=[card]))
    assert refused(table, f"build {dearest} at 1") == "hb-marks-short"


@pytest.mark.parametrize(("card", "zoo"), [(182, 246), (183, 254), (184, 258), (185, 250)])
def test_zoo_cards_do_not_cost_half(card: int, zoo: int) -> None:
    table = a_table(a_player(marks=5, hand=[zoo], buildings=[card]))
    assert refused(table, f"lay {zoo}") == "hb-marks-short"


@pytest.mark.parametrize(("card", "gain"), [(187, {"points": 1}), (188, {"marks": 2})])
def test_a_token_drawn_pays(card: int, gain: Changes) -> None:
    table = a_table(a_player(buildings=[card]), a_player(), at="dice")
    taken = changes(table, *rolls("purple3 orange3 gray3 pink3 brown3 black5"), "token 2", "token 3")
    assert taken == {"cleric": 5, "gray level": 1, "2 pink level": 1, "tokens": "-2 -3", **gain}


@pytest.mark.parametrize(("card", "gain"), [(187, {"points": 1}), (188, {"marks": 2})])
def test_the_token_of_236_pays_too(card: int, gain: Changes) -> None:
    player = a_player(marks=3, hand=[236], sites="gray", buildings={2: card})
    table = a_table(player, a_player(buildings=[186]))
    taken = changes(table, "build 236 at 1", "token 2")
    assert taken == built(236, 3, {"2 gray level": 1, "tokens": "-2", **gain})
    drawing = a_player(marks=3, hand=[236], sites="gray")
    table = a_table(a_player(buildings=[card]), drawing, turn=2)
    taken = changes(table, "build 236 at 1", "token 2")
    assert (taken.get("points"), taken.get("marks")) == (None, None)


# Military.


def test_145_builds_a_segment_for_nothing_and_without_a_card() -> None:
    table = a_table(a_player(marks=3, hand=[145], sites="gray", wall=(1, 3)))
    assert changes(table, "build 145 at 1") == built(145, 3, {})
    assert offered(table) == {"segment left", "segment right"}
    assert changes(table, "segment right") == {"right wall": 1}
    assert offered(table) == {"end turn"}
    check_flash(145, 3, {"left wall": 1}, "segment left", wall=(4, 4), statues=[9], halves="left")


def test_145_completes_a_half() -> None:
    gained: Changes = {"left wall": 1, "statues": "+9", "statues left": "-9"}
    check_flash(145, 3, gained, "segment left", wall=(4, 2))


def test_150_decreases_the_disaster_of_a_wall_segment() -> None:
    levels = "purple orange gray gray pink brown"
    table = a_table(a_player(marks=1, hand=[164], buildings=[150], levels=levels), a_player(levels="gray"))
    assert changes(table, "wall 164 left") == {
        "marks": -1,
        "left wall": 1,
        "gray level": -1,
        "points": 1,
        "hand": "-164",
        "discards": "+164",
    }
    table = a_table(a_player(marks=1, hand=[97, 164], buildings=[150], levels=levels))
    assert changes(table, "wall 97 right")["orange level"] == -1


def test_150_needs_the_standard_action_and_a_level() -> None:
    table = a_table(a_player(marks=1, hand=[164], buildings=[150], levels="orange brown"))
    assert "points" not in changes(table, "wall 164 left")
    table = a_table(
        a_player(marks=3, hand=[145], sites="gray", buildings={2: 150}, levels="gray orange", wall=(0, 0))
    )
    choose(table, "build 145 at 1")
    assert changes(table, "segment left") == {"left wall": 1}
    for action in ("workers", "money"):
        table = a_table(a_player(hand=[164], buildings=[150], levels="gray orange"))
        choose(table, f"{action} 164")
        assert table.players[0].levels == [0, 1, 1, 0, 0]


def test_151_prevents_an_increase_for_a_worker() -> None:
    table = a_table(
        a_player(workers="purple purple orange", buildings=[151]), a_player(workers="purple"), at="dice"
    )
    roll(table, "purple5 orange4 gray6 pink3 brown3 black4")
    assert (asked(table), offered(table)) == (1, {"prevent", "done"})
    assert changes(table, "prevent") == {
        "purple workers": -1,
        "gray level": 1,
        "2 purple level": 1,
        "2 gray level": 1,
    }


def test_151_may_be_declined() -> None:
    table = a_table(a_player(workers="purple", buildings=[151]), at="dice")
    roll(table, "purple5 orange4 gray3 pink3 brown3 black4")
    assert changes(table, "done") == {"purple level": 1, "2 purple level": 1}


def test_151_works_against_tokens_and_cards_too() -> None:
    table = a_table(a_player(workers="pink", buildings=[151]), at="dice", tokens="pink pink")
    choose(table, *rolls("purple3 orange4 gray3 pink3 brown3 black5"), "token 3")
    assert offered(table) == {"prevent", "done"}
    assert changes(table, "prevent")["pink workers"] == -1
    table = a_table(
        a_player(workers="pink", buildings=[151]),
        a_player(marks=3, hand=[178], sites="gray", levels="pink"),
        turn=2,
    )
    choose(table, "build 178 at 1")
    assert (asked(table), offered(table)) == (1, {"prevent", "done"})


def test_152_decreases_a_level_per_own_building() -> None:
    levels = "purple purple gray gray pink brown"
    player = a_player(
        marks=6, hand=[152], sites="gray", buildings={2: 97, 3: 98}, garden=[241], levels=levels
    )
    table = a_table(player, a_player(buildings=[99]))
    assert changes(table, "build 152 at 1") == built(152, 6, {})
    assert offered(table) == {"lower purple", "lower gray", "lower pink", "lower brown", "done"}
    assert changes(table, "lower gray", "lower gray") == {"gray level": -2, "points": 2}
    assert offered(table) == {"lower purple", "lower pink", "lower brown", "done"}
    assert changes(table, "lower pink") == {"pink level": -1, "points": 1}
    assert "end turn" in offered(table)
    assert refused(table, "use 152") == "hb-works-as-flash"


def test_155_scores_a_point_per_increased_level() -> None:
    others = [a_player(levels="gray gray")]
    check_laurels(155, 5, levels="pink pink brown orange purple", others=others)
    check_laurels(155, 0, others=others)


def test_156_decreases_any_disaster_once_a_season() -> None:
    table = a_table(a_player(buildings=[156], levels="purple brown brown"), a_player(levels="gray"))
    assert changes(table, "use 156") == {"used": "+156"}
    assert offered(table) == {"lower purple", "lower brown"}
    assert changes(table, "lower brown") == {"brown level": -1, "points": 1}
    assert refused(table, "use 156") == "hb-used-this-season"
    table = a_table(a_player(buildings=[156]), a_player(levels="gray"))
    assert refused(table, "use 156") == "hb-all-levels-zero"


# Police.


def test_157_decreases_up_to_two_levels_of_the_colour_paid() -> None:
    board = a_player(
        workers="purple gray pink", buildings=[157], levels="gray gray gray purple purple purple brown"
    )
    table = a_table(board)
    assert changes(table, "use 157") == {"used": "+157"}
    assert offered(table) == {"return purple", "return gray"}  # brown: no worker; pink: no level
    assert changes(table, "return gray") == {"gray workers": -1}
    assert offered(table) == {"lower gray", "done"}
    assert changes(table, "lower gray") == {"gray level": -1, "points": 1}
    assert offered(table) == {"lower gray", "done"}
    assert changes(table, "lower gray") == {"gray level": -1, "points": 1}
    assert "end turn" in offered(table)
    assert refused(table, "use 157") == "hb-used-this-season"


def test_157_needs_a_worker_whose_disaster_can_fall() -> None:
    table = a_table(a_player(workers="pink", buildings=[157], levels="gray"))
    assert refused(table, "use 157") == "hb-no-worker-that-helps"


def test_164_gives_a_mark_per_six() -> None:
    table = a_table(a_player(buildings=[164]), a_player(buildings=[163]), at="dice")
    assert changes(table, *rolls("purple5 orange3 gray6 pink6 brown4 black4")) == {
        "marks": 2,
        "used": "+164",
        "cleric": 4,
        "purple level": 1,
        "gray level": 1,
        "pink level": 1,
        "2 purple level": 1,
        "2 gray level": 1,
        "2 pink level": 1,
    }
    table = a_table(a_player(buildings=[164]), at="dice", tokens="pink pink")
    choose(table, *rolls("purple3 orange3 gray3 pink6 brown3 black6"), "token 3")
    assert table.players[0].marks == 2


def test_165_lets_a_disaster_strike_only_at_the_fourth_increase() -> None:
    brown = "purple3 orange3 gray3 pink3 brown5 black4"
    table = a_table(
        a_player(workers="gray", buildings=[165], levels="brown brown"),
        a_player(workers="gray", levels="brown brown"),
        at="dice",
    )
    assert changes(table, *rolls(brown)) == {
        "brown level": 1,
        "2 gray workers": -1,
        "2 brown level": -2,
        "cleric": 4,
    }
    table = a_table(a_player(workers="gray", buildings=[165], levels="brown brown brown"), at="dice")
    assert changes(table, *rolls(brown)) == {
        "gray workers": -1,
        "brown level": -3,
        "2 brown level": 1,
        "cleric": 4,
    }


def test_166_decreases_the_disaster_of_a_building() -> None:
    levels = "purple orange orange gray pink pink brown"
    player = a_player(marks=6, hand=[53], sites="gray", buildings={2: 166}, levels=levels)
    table = a_table(player, a_player(levels="pink"))
    assert changes(table, "build 53 at 1") == built(53, 6, {"pink level": -1, "points": 1})
    player = a_player(marks=3, hand=[245], buildings=[166], levels=levels)
    assert changes(a_table(player), "lay 245") == {
        "marks": -3,
        "orange level": -1,
        "points": 1,
        "hand": "-245",
        "garden": "+245",
    }


def test_166_does_not_follow_its_own_construction() -> None:
    """It speaks of choosing the action, and it did not stand there yet."""
    player = a_player(marks=6, hand=[166], sites="gray", levels="gray")
    assert changes(a_table(player), "build 166 at 1") == built(166, 6, {})


def test_166_needs_the_standard_action_and_a_level() -> None:
    player = a_player(marks=6, hand=[53], sites="gray", buildings={2: 166}, levels="gray")
    assert changes(a_table(player), "build 53 at 1") == built(53, 6, {})
    for action in ("workers", "money", "site"):
        table = a_table(a_player(hand=[53], workers="pink", buildings=[166], levels="pink gray"))
        choose(table, f"{action} 53")
        assert table.players[0].levels == [0, 0, 1, 1, 0]


def test_168_makes_the_action_decrease_two_levels() -> None:
    taken: Changes = {"hand": "-1", "discards": "+1"}
    table = a_table(a_player(hand=[1], buildings=[168], levels="brown brown brown gray"))
    assert changes(table, "decrease 1") == {"brown level": -2, "points": 2, **taken}
    table = a_table(a_player(hand=[145], buildings=[168], levels="brown brown gray gray gray"))
    assert changes(table, "decrease 145")["gray level"] == -2
    table = a_table(a_player(hand=[1], buildings=[168], levels="brown gray"))
    assert changes(table, "decrease 1") == {"brown level": -1, "points": 1, **taken}
    table = a_table(a_player(hand=[1], buildings=[168], levels="brown brown"))
    choose(table, "money 1")
    assert table.players[0].levels == [0, 0, 0, 0, 2]


def test_168_holds_for_the_standard_action_only() -> None:
    table = a_table(a_player(buildings=[168, 161], workers="brown", levels="brown brown brown"))
    choose(table, "use 161")
    assert table.players[0].levels == [0, 0, 0, 0, 2]
    table = a_table(a_player(hand=[1], levels="brown brown"), a_player(buildings=[168]))
    assert changes(table, "decrease 1")["brown level"] == -1


# Underworld.


def test_169_draws_a_card_from_every_other_hand() -> None:
    table = a_table(
        a_player(marks=3, hand=[169, 1], sites="gray"),
        a_player(hand=[2, 97]),
        a_player(),
        a_player(hand=[98]),
    )
    assert changes(table, "build 169 at 1") == built(169, 3, {})
    assert (asked(table), offered(table)) == (0, {"steal 2", "steal 97"})
    assert changes(table, "steal 97") == {"hand": "+97 +98", "2 hand": "-97", "4 hand": "-98"}
    assert table.players[0].hand == [1, 97, 98]
    assert asked(table) == 1
    assert refused(table, "use 169") == "hb-works-as-flash"


def test_171_takes_three_marks_from_every_other_player() -> None:
    others = [a_player(marks=5), a_player(marks=1), a_player()]
    check_flash(171, 3, {"marks": 4, "2 marks": -3, "3 marks": -1}, others=others)


def test_172_takes_two_workers_from_every_other_player() -> None:
    table = a_table(
        a_player(marks=3, hand=[172], sites="gray"),
        a_player(workers="purple purple gray gray"),
        a_player(workers="pink"),
        a_player(),
    )
    assert changes(table, "build 172 at 1") == built(172, 3, {})
    assert (asked(table), offered(table)) == (2, {"return purple", "return gray"})
    given: Changes = {"gray workers": 1, "2 gray workers": -1}
    assert changes(table, "return gray") == given
    assert offered(table) == {"return purple", "return gray"}
    assert changes(table, "return purple") == {
        "purple workers": 1,
        "2 purple workers": -1,
        "pink workers": 1,
        "3 pink workers": -1,
    }
    assert asked(table) == 1
    assert refused(table, "use 172") == "hb-works-as-flash"


def test_173_takes_a_wall_segment_from_every_other_player() -> None:
    table = a_table(
        a_player(marks=3, hand=[173], sites="gray", wall=(2, 2)),
        a_player(wall=(3, 5), statues=[9], majorities="wall"),
        a_player(),
        a_player(wall=(0, 2)),
    )
    assert changes(table, "build 173 at 1") == built(173, 3, {})
    assert (asked(table), offered(table)) == (2, {"lose wall left", "lose wall right"})
    assert changes(table, "lose wall right") == {"2 right wall": -1, "4 right wall": -1}
    assert asked(table) == 1
    assert refused(table, "use 173") == "hb-works-as-flash"


def test_175_moves_every_other_player_back_a_space() -> None:
    others = [a_player(square=4), a_player(), a_player(square=1)]
    check_flash(175, 6, {"2 square": -1, "4 square": -1}, others=others, square=3)


def test_176_makes_every_other_player_discard_a_building() -> None:
    table = a_table(
        a_player(marks=9, hand=[176], sites="gray", buildings={2: 97}),
        a_player(buildings=[98, 99], garden=[241]),
        a_player(sites="pink"),
        a_player(buildings=[100]),
    )
    assert changes(table, "build 176 at 1") == built(176, 9, {})
    assert (asked(table), offered(table)) == (2, {"lose building 98", "lose building 99"})
    assert changes(table, "lose building 99") == {
        "2 buildings": "-99",
        "4 buildings": "-100",
        "discards": "+99 +100",
    }
    assert len(table.players[1].plots) == 2
    assert asked(table) == 1
    assert refused(table, "use 176") == "hb-works-as-flash"


def test_177_makes_every_other_player_discard_a_site() -> None:
    table = a_table(
        a_player(marks=6, hand=[177], sites="gray"),
        a_player(sites=[98, 99], buildings={2: 50}),
        a_player(),
        a_player(sites=[100]),
    )
    assert changes(table, "build 177 at 1") == built(177, 6, {})
    assert (asked(table), offered(table)) == (2, {"lose site 1", "lose site 2"})
    assert changes(table, "lose site 2") == {
        "2 sites": "-99",
        "2 buildings": "-50",
        "2 hand": "+50",
        "4 sites": "-100",
        "discards": "+99 +100",
    }
    assert asked(table) == 1
    assert refused(table, "use 177") == "hb-works-as-flash"


def test_178_decreases_a_disaster_that_all_others_increase() -> None:
    table = a_table(
        a_player(marks=3, hand=[178], sites="gray", levels="pink gray gray"),
        a_player(levels="gray"),
        a_player(levels="gray gray", wall=(0, 1)),
    )
    assert changes(table, "build 178 at 1") == built(178, 3, {})
    assert offered(table) == {"lower pink", "lower gray"}
    assert changes(table, "lower gray") == {
        "gray level": -1,
        "points": 1,
        "2 gray level": 1,
        "3 gray level": -2,  # decay strikes, and its levels go back
        "3 right wall": -1,
    }
    assert refused(table, "use 178") == "hb-works-as-flash"


def test_178_does_nothing_where_nothing_can_fall() -> None:
    check_flash(178, 3, {}, others=[a_player(levels="gray")])


def test_180_gives_two_marks_for_every_building_of_another_player() -> None:
    mine = {"2 marks": -3, "2 hand": "-98", "2 buildings": "+98"}
    builder = a_player(marks=3, hand=[98, 245], sites="gray")
    table = a_table(a_player(buildings=[180]), builder, a_player(), turn=2)
    assert changes(table, "build 98 at 1") == {"marks": 2, **mine}
    table = a_table(a_player(buildings=[180]), a_player(marks=3, hand=[98, 245], sites="gray"), turn=2)
    assert "marks" not in changes(table, "lay 245")  # no building
    table = a_table(a_player(buildings=[180]), a_player(marks=3, hand=[98, 1]), turn=2)
    assert "marks" not in changes(table, "wall 98 right")
    table = a_table(a_player(buildings=[180]), a_player(marks=3, workers="orange", hand=[98]), turn=2)
    assert "marks" not in changes(table, "site 98")


def test_180_gives_nothing_for_own_buildings() -> None:
    table = a_table(a_player(marks=3, hand=[98], sites="gray", buildings={2: 180}))
    assert changes(table, "build 98 at 1") == built(98, 3, {})


# Secret society.


def test_189_as_a_flash_makes_a_worker_a_cleric_of_its_colour() -> None:
    table = a_table(a_player(marks=3, workers="gray pink", hand=[189, 1], sites="gray"))
    assert changes(table, "build 189 at 1") == built(189, 3, {})
    assert offered(table) == {"place gray", "place pink", "done"}
    assert refused(table, "place brown") == "hb-worker-short"
    assert changes(table, "place gray") == {"gray workers": -1, "guests": "+gray"}
    assert offered(table) == {"end turn"}  # once and for all: it is never used again


def test_189_as_a_flash_may_be_declined() -> None:
    table = a_table(a_player(marks=3, workers="gray", hand=[189, 1], sites="gray"))
    choose(table, "build 189 at 1")
    assert changes(table, "done") == {}
    assert table.guests == ()
    assert offered(table) == {"end turn"}


def test_189_as_a_flash_asks_nothing_without_a_worker() -> None:
    table = a_table(a_player(marks=3, hand=[189, 1], sites="gray"))
    choose(table, "build 189 at 1")
    assert offered(table) == {"end turn"}
    assert refused(table, "use 189") == "hb-works-as-flash"


def test_189_as_a_flash_counts_for_everyone_from_the_end_of_the_season() -> None:
    table = a_table(
        a_player(marks=3, workers="gray", hand=[189], sites="gray"),
        a_player(buildings=[145, 146, 97]),
        season=8,
        floor=(0, 0, 0, 0, 0, 7),
        round_number=4,
    )
    choose(table, "build 189 at 1", "place gray")
    assert final_scoring(table, 1)["clerics"] == 0
    while not table.over:
        choose(table, "end turn")
    assert table.floor_workers == (0, 0, 1, 0, 0)
    assert final_scoring(table, 1)["clerics"] == 2
    assert final_scoring(table, 0)["clerics"] == 1


IN_PHASE_II = SETS.named("house-1")
"""There 189 costs nothing and is used in phase II; a copy of the game may have it so, too."""


def test_189_in_phase_ii_makes_a_worker_a_cleric_of_its_colour() -> None:
    table = a_table(
        a_player(workers="gray pink", buildings=[189]),
        a_player(workers="gray"),
        at="dice",
        box=IN_PHASE_II,
    )
    roll(table, "purple3 orange3 gray3 pink3 brown3 black4")
    assert (asked(table), offered(table)) == (1, {"use 189", "done"})
    assert changes(table, "use 189") == {"used": "+189"}
    assert offered(table) == {"place gray", "place pink"}
    assert changes(table, "place gray") == {"gray workers": -1, "guests": "+gray"}
    assert "use 189" not in offered(table)  # once a season
    assert table.phase == 3


def test_189_in_phase_ii_is_used_before_disasters_or_at_city_hall_and_may_be_left() -> None:
    table = a_table(a_player(workers="gray", buildings=[189]), at="dice", box=IN_PHASE_II)
    roll(table, "purple3 orange3 gray3 pink5 brown3 black4")
    assert table.players[0].levels == [0, 0, 0, 0, 0]
    choose(table, "done")
    assert table.players[0].levels == [0, 0, 0, 1, 0]
    assert offered(table) == {"use 189", "done"}
    choose(table, "use 189")
    assert table.guests == (2,)
    table = a_table(a_player(buildings=[189], hand=[1]), at="dice", box=IN_PHASE_II)
    roll(table, "purple3 orange3 gray3 pink3 brown3 black4")
    assert "workers 1" in offered(table)  # without a worker it is not asked


def test_190_builds_under_a_zoo_card() -> None:
    player = a_player(
        workers="orange gray pink",
        hand=[130, 128, 142, 53],
        buildings=[190],
        garden=[245, 246, 261, 249],
        under={246: 101},
    )
    table = a_table(player, a_player(garden=[241]))
    assert changes(table, "use 190") == {
        "used": "+190",
        "orange workers": -1,
    }  # gray: no building in hand; pink: no zoo card
    assert offered(table) == {"build 128 under 245", "build 130 under 245", "build 142 under 245"}
    assert changes(table, "build 128 under 245") == {"hand": "-128", "buildings": "+128"}
    assert table.players[0].under == (128, 101, 0, 0)
    assert refused(table, "use 190") == "hb-used-this-season"
    assert final_scoring(table, 0)["cards"] == 2 + 2 + 4 + 2 + 1  # 190 and the garden
    assert changes(table, "use 128") == {"gray workers": -1, "points": 1, "marks": 2, "used": "+128"}


def test_190_takes_any_worker_that_helps() -> None:
    player = a_player(workers="orange pink brown", hand=[128, 53], buildings=[190], garden=[245, 257])
    table = a_table(player)
    choose(table, "use 190")
    assert offered(table) == {"return orange", "return pink"}
    assert changes(table, "return pink") == {"pink workers": -1, "hand": "-53", "buildings": "+53"}
    table = a_table(a_player(workers="brown", hand=[128], buildings=[190], garden=[245]))
    assert refused(table, "use 190") == "hb-no-worker-that-helps"


def test_190_sets_off_a_flash() -> None:
    table = a_table(a_player(workers="orange", hand=[121], buildings=[190], garden=[245]))
    assert changes(table, "use 190")["marks"] == 6


def test_192_allows_two_buildings_on_a_site() -> None:
    player = a_player(marks=3, hand=[98], sites="gray pink brown", buildings={1: 192, 2: (99, 100)})
    table = a_table(player)
    assert {each for each in offered(table) if "98 at" in each} == {"build 98 at 1", "build 98 at 3"}
    assert changes(table, "build 98 at 1") == built(98, 3, {})
    assert table.players[0].plots[0].buildings == (192, 98)
    player = a_player(marks=3, hand=[98], sites="gray", buildings={1: 191})
    table = a_table(player, a_player(buildings=[192]))
    assert refused(table, "build 98 at 1") == "hb-no-free-site"
