"""What a seat sees of Hamburg as bytes, for those who learn: what `paper/position` declares is told here."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import Column, columns
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import CARDS, CATEGORY, COLOUR, COLOURS, DICE, TOKENS
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.paper.steps import steps_of
from burgomaster.games.hamburg.player import Player
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows import encoding as rows
from burgomaster.games.rows.told import STATUES, Board, Told, add_statues

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

    def add_time(self, out: list[int], table: Hamburg, near: int) -> None:
        out.append(table.season)
        out.append(table.phase)
        out.append(table.round)
        out.append((table.first - near) % self.seats)

    def middle(self, table: Hamburg, seat: int, last: Told | None) -> Told:
        hidden = table.found if table.asked != seat else ()
        if isinstance(last, Middle) and last.holds(table, hidden):
            return last
        return Middle(table, hidden)

    def board_of(self, table: Hamburg, owner: int, last: Board | None) -> Board:
        player = table.players[owner]
        return last if isinstance(last, Display) and last.holds(player) else Display(player)

    def rest(self, table: Hamburg, near: int) -> list[int]:
        """Return the expansions."""
        told: list[int] = []
        for part in table.parts:
            told.extend(part.code(table, near))
        return told

    def shuffled(self, table: Hamburg) -> tuple[int, ...]:
        return table.shuffled

    def shown(self, table: Hamburg) -> tuple[int, ...]:
        return table.found


NO_GUESTS: Final = [0] * len(COLOURS)


def _middle(table: Hamburg, hidden: tuple[int, ...]) -> list[int]:
    """Return dice, the church, supplies and tokens; cards that are shown to others lie in their piles."""
    out = [*table.dice, table.cleric + 1]
    guests = len(out)
    out.extend(NO_GUESTS)
    for colour in table.guests:
        out[guests + colour] += 1
    out.extend(table.floor)
    out.extend(table.floor_workers)
    add_statues(out, table.statues)
    piles = len(out)
    out.extend(table.piles)
    for card in hidden:
        out[piles + COLOUR[card]] += 1
    out.extend(table.open_tokens)
    out.extend(table.step_tokens)
    out.extend(table.stock)
    out.append(table.tokens_drawn)
    out.append(table.exposed)
    out.append(table.stolen)
    out.append(len(table.shuffled))
    return out


@mypyc_attr(acyclic=True)
class Middle(Told):
    """What lies in the middle, as those see it to whom these cards are not shown."""

    def __init__(self, table: Hamburg, hidden: tuple[int, ...]) -> None:
        super().__init__(_middle(table, hidden))
        self._hidden: Final = hidden
        self._dice: Final = table.dice
        self._cleric: Final = table.cleric
        self._guests: Final = table.guests
        self._floor: Final = table.floor
        self._floor_workers: Final = table.floor_workers
        self._statues: Final = table.statues
        self._piles: Final = table.piles[:]
        self._open: Final = table.open_tokens
        self._step: Final = table.step_tokens
        self._stock: Final = table.stock
        self._drawn: Final = table.tokens_drawn
        self._exposed: Final = table.exposed
        self._stolen: Final = table.stolen
        self._shuffled: Final = table.shuffled

    def holds(self, table: Hamburg, hidden: tuple[int, ...]) -> bool:
        """Tell whether the same lies there as then."""
        return (
            self._piles == table.piles
            and self._hidden is hidden
            and self._dice is table.dice
            and self._cleric == table.cleric
            and self._guests is table.guests
            and self._floor is table.floor
            and self._floor_workers is table.floor_workers
            and self._statues is table.statues
            and self._open is table.open_tokens
            and self._step is table.step_tokens
            and self._stock is table.stock
            and self._drawn == table.tokens_drawn
            and self._exposed == table.exposed
            and self._stolen == table.stolen
            and self._shuffled is table.shuffled
        )


@mypyc_attr(acyclic=True)
class Display(Board):
    """A player's disasters, wall and square, sites with their buildings, and the garden."""

    def __init__(self, player: Player) -> None:
        plots = player.plots
        super().__init__(
            [*player.levels, *player.wall, player.halves, player.square],
            [COLOUR[plot.face] + (6 if plot.known else 1) for plot in plots],
            player.used,
        )
        self._levels: Final = player.levels[:]
        self._wall: Final = player.wall
        self._halves: Final = player.halves
        self._square: Final = player.square
        self._plots: Final = plots
        self._garden: Final = player.garden
        self._under: Final = player.under
        for place, plot in enumerate(plots, 1):
            self.add_place(place, plot.face, plot.known, plot.buildings)
        for place, card in enumerate(player.garden, 1):
            self.add_card(card, GARDEN, place)
            under = player.under[place - 1]
            if under:
                self.add_card(under, UNDER, place)

    def holds(self, player: Player) -> bool:
        """Tell whether a board has the same on it as then."""
        return (
            self._plots is player.plots
            and self._garden is player.garden
            and self._under is player.under
            and self._wall is player.wall
            and self._halves == player.halves
            and self._square == player.square
            and self.used == player.used
            and self._levels == player.levels
        )
