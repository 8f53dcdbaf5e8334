"""The vocabulary of effects: what most cards do, in a few typed verbs."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.box import Counted
from burgomaster.games.hamburg.box.components import (
    ACTIONS,
    COLOURS,
    DECREASE,
    DICE,
)
from burgomaster.games.hamburg.cards.hooks import (
    ADVANCED,
    AFTER_ACTION,
    AT_CITY_HALL,
    HALF_PRICE,
    MAJORITY_WON,
    OTHER_BUILT,
    OTHER_WALLED,
    SAID,
    TOKEN_DRAWN,
)
from burgomaster.games.hamburg.cards.prices import PAY_ANY
from burgomaster.games.hamburg.cards.spelling import HAMBURG
from burgomaster.games.hamburg.construction import advance
from burgomaster.games.hamburg.disasters import LOWER, LOWER_UP_TO, decrease
from burgomaster.games.hamburg.draws import (
    DEAL,
    DISCARD,
    DRAW,
    HOLD,
    KEEP_TOP_OPEN,
    TAKE_FROM_DISCARDS,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import Changed, square_surcharge
from burgomaster.games.hamburg.turns import ACT
from burgomaster.games.hamburg.workers import CHOOSE_WORKERS
from burgomaster.games.rows.drawing import DrawAndAct as DrawAndAct
from burgomaster.games.rows.drawing import TopOfDiscardsAct, drawing, then_discard
from burgomaster.games.rows.effect import NO_COLOUR, Count, Effect, Standing
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.tongue import AS, PER, of_kind
from burgomaster.games.rows.triggers import When
from burgomaster.games.rows.words import ANY as ANY
from burgomaster.games.rows.words import SAME as SAME
from burgomaster.games.rows.words import FinalPoints, GainDie, Pay, PayAny
from burgomaster.games.rows.words import Gain as Gain


class DecreaseDisaster(Effect[Hamburg]):
    """Decrease disaster levels: of a colour, of the colour named before, or of any colours."""

    def __init__(self, levels: int, colour: int, up_to: bool, per: Count[Hamburg] | None) -> None:
        self.levels: Final = levels
        self.colour: Final = colour
        self.up_to: Final = up_to
        self.per: Final = per

    def spell(self) -> Phrase:
        limit = "up-to" if self.up_to else "exactly"
        if self.per is not None:
            per = {"per": [of_kind(PER, self.per.spell())]}
            return Phrase("hb-card-decrease-per", per, limit=limit, levels=self.levels)
        if self.colour == SAME:
            return Phrase("hb-card-decrease-same", limit=limit, levels=self.levels)
        if self.colour >= 0:
            colour = DICE[self.colour]
            return Phrase("hb-card-decrease-colour", limit=limit, levels=self.levels, colour=colour)
        id_ = "hb-card-decrease-any" if self.levels == 1 else "hb-card-decrease-several"
        return Phrase(id_, limit=limit, levels=self.levels)

    def counted(self) -> Count[Hamburg] | None:
        return self.per

    def hinders(self, table: Hamburg, seat: int, card: int, free: bool) -> bool:
        levels = table.players[seat].levels
        if self.colour >= 0:
            return not levels[self.colour]
        return self.colour == ANY and not any(level for level in levels)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if not self.hinders(table, seat, card, free):
            return None
        if self.colour >= 0:
            return Message("hb-level-zero", colour=COLOURS[self.colour])
        return Message("hb-all-levels-zero")

    def idle(self, table: Hamburg, seat: int) -> bool:
        return self.per is not None and self.per.of(table, seat) == 0

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        return self.colour != SAME or table.players[seat].levels[colour] > 0

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        times = self.levels if self.per is None else self.levels * self.per.of(table, seat)
        fixed = colour if self.colour == SAME else self.colour
        if self.up_to or fixed == ANY:
            if times:
                table.push(LOWER_UP_TO if self.up_to else LOWER, seat, fixed + 1, times)
        else:
            for _ in range(times):
                decrease(table, seat, fixed)


class DrawEffect(Effect[Hamburg]):
    """Draw cards from any piles to the hand, then discard as many as stated.

    Where fewer can be drawn, as many fewer are discarded (ruling 45).
    """

    def __init__(self, cards: int, discarded: int, optional: bool) -> None:
        self.cards: Final = cards
        self.discarded: Final = discarded
        self.optional: Final = optional

    def spell(self) -> Phrase:
        if self.optional:
            return Phrase("hb-card-draw-optional", cards=self.cards)
        return drawing("hb-", self.cards, self.discarded)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return table.no_hand(seat) if any(table.piles) else Message("hb-piles-empty")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        drawn = then_discard(table, seat, DISCARD, self.cards, self.discarded, sum(table.piles))
        if drawn:
            table.push(DRAW, seat, 1 if self.optional else 0, drawn)


class DrawOfColour(Effect[Hamburg]):
    """Draw a card from the pile of a colour, if it has one (the card parks)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def spell(self) -> Phrase:
        return Phrase("hb-card-draw-colour", colour=DICE[self.colour])

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        if table.piles[self.colour]:
            table.draw_unseen(seat, self.colour)
            table.push(DEAL, seat, self.colour)


class DrawFromDiscards(Effect[Hamburg]):
    """Draw as many cards from the discard pile as something counts, then discard as many (234)."""

    def __init__(self, count: Count[Hamburg]) -> None:
        self.count: Final = count

    def spell(self) -> Phrase:
        return Phrase("hb-card-draw-from-discards", {"number": [of_kind(AS, self.count.spell())]})

    def counted(self) -> Count[Hamburg] | None:
        return self.count

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return table.no_hand(seat) if table.discards else Message("hb-discards-empty")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        wanted = self.count.of(table, seat)
        taken = min(wanted, len(table.discards) + len(table.shuffled))
        table.push(DISCARD, seat, 0, taken)
        table.push(TAKE_FROM_DISCARDS, seat, 0, taken)


class TakeTopAndAct(TopOfDiscardsAct):
    """Draw the top card of the discard pile and take a standard action with it at once (202)."""

    def taken(self, table: OwnerTable, seat: int, card: int) -> None:
        if table.watched:
            table.report("hb-take-top", seat, card=card)
        super().taken(table, seat, card)
        table.push(KEEP_TOP_OPEN, seat)


class AdvanceOnSquare(Effect[Hamburg]):
    """Advance on City Hall Square for so many marks."""

    def __init__(self, price: int, without_low_dice: bool) -> None:
        self.moment = AT_CITY_HALL
        self.price: Final = price
        self.without_low_dice: Final = without_low_dice

    def spell(self) -> Phrase:
        id_ = "hb-card-advance-without-low-dice" if self.without_low_dice else "hb-card-advance"
        return Phrase(id_, count=self.price)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if self.without_low_dice and (1 in table.dice or 2 in table.dice):
            return Message("hb-low-dice")
        price = (0 if free else self.price) + square_surcharge(table, seat)
        if price > table.players[seat].marks:
            return Message("hb-marks-short", price=price, marks=table.players[seat].marks)
        return None

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        made = table.sum()
        price = 0 if free else self.price
        if made is not None:
            made.begin(price, "hb-sum-price")
        table.pay_money(seat, price + square_surcharge(table, seat, made), made)
        advance(table, seat)


class AfterAction(When):
    """A standing building that does something after a standard action, perhaps only in a colour."""

    def __init__(self, then: tuple[Effect[Hamburg], ...], action: int, colour: int) -> None:
        super().__init__(AFTER_ACTION, SAID[AFTER_ACTION], then, action, colour)

    def spell(self) -> Phrase:
        effect = {"effect": [self._after(each.spell()) for each in self.then]}
        if self.colour == NO_COLOUR:
            return Phrase(self.said, effect, action=ACTIONS[self.action])
        return Phrase(f"{self.said}-colour", effect, action=ACTIONS[self.action], colour=DICE[self.colour])

    def _after(self, then: Phrase) -> Phrase:
        """Return what follows: after a decrease, the same disaster is decreased once more."""
        if self.action == DECREASE and then.id == "hb-card-decrease-same":
            return then.renamed("hb-card-decrease-more")
        return then


# The words of the rows.


def pay(colour: int) -> Effect[Hamburg]:
    """Return a worker of this colour."""
    return Pay(HAMBURG, colour)


def pay_any() -> Effect[Hamburg]:
    """Return a worker of any colour, which then is the colour named."""
    return PayAny(PAY_ANY, HAMBURG)


def gain(
    points: int = 0,
    marks: int = 0,
    worker: int | None = None,
    workers: tuple[int, ...] = (),
    any_workers: int = 0,
    per: Count[Hamburg] | None = None,
) -> Effect[Hamburg]:
    """Gain points, marks, workers of given colours and workers of any colour."""
    mine = workers if worker is None else (*workers, worker)
    return Gain(HAMBURG, CHOOSE_WORKERS, points, marks, mine, any_workers, per)


def decrease_disaster(
    levels: int, colour: int = ANY, up_to: bool = False, per: Count[Hamburg] | None = None
) -> Effect[Hamburg]:
    """Decrease disaster levels, each for a point."""
    return DecreaseDisaster(levels, colour, up_to, per)


def draw(cards: int, then_discard: int = 0, optional: bool = False) -> Effect[Hamburg]:
    """Draw cards to the hand, then perhaps discard some."""
    return DrawEffect(cards, then_discard, optional)


def draw_of(colour: int) -> Effect[Hamburg]:
    """Draw a card of a colour to the hand."""
    return DrawOfColour(colour)


def draw_from_discards(count: Count[Hamburg]) -> Effect[Hamburg]:
    """Draw cards from the discard pile, then discard as many."""
    return DrawFromDiscards(count)


def advance_for(price: int, without_low_dice: bool = False) -> Effect[Hamburg]:
    """Advance on City Hall Square for so many marks, perhaps only if no die shows 1 or 2."""
    return AdvanceOnSquare(price, without_low_dice)


def score(points: int, per: Count[Hamburg]) -> Effect[Hamburg]:
    """Score points at the end of the game."""
    return FinalPoints(HAMBURG, points, per)


def half_price(colour: int) -> Effect[Hamburg]:
    """Buildings of this colour cost half."""
    return Changed(HALF_PRICE, 0, colour)


def changes_by(hook: int, amount: int) -> Effect[Hamburg]:
    """A price falls, or a gain rises, by an amount."""
    return Changed(hook, amount)


def rule(hook: int) -> Effect[Hamburg]:
    """A rule is different as long as this building stands."""
    return Standing(hook, SAID[hook])


def counts_as(*categories: int) -> Effect[Hamburg]:
    """The building counts as these categories too."""
    return Counted(categories)


def after_action(action: int, then: Effect[Hamburg], colour: int = NO_COLOUR) -> Effect[Hamburg]:
    """Each time one takes this standard action, perhaps only with this colour."""
    return AfterAction((then,), action, colour)


def when_advancing(then: Effect[Hamburg]) -> Effect[Hamburg]:
    """Each time one advances on City Hall Square."""
    return When(ADVANCED, SAID[ADVANCED], (then,))


def when_drawing_token(then: Effect[Hamburg]) -> Effect[Hamburg]:
    """Each time one draws an intrigue token."""
    return When(TOKEN_DRAWN, SAID[TOKEN_DRAWN], (then,))


def when_other_builds(then: Effect[Hamburg]) -> Effect[Hamburg]:
    """Each time another player constructs a building."""
    return When(OTHER_BUILT, SAID[OTHER_BUILT], (then,))


def when_other_walls(then: Effect[Hamburg]) -> Effect[Hamburg]:
    """Each time another player builds a wall segment."""
    return When(OTHER_WALLED, SAID[OTHER_WALLED], (then,))


def when_winning_majority(then: Effect[Hamburg]) -> Effect[Hamburg]:
    """Each time one turns a majority token to its coloured side."""
    return When(MAJORITY_WON, SAID[MAJORITY_WON], (then,))


draw_and_act: Final = DrawAndAct[Hamburg]("hb-card-draw-and-act", ACT, HOLD, lambda table: any(table.piles))
top_of_discards_act: Final = TakeTopAndAct("hb-card-top-of-discards-act", ACT)
gain_die: Final = GainDie(HAMBURG)
