"""What an expansion declares, and what it lays on the table: small values, replaced but never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import Column
from burgomaster.core.event import Lying
from burgomaster.core.message import Message, Plain
from burgomaster.core.step import Step
from burgomaster.games.hamburg.order import Order
from burgomaster.games.rows.effect import Row

if TYPE_CHECKING:
    from burgomaster.games.hamburg.box.box import Board
    from burgomaster.games.hamburg.table import Hamburg
    from burgomaster.paper.fields import Field


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The state of one expansion; clones of a table share it."""

    def __init__(self, expansion: str) -> None:
        self.expansion: Final = expansion
        """The name by which the options choose it."""

    def tiles(self, table: Hamburg, seat: int) -> int:
        """Return the tiles that are in force for a seat, as a set."""
        return 0

    def own_tile(self, seat: int) -> str:
        """Return the tile of this expansion that lies before a seat, as people write it; nothing if none."""
        return ""

    def lying(self, table: Hamburg) -> Lying:
        """Return what lies where because of this expansion: all that the view shows of it is counted."""
        return {}

    def code(self, table: Hamburg, near: int) -> list[int]:
        """Return its fields as small numbers, as its expansion's `columns` say; seats count from one on."""
        return []

    def on_show(self, table: Hamburg) -> list[int]:
        """Return the numbers of what lies open on the table, to be taken or in force; 0 for nothing."""
        return []

    def price_step(self) -> int:
        """Return which step of its tile with several steps holds now, from 0 on; -1 without such a tile."""
        return -1

    def statues_left(self) -> int:
        """Return how many statues of this expansion nobody has."""
        return 0

    def statues_of(self, seat: int) -> list[int]:
        """Return the numbers of the statues of this expansion that a seat has."""
        return []

    def statue_due(self, table: Hamburg, seat: int) -> bool:
        """Let a seat that completed half of its wall take a statue; False if that is as in the base game."""
        return False

    def after_action(self, table: Hamburg, seat: int, action: int, colour: int) -> None:
        """Put onto the agenda what comes last of a standard action with a card of the hand; it is done next.

        `colour` is that of the card, or the one announced for it.
        """

    def token_drawn(self, table: Hamburg, seat: int, kind: int) -> None:
        """Put onto the agenda what a token brings its drawer after all that it raises; that is done next."""

    def when_asked(self, choice: Choice) -> Message | None:
        """Return when a choice of this expansion, which is not asked for now, is; None if it is another's."""
        return None

    def broken_law(self, table: Hamburg) -> Message | None:
        """Return the law that this part of a table breaks, if it breaks one."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What one expansion declares: the base game asks these things and knows no expansion by name."""

    def __init__(self, name: str, steps: dict[str, Step[Any]], key: str = "", automatic: int = 0) -> None:
        self.name: Final = name
        self.key: Final = key or name
        """The key of its part in positions and stored tables, if its name is that of something else there."""
        self.steps: Final = steps
        """Its own steps, by the names that stored tables know."""
        self.automatic: Final = automatic
        """The seats that its rules play, as a set."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        """Return what is printed on its tiles, of all that the board file tells."""
        raise NotImplementedError

    def rows(self, values: Plain) -> dict[int, Row]:
        """Return what its tiles do, by their numbers."""
        raise NotImplementedError

    def board(self, board: Board, values: Plain) -> Board:
        """Return what is printed on boards and tokens, as its own things change it."""
        return board

    def order(self, order: Order) -> Order:
        """Return the order of play with its own steps."""
        return order

    def part(self, players: int) -> Part:
        """Return what lies there before the set-up."""
        raise NotImplementedError

    def fields(self, players: int) -> list[Field[Hamburg]]:
        """Return the fields of its part, as positions tell them."""
        raise NotImplementedError

    def columns(self, players: int) -> list[Column]:
        """Return what the numbers of its part's `code` are."""
        return []

    def ahead(self) -> list[Ahead]:
        """Return what its questions may be answered in advance."""
        return []

    def part_of(self, fields: dict[str, Any]) -> Part:
        """Return the part that holds these fields."""
        raise NotImplementedError

    def answer(
        self, table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        """Return what its rules choose for a seat that they play, or None if something comes first."""
        raise NotImplementedError


def replaced(parts: tuple[Part, ...], part: Part) -> tuple[Part, ...]:
    """Return the parts with one of them replaced by another of its expansion."""
    return tuple([part if each.expansion == part.expansion else each for each in parts])
