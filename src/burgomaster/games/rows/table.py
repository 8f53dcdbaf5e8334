"""A table at which rows are in force: what the mechanism of rows asks of a game's own table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import Cause
from burgomaster.core.sight import SightedTable
from burgomaster.core.sum import Sum

if TYPE_CHECKING:
    from burgomaster.games.rows.effect import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class RowTable(SightedTable):
    """A table with rows, by the numbers of the cards and tiles that they are of."""

    __slots__ = ("rows",)

    colours: ClassVar[tuple[str, ...]] = ()
    """The colours of cards."""
    followed_later: ClassVar[tuple[int, ...]] = ()
    """The hooks of events that rows may still have to follow when other things are done."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__()
        self.rows: Final = rows

    def cause_of(self, number: int) -> Cause:
        """Return a row as the cause of what happens."""
        return Cause("card", "", number)

    def tell_work(self, seat: int, number: int) -> None:
        """Tell everyone that a row in force does something for a seat."""
        self.report(f"{self.prefix}work", seat, card=number)

    def add_row(self, made: Sum, number: int, amount: int) -> None:
        """Add to a sum what a row in force changed."""
        made.add(amount, f"{self.prefix}sum-card", card=number)

    def answers(self, seat: int, hook: int) -> int:
        """Return the rows in force for a seat that answer to a hook, as a set."""
        raise NotImplementedError
