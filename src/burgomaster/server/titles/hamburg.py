"""Hamburg in the lobby."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final

from burgomaster.core.chance import Fast
from burgomaster.core.message import Plain
from burgomaster.core.table import WHOLE_TABLE, Table
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    MOST_PLAYERS,
)
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.cards.icons import icons
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.imagine import imagine
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.datasets import STANDARD
from burgomaster.server.messages import CardInfo, IconInfo, OptionInfo
from burgomaster.server.titles.base import Title
from burgomaster.words import LANGUAGES, Words


class HamburgTitle(Title):
    """Hamburg: its options, its cards, and its seasons as chapters."""

    def options(self) -> list[OptionInfo]:
        """Return the number of players, and the data set with the printed values."""
        return [
            OptionInfo("players", "number", default=3, low=2, high=MOST_PLAYERS, words=[]),
            OptionInfo("data", "word", default=SETS.newest(), low=0, high=0, words=SETS.offered()),
        ]

    def languages(self) -> list[str]:
        """Return the languages of the cards."""
        return list(LANGUAGES)

    def cards(self, language: str, data: str) -> list[CardInfo]:
        """Return the 280 cards of a data set in one language."""
        if language not in LANGUAGES:
            return super().cards(language, data)
        return _cards(SETS.of_option(data or STANDARD), language)

    def read_position(self, text: str) -> Table:
        """Return the table of a position; where only one seat's view is given, the rest is filled in."""
        table = read_position(text)
        if table.viewer != WHOLE_TABLE:
            return imagine(table, Fast(secrets.randbits(53)))
        return table

    def is_whole(self, table: Table) -> bool:
        """Tell whether nothing is blank because of who looks."""
        assert isinstance(table, Hamburg)
        return table.viewer == WHOLE_TABLE

    def position_options(self, table: Table) -> dict[str, Plain]:
        """Return players, data set and expansions; values of one's own are part of the position."""
        assert isinstance(table, Hamburg)
        name = table.box.name
        return {
            "players": table.seats(),
            "data": name if name in SETS.known() else STANDARD,
            **({"expansions": [each.name for each in table.box.expansions]} if table.box.expansions else {}),
        }

    def chapter(self, table: Table) -> list[int]:
        """Return season, phase and round."""
        assert isinstance(table, Hamburg)
        return [table.season, table.phase, table.round]


@cache
def _cards(box: Box, language: str) -> list[CardInfo]:
    words = Words(language)
    return [
        CardInfo(
            number=card,
            name=box.names[language][card],
            category=CATEGORIES[CATEGORY[card]],
            colour=COLOURS[COLOUR[card]],
            activation=ACTIVATIONS[box.activation[card]],
            cost=box.cost[card],
            points=box.points[card],
            text=words.card_text(card),
            icons=[IconInfo(icon.sign, icon.of, icon.text) for icon in icons(box.rows[card])],
            sources=box.sources[card],
        )
        for card in range(1, CARDS + 1)
    ]


TITLE: Final = HamburgTitle(RULES)
