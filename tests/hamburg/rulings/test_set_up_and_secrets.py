"""Where the rulebooks are silent or disagree: set-up, and what is open."""

from burgomaster.core.chance import Fast
from burgomaster.games import hamburg
from burgomaster.games.hamburg.box.components import COLOUR
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.tables import a_player, a_table, asked, calm, choose, offered, roll


def faces(table: Hamburg, seat: int) -> list[int]:
    return [plot.face for plot in table.players[seat - 1].plots]


# Ruling 1: set-up.


def test_ruling_01_the_top_cards_lie_open_and_all_start_on_five_points() -> None:
    table = hamburg.new(3, Fast(5))
    opened = [*table.discards, *table.shuffled]
    assert table.piles == [55] * 5
    assert sorted(COLOUR[card] for card in opened) == [0, 1, 2, 3, 4]
    assert [player.points for player in table.players] == [5, 5, 5]


def test_ruling_01_an_empty_pile_stays_empty() -> None:
    table = a_table(a_player(hand=[1], workers="pink", buildings=[198]), piles={"gray": []})
    choose(table, "workers 1", "use 198")
    assert "draw gray" not in offered(table)
    assert table.piles[2] == 0


# Ruling 2: what is public.


def test_ruling_02_colours_and_piles_are_public_faces_are_not() -> None:
    me = a_player(hand=[1, 97], sites=[150, "pink"])
    table = a_table(me, a_player(hand=[202, 6], sites=[49]), discards=[5, 7])
    other = table.seen_by(1)
    assert sorted(COLOUR[card] for card in other.players[0].hand) == [1, 4]
    assert all(card < 0 for card in other.players[0].hand)
    assert [plot.face < 0 for plot in other.players[0].plots] == [True, True]
    assert other.players[1].hand == [6, 202]
    assert faces(other, 2) == [49]
    assert other.discards == [5, 7]
    assert other.piles == table.piles
    mine = table.seen_by(0)
    assert faces(mine, 1) == [150, -4]  # laid from the hand, laid from a pile


def test_ruling_02_a_site_from_a_pile_is_known_to_nobody_until_discarded() -> None:
    table = a_table(a_player(marks=6, hand=[32], sites="gray", levels="purple"), a_player())
    choose(table, "build 32 at 1", "draw pink", "draw pink")
    for seat in range(3):
        assert faces(table.seen_by(seat), 1) == [-3, -4, -4]
    flooded = a_table(a_player(sites="pink", levels="purple purple"), at="dice")
    roll(flooded, calm("purple5"))
    assert asked(flooded) == 0
    choose(flooded, "turn 60")
    assert flooded.discards == [60]
