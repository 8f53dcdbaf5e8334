"""The cleric tiles' rows: what each side does while the season's cleric stands on it (Expansion 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.components import BUILD, CLERIC_TILES, DICE, TILES, WALL, tile_number
from burgomaster.games.hamburg.cards.hooks import (
    ACTION_PRICE,
    ANY_WORKER,
    IGNORED,
    MARKS_TAKEN,
    REDRAW,
    ROUNDS,
    SAID,
    SHIPS,
    SQUARE_CHANGE,
    WORKERS_TAKEN,
)
from burgomaster.games.hamburg.terms import ALL_COLOURS, Changed
from burgomaster.games.rows.effect import Row, Standing
from burgomaster.paper.model import list_at, number_at, numbers_at, value_at

FIRST_CLERIC_TILE: Final = TILES.index(CLERIC_TILES[0])


class Redraw(Standing):
    """Everyone discards the whole hand and draws so many cards from each of several piles."""

    def __init__(self, piles: tuple[int, ...]) -> None:
        super().__init__(REDRAW, SAID[REDRAW])
        self.piles: Final = piles

    def spell(self) -> Phrase:
        if max(self.piles) == 1:
            return Phrase(f"{self.said}-each", cards=1)
        return Phrase(f"{self.said}-two", cards=self.piles[0], further=self.piles[1])


def _colours(side: Plain) -> int:
    """Return the colours that a side names, as a set; all of them if it names none."""
    if value_at(side, "colours") is None:
        return ALL_COLOURS
    colours = 0
    for name in list_at(side, "colours"):
        colours |= 1 << DICE.index(str(name))
    return colours


def _amount(side: Plain) -> int:
    return number_at(side, "amount")


EFFECTS: Final[dict[str, Callable[[Plain], Standing]]] = {
    "money": lambda side: Changed(MARKS_TAKEN, _amount(side), colours=_colours(side)),
    "workers_of_any_colour": lambda side: Changed(ANY_WORKER, _amount(side)),
    "workers_of_card_colour": lambda side: Changed(WORKERS_TAKEN, _amount(side), colours=_colours(side)),
    "wall_price": lambda side: Changed(ACTION_PRICE, _amount(side), action=WALL),
    "building_price": lambda side: Changed(ACTION_PRICE, _amount(side), action=BUILD),
    "city_hall_price": lambda side: Changed(SQUARE_CHANGE, _amount(side)),
    "rounds": lambda side: Changed(ROUNDS, _amount(side)),
    "redraw": lambda side: Redraw(tuple(numbers_at(side, "piles"))),
    "ignore_disasters": lambda side: Changed(IGNORED, 0, colours=_colours(side)),
    "all_ships": lambda side: Changed(SHIPS, 1),
    "no_ships": lambda side: Changed(SHIPS, -1),
}
"""What a side does, by the name the effect has in the board file."""


def cleric_tile_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the tiles' sides by number, from what is printed on them."""
    rows: dict[int, Row] = {}
    for tile in list_at(values, "tiles"):
        which = FIRST_CLERIC_TILE + CLERIC_TILES.index(str(value_at(tile, "id")))
        for face, side in enumerate(list_at(tile, "sides")):
            rows[tile_number(which, face)] = (EFFECTS[str(value_at(side, "effect"))](side),)
    return rows
