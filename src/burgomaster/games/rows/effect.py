"""What an effect is: something a card or a tile does, or changes, in words that rules and texts share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase

if TYPE_CHECKING:
    from burgomaster.games.rows.table import RowTable

NO_COLOUR: Final = -1

T_contra = TypeVar("T_contra", bound="RowTable", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T_contra]):
    """One verb of a row."""

    by_itself: bool = False
    """Whether it costs nothing and asks nothing (here and below: set it on `self`)."""
    moment: int = 0
    """When in its phase it is done, where a game knows several moments."""

    def spell(self) -> Phrase:
        """Return what it does, for words, icons and bots to look up."""
        raise NotImplementedError(f"{type(self).__name__} does not spell itself")

    def counted(self) -> Count[T_contra] | None:
        """Return what its gain is multiplied by; None if it happens once."""
        return None

    def hindrance(self, table: T_contra, seat: int, card: int, free: bool) -> Message | None:
        """Return why this cannot be done now; None if it can."""
        return None

    def hinders(self, table: T_contra, seat: int, card: int, free: bool) -> bool:
        """Tell whether there is a hindrance; what offers often ask for says so without making a message."""
        return self.hindrance(table, seat, card, free) is not None

    def suits(self, table: T_contra, seat: int, colour: int) -> bool:
        """Tell whether this colour may be named for what follows."""
        return True

    def idle(self, table: T_contra, seat: int) -> bool:
        """Tell whether nothing can come of it now; it can be done all the same."""
        return False

    def run(self, table: T_contra, seat: int, card: int, colour: int, free: bool) -> None:
        """Do it. `colour` is the colour named or met before; `free` means without the effect's own price."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Effect["RowTable"]):
    """An effect that changes a rule as long as its row is in force."""

    def __init__(self, hook: int, said: str) -> None:
        self.hook: Final = hook
        self.said: Final = said
        """The id of the phrase for it."""

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def run(self, table: RowTable, seat: int, card: int, colour: int, free: bool) -> None:
        """Do nothing: a standing effect is found by its hook, never activated."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[T_contra]):
    """Something that can be counted at a table, for one seat."""

    def of(self, table: T_contra, seat: int) -> int:
        """Return how many there are."""
        raise NotImplementedError

    def each(self) -> Count[T_contra]:
        """Return what is counted one by one, where this counts full groups of it."""
        return self

    def spell(self) -> Phrase:
        """Return what is counted, for words, icons and bots to look up."""
        raise NotImplementedError(f"{type(self).__name__} does not spell itself")

    def grouped(self, group: int) -> Phrase:
        """Return what is counted where only full groups count."""
        raise TypeError(f"no words for groups of {type(self).__name__}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Score(Effect["RowTable"]):
    """Points at the end of the game, for a row that is still in force then."""

    def __init__(self, points: int, per: Count[Any]) -> None:
        self.points: Final = points
        self.per: Final = per

    def counted(self) -> Count[Any] | None:
        return self.per

    def run(self, table: RowTable, seat: int, card: int, colour: int, free: bool) -> None:
        """Do nothing: it counts in final scoring."""

    def worth(self, table: RowTable, seat: int) -> int:
        """Return the points it gives now."""
        return self.points * self.per.of(table, seat)


Row = tuple[Effect[Any], ...]
"""What a card or a tile does, one effect after the other."""
