"""The vocabulary of effects: what most persons do, in a few typed verbs."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.bruges.box.box import Counted
from burgomaster.games.bruges.box.components import ACTIONS, COLOURS
from burgomaster.games.bruges.cards.hooks import (
    ADVANCED,
    AFTER_ACTION,
    DAMAGED,
    DICE_ROLLED,
    HALF_PRICE,
    OTHER_BUILT,
    OTHER_LAID,
    SAID,
)
from burgomaster.games.bruges.cards.spelling import TONGUE
from burgomaster.games.bruges.choices import ANNOUNCES, RETURN_WORKER
from burgomaster.games.bruges.draws import DISCARD, HOLD, any_cards, draw_cards
from burgomaster.games.bruges.reputation import advance as move_up
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import Changed
from burgomaster.games.bruges.threats import GIVE_BACK, GIVE_BACK_UP_TO, give_back, no_threat
from burgomaster.games.bruges.turns import ACT, PLAY
from burgomaster.games.bruges.workers import CHOOSE_WORKERS
from burgomaster.games.rows.activation import Price, usable
from burgomaster.games.rows.choices import Announce
from burgomaster.games.rows.drawing import DrawAndAct, TopOfDiscardsAct, drawing, then_discard
from burgomaster.games.rows.effect import NO_COLOUR, Count, Effect, Row, Standing
from burgomaster.games.rows.triggers import When
from burgomaster.games.rows.words import ANY, FinalPoints, Gain, GainDie, Pay, PayAny, PayAnyWorker
from burgomaster.games.rows.words import SAME as SAME

PAY_ANY: Final = PayAnyWorker("pay-any", [*RETURN_WORKER])


class PayGuilders(Price[Bruges]):
    """Pay guilders beside the worker; who is spared the worker pays them all the same (ruling 29)."""

    def __init__(self, guilders: int) -> None:
        self.guilders: Final = guilders

    def spell(self) -> Phrase:
        return TONGUE.coins(self.guilders)

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        guilders = table.players[seat].money
        if guilders >= self.guilders:
            return None
        return Message("br-guilders-short", price=self.guilders, guilders=guilders)

    def set_aside(self, table: Bruges, seat: int) -> None:
        table.players[seat].money -= self.guilders

    def give_back(self, table: Bruges, seat: int, reason: Message | None) -> Message | None:
        table.players[seat].money += self.guilders
        return reason

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        table.pay_money(seat, self.guilders)


class ReturnThreats(Effect[Bruges]):
    """Return threat markers for a point each: of a colour, of the colour named before, or of any colours."""

    def __init__(self, markers: int, colour: int, up_to: bool) -> None:
        self.markers: Final = markers
        self.colour: Final = colour
        self.up_to: Final = up_to

    def spell(self) -> Phrase:
        limit = "up-to" if self.up_to else "exactly"
        if self.colour == SAME:
            return Phrase("br-card-threat-same", limit=limit, markers=self.markers)
        if self.colour >= 0:
            colour = COLOURS[self.colour]
            return Phrase("br-card-threat-colour", limit=limit, markers=self.markers, colour=colour)
        return Phrase("br-card-threat-any", limit=limit, markers=self.markers)

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        threats = table.players[seat].threats
        if self.colour >= 0 and not threats[self.colour]:
            return no_threat(self.colour)
        if self.colour == ANY and not any(threats):
            return Message("br-no-threats")
        return None

    def suits(self, table: Bruges, seat: int, colour: int) -> bool:
        return self.colour != SAME or table.players[seat].threats[colour] > 0

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        fixed = colour if self.colour == SAME else self.colour
        if self.up_to or fixed == ANY:
            if self.markers:
                table.push(GIVE_BACK_UP_TO if self.up_to else GIVE_BACK, seat, fixed + 1, self.markers)
        else:
            for _ in range(self.markers):
                give_back(table, seat, fixed)


class DrawCards(Effect[Bruges]):
    """Draw cards to the hand, pile by pile, then discard as many as stated.

    Where fewer can be drawn, as many fewer are discarded. Empty piles hinder a person who gives nothing else.
    """

    def __init__(self, cards: int, discarded: int) -> None:
        self.cards: Final = cards
        self.discarded: Final = discarded

    def spell(self) -> Phrase:
        return drawing("br-", self.cards, self.discarded)

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        if any_cards(table) or gives_several(table.rows[card]):
            return None
        return Message("br-piles-empty")

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        drawn = then_discard(table, seat, DISCARD, self.cards, self.discarded, sum(table.piles))
        draw_cards(table, seat, drawn)


class PlayAnother(Effect[Bruges]):
    """Play another card from the hand in the same turn, for a further action (Coachman)."""

    def spell(self) -> Phrase:
        return Phrase("br-card-play-another")

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        return None if table.players[seat].hand else Message("br-hand-empty")

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(PLAY, seat)


class Forge(Effect[Bruges]):
    """Let the next card played this turn count as a colour one names (Forger)."""

    def spell(self) -> Phrase:
        return Phrase("br-card-forge")

    def idle(self, table: Bruges, seat: int) -> bool:
        """Tell whether no card will be played: none in the hand, and nobody who brings one (ruling 31)."""
        return not table.players[seat].hand and not any(
            brings_a_card(table.rows[other]) and usable(table, seat, other)
            for other in table.players[seat].ready(table.box.in_turn)
        )

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        if not self.idle(table, seat):
            table.push(FORGE, seat)


class NameColour(Ask[Bruges]):
    """Choose the colour that the next card played this turn counts as."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return [*ANNOUNCES]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Announce)
        table.forge(seat, choice.colour + 1)


FORGE: Final = NameColour("forge")


class Advance(Effect[Bruges]):
    """Advance one field on the reputation track, without dice (ruling 15)."""

    def spell(self) -> Phrase:
        return Phrase("br-card-advance")

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        last = len(table.box.board.reputation) - 1
        return Message("br-last-field") if table.players[seat].reputation == last else None

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        move_up(table, seat)


class AfterAction(When):
    """A person that does something after an action of its owner."""

    def __init__(self, then: tuple[Effect[Any], ...], action: int) -> None:
        super().__init__(AFTER_ACTION, SAID[AFTER_ACTION], then, action)

    def spell(self) -> Phrase:
        return Phrase(
            self.said, {"effect": [each.spell() for each in self.then]}, action=ACTIONS[self.action]
        )


# The words of the rows.


def pay(colour: int) -> Effect[Any]:
    """Return a worker of this colour."""
    return Pay(TONGUE, colour)


def pay_any() -> Effect[Any]:
    """Return a worker of any colour, which then is the colour named."""
    return PayAny(PAY_ANY, TONGUE)


def pay_guilders(guilders: int) -> Effect[Bruges]:
    """Pay guilders, too."""
    return PayGuilders(guilders)


def gain(
    points: int = 0,
    guilders: int = 0,
    worker: int | None = None,
    workers: tuple[int, ...] = (),
    any_workers: int = 0,
    per: Count[Any] | None = None,
) -> Effect[Any]:
    """Gain points, guilders, workers of given colours and workers of any colour."""
    mine = workers if worker is None else (*workers, worker)
    return Gain(TONGUE, CHOOSE_WORKERS, points, guilders, mine, any_workers, per)


def score(points: int, per: Count[Any]) -> Effect[Any]:
    """Score points at the end of the game."""
    return FinalPoints(TONGUE, points, per)


def return_threat(markers: int, colour: int = ANY, up_to: bool = False) -> Effect[Bruges]:
    """Return threat markers, each for a point."""
    return ReturnThreats(markers, colour, up_to)


def draw(cards: int, then_discard: int = 0) -> Effect[Bruges]:
    """Draw cards to the hand, then perhaps discard some."""
    return DrawCards(cards, then_discard)


def half_price(colour: int) -> Effect[Any]:
    """Persons of this colour cost half."""
    return Changed(HALF_PRICE, 0, colour)


def changes_by(hook: int, amount: int, colour: int = NO_COLOUR) -> Effect[Any]:
    """A price falls, or a gain rises, by an amount; perhaps only with a colour."""
    return Changed(hook, amount, colour)


def changes_to(hook: int, amount: int) -> Effect[Any]:
    """A number becomes another."""
    return Changed(hook, amount)


def rule(hook: int) -> Effect[Any]:
    """A rule is different as long as this person lies there."""
    return Standing(hook, SAID[hook])


def counts_as(*groups: int) -> Effect[Any]:
    """The person counts as these groups too."""
    return Counted(groups)


def after_action(action: int, then: Effect[Any]) -> Effect[Any]:
    """Each time one takes this action."""
    return AfterAction((then,), action)


def when_advancing(then: Effect[Any]) -> Effect[Any]:
    """Each time one advances on the reputation track."""
    return When(ADVANCED, SAID[ADVANCED], (then,))


def when_other_lays(then: Effect[Any]) -> Effect[Any]:
    """Each time another player lays a person."""
    return When(OTHER_LAID, SAID[OTHER_LAID], (then,))


def when_other_builds(then: Effect[Any]) -> Effect[Any]:
    """Each time another player builds a canal tile."""
    return When(OTHER_BUILT, SAID[OTHER_BUILT], (then,))


def when_rolled(then: Effect[Any]) -> Effect[Any]:
    """Each time the dice are rolled, after all damage."""
    return When(DICE_ROLLED, SAID[DICE_ROLLED], (then,))


def when_damaged(then: Effect[Any]) -> Effect[Any]:
    """Each time one suffers damage."""
    return When(DAMAGED, SAID[DAMAGED], (then,))


gain_die: Final = GainDie(TONGUE)
draw_and_act: Final = DrawAndAct("br-card-draw-and-act", ACT, HOLD, any_cards)
top_of_discards_act: Final = TopOfDiscardsAct("br-card-top-of-discards-act", ACT)
play_another: Final = PlayAnother()
forge: Final = Forge()
advance: Final = Advance()


def brings_a_card(row: Row) -> bool:
    """Tell whether a row brings a card that can be played."""
    return any(isinstance(effect, (DrawCards, DrawAndAct, TopOfDiscardsAct)) for effect in row)


def gives_several(row: Row) -> bool:
    """Tell whether a row does more than one thing for its price."""
    return sum(not isinstance(effect, Price) for effect in row) > 1


def asks_workers(row: Row) -> bool:
    """Tell whether a row costs workers: as its price, or as what it gives for them."""
    return any(isinstance(effect, Price) or effect.spell().id == "br-card-return-different" for effect in row)
