"""A player's board, display and hand, and the sites of the display."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, LEFT, blank
from burgomaster.games.rows.player import Owner


@mypyc_attr(acyclic=True)
class Plot:
    """A site in a display: a card lying on its face, with the buildings on it."""

    __slots__ = ("buildings", "face", "known")

    def __init__(self, face: int, known: bool, buildings: tuple[int, ...]) -> None:
        self.face: Final = face  # the card; a blank one while nobody has looked
        self.known: Final = known  # whether its owner knows the face: it came from the hand
        self.buildings: Final = buildings

    def with_buildings(self, buildings: tuple[int, ...]) -> Plot:
        """Return the same site with other buildings on it."""
        return Plot(self.face, self.known, buildings)

    def turned(self, face: int) -> Plot:
        """Return the same site with another face, or a blank one."""
        return Plot(face, self.known, self.buildings)


@mypyc_attr(acyclic=True)
class Backs:
    """Sites as those see them who may know no face: the sites, and the faces that are hidden, by colour."""

    def __init__(self, plots: tuple[Plot, ...]) -> None:
        self.of: Final = plots
        self.plots: Final = tuple(
            [plot.turned(blank(COLOUR[plot.face])) if plot.face > 0 else plot for plot in plots]
        )
        self.faces: Final[list[list[int]]] = [[], [], [], [], []]
        for plot in plots:
            if plot.face > 0:
                self.faces[COLOUR[plot.face]].append(plot.face)


@mypyc_attr(acyclic=True)
class Player(Owner):
    """A player's board, display and hand."""

    __slots__ = (
        "_backs",
        "garden",
        "halves",
        "levels",
        "plots",
        "square",
        "under",
        "wall",
    )

    def __init__(self, source: Player | None = None) -> None:
        super().__init__(len(COLOURS), source)
        self._backs: Backs | None = None
        if source is None:
            self.levels = [0, 0, 0, 0, 0]  # increased disaster levels
            self.wall: tuple[int, ...] = (0, 0)  # segments of the left and the right half
            self.halves = 0  # halves for which a statue was due: 1 left, 2 right
            self.square = 0  # space on City Hall Square
            self.plots: tuple[Plot, ...] = ()
            self.garden: tuple[int, ...] = ()  # zoo and park cards, in the order laid
            self.under: tuple[int, ...] = ()  # the building under each of them, or 0
        else:  # a clone: equal, and sharing nothing that can change
            self.levels = source.levels[:]
            self.wall = source.wall
            self.halves = source.halves
            self.square = source.square
            self.plots = source.plots
            self.garden = source.garden
            self.under = source.under

    @property
    def marks(self) -> int:
        """Return the money of Hamburg."""
        return self.money

    @marks.setter
    def marks(self, marks: int) -> None:
        self.money = marks

    def backs(self) -> Backs:
        """Return the sites as others see them, made anew only when they have changed."""
        backs = self._backs
        if backs is None or backs.of is not self.plots:
            backs = self._backs = Backs(self.plots)
        return backs

    def buildings(self) -> list[int]:
        """Return the buildings of the display: on sites from left to right, then under zoo cards."""
        cards: list[int] = []
        for plot in self.plots:
            cards.extend(plot.buildings)
        cards.extend([card for card in self.under if card])
        return cards

    def built_on_sites(self) -> int:
        """Return the number of buildings to the right of the board."""
        return self.display.bit_count() - (len(self.under) - self.under.count(0))

    def put_plot(self, place: int, plot: Plot) -> None:
        """Change the site at a place (places count from 1)."""
        self.plots = (*self.plots[: place - 1], plot, *self.plots[place:])

    def put_under(self, index: int, card: int) -> None:
        """Put a building, or nothing, under one of the cards to the left of the board."""
        self.under = (*self.under[:index], card, *self.under[index + 1 :])

    def put_wall(self, side: int, segments: int) -> None:
        """Change the number of segments of one half of the wall."""
        self.wall = (segments, self.wall[1]) if side == LEFT else (self.wall[0], segments)

    def segments(self) -> int:
        """Return the number of wall segments."""
        return self.wall[0] + self.wall[1]
