"""What a seat sees of Bruges as bytes, for those who learn: what `paper/position` declares is told here."""

from __future__ import annotations

from typing import Final

from burgomaster.core.encoding import Column, columns
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import CARDS, COLOUR, COLOURS, FIELDS, GROUP, PILES, SIDES
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.paper.steps import STEPS
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows import encoding as rows

PLACES: Final = (
    "1 discards, 4 to 11 remembered, 12 in one's hand, 13 held, 14 a face of an own house; then eight for "
    "each player from oneself on, 16 a person on a house, + 1 if used"
)


def _player_columns(name: str) -> list[Column]:
    return [
        *rows.owner_columns(name, COLOURS, "guilders"),
        *columns(f"{name} threats", COLOURS, "threat markers of the color", 4),
        *columns(f"{name} canal", SIDES, "tiles of that section", FIELDS),
        Column(f"{name} sections", "sections for which a statue was due: 1 left, 2 right", 3),
        Column(f"{name} reputation", "the field of the reputation track"),
        Column(f"{name} forged", "1 + the color that the next card counts as; 0: its own", len(COLOURS)),
        Column(f"{name} gatehouse", "the color of the gatehouse", 3),
        *rows.face_columns(name, "house", "houses"),
    ]


def _columns(seats: int) -> list[Column]:
    told = [
        Column("round", "the round"),
        Column("phase", "0 set-up, then the phase", 4),
        Column("lap", "which card everyone plays in phase 3", 8),
        Column("last", "the last round, once it is known; 0 before"),
        Column("first", "the first player, counted from oneself", 3),
        *columns("die", COLOURS, "what it shows; 0 before it is rolled", 6),
        *columns("statue", range(1, rows.STATUES + 1), "points of a statue that nobody has; 0: none"),
        *columns("pile", PILES, "cards of the pile"),
        *columns("top", PILES, "1 + the color of its top card; 0: none", len(COLOURS)),
        *columns("covered", COLOURS, "cards of the color below the tops"),
        Column("stolen", "how often a card was drawn from a hand"),
    ]
    for each in range(seats):
        told.extend(_player_columns(f"player {each}"))
    return [*told, *rows.where_columns(CARDS, seats, PLACES)]


class BrugesEncoder(rows.OwnersEncoder[Bruges]):
    """How Bruges is told to those who learn."""

    def __init__(self, box: Box, seats: int) -> None:
        offer = rows.printed_columns("group", 10, 5)
        super().__init__(NOTATION, STEPS, seats, _columns(seats), offer, box, COLOUR, GROUP)

    def board(self, table: Bruges, seat: int) -> list[int]:
        return table.players[seat].persons()

    def add_middle(self, out: list[int], table: Bruges, seat: int, near: int) -> None:
        """Add time, dice, statues and piles."""
        out.append(table.round)
        out.append(table.phase)
        out.append(table.lap)
        out.append(table.last)
        out.append((table.first - near) % len(table.players))
        out.extend(table.dice)
        rows.add_statues(out, table.statues)
        out.extend(table.piles)
        for top in table.tops:
            out.append(top + 1)
        out.extend(table.covered)
        out.append(table.stolen)

    def add_board(self, out: list[int], table: Bruges, owner: int) -> None:
        """Add threats, the canal, reputation and houses."""
        player = table.players[owner]
        out.extend(player.threats)
        out.extend(player.canal)
        out.append(player.sections)
        out.append(player.reputation)
        out.append(player.forged)
        out.append(table.gatehouses[owner])
        rows.add_faces(out, [COLOUR[house.face] + (6 if house.known else 1) for house in player.houses])

    def spread_out(self, spread: rows.Spread, table: Bruges, owner: int, code: int, own: bool) -> None:
        """Say which persons live in a player's houses."""
        for place, house in enumerate(table.players[owner].houses, 1):
            spread.add_face(place, house.face, own and house.known)
            spread.add_laid(place, house.persons, code)
