"""The cleric tiles' rows: what each side does while the season's cleric stands on it (Expansion 6)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
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
from burgomaster.games.rows.phrase import Phrase
from burgomaster.paper.model import list_at, number_at, numbers_at, value_at

FIRST_CLERIC_TILE: Final = TILES.index(CLERIC_TILES[0])


class Redraw(Standing):
    """Everyone discards the whole hand and draws so many cards from each of several piles."""

    def __init__(self, piles: tuple[int, ...]) -> None:
        super().__init__(REDRAW, SAID[REDRAW])
        self.piles: Final = piles

    def spell(self) -> Phrase:
        return Phrase(f"{self.said}-{'each' if max(self.piles) == 1 else 'two'}", None, cards=max(self.piles))


def _colours(side: Plain) -> int:
    """Return the colours that a side names, as a set; all of them if it names none."""
    if value_at(side, "colours") is None:
        return ALL_COLOURS
    colours = 0
    for name in list_at(side, "colours"):
        colours |= 1 << DICE.index(str(name))
    return colours


def _effect(side: Plain) -> Standing:
    """Return what a side does, by the name the effect has in the board file."""
    effect = value_at(side, "effect")
    if effect == "redraw":
        return Redraw(tuple(numbers_at(side, "piles")))
    if effect == "ignore_disasters":
        return Changed(IGNORED, 0, colours=_colours(side))
    if effect in ("all_ships", "no_ships"):
        return Changed(SHIPS, 1 if effect == "all_ships" else -1)
    amount = number_at(side, "amount")
    if effect == "money":
        return Changed(MARKS_TAKEN, amount, colours=_colours(side))
    if effect == "workers_of_card_colour":
        return Changed(WORKERS_TAKEN, amount, colours=_colours(side))
    if effect == "workers_of_any_colour":
        return Changed(ANY_WORKER, amount)
    if effect == "wall_price":
        return Changed(ACTION_PRICE, amount, action=WALL)
    if effect == "building_price":
        return Changed(ACTION_PRICE, amount, action=BUILD)
    if effect == "city_hall_price":
        return Changed(SQUARE_CHANGE, amount)
    assert effect == "rounds", effect
    return Changed(ROUNDS, amount)


def cleric_tile_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the tiles' sides by number, from what is printed on them."""
    rows: dict[int, Row] = {}
    for tile in list_at(values, "tiles"):
        which = FIRST_CLERIC_TILE + CLERIC_TILES.index(str(value_at(tile, "id")))
        for face, side in enumerate(list_at(tile, "sides")):
            rows[tile_number(which, face)] = (_effect(side),)
    return rows
