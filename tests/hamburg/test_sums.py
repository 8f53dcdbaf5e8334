"""Whoever reads the story can check every figure: an amount that something changed names what changed it."""

from __future__ import annotations

import pytest

from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.clerics import SIDES as CLERIC_SIDES
from burgomaster.games.hamburg.expansions.clerics import ClericTiles
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import Changed
from tests.hamburg.tables import a_player, a_table
from tests.hamburg.test_log import log

DICE = "purple3 orange4 gray4 pink3 brown3 black1"


def at(*seats: Player, mayor: str = "", stock: str = "", cleric: str = "", dice: str = DICE) -> Hamburg:
    """Return a table with a mayor of the first player, a stock exchange tile and a cleric tile in force."""
    names: list[str] = []
    parts: list[Part] = []
    if mayor:
        names.append("mayors")
        parts.append(Mayors((HELD.index(mayor), 0)))
    if stock:
        names.append("exchange")
        parts.append(Exchange(STOCK.index(stock), 1 if int(stock[1:]) % 2 else 4, ()))
    if cleric:
        names.append("clerics")
        side = CLERIC_SIDES.index(cleric)
        parts.append(ClericTiles((side, 0, 0, 0, 0, 0)))
    box = with_expansions(standard_box(), tuple(names))
    return a_table(*seats, box=box, parts=tuple(parts), dice=dice)


TOLD: list[tuple[Player, dict[str, str], str, str]] = [
    (
        a_player(hand=[146]),
        {"mayor": "moenckeberg b", "stock": "B01", "cleric": "money b"},
        "money 146",
        "Anna gains 5 marks: gray die 4, Mönckeberg +2, cleric tile “Money” −2, stock exchange tile B01 +1.",
    ),
    (
        a_player(hand=[146], levels="gray gray"),
        {"mayor": "petersen b"},
        "decrease 146",
        "Anna gains 2 points: for the level 1, Petersen +1.",
    ),
    (
        a_player(hand=[193], marks=9, wall=(3, 3)),
        {"mayor": "moenckeberg a"},
        "wall 193 left",
        "Anna pays 2 marks: price 4, Mönckeberg −2.",
    ),
    (
        a_player(hand=[193], wall=(3, 3), buildings=[108]),
        {},
        "wall 193 left",
        "Anna pays nothing: price 4, “Building Supplies Yard” (108) −4.",
    ),
    (
        a_player(hand=[193], marks=2, wall=(3, 3), buildings=[232]),
        {},
        "wall 193 left",
        "Anna pays 1 mark: price 4, “Alchemist's Kitchen” (232) −3.",
    ),
    (
        a_player(hand=[193], sites="gray", buildings={2: 183, 3: 132}),
        {"stock": "B12"},
        "build 193 at 1",
        "Anna pays nothing: price 3, “Pelican Lodge” (183) −1, “Mortgage Bank” (132) −3, "
        "stock exchange tile B12 +1.",
    ),
    (
        a_player(hand=[146]),
        {"cleric": "workers_of_card_colour b"},
        "workers 146",
        "Anna gains 4 gray workers: standard action 3, cleric tile “Workers by color” +1.",
    ),
    (
        a_player(hand=[146], marks=2),
        {"stock": "B04"},
        "workers 146",
        "Anna pays 1 mark: stock exchange tile B04 1.",
    ),
]


@pytest.mark.parametrize(("player", "tiles", "choice", "told"), TOLD)
def test_an_amount_names_what_changed_it(
    player: Player, tiles: dict[str, str], choice: str, told: str
) -> None:
    assert told in log(at(Player(player), **tiles), choice)


def test_an_amount_that_nothing_changed_is_told_alone() -> None:
    assert "Anna gains 4 marks." in log(at(a_player(hand=[146]), mayor="moenckeberg a"), "money 146")


def test_every_change_has_a_name_of_its_own() -> None:
    """A sum names a change by its object: no two rows may share one."""
    box = with_expansions(standard_box(), ("mayors", "exchange", "clerics"))
    effects = [effect for row in box.rows for effect in row if isinstance(effect, Changed)]
    assert len({id(effect) for effect in effects}) == len(effects)
