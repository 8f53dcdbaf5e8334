"""What a seat may see: one allow-list, the only source of what leaves the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.games.city_tycoon.box.components import (
    BLANK,
    BLUE,
    COMPASS,
    CUBES,
    FIRST_PLANT,
    HIDDEN_PICK,
    LAND,
    NO_OWNER,
    NO_PLANT,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    RED,
    ROUNDS,
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
from burgomaster.games.city_tycoon.routes import NO_WAY, Amounts
from burgomaster.games.city_tycoon.scoring import SOURCES
from burgomaster.games.city_tycoon.sight.knowledge import remembered, taker
from burgomaster.games.city_tycoon.sight.schema import (
    CellView,
    CityTycoonPlayer,
    CityTycoonView,
    GainView,
    MemoryView,
    PaymentView,
    PieceView,
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
    **dict.fromkeys(("seat", "seats", "order", "owner"), "seat"),
    **dict.fromkeys(("tile", "tiles", "hand", "pick", "gone", "pack"), "tile"),
    **dict.fromkeys(("plant", "plants"), "plant"),
    **{"kind": "kind", "city.kind": "piece", "closed": "side", "phase": "phase", "points": "source"},
}
"""What the values of a name are: see `CityTycoonView`."""


def cell_view(cell: int) -> CellView:
    """Return a cell for people."""
    return {"x": column_of(cell), "y": row_of(cell), "name": cell_name(cell)}


def _tile(tile: int) -> int | None:
    return tile if tile > 0 else None


def _piece(table: CityTycoon, cell: int, code: int) -> PieceView:
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
    }


def cheapest_ways(table: CityTycoon, seat: int, cell: int, demand: Demand) -> list[tuple[int, int]] | None:
    """Return the plant and the price of each cube of the cheapest transport; None if cubes are short."""
    ways: list[tuple[int, int]] = []
    if not demand.red and not demand.blue:
        return ways
    estate = table.estate(seat, cell)
    for colour, wanted in enumerate((demand.red, demand.blue)):
        for plant in estate.plants(colour, NO_WAY):
            take = min(wanted, table.cubes[plant])
            ways.extend([(plant, estate.price(plant))] * take)
            wanted -= take
        if wanted:
            return None
    return ways


def _pays_others(table: CityTycoon, seat: int, cell: int, ways: list[tuple[int, int]]) -> bool:
    """Tell whether as cheap a transport pays somebody else: on other ways, or from other plants."""
    if not ways:
        return False
    estate = table.estate(seat, cell)
    for colour in (RED, BLUE):
        sent = [way for way in ways if PLANT_COLOUR[way[0]] == colour]
        dearest = max([cost for _, cost in sent], default=0)
        # Of the nearer plants all cubes are needed; of those that are as far as the last one, perhaps not.
        near = estate.plants(colour, dearest) if sent else []
        last = [plant for plant in near if estate.price(plant) == dearest]
        spare = sum([table.cubes[plant] for plant in last]) - len(
            [cost for _, cost in sent if cost == dearest]
        )
        different: list[Amounts] = []
        for plant in last:
            if table.cubes[plant]:
                different += [each for each in estate.amounts(plant) if each not in different]
        if (spare and len(different) > 1) or any(len(estate.amounts(plant)) > 1 for plant, _ in sent):
            return True
    return False


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
    payments: list[PaymentView] = []
    for other, euro in enumerate(amounts):
        if euro:
            payments.append({"seat": other + 1, "euro": euro})
    if cost > sum(amounts):
        payments.append({"seat": None, "euro": cost - sum(amounts)})
    income = demand.income
    yellow = min(income.yellow, table.supply[YELLOW])
    return {
        "demand": number,
        "possible": ways is not None and cost <= player.money and demand.yellow <= player.yellow,
        "cost": cost if ways is not None else None,
        "payments": payments if ways is not None else [],
        "other_payees": ways is not None and _pays_others(table, seat, cell, ways),
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


def _player(table: CityTycoon, seat: int) -> CityTycoonPlayer:
    player = table.players[seat]
    points: dict[str, int] = dict(zip(SOURCES, player.points, strict=True))
    tiles: list[TileView] = []
    for tile, cell, met in zip(player.tiles, player.cells, player.met, strict=True):
        tiles.append(_own_tile(table, seat, tile, cell, met))
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
        "tiles": tiles,
        "plants": [PLANTS[plant] for plant in player.plants],
        "land": player.land,
        "passed": player.passed,
    }


def _stacks(table: CityTycoon) -> list[StackView]:
    stacks: list[StackView] = []
    for colour, first in enumerate(FIRST_PLANT):
        left = [plant for plant in range(first, first + STACK) if table.plant_sides[plant - START_PLANTS] < 0]
        if left:
            sides: list[dict[str, int | str]] = []
            for number, side in enumerate(table.box.plants[left[0]]):
                kind = PLANT_KINDS[2 * colour + number]
                sides.append({"kind": kind, "cost": side.cost, "cubes": side.cubes})
            stacks.append({"plant": PLANTS[left[0]], "left": len(left), "sides": sides})
    return stacks


def view(seen: CityTycoon) -> CityTycoonView:
    """Return what a seat sees as typed plain data for people."""
    if seen.viewer < 0:
        raise ValueError("only what a seat sees can be viewed: take seen_by(seat) first")
    memory: list[MemoryView] = []
    for group in seen.groups:
        seats = [taker(seen, group.pack, turn) + 1 for turn in range(group.first, group.last)]
        memory.append({"tiles": list(group.tiles), "seats": seats})
    in_draft = seen.phase == 2 and seen.viewer < len(seen.players) and bool(seen.packs)
    return {
        "game": "city_tycoon",
        "viewer": seen.viewer + 1,
        "players": [_player(seen, seat) for seat in range(len(seen.players))],
        "order": [seat + 1 for seat in seen.order],
        "round": seen.round,
        "rounds": ROUNDS,
        "phase": seen.phase,
        "turn": seen.done,
        "closed": [COMPASS[side] for side in seen.city.closed],
        "city": [_piece(seen, cell, code) for cell, code in sorted(seen.city.cells.items())],
        "free": [cell_view(cell) for cell in seen.city.free],
        "pack": list(seen.held(seen.viewer)) if in_draft else [],
        "remembered": memory,
        "stacks": _stacks(seen),
        "supply": dict(zip(CUBES, seen.supply, strict=True)),
        "landscapes": seen.landscapes,
        "over": seen.over,
        "winners": [seat + 1 for seat in seen.winners()] if seen.over else [],
        "kinds": KINDS,
    }
