"""Reading a whole position of a game with owners: what comes after what."""

from __future__ import annotations

from typing import Generic, TypeVar

from burgomaster.core.message import Message
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.paper.cards import CardReader
from burgomaster.paper.position import Fields

T = TypeVar("T", bound=OwnerTable)


class OwnerReader(CardReader, Generic[T]):
    """Reads one position and notes all that is wrong with it; the game says what each part holds."""

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
        self.check_memory(table.leads, lambda viewer: self.unknown_to(table, viewer))
        self.read_agenda(table)
        self.stop_if_wrong()
        return self.finish(table, self.broken_law(table))

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

    def unknown_to(self, table: T, viewer: int) -> list[tuple[int, ...]]:
        """Return the cards, by colour, that a viewer does not see."""
        raise NotImplementedError

    def broken_law(self, table: T) -> Message | None:
        """Return the law that the table breaks, if it breaks one."""
        raise NotImplementedError
