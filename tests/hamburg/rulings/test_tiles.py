"""Where the rulebooks are silent or disagree: expansions, beside what the tests of their chapters show."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Refused
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, FACES, TILES, tile_number
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.disasters import RISE
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.clerics import (
    FROM_TWO_PILES,
    REDRAW_HAND,
    SIDES,
    ClericTiles,
    clerics,
)
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.expansions.ships import Fleet, fleet
from burgomaster.games.hamburg.majorities import CHECK_MAJORITIES
from burgomaster.games.hamburg.order import by_each, push_stages
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import rounds, square_price
from tests.hamburg.solo import told
from tests.hamburg.tables import (
    a_player,
    a_table,
    calm,
    changes,
    choose,
    offered,
    refused,
    roll,
)


def playing(*seats: Player, **given: object) -> Hamburg:
    """Return a table with these parts by the names of their expansions; the rest goes to the table."""
    names = ("mayors", "statues", "intrigue", "ships", "exchange", "clerics")
    chosen = tuple([name for name in names if name in given])
    box = with_expansions(standard_box(), chosen)
    parts = tuple([given.pop(expansion.name) for expansion in box.expansions])
    return a_table(*seats, box=box, parts=parts, **given)  # type: ignore[arg-type] # as given


def mayor(first: str, second: str = "") -> Mayors:
    """Return the mayors of two players."""
    other = second or ("versmann b" if not first.startswith("versmann") else "weber b")
    return Mayors((HELD.index(first), HELD.index(other)))


def tiles(**windows: str) -> ClericTiles:
    """Return the sides in the windows: `tiles(w3="money a")`."""
    return ClericTiles(tuple([SIDES.index(windows.get(f"w{at}", "none")) for at in range(1, 7)]))


def stock(side: str, space: int) -> Exchange:
    """Return the exchange with a side up and the tracker on a space."""
    return Exchange(STOCK.index(side), space, ())


# Mayors.


def test_ruling_29_weber_a_cannot_use_2_where_the_black_die_lets_him_advance() -> None:
    table = playing(a_player(marks=9, buildings=[2]), mayors=mayor("weber a"), at="dice")
    roll(table, calm("black1"))
    assert table.asked == 0
    assert offered(table) == {"advance", "done"}
    assert changes(table, "advance") == {"square": 1}


def test_ruling_29_anothers_236_does_hit_weber_a() -> None:
    builder = a_player(marks=9, hand=[236], sites="purple")
    table = playing(builder, a_player(), mayors=mayor("versmann b", "weber a"))
    choose(table, "build 236 at 1")
    assert table.asked == CHANCE
    choose(table, "token 2")
    assert table.players[1].levels == [0, 0, 1, 0, 0]


def test_ruling_52_the_fourth_increase_under_165_is_one_worker() -> None:
    owner = a_player(levels="pink pink pink", buildings=[165], marks=4)
    table = playing(owner, mayors=mayor("kirchenpauer a"))
    table.push(RISE, 0, 1 << 3)
    table.run()
    assert (table.players[0].levels[3], table.players[0].workers[3], table.players[0].marks) == (0, 1, 0)


def test_ruling_52_workers_of_the_same_dice_cannot_pay_for_151() -> None:
    table = playing(a_player(buildings=[151]), mayors=mayor("kirchenpauer a"), at="dice")
    roll(table, calm("pink5", "gray6"))
    assert (table.players[0].levels, table.players[0].workers) == ([0, 0, 1, 1, 0], [0, 0, 1, 1, 0])


def test_ruling_52_a_worker_of_the_token_before_can_pay_for_151() -> None:
    table = playing(a_player(buildings=[151]), mayors=mayor("kirchenpauer a"), at="dice")
    roll(table, calm("pink5", "black6"))
    choose(table, "token 3", "token 0")
    assert (table.asked, offered(table)) == (0, {"prevent", "done"})
    choose(table, "prevent")
    assert (table.players[0].levels[3], table.players[0].workers[3]) == (1, 0)


def test_ruling_53_only_buildings_of_phase_iii_count() -> None:
    """Neither a standing building, nor a flash, nor one of phase II."""
    owner = a_player(marks=9, hand=[1, 5], buildings=[2, 34, 121, 98], workers="pink pink", used=[2, 98])
    table = playing(owner, mayors=mayor("kirchenpauer b"))
    assert {text for text in offered(table) if text.startswith("again")} == {"again 98"}


def test_ruling_53_in_a_later_turn_too() -> None:
    owner = a_player(hand=[1, 5], buildings=[98], workers="pink pink")
    table = playing(owner, a_player(hand=[3, 4]), mayors=mayor("kirchenpauer b"))
    choose(table, "use 98", "money 1", "end turn", "money 3", "end turn")
    assert table.round == 2
    marker = tile_number(TILES.index("kirchenpauer"), FACES.index("b"))
    assert changes(table, "again 98") == {"pink workers": -1, "marks": 3, "used": f"+{marker}"}


def test_ruling_53_a_use_by_60_is_none_of_the_two_and_54_may_add_a_third() -> None:
    owner = a_player(
        marks=9, hand=[60, 5], sites="pink", buildings={2: 98, 3: 54}, workers="pink pink pink purple"
    )
    table = playing(owner, mayors=mayor("kirchenpauer b"))
    choose(table, "build 60 at 1", "use 98")
    assert "again 98" not in offered(table)
    choose(table, "use 98", "again 98")
    assert table.players[0].workers[3] == 1
    marks = table.players[0].marks
    choose(table, "use 54")
    assert table.players[0].marks == marks + 3
    assert table.players[0].workers == [0] * 5


@pytest.mark.parametrize(("choice", "points"), [("done", 0), ("accept token", 1)])
def test_ruling_54_without_a_token_there_is_no_187(choice: str, points: int) -> None:
    table = playing(a_player(buildings=[187]), mayors=mayor("weber a"), at="dice")
    before = table.players[0].points
    roll(table, calm("black5"))
    choose(table, choice)
    while table.asked == CHANCE and "token 0" in offered(table):
        choose(table, "token 0")
    assert table.players[0].points - before == points


def test_ruling_54_weber_b_is_paid_for_a_tie_through_46() -> None:
    table = playing(a_player(wall=(1, 0), buildings=[46]), a_player(wall=(0, 1)), mayors=mayor("weber b"))
    table.push(CHECK_MAJORITIES, 0)
    table.run()
    assert table.players[0].marks == 15  # walls by the tie; buildings and sites with 46 itself


def test_ruling_54_weber_b_is_paid_before_the_next_majority_is_looked_at() -> None:
    table = playing(a_player(wall=(2, 0), buildings=[98, 99]), mayors=mayor("weber b"))
    heard = told(table)
    table.push(CHECK_MAJORITIES, 0)
    table.run()
    ids = [each.id for each in heard if each.id in ("hb-majority", "hb-gain-marks")]
    assert ids == ["hb-majority", "hb-gain-marks"] * 2


def test_ruling_55_versmann_a_however_it_is_built() -> None:
    """A select card (5 selects civic ones) that finds 27, which costs nothing; then 190."""
    cost = standard_box().cost
    free = next(card for card in range(1, 13) if not cost[card] and card != 5)
    builder = a_player(marks=cost[5], hand=[5], sites="brown brown")
    table = playing(builder, mayors=mayor("versmann a"), discards=[free])
    points = table.players[0].points
    choose(table, "build 5 at 1")
    if any(text.startswith("select") for text in offered(table)):
        choose(table, f"select {free} at 2")
    assert table.players[0].display >> free & 1
    assert table.players[0].points - points >= 1


def test_ruling_55_never_for_zoo_or_park() -> None:
    cost = standard_box().cost
    for card in [card for card in range(241, 281) if not cost[card]][:3]:
        table = playing(a_player(hand=[card]), mayors=mayor("versmann a"))
        choose(table, f"lay {card}")
        assert (table.players[0].points, table.players[0].marks) == (5, 0)


# City Hall Square.


def test_ruling_47_the_tile_and_125_change_only_the_price_of_the_dice() -> None:
    """The 4 marks of 2 stay, and 240 adds to them."""
    seats = (a_player(marks=9, buildings=[2, 125]), a_player(buildings=[240]))
    table = playing(*seats, clerics=tiles(w3="city_hall_price b"), at="dice")
    roll(table, calm())
    assert changes(table, "use 2") == {"marks": -7, "square": 1, "used": "+2"}


def test_ruling_47_68_is_not_phase_iis_advance() -> None:
    builder = a_player(marks=6, hand=[68], sites="gray")
    table = playing(builder, clerics=tiles(w3="city_hall_price b"), dice=calm())
    assert changes(table, "build 68 at 1")["marks"] == -6


def test_ruling_80_the_price_is_one_sum_cut_once() -> None:
    owner = a_player(marks=9, buildings=[125])
    table = playing(owner, clerics=tiles(w3="city_hall_price b"), dice=calm("purple1"))
    assert square_price(table, 0) == 1
    table = playing(owner, clerics=tiles(w3="city_hall_price a"), dice=calm("purple1"))
    assert square_price(table, 0) == 0


def test_ruling_80_the_tile_adds_to_weber_as_nothing() -> None:
    given = {"mayors": mayor("weber a"), "clerics": tiles(w1="city_hall_price b")}
    table = playing(a_player(marks=9), **given, dice=calm("black1"))
    assert square_price(table, 0) == 2


# One action.


def test_ruling_48_all_that_changes_take_money_is_one_sum() -> None:
    """A pink 1, 3 for 138, 2 for Mönckeberg, 2 less for B02 and 2 less for the tile."""
    given: dict[str, Part] = {
        "mayors": mayor("moenckeberg b"),
        "exchange": stock("B02", 6),
        "clerics": tiles(w3="money b"),
    }
    table = playing(a_player(hand=[50], buildings=[138]), **given, dice=calm("pink1"))
    choose(table, "money 50")
    assert table.players[0].marks == 1 + 3 + 2 - 2 - 2


def test_ruling_49_232_replaces_the_printed_price_alone() -> None:
    """Black 1 instead of 5, and the tile's 2 come on top."""
    builder = a_player(marks=9, hand=[97], wall=(4, 0), buildings=[232])
    table = playing(builder, clerics=tiles(w1="wall_price b"), dice=calm("black1"))
    assert changes(table, "wall 97 left")["marks"] == -3


def test_ruling_49_double_makes_moenckebergs_price_4() -> None:
    builder = a_player(marks=9, hand=[3], wall=(4, 0), buildings=[62], workers="orange")
    table = playing(builder, mayors=mayor("moenckeberg a"))
    choose(table, "use 62")
    if "segment left" in offered(table):
        assert changes(table, "segment left")["marks"] == -4


def test_ruling_50_petersen_b_has_2_points_for_each_level_of_168() -> None:
    owner = a_player(hand=[3], levels="brown brown", buildings=[168])
    table = playing(owner, mayors=mayor("petersen b"))
    assert changes(table, "decrease 3")["points"] == 4


def test_ruling_71_5_with_6_prices_are_added() -> None:
    """A segment of 2 marks, 3 more by B16 and 2 less by the tile."""
    given: dict[str, Part] = {"exchange": stock("B16", 6), "clerics": tiles(w3="wall_price a")}
    table = playing(a_player(marks=9, hand=[3], wall=(1, 0)), **given, dice=calm())
    assert changes(table, "wall 3 left")["marks"] == -3


# The church.


def test_ruling_33_rounds_are_not_redone_when_the_cleric_moves() -> None:
    """Ruling 64, too: five rounds stay five though the tile was left."""
    owner = a_player(hand=[1, 3, 5, 11, 12], buildings=[235], workers="gray")
    table = playing(owner, clerics=tiles(w2="rounds a"), at="dice")
    roll(table, calm("black2"))
    choose(table, "use 235", "cleric left")
    assert rounds(table) == 4
    for number in range(1, 6):
        assert (table.round, view(table.seen_by(0))["rounds"]) == (number, 5)
        choose(table, sorted([text for text in offered(table) if text.startswith("money")])[0])
        choose(table, "end turn", "end turn")


def test_ruling_33_the_worker_of_189_puts_no_tile_in_force() -> None:
    builder = a_player(marks=9, workers="brown", hand=[3, 189], sites="gray")
    table = playing(builder, clerics=tiles(w5="money a"), dice=calm())
    choose(table, "build 189 at 1", "place brown", "end turn", "end turn")
    before = table.players[0].marks
    choose(table, "money 3")
    assert table.players[0].marks - before == 3


def redrawing(side: str, *seats: Player, **given: object) -> Hamburg:
    """Return a table at which all draw new hands, the cleric on a tile that says so."""
    table = playing(*seats, clerics=tiles(w3=f"redraw {side}"), dice=calm(), **given)
    table.agenda.clear()
    push_stages(table, by_each(REDRAW_HAND), 0)
    table.run()
    return table


def test_ruling_34_park_cards_go_and_neither_33_nor_parks_are_repeated() -> None:
    park = next(card for card in range(261, 281) if COLOUR[card] == 2)
    seats = (a_player(hand=[park], buildings=[33], garden=[262]), a_player())
    table = redrawing("a", *seats, source=Fast(4))
    assert park in table.discards
    assert [len(player.hand) for player in table.players] == [5, 5]
    assert table.players[0].marks == 0


def test_ruling_34_empty_piles_give_nothing() -> None:
    table = redrawing("a", a_player(hand=[3]), piles={"gray": (), "pink": ()}, source=Fast(4))
    assert sorted([COLOURS[COLOUR[card]] for card in table.players[0].hand]) == ["brown", "orange", "purple"]


def test_ruling_63_a_pile_gives_what_it_has_and_an_empty_one_is_not_named() -> None:
    table = redrawing("b", a_player(), piles={"gray": (145, 146), "pink": ()}, source=Fast(4))
    assert offered(table) == {"draw purple", "draw orange", "draw gray", "draw brown"}
    assert refused(table, "draw pink") == "hb-pile-empty"
    choose(table, "draw gray", "draw brown")
    assert sorted([COLOURS[COLOUR[card]] for card in table.players[0].hand]) == [
        "brown",
        "brown",
        "gray",
        "gray",
    ]


def test_ruling_63_with_a_single_pile_left_that_one_gives_its_cards() -> None:
    empty = {colour: () for colour in COLOURS if colour != "gray"}
    table = redrawing("b", a_player(), piles={**empty, "gray": (145, 146, 147, 148)}, source=Fast(4))
    assert [len(player.hand) for player in table.players] == [3, 1]
    assert FROM_TWO_PILES.offers(table, 0, 3, 2) == []


def test_ruling_63_others_learn_what_is_discarded_and_the_colors_drawn() -> None:
    table = redrawing("b", a_player(hand=[3, 50]), a_player(hand=[98]), source=None)
    choose(table, "discard 50")
    assert table.seen_by(1).discards[-2:] == [50, 3]
    choose(table, "draw gray", "draw pink")
    other = table.seen_by(1)
    assert (other.players[0].drawn, other.players[0].hand) == ((2, 2, 2, 3, 3), [])
    assert table.asked == CHANCE  # the faces are seen when all are drawn


def test_ruling_64_who_has_no_card_in_the_fifth_round_has_a_turn_for_buildings() -> None:
    owner = a_player(hand=[3], buildings=[98], workers="pink")
    table = playing(owner, clerics=tiles(w3="rounds a"), dice=calm(), round_number=4)
    table.agenda.insert(1, table.agenda[-1])  # a turn of the fifth round
    choose(table, "money 3", "end turn")
    while table.asked != 0:
        choose(table, "end turn")
    assert "use 98" in offered(table)


def test_ruling_65_ignored_levels_may_be_lowered_and_are_not_asked_about() -> None:
    """Purple, orange and pink are ignored: 151 is not asked, and 165 strikes nothing."""
    owner = a_player(hand=[50], levels="pink pink", buildings=[151, 187], workers="pink gray", marks=3)
    table = playing(owner, clerics=tiles(w3="ignored_disasters a"), dice=calm())
    table.push(RISE, 0, 1 << 3)
    table.run()
    assert (table.players[0].levels[3], table.players[0].marks) == (2, 3)
    assert changes(table, "decrease 50")["pink level"] == -1


def test_ruling_65_the_token_of_an_ignored_color_is_drawn_all_the_same() -> None:
    table = playing(a_player(buildings=[187]), clerics=tiles(w5="ignored_disasters a"), at="dice")
    before = table.players[0].points
    roll(table, calm("black5"))
    choose(table, "token 3", "token 2")
    assert table.players[0].points == before + 1
    assert [player.levels for player in table.players] == [[0] * 5, [0, 0, 1, 0, 0]]


def test_ruling_65_178_and_236_pass_over_ignored_colors() -> None:
    builder = a_player(marks=9, hand=[236], sites="purple")
    table = playing(builder, a_player(), clerics=tiles(w3="ignored_disasters a"), dice=calm())
    choose(table, "build 236 at 1", "token 3")
    assert table.players[1].levels == [0] * 5


def test_ruling_65_dice_buildings_look_at_the_dice_as_ever() -> None:
    table = playing(a_player(buildings=[49]), clerics=tiles(w3="ignored_disasters b"), at="dice")
    plain = a_table(a_player(buildings=[49]), at="dice")
    for each in (table, plain):
        roll(each, calm("gray6"))
    assert table.players[0].marks == plain.players[0].marks
    assert table.players[0].workers == plain.players[0].workers
    assert (table.players[0].levels[2], plain.players[0].levels[2]) == (0, 1)


def test_ruling_69_the_cleric_goes_then_his_tile_turns_and_ships_go_back() -> None:
    table = playing(
        clerics=tiles(w6="money a"), ships=Fleet(0b101), at="end", source=Fast(1), dice=calm("black6")
    )
    heard = told(table)
    table.agenda.clear()
    assert fleet(table).quay == 0
    assert clerics(table).windows[5] == SIDES.index("money b")
    assert heard == []


def test_ruling_59_235_brings_no_ships() -> None:
    """They were fixed between the third step and the fourth."""
    owner = a_player(hand=[145], marks=9, buildings=[235], workers="gray gray")
    table = playing(owner, ships=Fleet(0), clerics=tiles(w5="ships a"), dice=calm("black6"))
    choose(table, "use 235")
    assert table.cleric == 4
    assert fleet(table).quay == 0
    choose(table, "wall 145 left")
    assert offered(table) == {"end turn"}


def test_ruling_81_levels_can_rise_again_when_the_ignoring_tile_is_left() -> None:
    owner = a_player(hand=[1], buildings=[235], workers="gray")
    table = playing(owner, clerics=tiles(w6="ignored_disasters a"), dice=calm("black6"))
    choose(table, "use 235")
    table.push(RISE, 0, 1 << 3)
    table.run()
    assert table.players[0].levels[3] == 1


@pytest.mark.parametrize(
    "told_twice",
    [
        '["clerics"]\n[clerics]\nwindows = ["money a", "money b", "none", "none", "none", "none"]',
        '["mayors"]\n[mayors]\nheld = ["weber a", "weber b"]',
        '["exchange"]\n[exchange]\nside = "B02"\nspace = 5\nremoved = ["B01"]',
    ],
)
def test_ruling_84_both_sides_of_a_tile_are_refused(told_twice: str) -> None:
    with pytest.raises(Refused, match="hb-law-"):
        read_position(f"expansions = {told_twice}\n")
