"""What a seat sees of Hamburg as bytes, for those who learn: what `paper/position` declares is told here.

It reads the table itself and asks for each card whether this seat may know it, as `view.seen_by` does; the
conformance kit compares the two, and arranges anew what the seat cannot know.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import HIGHEST, Column, Encoder, as_bytes, columns
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import CARDS, CATEGORY, COLOUR, COLOURS, DICE, TOKENS
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.paper.steps import steps_of
from burgomaster.games.hamburg.player import Player
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.encoding import (
    DISCARDED,
    FOUND,
    GARDEN,
    HELD,
    IN_HAND,
    LAID,
    OWN_FACE,
    PER_PLAYER,
    SECOND,
    SHUFFLED,
    STATUES,
    UNDER,
    USED,
    add_owner,
    add_remembered,
    add_statues,
    owner_columns,
    where_columns,
)
from burgomaster.games.rows.masks import cards_in

SITES: Final = 16
"""So many sites of a display are told one by one; of more only the number."""
NO_SITES: Final = [0] * (SITES + 1)
PLACES: Final = (
    "1 discards, 2 shuffled beneath them, 3 being shown to oneself, 4 to 11 remembered, 12 in one's hand, "
    "13 held, 14 a face of an own site; then eight for each player from oneself on, 16 a building on a site, "
    "18 under a zoo card, 20 a zoo or park card, + 1 if used"
)


def _table_columns() -> list[Column]:
    return [
        Column("season", "the season", 8),
        Column("phase", "0 set-up, then the phase", 4),
        Column("round", "the round of phase III"),
        Column("first", "the first player, counted from oneself", 4),
        *columns("die", DICE, "what it shows; 0 before it is rolled", 6),
        Column("cleric", "the window of the season's cleric, from 1; 0: none", 6),
        *columns("guests", COLOURS, "workers in the windows this season (189)"),
        *columns("floor", range(1, 7), "clerics below the window"),
        *columns("floor workers", COLOURS, "workers below the windows (189)"),
        *columns("statue", range(1, STATUES + 1), "points of a statue that nobody has; 0: none"),
        *columns("pile", COLOURS, "cards of the pile"),
        *columns("open token", TOKENS, "intrigue tokens of the kind that lie open"),
        *columns("step token", TOKENS, "those of them drawn in the step in progress"),
        *columns("token", TOKENS, "intrigue tokens of the kind that do not lie open"),
        Column("tokens drawn", "how many tokens were drawn so far"),
        Column("exposed", "how often the top of the shuffled discards came to light"),
        Column("stolen", "how often a card was drawn from a hand"),
        Column("shuffled", "cards that lie shuffled beneath the discards"),
    ]


def _player_columns(name: str) -> list[Column]:
    return [
        *owner_columns(name, COLOURS, "marks"),
        *columns(f"{name} level", COLOURS, "the increased level of the color's disaster", 4),
        *columns(f"{name} wall", ("left", "right"), "segments of that half", 5),
        Column(f"{name} halves", "halves for which a statue was due: 1 left, 2 right", 3),
        Column(f"{name} square", "the space on City Hall Square"),
        Column(f"{name} sites", "how many sites there are"),
        *columns(
            f"{name} site",
            range(1, SITES + 1),
            "1 + its color, + 5 if its owner knows the face; 0: none",
            10,
        ),
    ]


def _columns(box: Box, seats: int) -> list[Column]:
    told = _table_columns()
    for each in range(seats):
        told.extend(_player_columns(f"player {each}"))
    for expansion in box.expansions:
        told.extend(expansion.columns(seats))
    return [*told, *where_columns(CARDS, seats, PLACES)]


OFFER: Final = [
    Column("color", "the color of the card; -1: it names none", 4, -1),
    Column("category", "its category", 21, -1),
    Column("cost", "its printed cost", 99, -1),
    Column("points", "its printed points", 99, -1),
    Column("activation", "its symbol", 11, -1),
]


class HamburgEncoder(Encoder[Hamburg]):
    """How Hamburg is told to those who learn."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(NOTATION, steps_of(box), seats, _columns(box, seats), OFFER, ("card", "zoo"))
        self._box: Final = box

    def hand(self, table: Hamburg, seat: int) -> list[int]:
        player = table.players[seat]
        return [*player.hand, player.held] if player.held else player.hand[:]

    def board(self, table: Hamburg, seat: int) -> list[int]:
        player = table.players[seat]
        return [*player.buildings(), *player.garden]

    def offer_features(self, choice: Choice) -> list[int]:
        form = choice.form
        if form is None or "card" not in form.kinds:
            return [-1, -1, -1, -1, -1]
        card = choice.values[list(form.kinds).index("card")]
        if not 0 < card <= CARDS:
            return [-1, -1, -1, -1, -1]
        box = self._box
        return [COLOUR[card], CATEGORY[card], box.cost[card], box.points[card], box.activation[card]]

    def encode(self, table: Hamburg, seat: int) -> bytes:
        seats = self.seats
        near = seat if seat < seats else 0
        out = self.question(table, seat)
        where = bytearray(CARDS + 1)
        at = bytearray(CARDS + 1)
        _add_table(out, table, seat, near)
        for i in range(seats):
            owner = (near + i) % seats
            _add_player(out, where, at, table.players[owner], LAID + PER_PLAYER * i, owner == seat)
        for part in table.parts:
            out.extend(part.code(table, near))
        _add_heaps(where, at, table, seat)
        if table.leads[seat]:
            add_remembered(where, at, table.leads[seat], seat, seats)
        return b"".join([as_bytes(out), where[1:], at[1:]])


def _add_table(out: list[int], table: Hamburg, seat: int, near: int) -> None:
    """Add what lies in the middle: time, dice, the church, supplies and tokens."""
    out.append(table.season)
    out.append(table.phase)
    out.append(table.round)
    out.append((table.first - near) % len(table.players))
    out.extend(table.dice)
    out.append(table.cleric + 1)
    guests = len(out)
    out.extend(NO_GUESTS)
    for colour in table.guests:
        out[guests + colour] += 1
    out.extend(table.floor)
    out.extend(table.floor_workers)
    add_statues(out, table.statues)
    piles = len(out)
    out.extend(table.piles)
    if table.found and table.asked != seat:
        for card in table.found:
            out[piles + COLOUR[card]] += 1
    out.extend(table.open_tokens)
    out.extend(table.step_tokens)
    out.extend(table.stock)
    out.append(table.tokens_drawn)
    out.append(table.exposed)
    out.append(table.stolen)
    out.append(len(table.shuffled))


NO_GUESTS: Final = [0] * len(COLOURS)


def _add_player(
    out: list[int], where: bytearray, at: bytearray, player: Player, code: int, own: bool
) -> None:
    """Add a player's board, and say where the cards of the display are, and those that the seat knows."""
    add_owner(out, player, COLOUR)
    out.extend(player.levels)
    out.extend(player.wall)
    out.append(player.halves)
    out.append(player.square)
    if own:
        for card in player.hand:
            where[card] = IN_HAND
        if player.held:
            where[player.held] = HELD
    _add_sites(out, where, at, player, code, own)
    for index, card in enumerate(player.garden):
        where[card] = code + GARDEN
        at[card] = index + 1
        under = player.under[index]
        if under:
            where[under] = code + UNDER
            at[under] = index + 1
    if player.used:
        for card in cards_in(player.used):
            if card <= CARDS:
                where[card] += USED


def _add_sites(out: list[int], where: bytearray, at: bytearray, player: Player, code: int, own: bool) -> None:
    """Add a player's sites, and say which buildings stand on them."""
    sites = len(out)
    out.extend(NO_SITES)
    out[sites] = len(player.plots)
    for place, plot in enumerate(player.plots, 1):
        face = plot.face
        if place <= SITES:
            out[sites + place] = COLOUR[face] + (6 if plot.known else 1)
        if own and plot.known and face > 0:
            where[face] = OWN_FACE
            at[face] = place
        second = 0
        for card in plot.buildings:
            where[card] = code
            at[card] = place + second
            second = SECOND


def _add_heaps(where: bytearray, at: bytearray, table: Hamburg, seat: int) -> None:
    """Say which cards lie in the discard pile, how deep, and which are being shown to this seat."""
    deep = len(table.discards)
    for card in table.discards:
        where[card] = DISCARDED
        at[card] = deep if deep < HIGHEST else HIGHEST
        deep -= 1
    for card in table.shuffled:
        where[card] = SHUFFLED
    if table.asked == seat:
        for card in table.found:
            where[card] = FOUND
