"""What is built and laid, by actions and persons alike: canal tiles, persons; the reputation track."""

from __future__ import annotations

from typing import Final

from burgomaster.core.table import Step
from burgomaster.games.bruges import meanings
from burgomaster.games.bruges.box.components import COLOUR, FIELDS
from burgomaster.games.bruges.cards.hooks import ADVANCED, FLASH_TWICE, OTHER_BUILT, OTHER_LAID
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.activation import activate, hindrance
from burgomaster.games.rows.triggers import follow_later, followers, set_off


def advance(table: Bruges, seat: int) -> None:
    """Move a figure one field on the reputation track; on the last field nothing happens (ruling 4)."""
    field = table.players[seat].reputation + 1
    if field < len(table.box.board.reputation):
        table.move_figure(seat, field)
        if table.watched:
            table.report("br-advance", seat, field=field)
        set_off(table, seat, ADVANCED, -1)


def build_tile(table: Bruges, seat: int, side: int) -> int:
    """Put a tile on the canal and return the colour of its field; a section completed earns a statue."""
    player = table.players[seat]
    colour = table.add_tile(seat, side)
    if player.canal[side] == FIELDS and not player.sections >> side & 1:  # once in the game (ruling 14)
        player.sections |= 1 << side
        table.take_statue(seat)
    for other in table.others(seat):
        set_off(table, other, OTHER_BUILT, -1, colour)
    return colour


def laid(table: Bruges, seat: int, card: int) -> None:
    """Set off what follows from a person just laid on a house, however it was (ruling 27).

    First comes its flash, whole; then others gain from it, by what lay there when it was laid (ruling 23).
    """
    if table.watched:
        table.report("br-lay-person", seat, card=card)
    colour = COLOUR[card]
    for other in reversed(table.others(seat)):
        follow_later(table, other, OTHER_LAID, followers(table, other, OTHER_LAID, -1, colour), colour)
    if table.box.flash >> card & 1:
        if table.answers(seat, FLASH_TWICE):
            table.push(FLASH_AGAIN, seat, card)
        flash(table, seat, card)


def flash(table: Bruges, seat: int, card: int, free: bool = False) -> None:
    """Carry out a flash, which is compulsory; if it cannot be done, nothing happens (rulings 5 and 18)."""
    if hindrance(table, seat, card, free) is None:
        if table.watched:
            table.report("br-flash", seat, card=card)
        activate(table, seat, card, free)


class FlashAgain(Step[Bruges]):
    """Carry out a flash a second time, free of its own price (rulings 17 and 27)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        if table.answers(seat, FLASH_TWICE):  # who doubles it may have gone with the first time
            flash(table, seat, what, True)


FLASH_AGAIN: Final = FlashAgain("flash-again", what=meanings.CARD)
