"""Actions: what is offered as numbers, in two forms, by place among the offers or factor by factor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, get_args, overload

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from burgomaster.core.choice import Choice, Notation
from burgomaster.core.encoding import Encoder
from burgomaster.core.table import Table

Actions = Literal["offers", "factored"]
PLACES: Final = 96
"""How many offers have a place, unless another number is given; random games offer up to 73 things."""
NO_VALUE: Final = -1

Arrays = dict[str, NDArray[Any]]


class Offered(Sequence[dict[str, Any]]):
    """What the actions stand for, worked out when looked at: the notation's own number, and the text.

    Part of `infos`; two are equal if the same is offered.
    """

    __slots__ = ("_choices", "_notation")

    def __init__(self, notation: Notation, choices: list[Choice]) -> None:
        self._notation = notation
        self._choices = choices

    def __len__(self) -> int:
        return len(self._choices)

    @overload
    def __getitem__(self, place: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, place: slice) -> list[dict[str, Any]]: ...
    def __getitem__(self, place: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        choice: Choice = self._choices[place]
        return {"number": self._notation.index(choice), "text": choice.text}

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[place] for place in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offered) and self._choices == other._choices

    def __hash__(self) -> int:
        return hash(tuple(self._choices))

    def __deepcopy__(self, memo: object) -> Offered:
        return self  # nothing of it changes, and trainers copy infos at every step

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)  # what another process gets is plain


class Menu:
    """What the seat that is asked can do, as numbers."""

    space: Discrete[Any]
    """The numbers."""
    spaces: dict[str, Space[Any]]
    """What of it is observed."""

    def open(self, table: Table, seat: int, choices: list[Choice]) -> None:
        """Lay out what a seat can choose."""
        raise NotImplementedError

    def take(self, action: int) -> Choice | None:
        """Return what an action chooses; None if it is not complete yet, and the same seat goes on."""
        raise NotImplementedError

    def told(self, asked: bool) -> Arrays:
        """Return what is observed of it; whoever is not asked sees an empty one."""
        raise NotImplementedError

    def listed(self) -> list[Choice]:
        """Return the offers that the places stand for; what is not complete stands for none."""
        return []

    def clone(self) -> Menu:
        """Return a menu on which the same lies."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other


def refused(action: int) -> ValueError:
    """Return the reason why an action that is not offered is not taken."""
    return ValueError(f"action {action} is not offered: look at action_mask")


class Offers(Menu):
    """An action is a place among what is offered; the last place leads on where there are more offers."""

    def __init__(self, encoder: Encoder[Any], places: int = PLACES) -> None:
        if places < 2:
            raise ValueError("at least two places are needed: an offer, and what leads on to the others")
        self.places: Final = places
        self._encoder: Final = encoder
        self._width: Final = len(encoder.offers)
        columns = encoder.offers.columns
        low = np.tile(np.array([min(column.low, NO_VALUE) for column in columns], np.int16), (places, 1))
        high = np.tile(np.array([column.high for column in columns], np.int16), (places, 1))
        self.space = Discrete(places)
        self.spaces = {
            "offers": Box(low, high, (places, self._width), np.int16),
            "action_mask": Box(0, 1, (places,), np.int8),
        }
        self._shape: Final = (places, self._width)
        self._masks: Final = [masked(places, range(count)) for count in range(places + 1)]
        self._masks_on: Final = [masked(places, [*range(count), places - 1]) for count in range(places)]
        self._choices: list[Choice] = []
        self._shown: list[Choice] = []
        self._page = 0

    def open(self, table: Table, seat: int, choices: list[Choice]) -> None:
        """Lay out what a seat can choose."""
        self._choices = self._shown = choices
        if len(choices) > self.places:
            self._turn_to(0)

    def _turn_to(self, page: int) -> None:
        start = page * (self.places - 1)
        self._page = page if start < len(self._choices) else 0
        start = self._page * (self.places - 1)
        self._shown = self._choices[start : start + self.places - 1]

    def take(self, action: int) -> Choice | None:
        """Return the offer at a place; None where the place leads on to others."""
        if 0 <= action < len(self._shown):
            return self._shown[action]
        if action == self.places - 1 and len(self._choices) > self.places:
            self._turn_to(self._page + 1)
            return None
        raise refused(action)

    def told(self, asked: bool) -> Arrays:
        """Return a row for each offer, and which places have one."""
        shown = self._shown if asked else []
        parts: list[bytes | bytearray] = []
        self._encoder.tell_rows(parts, shown, self.places)
        more = asked and len(self._choices) > self.places
        mask = (self._masks_on if more else self._masks)[len(shown)]
        return {
            "offers": np.ndarray(self._shape, INT16, bytearray().join(parts)),
            "action_mask": mask.copy(),
        }

    def listed(self) -> list[Choice]:
        """Return the offers that have a place now."""
        return self._shown


INT16: Final = np.dtype(np.int16)


def masked(size: int, places: Sequence[int] | range) -> NDArray[np.int8]:
    """Return a mask; everyone gets a copy, which they may change."""
    return np.array([1 if place in places else 0 for place in range(size)], np.int8)


def menu_of(actions: str, encoder: Encoder[Any], notation: Notation, places: int) -> Menu:
    """Return a menu of one of the two forms."""
    if actions == "offers":
        return Offers(encoder, places)
    if actions == "factored":
        from burgomaster.envs.factored import Factored

        return Factored(encoder, notation)
    raise ValueError(f"actions are one of {', '.join(get_args(Actions))}, not {actions!r}")
