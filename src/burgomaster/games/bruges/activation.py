"""Using persons: once a round, in one's own turn, before and after the card one plays."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.games.bruges.box.components import FLASH, LAUREL
from burgomaster.games.bruges.cards.hooks import IN_TURN
from burgomaster.games.bruges.choices import USES
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.activation import activate, hindrance, idle, usable


def use_offers(table: Bruges, seat: int, choices: list[Choice]) -> list[Choice]:
    """Add every person that can be used now, once a round each."""
    player = table.players[seat]
    if player.answering >> IN_TURN & 1:
        for card in player.ready(table.box.in_turn):
            if usable(table, seat, card) and not idle(table, seat, card):  # not in vain (ruling 28)
                choices.append(USES[card])
    return choices


def use(table: Bruges, seat: int, card: int) -> None:
    """Turn a person and carry out what it does."""
    table.turn_person(seat, card)
    if table.watched:
        table.report("br-use", seat, card=card)
    activate(table, seat, card)


def use_refusal(table: Bruges, seat: int, card: int) -> Message:
    """Return why a person cannot be used now."""
    player = table.players[seat]
    if not player.display >> card & 1:
        return Message("br-not-in-display", card=card)
    if not table.box.in_turn >> card & 1:
        return when_it_works(table, card)
    if player.used >> card & 1:
        return Message("br-used-this-round", card=card)
    reason = hindrance(table, seat, card)
    if reason is None and idle(table, seat, card):
        return Message("br-use-in-vain", card=card)
    return reason or Message("br-use-later", card=card)


def when_it_works(table: Bruges, card: int) -> Message:
    """Return when a person works that is not used in one's turn: its symbol tells."""
    activation = table.box.activation[card]
    if activation in (FLASH, LAUREL):
        return Message("br-works-as-flash" if activation == FLASH else "br-works-in-final-scoring", card=card)
    return Message("br-works-by-itself", card=card)


class TurnPersonsBack(Step[Bruges]):
    """Turn all persons back at the end of phase 4 (ruling 16)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        for each in range(len(table.players)):
            table.turn_back(each, -1)


TURN_PERSONS_BACK: Final = TurnPersonsBack("turn-persons-back")
