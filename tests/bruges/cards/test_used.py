"""Persons used in one's turn, for a worker or once a round for nothing, each by hand."""

from __future__ import annotations

from tests.bruges.cards.checks import Around, check_free_use, check_in_vain, check_use
from tests.bruges.tables import Changes, a_player, a_table, changes, choose, offered, refused


def test_6_landgrave() -> None:
    check_use(6, "blue", {"points": 2})


def test_23_surveyor() -> None:
    """The card drawn becomes a house for one more worker, of its colour; only such piles are offered."""
    house: Changes = {"blue workers": -1, "houses": "+blue", "left pile": -1}
    check_use(23, "blue", house, "top left yellow")
    house = {"red workers": -1, "houses": "+red", "right pile": -1}
    check_use(23, "blue", house, "draw right", "top right yellow", workers="red")
    check_in_vain(23, "blue", "br-no-worker-for-house", workers="brown yellow violet")
    table = a_table(a_player(persons=[23], workers="blue blue", houses=[70]), faces=[], piles=(0, 0, 0))
    assert refused(table, "use 23") == "br-piles-empty"


def test_38_puppeteer() -> None:
    """Each die that shows 1 or 2."""
    gained = {"blue workers": 1, "brown workers": 1, "yellow workers": 1}
    check_use(38, "brown", gained, around={"dice": "blue1 brown1 yellow2 red3 violet4"})
    check_use(38, "brown", {"violet workers": 1}, around={"dice": "blue6 brown5 yellow4 red3 violet2"})
    check_in_vain(38, "brown", around={"dice": "blue6 brown5 yellow4 red3 violet3"})


def test_97_beguine() -> None:
    """A point and a guilder for each 1."""
    around: Around = {"dice": "blue1 brown1 yellow2 red1 violet4"}
    check_use(97, "yellow", {"points": 3, "guilders": 3}, around=around)
    check_in_vain(97, "yellow")


def test_39_storyteller() -> None:
    """Somebody used this round, for the price again; neither a fresh person nor the Storyteller himself."""
    again = {"guilders": 3, "brown workers": -1}
    check_use(39, "violet", again, workers="brown brown", persons=[46, 140], used=[46])
    check_in_vain(39, "violet", "br-nothing-to-activate", workers="brown", persons=[46])
    player = a_player(workers="violet brown", persons=[39, 46, 47, 2, 140], used=[46, 47])
    table = a_table(player)
    choose(table, "use 39")
    assert offered(table) == {"again 46", "again 47"}
    assert refused(table, "again 39") == "br-not-itself"
    assert refused(table, "again 2") == "br-works-in-final-scoring"
    assert refused(table, "again 45") == "br-not-in-display"
    assert refused(table, "again 140") == "br-worker-short"
    assert changes(table, "again 47") == {"guilders": 2}


def test_48_money_changer() -> None:
    """A worker of any colour, and the die of that colour."""
    table = a_table(a_player(persons=[48], workers="blue violet"), dice="blue1 brown2 yellow3 red4 violet6")
    choose(table, "use 48")
    assert offered(table) == {"return blue", "return violet"}
    assert refused(table, "return red") == "br-worker-short"
    assert changes(table, "return violet") == {"violet workers": -1, "guilders": 6}
    assert refused(table, "use 48") == "br-used-this-round"
    table = a_table(a_player(persons=[48]))
    assert refused(table, "use 48") == "br-no-workers"


def test_59_usurer() -> None:
    """A guilder goes only to who has a point to give, from the left, as far as the guilders reach."""
    others = [a_player(), a_player(points=0), a_player(points=1)]
    paid = {"guilders": -2, "2 guilders": 1, "4 guilders": 1}
    won = {"points": 2, "2 points": -1, "4 points": -1}
    check_use(59, "yellow", {**paid, **won}, guilders=5, others=others)
    one = {"guilders": -1, "2 guilders": 1, "points": 1, "2 points": -1}
    check_use(59, "yellow", one, guilders=1, others=others)
    check_in_vain(59, "yellow", "br-guilders-short")
    check_in_vain(59, "yellow", "br-nobody-has-points", guilders=5, others=[a_player(points=0)])


def test_60_jeweller() -> None:
    check_use(60, "red", {"guilders": -3, "points": 3}, guilders=3)
    check_in_vain(60, "red", "br-guilders-short", guilders=2)


def test_63_goldsmith() -> None:
    """A worker of each of up to five colours; a point and a guilder for each."""
    table = a_table(a_player(persons=[63], workers="blue blue red violet"))
    choose(table, "use 63")
    assert offered(table) == {"return blue", "return red", "return violet"}
    gained = {"blue workers": -1, "points": 1, "guilders": 1}
    assert changes(table, "return blue") == gained
    assert offered(table) == {"return red", "return violet", "done"}
    assert refused(table, "return blue") == "br-colour-returned"
    choose(table, "return red", "done")
    assert refused(table, "use 63") == "br-used-this-round"
    every = a_table(a_player(persons=[63], workers="blue brown yellow red violet"))
    all_five = [f"return {colour}" for colour in ("blue", "brown", "yellow", "red")]
    won = changes(every, "use 63", *all_five, "return violet")
    assert (won["points"], won["guilders"], won["violet workers"]) == (5, 5, -1)
    assert refused(a_table(a_player(persons=[63])), "use 63") == "br-no-workers"


def test_82_coachman() -> None:
    """Another card is played for a further action in the same turn."""
    played: Changes = {"blue workers": 2, "hand": "-16", "discards": "+16"}
    check_use(82, "yellow", played, "workers 16", hand=[16])
    check_in_vain(82, "yellow", "br-hand-empty")


def test_76_messenger() -> None:
    """Two cards, a pile for each; they are seen after the last."""
    gained: Changes = {"hand": "+16 +25", "left pile": -1, "right pile": -1}
    draws = ("draw left", "top left yellow", "draw right", "top right yellow")
    check_use(76, "blue", gained, *draws, "deal 25", "deal 16")


def test_162_librarian() -> None:
    gained: Changes = {"hand": "+16 +22 +25", "left pile": -2, "right pile": -1}
    draws = ("draw left", "top left yellow", "draw right", "top right yellow", "draw left", "top left blue")
    check_use(162, "violet", gained, *draws, "deal 25", "deal 22", "deal 16")


def test_89_farmhand() -> None:
    """A card from either pile, whose next card then shows its colour."""
    gained: Changes = {"hand": "+16", "left pile": -1}
    check_use(89, "red", gained, "draw left", "top left yellow", "deal 16")
    gained = {"hand": "+25", "right pile": -1}
    check_use(89, "red", gained, "draw right", "top right yellow", "deal 25")


def test_92_nun() -> None:
    check_use(92, "blue", {"guilders": 2, "brown workers": 1}, "take brown")


def test_96_vicar_general() -> None:
    check_use(96, "brown", {"points": 2, "red workers": 1}, "take red")


def test_102_organist() -> None:
    """Sets are counted when his worker is gone."""
    two = "blue brown yellow violet blue brown yellow violet red"
    check_use(102, "red", {"points": 2, "guilders": 10}, workers=two)
    check_in_vain(102, "red", workers="blue brown yellow violet")


def test_110_tapestry_weaver() -> None:
    others = [a_player(canal=(3, 3))]
    check_use(110, "brown", {"points": 3, "guilders": 6}, canal=(3, 5), statues=(7,), others=others)
    check_use(110, "brown", {"points": 1, "guilders": 2}, canal=(4, 2), others=others)
    check_in_vain(110, "brown", canal=(2, 2), others=others)


def test_113_miniaturist() -> None:
    """A guilder per group: two of one group count once."""
    others = [a_player(persons=[35])]
    check_use(113, "red", {"guilders": 3}, persons=[2, 25, 1], others=others)
    check_use(113, "red", {"guilders": 4}, houses="red red red red red", persons=[2, 25, 49], others=others)


def test_131_jailer() -> None:
    """Up to two markers of the worker's colour, a point for each; other workers would not help."""
    player = a_player(persons=[131], workers="blue red", threats="blue blue yellow")
    table = a_table(player)
    paid = {"used": "+131", "blue workers": -1, "blue threats": -1, "points": 1}
    assert changes(table, "use 131", "give back blue") == paid
    assert offered(table) == {"give back blue", "done"}
    assert refused(table, "give back yellow") == "br-give-back-only"
    assert changes(table, "give back blue") == {"blue threats": -1, "points": 1}
    assert refused(table, "use 131") == "br-used-this-round"
    table = a_table(a_player(persons=[131, 130], workers="blue", threats="blue blue blue"))
    choose(table, "use 131", "give back blue", "give back blue")
    assert table.players[0].threats[0] == 1
    assert "end turn" in offered(table)
    table = a_table(a_player(persons=[131], workers="blue red", threats="blue red red"))
    choose(table, "use 131")
    assert offered(table) == {"return blue", "return red"}
    assert refused(table, "return yellow") == "br-worker-short"
    table = a_table(a_player(persons=[131], workers="blue red", threats="yellow"))
    assert refused(table, "use 131") == "br-no-worker-that-helps"


def test_137_spy() -> None:
    """Three cards come, one of the hand goes."""
    draws = ("draw left", "top left blue", "draw right", "top right red", "draw left", "top left blue")
    then = (*draws, "deal 25", "deal 17", "deal 16", "discard 2")
    gained: Changes = {"hand": "+16 +17 +25 -2", "left pile": -2, "right pile": -1, "discards": "+2"}
    check_use(137, "violet", gained, *then, hand=[2])


def test_147_grave_robber() -> None:
    """The top card of the discard pile is used at once, for any action."""
    table = a_table(a_player(persons=[147], workers="brown brown", houses="red red"), discards=[76, 151])
    assert changes(table, "use 147") == {
        "used": "+147",
        "brown workers": -1,
        "held": "+151",
        "discards": "-151",
    }
    assert offered(table) == {"workers 151", "money 151", "person 151 at 2"}
    won = {"held": "-151", "persons": "+151", "guilders": 6}
    assert changes(table, "person 151 at 2") == won
    assert refused(table, "use 147") == "br-used-this-round"
    table = a_table(a_player(persons=[147], workers="yellow"), discards=[76])
    assert refused(table, "use 147") == "br-worker-short"
    table = a_table(a_player(persons=[147], workers="brown"))
    assert refused(table, "use 147") == "br-discards-empty"


def test_149_forger() -> None:
    """A guilder; the next card counts as the colour named, for whatever action, and only that one."""
    table = a_table(a_player(persons=[149], hand=[16, 17], threats="red", guilders=9))
    assert changes(table, "use 149") == {"used": "+149", "guilders": 1}
    assert offered(table) == {f"announce {colour}" for colour in ("blue", "brown", "yellow", "red", "violet")}
    assert changes(table, "announce red") == {"forged": 4}
    assert "canal 16 left" not in offered(table)  # that field is blue
    back = {"red threats": -1, "points": 1, "hand": "-16", "discards": "+16", "forged": -4}
    assert changes(table, "threat 16") == back
    check_free_use(149, {"guilders": 1, "forged": 4}, "announce red", hand=[16])
    empty = a_table(a_player(persons=[149], hand=[16]), a_player(hand=[19]))
    choose(empty, "workers 16")
    assert changes(empty, "use 149") == {"used": "+149", "guilders": 1}
    assert offered(empty) == {"end turn"}  # without a card no colour is named
    # With another card of the same turn, too, but not in the next turn.
    player = a_player(persons=[149, 82], workers="yellow", hand=[16, 17, 18])
    table = a_table(player, a_player(hand=[19]))
    choose(table, "workers 18", "use 149", "announce brown")
    assert changes(table, "use 82", "workers 17")["brown workers"] == 2
    table = a_table(a_player(persons=[149], hand=[16, 17]), a_player(hand=[19]))
    choose(table, "workers 16", "use 149", "announce brown", "end turn", "workers 19", "end turn")
    assert changes(table, "workers 17")["blue workers"] == 2


def test_153_canal_warden() -> None:
    """A point per two tiles, of both sections together."""
    check_use(153, "red", {"points": 3}, canal=(4, 3), others=[a_player(canal=(3, 3))])
    check_in_vain(153, "red", canal=(1, 0))


def test_165_jurist() -> None:
    check_use(165, "yellow", {"guilders": -1, "reputation": 1}, guilders=1)
    check_in_vain(165, "yellow", "br-guilders-short")
    check_in_vain(165, "yellow", "br-last-field", guilders=1, reputation=10)


# Once a round, for nothing.


def test_47_accountant() -> None:
    check_free_use(47, {"guilders": 2})


def test_54_hanse_alderman() -> None:
    check_free_use(54, {"guilders": 4})


def test_68_weaver() -> None:
    """Any number of workers change their colours; a colour gives or takes, not both."""
    gained = {"yellow workers": -2, "red workers": 1, "brown workers": 1}
    swap = ("exchange yellow red", "exchange yellow brown", "done")
    check_free_use(68, gained, *swap, workers="yellow yellow yellow")
    table = a_table(a_player(persons=[68], workers="yellow yellow"))
    changes(table, "use 68", "exchange yellow red")
    assert "exchange red yellow" not in offered(table)
    assert refused(table, "exchange red yellow") == "br-exchange-one-way"
    assert refused(table, "exchange red red") == "br-exchange-same"
    assert refused(a_table(a_player(persons=[68])), "use 68") == "br-no-workers"


def test_81_seneschal() -> None:
    then = ("draw right", "top right yellow", "deal 25")
    check_free_use(81, {"hand": "+25", "right pile": -1}, *then)


def test_87_chambermaid() -> None:
    check_free_use(87, {"red workers": 1}, "take red")


def test_119_portraitist() -> None:
    check_free_use(119, {"points": 1})


def test_126_rampart_builder() -> None:
    back = {"red threats": -1, "points": 1}
    check_free_use(126, back, "give back red", threats="blue red")
    check_in_vain(126, "red", "br-no-threats")
    table = a_table(a_player(persons=[126], threats="blue red"))
    choose(table, "use 126")
    assert offered(table) == {"give back blue", "give back red"}


def test_138_extortionist() -> None:
    others = [a_player(guilders=3), a_player(), a_player(guilders=1)]
    check_free_use(138, {"guilders": 2, "2 guilders": -1, "4 guilders": -1}, others=others)
    check_in_vain(138, "red", others=[a_player()])
