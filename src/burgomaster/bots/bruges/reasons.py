"""Why the clerk would do something, in messages for people: what its plan comes to by the round's end."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import COLOURS, MAJORITIES
from burgomaster.games.bruges.majorities import majority_value
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import markers_that_strike
from burgomaster.games.rows.masks import cards_in

_MOST: Final = 3
"""So many reasons are enough; more of them nobody reads."""


def of_plan(now: Bruges, then: Bruges, seat: int) -> list[Message]:
    """Return what a plan comes to: who is laid, what is warded off, led in, gained and built by its end."""
    before, after = now.players[seat], then.players[seat]
    found = [Message("br-hint-person", card=card) for card in cards_in(after.display & ~before.display)]
    for colour, markers in enumerate(before.threats):
        if markers + 1 >= markers_that_strike(now, seat) and after.threats[colour] < markers:
            found.append(Message("br-hint-danger", colour=COLOURS[colour]))
    for majority, name in enumerate(MAJORITIES):
        rival = max([majority_value(then.players[other], majority) for other in then.others(seat)])
        led = majority_value(before, majority) > rival
        if majority_value(after, majority) > rival and not led and not after.active >> majority & 1:
            found.append(Message("br-hint-majority", majority=name))
    if len(after.statues) > len(before.statues):
        found.append(Message("br-hint-statue", count=after.statues[-1]))
    if after.points > before.points:
        found.append(Message("br-hint-points", count=after.points - before.points))
    if len(after.houses) > len(before.houses):
        found.append(Message("br-hint-house"))
    if after.money > before.money:
        found.append(Message("br-hint-guilders", count=after.money))
    if sum(after.workers) > sum(before.workers):
        found.append(Message("br-hint-workers"))
    return found[:_MOST] or [Message("br-hint-least")]
