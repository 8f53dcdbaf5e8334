"""Activating buildings: once a season, with a marker, in the phase their symbol names."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    FLASH,
    LAUREL,
    NO_ACTIVATION,
    PHASE_II,
    PHASE_III,
)
from burgomaster.games.hamburg.cards.hooks import ACTIVATES_TWICE, IN_PHASE_THREE, RECOLOURS
from burgomaster.games.hamburg.choices import (
    AGAIN_FORM,
    USES,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import activate, hindrance, usable
from burgomaster.games.rows.masks import cards_in


def use_offers(table: Hamburg, seat: int, choices: list[Choice]) -> list[Choice]:
    """Add every building of phase III that can be activated now, once a season each."""
    player = table.players[seat]
    if player.answering >> IN_PHASE_THREE & 1:
        for card in player.ready(table.box.phase_three):
            if usable(table, seat, card):
                choices.append(USES[card])
    return choices


def again_offers(table: Hamburg, seat: int, choices: list[Choice]) -> None:
    """Add every building of phase III that can be activated a second time this season, which one may be."""
    tiles = table.answers(seat, ACTIVATES_TWICE)
    player = table.players[seat]
    if tiles & ~player.used:
        for card in cards_in(player.display & table.box.phase_three & player.used):
            if usable(table, seat, card):
                choices.append(AGAIN_FORM.of(card))


def use_again(table: Hamburg, seat: int, card: int) -> None:
    """Put a marker on the tile that allows it, and activate a building once more, at its full price."""
    tiles = table.answers(seat, ACTIVATES_TWICE) & ~table.players[seat].used
    table.mark_used(seat, (tiles & -tiles).bit_length() - 1)
    if table.watched:
        table.report("hb-use-again", seat, card=card)
    activate(table, seat, card)


def again_refusal(table: Hamburg, seat: int, card: int) -> Message:
    """Return why a building cannot be activated a second time."""
    player = table.players[seat]
    tiles = table.answers(seat, ACTIVATES_TWICE)
    if not tiles:
        return Message("hb-no-second-use")
    if not tiles & ~player.used:
        return Message("hb-activated-twice-already")
    if not player.display >> card & 1 or not table.box.phase_three >> card & 1:
        return use_refusal(table, seat, card, table.box.phase_three)
    if not player.used >> card & 1:
        return Message("hb-not-used-yet", card=card)
    return hindrance(table, seat, card) or Message("hb-use-later", card=card)


def use(table: Hamburg, seat: int, card: int) -> None:
    """Put a marker on a building and activate it."""
    table.mark_used(seat, card)
    if table.watched:
        table.report("hb-use", seat, card=card)
    activate(table, seat, card)


def use_refusal(table: Hamburg, seat: int, card: int, phase: int) -> Message:
    """Return why a building cannot be activated now."""
    player = table.players[seat]
    if not player.display >> card & 1 and card not in player.garden:
        return Message("hb-not-in-display", card=card)
    if not phase >> card & 1:
        return when_it_works(table, card)
    if player.used >> card & 1:
        return Message("hb-used-this-season", card=card)
    return hindrance(table, seat, card) or Message("hb-use-later", card=card)


def when_it_works(table: Hamburg, card: int) -> Message:
    """Return when a card of a display works that cannot be used in this phase: its symbol tells."""
    activation = table.box.activation[card]
    if activation == NO_ACTIVATION:
        return Message("hb-never-activated", card=card)
    if table.box.hooks[RECOLOURS] >> card & 1:
        return Message("hb-works-by-announcing", card=card)
    if activation in (FLASH, LAUREL):
        return Message("hb-works-as-flash" if activation == FLASH else "hb-works-in-final-scoring", card=card)
    if activation in (PHASE_II, PHASE_III):
        return Message("hb-works-in-phase", card=card, activation=ACTIVATIONS[activation])
    return Message("hb-works-by-itself", card=card)


class ClearMarkers(Step[Hamburg]):
    """Remove all activation markers (3rd step)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for each in range(len(table.players)):
            table.clear_markers(each, -1)


CLEAR_MARKERS: Final = ClearMarkers("clear-markers")
