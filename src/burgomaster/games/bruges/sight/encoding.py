"""What a seat sees of Bruges as bytes, for those who learn: what `paper/position` declares is told here."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import Column, columns
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import CARDS, COLOUR, COLOURS, FIELDS, GROUP, PILES, SIDES
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.paper.steps import STEPS
from burgomaster.games.bruges.player import Player
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows import encoding as rows
from burgomaster.games.rows.told import STATUES, Board, Told, add_statues

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
        *columns("statue", range(1, STATUES + 1), "points of a statue that nobody has; 0: none"),
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

    def add_time(self, out: list[int], table: Bruges, near: int) -> None:
        out.append(table.round)
        out.append(table.phase)
        out.append(table.lap)
        out.append(table.last)
        out.append((table.first - near) % self.seats)

    def middle(self, table: Bruges, seat: int, last: Told | None) -> Told:
        return last if isinstance(last, Middle) and last.holds(table) else Middle(table)

    def board_of(self, table: Bruges, owner: int, last: Board | None) -> Board:
        player, gatehouse = table.players[owner], table.gatehouses[owner]
        if isinstance(last, Display) and last.holds(player, gatehouse):
            return last
        return Display(player, gatehouse)


@mypyc_attr(acyclic=True)
class Middle(Told):
    """Dice, statues and piles."""

    def __init__(self, table: Bruges) -> None:
        out = [*table.dice]
        add_statues(out, table.statues)
        out.extend(table.piles)
        for top in table.tops:
            out.append(top + 1)
        out.extend(table.covered)
        out.append(table.stolen)
        super().__init__(out)
        self._dice: Final = table.dice
        self._statues: Final = table.statues
        self._piles: Final = table.piles[:]
        self._tops: Final = table.tops[:]
        self._covered: Final = table.covered[:]
        self._stolen: Final = table.stolen

    def holds(self, table: Bruges) -> bool:
        """Tell whether the same lies there as then."""
        return (
            self._dice is table.dice
            and self._statues is table.statues
            and self._stolen == table.stolen
            and self._piles == table.piles
            and self._tops == table.tops
            and self._covered == table.covered
        )


@mypyc_attr(acyclic=True)
class Display(Board):
    """A player's threats, canal and reputation, and houses with their persons."""

    def __init__(self, player: Player, gatehouse: int) -> None:
        houses = player.houses
        marks = [player.sections, player.reputation, player.forged, gatehouse]
        super().__init__(
            [*player.threats, *player.canal, *marks],
            [COLOUR[house.face] + (6 if house.known else 1) for house in houses],
            player.used,
        )
        self._threats: Final = player.threats[:]
        self._canal: Final = player.canal
        self._marks: Final = marks
        self._houses: Final = houses
        for place, house in enumerate(houses, 1):
            self.add_place(place, house.face, house.known, house.persons)

    def holds(self, player: Player, gatehouse: int) -> bool:
        """Tell whether a display has the same in it as then."""
        return (
            self._houses is player.houses
            and self._canal is player.canal
            and self.used == player.used
            and self._threats == player.threats
            and self._marks == [player.sections, player.reputation, player.forged, gatehouse]
        )
