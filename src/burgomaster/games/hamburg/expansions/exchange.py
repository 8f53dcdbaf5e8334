"""Expansion 5, the stock exchange: the tile on top changes one standard action, and the price goes on."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Column, columns
from burgomaster.core.event import Cause, Event, Lying, Place
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Step, Toss
from burgomaster.games.hamburg.box.components import STOCK_SIDES, STOCK_TILES, TILES, tile_name
from burgomaster.games.hamburg.cards.tiles.exchange import FIRST_STOCK_SIDE, STEPS, WhenQuoted, stock_rows
from burgomaster.games.hamburg.choices import TILE_FORM, DrawTile
from burgomaster.games.hamburg.order import Order, once
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import Quoted
from burgomaster.games.rows.effect import Row
from burgomaster.paper.codecs import Number, Word, WordList
from burgomaster.paper.fields import Field

NAME: Final = "exchange"
SPACES: Final = 2 * STEPS
"""The spaces of the price tracker: three beside the green side of a tile, three beside the red one."""
FIRST_SPACE: Final = 1
NO_SIDE: Final = 0
SIDES: Final = ("none", *STOCK_SIDES)
"""What can lie up: nothing, or a side of a tile."""
FIRST_TILE: Final = len(TILES)
"""The number that the first of the stock exchange tiles has in choices."""

ILL_ADVISED: Final = "clerics"
"""The expansion beside which the rulebook does not recommend this one; nothing forbids it."""

STACK: Final[Place] = ("stock_stack", 0, "")


class Exchange(Part):
    """The side of the tile on top, by its place in `SIDES`; the space of the tracker; the tiles that are out.

    What lies below the top is not decided before it comes up: nobody knows the order (ruling 60).
    """

    def __init__(self, side: int, space: int, removed: tuple[int, ...]) -> None:
        super().__init__(NAME)
        self.side: Final = side
        self.space: Final = space
        self.removed: Final = removed

    def number(self) -> int:
        """Return the number of the side in force; 0 if there is none."""
        return FIRST_STOCK_SIDE + self.side - 1 if self.side != NO_SIDE else 0

    def tile(self) -> int:
        """Return the tile on top; -1 if there is none."""
        return (self.side - 1) // 2 if self.side != NO_SIDE else -1

    def left(self) -> list[int]:
        """Return the tiles of which any may come next."""
        return [tile for tile in range(len(STOCK_TILES)) if tile != self.tile() and tile not in self.removed]

    def code(self, table: Hamburg, near: int) -> list[int]:
        out = [1 if tile in self.removed else 0 for tile in range(len(STOCK_TILES))]
        return [self.side, self.space, *out]

    def tiles(self, table: Hamburg, seat: int) -> int:
        """The side on top is in force for everyone but whom the rules play (ruling 43)."""
        number = self.number()
        return 1 << number if number and not table.automatic >> seat & 1 else 0

    def price_step(self) -> int:
        return (self.space - FIRST_SPACE) % STEPS

    def after_action(self, table: Hamburg, seat: int, action: int, colour: int) -> None:
        """After the action that the tile names the price goes on, whatever the step says (ruling 31)."""
        if self.side != NO_SIDE and action == action_of(table, self.number()):
            table.push(MOVE_TRACKER, seat)

    def on_show(self, table: Hamburg) -> list[int]:
        return [self.number()]

    def lying(self, table: Hamburg) -> Lying:
        found: Lying = {(on_space(self.space), "tracker", 0): 1}
        if self.left():
            found[STACK, "tile", 0] = len(self.left())
        if self.side != NO_SIDE:
            found[on_top(self.side), "tile", 0] = 1
        for tile in self.removed:
            found[out(tile), "tile", 0] = 1
        return found

    def broken_law(self, table: Hamburg) -> Message | None:
        for at, tile in enumerate(self.removed):
            if tile == self.tile() or tile in self.removed[:at]:
                return Message("hb-law-stock-tiles", tile=STOCK_TILES[tile])
        if self.side == NO_SIDE:
            if self.space != FIRST_SPACE:
                return Message("hb-law-stock-empty")
            waiting = any(task.step is DRAW_STOCK_TILE for task in table.agenda)
            if self.left() and table.season and table.agenda and not waiting:
                return Message("hb-law-stock-missing")
        elif (self.side - 1) % 2 != (self.space - FIRST_SPACE) // STEPS:
            return Message("hb-law-stock-side", face=SIDES[self.side], space=self.space)
        return None


def on_top(side: int) -> Place:
    """Return where the tile on top lies, with a side up: the name of the place says which."""
    return ("stock_exchange", 0, f"exchange {SIDES[side]}")


def on_space(space: int) -> Place:
    """Return where the price tracker stands."""
    return ("price_tracker", 0, str(space))


def out(tile: int) -> Place:
    """Return where a tile lies that is out of the game."""
    return ("stock_removed", 0, f"exchange {STOCK_TILES[tile]}")


def exchange(table: Hamburg) -> Exchange:
    """Return the part of the table that this expansion adds."""
    for part in table.parts:
        if isinstance(part, Exchange):
            return part
    raise KeyError(NAME)


def action_of(table: Hamburg, number: int) -> int:
    """Return the standard action that a side of a tile names."""
    effect = table.rows[number][0]
    assert isinstance(effect, (Quoted, WhenQuoted))
    return effect.action


def replace_exchange(table: Hamburg, changed: Exchange) -> None:
    """Let another side lie on top, or the price be another one, and note what moved."""
    before = exchange(table)
    table.replace_part(changed)
    if table.watched:
        _note(table, before, changed)
    if changed.side != before.side:
        for seat in range(len(table.players)):
            table.stand_anew(seat)


def _note(table: Hamburg, before: Exchange, changed: Exchange) -> None:
    if changed.space != before.space:
        table.note("tracker", 0, 1, on_space(before.space), on_space(changed.space))
    if changed.side == before.side:
        return
    if before.side == NO_SIDE:
        table.note("tile", 0, 1, STACK, on_top(changed.side))
    elif changed.side == NO_SIDE:
        table.note("tile", 0, 1, on_top(before.side), out(before.tile()))
    else:
        table.note("tile", 0, 1, on_top(before.side), on_top(changed.side))


class DrawStockTile(Toss[Hamburg]):
    """Let the next tile of the stack come up, its green side first; none is left after the tenth."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(exchange(table).left())

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return TILE_FORM.of(FIRST_TILE + exchange(table).left()[k])

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"stock tile/{len(exchange(table).removed) + 1}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, DrawTile)
        part = exchange(table)
        if table.watched and not table.season and any(each.expansion == ILL_ADVISED for each in table.parts):
            table.tell(Event(Message("hb-stock-advice")))
        side = 1 + 2 * (choice.tile - FIRST_TILE)
        replace_exchange(table, Exchange(side, part.space, part.removed))
        if table.watched:
            table.tell(Event(Message("hb-stock-tile-up", face=SIDES[side])))

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """A tile comes up once, where none lies but some are left."""
        part = exchange(table)
        if any(task.step is self for task in table.agenda[index + 1 :]):
            return False
        return part.side == NO_SIDE and len(part.left()) > 0


DRAW_STOCK_TILE: Final = DrawStockTile("draw-stock-tile")


class MoveTracker(Step[Hamburg]):
    """Move the price on after the action: from 3 to 4 the tile turns, from 6 to 1 the next one comes up."""

    def because(self, table: Hamburg, seat: int, what: int, count: int) -> Cause | None:
        return Cause("tile", tile_name(exchange(table).number()))

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        part = exchange(table)
        if part.space == SPACES:
            replace_exchange(table, Exchange(NO_SIDE, FIRST_SPACE, (*part.removed, part.tile())))
            if table.watched:
                table.tell(Event(Message("hb-stock-tile-out", face=SIDES[part.side])))
            if exchange(table).left():
                table.push(DRAW_STOCK_TILE, seat)
            elif table.watched:
                table.tell(Event(Message("hb-stock-closed")))
            return
        turned = part.space == STEPS
        replace_exchange(
            table, Exchange(part.side + 1 if turned else part.side, part.space + 1, part.removed)
        )
        if table.watched:
            now = exchange(table)
            if turned:
                told = Message("hb-stock-tile-turned", face=SIDES[now.side], space=now.space)
            else:
                told = Message("hb-stock-price", space=now.space)
            table.tell(Event(told))

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """The price moves once, while a tile lies there, and not after what the rules play."""
        if any(task.step is self for task in table.agenda[index + 1 :]):
            return False
        return exchange(table).side != NO_SIDE and not table.automatic >> table.agenda[index].seat & 1


MOVE_TRACKER: Final = MoveTracker("move-tracker")


def natural_side(table: Hamburg, seat: int) -> int:
    """Return the green side of the first tile."""
    return 1


class ExchangeExpansion(Expansion):
    """What the stock exchange declares."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        return printed["stock_exchange"]

    def rows(self, values: Plain) -> dict[int, Row]:
        return stock_rows(values)

    def order(self, order: Order) -> Order:
        return Order(
            (*order.set_up, *once(DRAW_STOCK_TILE)),
            order.season,
            order.phase_two,
            order.cleric_stands,
            order.phase_one,
            order.turns,
        )

    def part(self, players: int) -> Part:
        return Exchange(NO_SIDE, FIRST_SPACE, ())

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return [
            Field("side", Word(SIDES), natural_side),
            Field("space", Number(FIRST_SPACE, SPACES)),
            Field("removed", WordList(STOCK_TILES)),
        ]

    def columns(self, players: int) -> list[Column]:
        return [
            Column("exchange side", "the side on top; 0: none", len(SIDES) - 1),
            Column("exchange space", "where the price tracker is", SPACES),
            *columns("exchange out", STOCK_TILES, "1 if the tile is out of the game", 1),
        ]

    def part_of(self, fields: dict[str, Any]) -> Part:
        return Exchange(fields["side"], fields["space"], fields["removed"])


EXPANSION: Final = ExchangeExpansion(NAME, step_table(DRAW_STOCK_TILE, MOVE_TRACKER))
