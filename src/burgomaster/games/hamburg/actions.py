"""The six standard actions: with which cards each is possible, what it costs and brings, and why not."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.core.sum import Sum
from burgomaster.games.hamburg.box.components import (
    ACTIONS,
    BLACK,
    BUILD,
    COLOUR,
    COLOURS,
    DECREASE,
    FIRST_GARDEN,
    LEFT,
    RIGHT,
    SIDES,
    SITE,
    TAKE_MONEY,
    TAKE_WORKERS,
    WALL,
)
from burgomaster.games.hamburg.cards.hooks import (
    ACTION_PRICE,
    AFTER_ACTION,
    ANY_WORKER,
    SITE_LAID,
    TILE_PAYS,
    WORKER_PRICE,
)
from burgomaster.games.hamburg.choices import (
    Build,
    Lay,
)
from burgomaster.games.hamburg.construction import build_segment, constructed
from burgomaster.games.hamburg.disasters import decrease
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import (
    FROM_HAND,
    NO_PRICE,
    SHOWN,
    Changed,
    action_price,
    building_price,
    change_of,
    marks_taken,
    rows_of,
    tell_change,
    wall_price,
    workers_owed,
    workers_taken,
)
from burgomaster.games.hamburg.workers import TILE_WORKERS
from burgomaster.games.rows.actions import Action, colours_of
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.triggers import (
    Occasion,
    expect,
    follow_each_later,
    follow_later,
    followers,
    set_off,
    set_off_each,
)

TILE_PRICES: Final = 1 << ACTION_PRICE | 1 << WORKER_PRICE
"""The hooks by which tiles ask for more than an action costs."""


def workers_short(owed: Changed, colour: int) -> Message:
    """Return that workers are not there which a tile asks for besides, for a card of this colour."""
    if owed.colours >> BLACK & 1:
        return Message("hb-further-worker-short", count=owed.amount, colour=COLOURS[colour])
    first, *others = cards_in(owed.colours)
    for other in others:
        return Message("hb-further-worker-either", wanted=COLOURS[first], colour=COLOURS[other])
    return Message("hb-further-worker-short", count=owed.amount, colour=COLOURS[first])


class TileAction(Action[Hamburg]):
    """A standard action for which tiles may ask more, in marks or in workers."""

    def price(
        self, table: Hamburg, seat: int, card: int, colour: int, how: int, made: Sum | None = None
    ) -> int:
        price = action_price(table, seat, self.number, COLOUR[card], how, made)
        if made is not None:
            made.cut()
        return max(price, 0)

    def payable(self, table: Hamburg, seat: int, how: int, colours: int) -> int:
        """Return those of these colours of cards with which one has what tiles ask for besides."""
        price = action_price(table, seat, self.number, BLACK, how)
        return colours if price <= table.players[seat].marks else 0

    def why_not(
        self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int
    ) -> Message | None:
        reason = super().why_not(table, seat, choice, colour, how)
        if reason is None and not self.payable(table, seat, how, 1 << colour):
            return self.unpaid(table, seat, choice, colour, how)
        return reason

    def unpaid(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        """Return why what tiles ask for cannot be paid, where it cannot."""
        price = self.price(table, seat, choice.card, colour, how)
        return Message("hb-marks-short", price=price, marks=table.players[seat].marks)


class TakeThreeWorkers(TileAction):
    """Take three workers of the card's colour."""

    def do(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        self.pay(table, seat, choice.card, colour, how)
        made = table.sum()
        table.gain_workers(seat, colour, workers_taken(table, seat, colour, how, made), made)
        if how == FROM_HAND:
            tiles = cards_in(table.answers(seat, ANY_WORKER))
            for tile in tiles:  # after what buildings add, and what is returned last (ruling 48)
                if change_of(table, tile, ANY_WORKER).amount < 0:
                    table.push(TILE_WORKERS, seat, tile, ANY_WORKER)
            for tile in reversed(tiles):
                if change_of(table, tile, ANY_WORKER).amount > 0:
                    table.push(TILE_WORKERS, seat, tile, ANY_WORKER)
        set_off(table, seat, AFTER_ACTION, TAKE_WORKERS, colour)


class TakeMarks(TileAction):
    """Take as many marks as the die of the card's colour shows."""

    def do(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        made = table.sum()
        marks = marks_taken(table, seat, colour, how, made)
        if made is not None:
            made.cut()
        table.gain_money(seat, max(marks, 0), made)
        tiles_pay(table, seat, TAKE_MONEY, colour, how)
        before = table.players[seat].marks
        set_off(table, seat, AFTER_ACTION, TAKE_MONEY, colour)
        if marks < 0:  # what buildings add and tiles take away is one sum, cut at 0 once (ruling 48)
            owed = min(-marks, table.players[seat].marks - before)
            left = table.sum()
            if left is not None:
                left.add(owed, "hb-sum-left")
            table.pay_money(seat, owed, left)


class DecreaseOneDisaster(TileAction):
    """Decrease the disaster of the card's colour, for a point."""

    def possible(self, table: Hamburg, seat: int, how: int) -> int:
        return colours_of(table.players[seat].levels)

    def do(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        self.pay(table, seat, choice.card, colour, how)
        decrease(table, seat, colour)
        tiles_pay(table, seat, DECREASE, colour, how)
        set_off(table, seat, AFTER_ACTION, DECREASE, colour)

    def reason(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        return Message("hb-level-zero", colour=COLOURS[colour])


class ConstructWallSegment(TileAction):
    """Build the next segment of one half of the wall, with a card of its colour."""

    def __init__(self, side: int) -> None:
        super().__init__(WALL, ACTIONS[WALL])
        self.side: Final = side

    def possible(self, table: Hamburg, seat: int, how: int) -> int:
        price = wall_price(table, seat, self.side, how)
        player = table.players[seat]
        if price == NO_PRICE or price > player.marks:
            return 0
        return 1 << table.box.board.wall_colours[self.side][player.wall[self.side]]

    def price(
        self, table: Hamburg, seat: int, card: int, colour: int, how: int, made: Sum | None = None
    ) -> int:
        return wall_price(table, seat, self.side, how, made)

    def do(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        self.pay(table, seat, choice.card, colour, how)
        build_segment(table, seat, self.side, how)

    def reason(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        player = table.players[seat]
        price = self.price(table, seat, choice.card, colour, how)
        if price == NO_PRICE:
            return Message("hb-wall-complete", side=SIDES[self.side])
        wanted = table.box.board.wall_colours[self.side][player.wall[self.side]]
        if wanted != colour:
            side, needed, given = SIDES[self.side], COLOURS[wanted], COLOURS[colour]
            return Message("hb-wall-colour", side=side, wanted=needed, colour=given)
        return Message("hb-marks-short", price=price, marks=player.marks)


class PlaySite(TileAction):
    """Lay the card face down as a construction site, for a worker of its colour."""

    def possible(self, table: Hamburg, seat: int, how: int) -> int:
        return colours_of(table.players[seat].workers)

    def do(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        """Pay what tiles ask for besides, lay the site, and only then gain something (ruling 46)."""
        card = choice.card
        own = COLOUR[card]
        table.return_workers(seat, colour, 1)
        self.pay(table, seat, card, colour, how)
        following: list[Occasion] = []
        expect(table, following, seat, SITE_LAID)
        if how == FROM_HAND:
            expect(table, following, seat, TILE_PAYS, SITE)
        expect(table, following, seat, AFTER_ACTION, SITE)
        later = how == FROM_HAND and table.box.asks_between
        if later:
            follow_each_later(table, following, own)
        owed = workers_owed(table, seat, SITE, how)
        if owed is None:
            table.lay_from_hand(seat, card, how == SHOWN)
        else:
            table.hold(seat, card)
            table.push(LAY_HELD, seat)
            for tile in rows_of(table, seat, owed):
                table.push(TILE_WORKERS, seat, tile, WORKER_PRICE)
        if not later:
            set_off_each(table, following, own)

    def payable(self, table: Hamburg, seat: int, how: int, colours: int) -> int:
        """A card needs a worker of its own colour, and perhaps one more of certain colours (ruling 61)."""
        found = super().payable(table, seat, how, colours)
        owed = workers_owed(table, seat, SITE, how)
        if owed is None:
            return found
        workers = table.players[seat].workers
        for colour in range(len(COLOURS)):
            left = [count - 1 if each == colour else count for each, count in enumerate(workers)]
            if not colours_of(left) & owed.colours:
                found &= ~(1 << colour)
        return found

    def unpaid(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        owed = workers_owed(table, seat, SITE, how)
        if owed is not None and super().payable(table, seat, how, 1 << colour):
            return workers_short(owed, colour)
        return super().unpaid(table, seat, choice, colour, how)

    def reason(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        return Message("hb-worker-short", colour=COLOURS[colour])


class ConstructBuilding(TileAction):
    """Construct a building on a site, or lay a zoo or park card: what is possible depends on the card."""

    def price(
        self, table: Hamburg, seat: int, card: int, colour: int, how: int, made: Sum | None = None
    ) -> int:
        return building_price(table, seat, card, how, made)

    def why_not(
        self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int
    ) -> Message | None:
        card = choice.card
        if isinstance(choice, Lay) != (card >= FIRST_GARDEN):
            needs_none = "hb-garden-needs-no-site"
            return Message(needs_none if card >= FIRST_GARDEN else "hb-building-needs-site", card=card)
        if isinstance(choice, Build) and choice.place not in table.free_places(seat):
            return no_place(table, seat, choice.place)
        price, marks = self.price(table, seat, card, colour, how), table.players[seat].marks
        if price > marks:
            return Message("hb-marks-short", price=price, marks=marks)
        owed = workers_owed(table, seat, BUILD, how)
        if owed is not None and not self.payable(table, seat, how, 1 << COLOUR[card]):
            return workers_short(owed, COLOUR[card])
        return None

    def payable(self, table: Hamburg, seat: int, how: int, colours: int) -> int:
        """Workers of the card's own colour may be asked for; the price in marks is asked for each card."""
        owed = workers_owed(table, seat, BUILD, how)
        if owed is None:
            return colours
        return colours_of([count // owed.amount for count in table.players[seat].workers]) & colours

    def do(self, table: Hamburg, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        card = choice.card
        if isinstance(choice, Build):
            # What stood there when the action was chosen follows it, when all else is done: 166 not itself.
            following = followers(table, seat, AFTER_ACTION, BUILD, colour)
            follow_later(table, seat, AFTER_ACTION, following, colour)
        self.pay(table, seat, card, colour, how)
        owed = workers_owed(table, seat, BUILD, how)
        if owed is not None:
            made = table.sum()
            if made is not None:
                tell_change(table, seat, owed, owed.amount, made)
            table.return_workers(seat, COLOUR[card], owed.amount, made)
        table.leave_hand(seat, card)
        if isinstance(choice, Build):
            table.stand(seat, card, choice.place)
            constructed(table, seat, card)
            return
        table.lay_garden(seat, card)
        if table.watched:
            table.report("hb-lay", seat, card=card)
        set_off(table, seat, AFTER_ACTION, BUILD, colour)


class LayHeld(Step[Hamburg]):
    """Lay as a site the card that is held for it, when what tiles ask for besides is paid."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.lay_from_hand(seat, table.players[seat].held, False)


LAY_HELD: Final = LayHeld("lay-held")

WORKERS_ACTION: Final = TakeThreeWorkers(TAKE_WORKERS, ACTIONS[TAKE_WORKERS])
MONEY_ACTION: Final = TakeMarks(TAKE_MONEY, ACTIONS[TAKE_MONEY])
DECREASE_ACTION: Final = DecreaseOneDisaster(DECREASE, ACTIONS[DECREASE])
WALL_ACTIONS: Final = (ConstructWallSegment(LEFT), ConstructWallSegment(RIGHT))
SITE_ACTION: Final = PlaySite(SITE, ACTIONS[SITE])
BUILD_ACTION: Final = ConstructBuilding(BUILD, ACTIONS[BUILD])


def tiles_pay(table: Hamburg, seat: int, action: int, colour: int, how: int) -> None:
    """Let tiles that lie out for all give what an action with a card from the hand earns (ruling 46)."""
    if how == FROM_HAND:
        set_off(table, seat, TILE_PAYS, action, colour)


def no_place(table: Hamburg, seat: int, place: int) -> Message:
    """Return why nothing can be built on a site."""
    if not table.free_places(seat):
        return Message("hb-no-free-site")
    there = place <= len(table.players[seat].plots)
    return Message("hb-place-not-free" if there else "hb-no-such-site", place=place)
