"""Why the clerk would do something, in messages for people: what its plan comes to by the round's end."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import COLOUR, COLOURS, FIELDS, MAJORITIES
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


def of_draw(now: Bruges, seat: int, colour: int) -> list[Message]:
    """Return what speaks for a card of a colour: threat and canal that ask for it, workers, dice."""
    player = now.players[seat]
    name = COLOURS[colour]
    found: list[Message] = []
    if player.threats[colour]:
        found.append(Message("br-hint-draw-threat", colour=name))
    sides = zip(player.canal, now.canal_of(seat), strict=True)
    if any(built < FIELDS and fields[built] == colour for built, fields in sides):
        found.append(Message("br-hint-draw-canal", colour=name))
    if not player.workers[colour]:
        found.append(Message("br-hint-draw-workers", colour=name))
    if colour not in [COLOUR[card] for card in player.hand] and colour not in player.drawn:
        found.append(Message("br-hint-draw-dice", colour=name))
    return found[:_MOST] or [Message("br-hint-draw-cards", colour=name)]


def of_reputation(now: Bruges, seat: int, advances: bool) -> list[Message]:
    """Return what the next field of the reputation track is worth, or that the guilders are kept."""
    points = now.box.board.reputation
    field = now.players[seat].reputation
    if advances:
        return [Message("br-hint-advance", count=points[field + 1])]
    return [Message("br-hint-stay", count=now.players[seat].money)]
