"""What lies where on Hamburg's table, told from its view alone: beside what the engine counts."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.event import Lying
from burgomaster.games.hamburg.box.components import COLOURS, tile_name
from tests.games.places import Counted

EXCHANGE: Final = ("side", "number", "action", "space", "removed")
FOLLOWS: Final = {
    **dict.fromkeys(["game", "data", "seasons", "windows", "square"], "the same all game"),
    **dict.fromkeys(["board.wall", "board.wall_prices", "board.third_points"], "printed on the boards"),
    **dict.fromkeys(["changed.card", "changed.cost", "changed.points"], "the same all game"),
    **dict.fromkeys(["players.wall.next_colour", "players.wall.next_price"], "printed on the boards"),
    **dict.fromkeys(["players.score", "players.total", "winners"], "counted from what lies there"),
    "viewer": "who looks",
    "rounds": "told by the tile in force, and then by the order of play",
    "over": "told by the order of play",
    "players.advance_price": "told by the dice",
    "players.sites.owner_knows": "told by where the card came from",
    "players.in_force": "told by the tiles before a player and under the cleric",
    **dict.fromkeys(["zitronenjettes", "ships", "players.zitronenjettes"], "told once more by the parts"),
    **dict.fromkeys([f"exchange.{name}" for name in EXCHANGE], "told once more by the parts"),
    "parts.expansion": "told by the zones of its places",
}
"""What a view shows though nothing of it lies anywhere, and why."""


def back(view: Any) -> int:
    """Return the number of a card as it is seen."""
    card = view["card"]
    return int(card) if card is not None else -1 - COLOURS.index(view["colour"])


def counted(view: Any) -> Lying:
    """Return what lies where, by what a view shows."""
    found = Counted()
    for track in ("season", "phase", "round"):
        found.add((track, 0, str(view[track])), track)
    found.add(("first", view["first"], ""), "coat")
    for die, pips in view["dice"].items():
        found.add(("dice", 0, f"{die} {pips}"), "die")
    if view["cleric"] is not None:
        found.add(("windows", 0, str(view["cleric"])), "cleric")
    for colour in view["guests"]:
        found.add(("guests", 0, colour), "worker")
    for window, clerics in enumerate(view["floor"], 1):
        found.add(("floor", 0, str(window)), "cleric", 0, clerics)
    for colour, workers in view["floor_workers"].items():
        found.add(("floor_workers", 0, colour), "worker", 0, workers)
    for statue in view["statues"]:
        found.add(("statues", 0, ""), "statue", statue)
    for number, (colour, cards) in enumerate(view["piles"].items(), 1):
        found.add(("piles", 0, colour), "card", -number, cards)
    for zone in ("discards", "shuffled", "found"):
        for card in view[zone]:
            found.add((zone, 0, ""), "card", card)
    found.add(("burning_house", 0, ""), "token", -1, view["tokens"])
    for kind, tokens in enumerate(view["open_tokens"]):
        found.add(("open_tokens", 0, ""), "token", kind, tokens)
    for player in view["players"]:
        _board(player, found)
        _cards(player, found)
    for part in view.get("parts", ()):
        for lies in part["lying"]:  # a tile is told by its number, and by the name of its place
            tile = tile_name(lies["number"]) if lies["number"] is not None else ""
            name = " ".join([word for word in (lies["name"], tile) if word])
            found.add((lies["zone"], lies["seat"] or 0, name), lies["thing"], 0, lies["count"])
    return found


def _board(player: Any, found: Counted) -> None:
    seat = player["seat"]
    found.add(("marks", seat, ""), "mark", 0, player["marks"])
    found.add(("points", seat, ""), "point", 0, player["points"])
    for colour in COLOURS:
        found.add(("workers", seat, colour), "worker", 0, player["workers"][colour])
        found.add(("levels", seat, colour), "level", 0, player["levels"][colour])
    for side, wall in player["wall"].items():
        found.add(("wall", seat, side), "segment", 0, wall["built"])
    for statue in player["statues"]:
        found.add(("statues", seat, ""), "statue", statue)
    for majority in player["majorities"]:
        found.add(("majorities", seat, majority), "majority")
    found.add(("square", seat, str(player["square"])), "pawn")
    for card in player["used"]:
        found.add(("used", seat, ""), "marker", card)
    mayor = player.get("mayor")
    if mayor is not None and mayor["used"]:
        found.add(("used", seat, f"{mayor['tile']} {mayor['face']}"), "marker")


def _cards(player: Any, found: Counted) -> None:
    seat = player["seat"]
    for card in player["hand"]:
        found.add(("hand", seat, ""), "card", back(card))
    for colour in player["drawn"]:
        found.add(("drawn", seat, ""), "card", -1 - COLOURS.index(colour))
    if player["held"] is not None:
        found.add(("held", seat, ""), "card", back(player["held"]))
    for site in player["sites"]:
        found.add(("sites", seat, str(site["place"])), "card", back(site["face"]))
        for card in site["buildings"]:
            found.add(("buildings", seat, str(site["place"])), "card", card)
    for garden in player["garden"]:
        found.add(("garden", seat, ""), "card", garden["card"])
        if garden["under"] is not None:
            found.add(("under", seat, str(garden["card"])), "card", garden["under"])
