"""Expansion 3, Special Intrigue: set-up, changes to game play, and the summary of the special disasters."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOURS, DISASTERS, TOKENS
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.others import token_for_others
from burgomaster.games.hamburg.disasters import FOR_ONESELF, TOKEN
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.clerics import SIDES, ClericTiles
from burgomaster.games.hamburg.expansions.intrigue import SpecialIntrigue, gift_of
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.writing import write_position
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import a_player, a_table, changes, choose, offered, refused, roll, the_box

BOX = with_expansions(standard_box(), ("intrigue",))


def box() -> Box:
    """Return the box to play with: that of a test of mistakes, or the standard one."""
    return the_box() if the_box().expansions else BOX


def kind(token: str) -> str:
    """Return a token as chance says it: `kind("orange-pink")`."""
    return f"token {TOKENS.index(token)}"


def drawing(
    *seats: Player, parts: tuple[Part, ...] = (), playing: Box | None = None, more: bool = False
) -> Hamburg:
    """Return a table at which the first player draws a token; `more`: somebody draws after that."""
    table = a_table(*seats, box=playing or box(), parts=parts)
    if more:
        table.push(TOKEN, 1, FOR_ONESELF)
    table.push(TOKEN, 0, FOR_ONESELF)
    table.run()
    assert table.asked == CHANCE
    return table


def levels(*colours: str) -> dict[str, int | str]:
    """Return what changes when these disasters rise, with the token that leaves the burning house."""
    return {f"{colour} level": 1 for colour in colours}


def drawn(table: Hamburg, token: str, *answers: str) -> dict[str, int | str]:
    """Let chance draw a token, answer what is asked, and return what changed beside the tokens."""
    changed = changes(table, kind(token), *answers)
    assert changed.pop("tokens") == f"-{TOKENS.index(token)}"
    return changed


# Setup.


def test_ten_tokens_are_mixed_with_those_of_the_base_game() -> None:
    table = set_up(box(), 3, Fast(1))
    assert table.stock == (2, 2, 2, 2, 2, *[1] * 10)
    assert broken_law(table) is None
    assert sum(set_up(standard_box(), 3, Fast(1)).stock) == 10


def test_the_black_die_draws_from_all_of_them() -> None:
    table = a_table(box=box(), at="dice")
    roll(table, "purple3 orange3 gray3 pink3 brown3 black5")
    assert offered(table) == {f"token {number}" for number in range(15)}


# Double disasters.

DOUBLES = {
    "orange-pink": ("orange", "pink"),
    "pink-purple": ("pink", "purple"),
    "purple-gray": ("purple", "gray"),
    "gray-brown": ("gray", "brown"),
    "brown-orange": ("brown", "orange"),
}


@pytest.mark.parametrize("token", DOUBLES)
def test_both_disasters_of_a_double_rise(token: str) -> None:
    assert drawn(drawing(), token) == levels(*DOUBLES[token])


def test_both_rise_and_then_the_player_orders_the_damages() -> None:
    """Ruling 67."""
    table = drawing(a_player(levels="orange orange pink pink", marks=5, buildings=[3]))
    choose(table, kind("orange-pink"))
    assert table.players[0].levels[1] == table.players[0].levels[3] == 3
    assert offered(table) == {"suffer orange", "suffer pink"}


def test_151_averts_each_of_them_for_its_worker() -> None:
    """Ruling 67; the note on 151."""
    owner = a_player(buildings=[151], workers="orange pink")
    table = drawing(owner)
    changed = drawn(table, "orange-pink", "prevent", "prevent")
    assert changed == {"orange workers": -1, "pink workers": -1}
    table = drawing(a_player(buildings=[151], workers="orange pink"))
    assert drawn(table, "orange-pink", "prevent", "done") == {"orange workers": -1, "pink level": 1}


def test_kirchenpauer_a_has_a_worker_for_each() -> None:
    """Ruling 52: two for a double."""
    two = with_expansions(standard_box(), ("mayors", "intrigue"))
    parts = (Mayors((HELD.index("kirchenpauer a"), HELD.index("weber a"))), SpecialIntrigue())
    changed = drawn(drawing(parts=parts, playing=two), "gray-brown")
    assert changed == {**levels("gray", "brown"), "gray workers": 1, "brown workers": 1}


def test_231_names_two_one_after_the_other_also_the_same() -> None:
    """Ruling 67: the first with its damage before the second is named."""
    table = drawing(a_player(buildings=[231], levels="pink pink", marks=5))
    choose(table, kind("gray-brown"))
    assert offered(table) == {*[f"raise {colour}" for colour in COLOURS], "done"}
    stored = RULES.load(table.dump())
    assert stored.dump() == table.dump()
    choose(table, "raise pink")
    assert (table.players[0].marks, table.players[0].levels[3]) == (0, 0)
    assert offered(table) == {f"raise {colour}" for colour in COLOURS}
    choose(table, "raise pink")
    assert table.players[0].levels == [0, 0, 0, 1, 0]


def test_231_may_be_declined() -> None:
    """Ruling 82: then both of the token rise."""
    table = drawing(a_player(buildings=[231]))
    assert drawn(table, "gray-brown", "done") == levels("gray", "brown")


def test_236_raises_both_for_the_others() -> None:
    """Ruling 30: 231 does not change it."""
    table = a_table(a_player(), a_player(buildings=[231]), players=3, box=box())
    token_for_others.run(table, 0, 236, -1, False)
    table.run()
    changed = drawn(table, "purple-gray")
    assert changed == {f"{seat} {colour} level": 1 for seat in (2, 3) for colour in ("purple", "gray")}


# Little gifts.


def test_the_gift_of_orange_is_a_card_beyond_the_hand_limit() -> None:
    """Ruling 66."""
    table = drawing(a_player(hand=[1, 2, 3, 4, 5]))
    changed = drawn(table, "orange-gift", "gift", "draw gray", "deal 145")
    assert changed == {**levels("orange"), "hand": "+145", "gray pile": -1}


def test_the_gift_of_pink_is_a_point() -> None:
    assert drawn(drawing(), "pink-gift", "gift") == {**levels("pink"), "points": 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_gift_of_purple_is_a_worker_of_any_colour(colour: str) -> None:
    changed = drawn(drawing(), "purple-gift", "gift", f"take {colour}")
    assert changed == {**levels("purple"), f"{colour} workers": 1}


def test_the_gift_of_gray_is_2_marks() -> None:
    assert drawn(drawing(), "gray-gift", "gift") == {**levels("gray"), "marks": 2}


def test_the_gift_of_brown_decreases_another_disaster_without_a_point() -> None:
    """Ruling 66: never brown; nothing with Petersen b either."""
    table = drawing(a_player(levels="brown pink pink orange"))
    choose(table, kind("brown-gift"), "gift")
    assert offered(table) == {"lower pink", "lower orange"}
    assert refused(table, "lower brown") == "hb-not-this-disaster"
    assert refused(table, "lower gray") == "hb-level-zero"
    assert refused(table, "done") == "not-asked-for"
    assert changes(table, "lower pink") == {"pink level": -1}
    two = with_expansions(standard_box(), ("mayors", "intrigue"))
    parts = (Mayors((HELD.index("petersen b"), HELD.index("weber a"))), SpecialIntrigue())
    changed = drawn(drawing(a_player(levels="pink"), parts=parts, playing=two), "brown-gift", "gift")
    assert changed == {"brown level": 1, "pink level": -1}


def test_the_brown_gift_is_not_offered_where_nothing_else_is_raised() -> None:
    table = drawing(a_player(levels="brown"))
    assert drawn(table.clone(), "brown-gift") == levels("brown")
    gift = table.rows[gift_of(TOKENS.index("brown-gift"))][0]
    assert gift.hindrance(table, 0, 0, False) == Message("hb-not-this-disaster", colour="brown")
    choose(table, kind("brown-gift"))
    assert refused(table, "gift") == "hb-gift-when"


def test_the_brown_gift_never_lowers_brown_even_if_231_raised_another() -> None:
    """Ruling 66."""
    table = drawing(a_player(buildings=[231], levels="brown"))
    choose(table, kind("brown-gift"), "raise gray", "gift")
    assert table.players[0].levels == [0, 0, 0, 0, 1]


@pytest.mark.parametrize("token", TOKENS[10:])
def test_a_gift_may_be_declined(token: str) -> None:
    """Ruling 66."""
    colour = token.split("-", maxsplit=1)[0]
    table = drawing(a_player(levels="pink"), more=True)
    choose(table, kind(token))
    assert offered(table) == {"gift", "done"}
    assert changes(table, "done") == {}
    assert table.players[0].levels[COLOURS.index(colour)] == (2 if colour == "pink" else 1)


def test_the_gift_comes_after_the_damage() -> None:
    """Ruling 66: unrest takes all marks, then there are two; a gained worker averts nothing."""
    table = drawing(a_player(levels="gray gray", wall=(1, 1), marks=3))
    choose(table, kind("gray-gift"))
    assert offered(table) == {"lose wall left", "lose wall right"}
    choose(table, "lose wall left", "gift")
    assert table.players[0].marks == 5
    owner = a_player(buildings=[151])
    assert drawn(drawing(owner), "purple-gift", "gift", "take purple") == {
        "purple level": 1,
        "purple workers": 1,
    }


def test_the_gift_counts_even_if_the_increase_is_averted_or_another_is_raised() -> None:
    """The notes on 151 and 231."""
    owner = a_player(buildings=[151], workers="pink")
    assert drawn(drawing(owner), "pink-gift", "prevent", "gift") == {"pink workers": -1, "points": 1}
    changed = drawn(drawing(a_player(buildings=[231])), "pink-gift", "raise gray", "gift")
    assert changed == {"gray level": 1, "points": 1}


def test_187_and_188_see_every_token() -> None:
    """Ruling 13."""
    for token in ("orange-pink", "gray-gift"):
        table = drawing(a_player(buildings=[187]))
        choose(table, kind(token))
        assert table.players[0].points == 6


def test_with_236_nobody_gets_the_gift() -> None:
    """Ruling 30."""
    table = a_table(a_player(), a_player(), box=box())
    token_for_others.run(table, 0, 236, -1, False)
    table.run()
    assert drawn(table, "gray-gift") == {"2 gray level": 1}
    assert table.asked == 0


# With the cleric tiles.


def calm_season(first: Player, side: str = "a") -> Hamburg:
    """Return a table at which some disasters are ignored."""
    two = with_expansions(standard_box(), ("intrigue", "clerics"))
    tiles = ClericTiles((0, 0, 0, 0, 0, SIDES.index(f"ignored_disasters {side}")))
    return drawing(first, parts=(SpecialIntrigue(), tiles), playing=two)


def test_of_a_double_only_what_is_not_ignored_rises() -> None:
    """Ruling 65: orange, pink and purple are ignored."""
    assert drawn(calm_season(a_player()), "purple-gray") == levels("gray")
    assert drawn(calm_season(a_player()), "orange-pink") == {}


def test_the_gift_of_an_ignored_colour_counts() -> None:
    """Ruling 65."""
    assert drawn(calm_season(a_player()), "pink-gift", "gift") == {"points": 1}


def test_231_is_declined_for_nothing_where_the_drawn_colour_is_ignored() -> None:
    """Ruling 82."""
    table = calm_season(a_player(buildings=[231]))
    choose(table, "token 3")
    assert offered(table) == {"raise gray", "raise brown", "done"}
    assert changes(table, "done") == {}
    table = calm_season(a_player(buildings=[231]))
    choose(table, "token 2")
    assert offered(table) == {"raise gray", "raise brown"}


# Positions and games.


def test_positions_name_the_tokens() -> None:
    table = read_position('expansions = ["intrigue"]\nopen_tokens = { orange-pink = 1, brown-gift = 1 }\n')
    assert sum(table.stock) == 18
    assert "orange-pink = 1" in write_position(table)
    assert read_position(write_position(table)).dump() == table.dump()


def test_every_token_has_a_name_of_its_own() -> None:
    assert len(set(TOKENS)) == 15
    assert len(DISASTERS) == 5


@pytest.mark.parametrize("names", [("intrigue",), ("mayors", "statues", "intrigue", "ships", "clerics")])
def test_random_games_obey_the_laws_and_are_stored_and_read(names: tuple[str, ...]) -> None:
    gifts = 0
    for seed in range(4):
        table = RULES.new({"players": 2 + seed, "expansions": [*names]}, Fast(seed))
        rng = Fast(seed + 50)
        asked = 0
        while not table.over:
            if asked % 60 == 0 or table.questions[0].step in ("gift", "lower-other", "choose-rise"):
                assert broken_law(table) is None
                assert RULES.load(table.dump()).dump() == table.dump()
            asked += 1
            choices = table.offers()
            choice = choices[rng.below(len(choices))]
            gifts += choice.text == "gift"
            table.apply(table.asked, choice)
    assert gifts > 1
