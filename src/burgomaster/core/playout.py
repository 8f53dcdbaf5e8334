"""Playouts: a table played to its end without anyone looking on, by chance or by a policy for each seat.

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


def play_on(table: Table, policies: Sequence[Policy]) -> int:
    """Let a policy choose for each seat until the game is over; return the number of decisions.

    Rolls and draws come from the table's source.
    """
    if table.source is None:
        raise ValueError("a playout needs a table with a source of chance")
    table.hurries = True
    try:
        return _decisions(table, policies)
    finally:
        table.hurries = False


def _decisions(table: Table, policies: Sequence[Policy]) -> int:
    """Go on to the end, and count."""
    if table.asked == CHANCE:
        table.run()  # it was asked for a roll or a draw before it had a source
    decisions = 0
    while table.asked != NOBODY:
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
