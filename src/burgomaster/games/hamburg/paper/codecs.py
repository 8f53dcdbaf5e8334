"""How cards are written in positions, and how hands and piles of them are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    FIRST_TILE,
    MOST_PLAYERS,
    TILE_NAMES,
    tile_name,
)
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.paper.cards import Deck
from burgomaster.paper.codecs import Codec
from burgomaster.paper.position import FieldReader

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Plot

DECK: Final = Deck("hb-", CARDS, COLOURS, COLOUR, "sites", MOST_PLAYERS)


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


# What the game reads itself.


def sites_data(plots: tuple[Plot, ...]) -> Plain:
    """Return sites from left to right, with the buildings on them."""
    spots = [(plot.face, plot.known, plot.buildings) for plot in plots]
    return DECK.spots(spots, "site", "buildings")
