"""Persons that improve actions or situations, each by hand: they work by themselves and are never turned."""

from __future__ import annotations

from burgomaster.games.bruges.scoring import final_scoring
from tests.bruges.cards.checks import all_but, check_never_used, laid
from tests.bruges.tables import (
    Changes,
    a_player,
    a_table,
    active,
    asked,
    calm,
    changes,
    changes_by,
    choose,
    offered,
    refused,
    roll,
)


def played(card: int, gained: Changes) -> Changes:
    """Return what changes when a card is played for an action that brings this."""
    return {**gained, "hand": f"-{card}", "discards": f"+{card}"}


# They improve actions.


def test_17_lock_keeper() -> None:
    """The marker has the colour of the field; a tile that a person builds is no action (ruling 20)."""
    check_never_used(17)
    table = a_table(a_player(persons=[17], hand=[16], threats="blue blue brown", guilders=1))
    built: Changes = {"guilders": -1, "left canal": 1, "blue threats": -1, "points": 1}
    assert changes(table, "canal 16 left") == played(16, built)
    table = a_table(a_player(persons=[17], hand=[28], canal=(1, 0), threats="blue violet", guilders=2))
    built = {"guilders": -2, "left canal": 1, "violet threats": -1, "points": 1}
    assert changes(table, "canal 28 left") == played(28, built)
    table = a_table(a_player(persons=[17], hand=[16], threats="brown", guilders=1))
    assert changes(table, "canal 16 left") == played(16, {"guilders": -1, "left canal": 1})
    table = a_table(a_player(persons=[17], houses="red red", hand=[74], threats="blue", guilders=3))
    assert changes(table, "person 74 at 2", "tile left") == laid(74, 3, {"left canal": 1})
    table = a_table(a_player(persons=[17], hand=[16], threats="blue blue"))
    assert changes(table, "threat 16") == played(16, {"blue threats": -1, "points": 1})
    table = a_table(a_player(persons=[17], hand=[16], threats="blue"))
    assert changes(table, "workers 16") == played(16, {"blue workers": 2})


def test_123_constable() -> None:
    """The marker has the colour of the person; he does not see himself, nor whom another person lays."""
    check_never_used(123)
    player = a_player(persons=[123], houses="red red", hand=[52], threats="yellow yellow red")
    table = a_table(player)
    assert changes(table, "person 52 at 2") == laid(52, 0, {"yellow threats": -1, "points": 1})
    table = a_table(a_player(persons=[123], houses="red red", hand=[52], threats="red"))
    assert changes(table, "person 52 at 2") == laid(52, 0, {})
    table = a_table(a_player(houses="red", hand=[123], threats="blue", guilders=6))
    assert changes(table, "person 123 at 1") == laid(123, 6, {})
    player = a_player(persons=[123], houses="red red red", hand=[3], threats="blue blue red", guilders=9)
    table = a_table(player, discards=[10, 2])
    back: Changes = {"blue threats": -1, "points": 1, "discards": "-10"}
    assert changes(table, "person 3 at 2", "select 10 at 3") == {
        **back,
        "guilders": -9,
        "hand": "-3",
        "persons": "+3 +10",
    }
    table = a_table(a_player(persons=[123], hand=[16], threats="blue", guilders=1))
    assert changes(table, "canal 16 left") == played(16, {"guilders": -1, "left canal": 1})


def test_132_night_watchman() -> None:
    check_never_used(132)
    table = a_table(a_player(persons=[132], hand=[16], threats="blue blue red"))
    assert changes(table, "threat 16") == played(16, {"blue threats": -2, "points": 2})
    table = a_table(a_player(persons=[132], hand=[16], threats="blue red"))
    assert changes(table, "threat 16") == played(16, {"blue threats": -1, "points": 1})
    # Three lie there with the Tower Guard: still two.
    table = a_table(a_player(persons=[132, 130], hand=[16], threats="blue blue blue"))
    assert changes(table, "threat 16") == played(16, {"blue threats": -2, "points": 2})


def test_75_journeyman() -> None:
    check_never_used(75)
    table = a_table(a_player(persons=[75], hand=[16]))
    assert changes(table, "workers 16") == played(16, {"blue workers": 3})
    table = a_table(a_player(hand=[16]), a_player(persons=[75]))
    assert changes(table, "workers 16") == played(16, {"blue workers": 2})


def test_62_carpenter() -> None:
    """Houses need no worker, though one may be there; the Surveyor's do (ruling 27)."""
    check_never_used(62)
    table = a_table(a_player(persons=[62], hand=[16], workers="blue"))
    assert changes(table, "house 16") == {"hand": "-16", "houses": "+16"}
    table = a_table(a_player(hand=[16]), a_player(persons=[62]))
    assert refused(table, "house 16") == "br-worker-short"
    table = a_table(a_player(persons=[62, 23], workers="blue"))
    assert refused(table, "use 23") == "br-no-worker-for-house"


def test_159_engineer() -> None:
    check_never_used(159)
    table = a_table(a_player(persons=[159], hand=[16], guilders=9))
    assert changes(table, "canal 16 left") == played(16, {"left canal": 1})
    table = a_table(a_player(persons=[159], hand=[17], canal=(4, 2)))
    assert changes(table, "canal 17 right") == played(17, {"right canal": 1})
    table = a_table(a_player(persons=[159], hand=[16]))
    assert refused(table, "canal 16 right") == "br-field-colour"


def test_156_physician() -> None:
    """Three less, not below nothing, after halving (ruling 21); only the action's price."""
    check_never_used(156)
    for card, cost in ((151, 0), (1, 3), (10, 6), (57, 9), (30, 12)):
        price = max(cost - 3, 0)
        table = a_table(a_player(persons=[156], houses="red red", hand=[card], guilders=price))
        assert f"person {card} at 2" in offered(table)
        if price:
            table = a_table(a_player(persons=[156], houses="red red", hand=[card], guilders=price - 1))
            assert refused(table, f"person {card} at 2") == "br-guilders-short"
    table = a_table(a_player(persons=[156, 14], houses="red red red", hand=[119], guilders=2))
    assert changes(table, "person 119 at 3") == laid(119, 2, {})
    table = a_table(a_player(houses="red", hand=[10], guilders=3), a_player(persons=[156]))
    assert refused(table, "person 10 at 1") == "br-guilders-short"


def test_164_astronomer() -> None:
    """A flash just laid is carried out twice, the second time free of its own price (rulings 17 and 27)."""
    check_never_used(164)
    table = a_table(a_player(persons=[164], houses="red red", hand=[1], guilders=3))
    assert changes(table, "person 1 at 2") == laid(1, 3, {"points": 6})
    table = a_table(a_player(houses="red", hand=[1], guilders=3), a_player(persons=[164]))
    assert changes(table, "person 1 at 1") == laid(1, 3, {"points": 3})
    table = a_table(a_player(persons=[164], houses="red red", hand=[52], guilders=1))
    choose(table, "person 52 at 2", "take red", "take blue", "done")
    assert "end turn" in offered(table)
    player = table.players[0]
    assert (player.money, player.workers) == (0, [1, 0, 0, 1, 0])
    # However the person came there; and what the Jester copies comes twice, each copy once.
    table = a_table(a_player(persons=[164], houses="red red red", hand=[3], guilders=9), discards=[1, 8])
    choose(table, "person 3 at 2", "select 1 at 3")
    assert table.players[0].points == 5 + 6
    table = a_table(
        a_player(persons=[164], houses="red red", hand=[41], guilders=3), a_player(persons=[151, 1])
    )
    won: Changes = {"points": 3, "guilders": 6}
    assert changes(table, "person 41 at 2", "copy 1", "copy 151") == laid(41, 3, won)
    # He is no flash himself, and nothing is doubled that lies there already.
    table = a_table(a_player(persons=[1], houses="red red", hand=[164], guilders=6))
    assert changes(table, "person 164 at 2") == laid(164, 6, {})


# They improve situations.


def test_5_princess() -> None:
    """For each advance, in phase 2 or by a person; not for another player's."""
    check_never_used(5)
    table = a_table(a_player(persons=[5], guilders=3), a_player(guilders=3), at="dice")
    roll(table, calm("blue1", "red2"))
    assert changes(table, "advance") == {"guilders": -3, "reputation": 1, "points": 1}
    assert changes(table, "advance") == {"2 guilders": -3, "2 reputation": 1}
    table = a_table(a_player(persons=[5], houses="red red", hand=[13], guilders=6))
    assert changes(table, "person 13 at 2") == laid(13, 6, {"reputation": 1, "points": 1})


def test_101_canon() -> None:
    """For each advance a marker of any colour goes back, if there is one."""
    check_never_used(101)
    table = a_table(a_player(persons=[101], guilders=3, threats="blue blue red"), at="dice")
    roll(table, calm("blue1", "red2"))
    assert changes(table, "advance") == {"guilders": -3, "reputation": 1}
    assert offered(table) == {"give back blue", "give back red"}
    assert changes(table, "give back blue") == {"blue threats": -1, "points": 1}
    assert "give back blue" not in offered(table)
    table = a_table(a_player(persons=[101], houses="red red", hand=[13], guilders=6))
    assert changes(table, "person 13 at 2") == laid(13, 6, {"reputation": 1})


def test_21_court_clerk() -> None:
    """After another player's person, however laid; not after one's own, and not after a house or a tile."""
    check_never_used(21)
    table = a_table(a_player(houses="red", hand=[10], guilders=6), a_player(persons=[21]))
    assert changes(table, "person 10 at 1") == laid(10, 6, {"2 guilders": 2})
    table = a_table(a_player(houses="red", persons=[21], hand=[10], guilders=6))
    assert refused(table, "person 10 at 1") == "br-no-empty-house"
    table = a_table(a_player(houses="red red", persons=[21], hand=[10], guilders=6))
    assert changes(table, "person 10 at 2") == laid(10, 6, {})
    player = a_player(houses="red red", hand=[3], guilders=9)
    table = a_table(player, a_player(persons=[21]), discards=[10, 2])
    choose(table, "person 3 at 1", "select 10 at 2")
    assert table.players[1].money == 4
    table = a_table(a_player(hand=[16], workers="blue"), a_player(persons=[21]))
    assert "2 guilders" not in changes(table, "house 16")


def test_22_toll_keeper() -> None:
    """A worker of the field's colour for another player's tile, however built; none for one's own."""
    check_never_used(22)
    table = a_table(a_player(hand=[16], guilders=1), a_player(persons=[22]))
    built: Changes = {"guilders": -1, "left canal": 1, "2 blue workers": 1}
    assert changes(table, "canal 16 left") == played(16, built)
    table = a_table(a_player(houses="red", hand=[74], guilders=3), a_player(persons=[22]))
    built = {"right canal": 1, "2 brown workers": 1}
    assert changes(table, "person 74 at 1", "tile right") == laid(74, 3, built)
    table = a_table(a_player(hand=[16], guilders=1, persons=[22]))
    assert changes(table, "canal 16 left") == played(16, {"guilders": -1, "left canal": 1})
    table = a_table(a_player(houses="red", hand=[10], guilders=6), a_player(persons=[22]))
    assert changes(table, "person 10 at 1") == laid(10, 6, {})


def test_27_notary() -> None:
    """Two less; nothing to pay is still an advance, and still a choice; without a 1 or 2 there is none."""
    check_never_used(27)
    for dice, price in ((calm("blue1", "red2"), 1), (calm("blue2"), 0), (calm("blue1"), 0)):
        table = a_table(a_player(persons=[27], guilders=price), at="dice")
        roll(table, dice)
        assert offered(table) == {"advance", "done"}
        assert changes(table, "advance").get("guilders", 0) == -price
    table = a_table(a_player(persons=[27]), a_player(guilders=9), at="dice")
    roll(table, calm("blue1", "red2"))
    assert asked(table) == 2  # a guilder short
    assert changes(table, "advance")["2 guilders"] == -3
    table = a_table(a_player(persons=[27], guilders=9), at="dice")
    roll(table, calm())
    assert "advance" not in offered(table)
    # Persons who let one advance ask for their own price.
    table = a_table(a_player(persons=[27, 165], guilders=1, workers="yellow"))
    assert changes(table, "use 165")["guilders"] == -1


def gained_by(card: int, dice: str) -> Changes:
    """Return what a person brings when the dice are rolled; nobody suffers damage by that."""
    table = a_table(a_player(persons=[card]), at="dice")
    return {
        name: value
        for name, value in changes_by(table, lambda: roll(table, dice)).items()
        if not name.endswith("threats")
    }


def test_33_master_of_revels() -> None:
    check_never_used(33)
    assert gained_by(33, "blue3 brown3 yellow3 red3 violet4") == {"points": 2}
    assert gained_by(33, "blue3 brown3 yellow3 red3 violet3") == {}
    assert gained_by(33, "blue6 brown6 yellow6 red6 violet6") == {"points": 2}


def test_40_card_player() -> None:
    """The number that alone occurs most often."""
    check_never_used(40)
    assert gained_by(40, "blue3 brown4 yellow4 red6 violet3") == {}
    assert gained_by(40, "blue3 brown4 yellow4 red6 violet5") == {"guilders": 4}
    assert gained_by(40, "blue5 brown5 yellow4 red4 violet5") == {"guilders": 5}
    assert gained_by(40, "blue3 brown4 yellow5 red6 violet1") == {}


def test_51_banker() -> None:
    check_never_used(51)
    assert gained_by(51, "blue4 brown4 yellow4 red4 violet3") == {"guilders": 5}
    assert gained_by(51, "blue4 brown4 yellow4 red4 violet4") == {}
    assert gained_by(51, "blue1 brown3 yellow3 red3 violet3") == {"guilders": 5}


def test_83_lady_in_waiting() -> None:
    """Six cards instead of five in phase 1; a hand of six draws nothing."""
    check_never_used(83)
    five = [16, 17, 18, 31, 32]
    table = a_table(a_player(persons=[83], hand=five), a_player(hand=[46, 47, 48, 61, 62]), at="round")
    assert asked(table) == 1
    choose(table, "draw right", "top right yellow", "deal 25")
    assert len(table.players[0].hand) == 6
    assert offered(table) == {f"roll blue {pips}" for pips in range(1, 7)}
    six = [*five, 33]
    table = a_table(a_player(persons=[83], hand=six), a_player(hand=[46, 47, 48, 61, 62]), at="round")
    assert asked(table) == 0
    table = a_table(a_player(hand=five), a_player(persons=[83], hand=[46, 47, 48, 61]), at="round")
    assert asked(table) == 2


def test_84_housekeeper() -> None:
    """Two persons a house, also on those that were full; if she goes, who lies there stays."""
    check_never_used(84)
    table = a_table(a_player(houses="red", persons=[84], hand=[7, 52]))
    choose(table, "person 7 at 1")
    assert table.players[0].houses[0].persons == (84, 7)
    choose(table, "end turn")
    table = a_table(a_player(houses="red", persons=[(84, 7)], hand=[52]))
    assert refused(table, "person 52 at 1") == "br-no-empty-house"
    table = a_table(a_player(houses="red red", persons=[84, (7, 52)], hand=[160]))
    choose(table, "person 160 at 1", "back 84", "done")
    assert table.players[0].houses[1].persons == (7, 52)
    table = a_table(a_player(houses="red", persons=[7], hand=[52]), a_player(persons=[84]))
    assert refused(table, "person 52 at 1") == "br-no-empty-house"


def test_105_provost() -> None:
    """A shared lead is enough for his owner, but not at nothing (ruling 24)."""
    check_never_used(105)
    tied = a_player(persons=[1, 2], canal=(1, 1), reputation=4)
    table = a_table(a_player(persons=[105, 7], canal=(2, 0), reputation=4), tied, at="majorities")
    assert active(table, 1) == ["reputation", "persons", "canal"]
    assert active(table, 2) == []
    table = a_table(
        a_player(persons=[105], canal=(1, 0)), a_player(persons=[7], canal=(2, 0)), at="majorities"
    )
    assert active(table, 1) == ["persons"]
    assert active(table, 2) == ["canal"]


def test_112_actor() -> None:
    """He counts as Art, Entertainment, Court and Church, in each once, and once among persons (ruling 26)."""
    check_never_used(112)
    for laurel, worth in ((118, 4), (35, 4), (86, 4), (104, 4), (2, 2), (25, 2), (49, 2), (61, 2), (128, 2)):
        table = a_table(a_player(persons=[112, laurel]))
        assert final_scoring(table, 0)["laurels"] == worth
    for laurel in (143, 163):
        assert final_scoring(a_table(a_player(persons=[112, laurel])), 0)["laurels"] == 2
    assert final_scoring(a_table(a_player(persons=[112, 108])), 0)["laurels"] == 4
    table = a_table(a_player(houses="red red", persons=[112], hand=[114], guilders=6))
    assert changes(table, "person 114 at 2") == laid(114, 6, {"guilders": 4})
    # In the discard pile he is Art alone.
    table = a_table(a_player(houses="red red", hand=[99], guilders=9), discards=[112])
    assert changes(table, "person 99 at 1") == laid(99, 9, {})
    table = a_table(a_player(houses="red red", hand=[111], guilders=9), discards=[112])
    assert "+112" in str(changes(table, "person 111 at 1")["persons"])


def test_130_tower_guard() -> None:
    """Only the fourth marker of a colour strikes; then all four go back (ruling 29)."""
    check_never_used(130)
    dealt = calm("violet5")
    table = a_table(a_player(persons=[130], threats="violet violet"), a_player(), at="dice")
    assert changes_by(table, lambda: roll(table, dealt)) == {"violet threats": 1, "2 violet threats": 1}
    table = a_table(a_player(persons=[130], threats="violet violet violet"), a_player(), at="dice")
    struck: Changes = {"violet threats": -3, "points": -3, "2 violet threats": 1}
    assert changes_by(table, lambda: roll(table, dealt)) == struck
    table = a_table(a_player(threats="violet violet"), a_player(persons=[130]), at="dice")
    assert changes_by(table, lambda: roll(table, dealt))["points"] == -3
    # Lost at three, the next marker strikes (ruling 22).
    table = a_table(a_player(threats="violet violet violet"), a_player(), at="dice")
    assert changes_by(table, lambda: roll(table, dealt))["violet threats"] == -3


def test_134_shield_bearer() -> None:
    """Two points after each damage, also where nothing was lost; none if he himself was the loss."""
    check_never_used(134)
    table = a_table(a_player(persons=[134], threats="violet violet"), a_player(), at="dice")
    assert changes_by(table, lambda: roll(table, calm("violet5")))["points"] == -1
    table = a_table(a_player(persons=[134], threats="yellow yellow blue blue"), a_player(), at="dice")
    roll(table, calm("yellow6", "blue5"))
    assert changes(table, "suffer blue")["points"] == 4
    table = a_table(a_player(persons=[134], threats="brown brown"), a_player(), at="dice")
    assert "points" not in changes_by(table, lambda: roll(table, calm("brown5")))
    table = a_table(a_player(), a_player(persons=[134]), at="dice")
    assert "2 points" not in changes_by(table, lambda: roll(table, calm("violet5")))
    table = a_table(a_player(persons=[134], threats=all_but("red")), a_player(), at="dice")
    assert "points" not in changes_by(table, lambda: roll(table, calm("violet5")))
