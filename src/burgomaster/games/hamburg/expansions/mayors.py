"""Expansion 1, the mayors: everyone draws a tile, chooses one of its sides and has its ability."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Column, columns
from burgomaster.core.event import Lying, Place
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Ask, Task, Toss
from burgomaster.games.hamburg.box.components import FACES, FIRST_TILE, MAYORS, tile_name, tile_number
from burgomaster.games.hamburg.cards.tiles.mayors import FIRST_MAYOR, mayor_rows
from burgomaster.games.hamburg.choices import FACE_FORM, TILE_FORM, ChooseFace, DrawTile
from burgomaster.games.hamburg.order import Order, by_each
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.effect import Row
from burgomaster.paper.codecs import WordList
from burgomaster.paper.fields import Field

NAME: Final = "mayors"
NO_MAYOR: Final = 0
HELD: Final = (
    "none",
    *MAYORS,
    *[tile_name(tile_number(FIRST_MAYOR + mayor, face)) for mayor in range(len(MAYORS)) for face in range(2)],
)
"""What a seat can have: no mayor yet, a mayor whose side is not chosen yet, or a side of a mayor."""
FIRST_SIDE: Final = 1 + len(MAYORS)


def before_seat(seat: int, held: int) -> Place:
    """Return where a seat's mayor lies, by its place in `HELD`: the name of the place says which it is."""
    return ("mayors", seat + 1, HELD[held])


class Mayors(Part):
    """The mayor of each seat, by its place in `HELD`."""

    def __init__(self, held: tuple[int, ...]) -> None:
        super().__init__(NAME)
        self.held: Final = held

    def mayor_of(self, seat: int) -> int:
        """Return which mayor a seat has; -1 if it has none yet."""
        held = self.held[seat]
        return (held - FIRST_SIDE) // 2 if held >= FIRST_SIDE else held - 1

    def side_of(self, seat: int) -> int:
        """Return the number of the side that lies up before a seat; 0 if it is not chosen yet."""
        held = self.held[seat]
        return tile_number(FIRST_MAYOR, 0) + held - FIRST_SIDE if held >= FIRST_SIDE else 0

    def code(self, table: Hamburg, near: int) -> list[int]:
        seats = len(self.held)
        order = [(near + i) % seats for i in range(seats)]
        used = [1 if table.players[seat].used >> FIRST_TILE else 0 for seat in order]
        return [*[self.held[seat] for seat in order], *used]

    def tiles(self, table: Hamburg, seat: int) -> int:
        side = self.side_of(seat)
        return 1 << side if side else 0

    def own_tile(self, seat: int) -> str:
        return HELD[self.held[seat]] if self.held[seat] != NO_MAYOR else ""

    def lying(self, table: Hamburg) -> Lying:
        dealt = [seat for seat, held in enumerate(self.held) if held != NO_MAYOR]
        return {(before_seat(seat, self.held[seat]), "tile", 0): 1 for seat in dealt}

    def broken_law(self, table: Hamburg) -> Message | None:
        dealt = [self.mayor_of(seat) for seat in range(len(self.held)) if self.held[seat] != NO_MAYOR]
        for seat, mayor in enumerate(dealt):
            if mayor in dealt[:seat]:
                return Message("hb-law-mayors", tile=MAYORS[mayor])
        return None

    def with_held(self, seat: int, held: int) -> Mayors:
        """Return the same with another tile or side before a seat."""
        return Mayors((*self.held[:seat], held, *self.held[seat + 1 :]))


def mayors(table: Hamburg) -> Mayors:
    """Return the part of the table that this expansion adds."""
    for part in table.parts:
        if isinstance(part, Mayors):
            return part
    raise KeyError(NAME)


class DealMayor(Toss[Hamburg]):
    """Draw one of the mayor tiles that are left (set-up)."""

    def _left(self, table: Hamburg) -> list[int]:
        part = mayors(table)
        dealt = [part.mayor_of(each) for each in range(len(table.players))]
        return [mayor for mayor in range(len(MAYORS)) if mayor not in dealt]

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(self._left(table))

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return TILE_FORM.of(FIRST_MAYOR + self._left(table)[k])

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"mayor/{seat + 1}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, DrawTile)
        mayor = choice.tile - FIRST_MAYOR
        table.replace_part(mayors(table).with_held(seat, 1 + mayor))
        if table.watched:
            table.note("tile", 0, 1, None, before_seat(seat, 1 + mayor))
            table.report("hb-deal-mayor", seat, tile=MAYORS[mayor])

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """A mayor is dealt once, to who has none."""
        task = table.agenda[index]
        return task not in table.agenda[index + 1 :] and mayors(table).held[task.seat] == NO_MAYOR


DEAL_MAYOR: Final = DealMayor("deal-mayor")


class ChooseMayorSide(Ask[Hamburg]):
    """Choose which side of the mayor tile lies up, openly and in turn order (ruling 51)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [FACE_FORM.of(face) for face in range(len(FACES))]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ChooseFace)
        part = mayors(table)
        mayor = part.mayor_of(seat)
        chosen = part.with_held(seat, FIRST_SIDE + 2 * mayor + choice.face)
        table.replace_part(chosen)
        table.stand_up(seat, chosen.side_of(seat))
        if table.watched:
            origin = before_seat(seat, part.held[seat])
            table.note("tile", 0, 1, origin, before_seat(seat, chosen.held[seat]))
            table.report("hb-choose-mayor", seat, tile=MAYORS[mayor], face=FACES[choice.face])

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-mayor-side", tile=MAYORS[mayors(table).mayor_of(seat)])

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """A side is chosen once, of a mayor that one has or is dealt before."""
        task = table.agenda[index]
        before = table.agenda[index + 1 :]
        held = mayors(table).held[task.seat]
        if task in before or held >= FIRST_SIDE:
            return False
        return held != NO_MAYOR or Task(DEAL_MAYOR, task.seat) in before


CHOOSE_SIDE: Final = ChooseMayorSide("mayor-side")


def natural_mayors(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the first side of another mayor for each player; whom the rules play has none (ruling 43)."""
    seats = range(len(table.players))
    return tuple([NO_MAYOR if table.automatic >> each & 1 else FIRST_SIDE + 2 * each for each in seats])


class MayorsExpansion(Expansion):
    """What the mayors declare."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        return printed["mayors"]

    def rows(self, values: Plain) -> dict[int, Row]:
        return mayor_rows(values)

    def order(self, order: Order) -> Order:
        """Sides are chosen before anything else of the set-up that needs a choice."""
        set_up = (*by_each(DEAL_MAYOR), *by_each(CHOOSE_SIDE), *order.set_up)
        return Order(set_up, order.season, order.phase_two, order.cleric_stands)

    def part(self, players: int) -> Part:
        return Mayors((NO_MAYOR,) * players)

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return [Field("held", WordList(HELD, count=players), natural_mayors)]

    def columns(self, players: int) -> list[Column]:
        return [
            *columns("mayor", range(players), "the mayor and the side up; 0: none", len(HELD) - 1),
            *columns("mayor used", range(players), "1 if there is a marker on the tile", 1),
        ]

    def part_of(self, fields: dict[str, Any]) -> Part:
        return Mayors(fields["held"])


EXPANSION: Final = MayorsExpansion(NAME, step_table(DEAL_MAYOR, CHOOSE_SIDE))
