"""What lies where on Bruges' table, told from its view alone: beside what the engine counts."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.event import Lying
from burgomaster.games.bruges.box.components import COLOURS
from tests.games.places import Counted

FOLLOWS: Final = {
    **dict.fromkeys(["game", "data", "laps", "reputation", "canal_prices"], "the same all game"),
    **dict.fromkeys(["changed.card", "changed.cost", "changed.points", "third_points"], "the same all game"),
    **dict.fromkeys(["players.gatehouse", "players.canal.colours"], "printed on the board"),
    "players.canal.next_price": "printed on the board",
    **dict.fromkeys(["players.score", "players.total", "winners"], "counted from what lies there"),
    "viewer": "who looks",
    "over": "told by the order of play",
    "players.advance_price": "told by the dice",
    "players.hand_limit": "told by the persons laid out",
    "players.sections": "told by the statues taken",
    "players.houses.owner_knows": "told by where the card came from",
}
"""What a view shows though nothing of it lies anywhere, and why."""


def back(view: Any) -> int:
    """Return the number of a card as it is seen."""
    card = view["card"]
    return int(card) if card is not None else blank(view["colour"])


def blank(colour: str) -> int:
    """Return the number of a card of which only the colour is seen."""
    return -1 - COLOURS.index(colour)


def counted(view: Any) -> Lying:
    """Return what lies where, by what a view shows."""
    found = Counted()
    for track in ("round", "phase", "lap"):
        found.add((track, 0, str(view[track])), track)
    found.add(("last", 0, str(view["last"] or 0)), "last")
    found.add(("first", view["first"], ""), "coat")
    for die, pips in view["dice"].items():
        found.add(("dice", 0, f"{die} {pips}"), "die")
    for statue in view["statues"]:
        found.add(("statues", 0, ""), "statue", statue)
    for name, pile in view["piles"].items():
        top = pile["top"]
        if top is not None:
            found.add(("piles", 0, name), "card", blank(top))
        found.add(("piles", 0, name), "back", 0, pile["cards"] - (top is not None))
    for card in view["discards"]:
        found.add(("discards", 0, ""), "card", card)
    for player in view["players"]:
        _pieces(player, found)
        _cards(player, found)
    return found


def _pieces(player: Any, found: Counted) -> None:
    seat = player["seat"]
    found.add(("guilders", seat, ""), "guilder", 0, player["guilders"])
    found.add(("points", seat, ""), "point", 0, player["points"])
    for colour in COLOURS:
        found.add(("workers", seat, colour), "worker", 0, player["workers"][colour])
        found.add(("threats", seat, colour), "threat", 0, player["threats"][colour])
    for side, section in player["canal"].items():
        found.add(("canal", seat, side), "tile", 0, section["built"])
    for statue in player["statues"]:
        found.add(("statues", seat, ""), "statue", statue)
    for majority in player["majorities"]:
        found.add(("majorities", seat, majority), "majority")
    found.add(("reputation", seat, str(player["reputation"])), "figure")
    for card in player["used"]:
        found.add(("used", seat, ""), "turned", card)
    if player["forged"] is not None:
        found.add(("forged", seat, ""), "forged", 1 + COLOURS.index(player["forged"]))


def _cards(player: Any, found: Counted) -> None:
    seat = player["seat"]
    for card in player["hand"]:
        found.add(("hand", seat, ""), "card", back(card))
    for colour in player["drawn"]:
        found.add(("drawn", seat, ""), "card", blank(colour))
    if player["held"] is not None:
        found.add(("held", seat, ""), "card", back(player["held"]))
    for house in player["houses"]:
        found.add(("houses", seat, str(house["place"])), "card", back(house["face"]))
        for card in house["persons"]:
            found.add(("persons", seat, str(house["place"])), "card", card)
