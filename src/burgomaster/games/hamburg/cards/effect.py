"""What an effect is: something a card does, or changes, in words that rules and texts share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg

NO_COLOUR: Final = -1

# The hooks: where a standing building changes a rule. A rule asks the box which cards answer to a hook.
AFTER_ACTION: Final = 0
ADVANCED: Final = 1
TOKEN_DRAWN: Final = 2
OTHER_BUILT: Final = 3
OTHER_WALLED: Final = 4
MAJORITY_WON: Final = 5
HALF_PRICE: Final = 6
BUILDING_DISCOUNT: Final = 7
FREE_WALL: Final = 8
BLACK_DIE_WALL: Final = 9
SQUARE_DISCOUNT: Final = 10
SQUARE_SURCHARGE: Final = 11
TIES_COUNT: Final = 12
PARK_MARKS: Final = 13
FOURTH_STRIKES: Final = 14
PREVENTS: Final = 15
CHOOSES_RISE: Final = 16
TWO_BUILDINGS: Final = 17
FLASH_TWICE: Final = 18
RECOLOURS: Final = 19
COUNTS_AS: Final = 20
HOOKS: Final = 21


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One verb of a card's row."""

    at_city_hall: bool = False
    """Whether a building of phase II that does this can be used only at its fourth step."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        """Return why this cannot be done now; None if it can."""
        return None

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        """Tell whether a worker of this colour may be named for what follows."""
        return True

    def idle(self, table: Hamburg, seat: int) -> bool:
        """Tell whether nothing can come of it now; it can be done all the same."""
        return False

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        """Do it. `colour` is the colour named or met before; `free` means without the effect's own price."""
        raise NotImplementedError


class Standing(Effect):
    """An effect that changes a rule as long as its building stands."""

    def __init__(self, hook: int) -> None:
        self.hook: Final = hook

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        """Do nothing: a standing effect is found by its hook, never activated."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something that can be counted at a table, for one seat."""

    def of(self, table: Hamburg, seat: int) -> int:
        """Return how many there are."""
        raise NotImplementedError


class Score(Effect):
    """Points at the end of the game, for a building that still stands then."""

    def __init__(self, points: int, per: Count) -> None:
        self.points: Final = points
        self.per: Final = per

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        """Do nothing: it counts in final scoring."""

    def worth(self, table: Hamburg, seat: int) -> int:
        """Return the points it gives now."""
        return self.points * self.per.of(table, seat)


Row = tuple[Effect, ...]
