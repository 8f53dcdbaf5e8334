"""Printed values of cards: reading cards.csv and names.csv of a data set, with every mistake in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from burgomaster.core.message import Message, Plain
from burgomaster.games.rows.box import Printed
from burgomaster.games.rows.effect import Row
from burgomaster.paper.datasets import BOARD_FILE, SOURCES, DataSet, DataSets, values_digest, without_sources
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.model import ModelCheck
from burgomaster.paper.sheet import Sheet, read_names
from burgomaster.paper.toml import Document

B = TypeVar("B", bound=DataSet)
D = TypeVar("D")
Names = dict[str, list[str]]

CARDS_FILE: Final = "cards.csv"
NAMES_FILE: Final = "names.csv"
SOURCE_COLUMNS: Final = {
    "activation_source": "activation",
    "cost_source": "cost",
    "points_source": "points",
}
MOST: Final = 99
"""No card costs more or is worth more."""


class CardValues:
    """What is printed on every card, by its number, and where each value comes from."""

    def __init__(self, cards: int, activation: int) -> None:
        self.cost: list[int] = [0] * (cards + 1)
        self.points: list[int] = [0] * (cards + 1)
        self.activation: list[int] = [activation] * (cards + 1)
        self.sources: list[dict[str, str]] = [{} for _ in range(cards + 1)]

    def plain(self) -> list[Plain]:
        """Return what is printed, without where it comes from."""
        return [[*self.cost], [*self.points], [*self.activation]]

    def printed(self, name: str, digest: str, rows: list[Row], names: Names) -> Printed:
        """Return what a box is made of."""
        return Printed(name, digest, self.cost, self.points, self.activation, rows, names, self.sources)


class CardSheet:
    """What has to stand in a game's cards.csv: the kind and colour of a card, and activations that suit it.

    `fixed` tells that a card is of another kind.
    """

    def __init__(
        self,
        kinds: tuple[str, tuple[str, ...], list[int]],
        fixed: Callable[[int], Message],
        colours: tuple[tuple[str, ...], list[int]],
        activations: tuple[str, ...],
        fitting: Callable[[int], list[int]],
        usual: int,
    ) -> None:
        self._kind, self._kinds, self._kind_of = kinds
        self._fixed: Final = fixed
        self._colours, self._colour_of = colours
        self._activations: Final = activations
        self._fitting: Final = fitting
        self._usual: Final = usual

    def nothing(self) -> CardValues:
        """Return cards on which nothing is printed."""
        return CardValues(len(self._kind_of) - 1, self._usual)

    def read(self, text: str, mistakes: list[Mistake]) -> CardValues:
        """Return costs, points, activations and their sources; note every mistake."""
        values = self.nothing()
        columns = (
            *("number", self._kind, "colour", "activation", "activation_source"),
            *("cost", "cost_source", "points", "points_source"),
        )
        sheet = Sheet(CARDS_FILE, text, columns, len(self._kind_of) - 1, mistakes)
        for line, card, fields in sheet.rows:
            sheet.line = line
            self._check(sheet, fields, card)
            values.activation[card] = max(sheet.word(fields, "activation", self._activations), 0)
            self._check_activation(sheet, fields, card)
            values.cost[card] = max(sheet.number(fields, "cost", 0, MOST), 0)
            values.points[card] = max(sheet.number(fields, "points", 0, MOST), 0)
            for column, value in SOURCE_COLUMNS.items():
                sheet.word(fields, column, SOURCES)
                values.sources[card][value] = fields[column]
        return values

    def _check(self, sheet: Sheet, fields: dict[str, str], card: int) -> None:
        kind = sheet.word(fields, self._kind, self._kinds)
        if kind >= 0 and kind != self._kind_of[card]:
            sheet.wrong(self._kind, self._fixed(card))
        colour = sheet.word(fields, "colour", self._colours)
        if colour >= 0 and colour != self._colour_of[card]:
            wanted = self._colours[self._colour_of[card]]
            sheet.wrong("colour", Message("data-colour-fixed", card=card, wanted=wanted))

    def _check_activation(self, sheet: Sheet, fields: dict[str, str], card: int) -> None:
        found, fitting = fields["activation"], [self._activations[each] for each in self._fitting(card)]
        if found in self._activations and found not in fitting:
            known = ", ".join(fitting)
            misfit = Message("data-activation-misfit", card=card, found=found, known=known)
            sheet.wrong("activation", misfit)


class CardSets(DataSets[B]):
    """The data sets of a game with rows, each with its cards; board and names are the same in all.

    `check` checks a board file, `board_from` reads it, `box` makes a box of what is printed and of that, and
    `played` says what of the board file every game is played with: the digest is made of that.
    """

    def __init__(
        self,
        folder: Path,
        sheet: CardSheet,
        check: Callable[[Document, list[Mistake]], ModelCheck],
        board_from: Callable[[dict[str, Plain]], D],
        box: Callable[[Printed, D], B],
        rows: list[Row],
        played: Callable[[dict[str, Plain]], Plain] = without_sources,
        former: dict[str, str] | None = None,
    ) -> None:
        super().__init__(folder, (BOARD_FILE, CARDS_FILE, NAMES_FILE), self._read_set, former)
        self._sheet: Final = sheet
        self._check: Final = check
        self._box: Final[Callable[[Printed, dict[str, Plain]], B]] = lambda printed, data: box(
            printed, board_from(data)
        )
        self._rows: Final = rows
        self._played: Final = played

    def _read_set(
        self, texts: dict[str, str], document: Document | None, mistakes: list[Mistake]
    ) -> B | None:
        values, names = self._sheet.nothing(), Names()
        if document is not None:
            self._check(document, mistakes).compare(self.model())
        if CARDS_FILE in texts:
            values = self._sheet.read(texts[CARDS_FILE], mistakes)
        if NAMES_FILE in texts:
            names = read_names(texts[NAMES_FILE], NAMES_FILE, values.sources, mistakes)
        if mistakes or document is None:
            return None
        board = document.data
        digest = values_digest({"board": self._played(board), "cards": values.plain()})
        return self._box(values.printed(str(board["name"]), digest, self._rows, names), board)
