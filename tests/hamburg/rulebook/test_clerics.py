"""Expansion 6, The Cleric Tiles: set-up, changes to game play, and the summary at the end of the rulebook."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.message import Plain, Refused
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOUR
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.others import token_for_others
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.disasters import CHOOSE_RISE, RISE
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.clerics import REDRAW_HAND, SIDES, ClericTiles, clerics
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.flow import INCREASE_DISASTERS
from burgomaster.games.hamburg.order import by_each, push_stages
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import rounds, square_price
from burgomaster.games.hamburg.turns import ACT, PHASE_THREE
from tests.hamburg.tables import Ear, a_player, a_table, changes, choose, offered, refused, roll, the_box

BOX = with_expansions(standard_box(), ("clerics",))
DICE = "purple1 orange2 gray3 pink4 brown5 black6"


def box() -> Box:
    """Return the box to play with: that of a test of mistakes, or the standard one."""
    return the_box() if the_box().expansions else BOX


def under(tile: str, *seats: Player, dice: str = DICE, source: Source | None = None) -> Hamburg:
    """Return a table at which the cleric stands on this side of a tile; the other windows have none."""
    windows = (0, 0, 0, 0, 0, SIDES.index(tile))
    table = a_table(*seats, box=box(), parts=(ClericTiles(windows),), dice=dice, source=source)
    assert broken_law(table) is None
    return table


# Setup.


def test_six_tiles_come_by_chance_with_a_side_by_chance() -> None:
    """Setup; ruling 62: six of twelve, side and window by chance, all open."""
    table = RULES.new({"players": 2, "clerics": True}, None)
    laid = ("money", "rounds", "ships", "redraw", "workers", "wall_price")
    for tile, side in zip(laid, "abbaab", strict=True):
        assert table.asked == CHANCE
        choose(table, f"tile {tile}", f"side {side}")
        assert f"tile {tile}" not in offered(table)
    shown = ["money a", "rounds b", "ships b", "redraw a", "workers a", "wall_price b"]
    assert [SIDES[side] for side in clerics(table).windows] == shown
    for viewer in range(3):
        assert table.seen_by(viewer).dump()["clerics"] == {"windows": shown}


# Changes to game play.


def test_only_the_tile_under_the_cleric_is_in_force() -> None:
    windows = (SIDES.index("money a"), 0, 0, 0, 0, SIDES.index("wall_price b"))
    table = a_table(a_player(hand=[3]), box=BOX, parts=(ClericTiles(windows),), dice=DICE)
    choose(table, "money 3")
    assert table.players[0].marks == 5


def test_the_tile_comes_into_force_with_the_cleric_and_is_flipped_in_phase_iv() -> None:
    table = RULES.new({"players": 2, "clerics": True}, Fast(3))
    before: tuple[int, ...] = ()
    window = -1
    while table.season == 1:
        if table.phase == 3 and not before:
            before, window = clerics(table).windows, table.cleric
            assert broken_law(table) is None
            tile = clerics(table).number_in(window)
            assert [player.standing >> tile & 1 for player in table.players] == [1, 1]
        table.apply(table.asked, table.offers()[0])
    after = clerics(table).windows
    assert [side for at, side in enumerate(after) if at != window] == [
        side for at, side in enumerate(before) if at != window
    ]
    assert (after[window] - 1) // 2 == (before[window] - 1) // 2
    assert after[window] != before[window]
    assert all(player.standing == player.display for player in table.players)


def test_the_cleric_goes_down_before_the_tile_he_leaves_is_flipped() -> None:
    """Phase IV: he moves as usual, then immediately the tile is flipped; each is told with its own cause."""
    table, ear = RULES.new({"players": 2, "clerics": True}, Fast(3)), Ear()
    table.listener = ear
    while table.season == 1:
        table.apply(table.asked, table.offers()[0])
    told = [(event.public.id, repr(event.cause)) for event in ear.heard if event.public is not None]
    down = told.index(("hb-cleric-down", "<step cleric-down>"))
    assert told[down + 1] == ("hb-flip-cleric-tile", "<step flip-cleric-tile>")
    assert [message for message, _ in told].count("hb-cleric-down") == 1


def test_a_moved_cleric_puts_another_tile_in_force() -> None:
    """Ruling 70: 235 changes which tile holds from now on; the tile that was left does not turn."""
    windows = (0, 0, 0, 0, SIDES.index("money a"), SIDES.index("money_gray_brown b"))
    owner = a_player(hand=[3], buildings=[235], workers="gray")
    table = a_table(owner, box=BOX, parts=(ClericTiles(windows),), dice=DICE)
    choose(table, "use 235")
    if "cleric left" in offered(table):
        choose(table, "cleric left")
    assert table.cleric == 4
    assert clerics(table).windows == windows
    before = table.players[0].marks
    choose(table, "money 3")
    assert table.players[0].marks - before == 5 + 2


def test_all_tiles_leave_before_final_scoring() -> None:
    table = RULES.new({"players": 2, "clerics": True}, Fast(8))
    while not table.over:
        table.apply(table.asked, table.offers()[0])
    assert clerics(table).windows == (0,) * 6


# Summary of the cleric tiles.


FOURS = "purple4 orange4 gray4 pink4 brown4 black6"
CARD_OF = {"purple": 193, "orange": 97, "gray": 145, "pink": 50, "brown": 3}
FIRST = ("orange", "pink", "purple")
SECOND = ("gray", "brown")


@pytest.mark.parametrize("colour", CARD_OF)
@pytest.mark.parametrize(
    ("tile", "colours", "more"),
    [
        ("money a", (*FIRST, *SECOND), 2),
        ("money b", (*FIRST, *SECOND), -2),
        ("money_orange_pink_purple a", FIRST, 2),
        ("money_orange_pink_purple b", FIRST, -2),
        ("money_gray_brown a", SECOND, 2),
        ("money_gray_brown b", SECOND, -2),
    ],
)
def test_money(tile: str, colours: tuple[str, ...], more: int, colour: str) -> None:
    table = under(tile, a_player(hand=[CARD_OF[colour]]), dice=FOURS)
    choose(table, f"money {CARD_OF[colour]}")
    assert table.players[0].marks == 4 + (more if colour in colours else 0)


def test_money_is_one_sum_cut_at_0_once() -> None:
    """Ruling 48: a die of 1, less 2, with 3 more from 141, is 2; without 141 it is nothing."""
    table = under("money b", a_player(hand=[193], buildings=[141]))
    choose(table, "money 193")
    assert table.players[0].marks == 2
    table = under("money b", a_player(hand=[193]))
    choose(table, "money 193")
    assert table.players[0].marks == 0


def test_tiles_do_not_change_actions_with_a_card_drawn_at_once() -> None:
    """Ruling 31: with a card from the hand only."""
    table = under("money a", a_player())
    table.players[0].held = 3
    table.undecided[COLOUR[3]] = tuple([card for card in table.undecided[COLOUR[3]] if card != 3])
    table.piles[COLOUR[3]] -= 1
    table.agenda.clear()
    table.push(ACT, 0)
    table.run()
    choose(table, "money 3")
    assert table.players[0].marks == 5


def test_one_worker_more_or_less_of_any_colour() -> None:
    """Ruling 33: less is three, and then one of any colour goes back."""
    table = under("workers a", a_player(hand=[3]))
    choose(table, "workers 3", "take gray")
    assert table.players[0].workers == [0, 0, 1, 0, 3]
    assert offered(table) == {"end turn"}
    table = under("workers b", a_player(hand=[3], workers="gray"))
    choose(table, "workers 3")
    assert offered(table) == {"return gray", "return brown"}
    choose(table, "return gray")
    assert table.players[0].workers == [0, 0, 0, 0, 3]
    assert offered(table) == {"end turn"}


@pytest.mark.parametrize("colour", CARD_OF)
@pytest.mark.parametrize(("tile", "colours"), [("a", FIRST), ("b", SECOND)])
def test_workers_by_the_colour_of_the_card(tile: str, colours: tuple[str, ...], colour: str) -> None:
    """Ruling 33: one more on both sides."""
    table = under(f"workers_of_card_colour {tile}", a_player(hand=[CARD_OF[colour]]))
    choose(table, f"workers {CARD_OF[colour]}")
    assert sum(table.players[0].workers) == (4 if colour in colours else 3)


@pytest.mark.parametrize(("tile", "price"), [("wall_price a", 1), ("wall_price b", 5)])
def test_the_price_of_a_wall_segment(tile: str, price: int) -> None:
    """Never below 0."""
    third = BOX.board.wall_colours[0][2]
    card = next(card for card in range(1, 241) if COLOUR[card] == third)
    table = under(tile, a_player(hand=[card], marks=9, wall=(2, 0)))
    choose(table, f"wall {card} left")
    assert BOX.board.wall_costs[2] == 3
    assert table.players[0].marks == 9 - price
    first = BOX.board.wall_colours[0][0]
    card = next(card for card in range(1, 241) if COLOUR[card] == first)
    table = under(tile, a_player(hand=[card], marks=9))
    choose(table, f"wall {card} left")
    assert table.players[0].marks == 9 - max(price - 2, 0)


@pytest.mark.parametrize(("tile", "less"), [("building_price a", 2), ("building_price b", -2)])
def test_the_price_of_a_building(tile: str, less: int) -> None:
    """Ruling 8: zoo and park cards, too."""
    card = next(card for card in range(1, 49) if BOX.cost[card] == 6 and not BOX.flash >> card & 1)
    table = under(tile, a_player(hand=[card], sites="brown", marks=9))
    choose(table, f"build {card} at 1")
    assert table.players[0].marks == 9 - 6 + less
    table = under(tile, a_player(hand=[241], marks=9))
    choose(table, "lay 241")
    assert table.players[0].marks == 9 - max(BOX.cost[241] - less, 0)


def test_what_cannot_be_paid_is_not_offered_and_says_its_price() -> None:
    card = next(card for card in range(1, 49) if BOX.cost[card] == 6)
    table = under("building_price b", a_player(hand=[card], sites="brown", marks=7))
    assert f"build {card} at 1" not in offered(table)
    with pytest.raises(Refused) as refused:
        table.choose(0, NOTATION.read(f"build {card} at 1"))
    assert refused.value.message.arguments == {"price": 8, "marks": 7}


@pytest.mark.parametrize(("tile", "price"), [("city_hall_price a", 1), ("city_hall_price b", 5)])
def test_the_price_of_city_hall_square(tile: str, price: int) -> None:
    """Ruling 47: without a 1 or 2 the cheaper tile opens nothing."""
    table = under(tile)
    assert square_price(table, 0) == price
    calm = under(tile, dice="purple3 orange3 gray3 pink4 brown5 black6")
    assert square_price(calm, 0) == -1


def test_the_example_of_patricia() -> None:
    """She would pay 1 + 2 + 2 marks for the dice, and pays 3 with the cheaper tile."""
    windows = (0, 0, SIDES.index("city_hall_price a"), 0, 0, 0)
    table = a_table(a_player(marks=9), box=box(), parts=(ClericTiles(windows),), at="dice")
    roll(table, "purple1 orange2 gray2 pink4 brown4 black3")
    assert changes(table, "advance") == {"marks": -3, "square": 1}


@pytest.mark.parametrize(("tile", "number"), [("rounds a", 5), ("rounds b", 3)])
def test_one_action_more_or_less(tile: str, number: int) -> None:
    """Ruling 64: fixed when the cleric comes."""
    table = under(tile)
    assert rounds(table) == number
    table.agenda.clear()
    table.push(PHASE_THREE, 0)
    table.agenda.pop()
    PHASE_THREE.run(table, 0, 0, 0)
    assert [task.what for task in table.agenda] == list(range(number, 0, -1))
    table.run()
    assert table.seen_by(0).view()["rounds"] == number


def test_ignored_disasters_do_not_rise_from_any_source() -> None:
    """Ruling 65; 231 names only what can rise."""
    table = under("ignored_disasters a", a_player(), a_player())
    table.push(RISE, 0, 0b11111)
    table.run()
    assert table.players[0].levels == [0, 0, 1, 0, 1]
    table.push(CHOOSE_RISE, 0)
    table.run()
    assert offered(table) == {"raise gray", "raise brown"}
    assert refused(table, "raise pink") == "hb-disaster-ignored"
    assert refused(table, "done") == "not-asked-for"


def test_with_black_ignored_nobody_draws_a_token() -> None:
    """Rulings 35 and 65: neither in step 3 nor by 236."""
    table = under("ignored_disasters b", a_player(), a_player())
    table.phase = 2
    table.push(INCREASE_DISASTERS, 0)
    table.run()
    assert (table.asked, table.tokens_drawn) == (0, 0)  # nobody waits for a token
    assert [player.levels for player in table.players] == [[0] * 5] * 2  # the brown 5 is ignored, too
    token_for_others.run(table, 0, 236, -1, False)
    table.run()
    assert (table.asked, table.tokens_drawn) == (0, 0)
    table.push(RISE, 0, 0b11111)
    table.run()
    assert table.players[0].levels == [1, 1, 0, 1, 0]


def test_new_hands_one_of_each_colour() -> None:
    """Ruling 63: the whole hand goes in an order of one's choice, in turn order; an empty hand draws too."""
    table = under("redraw a", a_player(hand=[3, 4, 50]), a_player(), source=Fast(2))
    table.agenda.clear()
    push_stages(table, by_each(REDRAW_HAND), 0)
    table.run()
    assert offered(table) == {"discard 3", "discard 4", "discard 50"}
    choose(table, "discard 4", "discard 50")
    assert table.discards[-3:] == [4, 50, 3]
    for player in table.players:
        assert sorted([COLOUR[card] for card in player.hand]) == [0, 1, 2, 3, 4]


def test_new_hands_three_and_two() -> None:
    table = under("redraw b", a_player(hand=[3]), a_player(), source=Fast(2))
    table.push(REDRAW_HAND, 0)
    table.run()
    assert table.discards[-1] == 3
    choose(table, "draw gray")
    assert "draw gray" not in offered(table)
    with pytest.raises(Refused) as refused:
        table.choose(0, NOTATION.read("draw gray"))
    assert refused.value.message.id == "hb-another-pile"
    choose(table, "draw pink")
    assert sorted([COLOUR[card] for card in table.players[0].hand]) == [2, 2, 2, 3, 3]


def test_a_hand_limit_of_7_is_filled_up() -> None:
    """Ruling 34: Petersen A fills up freely."""
    box = with_expansions(standard_box(), ("mayors", "clerics"))
    parts = (
        Mayors((HELD.index("petersen a"), HELD.index("weber a"))),
        ClericTiles((0, 0, 0, 0, 0, SIDES.index("redraw a"))),
    )
    table = a_table(a_player(hand=[3]), a_player(), box=box, parts=parts, dice=DICE, source=Fast(1))
    table.push(REDRAW_HAND, 0)
    table.run()
    choose(table, "draw gray", "draw gray")
    assert len(table.players[0].hand) == 7


def test_ships_do_nothing_without_ships() -> None:
    """Ruling 33."""
    table = under("ships b", a_player(hand=[3]))
    choose(table, "money 3")
    assert table.players[0].marks == 5


@pytest.mark.parametrize("expansions", [["clerics"], ["mayors", "clerics"]])
def test_random_games_obey_the_laws_and_are_stored_and_read(expansions: list[Plain]) -> None:
    for seed in range(4):
        table = RULES.new({"players": 2 + seed, "expansions": expansions}, Fast(seed))
        rng = Fast(seed + 50)
        asked = 0
        while not table.over:
            if asked % 60 == 0:
                assert broken_law(table) is None
                assert RULES.load(table.dump()).dump() == table.dump()
            asked += 1
            choices = table.offers()
            table.apply(table.asked, choices[rng.below(len(choices))])
