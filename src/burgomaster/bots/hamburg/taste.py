"""The clerk's taste: what it holds things to be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """What the clerk holds things to be worth, in points; found by letting different tastes play."""

    mark: float = 0.38
    """A mark, as long as there is time to spend it."""
    fade: float = 5.11
    """From so many turns before the end on, marks lose their worth."""
    plenty: float = 16.33
    """From so many marks on, further ones are worth less."""
    surplus: float = 0.32
    """How much less."""
    workers: float = 0.83
    """Workers, against the table of what so many of one colour are worth."""
    workers_fade: float = 7.40
    """From so many turns before the end on, workers lose their worth."""
    sites: float = 1.65
    """Free sites, against the table."""
    action: float = 1.85
    """What a turn could earn anyway; a building in hand is worth what it earns beyond that."""
    held: float = 0.36
    """How much of a building's profit counts while it is still in the hand."""
    dear: float = 0.38
    """How much of that, if one cannot pay for it yet."""
    site: float = 1.40
    """What a building in hand loses while there is no site for it."""
    unused: float = 0.35
    """How much of a use counts that can still be made this season."""
    reliable: float = 0.56
    """How much of the uses in later seasons counts: workers may be short."""
    wage: float = 0.64
    """The worker that a use costs."""
    card: float = 0.46
    """A card not looked at yet."""
    colours: float = 0.90
    """Different colours in the hand before the dice are rolled, against the table."""
    segment: float = 0.03
    """A card of the colour of the wall's next segment."""
    soon: float = 0.94
    """How much the points count that the pawn will only reach later."""
    demand: float = 0.56
    """A card of the colour of a raised disaster."""
    pips: float = 0.29
    """How much of the marks counts that a card in the hand could bring."""
    relief: float = 0.28
    """The point to be had from a raised disaster."""
    fear: float = 0.88
    """What disasters threaten."""
    wall: float = 0.41
    """Segments that have not earned anything yet."""
    advance: float = 0.82
    """How far the pawn will come in each of the seasons left."""
    ahead: float = 1.00
    """An advance on City Hall Square, beyond what it brings, against one other."""
    majority: float = 1.10
    """Majorities in reach."""
    church: float = 1.08
    """Clerics to come."""
    growth: float = 0.05
    """How much laurels grow with every season left."""
    purse: float = 0.25
    """What the first marks are worth in addition: the next advance on City Hall Square will cost them."""
    unseen: float = 1.00
    """A card not looked at yet, against what cards of its colour earn on average."""
    select: float = 0.80
    """What can be taken out of the discard pile: it may be gone, or better things may come."""
    flat: float = 1.09
    """Gains that have no better measure than a guess."""
    standing: float = 1.50
    """Buildings that change a rule."""
    third: float = 0.78
    """Third segments of the wall still to be built."""
    behind: float = 0.94
    """Majorities in which one is not ahead."""
    others: float = 0.41
    """What the others have."""


CLERK: Final = Taste()
