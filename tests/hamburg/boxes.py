"""Boxes that differ from the standard one in a card, or in a side of a mayor."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.box import Board, Box
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.tiles.mayors import mayor_rows
from burgomaster.games.hamburg.cards.tiles.ships import ship_rows
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.rows.effect import Row
from burgomaster.paper.datasets import values_digest
from burgomaster.paper.model import list_at, value_at
from tests.rows.boxes import OnCard, printed_with


def box_with(card: int, **changed: Unpack[OnCard]) -> Box:
    """Return the standard box with another row or other printed values for a card."""
    box = standard_box()
    return Box(printed_with(box, card, changed), box.board)


def printed_mayors() -> list[dict[str, Plain]]:
    """Return what is printed on the mayor tiles."""
    printed = standard_box().board.expansions["mayors"]
    assert isinstance(printed, list)
    return [dict(mayor) for mayor in printed if isinstance(mayor, dict)]


def box_with_mayor(mayor: str, face: str, **changed: Plain) -> Box:
    """Return the standard box with The Mayors and other values on a side of one of them."""
    printed = printed_mayors()
    for each in printed:
        side = each[face]
        assert isinstance(side, dict)
        if each["mayor"] == mayor:
            each[face] = {**side, **changed}
    return box_with_rows(mayor_rows([*printed]), values_digest([*printed]))


def printed_sides() -> list[tuple[str, int, dict[str, Plain]]]:
    """Return what is printed on the cleric tiles: tile, side, and what the side tells."""
    return [
        (str(value_at(tile, "id")), face, dict(side))
        for tile in list_at(standard_box().board.expansions["cleric_tiles"], "tiles")
        for face, side in enumerate(list_at(tile, "sides"))
        if isinstance(side, dict)
    ]


def printed_stock_sides() -> list[dict[str, Plain]]:
    """Return what is printed on the sides of the stock exchange tiles."""
    sides = list_at(standard_box().board.expansions["stock_exchange"], "sides")
    return [dict(side) for side in sides if isinstance(side, dict)]


def box_with_statues(players: int, statues: list[int]) -> Box:
    """Return the standard box with Expansion 2 and other statues of Hans Hummel for a number of players."""
    board = with_expansions(standard_box(), ("statues",)).board
    changed = board.with_statues({**board.statues, players: statues})
    return box_with_rows({}, f"{players} {statues}", "statues", changed)


def box_with_tokens(colours: list[int], tokens: list[int]) -> Box:
    """Return the standard box with Special Intrigue and tokens that raise others, or are more or fewer."""
    board = with_expansions(standard_box(), ("intrigue",)).board
    return box_with_rows({}, f"{colours} {tokens}", "intrigue", board.with_tokens(tokens, colours))


def box_with_ships(**changed: Plain) -> Box:
    """Return the standard box with The Ships and something else told of them."""
    board = with_expansions(standard_box(), ("ships",)).board
    told = board.expansions["ships"]
    assert isinstance(told, dict)
    values: dict[str, Plain] = {**told, **changed}
    board = board.with_statues(board.statues)
    board.expansions = {**board.expansions, "ships": values}
    return box_with_rows(ship_rows(values), values_digest(values), "ships", board)


def box_with_tom(told: str, **changed: Plain) -> Box:
    """Return the standard box with another number told of TOM; tests add the solo game to it."""
    box = standard_box()
    tom = box.board.expansions["tom"]
    assert isinstance(tom, dict)
    before = tom[told]
    assert isinstance(before, dict)
    board = box.board.with_statues(box.board.statues)
    board.expansions = {**board.expansions, "tom": {**tom, told: {**before, **changed}}}
    return Box(replace(box.printed, digest=f"{told} {changed}"), board)


def box_with_rows(
    tiles: dict[int, Row], digest: str, expansion: str = "mayors", board: Board | None = None
) -> Box:
    """Return the standard box with an expansion and other rows for some of its tiles, or another board."""
    box = with_expansions(standard_box(), (expansion,))
    rows = [tiles.get(number, row) for number, row in enumerate(box.rows)]
    printed = replace(box.printed, digest=digest, rows=rows, set_digest="")
    return Box(printed, board or box.board, box.expansions, box.order)
