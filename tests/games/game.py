"""A game as the tests take it that all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from burgomaster.core.chance import Fast
from burgomaster.core.conformance import Case
from burgomaster.core.conformance.case import random_choice
from burgomaster.core.event import Lying, Place
from burgomaster.core.explain import Explanation
from burgomaster.core.message import Message
from burgomaster.core.rules import Options
from burgomaster.core.table import Table
from burgomaster.paper.datasets import DataSets
from burgomaster.paper.fields import Field
from burgomaster.paper.rules import PrintedRules

T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Subject(Generic[T]):
    """A game's rules and paper, and what only its own tests know of it: the folder of its tests says it."""

    rules: PrintedRules[T]
    read_position: Callable[[str], T]
    write_position: Callable[[T], str]
    broken_law: Callable[[T], Message | None]
    moves: Callable[[T, int | None], Explanation]
    view: Any
    """The type of its view."""
    permute: Callable[[T, int, Fast], T]
    """Arranges anew what a seat cannot know, worked out apart from the engine."""
    folder: Path
    """Where its tests are."""

    # What its tables hold.

    fields: Callable[[T], Sequence[Field[T]]]
    player_fields: Callable[[T], Sequence[Field[T]]]
    parts: Callable[[T], Sequence[tuple[str, object, Sequence[Field[T]]]]]
    """Returns what expansions add to a table: their names, what they hold, and its fields."""
    follows: dict[str, str]
    """What a table or a player holds though no field tells it, and why."""
    rare: tuple[str, ...]
    """Positions in which something is hidden that random games hide once in a hundred."""

    # What lies where.

    everything: Options
    """The options with which all of the box is played with."""
    counted: Callable[[Any], Lying]
    """Returns what lies where, worked out from a view alone."""
    uncounted: dict[str, str]
    """The fields of a view of which nothing lies anywhere, and why."""
    unseen: Callable[[T, Place], bool]
    """Tells whether the view does not show a place of a seen table, though one knows what lies there."""

    # A game of random play, as both engines must play it.

    scores: tuple[int, ...]
    story: str
    """The beginning of the SHA-256 of its entries."""

    # Positions.

    clock: str
    """A field of a stored table that is never 99."""
    untold: Callable[[T], object]
    """Returns what a position does not tell since it follows from the rest."""
    asked: frozenset[str]
    """What is asked in every game."""
    looks: int
    """Positions are looked at whenever so many questions were answered."""
    apart: int
    """Positions to be damaged lie so many answers apart."""
    words: tuple[str, ...]
    """What could be written into a position by mistake."""

    # Data sets.

    digests: dict[str, str]
    """Those of the sets that the project ships."""
    sheet: str
    """The file with a row for each card or tile."""
    pieces: int
    """How many rows it has."""
    purse: tuple[str, int]
    """What board.toml calls the money at the start, and how much it is."""
    least_money: Callable[[T], int]
    """Returns what the poorest player has."""

    @property
    def name(self) -> str:
        """Return the game's id."""
        return self.rules.id

    @property
    def sets(self) -> DataSets[Any]:
        """Return the game's data sets."""
        return self.rules.data_sets

    def at_most(self, players: int) -> int:
        """Return a number of players, or as many as can play, if that is fewer."""
        return min(players, self.rules.offered()[0].high)

    def new(self, players: int, seed: int) -> T:
        """Return a new table that rolls and draws for itself."""
        return self.rules.new({"players": self.at_most(players)}, Fast(seed))

    def keep_laws(self, table: T) -> None:
        """Fail where a law of conservation is broken."""
        broken = self.broken_law(table)
        assert broken is None, broken

    def case(self, players: int, seed: int, moments: int = 8, options: Options | None = None) -> Case[T]:
        """Return the game as the conformance kit takes it, with further options."""
        given: Options = {"players": self.at_most(players), **(options or {})}
        return Case(self.rules, given, seed, self.permute, self.keep_laws, moments)

    def money(self, count: int) -> str:
        """Return the line of board.toml that says how much money one starts with."""
        return f"{self.purse[0]} = {count}"

    def replace_money(self, folder: Path, count: int) -> None:
        """Let a set start with so much money instead of the usual amount."""
        path = folder / "board.toml"
        text = path.read_text(encoding="utf-8")
        assert self.money(self.purse[1]) in text
        path.write_text(text.replace(self.money(self.purse[1]), self.money(count), 1), encoding="utf-8")


def step(table: Table, rng: Fast) -> None:
    """Let somebody who is asked, chance included, choose at random."""
    table.apply(*random_choice(table, rng, rng))
