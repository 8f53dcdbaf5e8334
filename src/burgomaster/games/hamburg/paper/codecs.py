"""How cards are written in positions, and how hands and piles of them are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    FIRST_TILE,
    TILE_NAMES,
    blank,
    tile_name,
)
from burgomaster.games.rows.masks import cards_in
from burgomaster.paper.fields import Codec, Numbers, Several
from burgomaster.paper.position import FieldReader, Fields, words
from burgomaster.paper.toml import Document, joined

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Plot
    from burgomaster.games.rows.leads import Leads

NONE: Final = "none"
"""Where a card or a cleric could be, but is not."""
SPECTATOR: Final = "spectator"
PLACE_NAMES: Final = ("pile", *[f"hand {n}" for n in range(1, 6)], *[f"sites {n}" for n in range(1, 6)])
"""Where a hidden card may lie, in the order of the bits of a lead."""

_SOME_CARDS: Final = Numbers(1, CARDS)


def card_data(card: int) -> Plain:
    """Return a card as it is written: its number, its colour if it is blank, or that there is none."""
    if card > 0:
        return card
    return COLOURS[COLOUR[card]] if card else NONE


class CardReader(FieldReader):
    """Reads a position with cards, each of which lies in one place."""

    def __init__(self, data: Plain, document: Document | None) -> None:
        super().__init__(data, document)
        self.placed: Final[dict[int, str]] = {}
        """Cards with a place of their own, and where that is written."""
        self.blanks: Final[list[list[str]]] = [[], [], [], [], []]
        """Where blank cards of each colour are written."""

    def card(self, value: Plain, field: str, blanks: bool) -> int:
        """Return a card that lies here: its number, or where blanks may lie, its colour."""
        if blanks and isinstance(value, str):
            colour = self.word(value, field, COLOURS)
            self.blanks[colour].append(field)
            return blank(colour)
        if not self.is_whole(value, field, 1, CARDS) or not isinstance(value, int):
            return 0
        if value in self.placed:
            self.note(field, Message("hb-position-card-twice", card=value, place=self.placed[value]))
        else:
            self.placed[value] = field
        return value


def _card(reader: FieldReader, value: Plain, at: str, blanks: bool) -> int:
    assert isinstance(reader, CardReader)
    return reader.card(value, at, blanks)


class Marked(Codec[int]):
    """The cards, by number, and the tiles, by name, that have an activation marker, as a set."""

    def nothing(self) -> int:
        return 0

    def write(self, value: int) -> Plain:
        return [number if number <= CARDS else tile_name(number) for number in cards_in(value)]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        marked = 0
        for i, each in enumerate(reader.listed(value, at)):
            field = f"{at}[{i}]"
            if isinstance(each, str):
                tile = reader.which(each, field, TILE_NAMES)
                marked |= 1 << FIRST_TILE + tile if tile >= 0 else 0
            elif reader.is_whole(each, field, 1, CARDS) and isinstance(each, int):
                marked |= 1 << each
        return marked


class HeldCard(Codec[int]):
    """A card, or none."""

    def nothing(self) -> int:
        return 0

    def write(self, value: int) -> Plain:
        return card_data(value)

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        return 0 if value == NONE else _card(reader, value, at, True)


class Cards(Several[int]):
    """Cards that lie together; `blanks` if some of them may be known by their colour only."""

    def __init__(self, blanks: bool = False) -> None:
        self._blanks: Final = blanks

    def write(self, value: Sequence[int]) -> Plain:
        return [card_data(card) for card in value] if self._blanks else [*value]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: tuple[int, ...]) -> tuple[int, ...]:
        cards: list[int] = []
        for i, each in enumerate(reader.listed(value, at)):
            cards.append(_card(reader, each, f"{at}[{i}]", self._blanks))
        return tuple(cards)


class Faces(Codec[list[tuple[int, ...]]]):
    """Cards by their colour that follow from where all others are."""

    def nothing(self) -> list[tuple[int, ...]]:
        return [(), (), (), (), ()]

    def write(self, value: list[tuple[int, ...]]) -> Plain:
        found: Fields = {}
        for name, faces in zip(COLOURS, value, strict=True):
            found[name] = [*faces]
        return found

    def read(
        self, reader: FieldReader, value: Plain, at: str, natural: list[tuple[int, ...]]
    ) -> list[tuple[int, ...]]:
        given = reader.fields(value, at)
        reader.known(given, at, COLOURS)
        for name, faces in zip(COLOURS, natural, strict=True):
            field = joined(at, name)
            if name in given and _SOME_CARDS.read(reader, given[name], field, ()) != faces:
                reader.wrong(field, "position-derived")
        return natural


# What the game reads itself.


def sites_data(plots: tuple[Plot, ...]) -> Plain:
    """Return sites from left to right: a card, or more where there is more to say."""
    sites: list[Plain] = []
    for plot in plots:
        if plot.known == (plot.face > 0) and not plot.buildings:
            sites.append(card_data(plot.face))
            continue
        site: Fields = {"site": card_data(plot.face)}
        if plot.known != (plot.face > 0):
            site["known"] = plot.known
        if plot.buildings:
            site["buildings"] = [*plot.buildings]
        sites.append(site)
    return sites


def memory_data(leads: Leads) -> Plain:
    """Return what seats and, last, the spectator know of hidden cards."""
    memory: list[Plain] = []
    for viewer, known in enumerate(leads):
        seat: Plain = viewer + 1 if viewer + 1 < len(leads) else SPECTATOR
        for lead in known:
            places = words(lead.places, PLACE_NAMES)
            memory.append({"seat": seat, "cards": [*cards_in(lead.cards)], "places": places})
    return memory
