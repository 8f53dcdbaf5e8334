"""Tables of the stock exchange: what lies open, and what an action brings there."""

from __future__ import annotations

import pytest

from burgomaster.core.message import Message, Refused
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOURS, STOCK_SIDES
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange, exchange
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import a_player, a_table, choose, offered, the_box

BOX = with_expansions(standard_box(), ("exchange",))
FOURS = "purple4 orange4 gray4 pink4 brown4 black6"
CARD_OF = {"purple": 193, "orange": 97, "gray": 146, "pink": 50, "brown": 3}
TWO_OF_EACH = "purple purple orange orange gray gray pink pink brown brown"
GREEN, RED = STOCK_SIDES[::2], STOCK_SIDES[1::2]


def box() -> Box:
    """Return the box to play with: that of a test of mistakes, or the standard one."""
    return the_box() if the_box().expansions else BOX


def spaces(side: str) -> tuple[int, ...]:
    """Return the spaces beside a side: green ones have odd numbers."""
    return (1, 2, 3) if side in GREEN else (4, 5, 6)


def at(
    side: str,
    space: int,
    *seats: Player,
    dice: str = FOURS,
    removed: tuple[int, ...] = (),
    season: int = 1,
    round_number: int = 1,
) -> Hamburg:
    """Return a table with a side up and the price tracker on a space."""
    part = Exchange(STOCK.index(side), space, removed)
    return a_table(*seats, box=box(), parts=(part,), dice=dice, season=season, round_number=round_number)


def beside(side: str, space: int, other: str, part: Part, *seats: Player, dice: str = FOURS) -> Hamburg:
    """Return a table with a side up, and with another expansion."""
    found = with_expansions(standard_box(), ("exchange", other))
    parts = {"exchange": Exchange(STOCK.index(side), space, ()), other: part}
    order = tuple([parts[expansion.name] for expansion in found.expansions])
    return a_table(*seats, box=found, parts=order, dice=dice)


def stands(table: Hamburg) -> tuple[str, int]:
    """Return the side on top and the space of the tracker."""
    return STOCK[exchange(table).side], exchange(table).space


def rich() -> Player:
    """Return who can do all six actions."""
    return a_player(
        marks=20,
        points=9,
        workers=TWO_OF_EACH,
        levels="purple orange gray pink brown",
        hand=[*CARD_OF.values(), 203],
        sites=["gray"],
    )


ACTIONS = {
    "money": "money 193",
    "workers": "workers 193",
    "decrease": "decrease 193",
    "wall": "wall 146 left",
    "site": "site 193",
    "build": "build 203 at 1",
}


def goods(player: Player) -> dict[str, int]:
    """Return marks, points and workers."""
    return {"marks": player.marks, "points": player.points, **dict(zip(COLOURS, player.workers, strict=True))}


def brought(table: Hamburg, text: str) -> dict[str, int]:
    """Return what a choice changes in marks, points and workers; questions are answered with the first."""
    before = goods(table.players[0])
    choose(table, text)
    while offered(table) != {"end turn"}:
        choose(table, sorted(offered(table))[0])
    after = goods(table.players[0])
    return {name: after[name] - before[name] for name in after}


def reason(table: Hamburg, text: str) -> Message:
    """Return why a choice of the first player is refused, in full."""
    with pytest.raises(Refused) as caught:
        table.choose(0, NOTATION.read(text))
    return caught.value.message


def extra(side: str, space: int, action: str) -> dict[str, int]:
    """Return what a side of a tile makes of an action, beside one without it."""
    plain = brought(a_table(rich(), dice=FOURS, box=standard_box()), ACTIONS[action])
    with_tile = brought(at(side, space, rich()), ACTIONS[action])
    return {name: with_tile[name] - plain[name] for name in plain if with_tile[name] != plain[name]}
