"""Gray cards 145 to 192: military, police, underworld and secret society (addendum, summary of cards)."""

import pytest

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
