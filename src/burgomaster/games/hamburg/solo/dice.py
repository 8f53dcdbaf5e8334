"""TOM's season: marks from the black die, parks, an action for each coloured die, then his buildings."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.games.hamburg.actions import BUILD_ACTION, SITE_ACTION, WALL_ACTIONS
from burgomaster.games.hamburg.activation import use
from burgomaster.games.hamburg.box.components import (
    COLOUR,
    COLOURS,
    DECREASE,
    DICE,
    FIRST_GARDEN,
    PARK_CARDS,
    SITE,
    TAKE_WORKERS,
    WALL,
)
from burgomaster.games.hamburg.cards.effects import DrawOfColour
from burgomaster.games.hamburg.cards.hooks import AFTER_ACTION, SITE_LAID
from burgomaster.games.hamburg.choices import BUILD_FORM, DEALS, LAY_WITH, SITE_WITH
from burgomaster.games.hamburg.construction import build_segment
from burgomaster.games.hamburg.disasters import decrease
from burgomaster.games.hamburg.draws import CARDS_OF_COLOUR
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.parks import activate_park
from burgomaster.games.hamburg.solo.best import dice_order, gives, tom_values
from burgomaster.games.hamburg.solo.display import best_half, leftmost_place
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import SHOWN, STANDARD, wall_price
from burgomaster.games.rows.activation import hindrance
from burgomaster.games.rows.choices import Deal, StandardAction
from burgomaster.games.rows.hands import UnseenCard
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.triggers import set_off
from burgomaster.paper.model import number_at, value_at

BY_BUILDING: Final = 0
"""In place of what a die shows: a building lets him use the card."""


class TomsStep(Step[Hamburg]):
    """Something that TOM does, once at a time."""

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """It is his, and written once."""
        task = table.agenda[index]
        return table.automatic >> task.seat & 1 == 1 and task not in table.agenda[index + 1 :]


class TakeIncome(TomsStep):
    """Take as many marks as the black die shows (phase II, 2nd step)."""

    def because(self, table: Hamburg, seat: int, what: int, count: int) -> Cause | None:
        return Cause("die", str(value_at(tom_values(table), "income.die")))

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        die = DICE.index(str(value_at(tom_values(table), "income.die")))
        if table.watched:
            table.report("hb-tom-income", seat, die=DICE[die], pips=table.dice[die])
        table.gain_money(seat, table.dice[die])


INCOME: Final = TakeIncome("tom-income")


class ActivateParks(TomsStep):
    """Let his parks give, but for those that give cards (phase I, ruling 40)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for card in table.players[seat].garden:
            if PARK_CARDS >> card & 1 and not any(
                isinstance(effect, DrawOfColour) for effect in table.box.rows[card]
            ):
                activate_park(table, seat, card)


PARKS: Final = ActivateParks("tom-parks")


class TakeTomsTurn(TomsStep):
    """In the first round: his dice in ascending order, among equal ones in dice order, then his buildings."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if table.round != 1:
            return
        table.push(USE_NEXT, seat, 1)
        for pips in range(6, 0, -1):
            for colour in reversed(dice_order(table)):
                if table.dice[colour] == pips:
                    table.push(DIE, seat, colour)


TOM_TURN: Final = TakeTomsTurn("tom-turn")


# The dice.


class ResolveDie(TomsStep):
    """Do what the die `what` says: what a table calls first, then what follows if that cannot be done."""

    def because(self, table: Hamburg, seat: int, what: int, count: int) -> Cause | None:
        return Cause("die", DICE[what])

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        pips = table.dice[what]
        if table.watched:
            table.report("hb-tom-die", seat, die=DICE[what], pips=pips)
        if pips == 1:
            table.gain_points(seat, number_at(tom_values(table), "points.1"))
        elif pips == 2:
            table.gain_workers(seat, what, number_at(tom_values(table), "workers.2"))
            set_off(table, seat, AFTER_ACTION, TAKE_WORKERS, what)
        elif pips == 3:
            if not build_wall(table, seat, what):
                table.gain_workers(seat, what, number_at(tom_values(table), "fallback_workers.3"))
        elif pips == 4:
            if not lower_or_lay_site(table, seat, what):
                take_last_resort(table, seat, pips)
        elif table.piles[what]:
            table.push(PLAY, seat, what, pips)
            table.push(TURN_UP, seat, what)
        else:
            if table.watched:
                table.report("hb-tom-pile-empty", seat, colour=COLOURS[what])
            if pips == 5 or not build_wall(table, seat, what):
                take_last_resort(table, seat, pips)


DIE: Final = ResolveDie("tom-die", what=meanings.colour)


def take_last_resort(table: Hamburg, seat: int, pips: int) -> None:
    """Take the marks for a die that cannot be used; that is no action (ruling 72)."""
    table.gain_money(seat, number_at(tom_values(table), f"fallback_marks.{pips}"))


def build_wall(table: Hamburg, seat: int, colour: int) -> bool:
    """Build a wall segment of a colour if he can pay for one; tell whether he does."""
    sides = [side for side in range(2) if WALL_ACTIONS[side].possible(table, seat, STANDARD) >> colour & 1]
    if not sides:
        if table.watched:
            why = "marks" if _shows(table, seat, colour) else "colour"
            table.report("hb-tom-no-segment", seat, colour=COLOURS[colour], why=why)
        return False
    prices = [wall_price(table, seat, side, STANDARD) for side in range(2)]
    side = best_half(table, seat, sides, max([prices[side] for side in sides]) == 0)
    made = table.sum()
    table.pay_money(seat, wall_price(table, seat, side, STANDARD, made), made)
    build_segment(table, seat, side)
    set_off(table, seat, AFTER_ACTION, WALL, colour)
    return True


def _shows(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether an end of his wall waits for a segment of a colour."""
    for side, built in enumerate(table.players[seat].wall):
        colours = table.box.board.wall_colours[side]
        if built < len(colours) and colours[built] == colour:
            return True
    return False


def lower_or_lay_site(table: Hamburg, seat: int, colour: int) -> bool:
    """Decrease a disaster, or else lay a site unseen for a worker; tell whether he does either."""
    player = table.players[seat]
    if player.levels[colour]:
        decrease(table, seat, colour)
        set_off(table, seat, AFTER_ACTION, DECREASE, colour)
        return True
    if table.watched:
        table.report("hb-tom-no-level", seat, colour=COLOURS[colour])
    if not player.workers[colour] or not table.piles[colour]:
        if table.watched:
            why = "pile" if player.workers[colour] else "worker"
            table.report("hb-tom-no-site", seat, colour=COLOURS[colour], why=why)
        return False
    table.return_workers(seat, colour, 1)
    table.lay_unseen(seat, colour)
    set_off(table, seat, SITE_LAID, -1, colour)
    set_off(table, seat, AFTER_ACTION, SITE, colour)
    return True


# Cards that are turned up.


class TurnUpCard(UnseenCard):
    """Turn up the top card of the pile of the colour `what`."""

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-turn-up", colour=COLOURS[what])

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(table, Hamburg)
        assert isinstance(choice, Deal)
        table.turn_up(seat, choice.card)

    def goes_with(self, table: OwnerTable, index: int) -> bool:
        """The pile is his to take from, and the card is played next."""
        assert isinstance(table, Hamburg)
        _, seat, what, _ = table.agenda[index].parts
        if not table.automatic >> seat & 1:
            return False
        return table.piles[what] > 0 and table.agenda[index - 1].step is PLAY


TURN_UP: Final = TurnUpCard("tom-turn-up", COLOURS, DEALS, CARDS_OF_COLOUR)


class PlayCard(Step[Hamburg]):
    """Construct the card turned up, or else do what the die says that shows `count` (`BY_BUILDING`: as a 5).

    `what` is the colour of the die.
    """

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        card = table.players[seat].held
        if self._construct(table, seat, card):
            return
        if count == 6:
            table.discard_from_hand(seat, card)
            if not build_wall(table, seat, what):
                take_last_resort(table, seat, count)
            return
        colour = COLOUR[card]
        if table.players[seat].workers[colour]:
            choice = SITE_WITH[card]
            assert isinstance(choice, StandardAction)
            SITE_ACTION.do(table, seat, choice, colour, SHOWN)
            return
        if table.watched:
            table.report("hb-tom-no-site", seat, colour=COLOURS[colour], why="worker")
        table.discard_from_hand(seat, card)
        if count == BY_BUILDING:
            table.gain_money(seat, table.dice[colour])  # no action: 138 to 141 do not count (ruling 86)
        else:
            take_last_resort(table, seat, count)

    def _construct(self, table: Hamburg, seat: int, card: int) -> bool:
        """Construct the card if he can: on the leftmost free site, or beside his board if it needs none."""
        price = BUILD_ACTION.price(table, seat, card, COLOUR[card], STANDARD)
        marks = table.players[seat].marks
        choice: Choice
        if price > marks:
            if table.watched:
                table.report("hb-tom-too-dear", seat, card=card, price=price, marks=marks)
            return False
        if card >= FIRST_GARDEN:
            choice = LAY_WITH[card]
        elif not table.free_places(seat):
            if table.watched:
                table.report("hb-tom-no-free-site", seat, card=card)
            return False
        else:
            choice = BUILD_FORM.of(card, leftmost_place(table, seat))
        assert isinstance(choice, StandardAction)
        BUILD_ACTION.do(table, seat, choice, COLOUR[card], STANDARD)
        return True

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """The card lies there to be played, or is turned up before."""
        seat = table.agenda[index].seat
        if not table.automatic >> seat & 1:
            return False
        before = [task.step for task in table.agenda[index + 1 :]]
        return table.players[seat].held != 0 or TURN_UP in before


PLAY: Final = PlayCard("tom-play", what=meanings.colour, count=meanings.up_to("pips", 6))


# Buildings.

SKIPPED: Final = {
    "hb-no-hand": "hand",
    "hb-worker-short": "worker",
    "hb-no-workers": "worker",
    "hb-no-worker-left": "worker",
    "hb-no-worker-that-helps": "nothing",
}
"""Why he leaves a building alone, by what hinders its use."""


class UseNextBuilding(TomsStep):
    """Use his buildings from left to right, those that can be used and give him something.

    `what` is the place of the next one, `count` its number on the site: what arrives further right counts.
    """

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        for place in range(what, len(player.plots) + 1):
            buildings = player.plots[place - 1].buildings
            for at in range(count if place == what else 0, len(buildings)):
                card = buildings[at]
                if not (table.box.phase_three & ~player.used) >> card & 1:
                    continue
                reason = hindrance(table, seat, card)
                if reason is not None:
                    if table.watched:
                        table.report("hb-tom-skips", seat, card=card, why=SKIPPED.get(reason.id, "hindered"))
                elif not gives(table, seat, card, False):
                    if table.watched:
                        table.report("hb-tom-skips", seat, card=card, why="nothing")
                else:
                    table.push(self, seat, place, at + 1)
                    use(table, seat, card)
                    return


USE_NEXT: Final = UseNextBuilding("tom-use-next", what=meanings.place, count=meanings.number("building"))
