"""What a seat may see: one allow-list, the only source of what leaves the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from burgomaster.core.sight import check_seen
from burgomaster.games.city_tycoon.box.components import (
    BLANK,
    BLUE,
    COMPASS,
    CUBES,
    DISTRICTS,
    FIRST_PLANT,
    HIDDEN_PICK,
    LAND,
    NO_OWNER,
    NO_PLANT,
    PACK,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    RED,
    ROUNDS,
    SIDE_CELLS,
    STACK,
    START_CELLS,
    START_PLANTS,
    WATER,
    YELLOW,
    cell_name,
    column_of,
    owner_of,
    piece_of,
    plant_of,
    row_of,
)
from burgomaster.games.city_tycoon.box.tiles import Demand, Income
from burgomaster.games.city_tycoon.scoring import SOURCES
from burgomaster.games.city_tycoon.sight.cheapest import cheapest_ways, pays_others
from burgomaster.games.city_tycoon.sight.knowledge import remembered, taker
from burgomaster.games.city_tycoon.sight.schema import (
    ArrowView,
    CellView,
    CityTycoonPlayer,
    CityTycoonView,
    GainView,
    MemoryView,
    NeedsView,
    PaymentView,
    PieceView,
    PlantView,
    StackView,
    SupplyView,
    TileView,
)

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon


def seen_by(table: CityTycoon, seat: int) -> CityTycoon:
    """Return a table in which everything that seat may not know is blank (ruling 8).

    Hidden are tiles in other hands and in packs that others hold, what others picked, sold or discarded, and
    what was not dealt. A seat remembers which tiles it saw in packs that it passed on.
    """
    seen = table.clone()
    if table.viewer == seat:
        return seen
    seen.viewer = seat
    seen.groups = remembered(table, seat) if table.viewer < 0 else ()
    for owner, player in enumerate(seen.players):
        if owner != seat:
            player.hand = (BLANK,) * len(player.hand)
            player.gone = (BLANK,) * len(player.gone)
            if player.pick:
                player.pick = HIDDEN_PICK
    seen.stack = (BLANK,) * len(table.stack)
    held = table.pack_of(seat) if seat < len(table.players) else -1
    seen.packs = tuple(
        [pack if number == held else (BLANK,) * len(pack) for number, pack in enumerate(table.packs)]
    )
    seen.taken = tuple(
        [
            tuple([tile if taker(table, number, turn) == seat else BLANK for turn, tile in enumerate(taken)])
            for number, taken in enumerate(table.taken)
        ]
    )
    return seen


# The view for people.

KINDS: Final = {
    **dict.fromkeys(("seat", "seats", "order", "owner", "next_order", "passes_to", "comes_from"), "seat"),
    **dict.fromkeys(("tile", "tiles", "hand", "pick", "gone", "pack"), "tile"),
    **dict.fromkeys(("plant", "plants"), "plant"),
    **{"kind": "kind", "city.kind": "piece", "closed": "side", "phase": "phase", "points": "source"},
    "district": "district",
}
"""What the values of a name are: see `CityTycoonView`."""


def cell_view(cell: int) -> CellView:
    """Return a cell for people."""
    return {"x": column_of(cell), "y": row_of(cell), "name": cell_name(cell)}


def _tile(tile: int) -> int | None:
    return tile if tile > 0 else None


def _piece(table: CityTycoon, cell: int, code: int, supplied: dict[int, int]) -> PieceView:
    piece, owner = piece_of(code), owner_of(code)
    plant = plant_of(piece)
    if piece == LAND:
        kind = "land"
    elif piece == WATER:
        kind = "water"
    elif cell in START_CELLS:
        kind = "start"
    elif plant != NO_PLANT:
        kind = PLANT_KINDS[2 * PLANT_COLOUR[plant] + table.plant_sides[plant - START_PLANTS]]
    else:
        kind = "tile"
    if plant != NO_PLANT and kind == "water":
        kind = "hydro"  # the plant, not the landscape
    return {
        "cell": cell_view(cell),
        "kind": kind,
        "owner": owner + 1 if owner != NO_OWNER else None,
        "tile": piece if piece < LAND else None,
        "plant": PLANTS[plant] if plant != NO_PLANT else None,
        "cubes": table.cubes[plant] if plant != NO_PLANT else None,
        "full": table.holds(plant) if plant != NO_PLANT else None,
        "refills": plant != NO_PLANT and table.is_refilled(plant),
        "supplied": supplied.get(piece) if kind == "tile" else None,
    }


def _city(table: CityTycoon) -> list[PieceView]:
    supplied: dict[int, int] = {}
    for player in table.players:
        for tile, met in zip(player.tiles, player.met, strict=True):
            if met:
                supplied[tile] = met
    return [_piece(table, cell, code, supplied) for cell, code in sorted(table.city.cells.items())]


def _arrows(table: CityTycoon) -> list[ArrowView]:
    """Return which pieces give something to the supplier of a tile beside them (ruling 5)."""
    arrows: list[ArrowView] = []
    city, box = table.city, table.box
    for cell, code in sorted(city.cells.items()):
        if piece_of(code) < LAND:
            district = box.district[piece_of(code)]
            for giver, income in city.givers(box, cell, district):
                arrows.append({"cell": cell_view(giver), "to": cell_view(cell), "gain": gain_view(income)})
    return arrows


def _needs(seen: CityTycoon, seat: int) -> NeedsView | None:
    """Return what the viewer's tiles ask for in a round; nobody else's hand is known."""
    if seat >= len(seen.players):
        return None
    player = seen.players[seat]
    have, asked = [0, 0, player.yellow], [0, 0, 0]
    for plant in player.plants:
        have[PLANT_COLOUR[plant]] += seen.holds(plant) if seen.is_refilled(plant) else seen.cubes[plant]
    kept = [*player.hand, *([player.pick] if player.pick else [])]
    for tile in [*player.tiles, *kept]:
        for demand in seen.box.tiles[tile].demands[:1]:
            asked[RED] += demand.red
            asked[BLUE] += demand.blue
            asked[YELLOW] += demand.yellow
    return {
        "have": dict(zip(CUBES, have, strict=True)),
        "asked": dict(zip(CUBES, asked, strict=True)),
        "hand_cost": sum([seen.box.cost[tile] for tile in kept]),
    }


def payment_views(amounts: Sequence[int], cost: int) -> list[PaymentView]:
    """Return who gets how much of a cost: the seats their amounts, the bank the rest."""
    payments: list[PaymentView] = []
    for seat, euro in enumerate(amounts, 1):
        if euro:
            payments.append({"seat": seat, "euro": euro})
    if cost > sum(amounts):
        payments.append({"seat": None, "euro": cost - sum(amounts)})
    return payments


def _supply(
    table: CityTycoon, seat: int, cell: int, number: int, demand: Demand, more: GainView
) -> SupplyView:
    player = table.players[seat]
    ways = cheapest_ways(table, seat, cell, demand)
    amounts = [0] * len(table.players)
    cost = demand.euro
    for plant, price in ways or []:
        cost += price
        shares = table.estate(seat, cell).amounts(plant)[0]
        for other in range(len(amounts)):
            amounts[other] += shares[other]
    income = demand.income
    yellow = min(income.yellow, table.supply[YELLOW])
    return {
        "demand": number,
        "possible": ways is not None and cost <= player.money and demand.yellow <= player.yellow,
        "cost": cost if ways is not None else None,
        "payments": payment_views(amounts, cost) if ways is not None else [],
        "other_payees": ways is not None and pays_others(table, seat, cell, ways),
        "income": {"euro": income.euro, "points": income.points, "yellow": yellow},
        "neighbours": {
            "euro": more["euro"],
            "points": more["points"],
            "yellow": min(more["yellow"], table.supply[YELLOW] - yellow),
        },
    }


def neighbour_gain(table: CityTycoon, cell: int, district: int) -> GainView:
    """Return what the neighbours of a cell give for supplying a tile of a district there."""
    gain: GainView = {"euro": 0, "points": 0, "yellow": 0}
    for bonus in table.city.bonuses(table.box, cell, district):
        gain["euro"] += bonus.euro
        gain["points"] += bonus.points
        gain["yellow"] += bonus.yellow
    return gain


def gain_view(income: Income) -> GainView:
    """Return an income as plain data."""
    return {"euro": income.euro, "points": income.points, "yellow": income.yellow}


def supply_views(table: CityTycoon, seat: int, tile: int, cell: int) -> list[SupplyView]:
    """Return what meeting each demand of a seat's tile on a cell would cost now, and bring."""
    more = neighbour_gain(table, cell, table.box.district[tile])
    supplies: list[SupplyView] = []
    for number, demand in enumerate(table.box.tiles[tile].demands, 1):
        supplies.append(_supply(table, seat, cell, number, demand, more))
    return supplies


def _own_tile(table: CityTycoon, seat: int, tile: int, cell: int, met: int) -> TileView:
    supplies = supply_views(table, seat, tile, cell) if cell and not met else []
    return {
        "tile": tile,
        "cell": cell_view(cell) if cell else None,
        "supplied": met or None,
        "supplies": supplies,
    }


def own_tiles(table: CityTycoon, seat: int) -> list[TileView]:
    """Return a seat's tiles in the city, with what supplying each would mean now."""
    player = table.players[seat]
    tiles: list[TileView] = []
    for tile, cell, met in zip(player.tiles, player.cells, player.met, strict=True):
        tiles.append(_own_tile(table, seat, tile, cell, met))
    return tiles


def _player(table: CityTycoon, seat: int) -> CityTycoonPlayer:
    player = table.players[seat]
    points: dict[str, int] = dict(zip(SOURCES, player.points, strict=True))
    return {
        "seat": seat + 1,
        "money": player.money,
        "yellow": player.yellow,
        "points": points,
        "total": table.scores()[seat],
        "hand": [_tile(tile) for tile in player.hand],
        "picked": player.pick != 0,
        "pick": _tile(player.pick),
        "gone": [_tile(tile) for tile in player.gone],
        "tiles": own_tiles(table, seat),
        "plants": [PLANTS[plant] for plant in player.plants],
        "land": player.land,
        "passed": player.passed,
    }


def _plant(table: CityTycoon, plant: int) -> PlantView:
    sides: list[dict[str, int | str]] = []
    for number, side in enumerate(table.box.plants[plant]):
        kind = PLANT_KINDS[2 * PLANT_COLOUR[plant] + number]
        sides.append({"kind": kind, "cost": side.cost, "cubes": side.cubes})
    return {"plant": PLANTS[plant], "sides": sides}


def _stacks(table: CityTycoon) -> list[StackView]:
    stacks: list[StackView] = []
    for first in FIRST_PLANT:
        left = [plant for plant in range(first, first + STACK) if table.plant_sides[plant - START_PLANTS] < 0]
        coming = [_plant(table, plant) for plant in left]
        if coming:
            top = coming[0]
            stacks.append({"plant": top["plant"], "left": len(left), "sides": top["sides"], "coming": coming})
    return stacks


def _memory(seen: CityTycoon) -> list[MemoryView]:
    memory: list[MemoryView] = []
    for group in seen.groups:
        seats = [taker(seen, group.pack, turn) + 1 for turn in range(group.first, group.last)]
        memory.append({"tiles": list(group.tiles), "seats": seats})
    return memory


def _pack(seen: CityTycoon) -> list[int]:
    """Return the tiles of the pack in the viewer's hands."""
    in_draft = seen.phase == 2 and seen.viewer < len(seen.players) and bool(seen.packs)
    return list(seen.held(seen.viewer)) if in_draft else []


def _neighbour(seen: CityTycoon, step: int) -> int | None:
    """Return the seat so many places to the left of the viewer; packs pass to the left."""
    seats = len(seen.players)
    return (seen.viewer + step) % seats + 1 if seen.viewer < seats else None


def view(seen: CityTycoon) -> CityTycoonView:
    """Return what a seat sees as typed plain data for people."""
    check_seen(seen)
    bonus = seen.box.board.start_bonus
    return {
        "game": "city_tycoon",
        "viewer": seen.viewer + 1,
        "players": [_player(seen, seat) for seat in range(len(seen.players))],
        "order": [seat + 1 for seat in seen.order],
        "round": seen.round,
        "rounds": ROUNDS,
        "phase": seen.phase,
        "turn": seen.done,
        "turns": PACK,
        "next_order": [seat + 1 for seat in seen.order_by_money()],
        "passes_to": _neighbour(seen, 1),
        "comes_from": _neighbour(seen, -1),
        "closed": [COMPASS[side] for side in seen.city.closed],
        "closed_cells": [cell_view(cell) for side in seen.city.closed for cell in SIDE_CELLS[side]],
        "city": _city(seen),
        "free": [cell_view(cell) for cell in seen.city.free],
        "arrows": _arrows(seen),
        "start_bonus": {"district": DISTRICTS[bonus.district], "gain": gain_view(bonus.income)},
        "needs": _needs(seen, seen.viewer),
        "undealt": len(seen.stack),
        "pack": _pack(seen),
        "remembered": _memory(seen),
        "stacks": _stacks(seen),
        "supply": dict(zip(CUBES, seen.supply, strict=True)),
        "landscapes": seen.landscapes,
        "over": seen.over,
        "winners": [seat + 1 for seat in seen.winners()] if seen.over else [],
        "kinds": KINDS,
    }


def view_for(table: CityTycoon, seat: int, other: CityTycoonView) -> CityTycoonView:
    """Return what a seat sees, made of another viewer's view and of the tiles that only one of the two sees.

    The city, with what supplying would cost, is the same for everyone.
    """
    seen = seen_by(table, seat)
    shown, players = other.copy(), other["players"][:]
    for owner in {seat, other["viewer"] - 1}:
        if owner < len(players):
            player, changed = seen.players[owner], players[owner].copy()
            changed["hand"] = [_tile(tile) for tile in player.hand]
            changed["pick"] = _tile(player.pick)
            changed["gone"] = [_tile(tile) for tile in player.gone]
            players[owner] = changed
    shown["viewer"] = seat + 1
    shown["players"] = players
    shown["passes_to"] = _neighbour(seen, 1)
    shown["comes_from"] = _neighbour(seen, -1)
    shown["needs"] = _needs(seen, seat)
    shown["pack"] = _pack(seen)
    shown["remembered"] = _memory(seen)
    return shown
