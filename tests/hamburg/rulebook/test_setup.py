"""The rulebook's chapter 'Game setup (base game)'."""

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games import hamburg
from burgomaster.games.hamburg.box.components import COLOUR
from burgomaster.games.hamburg.paper.laws import broken_law
from tests.hamburg.tables import asked, choose, offered


@pytest.mark.parametrize(
    ("players", "statues"),
    [
        (2, (9, 7, 4, 2)),
        (3, (9, 7, 6, 5, 4, 2)),
        (4, (9, 8, 7, 6, 5, 4, 3, 2)),
        (5, (9, 8, 7, 6, 5, 4, 3, 2)),
    ],
)
def test_the_statues_depend_on_the_number_of_players(players: int, statues: tuple[int, ...]) -> None:
    """A) The game board, 2: the statues lie by their points, the best one on top."""
    table = hamburg.new(players, Fast(1))
    assert table.statues == statues
    assert len(table.players) == players
    assert broken_law(table) is None


def test_the_board_at_the_start() -> None:
    """A) The game board, 3 to 9: dice, clerics, time tokens, the Speicherstadt and the burning house."""
    table = hamburg.new(4, Fast(1))
    assert table.dice == (0, 0, 0, 0, 0, 0)
    assert (table.cleric, table.floor, table.guests) == (-1, (0, 0, 0, 0, 0, 0), ())
    assert table.box.board.seasons == 8
    assert table.box.board.rounds == 4
    assert table.stock == (2, 2, 2, 2, 2, *[0] * 10)
    assert sum(table.open_tokens) == 0
    assert (table.season, table.phase, table.first) == (1, 1, 0)


def test_the_top_cards_form_the_discard_pile() -> None:
    """B) The card display, 13 and 14: five piles; the top card of each, shuffled, is the discard pile."""
    table = hamburg.new(2)
    cards = {"purple": 193, "orange": 97, "gray": 145, "pink": 49, "brown": 1}
    for colour, card in cards.items():
        assert asked(table) == 0
        assert len(offered(table)) == 56, colour
        choose(table, f"deal {card}")
    assert offered(table) == {"expose 193", "expose 97", "expose 145", "expose 49", "expose 1"}
    choose(table, "expose 97")
    assert table.discards == [97]
    assert table.shuffled == (1, 49, 145, 193)
    assert table.piles == [55, 55, 55, 55, 55]
    assert [len(pile) for pile in table.undecided] == [55, 55, 55, 55, 55]
    assert all(COLOUR[card] == colour for colour in range(5) for card in table.undecided[colour])


def test_what_every_player_gets() -> None:
    """C) Setup of player components, 16 to 21."""
    table = hamburg.new(3, Fast(1))
    for player in table.players:
        assert player.levels == [0, 0, 0, 0, 0]
        assert (player.wall, player.square, player.points) == ((0, 0), 0, 5)
        assert player.active == 0
        assert player.marks == 5
        assert player.workers == [1, 1, 1, 1, 1]
        assert (player.hand, player.plots, player.garden, player.statues) == ([], (), (), ())


def test_the_first_player_begins() -> None:
    """C) Setup of player components: whoever holds the coat of arms starts; here it is the first seat."""
    table = hamburg.new(5, Fast(1))
    assert asked(table) == 1
    assert table.questions[0].step == "replenish"
    assert table.in_turn_order() == [0, 1, 2, 3, 4]
