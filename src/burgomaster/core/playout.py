"""Playouts: a table played on without anyone looking on, by chance or by a policy for each seat.

Search, simulations and benchmarks play with it: the loop is compiled with the engine, and it never stops at a
question with one answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.step import EVERYBODY
from burgomaster.core.table import NOBODY, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a seat chooses in a playout."""

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        """Return one of two or more choices; the table is the whole table, and stays as it is."""
        raise NotImplementedError


class Randomly(Policy):
    """Choose anything that is allowed, each thing with the same chance."""

    def __init__(self, rng: Fast) -> None:
        self.rng: Final = rng

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        """Return one of the choices, without looking."""
        return choices[self.rng.below(len(choices))]


def play_out(table: Table, rng: Fast) -> int:
    """Let everyone choose at random until the game is over; return the number of decisions.

    A table without a source of chance gets its rolls and draws from the same generator.

    >>> from burgomaster.games import hamburg
    >>> table = hamburg.new(players=2, source=Fast(1))
    >>> decisions = play_out(table, Fast(2))
    >>> table.over, 100 < decisions < 300
    (True, True)
    """
    if table.source is None:
        table.source = rng
    return play_on(table, [Randomly(rng)] * table.seats())


class Until:
    """Where a playout ends if the game does not end before: so many chapters or turns from here.

    A chapter is what `table.chapter()` counts first: a season, a round. A turn ends when another is asked.
    """

    __slots__ = ("chapters", "turns")

    def __init__(self, *, chapters: int = 0, turns: int = 0) -> None:
        self.chapters: Final = chapters
        self.turns: Final = turns


THE_END: Final = Until()
"""The end of the game, and nothing before it."""


def play_on(table: Table, policies: Sequence[Policy], until: Until = THE_END) -> int:
    """Let a policy choose for each seat until the game is over; return the number of decisions.

    Rolls and draws come from the table's source. With `until` a playout may end before the game does.

    >>> from burgomaster.games import hamburg
    >>> table = hamburg.new(players=2, source=Fast(1))
    >>> _ = play_on(table, [Randomly(Fast(2))] * 2, Until(chapters=2))
    >>> table.season, table.over
    (3, False)
    """
    if table.source is None:
        raise ValueError("a playout needs a table with a source of chance")
    table.hurries = True
    try:
        return _decisions(table, policies, until.chapters, until.turns)
    finally:
        table.hurries = False


class _Ending:
    """Where a playout that does not go on to the end of the game is to end."""

    __slots__ = ("asked", "last", "turns")

    def __init__(self, table: Table, chapters: int, turns: int) -> None:
        self.last: Final = table.chapter()[0] + chapters if chapters else 0
        self.turns = turns
        self.asked = table.asked

    def reached(self, table: Table) -> bool:
        """Tell whether it ends before the question that is asked now."""
        if self.last and table.chapter()[0] >= self.last:
            return True
        if self.turns and table.asked != self.asked:
            self.asked = table.asked
            self.turns -= 1
            return not self.turns
        return False


def _decisions(table: Table, policies: Sequence[Policy], chapters: int, turns: int) -> int:
    """Go on to the end, and count."""
    if table.asked == CHANCE:
        table.run()  # it was asked for a roll or a draw before it had a source
    ending = _Ending(table, chapters, turns) if chapters or turns else None
    decisions = 0
    while table.asked != NOBODY:
        if ending is not None and ending.reached(table):
            break
        seat = table.asked
        if seat == EVERYBODY:
            seat = table.seats_asked()[0]
            choices = table.offers_to(seat)
        else:
            choices = table.offers()
        if len(choices) > 1:
            decisions += 1
            table.apply(seat, policies[seat].choose(table, seat, choices))
        else:  # asked before anyone was in a hurry
            table.apply(seat, choices[0])
    return decisions
