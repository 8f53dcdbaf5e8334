"""Why the clerk would do something, in messages for people: what its plan comes to by the season's end."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import COLOURS
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
