"""Persons with a flash, each by hand; those of which there are several are in test_families.py."""

from __future__ import annotations

import pytest

from tests.bruges.cards.checks import check_flash, laid
from tests.bruges.tables import Changes, a_player, a_table, asked, changes, choose, offered, refused


def test_1_knight() -> None:
    check_flash(1, 3, {"points": 3})


def test_8_heiress() -> None:
    others = [a_player(majorities="reputation")]
    check_flash(8, 3, {"points": 4}, majorities="persons canal", others=others)
    check_flash(8, 3, {}, others=others)


def test_13_envoy() -> None:
    """Without dice and without a price; on the last field nothing happens."""
    check_flash(13, 6, {"reputation": 1})
    check_flash(13, 6, {"reputation": 1}, reputation=9)
    check_flash(13, 6, {}, reputation=10)


def test_16_bailiff() -> None:
    """A point, and each other player discards a card of his choice; one without cards none."""
    player = a_player(guilders=6, hand=[16, 17], houses="red")
    table = a_table(player, a_player(hand=[76, 77]), a_player(hand=[91]), a_player())
    assert changes(table, "person 16 at 1") == laid(16, 3, {"points": 1})
    assert asked(table) == 2
    assert offered(table) == {"discard 76", "discard 77"}
    assert changes(table, "discard 77") == {"2 hand": "-77", "3 hand": "-91", "discards": "+77 +91"}
    assert asked(table) == 1
    check_flash(16, 3, {"points": 1}, hand=[17])


def test_19_beadle() -> None:
    """Each other player turns a majority marker of his choice back."""
    player = a_player(guilders=6, hand=[19], houses="red", majorities="persons")
    table = a_table(player, a_player(majorities="reputation canal"), a_player(majorities="persons"))
    assert changes(table, "person 19 at 1") == laid(19, 6, {})
    assert asked(table) == 2
    assert offered(table) == {"turn back reputation", "turn back canal"}
    assert refused(table, "turn back persons") == "br-majority-gray"
    assert changes(table, "turn back canal") == {"2 majorities": "-canal", "3 majorities": "-persons"}
    check_flash(19, 6, {}, majorities="persons")


def test_28_tax_collector() -> None:
    """The house he moves into counts as well."""
    check_flash(28, 0, {"guilders": 6}, houses="blue blue violet", others=[a_player(houses="brown")])
    check_flash(28, 0, {"guilders": 2})


def test_29_treasurer() -> None:
    """As many guilders as points are printed on the field, not as it has a number."""
    check_flash(29, 3, {"guilders": 10}, reputation=9, others=[a_player(reputation=10)])
    check_flash(29, 3, {})


ROLLED = "blue1 brown1 yellow2 red4 violet4"


def test_32_dice_player() -> None:
    check_flash(32, 6, {"guilders": 6}, around={"dice": ROLLED})
    check_flash(32, 6, {"guilders": 10}, around={"dice": "blue1 brown2 yellow3 red4 violet5"})


def test_34_bathhouse_keeper() -> None:
    check_flash(34, 3, {"yellow workers": 3}, around={"dice": ROLLED})


def test_44_juggler() -> None:
    check_flash(44, 6, {"points": 3}, around={"dice": ROLLED})


def test_36_fire_eater() -> None:
    """Everyone who asks for exactly one worker, used already or not, each may be declined (ruling 29).

    The Jeweler's guilders are paid all the same; Goldsmith, Forger and Accountant ask for no such worker.
    """
    persons = {2: 46, 3: 48, 4: 63, 5: 149, 6: 47, 7: 60}
    player = a_player(guilders=6, hand=[36], houses="red " * 7, persons=persons, used=[46])
    table = a_table(player, dice="blue3 brown3 yellow3 red3 violet6")
    assert changes(table, "person 36 at 1") == laid(36, 6, {})
    assert offered(table) == {"use 46", "use 48", "done"}
    assert [refused(table, f"use {card}") for card in (63, 149, 47)] == ["br-not-one-worker"] * 3
    assert refused(table, "use 60") == "br-guilders-short"
    assert refused(table, "use 45") == "br-not-in-display"
    assert changes(table, "use 46") == {"guilders": 3}
    assert offered(table) == {"use 48", "use 60", "done"}
    assert refused(table, "use 46") == "br-activated-already"
    assert changes(table, "use 60") == {"guilders": -3, "points": 3}
    assert changes(table, "use 48", "return violet") == {"guilders": 6}
    assert offered(table) == {"use 47", "use 149", "end turn"}
    table = a_table(a_player(guilders=6, hand=[36], houses="red red", persons={2: 46}))
    choose(table, "person 36 at 1", "done")
    assert offered(table) == {"end turn"}


def test_41_jester() -> None:
    """The flash of another player's person, not one's own, and of nobody without a flash."""
    player = a_player(guilders=3, hand=[41], houses="red blue", persons={2: 1})
    table = a_table(player, a_player(persons=[151, 47]), a_player(persons=[28]))
    assert changes(table, "person 41 at 1") == laid(41, 3, {})
    assert offered(table) == {"copy 151", "copy 28"}
    assert refused(table, "copy 47") == "br-no-flash"
    assert refused(table, "copy 1") == "br-not-at-others"
    assert changes(table, "copy 28") == {"guilders": 4}
    check_flash(41, 3, {"guilders": 6}, others=[a_player(persons=[151])])
    check_flash(41, 3, {}, others=[a_player(persons=[47])])


def test_52_peddler() -> None:
    """Up to five workers for a guilder each; none is possible."""
    check_flash(52, 0, {"guilders": -2, "blue workers": 2}, "take blue", "take blue", "done", guilders=9)
    five = [f"take {colour}" for colour in ("blue", "blue", "red", "red", "violet")]
    gained = {"guilders": -5, "blue workers": 2, "red workers": 2, "violet workers": 1}
    check_flash(52, 0, gained, *five, guilders=9)
    check_flash(52, 0, {"guilders": -1, "red workers": 1}, "take red", guilders=1)
    check_flash(52, 0, {}, "done", guilders=9)
    check_flash(52, 0, {})


def test_73_baker() -> None:
    check_flash(73, 0, {f"{colour} workers": 1 for colour in ("blue", "brown", "yellow", "red")})


def test_74_stonecutter() -> None:
    """Without card and price; the fifth tile earns the statue."""
    check_flash(74, 3, {"left canal": 1}, "tile left")
    check_flash(74, 3, {"right canal": 1, "statues": "+7"}, "tile right", canal=(2, 4))
    check_flash(74, 3, {"left canal": 1}, canal=(3, 5), statues=(7,))
    check_flash(74, 3, {}, canal=(5, 5), statues=(7, 6))


def check_without_cards(card: int, changed: Changes) -> None:
    """Check what laying a person changes when there is no card to draw, and that nothing more is asked."""
    table = a_table(a_player(hand=[card, 2], houses=[70], guilders=9), faces=[], piles=(0, 0, 0))
    assert changes(table, f"person {card} at 1") == changed
    assert "end turn" in offered(table)


def test_85_cupbearer() -> None:
    """Three guilders, and three cards, a pile for each; they are seen after the last."""
    draws = ("draw left", "top left yellow", "draw left", "top left blue", "draw right", "top right violet")
    gained: Changes = {"guilders": 3, "hand": "+16 +22 +25 -85", "left pile": -2, "right pile": -1}
    check_flash(85, 3, gained, *draws, "deal 25", "deal 22", "deal 16")
    check_without_cards(85, {"hand": "-85", "persons": "+85"})  # three for the price, three by the flash


def test_88_kitchen_boy() -> None:
    """Two guilders; four cards come, two of the hand go; with fewer cards left, as many fewer go."""
    draws = ("draw left", "top left blue") * 4
    deals = [f"deal {card}" for card in (16, 17, 18, 31)]
    away = [f"discard {card}" for card in (16, 2)]
    gained: Changes = {"guilders": 2, "hand": "+17 +18 +31 -2 -88", "left pile": -4, "discards": "+16 +2"}
    check_flash(88, 0, gained, *draws, *deals, *away, hand=[2])
    few = a_table(a_player(hand=[88, 2], houses=[70]), faces=[16, 17, 18], piles=(3, 0, 0), tops="blue")
    choose(few, "person 88 at 1", "top left blue", "deal 18", "deal 17")
    assert offered(few) == {"discard 2", "discard 16", "discard 17", "discard 18"}
    choose(few, "discard 2")
    assert "end turn" in offered(few)
    fewer = a_table(a_player(hand=[88, 2], houses=[70]), faces=[16, 17], piles=(2, 0, 0), tops="blue")
    choose(fewer, "person 88 at 1", "deal 17")
    assert fewer.players[0].hand == [2, 16, 17]
    assert "end turn" in offered(fewer)
    check_without_cards(88, {"guilders": 2, "hand": "-88", "persons": "+88"})


def test_100_chaplain() -> None:
    """Up to three markers of any colours, for a point each."""
    threats = "blue blue red violet"
    back = ("give back blue", "give back violet", "give back blue")
    check_flash(100, 3, {"blue threats": -2, "violet threats": -1, "points": 3}, *back, threats=threats)
    check_flash(100, 3, {"red threats": -1, "points": 1}, "give back red", "done", threats=threats)
    check_flash(100, 3, {})


def test_127_pikeman() -> None:
    threats = "blue blue red"
    back = ("give back blue", "give back red")
    check_flash(127, 0, {"blue threats": -1, "red threats": -1, "points": 2}, *back, threats=threats)
    check_flash(127, 0, {}, "done", threats=threats)


def test_114_poet() -> None:
    """He counts himself, and nobody of another player."""
    others = [a_player(persons=[35])]
    check_flash(114, 6, {"guilders": 6}, houses="red red blue", persons=[2, 25], others=others)


def test_117_glass_painter() -> None:
    check_flash(117, 6, {"points": 4})


def test_136_swindler() -> None:
    """A card by chance from each other hand; the two of them see it."""
    player = a_player(guilders=3, hand=[136, 137], houses="red")
    table = a_table(player, a_player(hand=[76]), a_player(hand=[91, 92]), a_player())
    stolen: Changes = {"hand": "+76 +92 -136", "2 hand": "-76", "3 hand": "-92"}
    assert changes(table, "person 136 at 1", "steal 92") == laid(136, 3, stolen)


def test_139_pickpocket() -> None:
    others = [a_player(guilders=5), a_player(guilders=2), a_player()]
    check_flash(139, 3, {"guilders": 5, "2 guilders": -3, "3 guilders": -2}, others=others)


def test_141_arsonist() -> None:
    """Each other player loses a house of his choice; its person returns to his hand."""
    player = a_player(guilders=6, hand=[141], houses="red")
    table = a_table(player, a_player(houses=[17, "red"], persons=[2]), a_player())
    assert changes(table, "person 141 at 1") == laid(141, 6, {})
    assert asked(table) == 2
    assert offered(table) == {"lose house 1", "lose house 2"}
    lost = {"2 houses": "-17", "2 persons": "-2", "2 hand": "+2", "discards": "+17"}
    assert changes(table, "lose house 1") == lost
    assert asked(table) == 1


def test_142_brigand() -> None:
    """Each other player gives two workers of his choice, as far as he has them."""
    player = a_player(guilders=3, hand=[142], houses="red")
    table = a_table(player, a_player(workers="blue blue red"), a_player(workers="violet"), a_player())
    assert changes(table, "person 142 at 1") == laid(142, 3, {})
    assert asked(table) == 2
    assert offered(table) == {"return blue", "return red"}
    given = {"blue workers": 1, "red workers": 1, "violet workers": 1}
    taken = {"2 blue workers": -1, "2 red workers": -1, "3 violet workers": -1}
    assert changes(table, "return blue", "return red") == {**given, **taken}
    assert asked(table) == 1


def test_144_slanderer() -> None:
    """A point; others go back, not further than the town hall, while his own figure stays."""
    others = [a_player(reputation=3), a_player(), a_player(reputation=1)]
    gained = {"points": 1, "2 reputation": -1, "4 reputation": -1}
    check_flash(144, 6, gained, reputation=5, others=others)


def test_145_schemer() -> None:
    """A marker goes back for a point; everyone else takes one of its colour, which may strike."""
    player = a_player(guilders=3, hand=[145], houses="red", threats="blue red")
    table = a_table(player, a_player(), a_player(threats="red red", points=9, houses="blue"))
    assert changes(table, "person 145 at 1") == laid(145, 3, {})
    assert offered(table) == {"give back blue", "give back red"}
    assert refused(table, "give back violet") == "br-no-threat"
    taken = {"red threats": -1, "points": 1, "2 red threats": 1, "3 red threats": -2}
    assert changes(table, "give back red", "turn 16") == {**taken, "3 houses": "-blue", "discards": "+16"}
    check_flash(145, 3, {}, others=[a_player(threats="red red")])


def test_148_river_pirate() -> None:
    """A point; tiles go from the end that each other player chooses, statues stay."""
    player = a_player(guilders=6, hand=[148], houses="red", canal=(1, 1))
    table = a_table(player, a_player(canal=(5, 1), statues=(7,)), a_player(), a_player(canal=(0, 2)))
    assert changes(table, "person 148 at 1") == laid(148, 3, {"points": 1})
    assert asked(table) == 2
    assert offered(table) == {"lose tile left", "lose tile right"}
    assert changes(table, "lose tile left") == {"2 left canal": -1, "4 right canal": -1}


def test_150_poisoner() -> None:
    """Each other player loses a person of his choice; the house stays."""
    player = a_player(guilders=9, hand=[150], houses="red blue", persons={2: 35})
    table = a_table(player, a_player(persons=[2, 25]), a_player())
    assert changes(table, "person 150 at 1") == laid(150, 9, {})
    assert asked(table) == 2
    assert offered(table) == {"lose person 2", "lose person 25"}
    assert changes(table, "lose person 25") == {"2 persons": "-25", "discards": "+25"}


def test_151_alchemist() -> None:
    check_flash(151, 0, {"guilders": 6})


def test_152_geometer() -> None:
    """Two cards become houses, for no worker; nobody sees their faces."""
    then = ("draw left", "top left yellow", "draw left", "top left blue")
    check_flash(152, 6, {"houses": "+blue +yellow", "left pile": -2}, *then)


def test_154_apothecary() -> None:
    check_flash(154, 0, {"guilders": 4}, threats="blue blue red", others=[a_player(threats="violet")])
    check_flash(154, 0, {})


def test_157_printer() -> None:
    then = ("draw left", "top left yellow", "deal 16", "workers 16")
    check_flash(157, 3, {"blue workers": 2, "left pile": -1, "discards": "+16"}, *then)


def test_160_student() -> None:
    """Any number of one's persons return to the hand, fresh; their houses stay."""
    player = a_player(hand=[160], houses="red red red", persons={1: 2, 2: 47}, used=[47])
    table = a_table(player)
    assert changes(table, "person 160 at 3") == laid(160, 0, {})
    assert offered(table) == {"back 2", "back 47", "back 160", "done"}
    assert refused(table, "back 3") == "br-not-in-display"
    assert changes(table, "back 47", "done") == {"hand": "+47", "persons": "-47", "used": "-47"}
    assert len(table.players[0].houses) == 3
    table = a_table(a_player(hand=[160], houses="red red", persons={2: 2}))
    assert changes(table, "person 160 at 1", "back 160", "back 2") == {"hand": "+2", "persons": "-2"}


@pytest.mark.parametrize("card", [152, 157])
def test_with_no_cards_left_a_flash_that_only_draws_does_nothing(card: int) -> None:
    table = a_table(a_player(hand=[card], houses=[70], guilders=9), faces=[], piles=(0, 0, 0))
    choose(table, f"person {card} at 1")
    assert "end turn" in offered(table)
