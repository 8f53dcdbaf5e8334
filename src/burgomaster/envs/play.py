"""A table as environments have it: who is asked, what is observed, and what an action does."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Encoder
from burgomaster.core.message import Plain
from burgomaster.core.options import Option, Options
from burgomaster.core.table import Table
from burgomaster.envs.menus import Arrays, Menu, Offered, menu_of
from burgomaster.games import rules_of

UINT8: Final = np.dtype(np.uint8)


class Play:
    """A table with its menu; `begin` sets it up, `act` goes on to the next question."""

    def __init__(self, game: str, given: dict[str, Option], actions: str, places: int) -> None:
        self.rules: Final = rules_of(game)
        options: Options = {}
        for name, value in given.items():
            options[name] = [*value] if isinstance(value, list | tuple) else value
        self.notation: Final = self.rules.notation
        self.options: Final = self.rules.options(options)
        self.table: Table = self.rules.new(self.options, Fast(0))
        self.encoder: Final[Encoder[Any]] = self.rules.encoder(self.table)
        self.memory: Final = self.encoder.memory()
        self.menu: Menu = menu_of(actions, self.encoder, self.rules.notation, places)
        self.people: Final = [
            seat for seat in range(self.table.seats()) if not self.table.automatic >> seat & 1
        ]
        """The seats that the rules do not play."""
        self.seat = -1
        self.choices: list[Choice] = []
        columns = self.encoder.layout.columns
        high = np.array([column.high for column in columns], np.uint8)
        told: dict[str, Space[Any]] = {"observation": Box(np.zeros_like(high), high, high.shape, np.uint8)}
        self.space: Final = Dict({**told, **self.menu.spaces})

    def begin(self, seed: int) -> None:
        """Set up a table; everything that happens by chance follows from the seed."""
        self.table = self.rules.new(self.options, Fast(seed))
        self.table.hurries = True  # nobody is asked where there is one answer
        self.look()

    def look(self) -> None:
        """Find out who is asked what; nobody when the game is over."""
        self.seat, self.choices = self.table.turn()
        if self.choices:
            self.menu.open(self.table, self.seat, self.choices)

    def act(self, action: int) -> bool:
        """Take an action of the seat that is asked; tell whether its choice is complete and carried out."""
        choice = self.menu.take(action)
        if choice is None:
            return False
        table = self.table
        table.apply(self.seat, choice)
        self.seat, self.choices = seat, choices = table.turn()
        if choices:
            self.menu.open(table, seat, choices)
        return True

    def apply(self, choice: Choice) -> None:
        """Carry out a choice of the seat that is asked."""
        self.table.apply(self.seat, choice)
        self.look()

    def observed(self, seat: int) -> Arrays:
        """Return what a seat observes."""
        observed = self.menu.told(seat == self.seat)
        parts: list[bytes | bytearray] = []
        self.encoder.tell(parts, self.table, seat, self.memory)
        observed["observation"] = np.frombuffer(bytearray().join(parts), UINT8)
        return observed

    def viewed(self, seat: int) -> dict[str, Plain]:
        """Return the readable view of a seat."""
        return self.table.seen_by(seat).view()

    def offered(self) -> Offered:
        """Return what the places stand for, with number and text."""
        return Offered(self.notation, self.menu.listed())

    def clone(self) -> Play:
        """Return an equal play that goes on by itself, with the same luck."""
        table = self.table.clone()
        if isinstance(self.table.source, Fast):
            table.source = self.table.source.clone()
        return self.with_table(table, same=True)

    def imagined(self, seat: int, seed: int) -> Play:
        """Return a play that may be this one, as far as a seat knows; its luck follows from the seed."""
        rng = Fast(seed)
        table: Table = self.table.seen_by(seat).imagined(rng)
        table.source = rng
        return self.with_table(table, same=False)

    def with_table(self, table: Table, same: bool) -> Play:
        """Return a play at another table; `same`: with what was chosen so far of an action."""
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.table = table
        table.hurries = True
        other.menu = self.menu.clone()
        if not same:
            other.look()
        return other

    def html(self) -> str:
        """Return a page that shows the position."""
        name = escape(self.rules.id)
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title>'
        return f"{head}<pre>{escape(str(self.table))}</pre></html>"


def rendered(play: Play, mode: str | None) -> str | None:
    """Return or print the table as a render mode has it."""
    if mode == "human":
        print(play.table)
        return None
    if mode == "ansi":
        return str(play.table)
    return play.html() if mode == "html" else None


MODES: Final = ["human", "ansi", "html"]
