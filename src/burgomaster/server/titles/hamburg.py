"""Hamburg in the lobby."""

from __future__ import annotations

import csv
from functools import cache
from typing import Final

from burgomaster.core.table import Table
from burgomaster.games.hamburg.data import FOLDER
from burgomaster.games.hamburg.rules import MOST_PLAYERS, RULES
from burgomaster.games.hamburg.schema import TableView
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.server.messages import CardInfo, OptionInfo
from burgomaster.server.titles.base import Title

LANGUAGES: Final = ("en", "de", "nl")


class HamburgTitle(Title):
    """Hamburg: its options, its cards, and its seasons as chapters."""

    def options(self) -> list[OptionInfo]:
        """Return the only option, the number of players."""
        return [OptionInfo("players", "number", default=3, low=2, high=MOST_PLAYERS, words=[])]

    def languages(self) -> list[str]:
        """Return the languages of the cards."""
        return list(LANGUAGES)

    def cards(self, language: str) -> list[CardInfo]:
        """Return the 280 cards in one language."""
        return _cards(language) if language in LANGUAGES else super().cards(language)

    def chapter(self, table: Table) -> list[int]:
        """Return season, phase and round."""
        assert isinstance(table, Hamburg)
        return [table.season, table.phase, table.round]


@cache
def _cards(language: str) -> list[CardInfo]:
    with (FOLDER / "house" / "names.csv").open(encoding="utf-8", newline="") as file:
        names = {row["number"]: row for row in csv.DictReader(file)}
    cards: list[CardInfo] = []
    with (FOLDER / "house" / "cards.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            number = row["number"]
            sources = {key: row[f"{key}_source"] for key in ("activation", "cost", "points")}
            sources["name"] = names[number]["source"]
            cards.append(
                CardInfo(
                    number=int(number),
                    name=names[number][language],
                    category=row["category"],
                    colour=row["colour"],
                    activation=row["activation"],
                    cost=int(row["cost"]),
                    points=int(row["points"]),
                    text="",
                    sources=sources,
                )
            )
    return cards


TITLE: Final = HamburgTitle(RULES, TableView)
