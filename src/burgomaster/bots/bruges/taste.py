"""The clerk's taste: what it holds things to be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """What the clerk holds things to be worth, in points."""

    guilder: float = 0.34
    """A guilder, as long as there is time to spend it."""
    plenty: float = 14.0
    """From so many guilders on, further ones are worth less."""
    surplus: float = 0.4
    """How much less."""
    workers: float = 0.8
    """Workers, against the table of what so many of one colour are worth."""
    needed: float = 0.6
    """A worker of a colour that persons laid out ask for every round, however many there are."""
    step: float = 1.0
    """Guilders kept for the step on the reputation track, against the table."""
    house: float = 1.3
    """Empty houses, against the table."""
    held: float = 0.35
    """How much of a person's profit counts while it is still in the hand."""
    dear: float = 0.6
    """How much of that, if one cannot pay for it yet."""
    action: float = 1.6
    """What a card played could earn anyway."""
    reliable: float = 0.6
    """How much of the uses in later rounds counts: workers may be short."""
    unused: float = 0.6
    """How much of a use counts that can still be made this round."""
    always: float = 1.0
    """Persons that change rules or follow events."""
    fear: float = 0.9
    """What threats threaten."""
    relief: float = 0.25
    """The point to be had from a threat marker."""
    dig: float = 0.6
    """What a card costs that builds a canal tile: what else it could have earned."""
    climb: float = 0.55
    """How much the reputation will still grow in each round left."""
    majority: float = 1.0
    """Majorities in reach."""
    growth: float = 0.06
    """How much laurels grow with every round left."""
    others: float = 0.35
    """What the others have."""
    longer: float = 0.04
    """A card more left in the smaller of the two piles."""
    persons: float = 1.0
    """All that persons give but their printed points; 0 plays without them."""
    digs: bool = True
    """Whether it builds canals at all."""


CLERK: Final = Taste()
