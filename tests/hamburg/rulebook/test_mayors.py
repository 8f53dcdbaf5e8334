"""Expansion 1, The Mayors: set-up, and the summary of the mayor tiles at the end of the rulebook."""

from __future__ import annotations

import msgspec
import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Refused
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOUR, FACES, MAYORS, tile_number
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.disasters import RISE
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors, mayors
from burgomaster.games.hamburg.flow import FILL_HAND, INCREASE_DISASTERS
from burgomaster.games.hamburg.majorities import CHECK_MAJORITIES
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.sight.explain import moves
from burgomaster.games.hamburg.sight.schema import HamburgView
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import square_price
from tests.games.game import step
from tests.hamburg.tables import a_player, a_table, choose, offered, the_box

BLACK_6 = "purple1 orange1 gray1 pink1 brown1 black6"
BOX = with_expansions(standard_box(), ("mayors",))


def the_mayors() -> Box:
    """Return the box that is played with, which may have a mistake that these tests must find."""
    return the_box() if the_box().expansions else BOX


def with_mayor(mayor: str, *seats: Player, at: str = "turn", **more: object) -> Hamburg:
    """Return a table at which the first player has this side of a mayor, the second another one."""
    second = "versmann b" if not mayor.startswith("versmann") else "moenckeberg b"
    parts = (Mayors((HELD.index(mayor), HELD.index(second))),)
    table = a_table(*seats, box=the_mayors(), parts=parts, at=at, **more)  # type: ignore[arg-type] # as given
    assert broken_law(table) is None
    return table


# Setup.


def test_everyone_draws_a_tile_and_chooses_a_side_before_anything_else() -> None:
    """Setup; ruling 51: dealt openly, sides chosen in turn order, before anything that needs a choice."""
    table = RULES.new({"players": 3, "expansions": ["mayors"]}, None)
    for mayor in ("weber", "petersen", "moenckeberg"):
        assert table.asked == CHANCE
        choose(table, f"tile {mayor}")
    assert [table.asked, offered(table)] == [0, {"side a", "side b"}]
    for side in "aba":
        choose(table, f"side {side}")
    assert mayors(table).held == tuple(
        [HELD.index(name) for name in ("weber a", "petersen b", "moenckeberg a")]
    )
    assert table.asked == CHANCE  # the cards of the discard pile


def test_no_mayor_is_drawn_twice() -> None:
    table = RULES.new({"players": 5, "expansions": ["mayors"]}, None)
    choose(table, "tile weber")
    assert "tile weber" not in offered(table)
    with pytest.raises(Refused):
        table.choose(CHANCE, NOTATION.read("tile weber"))


GOODS = {
    "petersen": ((10, 2), (5, 0)),
    "kirchenpauer": ((10, 0), (5, 2)),
    "weber": ((10, 1), (10, 2)),
    "versmann": ((7, 1), (5, 1)),
    "moenckeberg": ((10, 1), (5, 1)),
}
"""Summary of the mayor tiles: marks, and workers of each colour, of either side."""


@pytest.mark.parametrize("mayor", MAYORS)
@pytest.mark.parametrize("face", FACES)
def test_goods_are_those_of_the_tile(mayor: str, face: str) -> None:
    """Setup: each player takes the workers and the money of the tile, not those of the base game."""
    table = set_up(the_mayors(), 2, None)
    other = "weber" if mayor != "weber" else "versmann"
    choose(table, f"tile {mayor}", f"tile {other}", f"side {face}", "side a")
    marks, workers = GOODS[mayor][FACES.index(face)]
    assert (table.players[0].marks, table.players[0].workers) == (marks, [workers] * 5)


# Summary of the mayor tiles.


def test_petersen_a_has_a_hand_limit_of_7() -> None:
    table = with_mayor("petersen a", a_player(hand=[3, 4]), a_player())
    table.push(FILL_HAND, 0)
    table.run()
    for _ in range(5):
        choose(table, "draw gray")
    assert len(table.players[0].hand) + len(table.players[0].drawn) == 7
    assert table.asked == CHANCE  # the faces of what was drawn


def test_petersen_b_gains_2_points_for_a_decrease() -> None:
    """Ruling 50: for every level, by whatever means."""
    table = with_mayor("petersen b", a_player(hand=[3], levels="brown"), a_player())
    before = table.players[0].points
    choose(table, "decrease 3")
    assert table.players[0].points - before == 2


def test_kirchenpauer_a_gains_a_worker_for_each_increase() -> None:
    """Ruling 25: with the increase, before the damage, which takes it if it is a disease."""
    table = with_mayor("kirchenpauer a", a_player(levels="pink pink"), a_player())
    table.push(RISE, 0, 1 << 3 | 1 << 2)
    table.run()
    assert table.players[0].workers == [0, 0, 1, 1, 0]
    table = with_mayor("kirchenpauer a", a_player(levels="brown brown"), a_player())
    table.push(RISE, 0, 1 << 4)
    table.run()
    assert table.players[0].workers == [0] * 5


def test_kirchenpauer_a_gains_none_for_an_increase_prevented() -> None:
    """Ruling 25."""
    table = with_mayor("kirchenpauer a", a_player(buildings=[151], workers="gray"), a_player())
    table.push(RISE, 0, 1 << 2)
    table.run()
    choose(table, "prevent")
    assert (table.players[0].workers, table.players[0].levels) == ([0] * 5, [0] * 5)


def test_kirchenpauer_b_uses_a_building_of_phase_iii_twice_once_a_season() -> None:
    """Each time at its full price; ruling 53: in the same or in a later turn."""
    player = a_player(hand=[3, 4], buildings=[98, 102], workers="pink pink pink")
    table = with_mayor("kirchenpauer b", player, a_player(hand=[5]))
    assert "again 98" not in offered(table)
    choose(table, "use 98")
    assert "again 98" in offered(table)
    choose(table, "again 98")
    assert (table.players[0].marks, table.players[0].workers[3]) == (6, 1)
    choose(table, "use 102")
    assert not [text for text in offered(table) if text.startswith("again")]
    with pytest.raises(Refused) as refused:
        table.choose(0, NOTATION.read("again 102"))
    assert refused.value.message.id == "hb-activated-twice-already"


def test_others_cannot_use_a_building_twice() -> None:
    table = with_mayor("petersen a", a_player(hand=[3], buildings=[98], workers="pink pink"), a_player())
    choose(table, "use 98")
    with pytest.raises(Refused) as refused:
        table.choose(0, NOTATION.read("again 98"))
    assert refused.value.message.id == "hb-no-second-use"


def test_weber_a_need_not_draw_a_token() -> None:
    """Rulings 29 and 54: he decides before he draws."""
    for choice, left in (("done", 1), ("accept token", 2)):
        table = with_mayor(
            "weber a", a_player(), a_player(), dice="purple1 orange1 gray1 pink1 brown1 black6"
        )
        table.phase = 2
        table.push(INCREASE_DISASTERS, 0)
        table.run()
        assert [table.asked, offered(table)] == [0, {"accept token", "done"}]
        choose(table, choice)
        drawn = 0
        while table.asked == CHANCE:
            choose(table, "token 0")
            drawn += 1
        assert drawn == left


def test_weber_a_pays_nothing_for_the_black_die() -> None:
    """Rulings 13, 29 and 47: the black die's marks and 240 are not for him; it still lets him advance."""
    both = (a_player(marks=9), a_player(marks=9, buildings=[240]))
    table = with_mayor("weber a", *both, dice="purple1 orange2 gray3 pink4 brown5 black2")
    table.phase = 2
    assert square_price(table, 0) == 3
    table = with_mayor("weber a", a_player(), a_player(), dice="purple3 orange3 gray3 pink4 brown5 black2")
    table.phase = 2
    assert (square_price(table, 0), square_price(table, 1)) == (0, 2)


def test_weber_b_gains_5_marks_for_a_majority() -> None:
    table = with_mayor("weber b", a_player(wall=(2, 0)), a_player())
    table.push(CHECK_MAJORITIES, 0)
    table.run()
    assert table.players[0].marks == 5


def test_versmann_a_gains_a_point_and_2_marks_for_a_printed_0() -> None:
    """Ruling 9: a printed 0; ruling 55: when it is laid out, before its flash."""
    table = with_mayor("versmann a", a_player(hand=[27], sites="brown"), a_player())
    before = table.players[0].points
    choose(table, "build 27 at 1")  # it sells workers for a mark each
    assert "take gray" in offered(table)
    assert (table.players[0].points - before, table.players[0].marks) == (1, 2)
    dear = next(card for card in range(1, 49) if BOX.cost[card] == 3 and not BOX.flash >> card & 1)
    table = with_mayor("versmann a", a_player(hand=[dear], sites="brown", marks=3), a_player())
    choose(table, f"build {dear} at 1")
    assert (table.players[0].points - before, table.players[0].marks) == (0, 0)


def test_versmann_b_gains_a_point_for_a_site() -> None:
    table = with_mayor("versmann b", a_player(hand=[3], workers="brown"), a_player())
    before = table.players[0].points
    choose(table, "site 3")
    assert table.players[0].points - before == 1


def test_moenckeberg_a_pays_2_marks_for_a_segment() -> None:
    """Ruling 9: or less, if it costs less."""
    dear = next(side for side in (0, 1))
    table = with_mayor("moenckeberg a", a_player(wall=(4, 0), marks=9), a_player())
    colour = table.box.board.wall_colours[dear][4]
    card = next(card for card in range(1, 241) if COLOUR[card] == colour)
    table = with_mayor("moenckeberg a", a_player(wall=(4, 0), marks=9, hand=[card]), a_player())
    choose(table, f"wall {card} left")
    assert table.players[0].marks == 7


def test_moenckeberg_b_takes_2_marks_more() -> None:
    table = with_mayor(
        "moenckeberg b", a_player(hand=[3]), a_player(), dice="purple1 orange2 gray3 pink4 brown5 black6"
    )
    choose(table, "money 3")
    assert table.players[0].marks == 5 + 2


# Whole games.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_obey_the_laws_and_are_stored_and_read(players: int) -> None:
    for seed in range(3):
        table = RULES.new({"players": players, "expansions": ["mayors"]}, Fast(seed))
        rng = Fast(seed + 50)
        asked = 0
        while not table.over:
            if asked % 60 == 0:
                assert broken_law(table) is None
                assert RULES.load(table.dump()).dump() == table.dump()
                for viewer in range(players + 1):
                    seen = table.seen_by(viewer)
                    assert seen.dump()["mayors"] == table.dump()["mayors"]
            asked += 1
            choices = table.offers()
            table.apply(table.asked, choices[rng.below(len(choices))])


def test_tiles_have_no_colour() -> None:
    with pytest.raises(IndexError):
        assert [0, 0, 0, 0, 0][COLOUR[tile_number(0, 0)]] == 0


# What people and bots see.


def test_everyone_sees_the_mayors_and_the_marker_on_them() -> None:
    """Dealt and chosen openly; tiles are told by their names, never by the engine's numbers."""
    table = RULES.new({"players": 2, "expansions": ["mayors"]}, None)
    seen = [view(table.seen_by(seat))["players"][0] for seat in range(3)]
    assert [player["mayor"] for player in seen] == [None] * 3
    choose(table, "tile kirchenpauer")
    assert view(table.seen_by(1))["players"][0]["mayor"] == {
        "tile": "kirchenpauer",
        "face": None,
        "used": False,
    }
    player = a_player(hand=[3, 4], buildings=[98], workers="pink pink")
    table = with_mayor("kirchenpauer b", player, a_player(hand=[5]))
    choose(table, "use 98", "again 98")
    mine = view(table.seen_by(2))["players"][0]
    assert mine["mayor"] == {"tile": "kirchenpauer", "face": "b", "used": True}
    assert mine["used"] == [98]


def test_without_the_expansion_nothing_tells_of_mayors() -> None:
    table = RULES.new({"players": 2}, Fast(1))
    assert all("mayor" not in player for player in view(table.seen_by(0))["players"])


@pytest.mark.parametrize("players", [2, 5])
def test_views_with_mayors_fit_their_schema(players: int) -> None:
    table = RULES.new({"players": players, "expansions": ["mayors"]}, None)
    rng = Fast(players)
    moment = 0
    while not table.over:
        if moment % 23 == 0:
            for seat in range(players + 1):
                seen = table.seen_by(seat).view()
                assert msgspec.convert(seen, HamburgView, strict=True) == seen
        step(table, rng)
        moment += 1


def test_why_a_building_is_not_used_a_second_time_is_told_where_one_would_think_of_it() -> None:
    for workers, reason in (("pink", "hb-worker-short"), ("pink pink pink", "hb-activated-twice-already")):
        player = a_player(hand=[3], buildings=[98], workers=workers)
        table = with_mayor("kirchenpauer b", player, a_player(hand=[5]))
        choose(table, "use 98", *(["again 98"] if reason == "hb-activated-twice-already" else []))
        missing = {each.choice.text: each.reason.id for each in moves(table.seen_by(0)).missing}
        assert missing["again 98"] == reason
