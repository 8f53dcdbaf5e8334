"""Threats: markers, the five kinds of damage, and markers that are given back."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.bruges.box.components import (
    ACTIONS,
    COLOURS,
    FIRE,
    FLOOD,
    INTRIGUE,
    PLAGUE,
    RAID,
    RETURN_THREAT,
    SIDES,
    THREATS,
)
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, DAMAGED, FOURTH_STRIKES, THREATS_RETURNED
from burgomaster.games.bruges.choices import (
    GIVE_BACKS,
    LOSE_HOUSE_FORM,
    LOSE_PERSON_FORM,
    LOSE_TILES,
    SUFFERS,
    GiveBack,
    LoseHouse,
    LosePerson,
    LoseTile,
)
from burgomaster.games.bruges.draws import TURN_FACE
from burgomaster.games.bruges.meanings import meanings
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import (
    HIGH,
    STRIKING,
    markers_that_strike,
    tell_changing,
    threats_returned,
)
from burgomaster.games.rows.actions import Action, colours_of
from burgomaster.games.rows.choices import DONE, StandardAction, Suffer
from burgomaster.games.rows.hands import removable
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.triggers import set_off


def give_back(table: Bruges, seat: int, colour: int) -> None:
    """Return a threat marker, if there is one, for a point (ruling 22)."""
    if table.players[seat].threats[colour]:
        table.return_threats(seat, colour, 1)
        if table.watched:
            table.report("br-give-back", seat, colour=COLOURS[colour])
        table.gain_points(seat, table.box.board.threat_points)


class ThreatAction(Action[Bruges]):
    """Action III: return a threat marker of the card's colour, for a point."""

    def possible(self, table: Bruges, seat: int, how: int) -> int:
        return colours_of(table.players[seat].threats)

    def do(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        for number in range(threats_returned(table, seat)):
            if table.watched and number == 1 and table.players[seat].threats[colour]:
                tell_changing(table, seat, THREATS_RETURNED)
            give_back(table, seat, colour)
        set_off(table, seat, AFTER_ACTION, RETURN_THREAT, colour)

    def reason(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        return no_threat(colour)


THREAT_ACTION: Final = ThreatAction(RETURN_THREAT, ACTIONS[RETURN_THREAT])


class GiveBackMarkers(Ask[Bruges]):
    """Choose threat markers to return, `count` of them; `what` is 1 + the only colour, or 0 for any."""

    def __init__(self, name: str, up_to: bool) -> None:
        super().__init__(name, what=meanings.any_colour("colour"), count=meanings.number("markers"))
        self.up_to: Final = up_to

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        threats = table.players[seat].threats
        choices: list[Choice] = [
            GIVE_BACKS[colour] for colour in range(5) if threats[colour] and what in (0, colour + 1)
        ]
        if self.up_to and choices:
            choices.append(DONE)
        return choices

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, GiveBack):
            give_back(table, seat, choice.colour)
            if count > 1:
                table.push(self, seat, what, count - 1)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-give-back-up-to" if self.up_to else "br-ask-give-back", count=count)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, GiveBack):
            if what not in (0, choice.colour + 1):
                return Message("br-give-back-only", colour=COLOURS[what - 1])
            return no_threat(choice.colour)
        return super().why_not(table, seat, what, count, choice)


GIVE_BACK: Final = GiveBackMarkers("give-back", False)
GIVE_BACK_UP_TO: Final = GiveBackMarkers("give-back-up-to", True)


def no_threat(colour: int) -> Message:
    """Return that no threat marker of a colour lies there."""
    return Message("br-no-threat", colour=COLOURS[colour])


# Markers come.


def threatened(table: Bruges, seat: int, colour: int) -> bool:
    """Lay a marker before a player; tell whether its damage occurs (the third; the fourth for some)."""
    table.take_threat(seat, colour)
    markers, striking = table.players[seat].threats[colour], markers_that_strike(table, seat)
    if table.watched and STRIKING <= markers < striking:
        tell_changing(table, seat, FOURTH_STRIKES)
    return markers >= striking


class DealMarkers(Step[Bruges]):
    """Give everyone a marker for each 5 and 6; then everyone suffers what is complete (rulings 3 and 12)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        order = table.in_turn_order()
        striking = [0] * len(order)
        for colour, pips in enumerate(table.dice):
            if pips in HIGH:
                if table.watched:
                    table.because(Cause("die", COLOURS[colour]))
                for each in order:
                    if threatened(table, each, colour):
                        striking[each] |= 1 << colour
        for each in reversed(order):
            if striking[each]:
                table.push(STRIKE, each, striking[each])


DEAL_MARKERS: Final = DealMarkers("deal-markers")


class Threaten(Step[Bruges]):
    """Give a player a marker of each of the colours `what`; what is complete strikes at once (ruling 12)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        striking = 0
        for colour in cards_in(what):
            if threatened(table, seat, colour):
                striking |= 1 << colour
        if striking:
            table.push(STRIKE, seat, striking)


THREATEN: Final = Threaten("threaten", what=meanings.colours("markers"))


# Damage.


def spared(table: Bruges, seat: int, colour: int) -> bool:
    """Tell whether a player has nothing that the damage of a colour could take (ruling 13)."""
    player = table.players[seat]
    if colour == FLOOD:
        return not any(player.workers)
    if colour == RAID:
        return not player.money
    if colour == PLAGUE:
        return not player.display
    return not (player.points if colour == INTRIGUE else player.houses or any(player.canal))


class Strike(Ask[Bruges]):
    """Choose which of several damages occurs first; `what` holds their colours."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return [SUFFERS[colour] for colour in range(5) if what >> colour & 1]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Suffer)
        colour = choice.colour
        if table.watched:
            table.because(Cause("threat", THREATS[colour]))
            table.report("br-strike", seat, threat=THREATS[colour])
            if spared(table, seat, colour):
                table.report("br-nothing-to-lose", seat, threat=THREATS[colour])
        if what != 1 << colour:
            table.push(self, seat, what & ~(1 << colour))
        table.push(DAMAGE_OVER, seat, colour)
        if colour == FLOOD:
            table.lose_workers(seat)
        elif colour == RAID:
            table.lose_money(seat)
        elif colour == INTRIGUE:
            table.lose_points(seat, table.box.board.intrigue_points)
        elif colour == PLAGUE:
            table.push(LOSE_PERSON, seat)
        else:
            assert colour == FIRE
            table.push(BURN, seat)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Suffer):
            return Message("br-not-striking", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


STRIKE: Final = Strike("strike", what=meanings.colours("striking"))


class DamageOver(Step[Bruges]):
    """Return all markers of a colour after its damage, without points; then persons follow (ruling 29)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        count = table.players[seat].threats[what]
        table.return_threats(seat, what, count)
        if table.watched:
            table.report("br-threats-back", seat, colour=COLOURS[what], count=count)
        set_off(table, seat, DAMAGED, -1, what)


DAMAGE_OVER: Final = DamageOver("damage-over", what=meanings.colour)


def no_person(table: Bruges, seat: int, card: int) -> Message:
    """Return why a card is not among the persons of a display."""
    return Message("br-not-in-display", card=card)


def discard_person(table: Bruges, seat: int, card: int) -> None:
    """Put a person of the display on the discard pile; its house stays, empty (ruling 13)."""
    table.remove_person(seat, card)
    table.discard(card)
    if table.watched:
        table.report("br-lose-person", seat, card=card)


class DiscardPerson(Ask[Bruges]):
    """Choose the person to discard (plague, or because of another player)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return [LOSE_PERSON_FORM.of(card) for card in cards_in(table.players[seat].display)]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, LosePerson)
        discard_person(table, seat, choice.card)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-lose-person", seat=what + 1, count=count)  # 0: plague

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, LosePerson):
            return no_person(table, seat, choice.card)
        return super().why_not(table, seat, what, count, choice)


LOSE_PERSON: Final = DiscardPerson(
    "lose-person", what=meanings.seat("because_of"), count=meanings.number("persons")
)


class LoseWhatIsBuilt(Ask[Bruges]):
    """Choose a house to discard or a canal tile at one of the ends to return: either, or only one of them."""

    def __init__(self, name: str, houses: bool, tiles: bool) -> None:
        super().__init__(name, what=meanings.seat("because_of"), count=meanings.number("pieces"))
        self.houses: Final = houses
        self.tiles: Final = tiles

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        choices: list[Choice] = []
        if self.houses:
            choices += [LOSE_HOUSE_FORM.of(place + 1) for place in range(len(player.houses))]
        if self.tiles:
            choices += [LOSE_TILES[side] for side in range(2) if player.canal[side]]
        return choices

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, LoseTile):
            table.remove_tile(seat, choice.side)
            return
        assert isinstance(choice, LoseHouse)
        table.push(REMOVE_HOUSE, seat, choice.place)
        if table.players[seat].houses[choice.place - 1].face < 0:
            table.push(TURN_FACE, seat, choice.place)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        if self.houses and self.tiles:
            return Message("br-ask-burn")
        return Message("br-ask-lose-house" if self.houses else "br-ask-lose-tile", seat=what + 1)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, LoseHouse) and self.houses:
            return Message("br-no-such-house", place=choice.place)
        if isinstance(choice, LoseTile) and self.tiles:
            return Message("br-no-tile", side=SIDES[choice.side])
        return super().why_not(table, seat, what, count, choice)


BURN: Final = LoseWhatIsBuilt("burn", True, True)
LOSE_HOUSE: Final = LoseWhatIsBuilt("lose-house", True, False)
LOSE_TILE: Final = LoseWhatIsBuilt("lose-tile", False, True)


class RemoveHouse(Step[Bruges]):
    """Put a house, its face known by now, on the discard pile; whoever lived there returns to the hand."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        persons = table.players[seat].houses[what - 1].persons
        for card in persons:
            table.remove_person(seat, card)
        face = table.remove_house(seat, what)
        table.discard(face)
        table.reveal()
        if table.watched:
            table.report("br-lose-house", seat, card=face)
        for card in persons:
            table.return_to_hand(seat, card)

    def goes_with(self, table: Bruges, index: int) -> bool:
        return removable(table, index, TURN_FACE)


REMOVE_HOUSE: Final = RemoveHouse("remove-house", what=meanings.place)
