"""Where the rulebooks are silent or disagree: drawing, discarding and searching."""

import pytest

from burgomaster.games.hamburg.box.components import COLOURS
from tests.hamburg.tables import a_player, a_table, asked, changes, choose, offered, refused

# Ruling 3: phase I.


def test_ruling_03_colours_are_chosen_unseen_then_parks_and_033_ignore_the_limit() -> None:
    table = a_table(a_player(hand=[1, 2, 3], buildings=[33], garden=[263]), a_player(hand=[6]), at="season")
    choose(table, "draw pink", "draw pink")
    assert table.players[0].hand == [1, 2, 3]
    choose(table, "deal 60", "deal 61")
    assert asked(table) == 1
    choose(table, "draw purple", "deal 240", "deal 150")
    assert table.players[0].hand == [1, 2, 3, 60, 61, 150, 240]
    assert asked(table) == 2  # one player after the other


def test_ruling_03_over_the_limit_nothing_is_drawn_and_nothing_discarded() -> None:
    table = a_table(a_player(hand=[1, 2, 3, 4, 5, 6, 7]), a_player(hand=[8]), at="season")
    assert asked(table) == 2
    assert len(table.players[0].hand) == 7


def test_ruling_03_033_draws_before_the_parks() -> None:
    table = a_table(
        a_player(hand=[1, 2, 3, 4, 5], buildings=[33], garden=[263]),
        a_player(hand=[6]),
        at="season",
        piles={"gray": [150, 151]},
    )
    assert table.piles[2] == 2
    choose(table, "draw gray", "deal 151")
    assert table.players[0].hand == [1, 2, 3, 4, 5, 150, 151]  # the park takes what is left
    assert table.piles[2] == 0


# Ruling 45: drawing and discarding as many.


@pytest.mark.parametrize(("card", "wanted"), [(28, 4), (193, 2)])
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_ruling_45_as_many_are_discarded_as_were_drawn(card: int, wanted: int, left: int) -> None:
    """With fewer cards in all piles together, fewer of both; with empty piles nothing happens."""
    piles = {
        **{colour: [] for colour in COLOURS},
        "gray": [145, 146][: left // 2],
        "pink": [49, 50][: (left + 1) // 2],
    }
    if card == 28:
        table = a_table(a_player(hand=[1, 2, 3, 4, 28], sites=[31]), piles=piles)
        choose(table, "build 28 at 1")
    else:
        table = a_table(
            a_player(hand=[1, 2, 3, 4], workers="brown", sites=[31], buildings=[193]), piles=piles
        )
        if not left:
            assert refused(table, "use 193") == "hb-piles-empty"
            return
        choose(table, "use 193")
    discarded = 0
    while (text := min(offered(table))).split()[0] in ("draw", "deal", "discard"):
        discarded += text.startswith("discard")
        choose(table, text)
    assert discarded == min(wanted, left)
    assert len(table.players[0].hand) == 4


# Ruling 10: the discard pile and searches.


def test_ruling_10_discards_lie_in_the_players_order() -> None:
    table = a_table(a_player(workers="brown", hand=[1, 2], buildings=[193]), discards=[5])
    choose(table, "use 193", "draw gray", "deal 150", "draw gray", "deal 151", "discard 151", "discard 2")
    assert table.discards == [5, 151, 2]


def test_ruling_10_several_players_discard_in_turn_order() -> None:
    table = a_table(
        a_player(hand=[1]),
        a_player(hand=[13], sites="brown", marks=3),
        a_player(hand=[2]),
        players=3,
        turn=2,
    )
    choose(table, "build 13 at 1")
    assert table.discards == [1, 2]  # the first player first, not the left neighbour


def test_ruling_10_202_may_take_the_card_just_used() -> None:
    table = a_table(a_player(workers="pink", hand=[1], buildings=[202]))
    assert refused(table, "use 202") == "hb-discards-empty"
    choose(table, "money 1", "use 202")
    assert changes(table, "money 1") == {"marks": 5, "held": "-1", "discards": "+1"}


def test_ruling_10_234_takes_at_most_what_lies_there() -> None:
    table = a_table(a_player(workers="pink", hand=[9], buildings=[234]), discards=[1, 2])
    choose(table, "use 234")
    assert table.players[0].hand == [1, 2, 9]
    choose(table, "discard 9", "discard 1")
    assert (table.players[0].hand, table.discards) == ([2], [9, 1])


def test_ruling_10_a_searcher_sees_only_matching_cards_and_others_the_kind() -> None:
    table = a_table(a_player(workers="gray", buildings=[39]), a_player())
    choose(table, "use 39")
    assert table.found == (241, 242, 243, 244)
    assert table.seen_by(0).found == (241, 242, 243, 244)
    assert table.seen_by(1).found == ()
    choose(table, "find 243")
    lead = table.leads[1][0]
    assert lead.cards == sum(1 << card for card in (241, 242, 243, 244))
    assert table.seen_by(1).players[0].hand == [-3]
