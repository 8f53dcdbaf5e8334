"""Reading a whole position of a game with owners: what comes after what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from burgomaster.core.message import Message, Plain
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.paper.cards import CardReader, Deck
from burgomaster.paper.position import Fields, Positions
from burgomaster.paper.toml import Document

T = TypeVar("T", bound=OwnerTable)
Unknown = Callable[[T, int], list[tuple[int, ...]]]
"""Returns the cards, by colour, that a viewer does not see."""
Laws = Callable[[T], Message | None]
"""Returns the law that a table breaks, if it breaks one."""


class OwnerReader(CardReader, Generic[T]):
    """Reads one position and notes all that is wrong with it; the game says what each part holds."""

    def __init__(
        self, data: Plain, document: Document | None, deck: Deck, unknown_to: Unknown[T], broken_law: Laws[T]
    ) -> None:
        super().__init__(data, document, deck)
        self._unknown_to: Final = unknown_to
        self._broken_law: Final = broken_law

    def table(self) -> T:
        """Read everything."""
        self.stop_if_wrong()
        table, given = self.empty_table()
        self.read_time(table)
        for seat in range(table.seats()):
            self.read_player(table, seat, self.table_in(given, "player", str(seat + 1)))
        self.read_supplies(table)
        table.leads = self.leads(table.seats())
        self.stop_if_wrong()
        self.check_memory(table.leads, lambda viewer: self._unknown_to(table, viewer))
        self.read_agenda(table)
        self.stop_if_wrong()
        return self.finish(table, self._broken_law(table))

    def empty_table(self) -> tuple[T, Fields]:
        """Return a table for the box and the seats that are told, and what describes its players."""
        raise NotImplementedError

    def read_time(self, table: T) -> None:
        """Read when it is, and what goes with that."""
        raise NotImplementedError

    def read_player(self, table: T, seat: int, mine: Fields) -> None:
        """Read what a player holds."""
        raise NotImplementedError

    def read_supplies(self, table: T) -> None:
        """Read what players do not have."""
        raise NotImplementedError

    def read_agenda(self, table: T) -> None:
        """Read what is still to be done."""
        raise NotImplementedError


Reader = Callable[[Plain, Document | None, Deck, Unknown[T], Laws[T]], OwnerReader[T]]


def owner_positions(
    reader: Reader[T], deck: Deck, unknown_to: Unknown[T], broken_law: Laws[T]
) -> Positions[T]:
    """Return what reads positions of a game with owners."""
    return Positions(lambda data, document: reader(data, document, deck, unknown_to, broken_law).table())
