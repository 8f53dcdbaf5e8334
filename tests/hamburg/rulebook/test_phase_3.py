"""The rulebook's chapter 'Phase III: Perform standard actions'."""

from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused, used


def actions(table: Hamburg, verb: str) -> set[str]:
    return {text for text in offered(table) if text.split(" ")[0] == verb}


# General rules for this phase.


def test_four_rounds_of_one_action_each() -> None:
    """General rules: four rounds; in each of them every player takes one action, in turn order."""
    hands = ([1, 2, 3, 4], [13, 14, 15, 16], [25, 26, 27, 28])
    table = a_table(*[a_player(hand=hand) for hand in hands], first=2, turn=2, piles={"gray": [150]})
    turns = []
    while table.phase == 3 and table.season == 1:
        seat = asked(table)
        turns.append((table.round, seat))
        choose(table, f"workers {table.players[seat - 1].hand[0]}", "end turn")
    assert turns == [(number, seat) for number in (1, 2, 3, 4) for seat in (2, 3, 1)]


def test_the_same_action_may_be_taken_again() -> None:
    """General rules: four different actions or the same one several times."""
    table = a_table(a_player(hand=[1, 2]), a_player(hand=[13, 14]))
    choose(table, "money 1", "end turn", "money 13", "end turn")
    assert changes(table, "money 2") == {"marks": 5, "hand": "-2", "discards": "+2"}


def test_an_action_must_be_taken() -> None:
    """General rules: a player plays one card; nobody may pass with cards in hand."""
    table = a_table(a_player(hand=[1], buildings=[102]))
    assert "end turn" not in offered(table)
    assert refused(table, "end turn") == "hb-action-first"
    choose(table, "use 102")
    assert refused(table, "end turn") == "hb-action-first"
    choose(table, "money 1")
    assert refused(table, "money 1") == "hb-action-done"


def test_end_turn_is_always_asked() -> None:
    """General rules: the turn ends when the player says so, even if nothing else is left to do."""
    table = a_table(a_player(hand=[1]))
    choose(table, "money 1")
    assert (asked(table), offered(table)) == (1, {"end turn"})
    choose(table, "end turn")
    assert asked(table) == 2


def test_every_refusal_says_what_is_missing() -> None:
    """The standard actions in detail: what cannot be paid or does not fit is not on offer."""
    table = a_table(a_player(hand=[1, 241], sites="gray", buildings=[6]))
    assert refused(table, "workers 2") == "hb-card-not-in-hand"
    assert refused(table, "decrease 1") == "hb-level-zero"
    assert refused(table, "site 1") == "hb-worker-short"
    assert refused(table, "build 1 at 1") == "hb-no-free-site"
    assert refused(table, "lay 241") == "hb-marks-short"
    assert refused(table, "workers 1", seat=2) == "not-asked"


# The standard actions.


def test_beate_takes_three_workers() -> None:
    """Take three workers, example: a purple card brings three purple workers."""
    table = a_table(a_player(hand=[193, 2]), discards=[97])
    taken = changes(table, "workers 193")
    assert taken == {"purple workers": 3, "hand": "-193", "discards": "+193"}
    assert table.discards == [97, 193]  # face up, on top


def test_workers_are_not_limited() -> None:
    """Take three workers, note: there are always enough, even beyond the fifteen of a colour."""
    table = a_table(a_player(hand=[193], workers="purple " * 15))
    assert changes(table, "workers 193")["purple workers"] == 3


def test_frank_takes_five_marks() -> None:
    """Take money, example: the gray die shows 5."""
    table = a_table(a_player(hand=[150]), dice="purple1 orange2 gray5 pink4 brown3 black6")
    assert changes(table, "money 150") == {"marks": 5, "hand": "-150", "discards": "+150"}


def test_patricia_decreases_a_disaster() -> None:
    """Decrease one disaster and gain 1 point, example: a brown card, one level less, one point more."""
    table = a_table(a_player(hand=[1, 97], levels="brown brown gray"))
    assert actions(table, "decrease") == {"decrease 1"}
    decreased = changes(table, "decrease 1")
    assert decreased == {"brown level": -1, "points": 1, "hand": "-1", "discards": "+1"}


def test_a_disaster_that_is_not_increased_cannot_be_decreased() -> None:
    """Decrease one disaster: without a level to decrease there is no point."""
    table = a_table(a_player(hand=[1], levels="gray pink"))
    assert actions(table, "decrease") == set()


def test_ulrich_builds_on_either_side() -> None:
    """Construct one wall segment, example: brown on the left for 2 marks or orange on the right for 1."""
    table = a_table(a_player(marks=2, hand=[1, 97, 150], wall=(1, 0)))
    assert actions(table, "wall") == {"wall 1 left", "wall 97 right"}
    assert refused(table, "wall 150 left") == "hb-wall-colour"
    left = changes(table, "wall 1 left")
    assert left == {"marks": -2, "left wall": 1, "hand": "-1", "discards": "+1"}
    table = a_table(a_player(marks=1, hand=[1, 97, 150], wall=(1, 0)))
    assert actions(table, "wall") == {"wall 97 right"}
    right = changes(table, "wall 97 right")
    assert right == {"marks": -1, "right wall": 1, "hand": "-97", "discards": "+97"}


def test_alex_pays_three_marks_for_a_brown_segment() -> None:
    """Construct one wall segment, example: the third segment on the right is brown and costs 3."""
    table = a_table(a_player(marks=3, hand=[1], wall=(0, 2)))
    built = changes(table, "wall 1 right")
    assert built == {"marks": -3, "right wall": 1, "hand": "-1", "discards": "+1"}


def test_the_colours_and_prices_of_both_halves() -> None:
    """Construct one wall segment: from the tower outwards, for 1 to 5 marks."""
    colours = {"gray": 150, "brown": 1, "pink": 49, "purple": 193, "orange": 97}
    for side, order in (
        ("left", ["gray", "brown", "pink", "purple", "orange"]),
        ("right", ["orange", "purple", "brown", "pink", "gray"]),
    ):
        for built, colour in enumerate(order):
            wall = (built, 5) if side == "left" else (5, built)
            poor = a_table(a_player(marks=built, hand=colours.values(), wall=wall, statues=[9]))
            assert actions(poor, "wall") == set()
            table = a_table(a_player(marks=built + 1, hand=colours.values(), wall=wall, statues=[9]))
            assert actions(table, "wall") == {f"wall {colours[colour]} {side}"}
            assert changes(table, f"wall {colours[colour]} {side}")["marks"] == -built - 1


def test_frank_completes_a_half_and_gains_a_statue() -> None:
    """Construct one wall segment, example: the fifth segment on the right earns the best statue."""
    table = a_table(a_player(marks=5, hand=[150], wall=(2, 4)), players=3)
    assert list(table.statues) == [9, 7, 6, 5, 4, 2]
    assert changes(table, "wall 150 right") == {
        "marks": -5,
        "right wall": 1,
        "hand": "-150",
        "discards": "+150",
        "statues": "+9",
        "statues left": "-9",
    }
    assert list(table.statues) == [7, 6, 5, 4, 2]


def test_ulrich_plays_a_pink_site() -> None:
    """Play one construction site, example: a pink card for one of his pink workers."""
    table = a_table(a_player(hand=[49, 150], workers="pink pink"))
    assert actions(table, "site") == {"site 49"}
    assert changes(table, "site 49") == {"pink workers": -1, "hand": "-49", "sites": "+49"}


def test_zoo_and_park_cards_may_be_sites() -> None:
    """Specific rules for zoo and park cards: they too can be laid as construction sites."""
    table = a_table(a_player(hand=[241, 261], workers="gray"))
    assert actions(table, "site") == {"site 241", "site 261"}


def test_beate_constructs_a_purple_building() -> None:
    """Construct a building, example: she pays 9 marks for a purple building on a site of any colour."""
    table = a_table(a_player(marks=9, hand=[202], sites=[49]))
    built = changes(table, "build 202 at 1")
    assert built == {"marks": -9, "hand": "-202", "buildings": "+202"}
    assert [(plot.face, plot.buildings) for plot in table.players[0].plots] == [(49, (202,))]


def test_a_site_takes_one_building() -> None:
    """Construct a building: one building for each site."""
    table = a_table(a_player(marks=9, hand=[102], sites="gray pink gray", buildings=[6]))
    assert actions(table, "build") == {"build 102 at 2", "build 102 at 3"}
    table = a_table(a_player(marks=9, hand=[102], sites="gray", buildings=[6]))
    assert actions(table, "build") == set()


def test_zoo_and_park_cards_need_no_site() -> None:
    """Specific rules for zoo and park cards: they are laid to the left of the board, for their price."""
    table = a_table(a_player(marks=3, hand=[241, 242, 261], sites="gray"))
    assert actions(table, "lay") == {"lay 241", "lay 261"}
    assert actions(table, "build") == set()
    assert changes(table, "lay 241") == {"marks": -3, "hand": "-241", "garden": "+241"}
    assert refused(a_table(a_player(marks=9, hand=[241], sites="gray")), "build 241 at 1") == (
        "hb-garden-needs-no-site"
    )
    assert refused(a_table(a_player(marks=9, hand=[6], sites="gray")), "lay 6") == "hb-building-needs-site"


# Activating buildings in phase III.


def test_buildings_are_used_before_and_after_the_action() -> None:
    """Activating cards, note concerning phase III: some before the action, others after it."""
    table = a_table(a_player(hand=[1], buildings=[102, 6, 99], workers="purple"))
    assert changes(table, "use 102") == {"marks": 2, "used": "+102"}
    choose(table, "money 1")
    assert offered(table) == {"use 6", "use 99", "end turn"}
    assert changes(table, "use 6") == {"points": 1, "used": "+6"}
    assert offered(table) == {"use 99", "end turn"}


def test_a_building_just_played_may_be_used() -> None:
    """Activating cards, note concerning phase III: also a building played during this turn."""
    table = a_table(a_player(marks=6, hand=[102], sites="gray"))
    choose(table, "build 102 at 1")
    assert offered(table) == {"use 102", "end turn"}
    assert changes(table, "use 102") == {"marks": 2, "used": "+102"}


def test_once_a_season() -> None:
    """Activating cards, once in certain phase: the marker stays until phase IV."""
    table = a_table(a_player(hand=[1, 2, 3, 4], buildings=[102]), a_player(hand=[13, 14, 15, 16]))
    choose(table, "use 102", "money 1", "end turn", "money 13", "end turn")
    assert table.round == 2
    assert refused(table, "use 102") == "hb-used-this-season"
    assert used(table, 1) == [102]


def test_only_on_ones_own_turn_and_from_ones_own_display() -> None:
    """Activating cards: the current player, the own display."""
    table = a_table(a_player(hand=[1], buildings=[102]), a_player(hand=[2], buildings=[6]))
    assert refused(table, "use 6") == "hb-not-in-display"
    assert refused(table, "use 6", seat=2) == "not-asked"
