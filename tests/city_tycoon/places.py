"""What lies where on City Tycoon's table, told from its view alone: beside what the engine counts."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.event import Lying
from burgomaster.games.city_tycoon.box.components import CUBES, PLANT_KINDS, PLANTS, STACK
from burgomaster.games.city_tycoon.box.sets import SETS
from tests.games.places import Counted

SUPPLYING: Final = (
    *("demand", "possible", "cost", "payments.seat", "payments.euro", "other_payees"),
    *[f"{gain}.{goods}" for gain in ("income", "neighbours") for goods in ("euro", "points", "yellow")],
)

CELL: Final = ("x", "y", "name")
GAIN: Final = ("gain.euro", "gain.points", "gain.yellow")

FOLLOWS: Final = {
    **dict.fromkeys(["game", "rounds", "kinds"], "the same all game"),
    **dict.fromkeys(["players.total", "winners"], "counted from what lies there"),
    **dict.fromkeys(["free.x", "free.y", "free.name"], "told by the cells that are not free"),
    **dict.fromkeys(["city.cell.x", "city.cell.y"], "told by the name of the cell"),
    **dict.fromkeys([f"players.tiles.cell.{name}" for name in CELL], "told by the city"),
    **dict.fromkeys(["players.land", "players.plants"], "told by the city"),
    **dict.fromkeys(["remembered.tiles", "remembered.seats"], "told by what was seen in packs"),
    **dict.fromkeys(
        [f"players.tiles.supplies.{name}" for name in SUPPLYING], "what supplying would mean now"
    ),
    **dict.fromkeys(["stacks.sides", "stacks.coming.sides"], "printed on the plants"),
    **dict.fromkeys(["city.full", "city.refills"], "printed on the plants"),
    **dict.fromkeys([f"start_bonus.{name}" for name in ("district", *GAIN)], "printed on the start tile"),
    **dict.fromkeys(
        [f"arrows.{cell}.{name}" for cell in ("cell", "to") for name in CELL], "told by the city"
    ),
    **dict.fromkeys([f"arrows.{name}" for name in GAIN], "printed on the tiles"),
    **dict.fromkeys([f"closed_cells.{name}" for name in CELL], "told by the closed sides"),
    **dict.fromkeys(["needs.have", "needs.asked", "needs.hand_cost"], "counted from what lies there"),
    **dict.fromkeys(["stacks.coming.plant", "undealt"], "told by how many are left"),
    **dict.fromkeys(["passes_to", "comes_from", "turns"], "the same all game"),
    "next_order": "told by money and order",
    "city.supplied": "told by the players' tiles",
    "over": "told by the order of play",
}
"""What a view shows though nothing of it lies anywhere, and why."""


def counted(view: Any) -> Lying:
    """Return what lies where, by what a view shows."""
    found = Counted()
    for track, field in (("round", "round"), ("phase", "phase"), ("done", "turn")):
        found.add((track, 0, str(view[field])), track)
    for place, seat in enumerate(view["order"], 1):
        found.add(("order", seat, str(place)), "order")
    for side in view["closed"]:
        found.add(("closed", 0, side), "closed")
    for piece in view["city"]:
        _piece(piece, found)
    for stack in view["stacks"]:
        colour, plant = stack["plant"].split("-")
        first = PLANTS.index(stack["plant"])
        assert int(plant) + stack["left"] - 1 == STACK
        for number in range(first, first + stack["left"]):
            found.add(("stacks", 0, colour), "plant", number)
    for colour, cubes in view["supply"].items():
        found.add(("supply", 0, colour), "cube", 0, cubes)
    found.add(("landscapes", 0, ""), "landscape", 0, view["landscapes"])
    for player in view["players"]:
        _goods(player, found)
        _tiles(player, view, found)
    return found


def _piece(piece: Any, found: Counted) -> None:
    place = ("city", piece["owner"] or 0, piece["cell"]["name"])
    if piece["kind"] in ("land", "water"):
        found.add(place, "landscape", 1 if piece["kind"] == "land" else 2)
    elif piece["tile"] is not None:
        found.add(place, "tile", piece["tile"])
    elif piece["kind"] != "start":
        found.add(place, "plant", PLANTS.index(piece["plant"]))
        kind = "water" if piece["kind"] == "hydro" else piece["kind"]
        assert kind in PLANT_KINDS
        found.add(("plants", piece["owner"], kind), "side")
    if piece["plant"] is not None:
        found.add(("cubes", 0, piece["plant"]), "cube", 0, piece["cubes"])


def _goods(player: Any, found: Counted) -> None:
    seat = player["seat"]
    found.add(("money", seat, ""), "euro", 0, player["money"])
    found.add(("yellow", seat, ""), "cube", 0, player["yellow"])
    found.add(("passed", seat, ""), "pass", 0, 1 if player["passed"] else 0)
    for source, points in player["points"].items():
        found.add(("points", seat, source), "point", 0, points)


def _tiles(player: Any, view: Any, found: Counted) -> None:
    seat = player["seat"]
    for zone in ("hand", "gone"):
        for tile in player[zone]:
            found.add((zone, seat, ""), "tile", tile or 0)
    if player["picked"]:
        found.add(("pick", seat, ""), "tile", player["pick"] or 0)
    if seat == view["viewer"]:
        for tile in view["pack"]:
            if tile != player["pick"]:
                found.add(("pack", seat, ""), "tile", tile)
    for mine in player["tiles"]:
        if mine["cell"] is None:
            found.add(("laying", seat, ""), "tile", mine["tile"])
        if mine["supplied"] is not None:
            found.add(("supplied", seat, str(mine["tile"])), "demand", mine["supplied"])
            demand = SETS.standard().tiles[mine["tile"]].demands[mine["supplied"] - 1]
            for colour, cubes in zip(CUBES, (demand.red, demand.blue, demand.yellow), strict=True):
                found.add(("delivered", seat, f"{mine['tile']} {colour}"), "cube", 0, cubes)
