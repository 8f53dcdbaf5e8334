"""Gray cards 145 to 192: underworld and secret society (addendum, summary of cards)."""

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.cards.checks import built, check_flash
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
)

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
