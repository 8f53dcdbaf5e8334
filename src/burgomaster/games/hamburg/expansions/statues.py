"""Expansion 2, Hans Hummel and the Zitronenjette: a second row of statues, which bring marks at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Column, columns
from burgomaster.core.event import Lying, Place
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import MOST_PLAYERS, SIDES, STATUES, ZITRONENJETTES, tile_name
from burgomaster.games.hamburg.cards.effects import Gain
from burgomaster.games.hamburg.cards.tiles.statues import FIRST_ZITRONENJETTE, zitronenjette_rows
from burgomaster.games.hamburg.choices import STATUE_FORM, TakeStatue
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import activate
from burgomaster.games.rows.effect import Row
from burgomaster.paper.codecs import Numbers
from burgomaster.paper.fields import Field
from burgomaster.paper.model import numbers_at, value_at

if TYPE_CHECKING:
    from burgomaster.games.hamburg.box.box import Board

NAME: Final = "statues"
HUMMEL: Final = STATUES.index("hummel")
ZITRONENJETTE: Final = STATUES.index("zitronenjette")


def beside_hummel(number: int) -> Place:
    """Return where a Zitronenjette stands that nobody has; the name of the place says which it is."""
    return ("zitronenjettes", 0, tile_name(number))


def on_wall(seat: int, number: int) -> Place:
    """Return where a seat's Zitronenjette stands."""
    return ("zitronenjettes", seat + 1, tile_name(number))


class Zitronenjettes(Part):
    """The seats that took the Zitronenjettes, in order: the one worth most marks goes first."""

    def __init__(self, taken: tuple[int, ...]) -> None:
        super().__init__(NAME)
        self.taken: Final = taken

    def foremost(self) -> int:
        """Return the number of the Zitronenjette that can be taken; 0 if all are gone."""
        return FIRST_ZITRONENJETTE + len(self.taken) if len(self.taken) < len(ZITRONENJETTES) else 0

    def code(self, table: Hamburg, near: int) -> list[int]:
        seats = len(table.players)
        taken = [1 + (seat - near) % seats for seat in self.taken]
        return [*taken, *[0] * (len(ZITRONENJETTES) - len(taken))]

    def on_show(self, table: Hamburg) -> list[int]:
        return [FIRST_ZITRONENJETTE + place for place in range(len(self.taken), len(ZITRONENJETTES))]

    def lying(self, table: Hamburg) -> Lying:
        places = [on_wall(seat, FIRST_ZITRONENJETTE + at) for at, seat in enumerate(self.taken)]
        places += [beside_hummel(number) for number in self.on_show(table)]
        return {(place, "zitronenjette", 0): 1 for place in places}

    def statues_left(self) -> int:
        return len(ZITRONENJETTES) - len(self.taken)

    def statues_of(self, seat: int) -> list[int]:
        return [FIRST_ZITRONENJETTE + place for place, owner in enumerate(self.taken) if owner == seat]

    def statue_due(self, table: Hamburg, seat: int) -> bool:
        """Let a seat choose while both rows have statues; if one is empty, take of the other (ruling 68)."""
        if not self.foremost():
            return False
        table.push(TAKE_ONE, seat)
        return True

    def broken_law(self, table: Hamburg) -> Message | None:
        if len(self.taken) > len(ZITRONENJETTES):
            return Message("hb-law-zitronenjettes", count=len(ZITRONENJETTES))
        for seat in self.taken:
            if self.taken.count(seat) > len(SIDES):
                return Message("hb-law-two-statues", seat=seat + 1)
        return None


def zitronenjettes(table: Hamburg) -> Zitronenjettes:
    """Return the part of the table that this expansion adds."""
    for part in table.parts:
        if isinstance(part, Zitronenjettes):
            return part
    raise KeyError(NAME)


def marks_of(table: Hamburg, number: int) -> int:
    """Return the marks that a Zitronenjette brings."""
    row = table.rows[number]
    return sum([effect.money for effect in row if isinstance(effect, Gain)])


def take_zitronenjette(table: Hamburg, seat: int) -> None:
    """Put the foremost Zitronenjette on a seat's wall and gain her marks at once."""
    part = zitronenjettes(table)
    number = part.foremost()
    table.replace_part(Zitronenjettes((*part.taken, seat)))
    if table.watched:
        table.note("zitronenjette", 0, 1, beside_hummel(number), on_wall(seat, number))
        table.report("hb-take-zitronenjette", seat, count=marks_of(table, number))
    activate(table, seat, number)


class TakeOneOfTwo(Ask[Hamburg]):
    """Choose between the two statues that stand foremost: points in final scoring, or marks now."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = [STATUE_FORM.of(HUMMEL)] if table.statues else []
        if zitronenjettes(table).foremost():
            choices.append(STATUE_FORM.of(ZITRONENJETTE))
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, TakeStatue)
        if choice.statue == HUMMEL:
            table.take_statue(seat)
        else:
            take_zitronenjette(table, seat)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        points = table.statues[0] if table.statues else 0
        marks = marks_of(table, zitronenjettes(table).foremost())
        return Message("hb-ask-take-statue", points=points, marks=marks)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """There is a Zitronenjette for each task."""
        asked = [task for task in table.agenda if task.step is self]
        return len(asked) + len(zitronenjettes(table).taken) <= len(ZITRONENJETTES)


TAKE_ONE: Final = TakeOneOfTwo("take-statue")


class StatuesExpansion(Expansion):
    """What Hans Hummel and the Zitronenjette declare."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        statues = printed["statues"]
        return {name: value_at(statues, name) for name in ("expansion_2", "zitronenjette")}

    def rows(self, values: Plain) -> dict[int, Row]:
        return zitronenjette_rows(values)

    def board(self, board: Board, values: Plain) -> Board:
        """Other statues of Hans Hummel stand there, the one worth most first."""
        statues: dict[int, list[int]] = {}
        for players in range(1, MOST_PLAYERS + 1):
            statues[players] = sorted(numbers_at(values, f"expansion_2.{players}"), reverse=True)
        return board.with_statues(statues)

    def part(self, players: int) -> Part:
        return Zitronenjettes(())

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return [Field("taken", Numbers(1, players, add=1))]

    def columns(self, players: int) -> list[Column]:
        meaning = "who took it: 0 nobody, 1 oneself, then from one's left"
        return columns("zitronenjette", range(1, len(ZITRONENJETTES) + 1), meaning, players)

    def part_of(self, fields: dict[str, Any]) -> Part:
        return Zitronenjettes(fields["taken"])


EXPANSION: Final = StatuesExpansion(NAME, step_table(TAKE_ONE), key="zitronenjettes")
