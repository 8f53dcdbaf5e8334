"""Factored actions: the verb, then what, then where; each by its place in hand or on the board.

The numbers are the same in all positions of a game, and fewer than 300:

- one for each form of a verb, in the order of the notation;
- `HAND`: a card by its place in one's hand;
- `BOARD`: a card by its place among those laid out before oneself;
- `VALUES`: a small number itself, less the smallest: a colour, a side, a place, a seat;
- `RANKS`: anything else by its rank among what is possible now; the last leads on to further ones.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete

from burgomaster.core.choice import Choice, Notation
from burgomaster.core.encoding import Encoder
from burgomaster.core.table import Table
from burgomaster.envs.menus import NO_VALUE, Arrays, Menu, refused

HAND: Final = 32
BOARD: Final = 64
VALUES: Final = 32
RANKS: Final = 96


class Factored(Menu):
    """A choice is made in as many steps as it has values, but for those where there is one possibility."""

    def __init__(self, encoder: Encoder[Any], notation: Notation) -> None:
        self._encoder: Final = encoder
        self._forms: Final = {form: number for number, form in enumerate(notation.forms)}
        self._hand: Final = len(notation.forms)
        self._board: Final = self._hand + HAND
        self._values: Final = self._board + BOARD
        self._ranks: Final = self._values + VALUES
        self.size: Final = self._ranks + RANKS
        self._depth: Final = 1 + max(len(form.kinds) for form in notation.forms)
        self.space = Discrete(self.size)
        self.spaces = {
            "chosen": Box(-32768, 32767, (self._depth,), np.int16),
            "stands_for": Box(-32768, 32767, (self.size,), np.int16),
            "action_mask": Box(0, 1, (self.size,), np.int8),
        }
        self._left: list[Choice] = []
        self._chosen: list[int] = []
        self._tokens: dict[int, int] = {}
        """What can be chosen next: by the action, the number of a form or a value."""
        self._page = 0
        self._cards: tuple[list[int], list[int]] = ([], [])

    def open(self, table: Table, seat: int, choices: list[Choice]) -> None:
        """Lay out what a seat can choose."""
        self._left = choices
        self._chosen = []
        self._cards = (self._encoder.hand(table, seat), self._encoder.board(table, seat))
        self._go_on()

    def _next_of(self, choice: Choice) -> int:
        """Return a choice's next factor: the number of its form, then its values."""
        place = len(self._chosen)
        return choice.values[place - 1] if place else self._forms[choice.form]  # type: ignore[index]

    def _go_on(self) -> None:
        """Go past factors of which there is one possibility, and number those of the next."""
        while len(self._left) > 1:
            found = sorted({self._next_of(choice) for choice in self._left})
            if len(found) > 1:
                self._number(found)
                return
            self._chosen.append(found[0])
        self._tokens = {}

    def _number(self, found: list[int]) -> None:
        self._tokens = {}
        if not self._chosen:
            self._tokens = {number: number for number in found}
            return
        form = self._left[0].form
        name, kind = list(form.kinds.items())[len(self._chosen) - 1]  # type: ignore[union-attr]
        hand, board = self._cards if name in self._encoder.cards else ([], [])
        rest: list[int] = []
        for value in found:
            if value in hand[:HAND]:
                self._tokens[self._hand + hand.index(value)] = value
            elif value in board[:BOARD]:
                self._tokens[self._board + board.index(value)] = value
            elif name not in self._encoder.cards and 0 <= value - kind.low < VALUES:
                self._tokens[self._values + value - kind.low] = value
            else:
                rest.append(value)
        self._rank(rest)

    def _rank(self, rest: list[int]) -> None:
        """Number what has no place of its own; the last number leads on where there are more."""
        if len(rest) > RANKS:
            start = self._page * (RANKS - 1)
            if start >= len(rest):
                self._page = start = 0
            rest = rest[start : start + RANKS - 1]
            self._tokens[self._ranks + RANKS - 1] = NO_VALUE
        for rank, value in enumerate(rest):
            self._tokens[self._ranks + rank] = value

    def take(self, action: int) -> Choice | None:
        """Return the choice if it is complete with this factor."""
        if action not in self._tokens:
            raise refused(action)
        value = self._tokens[action]
        if action == self.size - 1 and value == NO_VALUE:
            self._page += 1
            self._go_on()
            return None
        self._left = [choice for choice in self._left if self._next_of(choice) == value]
        self._chosen.append(value)
        self._page = 0
        self._go_on()
        return self._left[0] if len(self._left) == 1 else None

    def told(self, asked: bool) -> Arrays:
        """Return what was chosen so far, what each action stands for, and which there are."""
        chosen = np.full(self._depth, NO_VALUE, np.int16)
        stands_for = np.full(self.size, NO_VALUE, np.int16)
        mask = np.zeros(self.size, np.int8)
        if asked:
            chosen[: len(self._chosen)] = self._chosen
            places = list(self._tokens)
            stands_for[places] = list(self._tokens.values())
            mask[places] = 1
        return {"chosen": chosen, "stands_for": stands_for, "action_mask": mask}

    def clone(self) -> Menu:
        """Return a menu on which the same lies."""
        other = super().clone()
        if isinstance(other, Factored):
            other._chosen = self._chosen[:]
        return other
