"""Purple cards 193 to 240: harbor, church, emigration and mysticism (addendum, summary of cards)."""

import pytest

from tests.hamburg.cards.checks import built, check_flash, check_laurels, check_use
from tests.hamburg.tables import (
    Changes,
    a_player,
    a_table,
    asked,
    changes,
    choose,
    in_every_colour,
    offered,
    refused,
    roll,
    rolls,
)

# Families.


@pytest.mark.parametrize(("card", "worker"), [(196, "orange"), (197, "gray"), (198, "pink"), (199, "brown")])
def test_draw_a_card(card: int, worker: str) -> None:
    gained: Changes = {"hand": "+20", "brown pile": -1}
    check_use(card, worker, gained, "draw brown", "deal 20")
    table = a_table(a_player(workers=worker, buildings=[card]))
    choose(table, f"use {card}")
    assert offered(table) == in_every_colour("draw")  # it must be drawn


@pytest.mark.parametrize(("card", "worker"), [(206, "pink"), (207, "gray"), (208, "orange"), (209, "brown")])
def test_a_worker_and_three_marks(card: int, worker: str) -> None:
    check_flash(card, 0, {f"{worker} workers": 1, "marks": 3})


@pytest.mark.parametrize(("card", "worker"), [(219, "brown"), (220, "pink"), (221, "orange"), (222, "gray")])
def test_draw_a_site_for_its_worker(card: int, worker: str) -> None:
    gained: Changes = {"purple workers": -1, "purple pile": -1, "sites": "+purple"}
    check_use(card, worker, gained, "draw purple", workers=f"purple {'gray' if worker != 'gray' else 'pink'}")
    table = a_table(a_player(workers=f"{worker} {worker} purple", buildings=[card]))
    choose(table, f"use {card}")
    assert offered(table) == {f"draw {worker}", "draw purple"}
    table = a_table(a_player(workers=worker, buildings=[card]))
    assert refused(table, f"use {card}") == "hb-no-worker-for-site"


# Harbor.


def test_193_draws_two_cards_and_discards_two() -> None:
    drawn = ["draw gray", "deal 145", "draw pink", "deal 49"]
    gained: Changes = {
        "hand": "+145 -88",
        "discards": "+88 +49",
        "gray pile": -1,
        "pink pile": -1,
    }
    check_use(193, "brown", gained, *drawn, "discard 88", "discard 49", hand=[88])
    table = a_table(a_player(workers="brown", buildings=[193], hand=[88]))
    choose(table, "use 193")
    assert offered(table) == in_every_colour("draw")
    choose(table, *drawn)
    assert offered(table) == {"discard 49", "discard 88", "discard 145"}


@pytest.mark.parametrize(
    ("sites", "marks"), [("", 2), ("gray", 2), ("pink pink brown", 6), ("pink brown orange purple pink", 10)]
)
def test_194_gives_two_marks_per_colour_of_own_sites(sites: str, marks: int) -> None:
    check_flash(194, 0, {"marks": marks}, sites=sites, others=[a_player(sites="brown orange purple")])


def test_201_draws_three_cards() -> None:
    drawn = ["draw gray", "deal 145", "draw gray", "deal 146", "draw purple", "deal 205"]
    gained: Changes = {"gray pile": -2, "purple pile": -1}
    table = a_table(a_player(marks=3, hand=[201, 1], sites="pink"), a_player())
    choose(table, "build 201 at 1")
    assert offered(table) == in_every_colour("draw")
    assert changes(table, *drawn) == {"hand": "+145 +146 +205", **gained}
    assert offered(table) == {"end turn"}
    assert refused(table, "use 201") == "hb-works-as-flash"


def test_202_acts_with_the_top_card_of_the_discard_pile() -> None:
    table = a_table(a_player(workers="pink", buildings=[202]), discards=[7, 8, 150])
    assert changes(table, "use 202") == {
        "pink workers": -1,
        "used": "+202",
        "discards": "-150",
        "held": "+150",
    }
    assert offered(table) == {"workers 150", "money 150"}
    assert changes(table, "money 150") == {"marks": 3, "held": "-150", "discards": "+150"}
    assert refused(table, "use 202") == "hb-used-this-season"
    table = a_table(a_player(workers="pink", marks=6, sites="gray", buildings={2: 202}), discards=[150])
    choose(table, "use 202")
    assert changes(table, "build 150 at 1") == {"marks": -6, "held": "-150", "buildings": "+150"}


def test_202_may_take_the_card_of_ones_own_action() -> None:
    table = a_table(a_player(workers="pink", hand=[98], buildings=[202]), discards=[7])
    choose(table, "money 98", "use 202")
    assert offered(table) == {"workers 98", "money 98", "wall 98 right"}


def test_202_needs_a_pink_worker_and_a_card() -> None:
    table = a_table(a_player(workers="purple orange gray brown", buildings=[202]), discards=[7])
    assert refused(table, "use 202") == "hb-worker-short"
    table = a_table(a_player(workers="pink", buildings=[202]))
    assert refused(table, "use 202") == "hb-discards-empty"


def test_203_scores_five_points_for_sites_of_all_colours() -> None:
    colours = "purple orange gray pink brown"
    others = [a_player(sites=colours)]
    check_laurels(203, 5, sites=colours, buildings=[97], others=others)
    check_laurels(203, 5, sites=f"{colours} {colours}", buildings=[97], others=others)
    check_laurels(203, 0, sites="purple orange gray pink gray", buildings=[97], others=others)


# Church.


@pytest.mark.parametrize(
    ("workers", "points"),
    [
        ("", 0),
        ("gray", 0),
        ("gray pink", 1),
        ("gray gray gray", 1),
        ("purple orange gray pink brown brown", 3),
    ],
)
def test_205_scores_a_point_per_two_workers(workers: str, points: int) -> None:
    check_laurels(205, points, workers=workers, others=[a_player(workers="pink pink")])


def test_212_gives_a_worker_of_every_colour_whose_die_shows_one() -> None:
    dice = "purple1 orange2 gray3 pink1 brown5 black1"
    gained: Changes = {"purple workers": 1, "pink workers": 1, "brown workers": 1}
    check_use(212, "gray", gained, "take brown", dice=dice)
    table = a_table(a_player(workers="gray", buildings=[212]), dice=dice)
    choose(table, "use 212")
    assert offered(table) == in_every_colour("take")
    plain = "purple2 orange1 gray3 pink4 brown1 black6"
    check_use(212, "gray", {"orange workers": 1, "brown workers": 1}, dice=plain)


def test_213_gives_a_point_per_die_that_shows_one() -> None:
    check_use(213, "orange", {"points": 3}, dice="purple1 orange1 gray3 pink2 brown2 black1")
    check_use(213, "orange", {}, dice="purple2 orange2 gray2 pink6 brown5 black6")


def test_214_decreases_a_disaster_with_an_advance() -> None:
    table = a_table(
        a_player(marks=1, buildings=[214], levels="gray gray pink"),
        a_player(marks=1, levels="gray pink"),
        at="dice",
    )
    roll(table, "purple1 orange3 gray3 pink3 brown3 black4")
    assert changes(table, "advance") == {"marks": -1, "square": 1}
    assert (asked(table), offered(table)) == (1, {"lower gray", "lower pink"})
    assert changes(table, "lower gray") == {"gray level": -1, "points": 1}
    assert changes(table, "advance") == {"2 marks": -1, "2 square": 1}


def test_214_and_226_follow_any_advance() -> None:
    player = a_player(marks=6, hand=[68], sites="pink", buildings={2: 214, 3: 226}, levels="brown")
    table = a_table(player, a_player(buildings=[225]))
    assert changes(table, "build 68 at 1") == built(68, 6, {"square": 1, "points": 2, "brown level": -1})
    player = a_player(marks=6, hand=[68], sites="pink", buildings={2: 226}, square=9)
    table = a_table(player)
    assert changes(table, "build 68 at 1") == built(68, 6, {"points": 5})
    advancing = a_player(marks=6, hand=[68], sites="pink")
    table = a_table(a_player(buildings=[214, 226], levels="brown"), advancing, turn=2)
    choose(table, "build 68 at 1")
    assert (table.players[0].points, table.players[0].levels) == (5, [0, 0, 0, 0, 1])


def test_216_gives_two_workers_and_three_points() -> None:
    gained: Changes = {"points": 3, "gray workers": 1, "brown workers": 1}
    check_use(216, "pink", gained, "take gray", "take brown")
    table = a_table(a_player(workers="pink", buildings=[216]))
    choose(table, "use 216")
    assert offered(table) == in_every_colour("take")


# Emigration.


@pytest.mark.parametrize(
    ("levels", "marks"),
    [("", 0), ("gray gray", 2), ("purple gray gray pink", 6), ("purple orange gray pink brown brown", 10)],
)
def test_217_gives_two_marks_per_increased_disaster(levels: str, marks: int) -> None:
    check_flash(217, 0, {"marks": marks}, levels=levels, others=[a_player(levels="brown orange")])


def announcing(
    colour: str, workers: str = "gray", card: int = 20, marks: int = 9
) -> tuple[Changes, set[str]]:
    """Announce a colour for a brown card; return what that changes and what is then on offer."""
    table = a_table(a_player(workers=workers, marks=marks, hand=[card], sites="pink", buildings={2: 224}))
    assert f"announce {colour}" in offered(table)
    return changes(table, f"announce {colour}"), offered(table)


def test_224_gives_the_card_another_colour_for_a_gray_worker() -> None:
    table = a_table(a_player(workers="gray", marks=9, hand=[20], buildings=[224]))
    announced = {each for each in offered(table) if each.startswith("announce")}
    assert announced == {"announce purple", "announce orange", "announce gray", "announce pink"}
    table = a_table(a_player(workers="purple orange pink brown", marks=9, hand=[20], buildings=[224]))
    assert refused(table, "announce gray") == "hb-no-announcing"
    table = a_table(a_player(workers="gray", hand=[20]), a_player(buildings=[224]))
    assert refused(table, "announce pink") == "hb-no-announcing"


def test_224_colours_every_action_but_construction() -> None:
    paid, offers = announcing("pink")
    assert paid == {"gray workers": -1}
    assert offers == {"workers 20", "money 20"}  # no building, no use of buildings, no second announcement
    assert announcing("gray")[1] == {"workers 20", "money 20", "wall 20 left"}
    assert announcing("orange", "gray orange")[1] == {"workers 20", "money 20", "wall 20 right", "site 20"}

    def then(colour: str, action: str, workers: str = "gray", levels: str = "") -> Changes:
        table = a_table(a_player(workers=workers, marks=9, hand=[20], buildings=[224], levels=levels))
        choose(table, f"announce {colour}")
        return changes(table, action)

    gone: Changes = {"hand": "-20", "discards": "+20"}
    assert then("pink", "workers 20") == {"pink workers": 3, **gone}
    assert then("pink", "money 20") == {"marks": 4, **gone}
    assert then("gray", "wall 20 left") == {"marks": -1, "left wall": 1, **gone}
    assert then("pink", "decrease 20", levels="pink") == {"pink level": -1, "points": 1, **gone}
    laid = then("pink", "site 20", workers="gray pink")
    assert laid == {"pink workers": -1, "hand": "-20", "sites": "+20"}  # from now on brown again


def test_226_gives_a_point_with_an_advance() -> None:
    table = a_table(a_player(marks=1, buildings=[226]), a_player(marks=1), at="dice")
    roll(table, "purple1 orange3 gray3 pink3 brown3 black4")
    assert changes(table, "advance") == {"marks": -1, "square": 1, "points": 1}
    assert changes(table, "advance") == {"2 marks": -1, "2 square": 1}


def test_227_gives_a_mark_per_colour_of_own_workers() -> None:
    others = [a_player(workers="purple orange")]
    check_use(227, "pink", {"marks": 3}, workers="gray gray brown", others=others)
    check_use(227, "pink", {"marks": 1}, others=others)
    # The pink worker is returned before the colours are counted.
    table = a_table(a_player(workers="pink", buildings=[227]))
    assert changes(table, "use 227") == {"pink workers": -1, "used": "+227"}
    table = a_table(a_player(workers="pink gray gray brown", buildings=[227]))
    assert changes(table, "use 227") == {"pink workers": -1, "marks": 2, "used": "+227"}


def test_228_sets_off_the_flash_of_another_player() -> None:
    def a_turn(*others: int) -> Changes:
        player = a_player(marks=3, hand=[228], sites="gray", buildings={2: 206})
        table = a_table(player, a_player(buildings=[*others, 127]), a_player(buildings=[142]))
        made = changes(table, "build 228 at 1")
        if offered(table) != {"end turn"}:
            assert made == built(228, 3, {})
            assert offered(table) == {"copy 121", "copy 142"}
            made = changes(table, "copy 121")
        assert offered(table) == {"end turn"}
        assert refused(table, "use 228") == "hb-works-as-flash"
        return made

    assert a_turn(121) == {"marks": 6}
    workers: Changes = {"pink workers": 1, "gray workers": 1, "brown workers": 1, "purple workers": 1}
    assert a_turn() == built(228, 3, workers)


# Mysticism.


@pytest.mark.parametrize(("black", "marks"), [(1, 1), (4, 4), (6, 6)])
def test_230_gives_the_marks_of_the_black_die(black: int, marks: int) -> None:
    dice = f"purple3 orange5 gray2 pink3 brown5 black{black}"
    check_use(230, "orange", {"marks": marks}, dice=dice)


def test_231_lets_one_choose_the_disaster_of_a_token() -> None:
    table = a_table(a_player(buildings=[231]), a_player(), at="dice")
    choose(table, *rolls("purple3 orange3 gray3 pink3 brown3 black5"), "token 2")
    assert asked(table) == 1
    assert offered(table) == in_every_colour("raise")
    assert changes(table, "raise pink") == {"pink level": 1}
    assert asked(table) == 0
    assert changes(table, "token 2") == {"2 gray level": 1, "tokens": "-2"}


def test_231_changes_nothing_for_dice_and_for_236() -> None:
    table = a_table(a_player(buildings=[231]), at="dice")
    assert changes(table, *rolls("purple3 orange3 gray5 pink3 brown3 black4"))["gray level"] == 1
    player = a_player(marks=3, hand=[236], sites="gray", buildings={2: 231})
    table = a_table(player)
    assert changes(table, "build 236 at 1", "token 2")["2 gray level"] == 1


def test_232_makes_a_segment_cost_what_the_black_die_shows() -> None:
    def price(black: int, wall: tuple[int, int] = (0, 2), mine: int = 232, foe: int = 231) -> int:
        dice = f"purple3 orange5 gray2 pink3 brown5 black{black}"
        player = a_player(marks=9, hand=[20], wall=wall, buildings=[mine])
        table = a_table(player, a_player(buildings=[foe]), dice=dice)
        paid = changes(table, "wall 20 right")
        assert paid.pop("marks") == table.players[0].marks - 9
        assert paid == {"right wall": 1, "hand": "-20", "discards": "+20"}
        return 9 - table.players[0].marks

    assert price(1) == 1
    assert price(2) == 2
    assert price(6) == 3  # the printed price is the better one
    assert price(1, mine=231, foe=232) == 3


@pytest.mark.parametrize(("black", "points"), [(1, 1), (4, 4), (6, 6)])
def test_233_gives_the_points_of_the_black_die(black: int, points: int) -> None:
    dice = f"purple3 orange5 gray2 pink3 brown5 black{black}"
    check_flash(233, 6, {"points": points}, dice=dice)


def test_234_draws_from_the_discard_pile_and_discards_as_many() -> None:
    dice = "purple1 orange2 gray2 pink4 brown5 black3"
    player = a_player(workers="pink", hand=[97], buildings=[234])
    table = a_table(player, discards=[1, 2, 3, 4, 6], dice=dice)
    assert changes(table, "use 234") == {
        "pink workers": -1,
        "used": "+234",
        "hand": "+3 +4 +6",
        "discards": "-3 -4 -6",
    }
    assert offered(table) == {"discard 3", "discard 4", "discard 6", "discard 97"}
    assert changes(table, "discard 97", "discard 6", "discard 3") == {
        "hand": "-3 -6 -97",
        "discards": "+97 +6 +3",
    }
    assert table.discards == [1, 2, 97, 6, 3]
    assert refused(table, "use 234") == "hb-used-this-season"


def test_234_takes_at_most_what_lies_there() -> None:
    dice = "purple1 orange2 gray3 pink4 brown5 black6"
    table = a_table(a_player(workers="pink", hand=[97], buildings=[234]), discards=[1, 2], dice=dice)
    choose(table, "use 234", "discard 97", "discard 1")
    assert "workers 2" in offered(table)  # two drawn, two discarded
    assert table.players[0].hand == [2]
    assert refused(a_table(a_player(workers="pink", buildings=[234])), "use 234") == "hb-discards-empty"
    others = "purple orange gray brown"
    table = a_table(a_player(workers=others, buildings=[234]), discards=[1])
    assert refused(table, "use 234") == "hb-worker-short"


@pytest.mark.parametrize(("side", "windows"), [("left", -1), ("right", 1)])
def test_235_moves_the_cleric_a_window(side: str, windows: int) -> None:
    dice = "purple1 orange2 gray3 pink4 brown5 black4"
    check_use(235, "gray", {"cleric": windows}, f"cleric {side}", dice=dice)


@pytest.mark.parametrize(("black", "windows"), [(1, 1), (6, -1)])
def test_235_knows_no_way_round_the_ends(black: int, windows: int) -> None:
    dice = f"purple1 orange2 gray3 pink4 brown5 black{black}"
    check_use(235, "gray", {"cleric": windows}, dice=dice)


def test_236_increases_a_disaster_of_all_others_by_a_token() -> None:
    gained: Changes = {"2 gray level": 1, "3 gray level": 1, "tokens": "-2"}
    check_flash(236, 3, gained, "token 2", others=[a_player(), a_player()])


def test_237_gives_a_worker_of_every_colour_that_shows_the_same_as_the_black_die() -> None:
    dice = rolls("purple4 orange3 gray3 pink3 brown4 black4")
    table = a_table(a_player(buildings=[237]), a_player(buildings=[238]), at="dice")
    assert changes(table, *dice) == {"purple workers": 1, "brown workers": 1, "used": "+237", "cleric": 4}
    table = a_table(a_player(buildings=[237]), at="dice")
    dice = rolls("purple1 orange3 gray4 pink3 brown4 black2")
    assert changes(table, *dice) == {"cleric": 2}


def test_240_adds_the_black_die_to_the_price_of_an_advance_of_others() -> None:
    table = a_table(a_player(marks=4, buildings=[240]), a_player(marks=9), a_player(marks=8), at="dice")
    choose(table, *rolls("purple1 orange2 gray1 pink3 brown4 black5"), "token 0", "token 1", "token 2")
    assert changes(table, "advance") == {"marks": -4, "square": 1}
    assert asked(table) == 2
    assert changes(table, "advance") == {"2 marks": -9, "2 square": 1}
    assert table.phase == 3  # the third player is a mark short


def test_240_holds_in_phase_two_only() -> None:
    player = a_player(marks=6, hand=[68], sites="pink")
    table = a_table(player, a_player(buildings=[240]))
    assert changes(table, "build 68 at 1") == built(68, 6, {"square": 1})
