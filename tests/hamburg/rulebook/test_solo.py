"""The solo rules: set-up, TOM's part in each phase, and every line of his dice with every fallback."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Message, Refused
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.choices import NOTATION, TAKE_WORKER
from burgomaster.games.hamburg.disasters import LOSE_BUILDING
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.solo.dice import DIE
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.solo import TOM, against, his, his_die, his_turn, his_uses, lawful, told
from tests.hamburg.tables import a_player, active, asked, calm, choose, offered, roll

UNBUILT = (203,)
"""A free site whose face is known."""


def new() -> Hamburg:
    """Return a solo game at its first question."""
    return RULES.new({"players": 1}, Fast(1))


# Setup.


def test_both_start_with_five_marks_and_a_worker_of_each_colour() -> None:
    table = new()
    assert table.seats() == 2
    for player in table.players:
        assert (player.marks, player.workers, player.points) == (5, [1, 1, 1, 1, 1], 5)


def test_the_four_statues_of_the_solo_row_are_set_up() -> None:
    """Ruling 79: those of a game with two players, 9, 7, 4 and 2 points."""
    assert new().statues == (9, 7, 4, 2)


def test_tom_has_the_second_seat_and_nobody_chooses_for_him() -> None:
    table = new()
    assert table.seats_asked() == [0]
    with pytest.raises(Refused) as refusal:
        table.choose(TOM, TAKE_WORKER[0])
    assert refusal.value.message == Message("played-by-rules", seat=2)


def test_the_coat_of_arms_does_not_go_round() -> None:
    """Phase IV: the first player does not change; TOM comes first in every ordered step (ruling 36)."""
    table = against(at="end", season=1)
    assert table.in_turn_order() == [TOM, 0]
    assert table.season == 2
    assert table.in_turn_order() == [TOM, 0]


# Phase I.


def test_tom_receives_no_cards() -> None:
    table = new()
    for _ in range(5):
        choose(table, "draw purple")
    assert len(table.players[0].hand) == 5
    assert table.players[TOM].hand == []
    assert table.piles == [50, 55, 55, 55, 55]


# Phase II.


def test_you_roll_all_six_dice_and_tom_gains_marks_as_the_black_die_shows() -> None:
    table = against(a_player(marks=2), at="dice")
    assert table.asked == CHANCE
    heard = told(table)
    roll(table, calm("black4"))
    gains = [each for each in heard if each.id == "hb-gain-marks"]
    assert gains == [Message("hb-gain-marks", seat=2, count=4)]
    assert table.players[0].marks == 0
    assert table.cleric == 3


@pytest.mark.parametrize("pips", range(1, 7))
def test_his_income_is_what_the_black_die_shows(pips: int) -> None:
    table = against(a_player(marks=0), at="dice", tokens="pink pink")
    heard = told(table)
    roll(table, calm(f"black{pips}"))
    assert Message("hb-tom-income", seat=2, die="black", pips=pips) in heard
    assert Message("hb-gain-marks", seat=2, count=pips) in heard


def test_disasters_rise_for_both() -> None:
    table = against(at="dice")
    roll(table, calm("gray5", "pink6"))
    for player in table.players:
        assert player.levels == [0, 0, 1, 1, 0]


def test_of_buildings_tom_discards_the_one_with_the_lowest_cost() -> None:
    table = against(a_player(buildings=[127, 98, 204, 91]))  # cost 9, 3, 6, 3
    assert his(table, LOSE_BUILDING) == {"buildings": "-98", "discards": "+98"}


def test_of_several_cheapest_buildings_tom_discards_the_leftmost() -> None:
    table = against(a_player(buildings=[127, 145, 98, 204]))  # cost 9, 3, 3, 6
    assert his(table, LOSE_BUILDING) == {"buildings": "-145", "discards": "+145"}


def test_tom_advances_whenever_he_has_enough_money() -> None:
    """The black die's marks come before: 1 and 2 cost 3 marks."""
    table = against(a_player(marks=0), at="dice")
    roll(table, calm("purple1", "pink2", "black3"))
    assert (table.players[TOM].square, table.players[TOM].marks) == (1, 0)
    assert table.players[0].square == 0


def test_tom_does_not_advance_without_enough_money() -> None:
    table = against(a_player(marks=0), at="dice")
    heard = told(table)
    roll(table, calm("purple2", "pink2", "black3"))
    assert table.players[TOM].square == 0
    assert "hb-advance" not in [each.id for each in heard]


def test_you_decide_as_usual_whether_to_advance() -> None:
    table = against(a_player(), a_player(marks=5), at="dice")
    roll(table, calm("purple2"))
    assert asked(table) == 1
    assert offered(table) == {"advance", "done"}


# Phase III: the dice.


def test_tom_takes_the_first_turn_and_you_play_four_cards_one_after_the_other() -> None:
    table = against(a_player(marks=0), a_player(hand=[3, 6, 11, 24, 48]), at="dice")
    roll(table, calm("pink1", "black4"))
    choose(table, *["done"] * ("done" in offered(table)))
    points = table.players[TOM].points
    assert points == 6  # for the pink 1, before you were asked
    for number, card in enumerate((3, 6, 11, 24), 1):
        assert (asked(table), table.round) == (1, number)
        choose(table, f"money {card}", "end turn")
    assert table.season == 2
    assert table.players[TOM].points == points


def test_dice_are_resolved_in_ascending_order_and_ties_clockwise_from_purple() -> None:
    table = against(dice="purple3 orange1 gray3 pink1 brown2 black6")
    heard = told(table)
    his_turn(table)
    dice = [(each.arguments["die"], each.arguments["pips"]) for each in heard if each.id == "hb-tom-die"]
    assert dice == [("orange", 1), ("pink", 1), ("brown", 2), ("purple", 3), ("gray", 3)]


@pytest.mark.parametrize("colour", COLOURS)
def test_1_brings_a_point(colour: str) -> None:
    assert his_die(against(dice=calm(f"{colour}1")), colour) == {"points": 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_2_brings_two_workers_of_the_die(colour: str) -> None:
    assert his_die(against(dice=calm(f"{colour}2")), colour) == {f"{colour} workers": 2}


def test_3_builds_a_wall_segment_of_the_colour() -> None:
    table = against(a_player(marks=1))
    assert his_die(table, "orange") == {"right wall": 1, "marks": -1}


def test_3_brings_a_worker_if_no_segment_of_the_colour_is_next() -> None:
    table = against(a_player(marks=9))
    heard = told(table)
    assert his_die(table, "pink") == {"pink workers": 1}
    assert Message("hb-tom-no-segment", seat=2, colour="pink", why="colour") in heard


def test_3_brings_a_worker_if_tom_cannot_pay() -> None:
    table = against(a_player(marks=0))
    heard = told(table)
    assert his_die(table, "gray") == {"gray workers": 1}
    assert Message("hb-tom-no-segment", seat=2, colour="gray", why="marks") in heard


def test_3_brings_a_worker_if_the_wall_is_complete() -> None:
    table = against(a_player(marks=9, wall=(5, 5), statues=(9, 7)))
    assert his_die(table, "gray") == {"gray workers": 1}


def test_4_decreases_the_disaster_for_a_point() -> None:
    table = against(a_player(levels="pink pink", workers="pink"), dice=calm("pink4"))
    assert his_die(table, "pink") == {"pink level": -1, "points": 1}


def test_4_lays_a_site_from_the_pile_for_a_worker_if_there_is_no_level() -> None:
    table = against(a_player(workers="pink", levels="gray"), dice=calm("pink4"))
    assert his_die(table, "pink") == {"pink workers": -1, "pink pile": -1, "sites": "+pink"}


def test_4_brings_four_marks_without_level_and_worker() -> None:
    table = against(a_player(workers="gray"), dice=calm("pink4"))
    heard = told(table)
    assert his_die(table, "pink") == {"marks": 4}
    assert Message("hb-tom-no-site", seat=2, colour="pink", why="worker") in heard


def test_4_brings_four_marks_if_the_pile_is_empty() -> None:
    table = against(a_player(workers="pink"), dice=calm("pink4"), piles={"pink": []})
    heard = told(table)
    assert his_die(table, "pink") == {"marks": 4}
    assert Message("hb-tom-no-site", seat=2, colour="pink", why="pile") in heard


@pytest.mark.parametrize("pips", [5, 6])
def test_5_and_6_construct_the_top_card_of_the_pile(pips: int) -> None:
    table = against(a_player(marks=7, sites=UNBUILT), dice=calm(f"purple{pips}"))
    assert his_die(table, "purple", "deal 204") == {
        "purple pile": -1,
        "marks": -6,
        "buildings": "+204",
    }


@pytest.mark.parametrize("pips", [5, 6])
@pytest.mark.parametrize("card", [254, 276])
def test_5_and_6_lay_a_zoo_or_park_card_without_a_site(pips: int, card: int) -> None:
    table = against(a_player(marks=9), dice=calm(f"purple{pips}"))
    price = table.box.cost[card]
    assert his_die(table, "purple", f"deal {card}") == {
        "purple pile": -1,
        "marks": -price,
        "garden": f"+{card}",
    }


def test_5_plays_the_card_as_a_site_if_no_site_is_empty() -> None:
    table = against(a_player(marks=9, workers="purple"), dice=calm("purple5"))
    heard = told(table)
    assert his_die(table, "purple", "deal 204") == {
        "purple pile": -1,
        "purple workers": -1,
        "sites": "+204",
    }
    assert Message("hb-tom-no-free-site", seat=2, card=204) in heard


def test_5_plays_the_card_as_a_site_if_tom_cannot_pay() -> None:
    table = against(a_player(marks=5, workers="purple", sites=UNBUILT), dice=calm("purple5"))
    heard = told(table)
    assert his_die(table, "purple", "deal 204") == {
        "purple pile": -1,
        "purple workers": -1,
        "sites": "+204",
    }
    assert Message("hb-tom-too-dear", seat=2, card=204, price=6, marks=5) in heard


def test_5_plays_a_zoo_card_that_is_too_dear_as_a_site() -> None:
    table = against(a_player(marks=5, workers="purple"), dice=calm("purple5"))
    found = his_die(table, "purple", "deal 254")
    assert found == {"purple pile": -1, "purple workers": -1, "sites": "+254"}


def test_5_discards_the_card_for_five_marks_without_a_worker() -> None:
    table = against(a_player(marks=9, workers="pink"), dice=calm("purple5"))
    assert his_die(table, "purple", "deal 204") == {"purple pile": -1, "discards": "+204", "marks": 5}


def test_5_brings_five_marks_if_the_pile_is_empty() -> None:
    table = against(
        a_player(marks=9, workers="purple", sites=UNBUILT), dice=calm("purple5"), piles={"purple": []}
    )
    heard = told(table)
    assert his_die(table, "purple") == {"marks": 5}
    assert Message("hb-tom-pile-empty", seat=2, colour="purple") in heard


def test_6_builds_a_wall_segment_if_the_card_cannot_be_constructed() -> None:
    """The card is discarded first, and never laid as a site (ruling 38)."""
    table = against(a_player(marks=2, workers="orange"), dice=calm("orange6"))
    assert his_die(table, "orange", "deal 127") == {
        "orange pile": -1,
        "discards": "+127",
        "marks": -1,
        "right wall": 1,
    }


def test_6_brings_six_marks_if_there_is_no_segment_either() -> None:
    table = against(a_player(marks=2, workers="purple", sites=UNBUILT), dice=calm("purple6"))
    assert his_die(table, "purple", "deal 204") == {"purple pile": -1, "discards": "+204", "marks": 6}


def test_6_with_an_empty_pile_goes_on_to_the_wall() -> None:
    table = against(a_player(marks=1, sites=UNBUILT), dice=calm("orange6"), piles={"orange": []})
    assert his_die(table, "orange") == {"marks": -1, "right wall": 1}


def test_6_with_an_empty_pile_and_no_segment_brings_six_marks() -> None:
    table = against(a_player(marks=9, sites=UNBUILT), dice=calm("pink6"), piles={"pink": []})
    assert his_die(table, "pink") == {"marks": 6}


def test_each_die_is_finished_before_the_next() -> None:
    """The site that the 4 lays is there for the card of the 5, and its flash pays for that of the 6."""
    table = against(
        a_player(marks=0, workers="gray"), dice="purple5 orange6 gray4 pink1 brown1 black3"
    )  # 206: a pink worker and 3 marks
    found = his_turn(table, "deal 206", "deal 97")
    assert found["points"] == 2
    assert found["sites"] == "+gray"
    assert found["buildings"] == "+206"
    assert found["pink workers"] == 1
    assert found["right wall"] == 1  # for one of the three marks, as no site is left for 97
    assert found["marks"] == 2


# Phase III: effects and buildings.


def test_immediate_effects_are_resolved_in_favor_of_tom() -> None:
    table = against(a_player(sites=UNBUILT), dice=calm("orange5"))
    found = his_die(table, "orange", "deal 121")
    assert found == {"orange pile": -1, "buildings": "+121", "marks": 6}


def test_permanent_effects_are_resolved_in_favor_of_tom() -> None:
    """132: three marks less for every building."""
    table = against(a_player(marks=3, buildings=[132], sites=[131, 203]), dice=calm("purple5"))
    found = his_die(table, "purple", "deal 204")
    assert found == {"purple pile": -1, "buildings": "+204", "marks": -3}


def test_tom_activates_his_buildings_from_left_to_right_as_far_as_workers_go() -> None:
    """One gray worker: 101 is further left than 128, which would bring a point."""
    table = against(a_player(workers="gray", buildings=[101, 128]))
    assert his_uses(table) == {"gray workers": -1, "marks": 3, "used": "+101"}


def test_tom_activates_only_buildings_whose_worker_he_has() -> None:
    table = against(a_player(workers="gray", buildings=[98, 99, 101]))
    assert his_uses(table) == {"gray workers": -1, "marks": 3, "used": "+101"}


def test_buildings_are_activated_after_the_dice_and_before_your_turn() -> None:
    table = against(a_player(buildings=[101]), dice="purple1 orange1 gray2 pink1 brown1 black3")
    found = his_turn(table)
    assert found == {"points": 4, "gray workers": 1, "marks": 3, "used": "+101"}
    assert asked(table) == 1


def test_his_markers_are_removed_at_the_end_of_the_season() -> None:
    table = against(a_player(used=[101], buildings=[101]), at="end")
    assert table.players[TOM].used == 0


# Phase IV and the end.


def test_majorities_are_as_with_two_players() -> None:
    table = against(a_player(wall=(1, 0), square=1), a_player(points=9), at="end")
    assert active(table, 2) == ["square", "wall"]
    assert active(table, 1) == ["points"]


def test_final_scores_are_calculated_as_usual_and_tom_can_win() -> None:
    table = against(a_player(points=30), a_player(points=20), at="end", season=8)
    assert table.over
    assert table.scores()[TOM] > table.scores()[0]
    assert table.winners() == [TOM]


def test_a_tie_is_broken_by_marks_and_else_shared() -> None:
    """Ruling 42."""
    for marks, winners in ((3, [TOM]), (2, [0, TOM]), (1, [0])):
        you, tom = a_player(points=20, marks=2), a_player(points=20, marks=marks)
        table = against(tom, you, at="end", season=8)
        assert table.winners() == winners


def test_a_whole_game_asks_only_you() -> None:
    table = new()
    rng = Fast(3)
    while not table.over:
        assert table.seats_asked() == [0]
        choices = table.offers()
        table.apply(0, choices[rng.below(len(choices))])
        lawful(table)
    assert table.season == 8
    assert DIE.name not in [task.step.name for task in table.agenda]
    assert NOTATION.read("end turn") not in table.offers_to(TOM)
