"""From expected points to the chance of winning: how much a point is worth, by the time of the game.

`make chances` finds it: at which steepness the chances told in many games of bots came true.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final, NamedTuple

_MOST: Final = 700.0  # what exp can take


WITH_EXPANSIONS: Final = "+"
"""After a number of players it says that a fit is of games with all expansions."""


class Steepness(NamedTuple):
    """How much a point tells of who wins, season by season, and how far told chances were off."""

    nodes: tuple[float, ...]
    """At the beginning of the game, of each season or round, and at the end."""
    error: float
    """The mean distance between chances told and how often they came true, from 0 to 1."""

    def at(self, time: float) -> float:
        """Return it at a time of the game, counted in seasons or rounds.

        >>> Steepness((0.0, 0.2, 0.4), 0.0).at(1.5)
        0.3
        """
        last = len(self.nodes) - 1
        whole = min(int(time), last)
        if whole == last:
            return self.nodes[last]
        return round(self.nodes[whole] + (self.nodes[whole + 1] - self.nodes[whole]) * (time - whole), 9)


class Fit(NamedTuple):
    """What was found for a game and a number of players, by how many games."""

    steepness: Steepness
    games: int


@cache
def _file() -> dict[str, Any]:
    text = files("burgomaster.insight").joinpath("fitted.json").read_text(encoding="utf-8")
    fitted: dict[str, Any] = json.loads(text)
    return fitted


def version() -> str:
    """Return which fit the chances are by."""
    return str(_file()["version"])


def fit_of(game: str, seats: int, expansions: bool = False) -> Fit:
    """Return what was found for a game of so many; for the nearest number, if that was not measured.

    With any of its expansions a game has a fit of its own, with all of them, where that was measured.
    """
    fits: dict[str, Any] = _file()["games"][game]
    own = [name for name in fits if name.endswith(WITH_EXPANSIONS)] if expansions else []
    kinds = own or [name for name in fits if not name.endswith(WITH_EXPANSIONS)]
    fit = fits[min(kinds, key=lambda name: abs(int(name.removesuffix(WITH_EXPANSIONS)) - seats))]
    return Fit(Steepness(tuple(fit["nodes"]), fit["error"]), fit["games"])


def chances(points: list[float], steep: float) -> list[float]:
    """Return everyone's chance of winning with the points they may expect.

    >>> [round(chance, 2) for chance in chances([50.0, 50.0], 0.3)]
    [0.5, 0.5]
    """
    best = max(points)
    weights = [exp(max(-_MOST, steep * (each - best))) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]
