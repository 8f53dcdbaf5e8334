"""A player's display and hand, and the houses of the display."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.games.bruges.box.components import COLOUR, COLOURS, LEFT, blank
from burgomaster.games.rows.player import Owner


@mypyc_attr(acyclic=True)
class House:
    """A house of a display: a card lying on its face, with the persons on it."""

    __slots__ = ("face", "known", "persons")

    def __init__(self, face: int, known: bool, persons: tuple[int, ...]) -> None:
        self.face: Final = face  # the card; a blank one while nobody has looked
        self.known: Final = known  # whether its owner knows the face: it came from the hand
        self.persons: Final = persons

    @property
    def colour(self) -> int:
        """Return the colour that everyone sees."""
        return COLOUR[self.face]

    def with_persons(self, persons: tuple[int, ...]) -> House:
        """Return the same house with other persons on it."""
        return House(self.face, self.known, persons)

    def turned(self, face: int) -> House:
        """Return the same house with another face, or a blank one."""
        return House(face, self.known, self.persons)

    def closed(self) -> House:
        """Return the same house as those see it who may not know its face."""
        return self.turned(blank(self.colour))


@mypyc_attr(acyclic=True)
class Player(Owner):
    """A player's display and hand; `display` has the persons laid out."""

    __slots__ = ("canal", "forged", "houses", "reputation", "sections", "threats")

    def __init__(self, source: Player | None = None) -> None:
        super().__init__(len(COLOURS), source)
        if source is None:
            self.threats = [0] * len(COLOURS)  # threat markers of each colour
            self.canal: tuple[int, ...] = (0, 0)  # tiles of the left and the right section
            self.sections = 0  # sections for which a statue was due: 1 left, 2 right
            self.reputation = 0  # field of the reputation track; 0 is the town hall
            self.houses: tuple[House, ...] = ()
            self.forged = 0  # 1 + the colour that the next card played this turn counts as
        else:  # a clone: equal, and sharing nothing that can change
            self.threats = source.threats[:]
            self.canal = source.canal
            self.sections = source.sections
            self.reputation = source.reputation
            self.houses = source.houses
            self.forged = source.forged

    @property
    def guilders(self) -> int:
        """Return the money of Bruges."""
        return self.money

    @guilders.setter
    def guilders(self, guilders: int) -> None:
        self.money = guilders

    def persons(self) -> list[int]:
        """Return the persons laid out, on houses from left to right."""
        return [card for house in self.houses for card in house.persons]

    def put_house(self, place: int, house: House) -> None:
        """Change the house at a place (places count from 1)."""
        self.houses = (*self.houses[: place - 1], house, *self.houses[place:])

    def put_canal(self, side: int, tiles: int) -> None:
        """Change the number of tiles of one section."""
        self.canal = (tiles, self.canal[1]) if side == LEFT else (self.canal[0], tiles)

    def tiles(self) -> int:
        """Return the number of canal tiles."""
        return self.canal[0] + self.canal[1]
