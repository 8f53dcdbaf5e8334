"""Expansion 4, the ships: at the quay by a 3 or 4 of their die, used after a wall action for a worker."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Column, columns
from burgomaster.core.event import Event, Lying, Place
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Ask, Step
from burgomaster.games.hamburg.box.components import COLOURS, DICE, WALL, tile_name
from burgomaster.games.hamburg.cards.hooks import SHIPS
from burgomaster.games.hamburg.cards.tiles.ships import (
    OWN_FLASH,
    TAKE_OF_ONE_COLOUR,
    PaySame,
    ship_number,
    ship_rows,
)
from burgomaster.games.hamburg.choices import SHIP_FORM, UseShip
from burgomaster.games.hamburg.flow import CLERIC_DOWN, INCREASE_DISASTERS
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.order import Order, Stage, after
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import changes
from burgomaster.games.rows.activation import activate, hindrance
from burgomaster.games.rows.choices import DONE
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.masks import cards_in
from burgomaster.paper.codecs import WordSet
from burgomaster.paper.fields import Field
from burgomaster.paper.model import numbers_at

NAME: Final = "ships"
FLEET: Final = len(DICE)
ALL_SHIPS: Final = (1 << FLEET) - 1


def place_of(ship: int, at_quay: bool) -> Place:
    """Return where a ship is, at the quay or in the roadstead; the name of the place says which it is."""
    return ("quay" if at_quay else "roadstead", 0, tile_name(ship_number(ship)))


class Fleet(Part):
    """The ships at the quay, as a set; all others lie in the roadstead."""

    def __init__(self, quay: int) -> None:
        super().__init__(NAME)
        self.quay: Final = quay

    def code(self, table: Hamburg, near: int) -> list[int]:
        return [self.quay >> ship & 1 for ship in range(FLEET)]

    def on_show(self, table: Hamburg) -> list[int]:
        return [ship_number(ship) for ship in cards_in(self.quay)]

    def lying(self, table: Hamburg) -> Lying:
        return {(place_of(ship, self.quay >> ship & 1 == 1), "ship", 0): 1 for ship in range(FLEET)}

    def after_action(self, table: Hamburg, seat: int, action: int, colour: int) -> None:
        """Let a seat use a ship when its wall action is over (rulings 46 and 56)."""
        if action == WALL and self.quay:
            table.push(CHOOSE_SHIP, seat, colour)

    def when_asked(self, choice: Choice) -> Message | None:
        if not isinstance(choice, UseShip):
            return None
        there = self.quay >> choice.colour & 1
        return Message("hb-ship-when" if there else "hb-ship-not-there", colour=DICE[choice.colour])

    def broken_law(self, table: Hamburg) -> Message | None:
        if self.quay and table.phase < 2:
            return Message("hb-law-ships")
        return None


def fleet(table: Hamburg) -> Fleet:
    """Return the part of the table that this expansion adds."""
    for part in table.parts:
        if isinstance(part, Fleet):
            return part
    raise KeyError(NAME)


def move_ships(table: Hamburg, quay: int) -> None:
    """Let these ships be at the quay, and all others in the roadstead."""
    moved = fleet(table).quay ^ quay
    if not moved:
        return
    table.replace_part(Fleet(quay))
    if table.watched:
        for ship in cards_in(moved):
            arrives = quay >> ship & 1 == 1
            table.note("ship", 0, 1, place_of(ship, not arrives), place_of(ship, arrives))
            if arrives:
                table.tell(Event(Message("hb-ship-at-quay", colour=DICE[ship])))
        if not quay:
            table.tell(Event(Message("hb-ships-back")))


# The season.


def brought_by_dice(table: Hamburg) -> int:
    """Return the ships whose dice show a result that brings them to the quay."""
    results = numbers_at(table.box.board.expansions[NAME], "dice")
    quay = 0
    for ship, pips in enumerate(table.dice):
        if pips in results:
            quay |= 1 << ship
    return quay


class ActivateShips(Step[Hamburg]):
    """Bring ships to the quay by the dice, or all or none of them by a tile (phase II, ruling 59)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        quay = brought_by_dice(table)
        for change in changes(table, table.first, SHIPS):
            quay = ALL_SHIPS if change.amount > 0 else 0
        move_ships(table, quay)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """Ships come once a season, in phase II."""
        return table.phase == 2 and [task.step for task in table.agenda].count(self) == 1


ACTIVATE_SHIPS: Final = ActivateShips("activate-ships")


class ReturnShips(Step[Hamburg]):
    """Return all ships to the roadstead, used or not (phase IV)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        move_ships(table, 0)


SHIPS_BACK: Final = ReturnShips("ships-back")


# Using a ship.


def price_of(table: Hamburg, ship: int) -> int:
    """Return how many workers a ship costs."""
    price = table.rows[ship_number(ship)][0]
    assert isinstance(price, PaySame)
    return price.workers


def obstacle(table: Hamburg, seat: int, ship: int, colour: int) -> Message | None:
    """Return why a ship cannot be used after a wall action with this colour; None if it can."""
    workers = table.players[seat].workers
    price = price_of(table, ship)
    if not fleet(table).quay >> ship & 1:
        return Message("hb-ship-not-there", colour=DICE[ship])
    if workers[colour] < price:
        return Message("hb-worker-short", colour=COLOURS[colour])
    workers[colour] -= price  # it is paid first
    number = ship_number(ship)
    reason = hindrance(table, seat, number)
    workers[colour] += price
    if reason is None and not all(effect.suits(table, seat, colour) for effect in table.rows[number]):
        return Message("hb-pile-empty", colour=COLOURS[colour])
    return reason


class ChooseShip(Ask[Hamburg]):
    """Choose a ship to use, or none, after a wall action with a card of the colour `what`."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = [
            SHIP_FORM.of(ship)
            for ship in cards_in(fleet(table).quay)
            if obstacle(table, seat, ship, what) is None
        ]
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, UseShip):
            if table.watched:
                table.report("hb-use-ship", seat, colour=DICE[choice.colour])
            activate(table, seat, ship_number(choice.colour), colour=what)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-ship", colour=COLOURS[what])

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, UseShip):
            reason = obstacle(table, seat, choice.colour, what)
            if reason is not None:
                return reason
        return super().why_not(table, seat, what, count, choice)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """Ships are used in phase III."""
        return table.phase == 3


CHOOSE_SHIP: Final = ChooseShip("ship", what=meanings.colour)


def natural_quay(table: Hamburg, seat: int) -> int:
    """Return the ships that the dice bring, from phase II on."""
    return brought_by_dice(table) if table.phase >= 2 and not table.over else 0


class ShipsExpansion(Expansion):
    """What the ships declare."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        return printed[NAME]

    def rows(self, values: Plain) -> dict[int, Row]:
        return ship_rows(values)

    def order(self, order: Order) -> Order:
        return Order(
            order.set_up,
            after(order.season, CLERIC_DOWN, Stage(SHIPS_BACK)),
            after(order.phase_two, INCREASE_DISASTERS, Stage(ACTIVATE_SHIPS)),
            order.cleric_stands,
        )

    def part(self, players: int) -> Part:
        return Fleet(0)

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return [Field("quay", WordSet(DICE), natural_quay)]

    def columns(self, players: int) -> list[Column]:
        return columns("ship", DICE, "1 at the quay, 0 in the roadstead", 1)

    def ahead(self) -> list[Ahead]:
        return [Ahead(Message("hb-ahead-no-ship"), CHOOSE_SHIP.name, 3, "done", ("ship",))]

    def part_of(self, fields: dict[str, Any]) -> Part:
        return Fleet(fields["quay"])


EXPANSION: Final = ShipsExpansion(
    NAME, step_table(ACTIVATE_SHIPS, SHIPS_BACK, CHOOSE_SHIP, TAKE_OF_ONE_COLOUR, OWN_FLASH)
)
