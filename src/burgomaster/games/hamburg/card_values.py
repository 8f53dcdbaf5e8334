"""Printed values of the cards: reading cards.csv and names.csv, with every mistake in them."""

from __future__ import annotations

import csv
import re
from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.mistake import Mistake
from burgomaster.games.hamburg.church import PlaceInChurch
from burgomaster.games.hamburg.components import (
    ACTIVATIONS,
    ALWAYS,
    ALWAYS_I,
    ALWAYS_II,
    ALWAYS_III,
    ALWAYS_IV,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    FLASH,
    LAUREL,
    NO_ACTIVATION,
    PARK,
    PHASE_I,
    PHASE_II,
    PHASE_III,
    ZOO,
)
from burgomaster.games.hamburg.deck import ROWS
from burgomaster.games.hamburg.effect import Score, Standing
from burgomaster.games.hamburg.effects import AdvanceOnSquare, DrawEffect, Gain
from burgomaster.games.hamburg.labour import MatchingWorkers
from burgomaster.games.hamburg.triggers import Pay, PayAny

LANGUAGES: Final = ("en", "de", "nl")
SOURCES: Final = ("rulebook", "public", "derived", "house")
"""Where a value can come from: stated, published in a review, following from what is stated, chosen here."""

CARD_COLUMNS: Final = (
    *("number", "category", "colour", "activation", "activation_source"),
    *("cost", "cost_source", "points", "points_source"),
)
NAME_COLUMNS: Final = ("number", *LANGUAGES, "source")
SOURCE_COLUMNS: Final = {
    "activation_source": "activation",
    "cost_source": "cost",
    "points_source": "points",
}
MOST: Final = 99
"""No card costs more or is worth more."""
LONGEST_NAME: Final = 60

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")


def fitting_activations(card: int) -> list[int]:
    """Return the activations that suit what a card does; its row works with each of them.

    Zoo and park have theirs by the rules, a wreath counts at the end, a standing building always stands.
    What costs a worker is used by choice in phase III, since nothing else may be compelled to pay. What the
    dice of a season give can also come in phase II by itself. All else is a flash or used in phase III.
    """
    row = ROWS[card]
    if CATEGORY[card] == ZOO:
        return [NO_ACTIVATION]
    if CATEGORY[card] == PARK:
        return [PHASE_I]
    if any(isinstance(effect, Score) for effect in row):
        return [LAUREL]
    if any(isinstance(effect, Standing) for effect in row):
        return [ALWAYS, ALWAYS_I, ALWAYS_II, ALWAYS_III, ALWAYS_IV]
    if any(isinstance(effect, (Pay, PayAny)) for effect in row):
        return [PHASE_III]
    effect = row[0]
    if isinstance(effect, PlaceInChurch) or (isinstance(effect, AdvanceOnSquare) and effect.without_low_dice):
        return [PHASE_II]
    if isinstance(effect, MatchingWorkers) or (isinstance(effect, Gain) and not effect.any_workers):
        return [FLASH, PHASE_II, PHASE_III]
    if isinstance(effect, DrawEffect):
        return [FLASH, PHASE_I, PHASE_III]
    return [FLASH, PHASE_III]


class CardValues:
    """What is printed on every card, by its number, and where each value comes from."""

    def __init__(self) -> None:
        self.cost: list[int] = [0] * (CARDS + 1)
        self.points: list[int] = [0] * (CARDS + 1)
        self.activation: list[int] = [NO_ACTIVATION] * (CARDS + 1)
        self.sources: list[dict[str, str]] = [{} for _ in range(CARDS + 1)]
        self.names: dict[str, list[str]] = {language: [""] * (CARDS + 1) for language in LANGUAGES}


class _Sheet:
    """Reads one table of cards: its header, and a row for every card."""

    def __init__(self, file: str, text: str, columns: tuple[str, ...], mistakes: list[Mistake]) -> None:
        self.file: Final = file
        self.columns: Final = columns
        self.mistakes: Final = mistakes
        self.line = 1
        self.rows: list[tuple[int, int, dict[str, str]]] = []  # line, card, fields
        self._seen: dict[int, int] = {}
        self._read(text)

    def wrong(self, column: str, reason: Message) -> None:
        """Note a mistake in the present line."""
        self.mistakes.append(Mistake(self.file, self.line, 0, column, reason))

    def _read(self, text: str) -> None:
        reader = csv.reader(text.splitlines(keepends=True), strict=True)
        try:
            nothing: list[str] = []
            header = [cell.strip() for cell in next(reader, nothing)]
            if not self._header_fits(header):
                return
            self.line = reader.line_num + 1
            for cells in reader:
                if any(cells):
                    self._read_row(header, [cell.strip() for cell in cells])
                self.line = reader.line_num + 1
        except csv.Error as error:
            self.line = reader.line_num
            self.wrong("", Message("data-table-broken", detail=str(error)[:80]))
            return
        missing = [card for card in range(1, CARDS + 1) if card not in self._seen]
        if missing:
            self.line = max(self.line - 1, 1)
            self.wrong("number", Message("data-cards-missing", cards=in_ranges(missing)))

    def _header_fits(self, header: list[str]) -> bool:
        fits = True
        for column in self.columns:
            if header.count(column) != 1:
                why = "data-column-twice" if column in header else "data-column-missing"
                self.wrong(column, Message(why, column=column, known=",".join(self.columns)))
                fits = False
        for column in header:
            if column not in self.columns:
                known = ",".join(self.columns)
                self.wrong(column[:40], Message("data-column-unknown", column=column[:40], known=known))
                fits = False
        return fits

    def _read_row(self, header: list[str], cells: list[str]) -> None:
        if len(cells) != len(header):
            self.wrong("", Message("data-row-length", wanted=len(header), found=len(cells)))
            number = cells[header.index("number")] if len(cells) > header.index("number") else ""
            if _NUMBER.fullmatch(number) is not None:  # wrong, but not missing
                self._seen.setdefault(int(number), self.line)
            return
        fields = dict(zip(header, cells, strict=True))
        card = self.number(fields, "number", 1, CARDS)
        if card < 0:
            return
        if card in self._seen:
            self.wrong("number", Message("data-card-twice", card=card, line=self._seen[card]))
            return
        self._seen[card] = self.line
        self.rows.append((self.line, card, fields))

    def number(self, fields: dict[str, str], column: str, low: int, high: int) -> int:
        """Return a whole number of the present line; -1 after noting that there is none."""
        word = fields[column]
        if _NUMBER.fullmatch(word) is None or not low <= int(word) <= high:
            self.wrong(column, Message("data-number", found=word[:40], low=low, high=high))
            return -1
        return int(word)

    def word(self, fields: dict[str, str], column: str, known: tuple[str, ...]) -> int:
        """Return which of the known words stands in a column; -1 after noting that it is none of them."""
        word = fields[column]
        if word not in known:
            self.wrong(column, Message("data-word", found=word[:40], known=", ".join(known)))
            return -1
        return known.index(word)


def in_ranges(cards: list[int]) -> str:
    """Return card numbers in short.

    >>> in_ranges([1, 2, 3, 7, 9, 10])
    '1-3, 7, 9-10'
    """
    parts: list[str] = []
    start = 0
    for i, card in enumerate(cards):
        if i + 1 == len(cards) or cards[i + 1] != card + 1:
            parts.append(str(card) if start == i else f"{cards[start]}-{card}")
            start = i + 1
    return ", ".join(parts)


def read_cards(text: str, file: str, values: CardValues, mistakes: list[Mistake]) -> None:
    """Read costs, points, activations and their sources; note every mistake."""
    sheet = _Sheet(file, text, CARD_COLUMNS, mistakes)
    for line, card, fields in sheet.rows:
        sheet.line = line
        category = sheet.word(fields, "category", CATEGORIES)
        if category >= 0 and category != CATEGORY[card]:
            fixed = Message("data-category-fixed", card=card, wanted=CATEGORIES[CATEGORY[card]])
            sheet.wrong("category", fixed)
        colour = sheet.word(fields, "colour", COLOURS)
        if colour >= 0 and colour != COLOUR[card]:
            sheet.wrong("colour", Message("data-colour-fixed", card=card, wanted=COLOURS[COLOUR[card]]))
        activation = sheet.word(fields, "activation", ACTIVATIONS)
        fitting = fitting_activations(card)
        if activation >= 0 and activation not in fitting:
            known = ", ".join([ACTIVATIONS[each] for each in fitting])
            misfit = Message("data-activation-misfit", card=card, found=fields["activation"], known=known)
            sheet.wrong("activation", misfit)
        values.activation[card] = max(activation, 0)
        values.cost[card] = max(sheet.number(fields, "cost", 0, MOST), 0)
        values.points[card] = max(sheet.number(fields, "points", 0, MOST), 0)
        for column, value in SOURCE_COLUMNS.items():
            sheet.word(fields, column, SOURCES)
            values.sources[card][value] = fields[column]


def read_names(text: str, file: str, values: CardValues, mistakes: list[Mistake]) -> None:
    """Read the names in three languages and their source; note every mistake."""
    sheet = _Sheet(file, text, NAME_COLUMNS, mistakes)
    for line, card, fields in sheet.rows:
        sheet.line = line
        for language in LANGUAGES:
            name = fields[language]
            if not name:
                sheet.wrong(language, Message("data-name-missing", card=card))
            elif len(name) > LONGEST_NAME or not name.isprintable():
                sheet.wrong(language, Message("data-name-unfit", card=card, most=LONGEST_NAME))
            values.names[language][card] = name
        sheet.word(fields, "source", SOURCES)
        values.sources[card]["name"] = fields["source"]
