"""Why the clerk would do something, in messages for people: what its plan comes to by the season's end."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.hamburg.outlook import below_windows
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.masks import cards_in

_MOST: Final = 3
"""So many reasons are enough; more of them nobody reads."""

_DANGER: Final = 2
"""A disaster at this level strikes when it increases once more."""


def of_plan(now: Hamburg, then: Hamburg, seat: int) -> list[Message]:
    """Return what a plan comes to: what is constructed, warded off, gained and built by its end."""
    before, after = now.players[seat], then.players[seat]
    found = [Message("hb-hint-build", card=card) for card in cards_in(after.display & ~before.display)]
    for colour, level in enumerate(before.levels):
        if level >= _DANGER and after.levels[colour] < level:
            found.append(Message("hb-hint-danger", colour=COLOURS[colour]))
    if after.points > before.points:
        found.append(Message("hb-hint-points", count=after.points - before.points))
    if sum(after.wall) > sum(before.wall):
        found.append(Message("hb-hint-wall", count=sum(after.wall) - sum(before.wall)))
    if len(after.plots) > len(before.plots):
        found.append(Message("hb-hint-site"))
    if after.marks > before.marks:
        found.append(Message("hb-hint-marks", count=after.marks))
    if sum(after.workers) > sum(before.workers):
        found.append(Message("hb-hint-workers"))
    return found[:_MOST] or [Message("hb-hint-least")]


def of_draw(now: Hamburg, seat: int, colour: int) -> list[Message]:
    """Return what speaks for a card of a colour: church, disaster and wall that ask for it, dice."""
    player = now.players[seat]
    name = COLOURS[colour]
    found: list[Message] = []
    points = below_windows(now)[colour]
    if points > 0:
        found.append(Message("hb-hint-draw-church", colour=name, count=points))
    if player.levels[colour]:
        found.append(Message("hb-hint-draw-danger", colour=name))
    sides = zip(player.wall, now.box.board.wall_colours, strict=True)
    if any(built < len(colours) and colours[built] == colour for built, colours in sides):
        found.append(Message("hb-hint-draw-wall", colour=name))
    if colour not in [COLOUR[card] for card in player.hand] and colour not in player.drawn:
        found.append(Message("hb-hint-draw-dice", colour=name))
    return found[:_MOST] or [Message("hb-hint-draw-cards", colour=name)]
