"""What is built and laid, by standard actions and buildings alike: walls, sites, buildings; the pawn."""

from __future__ import annotations

from burgomaster.games.hamburg.box.components import COLOUR, WALL
from burgomaster.games.hamburg.cards.flash import flash
from burgomaster.games.hamburg.cards.hooks import (
    ADVANCED,
    AFTER_ACTION,
    CONSTRUCTED_FREE,
    OTHER_BUILT,
    OTHER_WALLED,
    TILE_PAYS,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import BY_CARD, FROM_HAND
from burgomaster.games.rows.triggers import (
    Occasion,
    expect,
    follow_each_later,
    follow_later,
    followers,
    set_off,
    set_off_each,
)


def advance(table: Hamburg, seat: int) -> None:
    """Move a pawn one space on City Hall Square; on the last space it earns points instead."""
    player = table.players[seat]
    if player.square + 1 < len(table.box.board.square):
        table.move_pawn(seat, player.square + 1)
        if table.watched:
            table.report("hb-advance", seat, space=player.square)
    else:
        if table.watched:
            table.report("hb-square-end", seat)
        table.gain_points(seat, table.box.board.square_extra)
    set_off(table, seat, ADVANCED, -1)


def build_segment(table: Hamburg, seat: int, side: int, how: int = BY_CARD) -> int:
    """Put a segment on the wall and return its colour; a half completed for the first time earns a statue.

    Then tiles pay and others gain from it, and own buildings from the action, in this order. A statue may
    have to be chosen first (ruling 46).
    """
    player = table.players[seat]
    colour = table.add_segment(seat, side)
    following: list[Occasion] = []
    if how == FROM_HAND:
        expect(table, following, seat, TILE_PAYS, WALL)
    for other in table.others(seat):
        expect(table, following, other, OTHER_WALLED)
    if how != BY_CARD:
        expect(table, following, seat, AFTER_ACTION, WALL)
    completed = player.wall[side] == 5 and not player.halves >> side & 1
    later = completed and table.box.asks_between
    if later:
        follow_each_later(table, following, colour)
    if completed:
        player.halves |= 1 << side
        statue_due(table, seat)
    if not later:
        set_off_each(table, following, colour)
    return colour


def statue_due(table: Hamburg, seat: int) -> None:
    """Let a seat take a statue: the one that is worth most, or as an expansion has it."""
    for part in table.parts:
        if part.statue_due(table, seat):
            return
    table.take_statue(seat)


def constructed(table: Hamburg, seat: int, card: int) -> None:
    """Set off what follows from a building just constructed, however it was (ruling 15).

    Own tiles that look at it pay at once, then comes its flash, whole; then others gain from it, by what
    stood there when it was laid out (ruling 44).
    """
    if table.watched:
        table.report("hb-construct", seat, card=card)
    colour = COLOUR[card]
    if not table.box.cost[card]:
        set_off(table, seat, CONSTRUCTED_FREE, -1, colour)
    for other in reversed(table.others(seat)):
        follow_later(table, other, OTHER_BUILT, followers(table, other, OTHER_BUILT, -1, colour), colour)
    flash(table, seat, card)
