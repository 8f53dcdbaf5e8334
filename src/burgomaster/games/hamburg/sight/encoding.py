"""What a seat sees of Hamburg as bytes, for those who learn: what `paper/position` declares is told here."""

from __future__ import annotations

from typing import Final

from burgomaster.core.encoding import Column, columns
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import CARDS, CATEGORY, COLOUR, COLOURS, DICE, TOKENS
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.paper.steps import steps_of
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows import encoding as rows

SHUFFLED: Final = 2
FOUND: Final = 3
UNDER: Final = 2
"""Of a building: under a card of the garden."""
GARDEN: Final = 4
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
        *columns("statue", range(1, rows.STATUES + 1), "points of a statue that nobody has; 0: none"),
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
        *rows.owner_columns(name, COLOURS, "marks"),
        *columns(f"{name} level", COLOURS, "the increased level of the color's disaster", 4),
        *columns(f"{name} wall", ("left", "right"), "segments of that half", 5),
        Column(f"{name} halves", "halves for which a statue was due: 1 left, 2 right", 3),
        Column(f"{name} square", "the space on City Hall Square"),
        *rows.face_columns(name, "site", "sites"),
    ]


def _columns(box: Box, seats: int) -> list[Column]:
    told = _table_columns()
    for each in range(seats):
        told.extend(_player_columns(f"player {each}"))
    for expansion in box.expansions:
        told.extend(expansion.columns(seats))
    return [*told, *rows.where_columns(CARDS, seats, PLACES)]


class HamburgEncoder(rows.OwnersEncoder[Hamburg]):
    """How Hamburg is told to those who learn."""

    def __init__(self, box: Box, seats: int) -> None:
        told = _columns(box, seats)
        offer = rows.printed_columns("category", 21, 11)
        cards = ("card", "zoo")
        super().__init__(NOTATION, steps_of(box), seats, told, offer, box, COLOUR, CATEGORY, cards)

    def board(self, table: Hamburg, seat: int) -> list[int]:
        player = table.players[seat]
        return [*player.buildings(), *player.garden]

    def add_middle(self, out: list[int], table: Hamburg, seat: int, near: int) -> None:
        """Add time, dice, the church, supplies and tokens."""
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
        rows.add_statues(out, table.statues)
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

    def add_board(self, out: list[int], table: Hamburg, owner: int) -> None:
        """Add disasters, the wall, the square and sites."""
        player = table.players[owner]
        out.extend(player.levels)
        out.extend(player.wall)
        out.append(player.halves)
        out.append(player.square)
        rows.add_faces(out, [COLOUR[plot.face] + (6 if plot.known else 1) for plot in player.plots])

    def add_rest(self, out: list[int], table: Hamburg, near: int) -> None:
        """Add the expansions."""
        for part in table.parts:
            out.extend(part.code(table, near))

    def spread_out(self, spread: rows.Spread, table: Hamburg, owner: int, code: int, own: bool) -> None:
        """Say which buildings stand on a player's sites, and which zoo and park cards lie in the garden."""
        player = table.players[owner]
        for place, plot in enumerate(player.plots, 1):
            spread.add_face(place, plot.face, own and plot.known)
            spread.add_laid(place, plot.buildings, code)
        for place, card in enumerate(player.garden, 1):
            spread.put(card, code + GARDEN, place)
            under = player.under[place - 1]
            if under:
                spread.put(under, code + UNDER, place)

    def spread_heaps(self, spread: rows.Spread, table: Hamburg, seat: int) -> None:
        """Say which cards lie shuffled beneath the discards, and which are being shown to this seat."""
        for card in table.shuffled:
            spread.where[card] = SHUFFLED
        if table.asked == seat:
            for card in table.found:
                spread.where[card] = FOUND


NO_GUESTS: Final = [0] * len(COLOURS)
