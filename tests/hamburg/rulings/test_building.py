"""Where the rulebooks are silent or disagree: buildings, gardens, sites and walls, and their prices."""

import pytest

from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Refused
from burgomaster.games.hamburg.box.components import CARDS, GRAY, PLACES
from burgomaster.games.hamburg.cards.hooks import OTHER_BUILT
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.position import task_text
from tests.hamburg.tables import a_player, a_table, active, calm, changes, choose, offered, refused, roll


class Ear(Listener):
    """Hears what happens."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[str] = []

    def tell(self, event: Event) -> None:
        if event.public is not None:
            self.heard.append(event.public.id)


def told(table: Hamburg, text: str) -> list[str]:
    """Take a choice and return the names of the events, in their order."""
    table.listener = ear = Ear()
    choose(table, text)
    return ear.heard


# Ruling 8: zoo and park cards are the action, but no building.


def test_ruling_08_laying_a_zoo_card_is_the_action_construct() -> None:
    table = a_table(a_player(marks=9, hand=[244], levels="gray pink", buildings=[132, 166]))
    assert changes(table, "lay 244") == {
        "marks": -9,
        "hand": "-244",
        "garden": "+244",
        "gray level": -1,
        "points": 1,
    }


def test_ruling_08_a_zoo_card_is_no_building() -> None:
    table = a_table(a_player(marks=20, hand=[248], buildings=[182]), a_player(buildings=[180]))
    # Orange, but not at half the price, and 180 of the other player gets nothing.
    assert changes(table, "lay 248") == {"marks": -12, "hand": "-248", "garden": "+248"}
    table = a_table(a_player(garden=[241, 261]), a_player(buildings=[6]), at="end")
    assert (active(table, 1), active(table, 2)) == (["zoo"], ["buildings"])


# Ruling 9: prices.


@pytest.mark.parametrize(
    ("card", "price"), [(127, 2), (102, 0), (98, 0), (109, 3)], ids=["9", "6", "3", "12"]
)
def test_ruling_09_halve_first_then_subtract_never_below_zero(card: int, price: int) -> None:
    table = a_table(a_player(marks=20, hand=[card], sites="gray gray gray", buildings=[182, 132]))
    choose(table, f"build {card} at 3")
    assert table.players[0].marks == 20 - price


def test_ruling_09_double_doubles_what_would_be_paid_and_232_takes_the_lower() -> None:
    def built(black: int) -> object:
        seat = a_player(marks=20, workers="orange", wall=(3, 5), statues=[9], buildings=[62, 232])
        table = a_table(seat, dice=f"purple1 orange2 gray3 pink4 brown5 black{black}")
        return changes(table, "use 62")["marks"]

    assert built(2) == -4
    assert built(6) == -8  # four marks, twice


def test_ruling_09_108_makes_the_action_free_whatever_232_says() -> None:
    table = a_table(a_player(hand=[1], wall=(1, 0), buildings=[108, 232]))
    assert changes(table, "wall 1 left") == {"hand": "-1", "discards": "+1", "left wall": 1}


# Ruling 15: however it is built.


def test_ruling_15_a_selected_building_sets_off_its_flash_and_180() -> None:
    seat = a_player(marks=6, hand=[31], sites="gray gray")
    table = a_table(seat, a_player(buildings=[180]), discards=[25, 1])
    choose(table, "build 31 at 1")
    assert table.players[0].buildings() == [31, 25]
    assert table.players[0].marks == 4
    assert table.players[1].marks == 4


def test_ruling_15_a_tucked_building_sets_off_its_flash_036_and_180() -> None:
    seat = a_player(workers="pink", hand=[56], garden=[257], buildings=[36, 190])
    table = a_table(seat, a_player(buildings=[180]))
    assert changes(table, "use 190")["points"] == 6
    assert changes(table, "twice") == {"points": 6, "2 marks": 2}


def test_ruling_15_a_wall_without_a_card_sets_off_091_and_the_statue() -> None:
    seat = a_player(marks=3, hand=[145], sites="gray", wall=(5, 4), statues=[9])
    table = a_table(seat, a_player(buildings=[91]))
    assert changes(table, "build 145 at 1") == {
        "marks": -3,
        "hand": "-145",
        "buildings": "+145",
        "right wall": 1,
        "statues": "+7",
        "statues left": "-7",
        "2 gray workers": 1,
    }


# Ruling 44: laid out, its flash, then others, then what follows the action.


def test_ruling_44_what_follows_the_action_acts_after_the_flash() -> None:
    """217 counts both disasters before 166 lowers one; 178 still finds the level that 166 then misses."""
    seat = a_player(marks=3, hand=[217], sites="gray", buildings={2: 166}, levels="purple gray")
    gained = changes(a_table(seat), "build 217 at 1")
    assert gained == {
        "marks": 4,
        "hand": "-217",
        "buildings": "+217",
        "purple level": -1,
        "points": 1,
    }
    seat = a_player(marks=3, hand=[178], sites="gray", buildings={2: 166}, levels="gray")
    gained = changes(a_table(seat, a_player()), "build 178 at 1")
    assert (gained["gray level"], gained["2 gray level"], gained["points"]) == (-1, 1, 1)


def test_ruling_44_others_gain_after_the_flash_and_before_what_follows_the_action() -> None:
    """171 finds no mark with the owner of 180, who then gets two."""
    seat = a_player(marks=3, hand=[171], sites="gray", buildings={2: 166}, levels="gray")
    heard = told(table := a_table(seat, a_player(buildings=[180])), "build 171 at 1")
    assert (table.players[0].marks, table.players[1].marks) == (0, 2)
    assert [each for each in heard if each in ("hb-flash", "hb-gain-marks", "hb-decrease")] == [
        "hb-flash",
        "hb-gain-marks",
        "hb-decrease",
    ]


def test_ruling_44_the_flash_is_carried_out_whole_first() -> None:
    """All its questions, the second time by 036, and what it constructs itself."""
    seat = a_player(
        marks=9, hand=[149], sites="gray gray", levels="gray gray pink", buildings={2: 166, 3: 36}
    )
    table = a_table(seat, a_player(buildings=[180]))
    choose(table, "build 149 at 1", "lower pink", "done")
    assert (table.players[0].levels[GRAY], table.players[1].marks) == (2, 0)
    choose(table, "done")
    assert (table.players[0].levels[GRAY], table.players[1].marks) == (1, 2)
    seat = a_player(marks=6, hand=[186], sites="gray gray", levels="gray gray", buildings={3: 166})
    table = a_table(seat, a_player(buildings=[180]), discards=[181])
    assert changes(table, "build 186 at 1")["2 marks"] == 4


def test_ruling_44_what_stood_there_when_the_action_was_chosen_follows_it() -> None:
    """Not what the flash brings, and what it takes away all the same."""
    seat = a_player(marks=9, hand=[4], sites="gray", buildings={2: 166}, levels="brown")
    table = a_table(seat)
    choose(table, "build 4 at 1", "back 166")
    assert changes(table, "done") == {"brown level": -1, "points": 1}
    seat = a_player(marks=9, hand=[163], sites="gray gray", levels="gray")
    table = a_table(seat, discards=[166])
    choose(table, "build 163 at 1")
    assert table.players[0].levels[GRAY] == 1
    table = a_table(a_player(marks=9, hand=[176], sites="gray"), a_player(buildings=[180]))
    choose(table, "build 176 at 1")
    assert (table.players[1].buildings(), table.players[1].marks) == ([], 2)


def test_ruling_44_a_position_may_lie_between_the_flash_and_what_follows() -> None:
    """The agenda says who has still to follow, and with what."""
    seat = a_player(marks=9, hand=[149], sites="gray", levels="gray gray", buildings={2: 166})
    table = a_table(seat, a_player(buildings=[180]))
    choose(table, "build 149 at 1")
    again = RULES.load(table.dump())
    choose(again, "done")
    assert (again.players[0].levels[GRAY], again.players[1].marks) == (1, 2)
    task = task_text("follow", 0, 1 << 166, GRAY + 1)
    data = table.dump()
    agenda = data["agenda"]
    assert isinstance(agenda, list)
    assert task in agenda
    for wrong in ((1 << 180, 3), (1 << 166, OTHER_BUILT << 3), (0, 3), (1 << 166, 6)):
        data["agenda"] = [task_text("follow", 0, *wrong) if each == task else each for each in agenda]
        with pytest.raises(Refused):
            RULES.load(data)


# As many sites as there are cards.


def test_a_display_may_have_as_many_sites_as_there_are_cards() -> None:
    """Beyond any number one would think of, places are written, read, stored and built on."""
    table = a_table(a_player(marks=9, hand=[98], workers="orange", sites=[*range(1, 98), *range(99, 150)]))
    assert PLACES == CARDS
    assert "build 98 at 148" in offered(table)
    again = RULES.load(table.dump())
    choose(again, "build 98 at 148")
    assert again.players[0].plots[147].buildings == (98,)
    assert RULES.load(again.dump()).dump() == again.dump()
    assert NOTATION.read("lose site 280").text == "lose site 280"
    with pytest.raises(Refused):
        NOTATION.read("lose site 281")


# Ruling 22: a building under a zoo card, by 190.


def test_ruling_22_a_building_under_a_zoo_card_works_but_scores_nothing_itself() -> None:
    seat = a_player(sites="gray gray", buildings=[102, 190], garden=[257], under={257: 59})
    table = a_table(seat, a_player(buildings=[6]), floor=(0, 0, 0, 2, 0, 0))
    score = final_scoring(table, 0)
    assert (score["cards"], score["laurels"], score["clerics"]) == (2 + 2 + 2, 0, 0)
    table = a_table(
        a_player(workers="orange", garden=[257], under={257: 59}, buildings=[53]), a_player(buildings=[6, 7])
    )
    assert changes(table, "use 53")["marks"] == 4  # it counts in every effect
    table = a_table(
        a_player(garden=[257], under={257: 59}, buildings=[53]), a_player(buildings=[6]), at="end"
    )
    assert "buildings" not in active(table, 1)  # but not for the majority


def test_ruling_22_one_under_each_zoo_card_and_004_may_return_it() -> None:
    seat = a_player(workers="pink", hand=[56], garden=[257, 241], under={257: 59}, buildings=[190])
    assert refused(a_table(seat), "use 190") == "hb-no-worker-that-helps"
    table = a_table(a_player(hand=[4], sites="gray", garden=[257], under={257: 59}))
    choose(table, "build 4 at 1")
    assert offered(table) == {"back 4", "back 59", "done"}
    assert changes(table, "back 59") == {"hand": "+59", "buildings": "-59"}
    assert table.players[0].garden == (257,)


def test_ruling_22_fire_may_take_it() -> None:
    seat = a_player(garden=[257], under={257: 59}, levels="orange orange")
    table = a_table(seat, at="dice")
    roll(table, calm("orange5"))
    assert table.discards == [59]


# Ruling 23: two buildings a site, by 192.


def test_ruling_23_two_buildings_a_site_and_what_stands_stays() -> None:
    seat = a_player(marks=9, hand=[102], sites=[1, 2], buildings=[(192,), (6, 48)])
    table = a_table(seat)
    assert {text for text in offered(table) if text.startswith("build")} == {"build 102 at 1"}
    choose(table, "build 102 at 1")
    assert table.players[0].plots[0].buildings == (192, 102)
    seat = a_player(hand=[4, 99], marks=9, sites=[1, 2, 3], buildings=[(192, 102), (6, 48)])
    table = a_table(seat, a_player(hand=[13]))
    choose(table, "build 4 at 3", "back 192", "done", "end turn", "money 13", "end turn")
    assert [plot.buildings for plot in table.players[0].plots] == [(102,), (6, 48), (4,)]
    assert {text for text in offered(table) if text.startswith("build")} == set()


def test_ruling_23_a_flooded_site_returns_all_its_buildings() -> None:
    seat = a_player(sites=[1], buildings=[(6, 48)], levels="purple purple")
    table = a_table(seat, at="dice")
    roll(table, calm("purple5"))
    assert (table.players[0].hand, table.discards) == ([6, 48], [1])


# Ruling 27: sites from a pile, by 219 to 222.


def test_ruling_27_only_colours_whose_worker_can_still_be_paid() -> None:
    table = a_table(a_player(workers="brown brown gray", buildings=[219]))
    choose(table, "use 219")
    assert offered(table) == {"draw brown", "draw gray"}
    table = a_table(a_player(workers="brown gray", buildings=[219]))
    assert changes(table, "use 219") == {
        "brown workers": -1,
        "gray workers": -1,
        "gray pile": -1,
        "sites": "+gray",
        "used": "+219",
    }
    assert refused(a_table(a_player(workers="brown", buildings=[219])), "use 219") == "hb-no-worker-for-site"
