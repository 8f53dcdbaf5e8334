"""Sheets: tables of printed values as CSV files, a row for every number, read with every mistake in them."""

from __future__ import annotations

import csv
import re
from typing import Final

from burgomaster.core.languages import LANGUAGES
from burgomaster.core.message import Message
from burgomaster.paper.datasets import SOURCES
from burgomaster.paper.mistake import Mistake

NAME_COLUMNS: Final = ("number", *LANGUAGES, "source")
LONGEST_NAME: Final = 60

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")


class Sheet:
    """Reads one table: its header, and a row for every number from 1 on; rows may stand in any order."""

    def __init__(
        self, file: str, text: str, columns: tuple[str, ...], count: int, mistakes: list[Mistake]
    ) -> None:
        self.file: Final = file
        self.columns: Final = columns
        self.count: Final = count
        self.mistakes: Final = mistakes
        self.line = 1
        self.rows: list[tuple[int, int, dict[str, str]]] = []  # line, number, fields
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
        missing = [number for number in range(1, self.count + 1) if number not in self._seen]
        if missing:
            self.line = max(self.line - 1, 1)
            self.wrong("number", Message("data-rows-missing", numbers=in_ranges(missing)))

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
        found = self.number(fields, "number", 1, self.count)
        if found < 0:
            return
        if found in self._seen:
            self.wrong("number", Message("data-row-twice", number=found, line=self._seen[found]))
            return
        self._seen[found] = self.line
        self.rows.append((self.line, found, fields))

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


def in_ranges(numbers: list[int]) -> str:
    """Return numbers in short.

    >>> in_ranges([1, 2, 3, 7, 9, 10])
    '1-3, 7, 9-10'
    """
    parts: list[str] = []
    start = 0
    for i, number in enumerate(numbers):
        if i + 1 == len(numbers) or numbers[i + 1] != number + 1:
            parts.append(str(number) if start == i else f"{numbers[start]}-{number}")
            start = i + 1
    return ", ".join(parts)


def read_names(
    text: str, file: str, sources: list[dict[str, str]], mistakes: list[Mistake]
) -> dict[str, list[str]]:
    """Return names by language and number, and put where they come from to the other sources by number."""
    names: dict[str, list[str]] = {language: [""] * len(sources) for language in LANGUAGES}
    sheet = Sheet(file, text, NAME_COLUMNS, len(sources) - 1, mistakes)
    for line, number, fields in sheet.rows:
        sheet.line = line
        for language in LANGUAGES:
            name = fields[language]
            if not name:
                sheet.wrong(language, Message("data-name-missing", number=number))
            elif len(name) > LONGEST_NAME or not name.isprintable():
                sheet.wrong(language, Message("data-name-unfit", most=LONGEST_NAME))
            names[language][number] = name
        sheet.word(fields, "source", SOURCES)
        sources[number]["name"] = fields["source"]
    return names
