"""Where the rulebooks are silent or disagree: the actions of a turn."""

from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.tables import a_player, a_table, changes, choose, offered, refused

# Ruling 7: nobody is stuck.


def test_ruling_07_decreasing_is_offered_only_where_a_level_can_fall() -> None:
    table = a_table(a_player(hand=[1, 97], buildings=[156, 160], workers="pink", levels="brown"))
    assert {text for text in offered(table) if "decrease" in text} == {"decrease 1"}
    assert refused(table, "use 160") == "hb-level-zero"
    assert changes(table, "use 156") == {"brown level": -1, "points": 1, "used": "+156"}
    assert refused(a_table(a_player(buildings=[156])), "use 156") == "hb-all-levels-zero"


def test_ruling_07_without_cards_one_may_activate_and_plays_a_card_gained_so() -> None:
    table = a_table(a_player(workers="pink", buildings=[102, 198]))
    assert offered(table) == {"use 102", "use 198", "end turn"}
    choose(table, "use 198", "draw brown", "deal 1")
    assert refused(table, "end turn") == "hb-action-first"
    assert {"workers 1", "money 1"} <= offered(table)
    choose(table, "money 1")
    assert offered(table) == {"use 102", "end turn"}


# Ruling 14: what is a standard action.


def test_ruling_14_an_action_with_a_drawn_card_is_a_standard_action() -> None:
    def held(
        card: int, colour: str, *buildings: int, marks: int = 0, workers: str = "", levels: str = ""
    ) -> Hamburg:
        seat = a_player(
            marks=marks,
            workers=f"purple {workers}",
            levels=levels,
            sites="brown " * 6,
            buildings=[7, *buildings],
        )
        table = a_table(seat)
        choose(table, "use 7", f"draw {colour}", f"deal {card}")
        return table

    choose(table := held(150, "gray", 34), "workers 150", "take pink")
    assert table.players[0].workers == [0, 0, 3, 1, 0]
    assert changes(held(60, "pink", 138), "money 60")["marks"] == 4 + 3
    table = held(150, "gray", 70, workers="gray", levels="gray")
    assert changes(table, "site 150")["points"] == 1
    table = held(150, "gray", 168, levels="gray gray")
    assert changes(table, "decrease 150")["points"] == 2
    table = held(151, "gray", 108, 150, levels="gray")
    assert changes(table, "wall 151 left") == {
        "held": "-151",
        "discards": "+151",
        "left wall": 1,
        "gray level": -1,
        "points": 1,
    }
    table = held(102, "orange", 132, 166, marks=3, levels="orange")
    assert changes(table, "build 102 at 4")["marks"] == -3
    assert table.players[0].points == 6
    table = held(150, "gray", 224, workers="gray")
    assert "announce pink" in offered(table)
    choose(table, "announce pink", "workers 150")
    assert table.players[0].workers == [0, 0, 0, 3, 0]


def test_ruling_14_what_buildings_do_is_no_standard_action() -> None:
    seat = a_player(marks=2, workers="orange", levels="gray orange", buildings=[62, 108, 150])
    table = a_table(seat)
    assert changes(table, "use 62", "segment left") == {
        "marks": -2,
        "orange workers": -1,
        "left wall": 1,
        "used": "+62",
    }
    seat = a_player(marks=6, hand=[32], sites="brown brown", levels="pink", buildings=[70])
    table = a_table(seat)
    choose(table, "build 32 at 2", "draw pink", "draw pink")
    assert table.players[0].levels == [0, 0, 0, 1, 0]
    seat = a_player(marks=3, hand=[104], sites="brown " * 4, levels="orange orange", buildings=[132, 166])
    table = a_table(seat, discards=[102])
    choose(table, "build 104 at 3")
    assert changes(table) == {}
    assert table.players[0].levels == [0, 1, 0, 0, 0]  # once, for the action itself
    table = a_table(a_player(levels="gray gray", buildings=[156, 168]))
    assert changes(table, "use 156") == {"gray level": -1, "points": 1, "used": "+156"}


# Ruling 27: another colour, by 224.


def test_ruling_27_the_announced_colour_holds_for_the_whole_action() -> None:
    def announced(**seat: str) -> Hamburg:
        table = a_table(
            a_player(
                marks=5,
                hand=[1, 60],
                workers=f"gray {seat.get('workers', '')}",
                levels=seat.get("levels", ""),
                wall=(2, 0),
                sites="gray gray gray",
                buildings=[70, 138, 224][1 if seat.get("without") else 0 :],
            )
        )
        choose(table, "announce pink")
        return table

    table = announced(workers="pink brown", levels="pink brown")
    # 060 is pink already, and nothing can be built with a colour.
    assert offered(table) == {"workers 1", "money 1", "decrease 1", "wall 1 left", "site 1"}
    assert changes(announced(), "workers 1")["pink workers"] == 3
    assert changes(announced(), "money 1")["marks"] == 4 + 3  # the pink die, and 138
    assert changes(announced(levels="pink"), "decrease 1")["pink level"] == -1
    assert changes(announced(), "wall 1 left")["marks"] == -3
    # The site costs a pink worker, but it is brown at once.
    assert changes(announced(workers="pink brown", levels="pink brown"), "site 1") == {
        "pink workers": -1,
        "hand": "-1",
        "sites": "+1",
        "brown level": -1,
        "points": 1,
    }
