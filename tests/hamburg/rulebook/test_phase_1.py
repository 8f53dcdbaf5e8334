"""The rulebook's chapter 'Phase I: Replenish your hand'."""

from burgomaster.core.chance import Fast
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, roll, used

EVERY_PILE = {"draw purple", "draw orange", "draw gray", "draw pink", "draw brown"}


def test_patricia_draws_four_cards() -> None:
    """Phase I, example: with one card left she draws two purple, one gray and one pink card."""
    table = a_table(a_player(hand=[97]), at="season", season=2)
    assert (asked(table), table.phase) == (1, 1)
    assert offered(table) == EVERY_PILE
    drawn = changes(table, "draw purple", "draw purple", "draw gray")
    assert drawn == {"purple pile": -2, "gray pile": -1, "drawn": "+purple +purple +gray"}
    choose(table, "draw pink")
    assert asked(table) == 0
    while asked(table) == 0:
        choose(table, sorted(offered(table))[0])
    assert len(table.players[0].hand) == 5
    assert min(table.players[0].hand) > 0
    assert asked(table) == 2


def test_cards_are_looked_at_when_all_are_drawn() -> None:
    """Phase I: drawn cards stay face down until the last is drawn; only the colours are known."""
    table = a_table(a_player(hand=[97, 98, 99]), at="season")
    assert changes(table, "draw gray", "draw brown") == {
        "gray pile": -1,
        "brown pile": -1,
        "drawn": "+gray +brown",
    }
    assert asked(table) == 0
    looked = ("deal 150", "deal 1") if "deal 150" in offered(table) else ("deal 1", "deal 150")
    assert changes(table, *looked) == {"hand": "+1 +150", "drawn": "-gray -brown"}


def test_players_draw_in_turn_order() -> None:
    """Phase I: in turn order, from the first player on; each finishes before the next begins."""
    table = a_table(players=3, at="season", first=2, source=Fast(3))
    order = []
    while table.phase == 1:
        order.append(asked(table))
        choose(table, "draw gray")
    assert order == [2] * 5 + [3] * 5 + [1] * 5


def test_the_hand_limit_is_five() -> None:
    """Phase I, note: one only draws up to the limit; who holds five or more draws nothing and keeps all."""
    table = a_table(a_player(hand=[1, 2, 3, 4, 5]), a_player(hand=[6, 7, 8, 9]), at="season")
    assert asked(table) == 2
    table = a_table(a_player(hand=[1, 2, 3, 4, 5, 10, 11]), a_player(hand=[6, 7, 8, 9]), at="season")
    assert asked(table) == 2
    assert len(table.players[0].hand) == 7
    choose(table, "draw gray", "deal 150")
    assert len(table.players[1].hand) == 5
    assert table.phase == 2


def test_an_exhausted_pile_stays_empty() -> None:
    """Phase I: no more cards of that colour can be drawn; discards do not come back."""
    table = a_table(a_player(hand=[1, 2, 3]), at="season", piles={"gray": [150], "pink": []})
    assert offered(table) == EVERY_PILE - {"draw pink"}
    choose(table, "draw gray")
    assert offered(table) == EVERY_PILE - {"draw pink", "draw gray"}
    empty: dict[str, list[int]] = {colour: [] for colour in ("purple", "orange", "gray", "pink", "brown")}
    table = a_table(a_player(hand=[1, 2, 3]), at="season", piles=empty)
    assert (table.phase, asked(table)) == (2, 0)
    assert len(table.players[0].hand) == 3
    assert len(table.discards) + len(table.shuffled) == 277


def test_parks_give_after_the_cards_were_taken() -> None:
    """Phase I: after taking the cards one gains the rewards of the parks, once a season."""
    garden = [241, 261, 266, 272]
    table = a_table(a_player(hand=[1, 2, 3, 4], garden=garden), at="season")
    assert changes(table, "draw gray") == {"gray pile": -1, "drawn": "+gray"}
    assert changes(table, "deal 150") == {
        "hand": "+150",
        "drawn": "-gray",
        "marks": 1,
        "orange workers": 1,
        "points": 1,
        "used": "+261 +266 +272",
    }
    assert used(table, 1) == [261, 266, 272]


def test_cards_of_parks_do_not_count_towards_the_limit() -> None:
    """Phase I, note: cards from a park come on top of the five."""
    table = a_table(a_player(hand=[1, 2, 3, 4, 5], garden=[263]), a_player(hand=[6]), at="season")
    assert asked(table) == 0
    assert changes(table, "deal 150") == {"hand": "+150", "drawn": "-gray"}
    assert len(table.players[0].hand) == 6
    # A park whose pile is empty gives nothing.
    table = a_table(
        a_player(hand=[1, 2, 3, 4, 5], garden=[263]), a_player(hand=[6]), at="season", piles={"gray": []}
    )
    assert asked(table) == 2
    assert len(table.players[0].hand) == 5


def test_the_dice_follow_when_all_hands_are_full() -> None:
    """Playing the game: phase II follows phase I."""
    table = a_table(a_player(hand=[1, 2, 3, 4, 5]), a_player(hand=[6, 7, 8, 9, 10]), at="season")
    assert (table.phase, asked(table)) == (2, 0)
    roll(table, "purple3 orange3 gray3 pink3 brown3 black3")
    assert table.phase == 3
