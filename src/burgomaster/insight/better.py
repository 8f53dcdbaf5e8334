"""What else could have been done: the clerk's best choices beside the one that was made, in the same worlds.

Half of the worlds say which is best, the other half by how much: else the luckiest would be praised.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from burgomaster.core.choice import Choice
from burgomaster.insight.moments import Moment, Walk
from burgomaster.insight.worlds import HINDSIGHT, Mean, Outcomes, Worlds, mean, standing

MOST: Final = 5
"""So many choices are tried beside the one that was made."""

QUESTIONS: Final = 3
"""So many questions of a moment are looked at: those that come first decide most."""


class Better(NamedTuple):
    """A choice that seems to have been better than the one that was made."""

    entry: int
    """The number of the entry that it would have taken the place of."""
    played: Choice
    choice: Choice
    gain: Mean
    """How many points it brings more, ahead of the others' mean."""


def better(walk: Walk, worlds: Worlds, moment: Moment, count: int, hindsight: bool = False) -> Better | None:
    """Return the largest gain that was found at the questions of a moment; None if none is."""
    eye = HINDSIGHT if hindsight else moment.seat
    found: list[Better] = []
    for number in _questions(walk, moment):
        one = _at(walk, worlds, moment, number, count, eye)
        if one is not None:
            found.append(one)
    return max(found, key=lambda each: each.gain.value, default=None)


def _questions(walk: Walk, moment: Moment) -> list[int]:
    """Return the first entries of a moment at which there was something to choose."""
    chosen = [n for run in moment.runs if not run.luck for n in range(run.begin, run.end)]
    return [n for n in chosen if len(walk.table(n).offers_to(moment.seat)) > 1][:QUESTIONS]


def _at(walk: Walk, worlds: Worlds, moment: Moment, number: int, count: int, eye: int) -> Better | None:
    table, seat, played = walk.table(number), moment.seat, walk.choices[number]
    ranked = worlds.ranked(table, seat, table.offers_to(seat)[:], MOST)
    rivals = [choice for choice in ranked if choice != played]
    if not rivals:
        return None
    last = table.chapter()[0] + 1
    mine, *others = worlds.after(table, seat, [played, *rivals], 2 * count, last, eye=eye)
    more = [gains(other, mine, seat) for other in others]
    best = max(range(len(more)), key=lambda n: mean(more[n][:count]).value)
    gain = mean(more[best][count:])
    return Better(number, played, rivals[best], gain)


def gains(other: Outcomes, mine: Outcomes, seat: int) -> list[float]:
    """Return how many points one thing brings more than another, world by world."""
    return [standing(theirs, seat) - standing(own, seat) for theirs, own in zip(other, mine, strict=True)]
