"""What a seat sees of Bruges as bytes, for those who learn: what `paper/position` declares is told here.

It reads the table itself and asks for each card whether this seat may know it, as `view.seen_by` does; the
conformance kit compares the two, and arranges anew what the seat cannot know.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import HIGHEST, Column, Encoder, as_bytes, columns
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import CARDS, COLOUR, COLOURS, FIELDS, GROUP, PILES, SIDES
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.paper.steps import STEPS
from burgomaster.games.bruges.player import Player
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.encoding import (
    DISCARDED,
    HELD,
    IN_HAND,
    LAID,
    OWN_FACE,
    PER_PLAYER,
    SECOND,
    STATUES,
    USED,
    add_owner,
    add_remembered,
    add_statues,
    owner_columns,
    where_columns,
)
from burgomaster.games.rows.masks import cards_in

HOUSES: Final = 16
"""So many houses of a display are told one by one; of more only the number."""
NO_HOUSES: Final = [0] * (HOUSES + 1)
PLACES: Final = (
    "1 discards, 4 to 11 remembered, 12 in one's hand, 13 held, 14 a face of an own house; then eight for "
    "each player from oneself on, 16 a person on a house, + 1 if used"
)


def _player_columns(name: str) -> list[Column]:
    houses = range(1, HOUSES + 1)
    return [
        *owner_columns(name, COLOURS, "guilders"),
        *columns(f"{name} threats", COLOURS, "threat markers of the color", 4),
        *columns(f"{name} canal", SIDES, "tiles of that section", FIELDS),
        Column(f"{name} sections", "sections for which a statue was due: 1 left, 2 right", 3),
        Column(f"{name} reputation", "the field of the reputation track"),
        Column(f"{name} forged", "1 + the color that the next card counts as; 0: its own", len(COLOURS)),
        Column(f"{name} gatehouse", "the color of the gatehouse", 3),
        Column(f"{name} houses", "how many houses there are"),
        *columns(f"{name} house", houses, "1 + its color, + 5 if its owner knows the face; 0: none", 10),
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
    return [*told, *where_columns(CARDS, seats, PLACES)]


OFFER: Final = [
    Column("color", "the color of the card; -1: it names none", 4, -1),
    Column("group", "its group", 10, -1),
    Column("cost", "its printed cost", 99, -1),
    Column("points", "its printed points", 99, -1),
    Column("activation", "its symbol", 5, -1),
]


class BrugesEncoder(Encoder[Bruges]):
    """How Bruges is told to those who learn."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(NOTATION, STEPS, seats, _columns(seats), OFFER, ("card",))
        self._box: Final = box

    def hand(self, table: Bruges, seat: int) -> list[int]:
        player = table.players[seat]
        return [*player.hand, player.held] if player.held else player.hand[:]

    def board(self, table: Bruges, seat: int) -> list[int]:
        return table.players[seat].persons()

    def offer_features(self, choice: Choice) -> list[int]:
        form = choice.form
        if form is None or "card" not in form.kinds:
            return [-1, -1, -1, -1, -1]
        card = choice.values[list(form.kinds).index("card")]
        if not 0 < card <= CARDS:
            return [-1, -1, -1, -1, -1]
        box = self._box
        return [COLOUR[card], GROUP[card], box.cost[card], box.points[card], box.activation[card]]

    def encode(self, table: Bruges, seat: int) -> bytes:
        seats = self.seats
        near = seat if seat < seats else 0
        out = self.question(table, seat)
        where = bytearray(CARDS + 1)
        at = bytearray(CARDS + 1)
        _add_table(out, table, near)
        for i in range(seats):
            owner = (near + i) % seats
            gatehouse = table.gatehouses[owner]
            _add_player(out, where, at, table.players[owner], gatehouse, LAID + PER_PLAYER * i, owner == seat)
        deep = len(table.discards)
        for card in table.discards:
            where[card] = DISCARDED
            at[card] = deep if deep < HIGHEST else HIGHEST
            deep -= 1
        if table.leads[seat]:
            add_remembered(where, at, table.leads[seat], seat, seats)
        return b"".join([as_bytes(out), where[1:], at[1:]])


def _add_table(out: list[int], table: Bruges, near: int) -> None:
    """Add what lies in the middle: time, dice, statues and piles."""
    out.append(table.round)
    out.append(table.phase)
    out.append(table.lap)
    out.append(table.last)
    out.append((table.first - near) % len(table.players))
    out.extend(table.dice)
    add_statues(out, table.statues)
    out.extend(table.piles)
    for top in table.tops:
        out.append(top + 1)
    out.extend(table.covered)
    out.append(table.stolen)


def _add_player(
    out: list[int], where: bytearray, at: bytearray, player: Player, gatehouse: int, code: int, own: bool
) -> None:
    """Add a player's display, and say where its cards are, and those that the seat knows."""
    add_owner(out, player, COLOUR)
    out.extend(player.threats)
    out.extend(player.canal)
    out.append(player.sections)
    out.append(player.reputation)
    out.append(player.forged)
    out.append(gatehouse)
    if own:
        for card in player.hand:
            where[card] = IN_HAND
        if player.held:
            where[player.held] = HELD
    houses = len(out)
    out.extend(NO_HOUSES)
    out[houses] = len(player.houses)
    for place, house in enumerate(player.houses, 1):
        face = house.face
        if place <= HOUSES:
            out[houses + place] = COLOUR[face] + (6 if house.known else 1)
        if own and house.known and face > 0:
            where[face] = OWN_FACE
            at[face] = place
        second = 0
        for card in house.persons:
            where[card] = code
            at[card] = place + second
            second = SECOND
    for card in cards_in(player.used):
        where[card] += USED
